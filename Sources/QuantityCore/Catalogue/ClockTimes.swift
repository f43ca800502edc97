// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A time in seconds, the SI base unit, which defines the others.
///
///     90.seconds == 1.5.minutes  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// A second is 20160 x 10^18 ticks. The many divisors of 20160 make every unit down to the
/// attosecond a whole number of ticks, even divided by any of 2 to 10, 12, 14, 15, 16, 18, 20, 21,
/// 24, 28, 30, 32 and 64.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/seconds``
/// - ``MeasurementUnit/second``
/// - ``Time/inSeconds``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Seconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(ticks: 20160 * 1_000_000_000_000_000_000)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "second", Seconds.factor, symbol: "s", aliases: "sec, secs", source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Seconds``.
  public static var second: Self { Seconds.unit }
}
extension NumericalValue {
  /// This many seconds.
  @inlinable @inline(__always) public var seconds: Seconds { Seconds(self) }
}
extension Int {
  /// This many seconds, in the singular: `1.second`.
  @inlinable @inline(__always) public var second: Seconds { Seconds(self) }
}
extension Time {
  /// The `Double` nearest to the time in seconds.
  @inlinable public var inSeconds: Double { value(in: .second) }
}

/// A time in milliseconds, 1000 to the second.
///
///     250.milliseconds == 0.25.seconds  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/milliseconds``
/// - ``MeasurementUnit/millisecond``
/// - ``Time/inMilliseconds``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Milliseconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(1, over: 1000, Seconds.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "millisecond", Milliseconds.factor, symbol: "ms", aliases: "msec, msecs, millis",
    source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Milliseconds``.
  public static var millisecond: Self { Milliseconds.unit }
}
extension NumericalValue {
  /// This many milliseconds.
  @inlinable @inline(__always) public var milliseconds: Milliseconds { Milliseconds(self) }
}
extension Int {
  /// This many milliseconds, in the singular: `1.millisecond`.
  @inlinable @inline(__always) public var millisecond: Milliseconds { Milliseconds(self) }
}
extension Time {
  /// The `Double` nearest to the time in milliseconds.
  @inlinable public var inMilliseconds: Double { value(in: .millisecond) }
}

/// A time in microseconds, 1000 to the millisecond.
///
///     500.microseconds == 0.5.milliseconds  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/microseconds``
/// - ``MeasurementUnit/microsecond``
/// - ``Time/inMicroseconds``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Microseconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(1, over: 1000, Milliseconds.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "microsecond", Microseconds.factor, symbol: "µs", aliases: "us, μs, usec, usecs, micros",
    source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Microseconds``.
  public static var microsecond: Self { Microseconds.unit }
}
extension NumericalValue {
  /// This many microseconds.
  @inlinable @inline(__always) public var microseconds: Microseconds { Microseconds(self) }
}
extension Int {
  /// This many microseconds, in the singular: `1.microsecond`.
  @inlinable @inline(__always) public var microsecond: Microseconds { Microseconds(self) }
}
extension Time {
  /// The `Double` nearest to the time in microseconds.
  @inlinable public var inMicroseconds: Double { value(in: .microsecond) }
}

/// A time in nanoseconds, 1000 to the microsecond.
///
///     1500.nanoseconds == 1.5.microseconds  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/nanoseconds``
/// - ``MeasurementUnit/nanosecond``
/// - ``Time/inNanoseconds``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Nanoseconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(1, over: 1000, Microseconds.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "nanosecond", Nanoseconds.factor, symbol: "ns", aliases: "nsec, nsecs, nanos",
    source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Nanoseconds``.
  public static var nanosecond: Self { Nanoseconds.unit }
}
extension NumericalValue {
  /// This many nanoseconds.
  @inlinable @inline(__always) public var nanoseconds: Nanoseconds { Nanoseconds(self) }
}
extension Int {
  /// This many nanoseconds, in the singular: `1.nanosecond`.
  @inlinable @inline(__always) public var nanosecond: Nanoseconds { Nanoseconds(self) }
}
extension Time {
  /// The `Double` nearest to the time in nanoseconds.
  @inlinable public var inNanoseconds: Double { value(in: .nanosecond) }
}

/// A time in minutes of 60 seconds.
///
///     90.minutes == 1.5.hours  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/minutes``
/// - ``MeasurementUnit/minute``
/// - ``Time/inMinutes``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Minutes: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(60, Seconds.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "minute", Minutes.factor, symbol: "min", aliases: "mins", contextualAliases: "m",
    source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Minutes``.
  public static var minute: Self { Minutes.unit }
}
extension NumericalValue {
  /// This many minutes.
  @inlinable @inline(__always) public var minutes: Minutes { Minutes(self) }
}
extension Int {
  /// This many minutes, in the singular: `1.minute`.
  @inlinable @inline(__always) public var minute: Minutes { Minutes(self) }
}
extension Time {
  /// The `Double` nearest to the time in minutes.
  @inlinable public var inMinutes: Double { value(in: .minute) }
}

/// A time in hours of 60 minutes.
///
///     (2.hours + 30.minutes).value  // 2.5
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/hours``
/// - ``MeasurementUnit/hour``
/// - ``Time/inHours``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Hours: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<TimeKind> {
    .init(60, Minutes.self)
  }
  public static let unit: MeasurementUnit<TimeKind> = .init(
    "hour", Hours.factor, symbol: "h", aliases: "hr, hrs", source: .siBrochure)
  public let ticks: Ticks<TimeKind>
  @inlinable @inline(__always) public init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Hours``.
  public static var hour: Self { Hours.unit }
}
extension NumericalValue {
  /// This many hours.
  @inlinable @inline(__always) public var hours: Hours { Hours(self) }
}
extension Int {
  /// This many hours, in the singular: `1.hour`.
  @inlinable @inline(__always) public var hour: Hours { Hours(self) }
}
extension Time {
  /// The `Double` nearest to the time in hours.
  @inlinable public var inHours: Double { value(in: .hour) }
}
