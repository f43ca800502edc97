// Words in letters of ASCII, in a text that is read as English: nearly all words are such.

extension ByteCursor {
  /// Whether the text is read by the words of English alone.
  var isEnglish: Bool { lexicon?._withUnsafeGuaranteedRef { $0.isEnglish } ?? true }

  /// Steps over plain spaces.
  @inline(__always)
  mutating func skipPlainSpaces() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  /// Steps over a word of English, if neither a sign nor anything else but a comma is joined to it; returns what it
  /// says, and where it stands.
  ///
  /// It takes a third of what stepping over any other word takes.
  @inline(__always)
  mutating func readPlainWord() -> (meaning: RecipeWord, range: Range<Int>)? {
    let start = position
    var end = start
    while end < bytes.count, (bytes[end] | 0x20) &- UInt8(ascii: "a") < 26 { end += 1 }
    guard end > start, end == bytes.count || bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ",")
    else { return nil }
    position = end
    return (RecipeWords.english.table[bytes, start..<end] ?? [], start..<end)
  }
}
