extension UnitDefinition {
  /// Every unit of time, volume and mass of the catalogue.
  package static let catalogue =
    TimeKind.units.map { $0.definition } + VolumeKind.units.map { $0.definition }
    + MassKind.units.map { $0.definition }
}
