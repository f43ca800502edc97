// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A time in days of 24 hours.
///
///     1.5.days == 36.hours  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// This day always has 24 hours; a calendar day has 23 or 25 when clocks change.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/days``
/// - ``MeasurementUnit/day``
/// - ``Time/inDays``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Days: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(24, Hours.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "day", Days.factor, symbol: "d", source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Days``.
  public static var day: Self { Days.unit }
}
extension NumericalValue {
  /// This many days.
  @inlinable @inline(__always) public var days: Days { Days(self) }
}
extension Int {
  /// This many days, in the singular: `1.day`.
  @inlinable @inline(__always) public var day: Days { Days(self) }
}
extension Time {
  /// The `Double` nearest to the time in days.
  @inlinable public var inDays: Double { value(in: .day) }
}

/// A time in weeks of 7 days.
///
///     2.weeks == 14.days  // true
///
/// Source: Unicode CLDR, units.xml.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/weeks``
/// - ``MeasurementUnit/week``
/// - ``Time/inWeeks``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Weeks: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(7, Days.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "week", Weeks.factor, symbol: "wk", aliases: "wks, w", source: .cldr)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Weeks``.
  public static var week: Self { Weeks.unit }
}
extension NumericalValue {
  /// This many weeks.
  @inlinable @inline(__always) public var weeks: Weeks { Weeks(self) }
}
extension Int {
  /// This many weeks, in the singular: `1.week`.
  @inlinable @inline(__always) public var week: Weeks { Weeks(self) }
}
extension Time {
  /// The `Double` nearest to the time in weeks.
  @inlinable public var inWeeks: Double { value(in: .week) }
}

/// A time in fortnights of 14 days.
///
///     1.fortnights == 2.weeks  // true
///
/// Source: Unicode CLDR, units.xml.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/fortnights``
/// - ``MeasurementUnit/fortnight``
/// - ``Time/inFortnights``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Fortnights: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(14, Days.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "fortnight", Fortnights.factor, symbol: "fn", aliases: "fortn", source: .cldr)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Fortnights``.
  public static var fortnight: Self { Fortnights.unit }
}
extension NumericalValue {
  /// This many fortnights.
  @inlinable @inline(__always) public var fortnights: Fortnights { Fortnights(self) }
}
extension Int {
  /// This many fortnights, in the singular: `1.fortnight`.
  @inlinable @inline(__always) public var fortnight: Fortnights { Fortnights(self) }
}
extension Time {
  /// The `Double` nearest to the time in fortnights.
  @inlinable public var inFortnights: Double { value(in: .fortnight) }
}
