import Quantities

/// How small units that stay what they are should be shown where no kit is named, by the words of
/// the rule.
struct OwnUnitRule {
  /// What the kitchen of cups and spoons makes of an amount.
  let oracle: BruteForce<VolumeKind>

  /// The answer to an amount in dashes, pinches, smidgens or drops.
  func answer(to amount: Amount<VolumeKind>) -> Answer<VolumeKind> {
    let ticks = amount.ticks.count
    let count = Fraction(numerator: ticks, denominator: 1) / amount.unit.size
    let verdict = oracle.verdict(on: ticks)
    let isCounted = (count * Fraction(2)).isWhole
    let isSpoonful = 4 * abs(ticks) >= MeasurementUnit<VolumeKind>.teaspoon.ticks.count
    let stays =
      amount.unit == .dash
      ? count.magnitude <= Fraction(6) : !(isSpoonful && verdict.rank == .exact)
    guard isCounted, stays else { return verdict.answer }
    return Answer(parts: [.init(value: count, unit: amount.unit)], isExact: true)
  }
}
