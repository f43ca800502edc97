import QuantityCore

// Words behind the name of a unit that say whose it is: `1 pint (UK)`, `2 oz troy`.

extension Grammar {
  /// Returns the unit that a name and the qualifier behind it mean together.
  func qualifiedName(_ name: Range<Int>) -> UnitName? {
    guard let (word, end) = qualifier(after: name.upperBound) else { return nil }
    var words = Array(cursor.bytes[word])
    words.append(0x20)
    words += cursor.bytes[name]
    let match = words.withUnsafeBufferPointer { lookUp($0, kind) }
    guard let unit = match.unit, !match.isAmbiguous else { return nil }
    return UnitName(range: name.lowerBound..<end, unit: unit)
  }

  /// Finds a qualifier of units behind the end of a name, and where it ends: in parentheses, or where a sign, a word such
  /// as `to` or nothing follows. `1 quart dry` is one of the dry measure, but in `1 pint dry cider` the cider is dry.
  func qualifier(after end: Int) -> (word: Range<Int>, end: Int)? {
    guard purpose == .expression else { return nil }
    var probe = cursor
    probe.position = end
    probe.skipSpaces()
    let isEnclosed = probe.skip("(")
    if isEnclosed { probe.skipSpaces() }
    let start = probe.position
    guard isEnclosed || start > end, Grammar.isFirstOfQualifier(probe.peek()) else { return nil }
    probe.position = probe.endOfNameWord()
    let word = start..<probe.position
    guard lexicon.match(slice(word), kind: nil).isLead else { return nil }
    let wordEnd = probe.position
    probe.skipSpaces()
    if isEnclosed { return probe.skip(")") ? (word, probe.position) : nil }
    let isTimes = probe.peek() | 0x20 == UInt8(ascii: "x") && probe.peek(1) == 0x20
    let isName = probe.isAtLetter && probe.keyword == nil && !isTimes
    return isName || probe.isAtDigit ? nil : (word, wordEnd)
  }

  /// Whether a byte begins `us`, `uk`, `imperial`, `metric`, `troy`, `dry` or the like, which few words after a unit do.
  private static func isFirstOfQualifier(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "u"), UInt8(ascii: "i"), UInt8(ascii: "m"), UInt8(ascii: "t"),
      UInt8(ascii: "d"), UInt8(ascii: "a"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "s"),
      UInt8(ascii: "b"):
      true
    default: false
    }
  }
}
