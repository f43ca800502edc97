extension PresentationStyle {
  /// What kind of text an amount becomes.
  ///
  ///     90.minutes.formatted(.clock)  // "1:30:00"
  ///
  /// Clocks and ISO 8601 are for times; amounts of other kinds are written in parts all the same.
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
    /// As a clock shows it: `1:30:00`. Hours go on beyond 24, and seconds may have decimals.
    public static var clock: Form { clock(.hourMinuteSecond) }
    /// As a clock with only some of hours, minutes and seconds shows it: `1:30`.
    public static func clock(_ pattern: ClockPattern) -> Form { pattern.form }
    /// As ISO 8601 writes a duration: `P1DT1H30M`, with days of 24 hours.
    public static var iso8601: Form { Form(choice: .iso8601) }

    /// The name of the form.
    public var description: String { choice.rawValue }
  }

  /// Which of hours, minutes and seconds a clock shows.
  ///
  ///     90.seconds.formatted(.clock(.minuteSecond))  // "1:30"
  ///     90.minutes.formatted(.clock(.hourMinute))    // "1:30"
  ///     24.seconds.formatted(.clock(.timer))         // "0:24"
  ///
  /// The first number has no upper limit: 90 minutes is `90:00` in minutes and seconds. What isn't
  /// shown is rounded, and marked.
  public struct ClockPattern: Sendable, Hashable, CustomStringConvertible {
    fileprivate let form: Form

    private init(_ choice: Form.Choice) { form = Form(choice: choice) }

    /// Hours, minutes and seconds: `1:30:00`, `0:00:24`.
    public static var hourMinuteSecond: ClockPattern { ClockPattern(.hourMinuteSecond) }
    /// Hours and minutes, to the nearest minute, ties to even: `1:30`, `0:00`.
    ///
    /// Text of two numbers is read as minutes and seconds, so this is for people only: `1:30` reads back
    /// as 90 seconds.
    public static var hourMinute: ClockPattern { ClockPattern(.hourMinute) }
    /// Minutes and seconds: `90:00`, `0:24`. It reads back as the same time.
    public static var minuteSecond: ClockPattern { ClockPattern(.minuteSecond) }
    /// Minutes and seconds, and hours only where there are any, as on a timer: `0:24`, `1:30`, `1:02:03`.
    /// It reads back as the same time.
    public static var timer: ClockPattern { ClockPattern(.timer) }

    /// The name of the form that it makes: `clock(timer)`.
    public var description: String { form.description }
  }
}
