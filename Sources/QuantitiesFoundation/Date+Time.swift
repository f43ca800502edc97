public import Foundation
public import Quantities

extension Time {
  /// The time in seconds, as Foundation counts it: the nearest `Double`.
  ///
  ///     90.minutes.timeInterval  // 5400.0
  public var timeInterval: TimeInterval { value(in: .second) }
}

extension Amount where Kind == TimeKind {
  /// Makes an amount of a number of seconds of Foundation's.
  ///
  ///     Amount(timeInterval: 0.1) == 100.milliseconds  // true
  ///
  /// The number stands for the simplest fraction that rounds to it.
  ///
  /// - Precondition: the number is finite, and the result fits 128 bits of ticks.
  public init(timeInterval: TimeInterval) { self.init(timeInterval, .second) }

  /// Makes an amount of a number of seconds of Foundation's that the program did not choose.
  ///
  ///     try Amount(checkingTimeInterval: .infinity)  // throws: the value is not finite
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or the result does not fit 128 bits of ticks,
  ///   or is less than half a tick and yet not zero.
  public init(checkingTimeInterval timeInterval: TimeInterval) throws(QuantityError) {
    try self.init(checking: timeInterval, .second)
  }
}

extension Date {
  /// Returns the time from another date to this one; negative, if this one is the earlier.
  ///
  ///     let now = Date.now
  ///     (now + 90.minutes).time(since: now)  // 5400 seconds
  public func time(since other: Date) -> Amount<TimeKind> {
    Amount(timeInterval: timeIntervalSince(other))
  }
}

// Disfavored, or every `+` of a sum of times would be tried as that of a date too: twelve literals
// would take a million steps of the type checker, which gives up, instead of two hundred.

extension Date {
  /// Returns the date that is a time later, rounded to what a `Date` can store.
  ///
  ///     let ready = Date.now + 1.hours
  ///
  /// A day is 24 hours here; for the same hour of the next day ask a `Calendar`.
  @_disfavoredOverload
  public static func + (date: Date, time: any Time) -> Date {
    date.addingTimeInterval(time.timeInterval)
  }

  /// Returns the date that is a time later.
  public static func + (time: any Time, date: Date) -> Date { date + time }

  /// Returns the date that is a time earlier, rounded to what a `Date` can store.
  ///
  ///     let start = Date.now - 45.minutes
  @_disfavoredOverload
  public static func - (date: Date, time: any Time) -> Date {
    date.addingTimeInterval(-time.timeInterval)
  }

  /// Moves the date on.
  public static func += (date: inout Date, time: any Time) { date = date + time }

  /// Moves the date back.
  public static func -= (date: inout Date, time: any Time) { date = date - time }
}
