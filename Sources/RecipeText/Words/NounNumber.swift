import QuantityCore

/// The grammatical number of a noun after a number.
enum NounNumber {
  /// `1 egg`
  case one
  /// `2 eggs`, `3 jajka`
  case few
  /// `5 jajek`, in the languages that have it
  case many
  /// `1/2 citronu`, in the languages whose parts take a case of the singular
  case part

  /// How a language chooses one. Source: Unicode CLDR, plural rules.
  enum Scheme: Sendable {
    /// All but one are few; up to one, parts are one.
    case two
    /// All but one are few, parts as well: `1 sipuli`, `2 sipulia`, `1/2 sipulia`.
    case finnish
    /// As `two`, with the genitives of both numbers: `χυμός 1 λεμονιού`.
    case greek
    /// `1 بيضة`, `2 بيضة`, `3 بيضات`, `11 بيضة`: from three to ten they are few.
    case arabic
    /// `2 citrony`, `5 citronů`, `22 citronů`, `1/2 citronu`
    case czech
    /// `2 jajka`, `5 jajek`, `22 jajka`, `1/2 jajka`
    case polish
    /// `1 яблоко` and `21 яблоко`, `2 яблока`, `5 яблок`, `1,5 яблока`, as after two
    case russian
    /// `1 лимон` and `21 лимон`, `2 лимони`, `5 лимонів`, `1,5 лимона`
    case ukrainian

    /// Whether its nouns have a single form beside that of one.
    var hasOnePlural: Bool { self == .two || self == .finnish }

    /// Whether its adjectives have a plural for each plural of the nouns: `2 duże jajka`, `5 dużych jajek`.
    var isSlavic: Bool {
      switch self {
      case .czech, .polish, .russian, .ukrainian: true
      case .two, .finnish, .greek, .arabic: false
      }
    }

    /// Returns the number of nouns after a number that is not one.
    func number(_ numerator: UInt128, over denominator: UInt128) -> NounNumber {
      if hasOnePlural || self == .greek { return .few }
      guard numerator % denominator == 0 else { return self == .arabic ? .one : .part }
      let count = numerator / denominator
      if self == .czech { return (2...4).contains(count) ? .few : .many }
      let (last, lastTwo) = (count % 10, count % 100)
      if self == .arabic { return (3...10).contains(lastTwo) ? .few : .one }
      if self != .polish, last == 1, lastTwo != 11 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    }
  }
}
