import QuantityCore

/// The keywords of a language.
///
/// Trivial to copy. The English table is never freed; that of another language belongs to its
/// lexicon.
package struct KeywordTable: @unchecked Sendable {
  /// A keyword that can't be looked up as a word: several words, or a word attached to the next
  /// one. English has none.
  private struct LongKeyword {
    let bytes: UnsafeBufferPointer<UInt8>
    let meaning: Keyword
    /// Whether the next word can follow without a space.
    let isGlued: Bool
  }

  private let words: WordTable<Keyword>
  /// The longest first.
  private let phrases: UnsafeMutableBufferPointer<LongKeyword>
  /// Whether there are other words than English ones.
  package let isBeyondEnglish: Bool
  /// The first letters of the words for `and`, one bit each.
  private let lettersOfAnd: UInt32

  /// The keywords that are read in every language.
  static let english = KeywordTable(Keyword.english)

  /// Makes a table; the first of several meanings of a word counts.
  ///
  /// - Parameter isBeyondEnglish: whether there may be other words than English ones.
  init(_ words: [(word: String, meaning: Keyword)], isBeyondEnglish: Bool = false) {
    self.words = WordTable(words)
    self.isBeyondEnglish = isBeyondEnglish
    let longer =
      isBeyondEnglish
      ? words.filter { $0.word.contains(" ") || $0.word.isGlued }
        .sorted { $0.word.utf8.count > $1.word.utf8.count } : []
    phrases = .allocate(capacity: longer.count)
    for (index, phrase) in longer.enumerated() {
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: phrase.word.utf8.count)
      _ = bytes.initialize(from: phrase.word.utf8)
      phrases.initializeElement(
        at: index,
        to: LongKeyword(
          bytes: UnsafeBufferPointer(bytes), meaning: phrase.meaning, isGlued: phrase.word.isGlued))
    }
    lettersOfAnd = words.reduce(0) { letters, word in
      guard word.meaning == .and, let first = word.word.utf8.first else { return letters }
      return letters | KeywordTable.letter(first)
    }
  }

  func deallocate() {
    words.deallocate()
    for phrase in phrases { phrase.bytes.deallocate() }
    phrases.deallocate()
  }

  /// Returns the phrase at a cursor, and its end.
  func phrase(at cursor: ByteCursor) -> (word: Keyword, end: Int)? {
    for phrase in phrases {
      let end = cursor.position + phrase.bytes.count
      guard end <= cursor.bytes.count else { continue }
      let probe = cursor.at(end)
      guard phrase.isGlued || probe.isAtEndOfWord else { continue }
      let text = UnsafeBufferPointer(rebasing: cursor.bytes[cursor.position..<end])
      let isSame = text.indices.allSatisfy {
        NameFolding.lowercase(text, $0) == NameFolding.lowercase(phrase.bytes, $0)
      }
      if isSame { return (phrase.meaning, end) }
    }
    return nil
  }

  /// Whether a word for `and` can begin with a byte.
  func canBeginAnd(_ byte: UInt8) -> Bool { lettersOfAnd & KeywordTable.letter(byte) != 0 }

  /// Returns the bit of a letter, or a common one for all bytes beyond ASCII.
  private static func letter(_ byte: UInt8) -> UInt32 {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 26 ? 1 << UInt32(letter) : byte >= 0x80 ? 1 << 31 : 0
  }

  /// Returns the meaning of the word in a range of bytes.
  subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Keyword? {
    words[bytes, range]
  }
}

extension String {
  /// Whether it is a keyword that is attached to the next word: in the scripts without spaces, the
  /// `و` of Arabic, the `ܘ` of Syriac, and the `ו` of Hebrew, which is `ו-` before a number.
  fileprivate var isGlued: Bool {
    endsWithoutSpace || ["و", "ܘ", "ו", "ו-"].contains(self)
  }
}
