// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in milliliters, which define the other units of volume.
///
///     250.milliliters == 0.25.liters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// A milliliter is 20160 x 76,800,000,000 ticks, which makes every US and imperial unit a whole
/// number of ticks, even divided by any of 2 to 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 32 and
/// 64.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/milliliters``
/// - ``MeasurementUnit/milliliter``
/// - ``Volume/inMilliliters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Milliliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(ticks: 20160 * 76_800_000_000)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "milliliter", Milliliters.factor, symbol: "ml", aliases: "mL, millilitre, millilitres, mls, ㎖",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Milliliters``.
  public static var milliliter: Self { Milliliters.unit }
}
extension NumericalValue {
  /// This many milliliters.
  @inlinable @inline(__always) public var milliliters: Milliliters { Milliliters(self) }
}
extension Int {
  /// This many milliliters, in the singular: `1.milliliter`.
  @inlinable @inline(__always) public var milliliter: Milliliters { Milliliters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in milliliters.
  @inlinable public var inMilliliters: Double { value(in: .milliliter) }
}

/// A volume in liters of 1000 milliliters.
///
///     1.5.liters == 1500.milliliters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/liters``
/// - ``MeasurementUnit/liter``
/// - ``Volume/inLiters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Liters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1000, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "liter", Liters.factor, symbol: "l",
    aliases: """
      L, litre, litres, ltr, ltrs, dm3, dm³, dm^3, cubic decimeter, cubic decimeters,
      cubic decimetre, cubic decimetres
      """, systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Liters``.
  public static var liter: Self { Liters.unit }
}
extension NumericalValue {
  /// This many liters.
  @inlinable @inline(__always) public var liters: Liters { Liters(self) }
}
extension Int {
  /// This many liters, in the singular: `1.liter`.
  @inlinable @inline(__always) public var liter: Liters { Liters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in liters.
  @inlinable public var inLiters: Double { value(in: .liter) }
}

/// A volume in nanoliters, 1000 to the microliter.
///
///     500.nanoliters == 0.5.microliters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/nanoliters``
/// - ``MeasurementUnit/nanoliter``
/// - ``Volume/inNanoliters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Nanoliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 1000, Microliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "nanoliter", Nanoliters.factor, symbol: "nl", aliases: "nL, nanolitre, nanolitres",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Nanoliters``.
  public static var nanoliter: Self { Nanoliters.unit }
}
extension NumericalValue {
  /// This many nanoliters.
  @inlinable @inline(__always) public var nanoliters: Nanoliters { Nanoliters(self) }
}
extension Int {
  /// This many nanoliters, in the singular: `1.nanoliter`.
  @inlinable @inline(__always) public var nanoliter: Nanoliters { Nanoliters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in nanoliters.
  @inlinable public var inNanoliters: Double { value(in: .nanoliter) }
}

/// A volume in microliters, 1000 to the milliliter.
///
///     500.microliters == 0.5.milliliters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/microliters``
/// - ``MeasurementUnit/microliter``
/// - ``Volume/inMicroliters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Microliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, over: 1000, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "microliter", Microliters.factor, symbol: "µl",
    aliases: "µL, ul, uL, μl, μL, microlitre, microlitres, ㎕", systems: [.metric],
    source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Microliters``.
  public static var microliter: Self { Microliters.unit }
}
extension NumericalValue {
  /// This many microliters.
  @inlinable @inline(__always) public var microliters: Microliters { Microliters(self) }
}
extension Int {
  /// This many microliters, in the singular: `1.microliter`.
  @inlinable @inline(__always) public var microliter: Microliters { Microliters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in microliters.
  @inlinable public var inMicroliters: Double { value(in: .microliter) }
}

/// A volume in centiliters of 10 milliliters.
///
///     75.centiliters == 0.75.liters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/centiliters``
/// - ``MeasurementUnit/centiliter``
/// - ``Volume/inCentiliters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Centiliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(10, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "centiliter", Centiliters.factor, symbol: "cl", aliases: "cL, centilitre, centilitres",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Centiliters``.
  public static var centiliter: Self { Centiliters.unit }
}
extension NumericalValue {
  /// This many centiliters.
  @inlinable @inline(__always) public var centiliters: Centiliters { Centiliters(self) }
}
extension Int {
  /// This many centiliters, in the singular: `1.centiliter`.
  @inlinable @inline(__always) public var centiliter: Centiliters { Centiliters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in centiliters.
  @inlinable public var inCentiliters: Double { value(in: .centiliter) }
}

/// A volume in deciliters of 10 centiliters.
///
///     2.5.deciliters == 250.milliliters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/deciliters``
/// - ``MeasurementUnit/deciliter``
/// - ``Volume/inDeciliters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Deciliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(10, Centiliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "deciliter", Deciliters.factor, symbol: "dl", aliases: "dL, decilitre, decilitres, ㎗",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Deciliters``.
  public static var deciliter: Self { Deciliters.unit }
}
extension NumericalValue {
  /// This many deciliters.
  @inlinable @inline(__always) public var deciliters: Deciliters { Deciliters(self) }
}
extension Int {
  /// This many deciliters, in the singular: `1.deciliter`.
  @inlinable @inline(__always) public var deciliter: Deciliters { Deciliters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in deciliters.
  @inlinable public var inDeciliters: Double { value(in: .deciliter) }
}

/// A volume in hectoliters of 100 liters.
///
///     1.hectoliters == 100.liters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/hectoliters``
/// - ``MeasurementUnit/hectoliter``
/// - ``Volume/inHectoliters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Hectoliters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(100, Liters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "hectoliter", Hectoliters.factor, symbol: "hl", aliases: "hL, hectolitre, hectolitres",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Hectoliters``.
  public static var hectoliter: Self { Hectoliters.unit }
}
extension NumericalValue {
  /// This many hectoliters.
  @inlinable @inline(__always) public var hectoliters: Hectoliters { Hectoliters(self) }
}
extension Int {
  /// This many hectoliters, in the singular: `1.hectoliter`.
  @inlinable @inline(__always) public var hectoliter: Hectoliters { Hectoliters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in hectoliters.
  @inlinable public var inHectoliters: Double { value(in: .hectoliter) }
}
