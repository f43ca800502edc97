// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A volume in jiggers of 1 1/2 US fluid ounces.
///
///     2.jiggers == 3.fluidOunces  // true
///
/// Source: Unicode CLDR, units.xml.
///
/// No standard defines it; bars have measures from 1 to 2 fluid ounces.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/jiggers``
/// - ``MeasurementUnit/jigger``
/// - ``Volume/inJiggers``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Jiggers: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(15, over: 10, FluidOunces.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "jigger", Jiggers.factor, symbol: "jigger", countedNames: "jigger, jiggers",
    systems: [.usCustomary], source: .cldr,
    note: "no standard defines it; bars have measures from 1 to 2 fluid ounces")
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Jiggers``.
  public static var jigger: Self { Jiggers.unit }
}
extension NumericalValue {
  /// This many jiggers.
  @inlinable @inline(__always) public var jiggers: Jiggers { Jiggers(self) }
}
extension Int {
  /// This many jiggers, in the singular: `1.jigger`.
  @inlinable @inline(__always) public var jigger: Jiggers { Jiggers(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in jiggers.
  @inlinable public var inJiggers: Double { value(in: .jigger) }
}

/// A volume in shots of 1 1/2 US fluid ounces, the same as a jigger.
///
///     1.shots == 1.jiggers  // true
///
/// Source: GNU units, definitions.units.
///
/// Other authorities: 1 1/2 fluid ounces are the most that Utah allows, some bars pour 1 or 1 1/4,
/// and European ones 20 to 50 ml.
///
/// In running text, `shots` is a count: they may be shots of espresso.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/shots``
/// - ``MeasurementUnit/shot``
/// - ``Volume/inShots``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Shots: Volume, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<VolumeKind> {
    .init(1, Jiggers.self)
  }
  public static let unit: MeasurementUnit<VolumeKind> = .init(
    "shot", Shots.factor, symbol: "shot", countedNames: "shot, shots", systems: [.usCustomary],
    source: .gnuUnits,
    note:
      "other authorities: 1 1/2 fluid ounces are the most that Utah allows, some bars pour 1 or 1 1/4, and European ones 20 to 50 ml"
  )
  public let ticks: Ticks<VolumeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<VolumeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<VolumeKind> {
  /// The unit of ``Shots``.
  public static var shot: Self { Shots.unit }
}
extension NumericalValue {
  /// This many shots.
  @inlinable @inline(__always) public var shots: Shots { Shots(self) }
}
extension Int {
  /// This many shots, in the singular: `1.shot`.
  @inlinable @inline(__always) public var shot: Shots { Shots(self) }
}
extension Volume {
  /// The `Double` nearest to the volume in shots.
  @inlinable public var inShots: Double { value(in: .shot) }
}
