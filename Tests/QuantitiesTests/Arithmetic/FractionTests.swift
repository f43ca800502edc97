import Quantities
import TestSupport
import Testing

@Suite("Fractions")
struct FractionTests {
  @Test("come in lowest terms with a positive denominator")
  func lowestTerms() {
    #expect(Fraction(2, 6).description == "1/3")
    #expect(Fraction(3, -6).description == "-1/2")
    #expect(Fraction(0, -5) == .zero)
    #expect(Fraction(10, 5).isWhole)
  }

  @Test("obey the laws of arithmetic")
  func arithmetic() {
    #expect(Fraction(1, 3) + Fraction(1, 6) == Fraction(1, 2))
    #expect(Fraction(1, 2) - Fraction(2, 3) == Fraction(-1, 6))
    #expect(Fraction(2, 3) * Fraction(3, 4) == Fraction(1, 2))
    #expect(Fraction(1, 2) / Fraction(-1, 4) == Fraction(-2))
    #expect(Fraction(1, 3) < Fraction(34, 100))
    #expect(Fraction(-1, 3) > Fraction(-34, 100))
  }

  @Test("report an overflow and do not wrap")
  func overflow() {
    let most = Fraction(numerator: .max, denominator: 1)
    let least = Fraction(numerator: 1, denominator: .max)
    #expect(most.addingReportingOverflow(Fraction(1)).overflow)
    #expect(most.multipliedReportingOverflow(by: Fraction(2)).overflow)
    #expect(least.multipliedReportingOverflow(by: Fraction(1, 2)).overflow)
    #expect(most.dividedReportingOverflow(by: .zero).overflow)
    #expect(least < most)
    #expect(!most.multipliedReportingOverflow(by: least).overflow)
  }

  @Test("report no overflow where the result fits")
  func noFalseOverflow() {
    let half = Fraction(numerator: .max, denominator: 2)
    #expect(half.addingReportingOverflow(half).partialValue.numerator == .max)
    let lowest = Fraction(numerator: .min, denominator: 5)
    #expect(lowest.subtractingReportingOverflow(lowest) == (.zero, false))
    let zero = Fraction.zero.dividedReportingOverflow(by: lowest)
    #expect(zero == (.zero, false))
    let third = Fraction(numerator: .min, denominator: 3)
    let ratio = third.dividedReportingOverflow(by: Fraction(numerator: .min, denominator: 1))
    #expect(ratio == (Fraction(1, 3), false))
    let left = Fraction(numerator: 1, denominator: 15_419_787_655_150_925_166)
    let right = Fraction(numerator: 3, denominator: 33_347_577_295_055_924_362)
    #expect(!left.subtractingReportingOverflow(right).overflow)
  }

  @Test(
    "from a double: the simplest that rounds to it",
    arguments: [
      (0.1, Fraction(1, 10)), (0.5, Fraction(1, 2)), (1.0 / 3, Fraction(1, 3)),
      (2.0 / 3, Fraction(2, 3)), (-0.7, Fraction(-7, 10)),
      (1_000_000_000_000_000.5, Fraction(2_000_000_000_000_001, 2)),
      (0.333, Fraction(333, 1000)), (22.0 / 7, Fraction(22, 7)), (0, Fraction(0)),
      (453.59237, Fraction(45_359_237, 100_000)), (1e-9, Fraction(1, 1_000_000_000)),
    ] as [(Double, Fraction)])
  func simplest(value: Double, fraction: Fraction) {
    #expect(Fraction(simplest: value) == fraction)
  }

  @Test("from a double: every one but the infinite comes back the same")
  func simplestRoundTrips() {
    var random = SeededGenerator(seed: 20_240_611)
    for _ in 0..<2_000 {
      let value = Double(
        sign: .plus, exponent: Int.random(in: -60...60, using: &random),
        significand: Double.random(in: 1..<2, using: &random))
      guard let fraction = Fraction(simplest: value) else {
        Issue.record("\(value) has no fraction; seed \(random.seed)")
        return
      }
      #expect(Double(fraction) == value, "\(value), seed \(random.seed)")
    }
    #expect(Fraction(simplest: .nan) == nil)
    #expect(Fraction(simplest: .infinity) == nil)
    #expect(Fraction(simplest: 1e300) == nil)
    #expect(Fraction(simplest: 0x1p127) == nil)
    #expect(Fraction(simplest: -0x1p126) == Fraction(numerator: -1 << 126, denominator: 1))
    let greatest: Int128 = .max - (1 << 74) + 1
    #expect(Fraction(simplest: (0x1p127).nextDown) == Fraction(numerator: greatest, denominator: 1))
    #expect(Fraction(simplest: 1e-300) != nil)
  }

  @Test("to a double: correctly rounded")
  func toDouble() {
    #expect(Double(Fraction(1, 3)) == 1.0 / 3)
    #expect(Double(Fraction(numerator: .max, denominator: 1)) == 0x1p127)
    #expect(Double(Fraction(numerator: 1, denominator: .max)) == 0x1p-127)
    // Half a unit in the last place above 1 rounds to the even neighbor, and a little more rounds
    // up.
    #expect(Double(Fraction(numerator: (1 << 53) + 1, denominator: 1 << 53)) == 1)
    #expect(
      Double(Fraction(numerator: (1 << 107) + (1 << 54) + 1, denominator: 1 << 107))
        == 1.0.nextUp)
    #expect(Double(Fraction(numerator: (1 << 53) + 3, denominator: 1 << 53)) == 1 + 2 * 0x1p-52)
  }

  @Test("print as mixed numbers or decimals")
  func text() {
    #expect(Fraction(3, 2).formatted(.fraction) == "1 1/2")
    #expect(Fraction(-1, 3).formatted(.fraction) == "-1/3")
    #expect(Fraction(3, 2).formatted(.decimal) == "1.5")
    #expect(Fraction(1, 3).formatted(.decimal) == "0.3333333333")
    #expect(Fraction(200, 3).formatted(.decimal) == "66.66666667")
    let least = Fraction(numerator: 1, denominator: .max)
    #expect(least.formatted(.decimal) == "0.000000000000000000000000000000000000005877471754")
    let lowest = Fraction(numerator: .min, denominator: 1)
    #expect(lowest.formatted(.fraction) == "-170141183460469231731687303715884105728")
    #expect(lowest.formatted(.decimal) == "-170141183460469231731687303715884105728")
  }
}
