// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in imperial gallons of 4.54609 liters.
///
///     1.imperialGallons == 8.imperialPints  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialGallons``
/// - ``MeasurementUnit/imperialGallon``
/// - ``Volume/inImperialGallons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialGallons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(454_609, over: 100, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "gallon", ImperialGallons.factor, symbol: "gal", aliases: "gals", qualifier: .imperial,
    systems: [.imperial], source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialGallons``.
  public static var imperialGallon: Self { ImperialGallons.unit }
}
extension NumericalValue {
  /// This many imperial gallons.
  @inlinable @inline(__always) public var imperialGallons: ImperialGallons { ImperialGallons(self) }
}
extension Int {
  /// This many imperial gallons, in the singular: `1.imperialGallon`.
  @inlinable @inline(__always) public var imperialGallon: ImperialGallons { ImperialGallons(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial gallons.
  @inlinable public var inImperialGallons: Double { value(in: .imperialGallon) }
}

/// A volume in imperial quarts, 4 to the gallon.
///
///     1.imperialQuarts == 2.imperialPints  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialQuarts``
/// - ``MeasurementUnit/imperialQuart``
/// - ``Volume/inImperialQuarts``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialQuarts: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 4, ImperialGallons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "quart", ImperialQuarts.factor, symbol: "qt", aliases: "qts", qualifier: .imperial,
    systems: [.imperial], source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialQuarts``.
  public static var imperialQuart: Self { ImperialQuarts.unit }
}
extension NumericalValue {
  /// This many imperial quarts.
  @inlinable @inline(__always) public var imperialQuarts: ImperialQuarts { ImperialQuarts(self) }
}
extension Int {
  /// This many imperial quarts, in the singular: `1.imperialQuart`.
  @inlinable @inline(__always) public var imperialQuart: ImperialQuarts { ImperialQuarts(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial quarts.
  @inlinable public var inImperialQuarts: Double { value(in: .imperialQuart) }
}

/// A volume in imperial pints, 2 to the quart.
///
///     1.imperialPints == 20.imperialFluidOunces  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialPints``
/// - ``MeasurementUnit/imperialPint``
/// - ``Volume/inImperialPints``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialPints: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 2, ImperialQuarts.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "pint", ImperialPints.factor, symbol: "pt", aliases: "pts", qualifier: .imperial,
    systems: [.imperial], source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialPints``.
  public static var imperialPint: Self { ImperialPints.unit }
}
extension NumericalValue {
  /// This many imperial pints.
  @inlinable @inline(__always) public var imperialPints: ImperialPints { ImperialPints(self) }
}
extension Int {
  /// This many imperial pints, in the singular: `1.imperialPint`.
  @inlinable @inline(__always) public var imperialPint: ImperialPints { ImperialPints(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial pints.
  @inlinable public var inImperialPints: Double { value(in: .imperialPint) }
}

/// A volume in imperial gills, 4 to the pint.
///
///     1.imperialGills == 5.imperialFluidOunces  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialGills``
/// - ``MeasurementUnit/imperialGill``
/// - ``Volume/inImperialGills``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialGills: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 4, ImperialPints.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "gill", ImperialGills.factor, symbol: "gi", qualifier: .imperial, systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialGills``.
  public static var imperialGill: Self { ImperialGills.unit }
}
extension NumericalValue {
  /// This many imperial gills.
  @inlinable @inline(__always) public var imperialGills: ImperialGills { ImperialGills(self) }
}
extension Int {
  /// This many imperial gills, in the singular: `1.imperialGill`.
  @inlinable @inline(__always) public var imperialGill: ImperialGills { ImperialGills(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial gills.
  @inlinable public var inImperialGills: Double { value(in: .imperialGill) }
}

/// A volume in imperial fluid ounces, 5 to the gill.
///
///     20.imperialFluidOunces == 1.imperialPints  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialFluidOunces``
/// - ``MeasurementUnit/imperialFluidOunce``
/// - ``Volume/inImperialFluidOunces``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialFluidOunces: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 5, ImperialGills.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "fluid ounce", ImperialFluidOunces.factor, symbol: "fl oz",
    aliases: "floz, fl ounce, fl ounces, fluid oz", contextualAliases: "oz, ozs, ounce, ounces",
    qualifier: .imperial, systems: [.imperial], source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialFluidOunces``.
  public static var imperialFluidOunce: Self { ImperialFluidOunces.unit }
}
extension NumericalValue {
  /// This many imperial fluid ounces.
  @inlinable @inline(__always) public var imperialFluidOunces: ImperialFluidOunces {
    ImperialFluidOunces(self)
  }
}
extension Int {
  /// This many imperial fluid ounces, in the singular: `1.imperialFluidOunce`.
  @inlinable @inline(__always) public var imperialFluidOunce: ImperialFluidOunces {
    ImperialFluidOunces(self)
  }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial fluid ounces.
  @inlinable public var inImperialFluidOunces: Double { value(in: .imperialFluidOunce) }
}

/// A volume in imperial fluid drachms, 8 to the fluid ounce.
///
///     8.imperialFluidDrachms == 1.imperialFluidOunces  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialFluidDrachms``
/// - ``MeasurementUnit/imperialFluidDrachm``
/// - ``Volume/inImperialFluidDrachms``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialFluidDrachms: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 8, ImperialFluidOunces.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "fluid drachm", ImperialFluidDrachms.factor, symbol: "fl dr",
    aliases: "fluid dram, fluid drams, fldr", contextualAliases: "dram, drams",
    qualifier: .imperial, systems: [.imperial], source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialFluidDrachms``.
  public static var imperialFluidDrachm: Self { ImperialFluidDrachms.unit }
}
extension NumericalValue {
  /// This many imperial fluid drachms.
  @inlinable @inline(__always) public var imperialFluidDrachms: ImperialFluidDrachms {
    ImperialFluidDrachms(self)
  }
}
extension Int {
  /// This many imperial fluid drachms, in the singular: `1.imperialFluidDrachm`.
  @inlinable @inline(__always) public var imperialFluidDrachm: ImperialFluidDrachms {
    ImperialFluidDrachms(self)
  }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial fluid drachms.
  @inlinable public var inImperialFluidDrachms: Double { value(in: .imperialFluidDrachm) }
}

/// A volume in imperial minims, 60 to the fluid drachm.
///
///     480.imperialMinims == 1.imperialFluidOunces  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialMinims``
/// - ``MeasurementUnit/imperialMinim``
/// - ``Volume/inImperialMinims``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialMinims: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 60, ImperialFluidDrachms.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "minim", ImperialMinims.factor, symbol: "minim", qualifier: .imperial, systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialMinims``.
  public static var imperialMinim: Self { ImperialMinims.unit }
}
extension NumericalValue {
  /// This many imperial minims.
  @inlinable @inline(__always) public var imperialMinims: ImperialMinims { ImperialMinims(self) }
}
extension Int {
  /// This many imperial minims, in the singular: `1.imperialMinim`.
  @inlinable @inline(__always) public var imperialMinim: ImperialMinims { ImperialMinims(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial minims.
  @inlinable public var inImperialMinims: Double { value(in: .imperialMinim) }
}
