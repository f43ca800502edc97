/// Words of up to 16 bytes and what they mean, whatever their case, in an open hash table over their
/// bytes: looking one up makes no `String`.
///
/// It is never changed, and trivial to copy; whoever makes it frees it, or keeps it for good.
struct WordTable<Meaning>: @unchecked Sendable {
  private typealias Entry = (key: Key, meaning: Meaning)?

  private let slots: UnsafeMutablePointer<Entry>
  /// A power of two, so that half of the places stay free.
  private let capacity: Int

  /// Makes a table; of a word that stands there twice, the first meaning counts.
  init(_ words: [(word: String, meaning: Meaning)]) {
    var capacity = 16
    while capacity < 2 * words.count { capacity *= 2 }
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
    for (word, meaning) in words {
      var word = word
      guard let key = word.withUTF8({ Key($0, 0..<$0.count) }) else { continue }
      var slot = key.slot(in: capacity)
      while let entry = slots[slot], entry.key != key { slot = (slot + 1) & (capacity - 1) }
      if slots[slot] == nil { slots[slot] = (key, meaning) }
    }
  }

  func deallocate() {
    slots.deinitialize(count: capacity)
    slots.deallocate()
  }

  /// Returns what the word in a range of bytes means.
  subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Meaning? {
    guard let key = Key(bytes, range) else { return nil }
    var slot = key.slot(in: capacity)
    while let entry = slots[slot] {
      if entry.key == key { return entry.meaning }
      slot = (slot + 1) & (capacity - 1)
    }
    return nil
  }

  /// The bytes of a word of up to 16 letters, as two numbers.
  private struct Key: Equatable {
    var first: UInt64 = 0
    var rest: UInt64 = 0

    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      guard (1...16).contains(range.count) else { return nil }
      let middle = min(range.lowerBound + 8, range.upperBound)
      first = Key.number(bytes, range.lowerBound..<middle)
      if middle < range.upperBound { rest = Key.number(bytes, middle..<range.upperBound) }
    }

    /// Returns up to eight bytes in lower case as a number, the last one lowest: all at once where they are ASCII and
    /// the text is long enough, which takes a third of taking one after another. Words are looked up more than
    /// anything else is done in running text.
    @inline(__always)
    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
      if range.lowerBound + 8 <= bytes.count, let start = bytes.baseAddress {
        let loaded = UnsafeRawPointer(start + range.lowerBound).loadUnaligned(as: UInt64.self)
        let number = UInt64(bigEndian: loaded) >> UInt64(64 - 8 * range.count)
        if number & 0x8080_8080_8080_8080 == 0 {
          // The highest bit of each byte tells whether it is `A` or beyond, and whether it is beyond `Z`.
          let isFromA = number &+ 0x3F3F_3F3F_3F3F_3F3F
          let isBeyondZ = number &+ 0x2525_2525_2525_2525
          return number | (isFromA & ~isBeyondZ & 0x8080_8080_8080_8080) >> 2
        }
      }
      return oneByOne(bytes, range)
    }

    @inline(never)
    private static func oneByOne(
      _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> UInt64 {
      range.reduce(0) { $0 << 8 | UInt64(NameBytes.lowercase(bytes, $1)) }
    }

    /// The place in the table, by the golden ratio, which scatters the keys over the upper bits.
    func slot(in capacity: Int) -> Int {
      let hash = ((first ^ rest) &* 0x9E37_79B9_7F4A_7C15) >> 40
      return Int(truncatingIfNeeded: hash) & (capacity - 1)
    }
  }
}
