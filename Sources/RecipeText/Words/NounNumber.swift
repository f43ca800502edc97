import QuantityCore

/// The grammatical number of a noun after a number.
enum NounNumber {
  /// `1 egg`
  case one
  /// `2 eggs`, `3 jajka`
  case few
  /// `5 jajek`, in languages with a separate form
  case many
  /// `1/2 citronu`, in languages with a case of the singular after fractions
  case part

  /// How a language determines the number. Source: Unicode CLDR, plural rules.
  enum Scheme: String {
    /// `one` for 1 and fractions below it, otherwise `few`.
    case two
    /// `one` for 1, otherwise `few`, even for fractions: `1 sipuli`, `2 sipulia`, `1/2 sipulia`.
    case finnish
    /// Like `two`, with the genitives of both numbers: `χυμός 1 λεμονιού`.
    case greek
    /// `few` from 3 to 10, otherwise `one`: `1 بيضة`, `2 بيضة`, `3 بيضات`, `11 بيضة`.
    case arabic
    /// `2 citrony`, `5 citronů`, `22 citronů`, `1/2 citronu`
    case czech
    /// `2 jajka`, `5 jajek`, `22 jajka`, `1/2 jajka`
    case polish
    /// `1 яблоко`, `21 яблоко`, `2 яблока`, `5 яблок`, `1,5 яблока`, like `2 яблока`
    case russian
    /// `1 лимон`, `21 лимон`, `2 лимони`, `5 лимонів`, `1,5 лимона`
    case ukrainian

    /// Whether nouns have a single plural form.
    var hasOnePlural: Bool { self == .two || self == .finnish }

    /// Whether adjectives have a form for each plural of the nouns: `2 duże jajka`,
    /// `5 dużych jajek`.
    var isSlavic: Bool {
      switch self {
      case .czech, .polish, .russian, .ukrainian: true
      case .two, .finnish, .greek, .arabic: false
      }
    }

    /// Returns the grammatical number of a noun after a number for which it isn't `one`.
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
