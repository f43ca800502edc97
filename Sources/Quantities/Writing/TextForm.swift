/// What kind of text an amount becomes.
///
///     90.minutes.formatted(.clock)  // "1:30:00"
///
/// Clocks and ISO 8601 know times only; amounts of other kinds are written in parts all the same.
public struct TextForm: Sendable, Hashable, Codable, CustomStringConvertible {
  private enum Choice: String, Codable {
    case parts, clock
    case iso8601 = "ISO 8601"
  }

  private let choice: Choice

  /// Numbers with their units: `1 hour 30 minutes`.
  public static var parts: TextForm { TextForm(choice: .parts) }
  /// As a clock shows it: `1:30:00`. Hours go on beyond 24, and seconds may have decimals.
  public static var clock: TextForm { TextForm(choice: .clock) }
  /// As ISO 8601 writes a duration: `P1DT1H30M`, with days of 24 hours.
  public static var iso8601: TextForm { TextForm(choice: .iso8601) }

  /// What the form is called.
  public var description: String { choice.rawValue }
}
