/// What a plural rule asks of a number, which is more than its value: `1.0` is not `1`.
///
///     PluralRule.english.category(of: PluralOperands(1))                           // one
///     PluralRule.english.category(of: PluralOperands(1, decimals: 0, places: 1))   // other
public struct PluralOperands: Sendable, Hashable {
  /// The digits before the point, as a number: CLDR's `i`.
  public let whole: UInt128
  /// The digits behind the point, as a number: CLDR's `f`.
  public let decimals: UInt128
  /// How many digits stand behind the point: CLDR's `v`.
  public let places: Int
  /// The exponent of a number written in millions, say: CLDR's `e`.
  public let exponent: Int

  /// Describes a number as it is written.
  ///
  ///     PluralOperands(2, decimals: 50, places: 2)   // 2.50
  ///     PluralOperands(3_000_000, exponent: 6)       // 3000000c6, as in 3 million
  public init(_ whole: UInt128, decimals: UInt128 = 0, places: Int = 0, exponent: Int = 0) {
    self.whole = whole
    self.decimals = decimals
    self.places = places
    self.exponent = exponent
  }

  /// An operand by its letter in CLDR; `nil` for a number that is not whole.
  func value(of letter: Unicode.Scalar) -> UInt128? {
    switch letter {
    case "n": decimals == 0 ? whole : nil
    case "i": whole
    case "f": decimals
    case "t": trimmed.decimals
    case "v": UInt128(places)
    case "w": UInt128(trimmed.places)
    default: UInt128(exponent)
    }
  }

  static let letters: [Unicode.Scalar] = ["n", "i", "f", "t", "v", "w", "c", "e"]

  /// The decimals without zeros at their end.
  private var trimmed: (decimals: UInt128, places: Int) {
    guard decimals != 0 else { return (0, 0) }
    var (rest, count) = (decimals, places)
    while rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
    return (rest, count)
  }
}

extension PluralOperands: CustomStringConvertible {
  /// The number as it is written: `2.50`, `3c6` for three millions.
  public var description: String {
    let digits = "\(decimals)"
    let zeros = String(repeating: "0", count: max(0, places - digits.utf8.count))
    let power = exponent == 0 ? "" : "c\(exponent)"
    return (places == 0 ? "\(whole)" : "\(whole).\(zeros)\(digits)") + power
  }
}
