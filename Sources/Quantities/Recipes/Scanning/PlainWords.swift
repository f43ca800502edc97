/// A word in letters of ASCII, in a text that is read as English, that stands by itself: nearly all words are such.
struct PlainWord {
  /// Where its letters stand.
  let range: Range<Int>
  /// What it says.
  let meaning: RecipeWord
  /// Whether a period follows it, and nothing behind that.
  let hasPeriod: Bool
  /// Whether a comma follows it.
  let hasComma: Bool
  /// Whether only spaces, or a comma and spaces, stand between it and the plain word before.
  var isNext = false

  /// Where it ends with its period.
  var end: Int { hasPeriod ? range.upperBound + 1 : range.upperBound }
}

/// The plain words of a line, in their order: each is looked up once, and asked for several times.
struct PlainWords {
  private var words: [PlainWord] = []
  /// The first of them that doesn't stand before what was asked for last.
  private var next = 0

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    next = 0
  }

  @inline(__always)
  mutating func append(_ word: PlainWord) {
    // Nearly all lines have fewer words.
    if words.capacity == 0 { words.reserveCapacity(40) }
    words.append(word)
  }

  /// Returns the word that begins at a place, if it is a plain one. No place is before one that was asked for.
  @inline(__always)
  mutating func word(at place: Int) -> PlainWord? {
    while next < words.count, words[next].range.lowerBound < place { next += 1 }
    guard next < words.count, words[next].range.lowerBound == place else { return nil }
    return words[next]
  }

  /// Goes on to the word after the last one that was asked for, if only spaces or a comma stand between them.
  @inline(__always)
  mutating func following() -> PlainWord? {
    guard next + 1 < words.count, words[next + 1].isNext else { return nil }
    next += 1
    return words[next]
  }

  /// Returns the word that begins at a place ahead, if it is a plain one.
  func word(ahead place: Int) -> PlainWord? {
    var words = self
    return words.word(at: place)
  }

  /// Returns what the next words of a line say, all together: no more than six, up to a sign; `nil` if others than
  /// plain words are among them.
  func meaning(ahead line: ByteCursor) -> RecipeWord? {
    var (place, line, meaning) = (next, line, RecipeWord())
    for _ in 0..<6 {
      line.skipPlainSpaces()
      while place < words.count, words[place].range.lowerBound < line.position { place += 1 }
      guard place < words.count, words[place].range.lowerBound == line.position else {
        return line.isAtEndOfPlainWords ? meaning : nil
      }
      meaning.formUnion(words[place].meaning)
      line.position = words[place].end
    }
    return meaning
  }
}

extension ByteCursor {
  /// Whether the text is read by the words of English alone.
  var isEnglish: Bool { lexicon?._withUnsafeGuaranteedRef { $0.isEnglish } ?? true }

  /// Steps over plain spaces.
  @inline(__always)
  mutating func skipPlainSpaces() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  /// Steps over a word of English and the period after it, if neither a sign nor anything else but a comma is joined
  /// to it.
  ///
  /// It takes a third of what stepping over any other word takes.
  ///
  /// - Parameter words: what words of English say.
  @inline(__always)
  mutating func readPlainWord(_ words: WordTable<RecipeWord>) -> PlainWord? {
    let start = position
    guard let (end, meaning) = words.wordInLetters(at: start, in: bytes) else { return nil }
    var after = end
    if after < bytes.count, bytes[after] == UInt8(ascii: ".") { after += 1 }
    let hasPeriod = after > end
    let hasComma = !hasPeriod && after < bytes.count && bytes[after] == UInt8(ascii: ",")
    guard hasComma || after == bytes.count || bytes[after] == 0x20 else { return nil }
    position = after
    return PlainWord(
      range: start..<end, meaning: meaning ?? [], hasPeriod: hasPeriod, hasComma: hasComma)
  }

  /// Whether a sign of ASCII is here with which no name goes on, or the end.
  fileprivate var isAtEndOfPlainWords: Bool {
    if isAtEnd { return true }
    switch peek() {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"),
      UInt8(ascii: ":"), 0x30...0x39:
      return true
    default: return false
    }
  }
}
