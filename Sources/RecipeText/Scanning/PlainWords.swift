import QuantityCore
import QuantityReading

/// A word in letters of ASCII, in a text that is read as English, that stands by itself: nearly all words are such.
struct PlainWord {
  /// Where its letters stand.
  let range: Range<Int>
  /// What it says.
  let meaning: RecipeWord
  /// Whether a period follows it, to which nothing is joined.
  let hasPeriod: Bool
  /// Whether a comma follows it.
  let hasComma: Bool
  /// Whether only spaces, or a comma and spaces, stand between it and the plain word before.
  var isNext = false

  /// Where it ends with its period.
  var end: Int { hasPeriod ? range.upperBound + 1 : range.upperBound }
}

/// The plain words of a line, in their order: each is looked up once, and asked for several times.
struct PlainWords: ~Copyable {
  private var words: [PlainWord] = []
  /// The first of them that doesn't stand before what was asked for last.
  private var next = 0

  /// Forgets the words of a line; their memory serves the next one.
  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    next = 0
  }

  mutating func append(_ word: PlainWord) { words.append(word) }

  /// Returns the first place whose word doesn't stand before a position, and whether it stands there.
  @inline(__always)
  private func find(_ position: Int) -> (place: Int, isThere: Bool) {
    var place = next
    while place < words.count {
      let start = words[place].range.lowerBound
      if start >= position { return (place, start == position) }
      place &+= 1
    }
    return (place, false)
  }

  /// Returns the word that begins at a place, if it is a plain one. No place is before one that was asked for.
  @inline(__always)
  mutating func word(at position: Int) -> PlainWord? {
    let (place, isThere) = find(position)
    next = place
    return isThere ? words[place] : nil
  }

  /// Goes on to the word after the last one that was asked for, if only spaces or a comma stand between them.
  @inline(__always)
  mutating func following() -> PlainWord? {
    guard next &+ 1 < words.count, words[next &+ 1].isNext else { return nil }
    next &+= 1
    return words[next]
  }

  /// Returns the word that begins at a place ahead, if it is a plain one, and the one after it, if only spaces or a
  /// comma stand between them.
  @inline(__always)
  func words(ahead position: Int) -> (word: PlainWord, following: PlainWord?)? {
    let (place, isThere) = find(position)
    guard isThere else { return nil }
    let hasFollowing = place &+ 1 < words.count && words[place &+ 1].isNext
    return (words[place], hasFollowing ? words[place &+ 1] : nil)
  }

  /// Whether what an article stands before is neither a unit nor a number, as in `a wide pan`, and the article no
  /// number: to see that takes a tenth of reading one, and prose has more articles than amounts.
  func isPlainNoun(after article: Range<Int>, _ line: ByteCursor, _ lexicon: Lexicon) -> Bool {
    var next = line
    next.position = article.upperBound
    next.skipPlainSpaces()
    guard next.position > article.upperBound, article.count <= 2,
      let (word, _) = words(ahead: next.position), !word.hasPeriod,
      !word.meaning.contains(.keyword)
    else { return false }
    return !lexicon.canBeginName(UnsafeBufferPointer(rebasing: line.bytes[word.range]))
  }

  /// Returns what the next words of a line say, all together: no more than six, up to a sign; `nil` if others than
  /// plain words are among them.
  func meaning(ahead line: ByteCursor) -> RecipeWord? {
    var (line, meaning) = (line, RecipeWord())
    line.skipPlainSpaces()
    var (place, isThere) = find(line.position)
    for _ in 0..<6 {
      guard isThere else { return line.isAtEndOfPlainWords ? meaning : nil }
      meaning.formUnion(words[place].meaning)
      line.position = words[place].end
      line.skipPlainSpaces()
      place &+= 1
      isThere = place < words.count && words[place].range.lowerBound == line.position
    }
    return meaning
  }
}

extension ByteCursor {
  /// Whether the text is read by the words of English alone.
  var isEnglish: Bool { view?.lexicon.isEnglish ?? true }

  /// Steps over plain spaces.
  @inline(__always)
  mutating func skipPlainSpaces() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  /// Steps over a word of English and the period after it, if neither a sign nor anything else but a comma is joined
  /// to it.
  ///
  /// It takes a third of what stepping over any other word takes. If it isn't such a word, the cursor is anywhere.
  ///
  /// - Parameter words: what words of English say.
  @inline(__always)
  mutating func readPlainWord(_ words: WordTable<RecipeWord>) -> PlainWord? {
    let start = position
    guard let (end, meaning) = words.wordInLetters(at: start, in: bytes) else { return nil }
    position = end
    let next = end < bytes.count ? bytes[end] : 0x20
    let hasPeriod = next == UInt8(ascii: ".")
    if hasPeriod {
      position &+= 1
      guard position == bytes.count || bytes[position] == 0x20 else { return nil }
    } else if next != 0x20, next != UInt8(ascii: ",") {
      return nil
    }
    return PlainWord(
      range: start..<end, meaning: meaning ?? [], hasPeriod: hasPeriod,
      hasComma: next == UInt8(ascii: ","))
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
