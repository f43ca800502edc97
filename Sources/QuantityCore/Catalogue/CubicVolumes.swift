// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in cubic centimeters, the same as milliliters.
///
///     1.cubicCentimeters == 1.milliliters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/cubicCentimeters``
/// - ``MeasurementUnit/cubicCentimeter``
/// - ``Volume/inCubicCentimeters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CubicCentimeters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cubic centimeter", CubicCentimeters.factor, symbol: "cm³",
    aliases: "cm3, cm^3, cc, ccm, cubic centimetre, cubic centimetres, ㏄", systems: [.metric],
    source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CubicCentimeters``.
  public static var cubicCentimeter: Self { CubicCentimeters.unit }
}
extension NumericalValue {
  /// This many cubic centimeters.
  @inlinable @inline(__always) public var cubicCentimeters: CubicCentimeters {
    CubicCentimeters(self)
  }
}
extension Int {
  /// This many cubic centimeters, in the singular: `1.cubicCentimeter`.
  @inlinable @inline(__always) public var cubicCentimeter: CubicCentimeters {
    CubicCentimeters(self)
  }
}
extension Volume {
  /// The `Double` nearest to the volume in cubic centimeters.
  @inlinable public var inCubicCentimeters: Double { value(in: .cubicCentimeter) }
}

/// A volume in cubic meters of 1000 liters.
///
///     1.cubicMeters == 1000.liters  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/cubicMeters``
/// - ``MeasurementUnit/cubicMeter``
/// - ``Volume/inCubicMeters``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CubicMeters: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1000, Liters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cubic meter", CubicMeters.factor, symbol: "m³", aliases: "m3, m^3, cubic metre, cubic metres",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CubicMeters``.
  public static var cubicMeter: Self { CubicMeters.unit }
}
extension NumericalValue {
  /// This many cubic meters.
  @inlinable @inline(__always) public var cubicMeters: CubicMeters { CubicMeters(self) }
}
extension Int {
  /// This many cubic meters, in the singular: `1.cubicMeter`.
  @inlinable @inline(__always) public var cubicMeter: CubicMeters { CubicMeters(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in cubic meters.
  @inlinable public var inCubicMeters: Double { value(in: .cubicMeter) }
}

/// A volume in cubic inches, each the cube of 2.54 centimeters: 16.387064 milliliters.
///
///     231.cubicInches == 1.gallons  // true
///
/// Source: NIST Special Publication 811, appendix B.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/cubicInches``
/// - ``MeasurementUnit/cubicInch``
/// - ``Volume/inCubicInches``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CubicInches: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(16_387_064, over: 1_000_000, Milliliters.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cubic inch", CubicInches.factor, plural: "cubic inches", symbol: "in³", aliases: "in3, cu in",
    systems: [.usCustomary, .imperial], source: .sp811)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CubicInches``.
  public static var cubicInch: Self { CubicInches.unit }
}
extension NumericalValue {
  /// This many cubic inches.
  @inlinable @inline(__always) public var cubicInches: CubicInches { CubicInches(self) }
}
extension Int {
  /// This many cubic inches, in the singular: `1.cubicInch`.
  @inlinable @inline(__always) public var cubicInch: CubicInches { CubicInches(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in cubic inches.
  @inlinable public var inCubicInches: Double { value(in: .cubicInch) }
}

/// A volume in cubic feet of 12 x 12 x 12 cubic inches.
///
///     1.cubicFeet == 1728.cubicInches  // true
///
/// Source: NIST Special Publication 811, appendix B.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/cubicFeet``
/// - ``MeasurementUnit/cubicFoot``
/// - ``Volume/inCubicFeet``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CubicFeet: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1728, CubicInches.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cubic foot", CubicFeet.factor, plural: "cubic feet", symbol: "ft³", aliases: "ft3, cu ft",
    systems: [.usCustomary, .imperial], source: .sp811)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CubicFeet``.
  public static var cubicFoot: Self { CubicFeet.unit }
}
extension NumericalValue {
  /// This many cubic feet.
  @inlinable @inline(__always) public var cubicFeet: CubicFeet { CubicFeet(self) }
}
extension Int {
  /// This many cubic feet, in the singular: `1.cubicFoot`.
  @inlinable @inline(__always) public var cubicFoot: CubicFeet { CubicFeet(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in cubic feet.
  @inlinable public var inCubicFeet: Double { value(in: .cubicFoot) }
}

/// A volume in cubic yards of 3 x 3 x 3 cubic feet.
///
///     1.cubicYards == 27.cubicFeet  // true
///
/// Source: NIST Special Publication 811, appendix B.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/cubicYards``
/// - ``MeasurementUnit/cubicYard``
/// - ``Volume/inCubicYards``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct CubicYards: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(27, CubicFeet.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "cubic yard", CubicYards.factor, symbol: "yd³", aliases: "yd3, cu yd, cu yds",
    systems: [.usCustomary, .imperial], source: .sp811)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``CubicYards``.
  public static var cubicYard: Self { CubicYards.unit }
}
extension NumericalValue {
  /// This many cubic yards.
  @inlinable @inline(__always) public var cubicYards: CubicYards { CubicYards(self) }
}
extension Int {
  /// This many cubic yards, in the singular: `1.cubicYard`.
  @inlinable @inline(__always) public var cubicYard: CubicYards { CubicYards(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in cubic yards.
  @inlinable public var inCubicYards: Double { value(in: .cubicYard) }
}
