import QuantityCore

// Words that only questions have. They are in no table: most texts begin with a digit, and the
// first letter rules out nearly every other word.

extension ByteCursor {
  /// Skips spaces and a word, in any case; `word` is in lower case.
  mutating func skipWord(_ word: StaticString) -> Bool {
    skip { probe in
      probe.skipSpaces()
      guard probe.isAt(word, from: probe.position) else { return false }
      probe.position += word.utf8CodeUnitCount
      return probe.isAtEndOfWord
    }
  }

  /// Skips spaces and one of several words.
  mutating func skipWord(of words: [StaticString]) -> Bool {
    for word in words where skipWord(word) { return true }
    return false
  }

  /// Skips two words.
  mutating func skipWords(_ first: StaticString, _ second: StaticString) -> Bool {
    skip { $0.skipWord(first) && $0.skipWord(second) }
  }

  private func isAt(_ word: StaticString, from start: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard start >= 0, bytes.count - start >= count else { return false }
    for offset in 0..<count {
      guard NameFolding.lowercase(bytes[start + offset]) == word.utf8Start[offset] else {
        return false
      }
    }
    return true
  }

  // MARK: The end of the text

  /// Returns the cursor with the text cut at an offset.
  func ending(at end: Int) -> ByteCursor {
    ByteCursor(UnsafeBufferPointer(rebasing: bytes[..<end]), at: position, view)
  }

  /// Drops spaces from the end of the text.
  mutating func dropSpaces() {
    var end = bytes.count
    while end > position, bytes[end - 1].isSpace { end -= 1 }
    if end < bytes.count { self = ending(at: end) }
  }

  /// Returns the offset of the last occurrence of a word in the rest of the text, between spaces.
  func lastOffset(of word: StaticString) -> Int? {
    let count = word.utf8CodeUnitCount
    var offset = bytes.count - count - 1
    while offset > position {
      if bytes[offset - 1] == 0x20, bytes[offset + count] == 0x20, isAt(word, from: offset) {
        return offset
      }
      offset -= 1
    }
    return nil
  }

  /// Drops a mark from the end of the text.
  mutating func dropLast(_ mark: Unicode.Scalar) -> Bool {
    guard bytes.count > position, bytes[bytes.count - 1] == UInt8(ascii: mark) else { return false }
    self = ending(at: bytes.count - 1)
    return true
  }

  /// Drops a word after a space from the end of the text.
  mutating func dropLastWord(_ word: StaticString) -> Bool {
    let start = bytes.count - word.utf8CodeUnitCount
    guard start > position, bytes[start - 1] == 0x20, isAt(word, from: start) else { return false }
    self = ending(at: start - 1)
    return true
  }

  /// Skips one of several words, or a misspelling of one with more than four letters.
  mutating func skipWord(near words: [StaticString]) -> Bool {
    if skipWord(of: words) { return true }
    var probe = afterSpaces
    let start = probe.position
    probe.position = probe.endOfWord()
    let word = UnsafeBufferPointer(rebasing: bytes[start..<probe.position])
    guard let distance = EditDistance(from: word) else { return false }
    let isNear = words.contains { word in
      let name = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      return name.count > 4 && distance.distance(to: name, atMost: 1) != nil
    }
    if isNear { self = probe }
    return isNear
  }
}
