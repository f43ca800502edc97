// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in US fluid drams, 8 to the fluid ounce.
///
///     4.fluidDrams == 1.tablespoons  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/fluidDrams``
/// - ``MeasurementUnit/fluidDram``
/// - ``Volume/inFluidDrams``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct FluidDrams: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 8, FluidOunces.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "fluid dram", FluidDrams.factor, symbol: "fl dr", aliases: "fldr",
    contextualAliases: "dram, drams", systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``FluidDrams``.
  public static var fluidDram: Self { FluidDrams.unit }
}
extension NumericalValue {
  /// This many fluid drams.
  @inlinable @inline(__always) public var fluidDrams: FluidDrams { FluidDrams(self) }
}
extension Int {
  /// This many fluid drams, in the singular: `1.fluidDram`.
  @inlinable @inline(__always) public var fluidDram: FluidDrams { FluidDrams(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in fluid drams.
  @inlinable public var inFluidDrams: Double { value(in: .fluidDram) }
}

/// A volume in US minims, 60 to the fluid dram.
///
///     480.minims == 1.fluidOunces  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/minims``
/// - ``MeasurementUnit/minim``
/// - ``Volume/inMinims``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Minims: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 60, FluidDrams.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "minim", Minims.factor, symbol: "minim", systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Minims``.
  public static var minim: Self { Minims.unit }
}
extension NumericalValue {
  /// This many minims.
  @inlinable @inline(__always) public var minims: Minims { Minims(self) }
}
extension Int {
  /// This many minims, in the singular: `1.minim`.
  @inlinable @inline(__always) public var minim: Minims { Minims(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in minims.
  @inlinable public var inMinims: Double { value(in: .minim) }
}

/// A volume in the cups of US nutrition labels, of 240 milliliters.
///
///     1.legalCups == 240.milliliters  // true
///
/// Source: 21 CFR 101.9(b)(5)(viii), nutrition labelling.
///
/// UCUM calls this the metric cup.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/legalCups``
/// - ``MeasurementUnit/legalCup``
/// - ``Volume/inLegalCups``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct LegalCups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(240, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "legal cup", LegalCups.factor, symbol: "legal cup", aliases: "labelling cup, labeling cup",
    systems: [.usCustomary], source: .labelling, note: "UCUM calls this the metric cup")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``LegalCups``.
  public static var legalCup: Self { LegalCups.unit }
}
extension NumericalValue {
  /// This many legal cups.
  @inlinable @inline(__always) public var legalCups: LegalCups { LegalCups(self) }
}
extension Int {
  /// This many legal cups, in the singular: `1.legalCup`.
  @inlinable @inline(__always) public var legalCup: LegalCups { LegalCups(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in legal cups.
  @inlinable public var inLegalCups: Double { value(in: .legalCup) }
}

/// A volume in US bushels of 2150.42 cubic inches, for dry goods.
///
///     1.bushels == 4.pecks  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/bushels``
/// - ``MeasurementUnit/bushel``
/// - ``Volume/inBushels``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Bushels: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(215_042, over: 100, CubicInches.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "bushel", Bushels.factor, symbol: "bu", systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Bushels``.
  public static var bushel: Self { Bushels.unit }
}
extension NumericalValue {
  /// This many bushels.
  @inlinable @inline(__always) public var bushels: Bushels { Bushels(self) }
}
extension Int {
  /// This many bushels, in the singular: `1.bushel`.
  @inlinable @inline(__always) public var bushel: Bushels { Bushels(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in bushels.
  @inlinable public var inBushels: Double { value(in: .bushel) }
}

/// A volume in US pecks, 4 to the bushel.
///
///     1.pecks == 8.dryQuarts  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/pecks``
/// - ``MeasurementUnit/peck``
/// - ``Volume/inPecks``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Pecks: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 4, Bushels.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "peck", Pecks.factor, symbol: "pk", systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Pecks``.
  public static var peck: Self { Pecks.unit }
}
extension NumericalValue {
  /// This many pecks.
  @inlinable @inline(__always) public var pecks: Pecks { Pecks(self) }
}
extension Int {
  /// This many pecks, in the singular: `1.peck`.
  @inlinable @inline(__always) public var peck: Pecks { Pecks(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in pecks.
  @inlinable public var inPecks: Double { value(in: .peck) }
}

/// A volume in US dry quarts, 8 to the peck.
///
///     1.dryQuarts == 2.dryPints  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/dryQuarts``
/// - ``MeasurementUnit/dryQuart``
/// - ``Volume/inDryQuarts``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct DryQuarts: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 8, Pecks.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "dry quart", DryQuarts.factor, symbol: "dry qt", aliases: "dry qts", systems: [.usCustomary],
    source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``DryQuarts``.
  public static var dryQuart: Self { DryQuarts.unit }
}
extension NumericalValue {
  /// This many dry quarts.
  @inlinable @inline(__always) public var dryQuarts: DryQuarts { DryQuarts(self) }
}
extension Int {
  /// This many dry quarts, in the singular: `1.dryQuart`.
  @inlinable @inline(__always) public var dryQuart: DryQuarts { DryQuarts(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in dry quarts.
  @inlinable public var inDryQuarts: Double { value(in: .dryQuart) }
}

/// A volume in US dry pints, 2 to the dry quart.
///
///     64.dryPints == 1.bushels  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/dryPints``
/// - ``MeasurementUnit/dryPint``
/// - ``Volume/inDryPints``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct DryPints: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, DryQuarts.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "dry pint", DryPints.factor, symbol: "dry pt", aliases: "dry pts", systems: [.usCustomary],
    source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``DryPints``.
  public static var dryPint: Self { DryPints.unit }
}
extension NumericalValue {
  /// This many dry pints.
  @inlinable @inline(__always) public var dryPints: DryPints { DryPints(self) }
}
extension Int {
  /// This many dry pints, in the singular: `1.dryPint`.
  @inlinable @inline(__always) public var dryPint: DryPints { DryPints(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in dry pints.
  @inlinable public var inDryPints: Double { value(in: .dryPint) }
}
