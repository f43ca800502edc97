/// A piece of a formatted text and what it is, for drawing the pieces differently.
///
///     1.5.cups.presented().runs(.vulgar)
///     // [number "1", fraction "½", space " ", unit "cups"]
///
/// The pieces joined are the text.
public struct TextRun: Sendable, Hashable {
  /// The piece.
  public let text: String
  /// What it is.
  public let role: Role
}

extension TextRun: CustomStringConvertible {
  /// The role and the text: `unit "cups"`.
  public var description: String { "\(role) \"\(text)\"" }
}

extension TextRun {
  /// What a piece of a formatted text is.
  ///
  ///     1.5.cups.presented().runs(.vulgar).map(\.role)  // [number, fraction, space, unit]
  public struct Role: Sendable, Hashable, Codable, CustomStringConvertible {
    private enum Choice: String, Codable {
      case approximation, sign, number, fraction, space, unit, joiner
    }

    private let choice: Choice

    /// The mark before what is not exact: `~`.
    public static var approximation: Role { Role(choice: .approximation) }
    /// The sign, and the parentheses that it needs.
    public static var sign: Role { Role(choice: .sign) }
    /// A whole number or a decimal, or the whole number before a fraction.
    public static var number: Role { Role(choice: .number) }
    /// A fraction: `1/2`.
    public static var fraction: Role { Role(choice: .fraction) }
    /// What separates a number from its unit.
    public static var space: Role { Role(choice: .space) }
    /// The name or symbol of a unit.
    public static var unit: Role { Role(choice: .unit) }
    /// What joins the parts.
    public static var joiner: Role { Role(choice: .joiner) }

    /// The name of the role: `unit`.
    public var description: String { choice.rawValue }
  }
}

/// A record of where runs begin while a text is written.
package final class RunRecorder {
  private var starts: [(place: Int, role: TextRun.Role)] = []

  func begin(_ role: TextRun.Role, at place: Int) {
    // What is empty leaves no run, and neighbors of one role are one run.
    if let last = starts.last, last.place == place { starts.removeLast() }
    if starts.last?.role != role { starts.append((place, role)) }
  }

  func runs(of text: String) -> [TextRun] {
    let bytes = Array(text.utf8)
    return starts.enumerated().compactMap { index, start in
      let end = index + 1 < starts.count ? starts[index + 1].place : bytes.count
      guard end > start.place else { return nil }
      return TextRun(
        text: String(decoding: bytes[start.place..<end], as: UTF8.self), role: start.role)
    }
  }
}
