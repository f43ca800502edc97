import QuantityCore

/// The open-addressing hash table of a ``Wordbook``, for the lexer.
///
/// Trivial to copy, so a lookup counts no references; the book must outlive it.
package struct WordLookup: @unchecked Sendable {
  struct Slot {
    var hash: UInt64 = 0
    var offset: UInt32 = 0
    var count: UInt32 = 0
    /// The word's id; 0 in an empty slot.
    var id: UInt32 = 0
  }

  private var slots = UnsafeBufferPointer<Slot>(start: nil, count: 0)
  private var letters = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package private(set) var facts = UnsafeBufferPointer<WordFacts>(start: nil, count: 0)

  init() {}

  init(slots: [Slot], letters: [UInt8], facts: [WordFacts]) {
    self.slots = .keeping(slots)
    self.letters = .keeping(letters)
    self.facts = .keeping(facts)
  }

  // MARK: Hashing

  /// FNV-1a, byte by byte: the lexer hashes a word while searching for its end.
  static var emptyHash: UInt64 { 0xCBF2_9CE4_8422_2325 }

  @inline(__always)
  static func hash(_ hash: UInt64, adding byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  @inline(__always)
  static func slot(of hash: UInt64, in capacity: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 29) & (capacity &- 1)
  }

  // MARK: Looking up

  /// Returns the id of a word by the hash of its letters; 0 for an unknown word.
  ///
  /// - Parameter folded: whether the hash is of the letters in lower case.
  @inline(__always)
  func find(_ hash: UInt64, _ word: UnsafeBufferPointer<UInt8>, folded: Bool) -> UInt32 {
    if slots.isEmpty { return 0 }
    var index = WordLookup.slot(of: hash, in: slots.count)
    while slots[index].id != 0 {
      let slot = slots[index]
      if slot.hash == hash, Int(slot.count) == word.count, isSame(slot, word, folded: folded) {
        return slot.id
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return 0
  }

  private func isSame(_ slot: Slot, _ word: UnsafeBufferPointer<UInt8>, folded: Bool) -> Bool {
    for index in 0..<word.count {
      let byte = folded ? NameFolding.lowercase(word, index) : word[index]
      if letters[Int(slot.offset) + index] != byte { return false }
    }
    return true
  }

  func deallocate() {
    slots.deallocate()
    letters.deallocate()
    facts.deallocate()
  }
}

extension UnsafeBufferPointer {
  /// Copies elements to new memory, which the caller frees.
  fileprivate static func keeping(_ elements: [Element]) -> UnsafeBufferPointer {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return UnsafeBufferPointer(copy)
  }
}
