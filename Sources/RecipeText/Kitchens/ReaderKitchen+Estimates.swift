package import QuantityCore
import QuantityReading

// The numbers of a kitchen, as a scale, a jug or spoons show them.

extension ReaderKitchen {
  /// Shows a quantity in the measures of a kit: a mass as read from a scale, in steps of 5 g from
  /// 100 g up, and a volume as measured with cups, spoons or a jug.
  func shown(
    _ measure: ScaledMeasure, with kit: Kit<VolumeKind>
  ) throws(QuantityError) -> AnyRangePresentation {
    let (lower, upper) = measure.amounts
    let isExact = (measure.ends.lower.isWhole, measure.ends.upper.isWhole)
    if let least = lower.as(MassKind.self), let most = upper.as(MassKind.self) {
      return shown(measure, least.asMeasured, most.asMeasured, masses)
    }
    if let least = lower.as(VolumeKind.self), let most = upper.as(VolumeKind.self),
      kit.core.units.allSatisfy({ $0.isScooped })
    {
      guard measure.found.role == .size else {
        return shown(measure, least.asMeasured, most.asMeasured, kit)
      }
      // Nobody sells a can of 1 2/3 cups.
      let quart = MeasurementUnit<VolumeKind>.quart
      let isSmall = most.ticks.count.magnitude < quart.handle.size
      let unit = isSmall ? MeasurementUnit<VolumeKind>.fluidOunce : quart
      return shown(measure, least.asMeasured, most.asMeasured, kit) { estimate in
        let shown = estimate.presented(in: unit).shown
        guard case .decimal = shown.parts[0].number,
          let round = estimate.rounded(to: [RoundStep(unit.handle.size, over: 8, within: 16)])
        else { return shown }
        return round.presented(in: unit).shown
      }
    }
    return AnyPresenter(kit: kit.core, system: system).present(from: lower, to: upper)
      .approximated(unless: isExact)
  }

  /// Converts a quantity with the density of its substance, a volume to a mass or a mass to a
  /// volume.
  func shown(
    _ measure: ScaledMeasure, by substance: Substance
  ) throws(QuantityError) -> AnyRangePresentation {
    guard let (usual, range) = substance.density else { throw .overflow }
    let (lower, upper) = measure.amounts
    if let least = lower.as(VolumeKind.self), let most = upper.as(VolumeKind.self) {
      return shown(
        measure, try usual.estimate(for: least, within: range),
        try usual.estimate(for: most, within: range), masses)
    }
    guard let least = lower.as(MassKind.self), let most = upper.as(MassKind.self) else {
      throw .overflow
    }
    return shown(
      measure, try usual.estimate(for: least, within: range),
      try usual.estimate(for: most, within: range), volumes(of: substance.consistency ?? .loose))
  }

  /// Shows an estimate, or both ends of a range, in one unit if one suits both.
  private func shown<Kind>(
    _ measure: ScaledMeasure, _ lower: Estimate<Kind>, _ upper: Estimate<Kind>, _ kit: Kit<Kind>,
    by present: ((Estimate<Kind>) -> AnyPresentation)? = nil
  ) -> AnyRangePresentation {
    let present = present ?? { presented($0, kit, measure) }
    let first = present(lower)
    guard measure.found.quantity.isRange else {
      return AnyRangePresentation(first, of: lower.amount.ticks.count)
    }
    let last = present(upper)
    let unit = last.parts[0].unit
    if first.parts.count == 1, last.parts.count == 1, first.parts[0].unit == unit {
      return AnyRangePresentation(
        lower: first, upper: last,
        counts: (lower.amount.ticks.count, upper.amount.ticks.count), sharedUnit: unit)
    }
    if kit.core.units.allSatisfy({ $0.isScooped }), let ends = ends(lower, upper, in: kit) {
      return ends
    }
    return AnyPresenter(kit: kit.core, system: system)
      .present(from: AnyAmount(lower.amount), to: AnyAmount(upper.amount))
      .approximated(unless: (false, false))
  }

  /// Shows the ends of a range in the largest cup or spoon that suits both. Spoons are counted in
  /// whole ones if possible.
  private func ends<Kind>(
    _ lower: Estimate<Kind>, _ upper: Estimate<Kind>, in kit: Kit<Kind>
  ) -> AnyRangePresentation? {
    var fractions: AnyRangePresentation?
    for unit in kit.units {
      var ends = (lower.presented(in: unit).shown, upper.presented(in: unit).shown)
      (ends.0.hasNamedKit, ends.1.hasNamedKit) = (true, true)
      let (first, last) = (ends.0.parts[0], ends.1.parts[0])
      guard first.unit == unit.handle, last.unit == unit.handle else { continue }
      let shown = AnyRangePresentation(
        lower: ends.0, upper: ends.1,
        counts: (lower.amount.ticks.count, upper.amount.ticks.count), sharedUnit: unit.handle)
      let isWhole = first.number.ratio.denominator == 1 && last.number.ratio.denominator == 1
      if isWhole || !unit.handle.isSpoonful { return shown }
      fractions = fractions ?? shown
    }
    return fractions
  }

