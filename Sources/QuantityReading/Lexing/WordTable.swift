/// Words and their meanings, in an open-addressing hash table: a lookup makes no `String`.
///
/// Trivial to copy, so a lookup counts no references; its maker frees it or keeps it forever.
package struct WordTable<Meaning>: @unchecked Sendable {
  private typealias Entry = (key: WordKey, meaning: Meaning)?

  private var slots: UnsafeMutableBufferPointer<Entry>
  private var count = 0

  /// Makes an empty table that grows beyond a number of words.
  init(capacity: Int) {
    // A power of two, and at least twice the number of words, for short chains.
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: nil)
  }

  /// Makes a table; the first of several meanings of a word counts.
  package init(_ words: [(word: String, meaning: Meaning)]) {
    self.init(capacity: words.count)
    for (word, meaning) in words where !word.isEmpty {
      var word = word
      _ = word.withUTF8 { add(meaning, to: WordKey($0, $0.indices)) }
    }
  }

  package func deallocate() {
    slots.deinitialize()
    slots.deallocate()
  }

  /// Gives a word a meaning unless it has one, and returns its meaning.
  mutating func add(_ meaning: Meaning, to key: WordKey) -> Meaning {
    if let known = self[key] { return known }
    count += 1
    if 2 * count > slots.count {
      var larger = WordTable(capacity: 2 * count)
      for case let entry? in slots { larger.store(entry) }
      larger.count = count
      deallocate()
      self = larger
    }
    store((key, meaning))
    return meaning
  }

  private func store(_ entry: (key: WordKey, meaning: Meaning)) {
    var slot = entry.key.slot(in: slots.count)
    while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  /// Returns the meaning of the word in a range of bytes, in any case.
  @inline(__always)
  package subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Meaning? {
    self[WordKey(bytes, range)]
  }

  @inline(__always)
  subscript(key: WordKey) -> Meaning? {
    var slot = key.slot(in: slots.count)
    while let entry = slots[slot] {
      if entry.key == key { return entry.meaning }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }
}
