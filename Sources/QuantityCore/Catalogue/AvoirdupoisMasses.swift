// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A mass in pounds of 453.59237 grams.
///
///     1.pounds == 16.ounces  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/pounds``
/// - ``MeasurementUnit/pound``
/// - ``Mass/inPounds``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Pounds: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(45_359_237, over: 100_000, Grams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "pound", Pounds.factor, symbol: "lb", aliases: "lbs, #", systems: [.usCustomary, .imperial],
    source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Pounds``.
  public static var pound: Self { Pounds.unit }
}
extension NumericalValue {
  /// This many pounds.
  @inlinable @inline(__always) public var pounds: Pounds { Pounds(self) }
}
extension Int {
  /// This many pounds, in the singular: `1.pound`.
  @inlinable @inline(__always) public var pound: Pounds { Pounds(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in pounds.
  @inlinable public var inPounds: Double { value(in: .pound) }
}

/// A mass in ounces, 16 to the pound.
///
///     8.ounces == 0.5.pounds  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/ounces``
/// - ``MeasurementUnit/ounce``
/// - ``Mass/inOunces``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Ounces: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 16, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "ounce", Ounces.factor, symbol: "oz", aliases: "ozs", systems: [.usCustomary, .imperial],
    source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Ounces``.
  public static var ounce: Self { Ounces.unit }
}
extension NumericalValue {
  /// This many ounces.
  @inlinable @inline(__always) public var ounces: Ounces { Ounces(self) }
}
extension Int {
  /// This many ounces, in the singular: `1.ounce`.
  @inlinable @inline(__always) public var ounce: Ounces { Ounces(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in ounces.
  @inlinable public var inOunces: Double { value(in: .ounce) }
}

/// A mass in avoirdupois drams, 16 to the ounce.
///
///     16.drams == 1.ounces  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// CLDR has the fluid dram under this name; the apothecaries' dram is 60 grains.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/drams``
/// - ``MeasurementUnit/dram``
/// - ``Mass/inDrams``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Drams: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 16, Ounces.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "dram", Drams.factor, symbol: "dr", systems: [.usCustomary, .imperial], source: .handbook44,
    note: "CLDR has the fluid dram under this name; the apothecaries' dram is 60 grains")
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Drams``.
  public static var dram: Self { Drams.unit }
}
extension NumericalValue {
  /// This many drams.
  @inlinable @inline(__always) public var drams: Drams { Drams(self) }
}
extension Int {
  /// This many drams, in the singular: `1.dram`.
  @inlinable @inline(__always) public var dram: Drams { Drams(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in drams.
  @inlinable public var inDrams: Double { value(in: .dram) }
}

/// A mass in grains, 7000 to the pound.
///
///     7000.grains == 1.pounds  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/grains``
/// - ``MeasurementUnit/grain``
/// - ``Mass/inGrains``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Grains: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 7000, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "grain", Grains.factor, symbol: "gr", systems: [.usCustomary, .imperial, .troy],
    source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Grains``.
  public static var grain: Self { Grains.unit }
}
extension NumericalValue {
  /// This many grains.
  @inlinable @inline(__always) public var grains: Grains { Grains(self) }
}
extension Int {
  /// This many grains, in the singular: `1.grain`.
  @inlinable @inline(__always) public var grain: Grains { Grains(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in grains.
  @inlinable public var inGrains: Double { value(in: .grain) }
}

/// A mass in stones of 14 pounds.
///
///     1.stones == 14.pounds  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/stones``
/// - ``MeasurementUnit/stone``
/// - ``Mass/inStones``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Stones: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(14, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "stone", Stones.factor, plural: "stone", symbol: "st", aliases: "stones", systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Stones``.
  public static var stone: Self { Stones.unit }
}
extension NumericalValue {
  /// This many stone.
  @inlinable @inline(__always) public var stones: Stones { Stones(self) }
}
extension Int {
  /// This many stone, in the singular: `1.stone`.
  @inlinable @inline(__always) public var stone: Stones { Stones(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in stone.
  @inlinable public var inStones: Double { value(in: .stone) }
}
