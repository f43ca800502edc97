/// A word of the grammar: it joins amounts, stands for a number, or says what a number is.
///
/// All such words stand in one table, whatever their case, and are looked up by their bytes.
enum Keyword: Equatable {
  /// `to`: before the upper end of a range, or before the units to convert to.
  case to
  /// `in`, `as`: before the units to convert to.
  case target
  /// `or`: before the upper end of a range.
  case or
  case plus, and, minus
  /// `x`
  case times
  case of
  /// `per`: before what a quotient is for.
  case per
  /// `a`, `an`: one, if a unit or a fraction follows.
  case article
  /// `one` to `twelve`
  case count(UInt8)
  case dozen
  /// `half`, `quarter`: one over this.
  case fraction(UInt8)
  /// `halves`, `quarters`: one over this, after a count.
  case fractions(UInt8)
  /// `about`: the amount is not exact.
  case approximation
  /// `month`, `year`: a time without a fixed length.
  case calendar
  /// `can`, as in `1 can (14 ounces)`.
  case container
  /// `juice`, as in `juice of 2 lemons`.
  case yield

  private static let words: [(word: String, meaning: Keyword)] =
    [
      ("to", .to), ("in", .target), ("as", .target), ("or", .or), ("plus", .plus), ("and", .and),
      ("minus", .minus), ("x", .times), ("of", .of), ("per", .per), ("a", .article),
      ("an", .article),
      ("dozen", .dozen), ("half", .fraction(2)), ("third", .fraction(3)),
      ("quarter", .fraction(4)), ("eighth", .fraction(8)), ("halves", .fractions(2)),
      ("thirds", .fractions(3)), ("quarters", .fractions(4)), ("eighths", .fractions(8)),
    ]
    + [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ].enumerated().map { ($1, .count(UInt8($0 + 1))) }
    + ["about", "around", "roughly", "approximately", "approx", "approx.", "ca", "ca.", "circa"]
    .map { ($0, .approximation) }
    + ["month", "months", "mo", "year", "years", "yr", "yrs", "y"].map { ($0, .calendar) }
    + [
      "can", "cans", "jar", "jars", "package", "packages", "packet", "packets", "pack", "packs",
      "pkg", "pkg.", "pkgs", "bottle", "bottles", "box", "boxes", "bag", "bags", "tin", "tins",
      "carton", "cartons", "tub", "tubs", "tube", "tubes", "pouch", "pouches",
    ].map { ($0, .container) }
    + ["juice", "zest", "peel", "rind", "leaves"].map { ($0, .yield) }

  /// Whether the word joins amounts, and so is not the name of a unit.
  var joinsAmounts: Bool {
    switch self {
    case .to, .target, .or, .plus, .and, .minus, .times, .per: true
    default: false
    }
  }

  /// The letter that every word of the meaning begins with, if it is one.
  fileprivate var firstLetter: UInt8? {
    switch self {
    case .and, .article: UInt8(ascii: "a")
    case .of, .or: UInt8(ascii: "o")
    case .to: UInt8(ascii: "t")
    case .times: UInt8(ascii: "x")
    case .dozen: UInt8(ascii: "d")
    default: nil
    }
  }

  // MARK: The table

  /// The bytes of a word of up to 16 letters, as two numbers.
  private struct Key: Equatable {
    var first: UInt64 = 0
    var rest: UInt64 = 0

    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      guard (1...16).contains(range.count) else { return nil }
      let middle = min(range.lowerBound + 8, range.upperBound)
      for index in range.lowerBound..<middle {
        first = first << 8 | UInt64(NameBytes.lowercase(bytes[index]))
      }
      for index in middle..<range.upperBound {
        rest = rest << 8 | UInt64(NameBytes.lowercase(bytes[index]))
      }
    }

    /// The place in the table, by the golden ratio, which scatters the keys over the upper bits.
    var slot: Int {
      Int(truncatingIfNeeded: ((first ^ rest) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
  }

  /// The words in an open hash table that is never freed; it has twice the places that it needs.
  nonisolated(unsafe) private static let table:
    UnsafeMutableBufferPointer<(key: Key, meaning: Keyword)?> = {
      let table = UnsafeMutableBufferPointer<(key: Key, meaning: Keyword)?>.allocate(capacity: 256)
      table.initialize(repeating: nil)
      for (word, meaning) in words {
        var word = word
        let key = word.withUTF8 { Key($0, 0..<$0.count) }
        guard let key else { continue }
        var slot = key.slot
        while table[slot] != nil { slot = (slot + 1) & 255 }
        table[slot] = (key, meaning)
      }
      return table
    }()

  /// Finds what the word in a range of bytes means.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let key = Key(bytes, range) else { return nil }
    let table = Keyword.table
    var slot = key.slot
    while let entry = table[slot] {
      if entry.key == key {
        self = entry.meaning
        return
      }
      slot = (slot + 1) & 255
    }
    return nil
  }
}

extension ByteCursor {
  /// The keyword after spaces, and where it ends.
  var keyword: (word: Keyword, end: Int)? {
    var probe = self
    probe.skipSpaces()
    guard probe.isAtLetter else { return nil }
    let end = probe.endOfWord()
    return Keyword(bytes, probe.position..<end).map { ($0, end) }
  }

  /// Whether a count is here, as the second end of `two-three cups`; the `half` of `one-half cup` is
  /// not one.
  var isAtCount: Bool {
    switch keyword?.word {
    case .article, .count, .dozen: true
    default: false
    }
  }

  /// Steps over spaces and a keyword, if the text goes on with it.
  mutating func skip(_ keyword: Keyword) -> Bool {
    var probe = self
    probe.skipSpaces()
    // Most words differ in their first letter already.
    if let letter = keyword.firstLetter, probe.peek() | 0x20 != letter { return false }
    guard let (word, end) = self.keyword, word == keyword else { return false }
    position = end
    return true
  }

  /// Steps over `~`, `about` and the like.
  mutating func skipApproximation() -> Bool {
    if skip("~") || skip("≈") { return true }
    return skip(.approximation)
  }
}
