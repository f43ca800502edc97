import Quantities
import Testing

/// Fractions of small numbers are calculated in 64 bits: these are the largest of them, and those
/// just beyond.
@Suite("Fractions at the end of half a word")
struct FractionBoundaryTests {
  private static let numerators: [Int128] = [
    -2_147_483_649, -2_147_483_648, -2_147_483_647, -1, 0, 1, 6, 2_147_483_646, 2_147_483_647,
    2_147_483_648,
  ]
  private static let fractions = numerators.flatMap { numerator in
    numerators.filter { $0 > 0 }.map { Fraction(numerator: numerator, denominator: $0) }
  }

  @Test("sums, differences, products and order are those of 128 bits", arguments: fractions)
  func arithmetic(left: Fraction) {
    for right in Self.fractions {
      let (a, b) = (left.numerator, left.denominator)
      let (c, d) = (right.numerator, right.denominator)
      #expect(left + right == Fraction(numerator: a * d + c * b, denominator: b * d))
      #expect(left - right == Fraction(numerator: a * d - c * b, denominator: b * d))
      #expect(left * right == Fraction(numerator: a * c, denominator: b * d))
      #expect((left < right) == (a * d < c * b))
    }
  }
}
