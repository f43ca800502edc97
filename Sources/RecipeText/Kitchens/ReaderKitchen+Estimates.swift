import QuantityCore
import QuantityReading

// The numbers of a kitchen: as a scale, a jug or spoons show them.

extension ReaderKitchen {
  /// Shows a quantity with the measures of a kit: a mass as a scale is read, in steps of 5 g from 100 g up.
  func shown(_ measure: ScaledMeasure, with kit: AnyKit) throws(QuantityError)
    -> AnyRangePresentation
  {
    let (lower, upper) = measure.amounts
    let isExact = (measure.ends.lower.isWhole, measure.ends.upper.isWhole)
    if !measure.found.quantity.isRange, let mass = lower.as(MassKind.self) {
      return single(ReaderKitchen.estimate(mass).presented(kit: masses, system: system))
    }
    return AnyPresenter(kit: kit, system: system).present(from: lower, to: upper)
      .approximated(unless: isExact)
  }

  /// Shows a quantity by the density of its substance: a volume as a mass, and a mass as a volume.
  func shown(
    _ measure: ScaledMeasure, by substance: Substance
  ) throws(QuantityError) -> AnyRangePresentation {
    guard let density = substance.density else { throw .overflow }
    let (lower, upper) = measure.amounts
    let kit = volumes(of: substance.consistency ?? .loose)
    if let volume = lower.as(VolumeKind.self), let most = upper.as(VolumeKind.self) {
      let mass = try density.usual.estimate(for: volume, within: density.range)
      guard measure.found.quantity.isRange else {
        return single(mass.presented(kit: masses, system: system))
      }
      let other = try density.usual.estimate(for: most, within: density.range)
      return range(mass.amount, other.amount, masses)
    }
    guard let mass = lower.as(MassKind.self), let most = upper.as(MassKind.self) else {
      throw .overflow
    }
    let volume = try density.usual.estimate(for: mass, within: density.range)
    guard measure.found.quantity.isRange else {
      return single(volume.presented(kit: kit, system: system))
    }
    let other = try density.usual.estimate(for: most, within: density.range)
    return range(volume.amount, other.amount, kit)
  }

  private func single<Kind>(_ presentation: Presentation<Kind>) -> AnyRangePresentation {
    AnyRangePresentation(presentation.shown, of: presentation.amount.ticks.count)
  }

  /// Shows both ends of a range in one unit, if that serves both; they are never exact.
  private func range<Kind>(
    _ lower: Amount<Kind>, _ upper: Amount<Kind>, _ kit: Kit<Kind>
  ) -> AnyRangePresentation {
    AnyPresenter(kit: kit.core, system: system).present(
      from: AnyAmount(lower), to: AnyAmount(upper)
    )
    .approximated(unless: (false, false))
  }

  /// Returns a mass to within 2.5 %.
  private static func estimate(_ mass: Amount<MassKind>) -> Estimate<MassKind> {
    let (count, off) = (mass.ticks.count, Int128(mass.ticks.count.magnitude / 40))
    func bound(_ count: Int128) -> Amount<MassKind> { Amount(ticks: Ticks(count), unit: mass.unit) }
    return Estimate(mass, in: bound(count &- off)...bound(count &+ off))
  }
}

extension AnyRangePresentation {
  /// Makes the presentation of a single amount of this many ticks.
  init(_ shown: AnyPresentation, of count: Int128) {
    self.init(lower: shown, upper: shown, counts: (count, count), sharedUnit: nil)
  }
}
