// The metric units of volume.

/// A volume in milliliters, from which the other units of volume are made.
///
///     250.milliliters == 0.25.liters  // true
///
/// Source: SI Brochure, 9th edition.
///
/// A milliliter is 20160 x 76,800,000,000 ticks, so that every US and imperial unit is whole, over any
/// of 2 to 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 32 and 64.
public struct Milliliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(ticks: 20160 * 76_800_000_000)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Milliliters.self, "milliliter", symbol: "ml",
    aliases: ["mL", "millilitre", "millilitres"], system: .metric, source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Milliliters``.
  public static var milliliter: Self { Milliliters.unit }
}
extension NumericalValue {
  /// This many milliliters.
  @inlinable @inline(__always) public var milliliters: Milliliters { Milliliters(self) }
}
extension Volume {
  /// The volume in milliliters, as the nearest `Double`.
  public var inMilliliters: Double { value(in: .milliliter) }
}

/// A volume in liters of 1000 milliliters.
///
///     1.5.liters == 1500.milliliters  // true
///
/// Source: SI Brochure, 9th edition.
public struct Liters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1000, Milliliters.self)
  }
  public static let unit = MeasurementUnit<VolumeKind>(
    Liters.self, "liter", symbol: "l",
    aliases: ["L", "litre", "litres"], system: .metric, source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Liters``.
  public static var liter: Self { Liters.unit }
}
extension NumericalValue {
  /// This many liters.
  @inlinable @inline(__always) public var liters: Liters { Liters(self) }
}
extension Volume {
  /// The volume in liters, as the nearest `Double`.
  public var inLiters: Double { value(in: .liter) }
}
