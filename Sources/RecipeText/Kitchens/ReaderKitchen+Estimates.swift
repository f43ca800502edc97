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
    if kit.core.hasOunces { return endsInOneUnit(lower, upper, kit) }
    if kit.core.units.allSatisfy({ $0.isScooped }), let ends = ends(lower, upper, in: kit) {
      return ends
    }
    return AnyPresenter(kit: kit.core, system: system)
      .present(from: AnyAmount(lower.amount), to: AnyAmount(upper.amount))
      .approximated(unless: (false, false))
  }

  /// Shows the ends of a range of masses in ounces, or in halves or quarters of a pound from three pounds up:
  /// `9-18 oz`.
  private func endsInOneUnit<Kind>(
    _ lower: Estimate<Kind>, _ upper: Estimate<Kind>, _ kit: Kit<Kind>
  ) -> AnyRangePresentation {
    let isHeavy = upper.amount.ticks.count >= 3 * Int128(kit.units[0].handle.size)
    let unit = kit.units[isHeavy ? 0 : 1]
    let steps = (isHeavy ? [2, 4] : [1]).map { RoundStep(unit.handle.size, over: $0, within: 20) }
    let ends = [lower, upper].map { end in
      end.rounded(to: steps).map { AnyPresentation($0.ticks.count.magnitude, in: [unit.handle]) }
        ?? end.presented(in: unit).shown
    }
    return AnyRangePresentation(
      lower: ends[0], upper: ends[1],
      counts: (lower.amount.ticks.count, upper.amount.ticks.count), sharedUnit: unit.handle
    ).approximated(unless: (false, false))
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
