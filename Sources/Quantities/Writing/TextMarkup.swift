/// In what a text is written, and so which characters in it must be escaped.
///
///     let style = PresentationStyle(units: .custom(["cup": "<cup>"]), markup: .html)
///     2.cups.formatted(style)  // "2 &lt;cup&gt;"
public struct TextMarkup: Sendable, Hashable, Codable, CustomStringConvertible {
  enum Choice: String, Codable {
    case plain, html, latex, markdown
  }

  let choice: Choice

  /// None: every character stands for itself.
  public static var plain: TextMarkup { TextMarkup(choice: .plain) }
  /// HTML.
  public static var html: TextMarkup { TextMarkup(choice: .html) }
  /// LaTeX, in text mode.
  public static var latex: TextMarkup { TextMarkup(choice: .latex) }
  /// Markdown, as CommonMark and GitHub have it.
  public static var markdown: TextMarkup { TextMarkup(choice: .markdown) }

  /// What the markup is called.
  public var description: String { choice.rawValue }

  /// What is written for a character, or `nil` if it stands for itself.
  func escape(_ byte: UInt8) -> StaticString? {
    switch choice {
    case .plain: nil
    case .html: TextMarkup.html(byte)
    case .latex: TextMarkup.latex(byte)
    case .markdown: TextMarkup.markdown(byte)
    }
  }

  private static func html(_ byte: UInt8) -> StaticString? {
    switch Unicode.Scalar(byte) {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  private static func latex(_ byte: UInt8) -> StaticString? {
    switch Unicode.Scalar(byte) {
    case "\\": "\\textbackslash{}"
    case "~": "\\textasciitilde{}"
    case "^": "\\textasciicircum{}"
    case "<": "\\textless{}"
    case ">": "\\textgreater{}"
    case "{": "\\{"
    case "}": "\\}"
    case "$": "\\$"
    case "&": "\\&"
    case "#": "\\#"
    case "_": "\\_"
    case "%": "\\%"
    default: nil
    }
  }

  private static func markdown(_ byte: UInt8) -> StaticString? {
    switch Unicode.Scalar(byte) {
    case "\\": "\\\\"
    case "`": "\\`"
    case "*": "\\*"
    case "_": "\\_"
    case "[": "\\["
    case "]": "\\]"
    case "<": "\\<"
    case ">": "\\>"
    case "&": "\\&"
    case "~": "\\~"
    case "|": "\\|"
    case "$": "\\$"
    case "#": "\\#"
    default: nil
    }
  }

  /// A space of the given kind.
  func space(_ spacing: UnitSpacing) -> StaticString {
    switch (spacing.choice, choice) {
    case (.none, _): ""
    case (.space, _): " "
    case (.noBreak, .html): "&nbsp;"
    case (.noBreak, .latex): "~"
    case (.noBreak, _): "\u{A0}"
    case (.narrowNoBreak, .html): "&#8239;"
    case (.narrowNoBreak, .latex): "\\,"
    case (.narrowNoBreak, _): "\u{202F}"
    }
  }
}
