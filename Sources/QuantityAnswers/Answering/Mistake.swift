public import Quantities

/// Why a question has no answer.
///
///     do {
///       _ = try Question().answer(to: "3 teaspon")
///     } catch {
///       error.suggestions.first  // "teaspoon"
///     }
public struct Mistake: Error, Sendable, Hashable {
  /// A stable name for programs: `unknown-unit`.
  public var code: String
  /// What is wrong, without a capital letter or a full stop.
  public var message: String
  /// What to write instead.
  public var hint: String?
  /// Where the mistake is, in bytes of UTF-8.
  public var range: Range<Int>
  /// What may be meant.
  public var suggestions: [String]

  /// Makes a mistake.
  public init(
    code: String, message: String, hint: String? = nil, range: Range<Int>,
    suggestions: [String] = []
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.range = range
    self.suggestions = suggestions
  }
}

extension Mistake: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension Mistake {
  /// Makes the mistake that a text cannot be read.
  public init(_ error: ParseError, hint: String? = nil) {
    // A library can have more kinds than this program.
    let kinds = error.code == .unsupportedKind ? "; only time, volume and mass are supported" : ""
    self.init(
      code: error.code.description, message: error.message + kinds, hint: hint ?? error.hint,
      range: error.range,
      suggestions: error.suggestions)
  }
}

extension Mistake {
  /// Returns a text as messages show it: in quotes, and cut if it is long.
  ///
  ///     Mistake.quoting("teaspon")  // "'teaspon'"
  public static func quoting(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count > ReadingLimits.quote
      ? "'\(String(String.UnicodeScalarView(scalars.prefix(ReadingLimits.quote))))…'" : "'\(text)'"
  }
}
