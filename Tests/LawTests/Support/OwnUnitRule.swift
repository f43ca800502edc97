import Quantities

/// How small units that stay what they are should be shown where no kit is named, by the words of
/// the rule.
struct OwnUnitRule {
  /// What the kitchen of cups and spoons makes of an amount.
  let trial: KitTrial<VolumeKind>

  /// The answer to an amount in dashes, pinches, smidgens or drops.
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

  /// The whole or half count that stands for a number: the number itself, or the whole one that is
  /// nearest, or else the half, if it is off by no more than 5 %.
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
