/// The keywords of a language in an open hash table over their bytes.
///
/// It is one trivial word, because it is part of each cursor. That of English is never freed, and that of
/// another language belongs to its lexicon.
struct KeywordTable: @unchecked Sendable {
  private typealias Entry = (key: Key, meaning: Keyword)?

  /// Twice the places that are needed.
  private static var capacity: Int { 512 }

  /// The table, and with which letters the commonest words begin.
  private struct Storage {
    let slots: UnsafeMutablePointer<Entry>
    var lettersOfAnd: UInt32 = 0
  }

  private let storage: UnsafeMutablePointer<Storage>

  /// The keywords that are read in every language.
  static let english = KeywordTable(Keyword.english)

  /// Makes a table; of a word that stands there twice, the first meaning counts.
  init(_ words: [(word: String, meaning: Keyword)]) {
    let slots = UnsafeMutablePointer<Entry>.allocate(capacity: KeywordTable.capacity)
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(slots: slots))
    slots.initialize(repeating: nil, count: KeywordTable.capacity)
    // Half of the places stay free, however many words a language has.
    for (word, meaning) in words.prefix(KeywordTable.capacity / 2) {
      var word = word
      guard let key = word.withUTF8({ Key($0, 0..<$0.count) }) else { continue }
      var slot = key.slot
      while let entry = slots[slot], entry.key != key { slot = KeywordTable.next(slot) }
      if slots[slot] == nil { slots[slot] = (key, meaning) }
      if meaning == .and, let first = word.utf8.first {
        storage.pointee.lettersOfAnd |= KeywordTable.letter(first)
      }
    }
  }

  func deallocate() {
    storage.pointee.slots.deallocate()
    storage.deallocate()
  }

  /// Whether a word for `and` can begin with a byte.
  func canBeginAnd(_ byte: UInt8) -> Bool {
    storage.pointee.lettersOfAnd & KeywordTable.letter(byte) != 0
  }

  /// Returns a bit for a letter, and one for everything that is not ASCII.
  private static func letter(_ byte: UInt8) -> UInt32 {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 26 ? 1 << UInt32(letter) : byte >= 0x80 ? 1 << 31 : 0
  }

  /// Returns what the word in a range of bytes means.
  subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Keyword? {
    guard let key = Key(bytes, range) else { return nil }
    let slots = storage.pointee.slots
    var slot = key.slot
    while let entry = slots[slot] {
      if entry.key == key { return entry.meaning }
      slot = KeywordTable.next(slot)
    }
    return nil
  }

  private static func next(_ slot: Int) -> Int { (slot + 1) & (capacity - 1) }

  /// The bytes of a word of up to 16 letters, as two numbers.
  private struct Key: Equatable {
    var first: UInt64 = 0
    var rest: UInt64 = 0

    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      guard (1...16).contains(range.count) else { return nil }
      let middle = min(range.lowerBound + 8, range.upperBound)
      for index in range.lowerBound..<middle {
        first = first << 8 | UInt64(NameBytes.lowercase(bytes, index))
      }
      for index in middle..<range.upperBound {
        rest = rest << 8 | UInt64(NameBytes.lowercase(bytes, index))
      }
    }

    /// The place in the table, by the golden ratio, which scatters the keys over the upper bits.
    var slot: Int {
      Int(truncatingIfNeeded: ((first ^ rest) &* 0x9E37_79B9_7F4A_7C15) >> 55)
    }
  }
}
