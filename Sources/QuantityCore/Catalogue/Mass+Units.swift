// Generated from units.tsv by .ci/catalogue. Edit the table instead.

extension MassKind {
  /// The units of mass, by their systems.
  public static let units = metricUnits + avoirdupoisUnits + tonUnits + troyUnits

  /// The gram and its decimal multiples, and the carat.
  static let metricUnits: [MeasurementUnit<MassKind>] = [
    .gram, .nanogram, .microgram, .milligram, .decagram, .hectogram, .kilogram, .tonne, .carat,
  ]

  /// The avoirdupois units of mass, used in the United States and the United Kingdom.
  static let avoirdupoisUnits: [MeasurementUnit<MassKind>] = [
    .pound, .ounce, .dram, .grain, .stone,
  ]

  /// Hundredweights and tons, which differ between the United States and the United Kingdom.
  static let tonUnits: [MeasurementUnit<MassKind>] = [
    .shortHundredweight, .longHundredweight, .shortTon, .longTon,
  ]

  /// The troy units of mass, for precious metals.
  static let troyUnits: [MeasurementUnit<MassKind>] = [.troyOunce, .pennyweight, .troyPound]
}
