import QuantityCore

/// A position in the UTF-8 bytes of a text, and the checks and steps from there.
///
/// Works on bytes: a `Character` is far slower, and everything in the grammar is a byte or a short
/// sequence of bytes.
@frozen @usableFromInline
package struct ByteCursor {
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline package var position = 0
  /// The lexicon with the keywords, or `nil` for English.
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

  /// The keywords of the language of the text.
  package var keywords: KeywordTable { view?.lexicon.keywords ?? .english }

  @inlinable package var isAtEnd: Bool { position >= bytes.count }

  /// Returns the byte at an offset from here, or 0 beyond the end.
  @inlinable
  package func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// Whether a sequence is here.
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

  /// Skips a sequence, if it is here.
  @inlinable @inline(__always)
  package mutating func skip(_ sequence: StaticString) -> Bool {
    guard isAt(sequence) else { return false }
    position += sequence.utf8CodeUnitCount
    return true
  }

  /// Skips spaces and zero-width characters.
  package mutating func skipSpaces() {
    while true {
      if peek().isSpace {
        position += 1
      } else if peek() >= 0xC2 || peek() == "&", let length = spaceBeyondASCII {
        position += length
      } else {
        return
      }
    }
  }

  /// The cursor after the spaces here.
  var afterSpaces: ByteCursor {
    @inline(__always)
    get {
      var next = self
      next.skipSpaces()
      return next
    }
  }

  /// Returns the cursor at another offset.
  @inline(__always)
  func at(_ position: Int) -> ByteCursor { ByteCursor(bytes, at: position, view) }

  /// Returns the cursor a number of bytes further.
  @inline(__always)
  func skipping(_ count: Int) -> ByteCursor { at(position + count) }

  /// Returns the cursor at the start of a range, where the text ends.
  func within(_ range: Range<Int>) -> ByteCursor {
    ending(at: range.upperBound).at(range.lowerBound)
  }

  /// Skips what a function skips, unless it returns `false`.
  @inline(__always)
  mutating func skip(_ step: (inout ByteCursor) -> Bool) -> Bool {
    var probe = self
    guard step(&probe) else { return false }
    self = probe
    return true
  }

  /// Whether a function that skips something finds it here.
  @inline(__always)
  func isAt(_ step: (inout ByteCursor) -> Bool) -> Bool {
    var probe = self
    return step(&probe)
  }

  /// Returns a part of the text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The length of the space beyond ASCII here, as a character or as an entity such as `&nbsp;`.
  /// Includes zero-width characters, such as joiners that are pasted along with a number.
  package var spaceBeyondASCII: Int? {
    switch peek() {
    case 0xC2: return peek(1) == 0xA0 ? 2 : nil
    case 0xE2:
      switch (peek(1), peek(2)) {
      // U+2000 to U+200F, U+202F, U+2060 and the isolates U+2066 to U+2069.
      case (0x80, 0x80...0x8F), (0x80, 0xAF), (0x81, 0xA0), (0x81, 0xA6...0xA9): return 3
      default: return nil
      }
    case 0xD8: return peek(1) == 0x9C ? 2 : nil
    case 0xEF: return isAt("\u{FEFF}") ? 3 : nil
    case "&":
      guard let entity = HTMLEntity(at: self) else { return nil }
      switch entity.scalar.value {
      case 0xA0, 0x2000...0x200D, 0x202F, 0x2060, 0xFEFF: return entity.length
      default: return nil
      }
    default: return nil
    }
  }

  /// Skips a comma of any script.
  mutating func skipComma() -> Bool {
    if skip(",") { return true }
    return peek() >= 0xD8 && (skip("،") || skip("、") || skip("፣") || skip("⹁"))
  }

  /// Returns the end of the character here; continuation bytes are not validated.
  package func endOfCharacter() -> Int {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count)
  }

  /// Returns the end of the word here: letters, and everything that isn't a digit, a space or a
  /// sign of the grammar.
  @inline(__always)
  func endOfWord() -> Int {
    var probe = self
    // Letters first: most bytes are letters, and the check is cheap.
    while probe.isAtLetter || !probe.isAtEnd && !probe.isAtSeparator { probe.position += 1 }
    return probe.position
  }

  /// Whether no word continues here.
  var isAtEndOfWord: Bool { isAtEnd || isAtSeparator }

  /// Whether an ASCII letter is here.
  var isAtLetter: Bool { peek().isASCIILetter }

  private var isAtSeparator: Bool {
    @inline(__always) get {
      let byte = peek()
      if byte < 64 {
        return ByteCursor.lowSeparators >> byte & 1 == 1
          || byte == "&" && HTMLEntity(at: self) != nil
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

  // The ASCII bytes that end a word, one bit each: controls, spaces, digits and
  // `+-*/,;:!?()[]{}<>=|~"`, but neither the period of an abbreviation nor the marks in unit names.
  private static var lowSeparators: UInt64 { 0xFFFFBF07FFFFFFFF }
  private static var highSeparators: UInt64 { 0x7800000028000000 }
}

extension ByteCursor {
  /// The range of the last word or sign before the cursor.
  var lastWord: Range<Int> {
    var end = position
    while end > 0, bytes[end - 1].isSpace { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].isASCIILetter { start -= 1 }
    guard start == end, start > 0 else { return start..<end }
    start -= 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<end
  }
}
