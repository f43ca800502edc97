/// A length of time, in any unit.
///
/// Write a parameter that takes any duration as `any Time`:
///
///     func bake(for time: any Time) { ... }
///     bake(for: 1.hours + 15.minutes)
public protocol Time: Quantity where Kind == TimeKind {}

extension Amount: Time where Kind == TimeKind {}

extension UnitQuantity where Self: Time {
  /// The same time in this unit; nothing is computed and nothing is lost.
  ///
  ///     Minutes(2.hours).value  // 120.0
  @inlinable @inline(__always)
  public init(_ time: any Time) { self.init(ticks: time.ticks) }
}

/// The kind of quantity that ``Time`` is.
///
///     try Amount<TimeKind>("1 h 30 min").formatted()  // "1 hour 30 minutes"
public enum TimeKind: QuantityKind {
  /// `time`.
  public static let name = "time"

  /// A space, as in `2 hours 30 minutes`.
  public static let joiner = " "

  /// The units of time, from those of the clock to those of the calendar.
  public static let units = clockUnits + calendarUnits

  /// Times are presented in days, hours, minutes and seconds.
  public static func kit(for unit: MeasurementUnit<TimeKind>) -> Kit<TimeKind> { .clock }
}
