/// A word that tells what a number is, or what it means.
///
/// All such words have up to eight letters, and are looked up as numbers in one table.
enum TextWord {
  /// `a`, `an`: one, if a unit or a fraction follows.
  case article
  /// `one` to `twelve`
  case count(UInt8)
  case dozen
  /// `half`, `quarter`: one over this.
  case fraction(UInt8)
  /// `halves`, `quarters`: one over this, with a count in front.
  case fractions(UInt8)
  /// `about`: the amount is not exact.
  case approximation
  /// `can`, as in `1 can (14 ounces)`.
  case container
  /// `juice`, as in `juice of 2 lemons`.
  case yield

  private static let words: [(word: String, meaning: TextWord)] =
    [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ].enumerated().map { ($1, .count(UInt8($0 + 1))) }
    + [
      ("a", .article), ("an", .article), ("dozen", .dozen),
      ("half", .fraction(2)), ("third", .fraction(3)), ("quarter", .fraction(4)),
      ("eighth", .fraction(8)), ("halves", .fractions(2)), ("thirds", .fractions(3)),
      ("quarters", .fractions(4)), ("eighths", .fractions(8)),
    ]
    + ["about", "around", "roughly", "approx", "approx.", "ca."].map { ($0, .approximation) }
    + [
      "can", "cans", "jar", "jars", "package", "packages", "packet", "packets", "pack", "packs",
      "pkg", "pkg.", "pkgs", "bottle", "bottles", "box", "boxes", "bag", "bags", "tin", "tins",
      "carton", "cartons", "tub", "tubs", "tube", "tubes", "pouch", "pouches",
    ].map { ($0, .container) }
    + ["juice", "zest", "peel", "rind", "leaves"].map { ($0, .yield) }

  /// The words by the bytes in them, in an open hash table that is never freed.
  nonisolated(unsafe) private static let table:
    UnsafeMutableBufferPointer<(key: UInt64, meaning: TextWord)> = {
      let table = UnsafeMutableBufferPointer<(key: UInt64, meaning: TextWord)>
        .allocate(capacity: 256)
      table.initialize(repeating: (0, .article))
      for (word, meaning) in words {
        let key = word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
        var slot = slot(of: key)
        while table[slot].key != 0 { slot = (slot + 1) & 255 }
        table[slot] = (key, meaning)
      }
      return table
    }()

  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// What the word in a range of bytes means, whatever its case, if it means anything.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard range.count <= 8 else { return nil }
    var key: UInt64 = 0
    for index in range {
      let byte = bytes[index]
      key = key << 8 | UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    let table = TextWord.table
    var slot = TextWord.slot(of: key)
    while table[slot].key != 0 {
      if table[slot].key == key {
        self = table[slot].meaning
        return
      }
      slot = (slot + 1) & 255
    }
    return nil
  }
}
