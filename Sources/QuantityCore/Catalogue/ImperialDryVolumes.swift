// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in imperial pecks of 2 gallons.
///
///     1.imperialPecks == 2.imperialGallons  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialPecks``
/// - ``MeasurementUnit/imperialPeck``
/// - ``Volume/inImperialPecks``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialPecks: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(2, ImperialGallons.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "peck", ImperialPecks.factor, symbol: "pk", qualifier: .imperial, systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialPecks``.
  public static var imperialPeck: Self { ImperialPecks.unit }
}
extension NumericalValue {
  /// This many imperial pecks.
  @inlinable @inline(__always) public var imperialPecks: ImperialPecks { ImperialPecks(self) }
}
extension Int {
  /// This many imperial pecks, in the singular: `1.imperialPeck`.
  @inlinable @inline(__always) public var imperialPeck: ImperialPecks { ImperialPecks(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial pecks.
  @inlinable public var inImperialPecks: Double { value(in: .imperialPeck) }
}

/// A volume in imperial bushels of 4 pecks.
///
///     1.imperialBushels == 8.imperialGallons  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/imperialBushels``
/// - ``MeasurementUnit/imperialBushel``
/// - ``Volume/inImperialBushels``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ImperialBushels: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(4, ImperialPecks.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "bushel", ImperialBushels.factor, symbol: "bu", qualifier: .imperial, systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``ImperialBushels``.
  public static var imperialBushel: Self { ImperialBushels.unit }
}
extension NumericalValue {
  /// This many imperial bushels.
  @inlinable @inline(__always) public var imperialBushels: ImperialBushels { ImperialBushels(self) }
}
extension Int {
  /// This many imperial bushels, in the singular: `1.imperialBushel`.
  @inlinable @inline(__always) public var imperialBushel: ImperialBushels { ImperialBushels(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in imperial bushels.
  @inlinable public var inImperialBushels: Double { value(in: .imperialBushel) }
}
