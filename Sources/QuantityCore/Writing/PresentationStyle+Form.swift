extension PresentationStyle {
  /// The kind of text that an amount becomes.
  ///
  ///     90.minutes.formatted(.clock)  // "1:30:00"
  ///
  /// Clocks and ISO 8601 are for times. Other amounts are written in parts regardless.
  public struct Form: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: String, Codable {
      case parts
      case hourMinuteSecond = "clock"
      case hourMinute = "clock(hourMinute)"
      case minuteSecond = "clock(minuteSecond)"
      case timer = "clock(timer)"
      case iso8601 = "ISO 8601"
    }

    let choice: Choice

    /// Numbers with their units: `1 hour 30 minutes`.
    public static var parts: Form { Form(choice: .parts) }
    /// A clock: `1:30:00`. Hours continue beyond 24, and seconds can have decimals.
    public static var clock: Form { clock(.hourMinuteSecond) }
    /// A clock with only some of hours, minutes and seconds: `1:30`.
    public static func clock(_ pattern: ClockPattern) -> Form { pattern.form }
    /// A duration in ISO 8601: `P1DT1H30M`, with days of 24 hours.
    public static var iso8601: Form { Form(choice: .iso8601) }

    /// The name of the form.
    public var description: String { choice.rawValue }
  }

  /// The units that a clock shows: some or all of hours, minutes and seconds.
  ///
  ///     90.seconds.formatted(.clock(.minuteSecond))  // "1:30"
  ///     90.minutes.formatted(.clock(.hourMinute))    // "1:30"
  ///     24.seconds.formatted(.clock(.timer))         // "0:24"
  ///
  /// The first number has no upper limit: 90 minutes is `90:00` in minutes and seconds. A time
  /// with a part that isn't shown is rounded, and marked as approximate.
  public struct ClockPattern: Sendable, Hashable, CustomStringConvertible {
    fileprivate let form: Form

    private init(_ choice: Form.Choice) { form = Form(choice: choice) }

    /// Hours, minutes and seconds: `1:30:00`, `0:00:24`.
    public static var hourMinuteSecond: ClockPattern { ClockPattern(.hourMinuteSecond) }
    /// Hours and minutes, to the nearest minute, ties to even: `1:30`, `0:00`.
    ///
    /// For people only: text of two numbers is read as minutes and seconds, so `1:30` is read back
    /// as 90 seconds.
    public static var hourMinute: ClockPattern { ClockPattern(.hourMinute) }
    /// Minutes and seconds: `90:00`, `0:24`. It reads back as the same time.
    public static var minuteSecond: ClockPattern { ClockPattern(.minuteSecond) }
    /// Minutes and seconds, with hours only if there are any, as on a timer: `0:24`, `1:30`,
    /// `1:02:03`. It reads back as the same time.
    public static var timer: ClockPattern { ClockPattern(.timer) }

    /// The name of the form: `clock(timer)`.
    public var description: String { form.description }
  }
}
