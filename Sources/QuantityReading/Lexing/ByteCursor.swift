import QuantityCore

/// A place in the UTF-8 bytes of a text, and what can be told from there.
///
/// Reading works on bytes: a `Character` costs tens of nanoseconds each, and everything that the
/// grammar knows is a byte or a short sequence of bytes.
@frozen @usableFromInline
package struct ByteCursor {
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline package var position = 0
  /// The lexicon that knows the keywords, or `nil` for English.
  @usableFromInline package let view: LexiconView?

  @inlinable
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0,
    _ view: LexiconView? = nil
  ) {
    self.bytes = bytes
    self.position = position
    self.view = view
  }

  /// The keywords of the language in which the text is read.
  package var keywords: KeywordTable { view?.lexicon.keywords ?? .english }

  @inlinable package var isAtEnd: Bool { position >= bytes.count }

  /// Returns the byte this far ahead, or 0 after the end.
  @inlinable
  package func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// Whether the text goes on with a sequence.
  @inlinable @inline(__always)
  package func isAt(_ sequence: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(
      start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    guard bytes.count - position >= expected.count else { return false }
    for offset in 0..<expected.count where bytes[position + offset] != expected[offset] {
      return false
    }
    return true
  }

  /// Steps over a sequence, if the text goes on with it.
  @inlinable @inline(__always)
  package mutating func skip(_ sequence: StaticString) -> Bool {
    guard isAt(sequence) else { return false }
    position += sequence.utf8CodeUnitCount
    return true
  }

  /// Steps over spaces, and over characters that take no room.
  package mutating func skipSpaces() {
    while true {
      if peek() == 0x20 || (0x09...0x0D).contains(peek()) {
        position += 1
      } else if peek() >= 0xC2 || peek() == UInt8(ascii: "&"), let length = spaceBeyondASCII {
        position += length
      } else {
        return
      }
    }
  }

  /// How many bytes the space here has that is not ASCII, or the entity for one, or the character that takes
  /// no room, as `&nbsp;` and the joiners that are pasted along with a number.
  package var spaceBeyondASCII: Int? {
    switch peek() {
    case 0xC2: return peek(1) == 0xA0 ? 2 : nil
    case 0xE2:
      switch (peek(1), peek(2)) {
      // From U+2000 to U+200F, U+202F, U+2060 and the isolates from U+2066 to U+2069.
      case (0x80, 0x80...0x8F), (0x80, 0xAF), (0x81, 0xA0), (0x81, 0xA6...0xA9): return 3
      default: return nil
      }
    case 0xD8: return peek(1) == 0x9C ? 2 : nil
    case 0xEF: return isAt("\u{FEFF}") ? 3 : nil
    case UInt8(ascii: "&"):
      guard let entity = HTMLEntity(at: self) else { return nil }
      switch entity.scalar.value {
      case 0xA0, 0x2000...0x200D, 0x202F, 0x2060, 0xFEFF: return entity.length
      default: return nil
      }
    default: return nil
    }
  }

  /// Steps over a comma, of whatever script.
  mutating func skipComma() -> Bool {
    if skip(",") { return true }
    return peek() >= 0xD8 && (skip("،") || skip("、") || skip("፣") || skip("⹁"))
  }

  /// Returns where the character that begins here ends, as far as bytes tell.
  package func endOfCharacter() -> Int {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count)
  }

  /// Returns where the word that begins here ends: letters, and whatever else is neither a digit, a space
  /// nor a sign of the grammar.
  @inline(__always)
  package func endOfWord() -> Int {
    var probe = self
    // Most bytes are letters, and to see that takes a third of seeing what else they are.
    while probe.isAtLetter || !probe.isAtEnd && !probe.isAtSeparator { probe.position += 1 }
    return probe.position
  }

  /// Whether no word goes on here.
  var isAtEndOfWord: Bool { isAtEnd || isAtSeparator }

  /// Whether a letter of ASCII is here.
  package var isAtLetter: Bool { (peek() | 0x20) &- UInt8(ascii: "a") < 26 }

  private var isAtSeparator: Bool {
    @inline(__always) get {
      let byte = peek()
      if byte < 64 {
        return ByteCursor.lowSeparators >> byte & 1 == 1
          || byte == UInt8(ascii: "&") && HTMLEntity(at: self) != nil
      }
      if byte < 128 { return ByteCursor.highSeparators >> (byte - 64) & 1 == 1 }
      return isAtSeparatorBeyondASCII
    }
  }

  private var isAtSeparatorBeyondASCII: Bool {
    switch peek() {
    case 0xC2: return spaceBeyondASCII != nil || VulgarFraction(at: self) != nil
    case 0xC3: return isAt("×") || isAt("÷")
    case 0xE2:
      return isAt("−") || isAt("–") || isAt("⹁") || isAt("—") || isAt("⁄")
        || isAt("\u{2010}") || isAt("\u{2011}")
        || spaceBeyondASCII != nil
        || VulgarFraction(at: self) != nil
    case 0xD8: return isAt("،") || spaceBeyondASCII != nil
    case 0xE1: return isAt("፣") || isAtDigit
    case 0xE3: return isAt("、") || isAt("〜")
    case 0xEF: return isAt("\u{FEFF}") || isAt("～") || isAtDigit
    default: return isAtDigit
    }
  }

  // The bytes of ASCII that end a word, a bit for each: controls, spaces, digits and
  // `+-*/,;:!?()[]{}<>=|~"`, but not the period of an abbreviation, nor the marks in names of units.
  private static var lowSeparators: UInt64 { 0xFFFFBF07FFFFFFFF }
  private static var highSeparators: UInt64 { 0x7800000028000000 }
}

extension ParseError {
  /// Returns a piece of the text for a message: in quotes, cut if it is long, and without characters that
  /// would spoil a terminal.
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
}

extension Unicode.Scalar {
  /// Whether the scalar is a control or a format character. Their categories in Unicode are listed, because
  /// the table of all categories is half the size of what ingredients weigh, where programs carry it.
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

extension ByteCursor {
  /// Where the last word or sign before the cursor stands.
  var lastWord: Range<Int> {
    var end = position
    while end > 0, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, (bytes[start - 1] | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    guard start == end, start > 0 else { return start..<end }
    start -= 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<end
  }
}
