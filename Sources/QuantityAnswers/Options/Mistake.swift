public import Quantities

/// The reason why a question has no answer.
///
///     do {
///       _ = try Question().answer(to: "3 teaspon")
///     } catch {
///       error.suggestions.first  // "teaspoon"
///     }
public struct Mistake: Error, Sendable, Hashable {
  /// A stable name for programs: `unknown-unit`.
  public var code: String
  /// The error, without a capital letter or a full stop.
  public var message: String
  /// The correction to make.
  public var hint: String?
  /// The range of the error, in UTF-8 bytes.
  public var range: Range<Int>
  /// Names or words that were probably meant.
  public var suggestions: [String]

  /// Makes an error.
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
  /// Makes the error for text that can't be parsed.
  public init(_ error: ParseError, hint: String? = nil) {
    // The library supports more kinds than questions do.
    let kinds = error.code == .unsupportedKind ? "; only time, volume and mass are supported" : ""
    self.init(
      code: error.code.description, message: error.message + kinds, hint: hint ?? error.hint,
      range: error.range,
      suggestions: error.suggestions)
  }
}

extension Mistake {
  /// Returns text in quotes for a message, shortened if it is long.
  ///
  ///     Mistake.quoting("teaspon")  // "'teaspon'"
  public static func quoting(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count > ReadingLimits.quote
      ? "'\(String(String.UnicodeScalarView(scalars.prefix(ReadingLimits.quote))))…'" : "'\(text)'"
  }
}
