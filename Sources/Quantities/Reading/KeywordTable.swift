/// The keywords of a language.
///
/// It is trivial to copy. That of English is never freed, and that of another language belongs to its
/// lexicon.
struct KeywordTable: Sendable {
  private let words: WordTable<Keyword>
  /// With which letters the words for `and` begin, a bit for each.
  private let lettersOfAnd: UInt32

  /// The keywords that are read in every language.
  static let english = KeywordTable(Keyword.english)

  /// Makes a table; of a word that stands there twice, the first meaning counts.
  init(_ words: [(word: String, meaning: Keyword)]) {
    self.words = WordTable(words)
    lettersOfAnd = words.reduce(0) { letters, word in
      guard word.meaning == .and, let first = word.word.utf8.first else { return letters }
      return letters | KeywordTable.letter(first)
    }
  }

  func deallocate() { words.deallocate() }

  /// Whether a word for `and` can begin with a byte.
  func canBeginAnd(_ byte: UInt8) -> Bool { lettersOfAnd & KeywordTable.letter(byte) != 0 }

  /// Returns a bit for a letter, and one for everything that is not ASCII.
  private static func letter(_ byte: UInt8) -> UInt32 {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 26 ? 1 << UInt32(letter) : byte >= 0x80 ? 1 << 31 : 0
  }

  /// Returns what the word in a range of bytes means.
  subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Keyword? {
    words[bytes, range]
  }
}
