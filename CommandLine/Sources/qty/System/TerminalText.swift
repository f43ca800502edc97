/// Sanitizes text for a terminal, which interprets some characters as commands: an escape sequence
/// in a file name could clear the screen, or fake the program's output.
///
/// Each such character is replaced by U+FFFD.
enum TerminalText {
  /// Returns one line of a message, without control characters, format characters and line breaks.
  static func line(_ text: String) -> String {
    var text = text
    if text.withUTF8({ $0.allSatisfy { 0x20..<0x7F ~= $0 } }) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isPlain ? $0 : "\u{FFFD}" }))
  }

  /// Returns bytes in a form that is safe for a terminal. Lines and columns are kept, and so are
  /// the joiners of letters and emoji.
  static func shown(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return bytes }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var shown = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let isLineEnd = scalar == "\r" && (place + 1 == scalars.count || scalars[place + 1] == "\n")
      shown.append(scalar.isCommand && !isLineEnd ? "\u{FFFD}" : scalar)
    }
    return Array(String(shown).utf8)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible and has no effect on others.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// Whether a terminal interprets the scalar as a command: control characters except line feed and
  /// tab, and characters that change the text direction.
  fileprivate var isCommand: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
