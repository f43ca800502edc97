// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in metric cups of 250 milliliters.
///
///     1.metricCups == 250.milliliters  // true
///
/// Source: Unicode CLDR, units.xml.
///
/// UCUM calls the 240 ml cup of US labels metric.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/metricCups``
/// - ``MeasurementUnit/metricCup``
/// - ``Volume/inMetricCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct MetricCups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(250, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cup", MetricCups.factor, symbol: "cup", aliases: "c, C, cupful, cupfuls, cupsful",
    countedNames: "cupful, cupfuls, cupsful", qualifier: .metric, vessel: .cup, systems: [.metric],
    source: .cldr, note: "UCUM calls the 240 ml cup of US labels metric")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``MetricCups``.
  public static var metricCup: Self { MetricCups.unit }
}
extension NumericalValue {
  /// This many metric cups.
  @inlinable @inline(__always) public var metricCups: MetricCups { MetricCups(self) }
}
extension Int {
  /// This many metric cups, in the singular: `1.metricCup`.
  @inlinable @inline(__always) public var metricCup: MetricCups { MetricCups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in metric cups.
  @inlinable public var inMetricCups: Double { value(in: .metricCup) }
}

/// A volume in metric tablespoons of 15 milliliters.
///
///     1.metricTablespoons == 3.metricTeaspoons  // true
///
/// Source: The Unified Code for Units of Measure.
///
/// The Australian tablespoon is 20 ml.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/metricTablespoons``
/// - ``MeasurementUnit/metricTablespoon``
/// - ``Volume/inMetricTablespoons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct MetricTablespoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(15, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "tablespoon", MetricTablespoons.factor, symbol: "tbsp",
    aliases: """
      T, tbs, tbl, tbsps, tbls, tb, Tb, tablesp, Tbsn, tblsp, tblspn, tbspn, table spoon,
      table spoons, tablespoonful, tablespoonfuls, tablespoonsful
      """, qualifier: .metric, vessel: .spoon, systems: [.metric], source: .ucum,
    note: "the Australian tablespoon is 20 ml")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``MetricTablespoons``.
  public static var metricTablespoon: Self { MetricTablespoons.unit }
}
extension NumericalValue {
  /// This many metric tablespoons.
  @inlinable @inline(__always) public var metricTablespoons: MetricTablespoons {
    MetricTablespoons(self)
  }
}
extension Int {
  /// This many metric tablespoons, in the singular: `1.metricTablespoon`.
  @inlinable @inline(__always) public var metricTablespoon: MetricTablespoons {
    MetricTablespoons(self)
  }
}
extension Volume {
  /// The `Double` nearest to the volume in metric tablespoons.
  @inlinable public var inMetricTablespoons: Double { value(in: .metricTablespoon) }
}

