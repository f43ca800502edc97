package import QuantityCore

/// Every word with a meaning in the texts of a language, in one table over folded bytes.
///
/// Made once for each lexicon and dialect, and then immutable.
package final class Wordbook: @unchecked Sendable {
  /// A unit name of several words.
  package struct LongName {
    /// The words after the first.
    package let rest: [UInt32]
    package let unit: AnyUnit
    package let isForeign: Bool
  }

  package let dialect: Dialect
  /// The unit names of several words, by the id of their first word; the longest come first.
  package private(set) var longNames: [UInt32: [LongName]] = [:]
  /// The length of the longest word in bytes, for scripts without spaces.
  private(set) var longestWord = 0
  /// The words, once all are added.
  package private(set) var lookup: WordLookup
  private(set) var facts: [WordFacts] = [.unknown]

  /// Makes a book of a lexicon's names and keywords, and of the words added by a function.
  package init(_ lexicon: Lexicon, _ dialect: Dialect, adding addWords: (Wordbook) -> Void) {
    self.dialect = dialect
    lookup = WordLookup(ids: WordTable(capacity: 1 << 13))
    addUnits(of: lexicon)
    addKeywords(of: lexicon.language)
    addWords(self)
    lookup.keep(facts)
    facts = []
  }

  deinit { lookup.deallocate() }

  // MARK: Adding words

  /// Adds facts of a word; a keyword or a unit replaces the previous one.
  package func add(_ word: String, _ facts: WordFacts) { change(add(word)) { $0.take(facts) } }

  /// Returns the id of a word, adding the word if it is new. Case counts in words of one or two
  /// letters.
  package func add(_ word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { add($0) }
  }

  func add(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: facts.count)
    let id = lookup.ids.add(new, to: WordKey(word, word.indices, isFolded: word.count > 2))
    if id == new { facts.append(.unknown) }
    longestWord = max(longestWord, word.count)
    return id
  }

  package func change(_ id: UInt32, _ body: (inout WordFacts) -> Void) { body(&facts[Int(id)]) }

  func add(_ name: LongName, after first: UInt32) {
    facts[Int(first)].traits.insert(.beginsName)
    let longer = longNames[first, default: []].prefix { $0.rest.count >= name.rest.count }.count
    longNames[first, default: []].insert(name, at: longer)
  }
}
