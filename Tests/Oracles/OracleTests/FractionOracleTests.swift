import BigInt
import Quantities
import Testing

@Suite("Fractions, against integers without bounds")
struct FractionOracleTests {
  private typealias Report = (partialValue: Fraction, overflow: Bool)

  /// A result is right if it is the true one, or an overflow if the true one does not fit.
  private func fault(_ report: Report, _ truth: BigFraction, _ context: String) -> String? {
    let expected: Report = truth.fraction.map { ($0, false) } ?? (.zero, true)
    return report == expected ? nil : "\(context) is \(report), and not \(truth)"
  }

  @Test("sums, differences, products and quotients")
  func arithmetic() {
    Trial.run { random in
      let (a, b) = random.fractions()
      let (left, right) = (BigFraction(a), BigFraction(b))
      let quotient = b.numerator == 0 ? nil : left / right
      return fault(a.addingReportingOverflow(b), left + right, "\(a) + \(b)")
        ?? fault(a.subtractingReportingOverflow(b), left - right, "\(a) - \(b)")
        ?? fault(a.multipliedReportingOverflow(by: b), left * right, "\(a) * \(b)")
        ?? quotient.flatMap { fault(a.dividedReportingOverflow(by: b), $0, "\(a) / \(b)") }
        ?? (a.dividedReportingOverflow(by: .zero).overflow ? nil : "\(a) / 0 is something")
    }
  }

  @Test("operators, where the result fits")
  func operators() {
    Trial.run { random in
      let (a, b) = random.fractions()
      let (left, right) = (BigFraction(a), BigFraction(b))
      var (sum, difference, product, quotient) = (a, a, a, a)
      if let truth = (left + right).fraction {
        sum += b
        guard sum == truth, a + b == truth else { return "\(a) + \(b) is not \(truth)" }
      }
      if let truth = (left - right).fraction {
        difference -= b
        guard difference == truth, a - b == truth else { return "\(a) - \(b) is not \(truth)" }
      }
      if let truth = (left * right).fraction {
        product *= b
        guard product == truth, a * b == truth else { return "\(a) * \(b) is not \(truth)" }
      }
      if b.numerator != 0, let truth = (left / right).fraction {
        quotient /= b
        guard quotient == truth, a / b == truth else { return "\(a) / \(b) is not \(truth)" }
      }
      return nil
    }
  }

  @Test("order, equality, sign and whole numbers")
  func order() {
    Trial.run { random in
      let (a, b) = random.fractions()
      let (left, right) = (BigFraction(a), BigFraction(b))
      let facts = [
        (a < b) == (left < right), (a <= b) == (left <= right), (a > b) == (left > right),
        (a == b) == (left == right), a.isWhole == (left.denominator == 1),
        a.numerator == .min || BigFraction(-a) == BigFraction(0) - left,
        a.numerator == .min || BigFraction(a.magnitude) == left.magnitude,
      ]
      return facts.contains(false) ? "\(a) and \(b): \(facts)" : nil
    }
  }

  @Test("in lowest terms, whatever the terms they are given in")
  func lowestTerms() {
    Trial.run { random in
      let (top, bottom) = (random.int128(), random.int128())
      guard bottom != 0 else { return nil }
      let truth = BigFraction(big(top), big(bottom))
      guard let expected = truth.fraction else { return nil }
      let made = Fraction(numerator: top, denominator: bottom)
      return BigFraction(made) == truth && made.denominator == expected.denominator
        && made.denominator > 0 ? nil : "\(top)/\(bottom) is \(made)"
    }
  }

  @Test("to the nearest double, ties to even")
  func toDouble() {
    Trial.run { random in
      let fraction = random.fraction()
      let (value, truth) = (Double(fraction), BigFraction(fraction).nearestDouble)
      return value == truth ? nil : "\(fraction) is \(value), and not \(truth)"
    }
  }

  @Test("to the nearest double where it lies halfway, or a hair beside")
  func halfway() {
    Trial.run { random in
      // An odd number of 54 bits is halfway between two doubles.
      let odd = Int128(random.next() >> 11 | 1 << 53 | 1)
      let scale = Int128(1) << Int128(random.next() % 70)
      let shifted = odd * scale + random.pick([-1, 0, 0, 1])
      let fraction =
        random.next() & 1 == 0
        ? Fraction(numerator: shifted, denominator: 1)
        : Fraction(numerator: shifted, denominator: 1 << Int128(random.next() % 126))
      let (value, truth) = (Double(fraction), BigFraction(fraction).nearestDouble)
      return value == truth ? nil : "\(fraction) is \(value), and not \(truth)"
    }
  }

  @Test("from a double: the simplest that rounds to it")
  func fromDouble() {
    Trial.run { random in
      let exponent = Int(random.next() % 300) - 170
      let value = Double(
        sign: random.pick([.plus, .minus]), exponent: exponent,
        significand: random.pick([
          1, 1.5, 1.0.nextUp, 2.0.nextDown, Double.random(in: 1..<2, using: &random),
          Double.random(in: 1..<2, using: &random),
        ]))
      return simplestFault(value)
    }
    Trial.run { random in
      let numerator = Double(random.next() % 10_000)
      return simplestFault(numerator / Double(random.next() % 1000 + 1))
    }
  }

  private func simplestFault(_ value: Double) -> String? {
    let exact = BigFraction(exactly: value)
    let fraction = Fraction(simplest: value)
    let wholes = exact.magnitude.floor
    if wholes >= BigInt(1) << 127 { return fraction == nil ? nil : "\(value) does not fit" }
    guard let fraction else { return "\(value) has no fraction" }
    let made = BigFraction(fraction)
    if exact.denominator == 1 { return made == exact ? nil : "\(value) is \(made)" }
    if value.magnitude < 0x1p-66 {
      let error = (made - exact).magnitude
      return error < BigFraction.power(-126) ? nil : "\(value) is \(made), off by \(error)"
    }
    // The neighboring doubles are one unit in the last place away, or half of that below a power of
    // two.
    let magnitude = value.magnitude
    let low = BigFraction(exactly: magnitude.nextDown) + BigFraction(exactly: magnitude)
    let high = BigFraction(exactly: magnitude.nextUp) + BigFraction(exactly: magnitude)
    let half = BigFraction(1, 2)
    let simplest = BigFraction.simplest(
      from: low * half, to: high * half,
      includingEnds: magnitude.significandBitPattern & 1 == 0)
    return made.magnitude == simplest && (made.numerator < 0) == (value < 0)
      ? nil : "\(value) is \(made), and not \(simplest)"
  }
}
