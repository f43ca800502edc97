import QuantityCore

/// The words of a ``Wordbook``, for the lexer.
///
/// Trivial to copy, so a lookup counts no references; the book must outlive it.
package struct WordLookup: @unchecked Sendable {
  /// The words' ids.
  var ids: WordTable<UInt32>
  /// The facts of each word, by its id.
  package private(set) var facts = UnsafeBufferPointer<WordFacts>(start: nil, count: 0)

  init(ids: WordTable<UInt32>) { self.ids = ids }

  /// Copies the facts to memory that ``deallocate()`` frees.
  mutating func keep(_ facts: [WordFacts]) {
    let copy = UnsafeMutableBufferPointer<WordFacts>.allocate(capacity: facts.count)
    _ = copy.initialize(from: facts)
    self.facts = UnsafeBufferPointer(copy)
  }

  /// Returns the id of a word; 0 for an unknown word.
  @inline(__always)
  func find(_ key: WordKey) -> UInt32 { ids[key] ?? 0 }

  func deallocate() {
    ids.deallocate()
    facts.deallocate()
  }
}
