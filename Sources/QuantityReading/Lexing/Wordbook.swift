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
  /// The lookup table, once all words are added.
  package private(set) var lookup = WordLookup()
  private(set) var facts: [WordFacts] = [.unknown]
  private var slots = [WordLookup.Slot](repeating: WordLookup.Slot(), count: 1 << 14)
  private var letters: [UInt8] = []

  /// Makes a book of a lexicon's names and keywords, and of the words added by a function.
  package init(_ lexicon: Lexicon, _ dialect: Dialect, adding addWords: (Wordbook) -> Void) {
    self.dialect = dialect
    addUnits(of: lexicon)
    addKeywords(of: lexicon.language)
    addWords(self)
    lookup = WordLookup(slots: slots, letters: letters, facts: facts)
    (slots, letters, facts) = ([], [], [])
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
    let isFolded = word.count > 2
    var hash = WordLookup.emptyHash
    let offset = letters.count
    for index in 0..<word.count {
      let byte = isFolded ? NameFolding.lowercase(word, index) : word[index]
      letters.append(byte)
      hash = WordLookup.hash(hash, adding: byte)
    }
    let known = letters.withUnsafeBufferPointer {
      find(hash, UnsafeBufferPointer(rebasing: $0[offset...]))
    }
    if known != 0 {
      letters.removeSubrange(offset...)
      return known
    }
    facts.append(.unknown)
    longestWord = max(longestWord, word.count)
    let slot = WordLookup.Slot(
      hash: hash, offset: UInt32(truncatingIfNeeded: offset),
      count: UInt32(truncatingIfNeeded: word.count), id: UInt32(truncatingIfNeeded: facts.count - 1)
    )
    insert(slot)
    return slot.id
  }

  private func find(_ hash: UInt64, _ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var index = WordLookup.slot(of: hash, in: slots.count)
    while slots[index].id != 0 {
      let slot = slots[index]
      if slot.hash == hash, Int(slot.count) == word.count,
        letters[Int(slot.offset)..<Int(slot.offset) + word.count].elementsEqual(word)
      {
        return slot.id
      }
      index = (index + 1) & (slots.count - 1)
    }
    return 0
  }

  private func insert(_ slot: WordLookup.Slot) {
    if facts.count * 2 > slots.count {
      let old = slots
      slots = [WordLookup.Slot](repeating: WordLookup.Slot(), count: old.count * 2)
      for slot in old where slot.id != 0 { store(slot) }
    }
    store(slot)
  }

  private func store(_ slot: WordLookup.Slot) {
    var index = WordLookup.slot(of: slot.hash, in: slots.count)
    while slots[index].id != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  package func change(_ id: UInt32, _ body: (inout WordFacts) -> Void) { body(&facts[Int(id)]) }

  func add(_ name: LongName, after first: UInt32) {
    facts[Int(first)].traits.insert(.beginsName)
    let longer = longNames[first, default: []].prefix { $0.rest.count >= name.rest.count }.count
    longNames[first, default: []].insert(name, at: longer)
  }
}
