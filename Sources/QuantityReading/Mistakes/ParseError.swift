import QuantityCore

/// Why a text cannot be read as an amount: where, what, and what to write instead.
///
///     do {
///       _ = try Amount<VolumeKind>("2 cupz")
///     } catch {
///       error.message      // "unknown unit 'cupz'"
///       error.hint         // "did you mean 'cup' or 'cups'?"
///       error.range        // 2..<6
///     }
public struct ParseError: Error, Sendable, Hashable {
  /// What is wrong, for programs.
  public let code: Code
  /// Where in the text it is wrong, in UTF-8 bytes from its start.
  public let range: Range<Int>
  /// What is wrong, for people: a clause without a capital letter or a full stop.
  public let message: String
  /// What to write instead, if that is known.
  public let hint: String?
  /// Names of units that the text may have meant, the nearest first.
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

  /// Returns the same mistake in a text that begins a number of bytes earlier.
  package func moved(by distance: Int) -> ParseError {
    ParseError(
      code, at: range.lowerBound + distance..<range.upperBound + distance, message, hint: hint,
      suggestions: suggestions)
  }

  /// Returns the same mistake with a hint, unless it has one.
  func hinting(_ hint: String?) -> ParseError {
    ParseError(code, at: range, message, hint: self.hint ?? hint, suggestions: suggestions)
  }

  /// The kinds of mistake.
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
    /// Something stands where a number is expected.
    public static let expectedNumber = Code(description: "expected-number")
    /// A number is not written in a form that is read.
    public static let invalidNumber = Code(description: "invalid-number")
    /// A number, or a result, does not fit.
    public static let tooLarge = Code(description: "too-large")
    /// What is not zero would become zero: it is less than half a tick.
    public static let tooSmall = Code(description: "too-small")
    /// A number is divided by zero.
    public static let divisionByZero = Code(description: "division-by-zero")
    /// A number stands without a unit.
    public static let missingUnit = Code(description: "missing-unit")
    /// No unit has that name.
    public static let unknownUnit = Code(description: "unknown-unit")
    /// The unit of that name is of a kind that the library does not have, such as length.
    public static let unsupportedKind = Code(description: "unsupported-kind")
    /// Several units have that name.
    public static let ambiguousUnit = Code(description: "ambiguous-unit")
    /// Two kinds of quantity do not go together.
    public static let incompatibleKinds = Code(description: "incompatible-kinds")
    /// An operation has no meaning for its operands.
    public static let invalidOperation = Code(description: "invalid-operation")
    /// Something follows that does not belong to an amount.
    public static let unexpectedText = Code(description: "unexpected-text")
  }

  /// Returns the range as indices of the text that was read.
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
