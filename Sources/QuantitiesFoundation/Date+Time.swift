public import Foundation
public import Quantities

extension Time {
  /// The time in seconds, as the nearest `Double`.
  ///
  ///     90.minutes.timeInterval  // 5400.0
  public var timeInterval: TimeInterval { value(in: .second) }
}

extension Amount where Kind == TimeKind {
  /// Makes an amount from a number of seconds.
  ///
  ///     Amount(timeInterval: 0.1) == 100.milliseconds  // true
  ///
  /// The number is read as the simplest fraction that rounds to it.
  ///
  /// - Precondition: the number is finite, and the result fits 128 bits of ticks.
  public init(timeInterval: TimeInterval) { self.init(timeInterval, .second) }

  /// Makes an amount from a number of seconds, for untrusted input.
  ///
  ///     try Amount(checkingTimeInterval: .infinity)  // throws: the value is not finite
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or the result does not fit 128 bits
  ///   of ticks, or is less than half a tick but not zero.
  public init(checkingTimeInterval timeInterval: TimeInterval) throws(QuantityError) {
    try self.init(checking: timeInterval, .second)
  }
}

extension Date {
  /// Returns the time from another date to this one, which is negative if this one is earlier.
  ///
  ///     let now = Date.now
  ///     (now + 90.minutes).time(since: now)  // 5400 seconds
  public func time(since other: Date) -> Amount<TimeKind> {
    Amount(timeInterval: timeIntervalSince(other))
  }
}

// Disfavored: otherwise each `+` in a sum of times would be tried as one of a date, too, and the
// type checker would give up on a sum of twelve literals.

extension Date {
  /// Returns the date this much later, rounded to the precision of `Date`.
  ///
  ///     let ready = Date.now + 1.hours
  ///
  /// A day is 24 hours here; for the same hour of the next day, use a `Calendar`.
  @_disfavoredOverload
  public static func + (date: Date, time: any Time) -> Date {
    date.addingTimeInterval(time.timeInterval)
  }

  /// Returns the date this much later.
  public static func + (time: any Time, date: Date) -> Date { date + time }

  /// Returns the date this much earlier, rounded to the precision of `Date`.
  ///
  ///     let start = Date.now - 45.minutes
  @_disfavoredOverload
  public static func - (date: Date, time: any Time) -> Date {
    date.addingTimeInterval(-time.timeInterval)
  }

  /// Moves the date later.
  public static func += (date: inout Date, time: any Time) { date = date + time }

  /// Moves the date earlier.
  public static func -= (date: inout Date, time: any Time) { date = date - time }
}
