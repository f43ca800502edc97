// The units of time.

/// A time in seconds, the SI base unit, from which the others are made.
///
///     90.seconds == 1.5.minutes  // true
///
/// Source: SI Brochure, 9th edition.
///
/// A second is 20160 x 10^18 ticks: 20160 has so many divisors that an attosecond, a nanosecond
/// and a week are all whole, over any of 2 to 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 32 and 64.
public struct Seconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(ticks: 20160 * 1_000_000_000_000_000_000)
  }
  public static let unit = MeasurementUnit<TimeKind>(
    Seconds.self, "second", symbol: "s", aliases: ["sec", "secs"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Seconds``.
  public static var second: Self { Seconds.unit }
}
extension NumericalValue {
  /// This many seconds.
  @inlinable @inline(__always) public var seconds: Seconds { Seconds(self) }
}
extension Time {
  /// The time in seconds, as the nearest `Double`.
  public var inSeconds: Double { value(in: .second) }
}

/// A time in milliseconds, of which 1000 are a second.
///
///     250.milliseconds == 0.25.seconds  // true
///
/// Source: SI Brochure, 9th edition.
public struct Milliseconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 1000, Seconds.self)
  }
  public static let unit = MeasurementUnit<TimeKind>(
    Milliseconds.self, "millisecond", symbol: "ms",
    aliases: ["msec", "msecs", "millis"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Milliseconds``.
  public static var millisecond: Self { Milliseconds.unit }
}
extension NumericalValue {
  /// This many milliseconds.
  @inlinable @inline(__always) public var milliseconds: Milliseconds { Milliseconds(self) }
}
extension Time {
  /// The time in milliseconds, as the nearest `Double`.
  public var inMilliseconds: Double { value(in: .millisecond) }
}

/// A time in microseconds, of which 1000 are a millisecond.
///
///     500.microseconds == 0.5.milliseconds  // true
///
/// Source: SI Brochure, 9th edition.
public struct Microseconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 1000, Milliseconds.self)
  }
  public static let unit = MeasurementUnit<TimeKind>(
    Microseconds.self, "microsecond", symbol: "µs",
    aliases: ["us", "μs", "usec", "usecs", "micros"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Microseconds``.
  public static var microsecond: Self { Microseconds.unit }
}
extension NumericalValue {
  /// This many microseconds.
  @inlinable @inline(__always) public var microseconds: Microseconds { Microseconds(self) }
}
extension Time {
  /// The time in microseconds, as the nearest `Double`.
  public var inMicroseconds: Double { value(in: .microsecond) }
}

/// A time in nanoseconds, of which 1000 are a microsecond.
///
///     1500.nanoseconds == 1.5.microseconds  // true
///
/// Source: SI Brochure, 9th edition.
public struct Nanoseconds: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(1, over: 1000, Microseconds.self)
  }
  public static let unit = MeasurementUnit<TimeKind>(
    Nanoseconds.self, "nanosecond", symbol: "ns",
    aliases: ["nsec", "nsecs", "nanos"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Nanoseconds``.
  public static var nanosecond: Self { Nanoseconds.unit }
}
extension NumericalValue {
  /// This many nanoseconds.
  @inlinable @inline(__always) public var nanoseconds: Nanoseconds { Nanoseconds(self) }
}
extension Time {
  /// The time in nanoseconds, as the nearest `Double`.
  public var inNanoseconds: Double { value(in: .nanosecond) }
}

/// A time in minutes of 60 seconds.
///
///     90.minutes == 1.5.hours  // true
///
/// Source: SI Brochure, 9th edition.
public struct Minutes: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(60, Seconds.self)
  }
  public static let unit = MeasurementUnit<TimeKind>(
    Minutes.self, "minute", symbol: "min", aliases: ["mins"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Minutes``.
  public static var minute: Self { Minutes.unit }
}
extension NumericalValue {
  /// This many minutes.
  @inlinable @inline(__always) public var minutes: Minutes { Minutes(self) }
}
extension Time {
  /// The time in minutes, as the nearest `Double`.
  public var inMinutes: Double { value(in: .minute) }
}

/// A time in hours of 60 minutes.
///
///     (2.hours + 30.minutes).value  // 2.5
///
/// Source: SI Brochure, 9th edition.
public struct Hours: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor {
    .init(60, Minutes.self)
  }
  public static let unit = MeasurementUnit<TimeKind>(
    Hours.self, "hour", symbol: "h", aliases: ["hr", "hrs"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Hours``.
  public static var hour: Self { Hours.unit }
}
extension NumericalValue {
  /// This many hours.
  @inlinable @inline(__always) public var hours: Hours { Hours(self) }
}
extension Time {
  /// The time in hours, as the nearest `Double`.
  public var inHours: Double { value(in: .hour) }
}

/// A time in days of 24 hours.
///
///     1.5.days == 36.hours  // true
///
/// Source: SI Brochure, 9th edition.
///
/// A calendar day can be 23 or 25 hours long, where clocks change; this one is always 24.
public struct Days: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor { .init(24, Hours.self) }
  public static let unit = MeasurementUnit<TimeKind>(
    Days.self, "day", symbol: "d", source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Days``.
  public static var day: Self { Days.unit }
}
extension NumericalValue {
  /// This many days.
  @inlinable @inline(__always) public var days: Days { Days(self) }
}
extension Time {
  /// The time in days, as the nearest `Double`.
  public var inDays: Double { value(in: .day) }
}

/// A time in weeks of 7 days.
///
///     2.weeks == 14.days  // true
///
/// Source: SI Brochure, 9th edition.
public struct Weeks: Time, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor { .init(7, Days.self) }
  public static let unit = MeasurementUnit<TimeKind>(
    Weeks.self, "week", symbol: "wk", aliases: ["wks"], source: .siBrochure)
  public let ticks: Ticks
  @inlinable @inline(__always) public init(ticks: Ticks) { self.ticks = ticks }
}
extension MeasurementUnit<TimeKind> {
  /// The unit of ``Weeks``.
  public static var week: Self { Weeks.unit }
}
extension NumericalValue {
  /// This many weeks.
  @inlinable @inline(__always) public var weeks: Weeks { Weeks(self) }
}
extension Time {
  /// The time in weeks, as the nearest `Double`.
  public var inWeeks: Double { value(in: .week) }
}
