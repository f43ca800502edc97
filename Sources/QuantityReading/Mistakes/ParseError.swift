import QuantityCore

/// The reason why a text can't be parsed, with its range, a message, and a correction.
///
///     do {
///       _ = try Amount<VolumeKind>("2 cupz")
///     } catch {
///       error.message      // "unknown unit 'cupz'"
///       error.hint         // "did you mean 'cup' or 'cups'?"
///       error.range        // 2..<6
///     }
public struct ParseError: Error, Sendable, Hashable {
  /// The code of the error, for programs.
  public let code: Code
  /// The range of the error, in UTF-8 bytes from the start of the text.
  public let range: Range<Int>
  /// The message, for people: a clause without a capital letter or a full stop.
  public let message: String
  /// The correction to make, if known.
  public let hint: String?
  /// Names of units that the text may have meant, nearest first.
  public let suggestions: [String]

  package init(
    _ code: Code, at range: Range<Int>, _ message: String, hint: String? = nil,
    suggestions: [String] = []
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.hint = hint
    self.suggestions = suggestions
  }

  /// Returns the same error in a text that begins a number of bytes earlier.
  package func moved(by distance: Int) -> ParseError {
    ParseError(
      code, at: range.lowerBound + distance..<range.upperBound + distance, message, hint: hint,
      suggestions: suggestions)
  }

  /// Returns the same error with a hint, unless it already has one.
  func hinting(_ hint: String?) -> ParseError {
    ParseError(code, at: range, message, hint: self.hint ?? hint, suggestions: suggestions)
  }

  /// The kinds of error.
  ///
  ///     do {
  ///       _ = try Minutes("5 minuts")
  ///     } catch {
  ///       error.code  // unknown-unit
  ///     }
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// A stable name: `unknown-unit`.
    public let description: String

    /// The text ends where a number, a unit or an operand is expected.
    public static let incomplete = Code(description: "incomplete")
    /// The text continues with something other than the expected number.
    public static let expectedNumber = Code(description: "expected-number")
    /// A number has an invalid form.
    public static let invalidNumber = Code(description: "invalid-number")
    /// A number or a result does not fit.
    public static let tooLarge = Code(description: "too-large")
    /// A nonzero value would become zero, because it is less than half a tick.
    public static let tooSmall = Code(description: "too-small")
    /// A number is divided by zero.
    public static let divisionByZero = Code(description: "division-by-zero")
    /// A number has no unit.
    public static let missingUnit = Code(description: "missing-unit")
    /// No unit has this name.
    public static let unknownUnit = Code(description: "unknown-unit")
    /// The unit with this name is of a kind that the library does not support, such as length.
    public static let unsupportedKind = Code(description: "unsupported-kind")
    /// Several units have this name.
    public static let ambiguousUnit = Code(description: "ambiguous-unit")
    /// Two kinds of quantity can't be combined.
    public static let incompatibleKinds = Code(description: "incompatible-kinds")
    /// An operation is undefined for its operands.
    public static let invalidOperation = Code(description: "invalid-operation")
    /// The amount is followed by something that doesn't belong to it.
    public static let unexpectedText = Code(description: "unexpected-text")
  }

  /// Returns the range as indices of the parsed text.
  ///
  ///     let text = "2 cupz"
  ///     do {
  ///       _ = try Amount<VolumeKind>(text)
  ///     } catch {
  ///       text[error.range(in: text)]  // cupz
  ///     }
  public func range(in text: String) -> Range<String.Index> {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound, limitedBy: utf8.endIndex)
    return (start ?? utf8.endIndex)..<(end ?? utf8.endIndex)
  }
}

extension ParseError: CustomStringConvertible {
  /// The message, and the hint after a semicolon if there is one.
  public var description: String { hint.map { "\(message); \($0)" } ?? message }
}
