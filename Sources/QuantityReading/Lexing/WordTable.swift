/// Words and their meanings, in any case: a lookup makes no `String`.
///
/// Words of up to 16 bytes, nearly all, are in an open-addressing hash table over their bytes; the
/// few longer ones are compared one by one.
///
/// Inlinable, because RecipeText looks up each word of a text in its own table, and generic
/// functions that aren't specialized ask the runtime for metadata each time.
///
/// Immutable and trivial to copy; its maker frees it or keeps it forever.
@frozen @usableFromInline
package struct WordTable<Meaning>: @unchecked Sendable {
  @usableFromInline package typealias Entry = (key: WordTableKey, meaning: Meaning)?
  @usableFromInline package typealias LongWord = (
    bytes: UnsafeBufferPointer<UInt8>, meaning: Meaning
  )

  @usableFromInline package let slots: UnsafeMutablePointer<Entry>
  /// The number of slots: a power of two, and at least twice the number of words.
  @usableFromInline package let capacity: Int
  @usableFromInline package let longWords: UnsafeMutableBufferPointer<LongWord>

  /// Makes a table; the first of several meanings of a word counts.
  @inlinable
  package init(_ words: [(word: String, meaning: Meaning)]) {
    var capacity = 16
    while capacity < 2 * words.count { capacity *= 2 }
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
    var longWords: [LongWord] = []
    for (word, meaning) in words {
      var word = word
      guard let key = word.withUTF8({ WordTableKey($0, 0..<$0.count) }) else {
        if !word.isEmpty { longWords.append((WordTable.copy(word), meaning)) }
        continue
      }
      var slot = key.slot(in: capacity)
      while let entry = slots[slot], entry.key != key { slot = (slot + 1) & (capacity - 1) }
      if slots[slot] == nil { slots[slot] = (key, meaning) }
    }
    self.longWords = .allocate(capacity: longWords.count)
    _ = self.longWords.initialize(fromContentsOf: longWords)
  }

  @inlinable
  package static func copy(_ word: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: word.utf8.count)
    _ = bytes.initialize(from: word.utf8)
    return UnsafeBufferPointer(bytes)
  }

  @inlinable
  package func deallocate() {
    slots.deinitialize(count: capacity)
    slots.deallocate()
    for word in longWords { word.bytes.deallocate() }
    longWords.deinitialize()
    longWords.deallocate()
  }

  /// Returns the meaning of the word in a range of bytes.
  @inlinable @inline(__always)
  package subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Meaning? {
    if let key = WordTableKey(bytes, range) { return self[key] }
    return range.isEmpty || longWords.isEmpty ? nil : longWord(bytes, range)
  }

  @usableFromInline @inline(never)
  package func longWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Meaning? {
    for (word, meaning) in longWords where word.count == range.count {
      let isSame = word.indices.allSatisfy {
        NameFolding.lowercase(word, $0) == NameFolding.lowercase(bytes, range.lowerBound + $0)
      }
      if isSame { return meaning }
    }
    return nil
  }

  @inlinable @inline(__always)
  package subscript(key: WordTableKey) -> Meaning? {
    var slot = key.slot(in: capacity)
    while let entry = slots[slot] {
      if entry.key == key { return entry.meaning }
      slot = (slot &+ 1) & (capacity &- 1)
    }
    return nil
  }
}

/// The bytes of a word of up to 16 bytes in lower case, as two numbers.
@frozen @usableFromInline
package struct WordTableKey: Equatable {
  /// The first eight bytes, or all if there are fewer; the last one is lowest.
  @usableFromInline package var first: UInt64
  /// The bytes after the first eight.
  @usableFromInline package var rest: UInt64

  /// Loads all bytes at once if they are ASCII and the text has eight bytes before their end or
  /// after their start; otherwise byte by byte, which is slower. Nothing is done more often in
  /// running text than looking up words.
  @inlinable @inline(__always)
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let count = range.upperBound &- range.lowerBound
    guard count > 0, count <= 16, let start = bytes.baseAddress else { return nil }
    func load(upTo end: Int) -> UInt64 {
      UInt64(bigEndian: UnsafeRawPointer(start + (end &- 8)).loadUnaligned(as: UInt64.self))
    }
    let unused = 64 &- 8 &* count
    // If neither can be loaded, pretend that there are bytes beyond ASCII.
    var (first, rest) = (UInt64.max, UInt64(0))
    if count > 8 {
      first = load(upTo: range.lowerBound &+ 8)
      rest = load(upTo: range.upperBound) & UInt64.max &>> (unused &+ 64)
    } else if range.upperBound >= 8 {
      first = load(upTo: range.upperBound) & UInt64.max &>> unused
    } else if range.lowerBound &+ 8 <= bytes.count {
      first = load(upTo: range.lowerBound &+ 8) &>> unused
    }
    guard (first | rest) & 0x8080_8080_8080_8080 == 0 else {
      self.init(oneByOne: bytes, range)
      return
    }
    self.init(
      first: WordTableKey.lowercase(first), rest: rest == 0 ? 0 : WordTableKey.lowercase(rest))
  }

  @inlinable
  package init(first: UInt64, rest: UInt64) { (self.first, self.rest) = (first, rest) }

  @usableFromInline @inline(never)
  package init(oneByOne bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    func number(_ range: Range<Int>) -> UInt64 {
      range.reduce(0) { $0 << 8 | UInt64(NameFolding.lowercase(bytes, $1)) }
    }
    let middle = min(range.lowerBound + 8, range.upperBound)
    first = number(range.lowerBound..<middle)
    rest = number(middle..<range.upperBound)
  }

  /// Returns eight ASCII bytes in lower case. The high bits of the sums mark the bytes that are at
  /// least `A`, and those that are beyond `Z`.
  @inlinable @inline(__always)
  package static func lowercase(_ bytes: UInt64) -> UInt64 {
    let isFromA = bytes &+ 0x3F3F_3F3F_3F3F_3F3F
    let isBeyondZ = bytes &+ 0x2525_2525_2525_2525
    return bytes | (isFromA & ~isBeyondZ & 0x8080_8080_8080_8080) >> 2
  }

  /// The slot in the table, by the golden ratio, which scatters the keys over the upper bits.
  @inlinable @inline(__always)
  package func slot(in capacity: Int) -> Int {
    let hash = ((first ^ rest) &* 0x9E37_79B9_7F4A_7C15) >> 40
    return Int(truncatingIfNeeded: hash) & (capacity &- 1)
  }
}
