// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A mass in troy ounces of 480 grains.
///
///     12.troyOunces == 1.troyPounds  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// CLDR rounds it to 31.10348 g; exactly it is 31.1034768 g.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/troyOunces``
/// - ``MeasurementUnit/troyOunce``
/// - ``Mass/inTroyOunces``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct TroyOunces: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(480, Grains.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "troy ounce", TroyOunces.factor, symbol: "oz t", aliases: "ozt, t oz, toz, troy oz",
    systems: [.troy], source: .handbook44,
    note: "CLDR rounds it to 31.10348 g; exactly it is 31.1034768 g")
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``TroyOunces``.
  public static var troyOunce: Self { TroyOunces.unit }
}
extension NumericalValue {
  /// This many troy ounces.
  @inlinable @inline(__always) public var troyOunces: TroyOunces { TroyOunces(self) }
}
extension Int {
  /// This many troy ounces, in the singular: `1.troyOunce`.
  @inlinable @inline(__always) public var troyOunce: TroyOunces { TroyOunces(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in troy ounces.
  @inlinable public var inTroyOunces: Double { value(in: .troyOunce) }
}

/// A mass in pennyweights, 20 to the troy ounce.
///
///     1.pennyweights == 24.grains  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/pennyweights``
/// - ``MeasurementUnit/pennyweight``
/// - ``Mass/inPennyweights``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Pennyweights: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 20, TroyOunces.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "pennyweight", Pennyweights.factor, symbol: "dwt", aliases: "pwt", systems: [.troy],
    source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Pennyweights``.
  public static var pennyweight: Self { Pennyweights.unit }
}
extension NumericalValue {
  /// This many pennyweights.
  @inlinable @inline(__always) public var pennyweights: Pennyweights { Pennyweights(self) }
}
extension Int {
  /// This many pennyweights, in the singular: `1.pennyweight`.
  @inlinable @inline(__always) public var pennyweight: Pennyweights { Pennyweights(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in pennyweights.
  @inlinable public var inPennyweights: Double { value(in: .pennyweight) }
}

/// A mass in troy pounds of 12 troy ounces.
///
///     1.troyPounds == 5760.grains  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/troyPounds``
/// - ``MeasurementUnit/troyPound``
/// - ``Mass/inTroyPounds``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct TroyPounds: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(12, TroyOunces.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "troy pound", TroyPounds.factor, symbol: "lb t", aliases: "lbt, troy lb", systems: [.troy],
    source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``TroyPounds``.
  public static var troyPound: Self { TroyPounds.unit }
}
extension NumericalValue {
  /// This many troy pounds.
  @inlinable @inline(__always) public var troyPounds: TroyPounds { TroyPounds(self) }
}
extension Int {
  /// This many troy pounds, in the singular: `1.troyPound`.
  @inlinable @inline(__always) public var troyPound: TroyPounds { TroyPounds(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in troy pounds.
  @inlinable public var inTroyPounds: Double { value(in: .troyPound) }
}
