// Generated from units.tsv by .ci/catalogue. Edit the table instead.

extension TimeKind {
  /// The units of time, from those of the clock to those of the calendar.
  public static let units = clockUnits + calendarUnits

  /// The second, its fractions, and its multiples up to the hour.
  static let clockUnits: [MeasurementUnit<TimeKind>] = [
    .second, .millisecond, .microsecond, .nanosecond, .minute, .hour,
  ]

  /// Days and their multiples.
  static let calendarUnits: [MeasurementUnit<TimeKind>] = [.day, .week, .fortnight]
}
