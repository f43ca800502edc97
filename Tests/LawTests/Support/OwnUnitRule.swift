import Quantities

/// The expected presentation of small units that are kept without a kit, by the words of the rule.
struct OwnUnitRule {
  /// The result of the kitchen with cups and spoons.
  let trial: KitTrial<VolumeKind>

  /// Returns the answer for an amount in dashes, pinches, smidgens or drops.
  func answer(to amount: Amount<VolumeKind>) -> Answer<VolumeKind> {
    let ticks = amount.ticks.count
    let count = Fraction(numerator: ticks, denominator: 1) / amount.unit.size
    let verdict = trial.verdict(on: amount)
    if amount.unit == .dash {
      guard count.isHalf, count.magnitude <= Fraction(6) else { return verdict.answer }
      return Answer(parts: [.init(value: count, unit: .dash)], isExact: true)
    }
    let isSpoonful = 4 * abs(ticks) >= MeasurementUnit<VolumeKind>.teaspoon.ticks.count
    if isSpoonful, verdict.rank == .exact { return verdict.answer }
    let number = Self.number(near: count.magnitude) ?? count.magnitude
    let answer = Answer<VolumeKind>(
      parts: [.init(value: number, unit: amount.unit)], isExact: number == count.magnitude)
    return ticks < 0 ? answer.negated : answer
  }

  /// Returns the whole or half count for a number: the number itself, or the nearest whole count or
  /// else the nearest half, if it is within 5 %.
  private static func number(near count: Fraction) -> Fraction? {
    if count.isHalf { return count }
    let steps = [Fraction(1), Fraction(1, 2)]
    return steps.lazy.map { step in
      Fraction(numerator: (count / step).rounded(tiesToEven: false), denominator: 1) * step
    }.first { ($0 - count).magnitude <= count / Fraction(20) }
  }
}

extension Fraction {
  /// Whether it is a whole number of halves.
  fileprivate var isHalf: Bool { (self * Fraction(2)).isWhole }
}
