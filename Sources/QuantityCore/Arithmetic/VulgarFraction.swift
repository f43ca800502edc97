/// A fraction written with characters for fractions or raised digits: `½`, `⅟8`, `¹¹⁄₁₆`.
package struct VulgarFraction {
  package let numerator: UInt128
  package let denominator: UInt128
  /// The length in UTF-8 bytes.
  package let length: Int

  /// The single-character fractions, in the order of Unicode.
  private static let characters:
    [(character: Unicode.Scalar, numerator: UInt8, denominator: UInt8)] =
      [
        ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3),
        ("⅔", 2, 3), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6),
        ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8), ("↉", 0, 3),
      ]

  /// Makes the fraction that a character denotes, or `nil` if it is not one.
  package init?(_ character: Unicode.Scalar) {
    guard let row = VulgarFraction.characters.first(where: { $0.character == character }) else {
      return nil
    }
    numerator = UInt128(row.numerator)
    denominator = UInt128(row.denominator)
    length = character.utf8.count
  }

  package init(_ numerator: UInt128, over denominator: UInt128, length: Int) {
    self.numerator = numerator
    self.denominator = denominator
    self.length = length
  }

  /// Returns the character of a fraction in lowest terms, or `nil` if Unicode has none.
  package static func character(for numerator: UInt128, over denominator: UInt128) -> Unicode
    .Scalar?
  {
    guard denominator <= 10, numerator < denominator else { return nil }
    let (top, bottom) = (UInt8(numerator), UInt8(denominator))
    return characters.first { $0.numerator == top && $0.denominator == bottom }?.character
  }
}
