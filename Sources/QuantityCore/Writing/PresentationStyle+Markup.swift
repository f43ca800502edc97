extension PresentationStyle {
  /// The markup language of the text, which determines the characters to escape.
  ///
  ///     let style = PresentationStyle(units: .custom(["cup": "<cup>"]), markup: .html)
  ///     2.cups.formatted(style)  // "2 &lt;cup&gt;"
  public struct Markup: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: String, Codable {
      case plain, html, latex, markdown
    }

    let choice: Choice

    /// No markup: nothing is escaped.
    public static var plain: Markup { Markup(choice: .plain) }
    /// HTML.
    public static var html: Markup { Markup(choice: .html) }
    /// LaTeX, in text mode.
    public static var latex: Markup { Markup(choice: .latex) }
    /// Markdown, as in CommonMark and on GitHub.
    public static var markdown: Markup { Markup(choice: .markdown) }

    /// The name of the markup.
    public var description: String { choice.rawValue }

    /// Escapes every character of a text that the markup would interpret.
    ///
    ///     PresentationStyle.Markup.html.escaping("half & half")  // "half &amp; half"
    public func escaping(_ text: String) -> String {
      TextWriter.text { $0.writeText(text, in: self) }
    }

    enum Escape {
      case backslash
      case replacement(StaticString)
    }

    /// Returns how a character is escaped, or `nil` if it isn't.
    func escape(_ byte: UInt8) -> Escape? {
      switch (choice, Unicode.Scalar(byte)) {
      case (.plain, _): nil
      case (.html, "&"): .replacement("&amp;")
      case (.html, "<"): .replacement("&lt;")
      case (.html, ">"): .replacement("&gt;")
      case (.html, "\""): .replacement("&quot;")
      case (.html, "'"): .replacement("&#39;")
      case (.html, _): nil
      case (.latex, "\\"): .replacement("\\textbackslash{}")
      case (.latex, "~"): .replacement("\\textasciitilde{}")
      case (.latex, "^"): .replacement("\\textasciicircum{}")
      case (.latex, "<"): .replacement("\\textless{}")
      case (.latex, ">"): .replacement("\\textgreater{}")
      case (.latex, let character): "{}$&#_%".unicodeScalars.contains(character) ? .backslash : nil
      case (.markdown, let character):
        "\\`*_[]<>&~|$#".unicodeScalars.contains(character) ? .backslash : nil
      }
    }

    /// Returns the space that separates a number from its unit.
    func space(_ spacing: Spacing) -> StaticString {
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
}
