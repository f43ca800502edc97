// The US customary units of volume.

/// A volume in US gallons of 231 cubic inches, which are 3785.411784 milliliters.
///
///     1.gallons == 4.quarts  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Gallons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(3_785_411_784, over: 1_000_000, Milliliters.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Gallons.self, "gallon", symbol: "gal",
    aliases: ["gals"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Gallons``.
  public static var gallon: Self { Gallons.unit }
}
extension NumericalValue {
  /// This many gallons.
  @inlinable @inline(__always) public var gallons: Gallons { Gallons(self) }
}
extension Volume {
  /// The volume in gallons, as the nearest `Double`.
  public var inGallons: Double { value(in: .gallon) }
}

/// A volume in US quarts, of which 4 are a gallon.
///
///     1.quarts == 4.cups  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Quarts: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 4, Gallons.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Quarts.self, "quart", symbol: "qt", aliases: ["qts"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Quarts``.
  public static var quart: Self { Quarts.unit }
}
extension NumericalValue {
  /// This many quarts.
  @inlinable @inline(__always) public var quarts: Quarts { Quarts(self) }
}
extension Volume {
  /// The volume in quarts, as the nearest `Double`.
  public var inQuarts: Double { value(in: .quart) }
}

/// A volume in US pints, of which 2 are a quart.
///
///     1.pints == 2.cups  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Pints: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 2, Quarts.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Pints.self, "pint", symbol: "pt", aliases: ["pts"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Pints``.
  public static var pint: Self { Pints.unit }
}
extension NumericalValue {
  /// This many pints.
  @inlinable @inline(__always) public var pints: Pints { Pints(self) }
}
extension Volume {
  /// The volume in pints, as the nearest `Double`.
  public var inPints: Double { value(in: .pint) }
}

/// A volume in US cups, of which 2 are a pint.
///
///     1.cups == 16.tablespoons  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Cups: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 2, Pints.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Cups.self, "cup", symbol: "c", aliases: ["C"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Cups``.
  public static var cup: Self { Cups.unit }
}
extension NumericalValue {
  /// This many cups.
  @inlinable @inline(__always) public var cups: Cups { Cups(self) }
}
extension Volume {
  /// The volume in cups, as the nearest `Double`.
  public var inCups: Double { value(in: .cup) }
}

/// A volume in US fluid ounces, of which 8 are a cup.
///
///     1.fluidOunces == 2.tablespoons  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct FluidOunces: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 8, Cups.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    FluidOunces.self, "fluid ounce", symbol: "fl oz",
    aliases: ["floz"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``FluidOunces``.
  public static var fluidOunce: Self { FluidOunces.unit }
}
extension NumericalValue {
  /// This many fluid ounces.
  @inlinable @inline(__always) public var fluidOunces: FluidOunces { FluidOunces(self) }
}
extension Volume {
  /// The volume in fluid ounces, as the nearest `Double`.
  public var inFluidOunces: Double { value(in: .fluidOunce) }
}

/// A volume in US tablespoons, of which 2 are a fluid ounce.
///
///     1.tablespoons == 3.teaspoons  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Tablespoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 2, FluidOunces.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Tablespoons.self, "tablespoon", symbol: "tbsp",
    aliases: ["T", "tbs", "tbl", "tbsps", "tbls"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Tablespoons``.
  public static var tablespoon: Self { Tablespoons.unit }
}
extension NumericalValue {
  /// This many tablespoons.
  @inlinable @inline(__always) public var tablespoons: Tablespoons { Tablespoons(self) }
}
extension Volume {
  /// The volume in tablespoons, as the nearest `Double`.
  public var inTablespoons: Double { value(in: .tablespoon) }
}

/// A volume in US teaspoons, of which 3 are a tablespoon.
///
///     6.teaspoons == 1.fluidOunces  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Teaspoons: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 3, Tablespoons.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Teaspoons.self, "teaspoon", symbol: "tsp",
    aliases: ["t", "tsps"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Teaspoons``.
  public static var teaspoon: Self { Teaspoons.unit }
}
extension NumericalValue {
  /// This many teaspoons.
  @inlinable @inline(__always) public var teaspoons: Teaspoons { Teaspoons(self) }
}
extension Volume {
  /// The volume in teaspoons, as the nearest `Double`.
  public var inTeaspoons: Double { value(in: .teaspoon) }
}
