extension TimeKind {
  /// Returns the clock: times are presented in days, hours, minutes and seconds.
  public static func kit(for unit: MeasurementUnit<TimeKind>) -> Kit<TimeKind> { .clock }
}

extension VolumeKind {
  /// Returns the kit of a unit's system.
  ///
  /// Metric volumes are presented in milliliters and liters; US ones in cups and spoons, from the
  /// fluid ounce up with quarts and gallons beside them; imperial ones in pints and fluid ounces;
  /// those of metric and Australian kitchens in their own cups and spoons. Units that none of
  /// these kits serve stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<VolumeKind>) -> Kit<VolumeKind> {
    kit(for: unit, among: kits)
  }

  private static let kits: KitGroups = [
    (metricUnits + [.cubicCentimeter, .cubicMeter], .metric),
    (usKitchenUnits, .usKitchen),
    ([.fluidOunce, .gill, .pint, .quart, .gallon], .usLiquid),
    (metricKitchenUnits, .metricKitchen),
    ([.australianTablespoon], .australianKitchen),
    (imperialUnits + imperialDryUnits, .ukKitchen),
  ]
}

extension MassKind {
  /// Returns the kit of a unit's system.
  ///
  /// Metric masses are presented in milligrams, grams, kilograms and tonnes; ounces and pounds in
  /// pounds and ounces; stones in stones and pounds. Other units stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<MassKind>) -> Kit<MassKind> {
    kit(for: unit, among: kits)
  }

  private static let kits: KitGroups = [
    (metricUnits.filter { $0 != .carat }, .metric),
    ([.ounce, .pound], .pounds),
    ([.stone], .stone),
  ]
}

extension QuantityKind {
  /// Groups of units, each with the kit that serves it.
  typealias KitGroups = [(units: [MeasurementUnit<Self>], kit: Kit<Self>)]

  /// Returns a kit of decimals of the unit, for kinds that have no kits.
  public static func kit(for unit: MeasurementUnit<Self>) -> Kit<Self> { Kit(decimalIn: unit) }

  /// Finds the kit of the last group that has a unit, or else that of the unit by which it is
  /// defined. Units of the catalogue in no group stay as they are, in decimals.
  fileprivate static func kit(
    for unit: MeasurementUnit<Self>, among groups: KitGroups
  ) -> Kit<Self> {
    if let group = groups.last(where: { $0.units.contains(unit) }) { return group.kit }
    guard let neighbor = unit.neighbor, !units.contains(unit) else { return Kit(decimalIn: unit) }
    return kit(for: neighbor, among: groups)
  }
}
