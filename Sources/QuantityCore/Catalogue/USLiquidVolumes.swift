// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in US gallons of 231 cubic inches, or 3785.411784 milliliters.
///
///     1.gallons == 4.quarts  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/gallons``
/// - ``MeasurementUnit/gallon``
/// - ``Volume/inGallons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Gallons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(231, CubicInches.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "gallon", Gallons.factor, symbol: "gal", aliases: "gals", systems: [.usCustomary],
    source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Gallons``.
  public static var gallon: Self { Gallons.unit }
}
extension NumericalValue {
  /// This many gallons.
  @inlinable @inline(__always) public var gallons: Gallons { Gallons(self) }
}
extension Int {
  /// This many gallons, in the singular: `1.gallon`.
  @inlinable @inline(__always) public var gallon: Gallons { Gallons(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in gallons.
  @inlinable public var inGallons: Double { value(in: .gallon) }
}

/// A volume in US quarts, 4 to the gallon.
///
///     1.quarts == 4.cups  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/quarts``
/// - ``MeasurementUnit/quart``
/// - ``Volume/inQuarts``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Quarts: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 4, Gallons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "quart", Quarts.factor, symbol: "qt", aliases: "qts", systems: [.usCustomary],
    source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Quarts``.
  public static var quart: Self { Quarts.unit }
}
extension NumericalValue {
  /// This many quarts.
  @inlinable @inline(__always) public var quarts: Quarts { Quarts(self) }
}
extension Int {
  /// This many quarts, in the singular: `1.quart`.
  @inlinable @inline(__always) public var quart: Quarts { Quarts(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in quarts.
  @inlinable public var inQuarts: Double { value(in: .quart) }
}

/// A volume in US pints, 2 to the quart.
///
///     1.pints == 2.cups  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/pints``
/// - ``MeasurementUnit/pint``
/// - ``Volume/inPints``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Pints: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, Quarts.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "pint", Pints.factor, symbol: "pt", aliases: "pts", systems: [.usCustomary], source: .handbook44
  )
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Pints``.
  public static var pint: Self { Pints.unit }
}
extension NumericalValue {
  /// This many pints.
  @inlinable @inline(__always) public var pints: Pints { Pints(self) }
}
extension Int {
  /// This many pints, in the singular: `1.pint`.
  @inlinable @inline(__always) public var pint: Pints { Pints(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in pints.
  @inlinable public var inPints: Double { value(in: .pint) }
}

/// A volume in US gills, 4 to the pint.
///
///     2.gills == 1.cups  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/gills``
/// - ``MeasurementUnit/gill``
/// - ``Volume/inGills``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Gills: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 4, Pints.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "gill", Gills.factor, symbol: "gi", systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Gills``.
  public static var gill: Self { Gills.unit }
}
extension NumericalValue {
  /// This many gills.
  @inlinable @inline(__always) public var gills: Gills { Gills(self) }
}
extension Int {
  /// This many gills, in the singular: `1.gill`.
  @inlinable @inline(__always) public var gill: Gills { Gills(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in gills.
  @inlinable public var inGills: Double { value(in: .gill) }
}

/// A volume in US fluid ounces, 4 to the gill.
///
///     1.fluidOunces == 2.tablespoons  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/fluidOunces``
/// - ``MeasurementUnit/fluidOunce``
/// - ``Volume/inFluidOunces``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct FluidOunces: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 4, Gills.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "fluid ounce", FluidOunces.factor, symbol: "fl oz",
    aliases: "floz, fl ounce, fl ounces, fluid oz", contextualAliases: "oz, ozs, ounce, ounces",
    systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``FluidOunces``.
  public static var fluidOunce: Self { FluidOunces.unit }
}
extension NumericalValue {
  /// This many fluid ounces.
  @inlinable @inline(__always) public var fluidOunces: FluidOunces { FluidOunces(self) }
}
extension Int {
  /// This many fluid ounces, in the singular: `1.fluidOunce`.
  @inlinable @inline(__always) public var fluidOunce: FluidOunces { FluidOunces(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in fluid ounces.
  @inlinable public var inFluidOunces: Double { value(in: .fluidOunce) }
}

/// A volume in oil barrels of 42 US gallons.
///
///     1.oilBarrels == 42.gallons  // true
///
/// Source: NIST Special Publication 811, appendix B.
///
/// Barrels of beer, wine and dry goods are of other sizes, so a bare barrel is not read.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/oilBarrels``
/// - ``MeasurementUnit/oilBarrel``
/// - ``Volume/inOilBarrels``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct OilBarrels: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(42, Gallons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "oil barrel", OilBarrels.factor, symbol: "bbl", aliases: "barrel of oil, barrels of oil",
    systems: [.usCustomary], source: .sp811,
    note: "barrels of beer, wine and dry goods are of other sizes, so a bare barrel is not read")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``OilBarrels``.
  public static var oilBarrel: Self { OilBarrels.unit }
}
extension NumericalValue {
  /// This many oil barrels.
  @inlinable @inline(__always) public var oilBarrels: OilBarrels { OilBarrels(self) }
}
extension Int {
  /// This many oil barrels, in the singular: `1.oilBarrel`.
  @inlinable @inline(__always) public var oilBarrel: OilBarrels { OilBarrels(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in oil barrels.
  @inlinable public var inOilBarrels: Double { value(in: .oilBarrel) }
}
