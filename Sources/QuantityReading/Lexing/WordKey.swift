/// The bytes of a word as two numbers, which are compared and hashed much faster than bytes.
///
/// Of more than 16 bytes, it is a hash of 128 bits, so two such words are never confused by chance.
package struct WordKey: Equatable {
  /// The first eight bytes, or all if there are fewer; the last one is lowest.
  private var first: UInt64 = 0
  /// The bytes after the first eight.
  private var rest: UInt64 = 0

  /// Makes the key of a word that has no bytes yet.
  init() {}

  /// Makes the key of the word in a range of bytes.
  ///
  /// Loads all bytes at once if the word is short, and ASCII or as written; otherwise byte by byte,
  /// which is slower. Nothing is done more often in running text than looking up words.
  ///
  /// - Parameter isFolded: whether the key is that of the word in lower case.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isFolded: Bool = true) {
    let count = range.upperBound &- range.lowerBound
    guard count > 0, count <= 16, let start = bytes.baseAddress else {
      self = WordKey(oneByOne: bytes, range, isFolded)
      return
    }
    func load(upTo end: Int) -> UInt64 {
      UInt64(bigEndian: UnsafeRawPointer(start + (end &- 8)).loadUnaligned(as: UInt64.self))
    }
    let unused = 64 &- 8 &* count
    if count > 8 {
      first = load(upTo: range.lowerBound &+ 8)
      rest = load(upTo: range.upperBound) & UInt64.max &>> (unused &+ 64)
    } else if range.upperBound >= 8 {
      first = load(upTo: range.upperBound) & UInt64.max &>> unused
    } else if range.lowerBound &+ 8 <= bytes.count {
      first = load(upTo: range.lowerBound &+ 8) &>> unused
    } else {
      for index in range { first = first &<< 8 | UInt64(bytes[index]) }
    }
    guard isFolded else { return }
    if (first | rest) & 0x8080_8080_8080_8080 != 0 {
      self = WordKey(oneByOne: bytes, range, isFolded)
    } else {
      first = WordKey.lowercase(first)
      if rest != 0 { rest = WordKey.lowercase(rest) }
    }
  }

  @inline(never)
  private init(oneByOne bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isFolded: Bool) {
    for (count, index) in range.enumerated() {
      append(isFolded ? NameFolding.lowercase(bytes, index) : bytes[index], after: count)
    }
  }

  /// Appends a byte to the word, after a number of bytes.
  @inline(__always)
  mutating func append(_ byte: UInt8, after count: Int) {
    if count < 8 {
      first = first &<< 8 | UInt64(byte)
    } else if count < 16 {
      rest = rest &<< 8 | UInt64(byte)
    } else {
      // FNV-1.
      let prime = UInt128(1) << 88 | 0x13B
      let hash = (UInt128(first) << 64 | UInt128(rest)) &* prime ^ UInt128(byte)
      first = UInt64(truncatingIfNeeded: hash >> 64)
      rest = UInt64(truncatingIfNeeded: hash)
    }
  }

  /// Returns eight ASCII bytes in lower case. The high bits of the sums mark the bytes that are at
  /// least `A`, and those that are beyond `Z`.
  @inline(__always)
  private static func lowercase(_ bytes: UInt64) -> UInt64 {
    let isFromA = bytes &+ 0x3F3F_3F3F_3F3F_3F3F
    let isBeyondZ = bytes &+ 0x2525_2525_2525_2525
    return bytes | (isFromA & ~isBeyondZ & 0x8080_8080_8080_8080) >> 2
  }

  /// The slot in a table, by the golden ratio, which scatters the keys over the upper bits.
  @inline(__always)
  func slot(in capacity: Int) -> Int {
    let hash = ((first ^ rest) &* 0x9E37_79B9_7F4A_7C15) >> 40
    return Int(truncatingIfNeeded: hash) & (capacity &- 1)
  }
}
