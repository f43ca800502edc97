import Quantities

/// The visible part of text with markup: without tags, commands and escapes.
enum VisibleText {
  static func of(_ text: String, in markup: PresentationStyle.Markup) -> String {
    switch markup {
    case .html: replacing(html, in: text)
    case .latex: replacing(latex, in: text)
    case .markdown: unescaped(text)
    default: text
    }
  }

  // A raised digit doesn't belong to the number before it, so a space separates them.
  private static let html = [
    ("<sup>", " "), ("</sup>", ""), ("<sub>", ""), ("</sub>", ""), ("&frasl;", "⁄"),
    ("&nbsp;", "\u{A0}"), ("&#8239;", "\u{202F}"), ("&#39;", "'"), ("&quot;", "\""), ("&lt;", "<"),
    ("&gt;", ">"), ("&amp;", "&"),
  ]

  private static let latex = [
    ("~", "\u{A0}"), ("\\textasciitilde{}", "~"), ("\\,", "\u{202F}"), ("\\frac{", " "),
    ("}{", "/"), ("}$", "$"), ("$", ""), ("\\", ""),
  ]

  private static func replacing(_ pairs: [(String, String)], in text: String) -> String {
    let visible = pairs.reduce(text) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
    // No space precedes a fraction at the start of the text or a part.
    return String(visible.drop { $0 == " " }).replacing("-(  ", with: "-(").replacing(
      "  ", with: " ")
  }

  private static func unescaped(_ text: String) -> String {
    var visible = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        visible.append(character)
        isEscaped = false
      }
    }
    return visible
  }
}
