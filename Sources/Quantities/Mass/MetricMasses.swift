// The metric units of mass.

/// A mass in grams, from which the other units of mass are made.
///
///     500.grams == 0.5.kilograms  // true
///
/// Source: SI Brochure, 9th edition.
///
/// A gram is 20160 x 16,000,000,000 ticks, so that every avoirdupois unit is whole, over any of 2 to
/// 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 32 and 64.
public struct Grams: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(ticks: 20160 * 16_000_000_000)
  }
  public static let unit = MeasurementUnit<MassKind>(
    Grams.self, "gram", symbol: "g",
    aliases: ["gr", "gm", "gms", "gramme", "grammes"], system: .metric, source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Grams``.
  public static var gram: Self { Grams.unit }
}
extension NumericalValue {
  /// This many grams.
  @inlinable @inline(__always) public var grams: Grams { Grams(self) }
}
extension Mass {
  /// The mass in grams, as the nearest `Double`.
  public var inGrams: Double { value(in: .gram) }
}

/// A mass in milligrams, of which 1000 are a gram.
///
///     500.milligrams == 0.5.grams  // true
///
/// Source: SI Brochure, 9th edition.
public struct Milligrams: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 1000, Grams.self)
  }
  public static let unit = MeasurementUnit<MassKind>(
    Milligrams.self, "milligram", symbol: "mg",
    aliases: ["mgs", "milligramme", "milligrammes"], system: .metric, source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Milligrams``.
  public static var milligram: Self { Milligrams.unit }
}
extension NumericalValue {
  /// This many milligrams.
  @inlinable @inline(__always) public var milligrams: Milligrams { Milligrams(self) }
}
extension Mass {
  /// The mass in milligrams, as the nearest `Double`.
  public var inMilligrams: Double { value(in: .milligram) }
}

/// A mass in kilograms of 1000 grams.
///
///     1.5.kilograms == 1500.grams  // true
///
/// Source: SI Brochure, 9th edition.
public struct Kilograms: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1000, Grams.self)
  }
  public static let unit = MeasurementUnit<MassKind>(
    Kilograms.self, "kilogram", symbol: "kg",
    aliases: ["kgs", "kilo", "kilos", "kilogramme", "kilogrammes"], system: .metric,
    source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Kilograms``.
  public static var kilogram: Self { Kilograms.unit }
}
extension NumericalValue {
  /// This many kilograms.
  @inlinable @inline(__always) public var kilograms: Kilograms { Kilograms(self) }
}
extension Mass {
  /// The mass in kilograms, as the nearest `Double`.
  public var inKilograms: Double { value(in: .kilogram) }
}
