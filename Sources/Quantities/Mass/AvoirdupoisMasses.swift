// The avoirdupois units of mass, in use in the United States and the United Kingdom.

/// A mass in pounds of 453.59237 grams.
///
///     1.pounds == 16.ounces  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Pounds: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(45_359_237, over: 100_000, Grams.self)
  }
  public static let unit = MeasurementUnit<MassKind>(
    Pounds.self, "pound", symbol: "lb",
    aliases: ["lbs", "#"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Pounds``.
  public static var pound: Self { Pounds.unit }
}
extension NumericalValue {
  /// This many pounds.
  @inlinable @inline(__always) public var pounds: Pounds { Pounds(self) }
}
extension Mass {
  /// The mass in pounds, as the nearest `Double`.
  public var inPounds: Double { value(in: .pound) }
}

/// A mass in ounces, of which 16 are a pound.
///
///     8.ounces == 0.5.pounds  // true
///
/// Source: NIST Handbook 44, appendix C.
public struct Ounces: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 16, Pounds.self)
  }
  public static let unit = MeasurementUnit<MassKind>(
    Ounces.self, "ounce", symbol: "oz", aliases: ["ozs"], system: .usCustomary, source: .handbook44)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Ounces``.
  public static var ounce: Self { Ounces.unit }
}
extension NumericalValue {
  /// This many ounces.
  @inlinable @inline(__always) public var ounces: Ounces { Ounces(self) }
}
extension Mass {
  /// The mass in ounces, as the nearest `Double`.
  public var inOunces: Double { value(in: .ounce) }
}
