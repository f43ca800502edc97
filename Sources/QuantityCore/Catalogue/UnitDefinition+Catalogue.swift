extension UnitDefinition {
  /// All units of time, volume and mass in the catalogue.
  package static let catalogue =
    TimeKind.units.map { $0.definition } + VolumeKind.units.map { $0.definition }
    + MassKind.units.map { $0.definition }
}
