import QuantityCore

/// The grammatical number of a noun after a number.
enum NounNumber {
  /// `1 egg`
  case one
  /// `2 eggs`, `3 jajka`
  case few
  /// `5 jajek`, in the languages that have it
  case many

  /// How a language chooses one. Source: Unicode CLDR, plural rules.
  enum Scheme: Sendable {
    /// All but one are few.
    case two
    /// Polish: `2 jajka`, `5 jajek`, `22 jajka`; a fraction takes a case of the singular.
    case polish
    /// Russian and Ukrainian: `1 яблоко` and `21 яблоко`, `2 яблока`, `5 яблок`, `1,5 яблока`.
    case russian

    /// Returns the number of nouns after a number that is not one.
    func number(_ numerator: UInt128, over denominator: UInt128) -> NounNumber? {
      if self == .two { return .few }
      guard numerator % denominator == 0 else { return self == .russian ? .few : nil }
      let count = numerator / denominator
      let (last, lastTwo) = (count % 10, count % 100)
      if self == .russian, last == 1, lastTwo != 11 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    }
  }
}
