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
