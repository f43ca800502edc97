/// A piece of formatted text with its role, for styling the pieces differently.
///
///     1.5.cups.presented().runs(.vulgar)
///     // [number "1", fraction "½", space " ", unit "cups"]
///
/// Joined, the pieces are the text.
public struct TextRun: Sendable, Hashable {
  /// The text of the piece.
  public let text: String
  /// The role of the piece.
  public let role: Role
}

extension TextRun: CustomStringConvertible {
  /// The role and the text: `unit "cups"`.
  public var description: String { "\(role) \"\(text)\"" }
}

extension TextRun {
  /// The role of a piece of formatted text.
  ///
  ///     1.5.cups.presented().runs(.vulgar).map(\.role)  // [number, fraction, space, unit]
  public struct Role: Sendable, Hashable, Codable, CustomStringConvertible {
    private enum Choice: String, Codable {
      case approximation, sign, number, fraction, space, unit, joiner
    }

    private let choice: Choice

    /// The mark before an approximate amount: `~`.
    public static var approximation: Role { Role(choice: .approximation) }
    /// The sign, with its parentheses if any.
    public static var sign: Role { Role(choice: .sign) }
    /// A whole number or a decimal, or the whole number before a fraction.
    public static var number: Role { Role(choice: .number) }
    /// A fraction: `1/2`.
    public static var fraction: Role { Role(choice: .fraction) }
    /// The space between a number and its unit.
    public static var space: Role { Role(choice: .space) }
    /// The name or symbol of a unit.
    public static var unit: Role { Role(choice: .unit) }
    /// The text between parts.
    public static var joiner: Role { Role(choice: .joiner) }

    /// The name of the role: `unit`.
    public var description: String { choice.rawValue }
  }
}

/// Records where runs begin while a text is written.
package final class RunRecorder {
  private var starts: [(place: Int, role: TextRun.Role)] = []

  func begin(_ role: TextRun.Role, at place: Int) {
    // Empty runs are dropped, and adjacent runs of the same role are merged.
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
