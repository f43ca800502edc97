extension Mistake {
  /// Returns the lines that tell a person of a mistake in a text.
  func report(on text: String, _ color: ColorChoice) -> [String] {
    var lines = ["qty: \(message)"]
    if color.showsMarker { lines += marker(under: text, isColored: color.isColored) }
    if let hint { lines.append("hint: \(hint)") }
    return lines
  }

  /// Returns the text, and below it carets where the mistake is.
  private func marker(under text: String, isColored: Bool) -> [String] {
    // Where a terminal breaks the line, the carets would stand under another word.
    guard text.utf8.count <= 72 else { return [] }
    let utf8 = Array(text.utf8)
    let end = min(range.upperBound, utf8.count)
    let start = min(range.lowerBound, end)
    let indent = String(decoding: utf8[..<start], as: UTF8.self).count
    let width = max(1, String(decoding: utf8[start..<end], as: UTF8.self).count)
    let carets = String(repeating: "^", count: width)
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.map(\.printable)))
    return [
      "  \(shown)",
      "  \(String(repeating: " ", count: indent))"
        + (isColored ? "\u{1B}[1;31m\(carets)\u{1B}[0m" : carets),
    ]
  }
}

extension String {
  /// The text for a message: in quotes, cut if it is long, without what would spoil a terminal.
  var quoted: String {
    let shown = String(UnicodeScalarView(unicodeScalars.prefix(40).map(\.printable)))
    return unicodeScalars.count > 40 ? "'\(shown)…'" : "'\(shown)'"
  }
}

extension Unicode.Scalar {
  /// The scalar, or in place of one that would spoil a terminal the replacement character.
  fileprivate var printable: Unicode.Scalar {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
    default: self
    }
  }
}

/// When the marker under a mistake is shown in color.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that has colors.
  case auto
  case always
  case never

  /// Whether standard error takes colors.
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Descriptor.standardError.isTerminal && System.environment("NO_COLOR") == nil
        && System.environment("TERM") != "dumb"
    }
  }

  /// Whether the question is repeated with a marker under the mistake: where a person reads it.
  var showsMarker: Bool { self == .always || Descriptor.standardError.isTerminal }
}

extension NamedChoices<ColorChoice> {
  static let colors = NamedChoices("choice")
}
