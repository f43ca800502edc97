// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A mass in US hundredweights of 100 pounds.
///
///     20.shortHundredweights == 1.shortTons  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/shortHundredweights``
/// - ``MeasurementUnit/shortHundredweight``
/// - ``Mass/inShortHundredweights``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ShortHundredweights: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(100, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "short hundredweight", ShortHundredweights.factor, symbol: "short cwt",
    aliases: "cwt, hundredweight, hundredweights", systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``ShortHundredweights``.
  public static var shortHundredweight: Self { ShortHundredweights.unit }
}
extension NumericalValue {
  /// This many short hundredweights.
  @inlinable @inline(__always) public var shortHundredweights: ShortHundredweights {
    ShortHundredweights(self)
  }
}
extension Int {
  /// This many short hundredweights, in the singular: `1.shortHundredweight`.
  @inlinable @inline(__always) public var shortHundredweight: ShortHundredweights {
    ShortHundredweights(self)
  }
}
extension Mass {
  /// The `Double` nearest to the mass in short hundredweights.
  @inlinable public var inShortHundredweights: Double { value(in: .shortHundredweight) }
}

/// A mass in British hundredweights of 112 pounds.
///
///     1.longHundredweights == 8.stones  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/longHundredweights``
/// - ``MeasurementUnit/longHundredweight``
/// - ``Mass/inLongHundredweights``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct LongHundredweights: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(112, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "long hundredweight", LongHundredweights.factor, symbol: "long cwt",
    aliases: "cwt, hundredweight, hundredweights", systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``LongHundredweights``.
  public static var longHundredweight: Self { LongHundredweights.unit }
}
extension NumericalValue {
  /// This many long hundredweights.
  @inlinable @inline(__always) public var longHundredweights: LongHundredweights {
    LongHundredweights(self)
  }
}
extension Int {
  /// This many long hundredweights, in the singular: `1.longHundredweight`.
  @inlinable @inline(__always) public var longHundredweight: LongHundredweights {
    LongHundredweights(self)
  }
}
extension Mass {
  /// The `Double` nearest to the mass in long hundredweights.
  @inlinable public var inLongHundredweights: Double { value(in: .longHundredweight) }
}

/// A mass in US tons of 2000 pounds.
///
///     1.shortTons == 2000.pounds  // true
///
/// Source: NIST Handbook 44, appendix C.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/shortTons``
/// - ``MeasurementUnit/shortTon``
/// - ``Mass/inShortTons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct ShortTons: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(2000, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "short ton", ShortTons.factor, symbol: "short ton", aliases: "ton, tons",
    systems: [.usCustomary], source: .handbook44)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``ShortTons``.
  public static var shortTon: Self { ShortTons.unit }
}
extension NumericalValue {
  /// This many short tons.
  @inlinable @inline(__always) public var shortTons: ShortTons { ShortTons(self) }
}
extension Int {
  /// This many short tons, in the singular: `1.shortTon`.
  @inlinable @inline(__always) public var shortTon: ShortTons { ShortTons(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in short tons.
  @inlinable public var inShortTons: Double { value(in: .shortTon) }
}

/// A mass in British tons of 2240 pounds.
///
///     1.longTons == 20.longHundredweights  // true
///
/// Source: Weights and Measures Act 1985 (United Kingdom), schedule 1.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/longTons``
/// - ``MeasurementUnit/longTon``
/// - ``Mass/inLongTons``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct LongTons: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(2240, Pounds.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "long ton", LongTons.factor, symbol: "long ton", aliases: "ton, tons", systems: [.imperial],
    source: .weightsAndMeasuresAct)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``LongTons``.
  public static var longTon: Self { LongTons.unit }
}
extension NumericalValue {
  /// This many long tons.
  @inlinable @inline(__always) public var longTons: LongTons { LongTons(self) }
}
extension Int {
  /// This many long tons, in the singular: `1.longTon`.
  @inlinable @inline(__always) public var longTon: LongTons { LongTons(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in long tons.
  @inlinable public var inLongTons: Double { value(in: .longTon) }
}
