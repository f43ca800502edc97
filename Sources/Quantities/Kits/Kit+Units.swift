extension TimeKind {
  /// Times are presented in days, hours, minutes and seconds.
  public static func kit(for unit: MeasurementUnit<TimeKind>) -> Kit<TimeKind> { .clock }
}

extension VolumeKind {
  /// Metric volumes are presented in milliliters and liters; US ones in cups and spoons, from the
  /// fluid ounce up with quarts and gallons beside them; imperial ones in pints and fluid ounces;
  /// those of metric and Australian kitchens in their own cups and spoons. Units that none of
  /// these kits serve stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<VolumeKind>) -> Kit<VolumeKind> {
    kit(for: unit, in: kits)
  }

  private static let kits = kitTable([
    (metricUnits + [.cubicCentimeter, .cubicMeter], .metric),
    (usKitchenUnits, .usKitchen),
    ([.fluidOunce, .gill, .pint, .quart, .gallon], .usLiquid),
    (metricKitchenUnits, .metricKitchen),
    ([.australianTablespoon], .australianKitchen),
    (imperialUnits + imperialDryUnits, .ukKitchen),
  ])
}

extension MassKind {
  /// Metric masses are presented in milligrams, grams, kilograms and tonnes; ounces and pounds in
  /// pounds and ounces; stones in stones and pounds. Other units stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<MassKind>) -> Kit<MassKind> {
    kit(for: unit, in: kits)
  }

  private static let kits = kitTable([
    (metricUnits.filter { $0 != .carat }, .metric),
    ([.ounce, .pound], .pounds),
    ([.stone], .stone),
  ])
}

extension QuantityKind {
  /// Decimals of the amount's own unit, for kinds that have no kit.
  public static func kit(for unit: MeasurementUnit<Self>) -> Kit<Self> {
    Kit(decimalIn: unit)
  }
}

extension QuantityKind {
  /// The kits of the units of the catalogue; units in no group stay as they are, in decimals.
  ///
  /// A table, because the kit is looked up for each amount that is shown.
  static func kitTable(
    _ groups: [(units: [MeasurementUnit<Self>], kit: Kit<Self>)]
  ) -> [ObjectIdentifier: Kit<Self>] {
    var table: [ObjectIdentifier: Kit<Self>] = [:]
    for unit in units { table[ObjectIdentifier(unit.definition)] = Kit(decimalIn: unit) }
    for group in groups {
      for unit in group.units { table[ObjectIdentifier(unit.definition)] = group.kit }
    }
    return table
  }

  /// The kit of a unit in a table, or else of the unit by which it is defined.
  static func kit(
    for unit: MeasurementUnit<Self>, in table: [ObjectIdentifier: Kit<Self>]
  ) -> Kit<Self> {
    if let kit = table[ObjectIdentifier(unit.definition)] { return kit }
    return unit.neighbor.map { kit(for: $0, in: table) } ?? Kit(decimalIn: unit)
  }
}
