// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in US cups, 2 to the pint.
///
///     1.cups == 16.tablespoons  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// The metric cup is 250 ml, the cup of US nutrition labels 240 ml, and the old British cup half an
/// imperial pint.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/cups``
/// - ``MeasurementUnit/cup``
/// - ``Volume/inCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Cups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, Pints.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cup", Cups.factor, symbol: "c", aliases: "C, cupful, cupfuls, cupsful",
    countedNames: "cupful, cupfuls, cupsful", vessel: .cup, systems: [.usCustomary],
    source: .handbook44,
    note:
      "the metric cup is 250 ml, the cup of US nutrition labels 240 ml, and the old British cup half an imperial pint"
  )
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Cups``.
  public static var cup: Self { Cups.unit }
}
extension NumericalValue {
  /// This many cups.
  @inlinable @inline(__always) public var cups: Cups { Cups(self) }
}
extension Int {
  /// This many cups, in the singular: `1.cup`.
  @inlinable @inline(__always) public var cup: Cups { Cups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in cups.
  @inlinable public var inCups: Double { value(in: .cup) }
}

/// A volume in US tablespoons, 2 to the fluid ounce.
///
///     1.tablespoons == 3.teaspoons  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// The metric tablespoon is 15 ml, the Australian 20 ml.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/tablespoons``
/// - ``MeasurementUnit/tablespoon``
/// - ``Volume/inTablespoons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Tablespoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, FluidOunces.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "tablespoon", Tablespoons.factor, symbol: "tbsp",
    aliases: """
      T, tbs, tbl, tbsps, tbls, tb, Tb, tablesp, Tbsn, tblsp, tblspn, tbspn, table spoon,
      table spoons, tablespoonful, tablespoonfuls, tablespoonsful
      """, vessel: .spoon, systems: [.usCustomary], source: .handbook44,
    note: "the metric tablespoon is 15 ml, the Australian 20 ml")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Tablespoons``.
  public static var tablespoon: Self { Tablespoons.unit }
}
extension NumericalValue {
  /// This many tablespoons.
  @inlinable @inline(__always) public var tablespoons: Tablespoons { Tablespoons(self) }
}
extension Int {
  /// This many tablespoons, in the singular: `1.tablespoon`.
  @inlinable @inline(__always) public var tablespoon: Tablespoons { Tablespoons(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in tablespoons.
  @inlinable public var inTablespoons: Double { value(in: .tablespoon) }
}

/// A volume in US teaspoons, 3 to the tablespoon.
///
///     6.teaspoons == 1.fluidOunces  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// The metric teaspoon is 5 ml.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/teaspoons``
/// - ``MeasurementUnit/teaspoon``
/// - ``Volume/inTeaspoons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Teaspoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 3, Tablespoons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "teaspoon", Teaspoons.factor, symbol: "tsp",
    aliases: """
      t, ts, tsps, tspn, teasp, tea spoon, tea spoons, teaspoonful, teaspoonfuls, teaspoonsful
      """, vessel: .spoon, systems: [.usCustomary], source: .handbook44,
    note: "the metric teaspoon is 5 ml")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Teaspoons``.
  public static var teaspoon: Self { Teaspoons.unit }
}
extension NumericalValue {
  /// This many teaspoons.
  @inlinable @inline(__always) public var teaspoons: Teaspoons { Teaspoons(self) }
}
extension Int {
  /// This many teaspoons, in the singular: `1.teaspoon`.
  @inlinable @inline(__always) public var teaspoon: Teaspoons { Teaspoons(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in teaspoons.
  @inlinable public var inTeaspoons: Double { value(in: .teaspoon) }
}

/// A volume in dashes, 8 to the teaspoon.
///
///     1.dashes == 2.pinches  // true
///
/// Source: the sets of kitchen spoons sold under these names.
///
/// Other authorities: GNU units and many cookbooks have 1/8 teaspoon, some 1/16; CLDR has none.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/dashes``
/// - ``MeasurementUnit/dash``
/// - ``Volume/inDashes``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Dashes: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 8, Teaspoons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "dash", Dashes.factor, plural: "dashes", symbol: "dash", systems: [.usCustomary],
    source: .recipe,
    note:
      "other authorities: GNU units and many cookbooks have 1/8 teaspoon, some 1/16; CLDR has none")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Dashes``.
  public static var dash: Self { Dashes.unit }
}
extension NumericalValue {
  /// This many dashes.
  @inlinable @inline(__always) public var dashes: Dashes { Dashes(self) }
}
extension Int {
  /// This many dashes, in the singular: `1.dash`.
  @inlinable @inline(__always) public var dash: Dashes { Dashes(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in dashes.
  @inlinable public var inDashes: Double { value(in: .dash) }
}

/// A volume in pinches, 16 to the teaspoon.
///
///     16.pinches == 1.teaspoons  // true
///
/// Source: the sets of kitchen spoons sold under these names.
///
/// Other authorities: CLDR has 3/64 of a teaspoon, some cookbooks 1/8.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/pinches``
/// - ``MeasurementUnit/pinch``
/// - ``Volume/inPinches``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Pinches: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, Dashes.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "pinch", Pinches.factor, plural: "pinches", symbol: "pinch", systems: [.usCustomary],
    source: .recipe, note: "other authorities: CLDR has 3/64 of a teaspoon, some cookbooks 1/8")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Pinches``.
  public static var pinch: Self { Pinches.unit }
}
extension NumericalValue {
  /// This many pinches.
  @inlinable @inline(__always) public var pinches: Pinches { Pinches(self) }
}
extension Int {
  /// This many pinches, in the singular: `1.pinch`.
  @inlinable @inline(__always) public var pinch: Pinches { Pinches(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in pinches.
  @inlinable public var inPinches: Double { value(in: .pinch) }
}

/// A volume in smidgens, 32 to the teaspoon.
///
///     2.smidgens == 1.pinches  // true
///
/// Source: the sets of kitchen spoons sold under these names.
///
/// Other authorities: some cookbooks have 1/25 or 1/48 of a teaspoon.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/smidgens``
/// - ``MeasurementUnit/smidgen``
/// - ``Volume/inSmidgens``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Smidgens: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, Pinches.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "smidgen", Smidgens.factor, symbol: "smidgen", aliases: "smidgeon, smidgeons, smidge",
    systems: [.usCustomary], source: .recipe,
    note: "other authorities: some cookbooks have 1/25 or 1/48 of a teaspoon")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Smidgens``.
  public static var smidgen: Self { Smidgens.unit }
}
extension NumericalValue {
  /// This many smidgens.
  @inlinable @inline(__always) public var smidgens: Smidgens { Smidgens(self) }
}
extension Int {
  /// This many smidgens, in the singular: `1.smidgen`.
  @inlinable @inline(__always) public var smidgen: Smidgens { Smidgens(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in smidgens.
  @inlinable public var inSmidgens: Double { value(in: .smidgen) }
}

/// A volume in drops, 96 to the teaspoon.
///
///     96.drops == 1.teaspoons  // true
///
/// Source: Unicode CLDR, units.xml.
///
/// UCUM and medicine have 1/20 ml, which is the medical drop here; some cookbooks have 1/60 or 1/76
/// of a teaspoon.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/drops``
/// - ``MeasurementUnit/drop``
/// - ``Volume/inDrops``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Drops: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 96, Teaspoons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "drop", Drops.factor, symbol: "drop", systems: [.usCustomary], source: .cldr,
    note:
      "UCUM and medicine have 1/20 ml, which is the medical drop here; some cookbooks have 1/60 or 1/76 of a teaspoon"
  )
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Drops``.
  public static var drop: Self { Drops.unit }
}
extension NumericalValue {
  /// This many drops.
  @inlinable @inline(__always) public var drops: Drops { Drops(self) }
}
extension Int {
  /// This many drops, in the singular: `1.drop`.
  @inlinable @inline(__always) public var drop: Drops { Drops(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in drops.
  @inlinable public var inDrops: Double { value(in: .drop) }
}

/// A volume in sticks of butter of 8 tablespoons each, as marked on their wrappers.
///
///     2.sticks == 1.cups  // true
///
/// Source: USDA FoodData Central, SR Legacy, butter.
///
/// GNU units has a mass, 1/4 pound of butter.
///
/// In running text, `sticks` is a count: they may be sticks of cinnamon or celery.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/sticks``
/// - ``MeasurementUnit/stick``
/// - ``Volume/inSticks``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Sticks: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(8, Tablespoons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "stick", Sticks.factor, symbol: "stick", countedNames: "stick, sticks", systems: [.usCustomary],
    source: .usda, note: "GNU units has a mass, 1/4 pound of butter")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Sticks``.
  public static var stick: Self { Sticks.unit }
}
extension NumericalValue {
  /// This many sticks.
  @inlinable @inline(__always) public var sticks: Sticks { Sticks(self) }
}
extension Int {
  /// This many sticks, in the singular: `1.stick`.
  @inlinable @inline(__always) public var stick: Sticks { Sticks(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in sticks.
  @inlinable public var inSticks: Double { value(in: .stick) }
}
