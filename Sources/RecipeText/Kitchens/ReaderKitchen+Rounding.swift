import QuantityCore
import QuantityReading

// Round numbers of a kitchen's scale, cups and spoons.

extension ReaderKitchen {
  /// Shows an estimate in the measures of a kit, in a round number if one is near enough.
  func presented<Kind>(
    _ estimate: Estimate<Kind>, _ kit: Kit<Kind>, _ measure: ScaledMeasure
  ) -> AnyPresentation {
    func presented(_ round: Amount<Kind>) -> AnyPresentation {
      guard kit.core.spoons != nil else {
        let bounds = min(round, estimate.amount)...max(round, estimate.amount)
        let rounded = round == estimate.amount ? estimate : Estimate(round, in: bounds)
        return rounded.presented(kit: kit, system: system).shown
      }
      return AnyPresenter(kit: kit.core, approximation: .never, system: system)
        .present(round.ticks.count.magnitude, round.unit.handle).approximated(unless: false)
    }
    let steps = roundSteps(for: estimate.amount.ticks.count.magnitude, of: kit.core, measure)
    if let round = estimate.rounded(to: steps) { return presented(round) }
    let shown = estimate.presented(kit: kit, system: system).shown
    // A scale shows whole grams.
    let gram = MeasurementUnit<MassKind>.gram.handle
    if shown.parts[0].unit == gram, shown.parts[0].number.ratio.denominator > 1,
      estimate.amount.ticks.count.magnitude >= 10 * gram.size,
      let round = estimate.rounded(to: [RoundStep(gram.size, within: 30)])
    {
      return presented(round)
    }
    // `2/3 cup + 2 1/2 tsp`, `3/4 cup + 3 1/2 tbsp`
    guard let spoon = kit.core.spoons?.table, shown.parts.count > 1,
      let round = estimate.rounded(
        to: cupSteps(in: shown.parts, spoon, estimate.amount.ticks.count))
    else { return shown }
    return presented(round)
  }

  /// Returns the steps of round numbers for cups that are shown in several parts, coarsest first.
  private func cupSteps(
    in parts: [AnyPresentation.Part], _ spoon: AnyUnit, _ ticks: Int128
  ) -> [RoundStep] {
    let cup = 16 * spoon.size
    guard parts[0].unit.size == cup else { return [] }
    if parts[parts.count - 1].unit == spoon {
      return [4, 3].map { RoundStep(cup, over: $0, within: 30) }
    }
    let isSmall = ticks.magnitude < 6 * spoon.size
    return [4, 3].map { RoundStep(cup, over: $0, within: isSmall ? 15 : 20) }
      + [RoundStep(spoon.size, within: 20)]
  }

  /// Returns the steps of round numbers, coarsest first: pounds and ounces in a kitchen that weighs
  /// little, the spoons of a set, two digits for the ends of a metric range, and one or two for a
  /// vessel.
  private func roundSteps(
    for ticks: UInt128, of kit: AnyKit, _ measure: ScaledMeasure
  ) -> [RoundStep] {
    let ounce = MeasurementUnit<MassKind>.ounce.handle.size
    let isVessel = measure.found.rule == Rule.vesselSize
    if kit.hasOunces {
      if isVessel, ticks > 8 * ounce { return [RoundStep(8 * ounce, within: 8)] }
      if weighs(.loose) {
        return ticks < 2 * ounce ? [RoundStep(ounce, over: 8, within: 15)] : []
      }
      return [
        RoundStep(16 * ounce, within: 30), RoundStep(ounce, within: 30),
        RoundStep(ounce, over: 4, within: 15), RoundStep(ounce, over: 8, within: 15),
      ]
    }
    if let spoons = kit.spoons, ticks < 4 * spoons.table.size {
      let (tablespoon, teaspoon) = (spoons.table.size, spoons.tea.size)
      // 15 g butter is a tablespoon.
      return (ticks < tablespoon / 15 * 14 ? [] : [RoundStep(tablespoon, over: 2, within: 15)])
        + [2, 4, 3].map { RoundStep(teaspoon, over: $0, within: 20) }
        // Nobody owns a spoon of 5/8 or 7/8 teaspoon.
        + (ticks < teaspoon ? [RoundStep(teaspoon, over: 4, within: 10)] : [])
    }
    let bases = [
      MeasurementUnit<MassKind>.gram.handle, MeasurementUnit<VolumeKind>.milliliter.handle,
    ]
    let isSize = !isVessel && measure.found.role == .size
    guard isVessel || isSize || measure.found.quantity.isRange,
      let base = kit.units.first(where: { bases.contains($0) })
    else { return [] }
    // A packet of yeast has 7 g, and cans are sold by 5 g.
    if isSize, ticks < 10 * base.size { return [RoundStep(base.size, within: 30)] }
    if isSize, ticks < 1000 * base.size || !measure.found.quantity.isRange { return [] }
    var power = base.size
    while power <= ticks / 10 { power *= 10 }
    return (isVessel ? [power, power / 10] : [power / 10]).map { RoundStep($0, within: 30) }
  }
}

/// A part of a unit whose multiples are round numbers, and how near one must be: within 1/30.
struct RoundStep {
  let size: UInt128
  let parts: UInt128
  let nearness: Int128

  init(_ size: UInt128, over parts: UInt128 = 1, within nearness: Int128) {
    (self.size, self.parts, self.nearness) = (size, parts, nearness)
  }
}

extension Estimate {
  /// Returns the nearest multiple of the first step that has one near enough.
  func rounded(to steps: [RoundStep]) -> Amount<Kind>? {
    let count = amount.ticks.count
    for step in steps where count > 0 && count < .max / 64 {
      let parts = (count.magnitude * step.parts + step.size / 2) / step.size
      let round = Int128(parts * step.size / step.parts)
      guard round > 0, (round > count ? round - count : count - round) <= count / step.nearness
      else { continue }
      return Amount(ticks: Ticks<Kind>(round), unit: amount.unit)
    }
    return nil
  }
}

extension AnyKit {
  var hasOunces: Bool { units.contains(MeasurementUnit<MassKind>.ounce.handle) }

  /// The tablespoon and the teaspoon of a kit of cups and spoons.
  fileprivate var spoons: (table: AnyUnit, tea: AnyUnit)? {
    guard let table = units.first(where: { $0.isScooped && $0.name == "tablespoon" }),
      let tea = units.first(where: { $0.isScooped && $0.name == "teaspoon" })
    else { return nil }
    return (table, tea)
  }
}
