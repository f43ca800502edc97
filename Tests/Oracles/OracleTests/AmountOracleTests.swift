import BigInt
import Quantities
import Testing

@Suite("Amounts, against integers without bounds")
struct AmountOracleTests {
  private typealias Report = (partialValue: Amount<VolumeKind>, overflow: Bool)

  /// A result is right if it is the true number of ticks, rounded once, ties to even, or an
  /// overflow if that does not fit.
  private func fault(_ report: Report, _ truth: BigFraction, _ context: String) -> String? {
    let ticks = int128(truth.rounded(.toNearestOrEven))
    guard report.overflow == (ticks == nil) else {
      return "\(context) overflows: \(report.overflow)"
    }
    guard let ticks else { return nil }
    return report.partialValue.ticks.count == ticks
      ? nil : "\(context) is \(report.partialValue.ticks) ticks, and not \(ticks)"
  }

  private func ticks(_ amount: Amount<VolumeKind>) -> BigFraction {
    BigFraction(big(amount.ticks.count))
  }

  @Test("scaled and divided by fractions, rounded once to the nearest tick")
  func scaling() {
    Trial.run { random in
      let amount = random.amount(VolumeKind.units)
      let factor = random.fraction()
      let context = "\(amount.ticks) ticks, \(factor)"
      let product = ticks(amount) * BigFraction(factor)
      let quotient = factor.numerator == 0 ? nil : ticks(amount) / BigFraction(factor)
      return fault(amount.multipliedReportingOverflow(by: factor), product, "* \(context)")
        ?? quotient.flatMap {
          fault(amount.dividedReportingOverflow(by: factor), $0, "/ \(context)")
        }
    }
  }

  @Test("scaled to halves of ticks, where ties go to even")
  func ties() {
    Trial.run { random in
      let bottom = Int128(random.next() % 1_000_000 + 1) * 2
      let top = Int128(random.next() % 1_000_000) * 2 + 1
      let factor = Fraction(numerator: random.pick([top, -top]), denominator: bottom)
      // A multiple of half the denominator gives a tie, or nearly so.
      let count =
        (factor.denominator / 2) * (random.int128() >> 64) + random.pick([0, 0, 0, 1, -1])
      let amount = Amount<VolumeKind>(ticks: Ticks(count), unit: .cup)
      return fault(
        amount.multipliedReportingOverflow(by: factor), ticks(amount) * BigFraction(factor),
        "\(count) ticks * \(factor)")
    }
  }

  @Test("added and subtracted")
  func sums() {
    Trial.run { random in
      let (a, b) = (random.amount(VolumeKind.units), random.amount(VolumeKind.units))
      let sum = ticks(a) + ticks(b)
      let difference = ticks(a) - ticks(b)
      if let truth = int128(sum.numerator) {
        guard (a + b).ticks.count == truth, (a + b).unit == a.unit else { return "\(a) + \(b)" }
        let all: [any Volume] = [a, b]
        guard all.sum(in: .cup).ticks.count == truth else { return "the sum of \(all)" }
      }
      if let truth = int128(difference.numerator) {
        guard (a - b).ticks.count == truth, (a - b).unit == a.unit else { return "\(a) - \(b)" }
      }
      return fault(a.addingReportingOverflow(b), sum, "\(a.ticks) + \(b.ticks)")
        ?? fault(a.subtractingReportingOverflow(b), difference, "\(a.ticks) - \(b.ticks)")
        ?? ((a < b) == (ticks(a) < ticks(b)) ? nil : "the order of \(a.ticks), \(b.ticks)")
    }
  }

  @Test("operators with whole numbers, doubles and fractions, where the result fits")
  func operators() {
    Trial.run { random in
      let amount = random.amount(VolumeKind.units)
      let whole = Int(truncatingIfNeeded: random.int128() >> 64)
      let double = Double(sign: .plus, exponent: Int(random.next() % 40) - 20, significand: 1.1)
      let fraction = random.fraction()
      let factors: [(any NumericalValue, BigFraction, Amount<VolumeKind>?)] = [
        (whole, BigFraction(BigInt(whole)), product(amount, whole)),
        (double, BigFraction(Fraction(simplest: double) ?? .zero), product(amount, double)),
        (fraction, BigFraction(fraction), product(amount, fraction)),
      ]
      for (factor, truth, made) in factors where made != nil {
        let expected = int128((ticks(amount) * truth).rounded(.toNearestOrEven))
        if made?.ticks.count != expected { return "\(amount.ticks) ticks * \(factor)" }
      }
      return nil
    }
  }

  /// Returns the product by the operator, which traps on overflow, or `nil` if it would.
  private func product<Value: NumericalValue>(
    _ amount: Amount<VolumeKind>, _ factor: Value
  ) -> Amount<VolumeKind>? {
    guard let fraction = try? factor.simplestFraction(),
      !amount.multipliedReportingOverflow(by: fraction).overflow
    else { return nil }
    return switch factor {
    case let whole as Int: amount * whole
    case let double as Double: double * amount
    case let fraction as Fraction: amount * fraction
    default: nil
    }
  }

  @Test("values in any unit: exact, as the nearest double, and rounded by each rule")
  func values() {
    let rules: [FloatingPointRoundingRule] = [
      .down, .up, .towardZero, .awayFromZero, .toNearestOrAwayFromZero, .toNearestOrEven,
    ]
    Trial.run { random in
      let amount = random.amount(VolumeKind.units)
      let unit = random.pick(VolumeKind.units)
      let truth = ticks(amount) / BigFraction(big(unit.ticks.count))
      let context = "\(amount.ticks) ticks in \(unit)"
      guard BigFraction(amount.exactValue(in: unit)) == truth else { return "\(context), exactly" }
      guard amount.value(in: unit) == truth.nearestDouble else { return "\(context), as a double" }
      let rule = random.pick(rules)
      guard let whole = Int(exactly: truth.rounded(rule)) else { return nil }
      return amount.wholeValue(in: unit, rounding: rule) == whole ? nil : "\(context), \(rule)"
    }
  }

  @Test("made from fractions and doubles")
  func making() throws {
    Trial.run { random in
      let unit = random.pick(VolumeKind.units)
      let size = BigFraction(big(unit.ticks.count))
      let value = random.fraction()
      let made = try? Amount(checking: value, unit)
      let rounded = (BigFraction(value) * size).rounded(.toNearestOrEven)
      // A nonzero value that would become zero is refused.
      let expected = rounded == 0 && value != .zero ? nil : int128(rounded)
      return made?.ticks.count == expected ? nil : "\(value) \(unit) is \(made?.ticks.count ?? 0)"
    }
  }

  @Test("durations of the standard library, exact and rounded by each rule")
  func durations() {
    Trial.run { random in
      let time = random.amount(TimeKind.units)
      let truth = BigFraction(big(time.ticks.count), 20160)
      let rule = random.pick([FloatingPointRoundingRule.down, .up, .toNearestOrEven, .towardZero])
      let rounded = truth.rounded(rule)
      func count(_ duration: Duration) -> BigInt {
        BigInt(duration.components.seconds) * BigInt(10).power(18)
          + BigInt(duration.components.attoseconds)
      }
      guard count(Duration(time, rounding: rule)) == rounded else {
        return "\(time.ticks), \(rule)"
      }
      let exact = Duration(exactly: time)
      guard (exact != nil) == (truth.denominator == 1) else { return "\(time.ticks) exactly" }
      if let exact, Amount(exact) != time { return "\(time.ticks) does not come back" }
      return nil
    }
  }
}
