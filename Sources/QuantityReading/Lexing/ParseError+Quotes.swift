import QuantityCore

extension ParseError {
  /// Returns a piece of the text for a message: quoted, shortened if long, and without characters
  /// that would garble a terminal.
  package static func quote(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    if range.count <= ReadingLimits.quote, bytes[range].allSatisfy({ 0x20..<0x7F ~= $0 }) {
      return TextWriter.text { writer in
        writer.writeLiteral("'")
        for byte in bytes[range] { writer.writeByte(byte) }
        writer.writeLiteral("'")
      }
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    var shown = ""
    for scalar in text.unicodeScalars.prefix(ReadingLimits.quote) {
      shown.unicodeScalars.append(scalar.spoilsTerminal ? "\u{FFFD}" : scalar)
    }
    return text.unicodeScalars.count > ReadingLimits.quote ? "'\(shown)…'" : "'\(shown)'"
  }

  /// Returns a whole text for a message.
  package static func quote(_ text: String) -> String {
    var text = text
    return text.withUTF8 { quote($0, 0..<$0.count) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control or format character. Listed, because the Unicode table of all
  /// categories is large in programs that embed it.
  fileprivate var spoilsTerminal: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2,
      0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}
