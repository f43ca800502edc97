// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in Japanese cups of 200 milliliters.
///
///     5.japaneseCups == 1.liters  // true
///
/// Source: GNU units, definitions.units.
///
/// The cup by which rice is measured there holds 180 ml: the rice cup.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/japaneseCups``
/// - ``MeasurementUnit/japaneseCup``
/// - ``Volume/inJapaneseCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct JapaneseCups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(200, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cup", JapaneseCups.factor, symbol: "cup", aliases: "c, C, cupful, cupfuls, cupsful",
    countedNames: "cupful, cupfuls, cupsful", qualifier: .japanese, vessel: .cup,
    systems: [.metric], source: .gnuUnits,
    note: "the cup by which rice is measured there holds 180 ml: the rice cup")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``JapaneseCups``.
  public static var japaneseCup: Self { JapaneseCups.unit }
}
extension NumericalValue {
  /// This many Japanese cups.
  @inlinable @inline(__always) public var japaneseCups: JapaneseCups { JapaneseCups(self) }
}
extension Int {
  /// This many Japanese cups, in the singular: `1.japaneseCup`.
  @inlinable @inline(__always) public var japaneseCup: JapaneseCups { JapaneseCups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in Japanese cups.
  @inlinable public var inJapaneseCups: Double { value(in: .japaneseCup) }
}

/// A volume in the cups of rice cookers, of 180 milliliters: the gō of Japan.
///
///     5.riceCups == 0.9.liters  // true
///
/// Source: Wikibooks, Cookbook:Cup, and the cups of rice cookers.
///
/// By the old Japanese law a gō is 2401/13310 l, some 180.39 ml.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/riceCups``
/// - ``MeasurementUnit/riceCup``
/// - ``Volume/inRiceCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct RiceCups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(180, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "rice cup", RiceCups.factor, symbol: "rice cup",
    aliases: "gō, 合, rice cooker cup, rice cooker cups", systems: [.metric], source: .riceCookers,
    note: "by the old Japanese law a gō is 2401/13310 l, some 180.39 ml")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``RiceCups``.
  public static var riceCup: Self { RiceCups.unit }
}
extension NumericalValue {
  /// This many rice cups.
  @inlinable @inline(__always) public var riceCups: RiceCups { RiceCups(self) }
}
extension Int {
  /// This many rice cups, in the singular: `1.riceCup`.
  @inlinable @inline(__always) public var riceCup: RiceCups { RiceCups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in rice cups.
  @inlinable public var inRiceCups: Double { value(in: .riceCup) }
}

/// A volume in the coffee cups of Scandinavian recipes, of 150 milliliters.
///
///     2.coffeeCups == 3.deciliters  // true
///
/// Source: Store norske leksikon, målenheter for matlaging (snl.no).
///
/// Coffee makers count cups from 4 to 6 US fluid ounces.
///
/// In running text, `coffee cups` is a count: they may be vessels.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/coffeeCups``
/// - ``MeasurementUnit/coffeeCup``
/// - ``Volume/inCoffeeCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CoffeeCups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(150, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "coffee cup", CoffeeCups.factor, symbol: "coffee cup", countedNames: "coffee cup, coffee cups",
    systems: [.metric], source: .norskeLeksikon,
    note: "coffee makers count cups from 4 to 6 US fluid ounces")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CoffeeCups``.
  public static var coffeeCup: Self { CoffeeCups.unit }
}
extension NumericalValue {
  /// This many coffee cups.
  @inlinable @inline(__always) public var coffeeCups: CoffeeCups { CoffeeCups(self) }
}
extension Int {
  /// This many coffee cups, in the singular: `1.coffeeCup`.
  @inlinable @inline(__always) public var coffeeCup: CoffeeCups { CoffeeCups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in coffee cups.
  @inlinable public var inCoffeeCups: Double { value(in: .coffeeCup) }
}

/// A volume in the cups of old Canadian recipes, of 8 imperial fluid ounces: 227.3045 milliliters.
///
///     5.canadianCups == 2.imperialPints  // true
///
/// Source: Weights and Measures Act (Canada), schedule II, for the fluid ounce; recipes, for 8 to a
/// cup.
///
/// The law of Canada has its fluid ounce, but no cup; since Canada went metric its cup is the
/// metric one of 250 ml; older British books have a cup of half an imperial pint.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/canadianCups``
/// - ``MeasurementUnit/canadianCup``
/// - ``Volume/inCanadianCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CanadianCups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(8, ImperialFluidOunces.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cup", CanadianCups.factor, symbol: "cup", aliases: "c, C, cupful, cupfuls, cupsful",
    countedNames: "cupful, cupfuls, cupsful", qualifier: .canadian, vessel: .cup,
    systems: [.imperial], source: .canadianRecipes,
    note:
      "the law of Canada has its fluid ounce, but no cup; since Canada went metric its cup is the metric one of 250 ml; older British books have a cup of half an imperial pint"
  )
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CanadianCups``.
  public static var canadianCup: Self { CanadianCups.unit }
}
extension NumericalValue {
  /// This many Canadian cups.
  @inlinable @inline(__always) public var canadianCups: CanadianCups { CanadianCups(self) }
}
extension Int {
  /// This many Canadian cups, in the singular: `1.canadianCup`.
  @inlinable @inline(__always) public var canadianCup: CanadianCups { CanadianCups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in Canadian cups.
  @inlinable public var inCanadianCups: Double { value(in: .canadianCup) }
}