/// A volume in metric teaspoons of 5 milliliters.
///
///     3.metricTeaspoons == 1.metricTablespoons  // true
///
/// Source: The Unified Code for Units of Measure.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/metricTeaspoons``
/// - ``MeasurementUnit/metricTeaspoon``
/// - ``Volume/inMetricTeaspoons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct MetricTeaspoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(5, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "teaspoon", MetricTeaspoons.factor, symbol: "tsp",
    aliases: """
      t, ts, tsps, tspn, teasp, tea spoon, tea spoons, teaspoonful, teaspoonfuls, teaspoonsful
      """, qualifier: .metric, vessel: .spoon, systems: [.metric], source: .ucum)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``MetricTeaspoons``.
  public static var metricTeaspoon: Self { MetricTeaspoons.unit }
}
extension NumericalValue {
  /// This many metric teaspoons.
  @inlinable @inline(__always) public var metricTeaspoons: MetricTeaspoons { MetricTeaspoons(self) }
}
extension Int {
  /// This many metric teaspoons, in the singular: `1.metricTeaspoon`.
  @inlinable @inline(__always) public var metricTeaspoon: MetricTeaspoons { MetricTeaspoons(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in metric teaspoons.
  @inlinable public var inMetricTeaspoons: Double { value(in: .metricTeaspoon) }
}

/// A volume in dessertspoons of 10 milliliters.
///
///     1.dessertspoons == 2.metricTeaspoons  // true
///
/// Source: the sets of kitchen spoons sold under these names.
///
/// CLDR has 3/8 of a US teaspoon, and other sources 2 US teaspoons.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/dessertspoons``
/// - ``MeasurementUnit/dessertspoon``
/// - ``Volume/inDessertspoons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Dessertspoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(2, MetricTeaspoons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "dessertspoon", Dessertspoons.factor, symbol: "dsp",
    aliases: "dessert spoon, dessert spoons, dstspn", vessel: .spoon, systems: [.metric],
    source: .recipe, note: "CLDR has 3/8 of a US teaspoon, and other sources 2 US teaspoons")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Dessertspoons``.
  public static var dessertspoon: Self { Dessertspoons.unit }
}
extension NumericalValue {
  /// This many dessertspoons.
  @inlinable @inline(__always) public var dessertspoons: Dessertspoons { Dessertspoons(self) }
}
extension Int {
  /// This many dessertspoons, in the singular: `1.dessertspoon`.
  @inlinable @inline(__always) public var dessertspoon: Dessertspoons { Dessertspoons(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in dessertspoons.
  @inlinable public var inDessertspoons: Double { value(in: .dessertspoon) }
}

/// A volume in Australian tablespoons of 20 milliliters.
///
///     1.australianTablespoons == 4.metricTeaspoons  // true
///
/// Source: Australian Standard AS 1325.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/australianTablespoons``
/// - ``MeasurementUnit/australianTablespoon``
/// - ``Volume/inAustralianTablespoons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct AustralianTablespoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(20, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "tablespoon", AustralianTablespoons.factor, symbol: "tbsp",
    aliases: """
      T, tbs, tbl, tbsps, tbls, tb, Tb, tablesp, Tbsn, tblsp, tblspn, tbspn, table spoon,
      table spoons, tablespoonful, tablespoonfuls, tablespoonsful
      """, qualifier: .australian, vessel: .spoon, systems: [.metric], source: .australianStandard)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``AustralianTablespoons``.
  public static var australianTablespoon: Self { AustralianTablespoons.unit }
}
extension NumericalValue {
  /// This many Australian tablespoons.
  @inlinable @inline(__always) public var australianTablespoons: AustralianTablespoons {
    AustralianTablespoons(self)
  }
}
extension Int {
  /// This many Australian tablespoons, in the singular: `1.australianTablespoon`.
  @inlinable @inline(__always) public var australianTablespoon: AustralianTablespoons {
    AustralianTablespoons(self)
  }
}
extension Volume {
  /// The `Double` nearest to the volume in Australian tablespoons.
  @inlinable public var inAustralianTablespoons: Double { value(in: .australianTablespoon) }
}

/// A volume in medical drops, 20 to the milliliter.
///
///     20.medicalDrops == 1.milliliters  // true
///
/// Source: The Unified Code for Units of Measure.
///
/// Infusion sets drop 10, 15, 20 or 60 to the milliliter, as their package says; CLDR has 1/96 of a
/// teaspoon, the drop of the kitchen.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/medicalDrops``
/// - ``MeasurementUnit/medicalDrop``
/// - ``Volume/inMedicalDrops``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct MedicalDrops: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 20, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "medical drop", MedicalDrops.factor, symbol: "gtt", aliases: "gtts, guttae", systems: [.metric],
    source: .ucum,
    note:
      "infusion sets drop 10, 15, 20 or 60 to the milliliter, as their package says; CLDR has 1/96 of a teaspoon, the drop of the kitchen"
  )
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``MedicalDrops``.
  public static var medicalDrop: Self { MedicalDrops.unit }
}
extension NumericalValue {
  /// This many medical drops.
  @inlinable @inline(__always) public var medicalDrops: MedicalDrops { MedicalDrops(self) }
}
extension Int {
  /// This many medical drops, in the singular: `1.medicalDrop`.
  @inlinable @inline(__always) public var medicalDrop: MedicalDrops { MedicalDrops(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in medical drops.
  @inlinable public var inMedicalDrops: Double { value(in: .medicalDrop) }
}
