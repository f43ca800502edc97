import BigInt
import Quantities
import Testing

@Suite("Densities, against integers without bounds")
struct QuotientOracleTests {
  private func random(_ random: inout SeededGenerator) -> (Density, BigFraction)? {
    let (mass, volume) = (random.amount(MassKind.units), random.amount(VolumeKind.units))
    guard volume.ticks.count != 0,
      let density = try? Density(checking: mass, per: volume)
    else { return nil }
    return (density, BigFraction(big(mass.ticks.count), big(volume.ticks.count)))
  }

  @Test("made of a mass and a volume, unless one does not fit")
  func making() {
    Trial.run { random in
      let (mass, volume) = (random.amount(MassKind.units), random.amount(VolumeKind.units))
      guard volume.ticks.count != 0 else {
        return (try? Density(checking: mass, per: volume)) == nil ? nil : "\(mass) / 0"
      }
      let truth = BigFraction(big(mass.ticks.count), big(volume.ticks.count))
      let density = try? Density(checking: mass, per: volume)
      return (density == nil) == (truth.fraction == nil) ? nil : "\(mass.ticks) / \(volume.ticks)"
    }
  }

  @Test("multiplied by a volume and dividing a mass, rounded once to the nearest tick")
  func arithmetic() {
    Trial.run { random in
      guard let (density, truth) = self.random(&random) else { return nil }
      let volume = random.amount(VolumeKind.units)
      let mass = random.amount(MassKind.units)
      let product = density.multipliedReportingOverflow(by: volume)
      let expected = int128(
        (truth * BigFraction(big(volume.ticks.count))).rounded(.toNearestOrEven))
      guard product.overflow == (expected == nil), product.partialValue.ticks.count == expected ?? 0
      else { return "\(truth) * \(volume.ticks) is \(product)" }
      if expected != nil, (density * volume) != product.partialValue { return "the operator *" }

      guard truth.numerator != 0 else { return nil }
      let quotient = mass.dividedReportingOverflow(by: density)
      let volumeTicks = int128(
        (BigFraction(big(mass.ticks.count)) / truth).rounded(.toNearestOrEven))
      guard quotient.overflow == (volumeTicks == nil),
        quotient.partialValue.ticks.count == volumeTicks ?? 0
      else { return "\(mass.ticks) / \(truth) is \(quotient)" }
      if volumeTicks != nil, (mass / density) != quotient.partialValue { return "the operator /" }
      return nil
    }
  }

  @Test("values in any units: exact where they fit, the nearest double where those do")
  func values() {
    Trial.run { random in
      guard let (density, ticks) = self.random(&random) else { return nil }
      let (mass, volume) = (random.pick(MassKind.units), random.pick(VolumeKind.units))
      let truth =
        ticks * BigFraction(big(volume.ticks.count)) / BigFraction(big(mass.ticks.count))
      let exact = density.exactValue(in: mass, per: volume)
      guard exact == truth.fraction else { return "\(ticks) in \(mass)/\(volume), exactly" }
      let (value, nearest) = (density.value(in: mass, per: volume), truth.nearestDouble)
      // If the exact value does not fit, the result is rounded three times.
      let error = (value - nearest).magnitude
      return exact == nil
        ? (error <= 2 * nearest.ulp ? nil : "\(ticks) is \(value)")
        : value == nearest ? nil : "\(ticks) in \(mass)/\(volume) is \(value), and not \(nearest)"
    }
  }

  @Test("order and equality")
  func order() {
    Trial.run { random in
      guard let (a, left) = self.random(&random), let (b, right) = self.random(&random) else {
        return nil
      }
      let same = a.converted(to: .ounce, per: .gallon)
      let facts = [
        (a < b) == (left < right), (a == b) == (left == right), same == a,
        same.hashValue == a.hashValue,
      ]
      return facts.contains(false) ? "\(left) and \(right): \(facts)" : nil
    }
  }

  @Test("sums, differences, products and quotients are exact, unless they do not fit")
  func calculating() {
    func isWrong<Above, Below>(
      _ report: (partialValue: Quotient<Above, Below>, overflow: Bool), _ truth: BigFraction
    ) -> Bool {
      let (above, below) = (Above.units[0], Below.units[0])
      let value =
        report.overflow
        ? BigFraction(0) : truth * BigFraction(big(below.ticks.count), big(above.ticks.count))
      return report.overflow != (truth.fraction == nil)
        || report.partialValue.exactValue(in: above, per: below) != value.fraction
    }
    Trial.run { random in
      let (volume, time) = (random.amount(VolumeKind.units), random.amount(TimeKind.units))
      guard let (a, left) = self.random(&random), let (b, right) = self.random(&random),
        time.ticks.count != 0, let flow = try? Flow(checking: volume, per: time)
      else { return nil }
      let running = BigFraction(big(volume.ticks.count), big(time.ticks.count))
      let factor = random.fraction()
      let product = a.multipliedReportingOverflow(by: flow)
      var faults = [
        isWrong(a.addingReportingOverflow(b), left + right),
        isWrong(a.subtractingReportingOverflow(b), left - right),
        isWrong(a.multipliedReportingOverflow(by: factor), left * BigFraction(factor)),
        isWrong(product, left * running),
      ]
      if factor != .zero {
        faults.append(isWrong(a.dividedReportingOverflow(by: factor), left / BigFraction(factor)))
      }
      if right.numerator != 0 {
        let ratio = try? AnyQuotient(a).ratio(to: AnyQuotient(b))
        faults.append(ratio != (left / right).fraction)
      }
      if !product.overflow, left.numerator != 0, running.numerator != 0 {
        faults.append(isWrong(product.partialValue.dividedReportingOverflow(by: a), running))
        faults.append(isWrong(product.partialValue.dividedReportingOverflow(by: flow), left))
      }
      return faults.contains(true) ? "\(left), \(right), \(running), \(factor): \(faults)" : nil
    }
  }
}
