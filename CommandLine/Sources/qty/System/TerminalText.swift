/// Text on its way to a terminal, which takes some characters for commands: an escape sequence in the name of
/// a file could clear the screen, or write what the program never said.
///
/// In the place of each such character stands U+FFFD.
enum TerminalText {
  /// Returns a line of a message, which has no control or format characters, and no line ends.
  static func line(_ text: String) -> String {
    var text = text
    if text.withUTF8({ $0.allSatisfy { 0x20..<0x7F ~= $0 } }) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isPlain ? $0 : "\u{FFFD}" }))
  }

  /// Returns what a terminal can be shown of any bytes: their lines and columns stay, and so do the marks
  /// that letters and emoji need between them.
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
  /// Whether the scalar shows itself, and changes nothing beside it.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// Whether a terminal does what the scalar says: a control character, but for line feed and tab, or one
  /// that turns around the direction of what follows.
  fileprivate var isCommand: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