  /// Shows an estimate in the measures of a kit, in a round number if one is near enough.
  private func presented<Kind>(
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
    // `2/3 cup + 2 1/2 tsp`
    guard let spoon = kit.core.spoons?.table, shown.parts[0].unit.size > spoon.size,
      shown.parts[shown.parts.count - 1].unit.size < spoon.size,
      let round = estimate.rounded(to: [RoundStep(spoon.size, within: 40)])
    else { return shown }
    return presented(round)
  }

  /// Returns the steps of round numbers, coarsest first: pounds and ounces in a kitchen that weighs
  /// little, the spoons of a set, two digits for the ends of a metric range, and one or two for a
  /// vessel.
  private func roundSteps(
    for ticks: UInt128, of kit: AnyKit, _ measure: ScaledMeasure
  ) -> [RoundStep] {
    let ounce = MeasurementUnit<MassKind>.ounce.handle
    if measure.unit.isMass, kit.units.contains(ounce), !weighs(.loose) {
      return [
        RoundStep(16 * ounce.size, within: 30), RoundStep(ounce.size, within: 30),
        RoundStep(ounce.size, over: 4, within: 16), RoundStep(ounce.size, over: 8, within: 15),
      ]
    }
    if measure.unit.isMass, kit.units.contains(ounce), ticks < ounce.size / 8 * 9 {
      return [RoundStep(ounce.size, over: 8, within: 15)]
    }
    if let spoons = kit.spoons, ticks < 4 * spoons.table.size {
      let (tablespoon, teaspoon) = (spoons.table.size, spoons.tea.size)
      return (ticks < tablespoon ? [] : [RoundStep(tablespoon, over: 2, within: 20)])
        + [2, 4, 3].map { RoundStep(teaspoon, over: $0, within: 20) }
        // Nobody owns a spoon of 5/8 or 7/8 teaspoon.
        + (ticks < teaspoon ? [RoundStep(teaspoon, over: 4, within: 10)] : [])
    }
    let isVessel = measure.found.rule == Rule.vesselSize
    let bases = [
      MeasurementUnit<MassKind>.gram.handle, MeasurementUnit<VolumeKind>.milliliter.handle,
    ]
    guard isVessel || measure.found.quantity.isRange,
      let base = kit.units.first(where: { bases.contains($0) })
    else { return [] }
    // Cans are sold by 5 g.
    if !isVessel, measure.found.role == .size, ticks < 1000 * base.size { return [] }
    var power = base.size
    while power <= ticks / 10 { power *= 10 }
    return (isVessel ? [power, power / 10] : [power / 10]).map { RoundStep($0, within: 30) }
  }
}

/// A part of a unit whose multiples are round numbers, and how near one must be: within 1/30.
private struct RoundStep {
  let size: UInt128
  let parts: UInt128
  let nearness: Int128

  init(_ size: UInt128, over parts: UInt128 = 1, within nearness: Int128) {
    (self.size, self.parts, self.nearness) = (size, parts, nearness)
  }
}

extension Estimate {
  /// Returns the nearest multiple of the first step that has one near enough.
  fileprivate func rounded(to steps: [RoundStep]) -> Amount<Kind>? {
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
  /// The tablespoon and the teaspoon of a kit of cups and spoons.
  fileprivate var spoons: (table: AnyUnit, tea: AnyUnit)? {
    guard let table = units.first(where: { $0.isScooped && $0.name == "tablespoon" }),
      let tea = units.first(where: { $0.isScooped && $0.name == "teaspoon" })
    else { return nil }
    return (table, tea)
  }
}

extension Amount {
  /// The amount to within 2.5 %, as a cook measures it.
  package var asMeasured: Estimate<Kind> {
    let (count, off) = (ticks.count, Int128(ticks.count.magnitude / 40))
    return Estimate(
      self,
      in: Amount(
        ticks: Ticks(count &- off), unit: unit)...Amount(
          ticks: Ticks(count &+ off), unit: unit))
  }
}

extension AnyRangePresentation {
  /// Creates the presentation of a single amount of this many ticks.
  init(_ shown: AnyPresentation, of count: Int128) {
    self.init(lower: shown, upper: shown, counts: (count, count), sharedUnit: nil)
  }
}
