import QuantityCore

// Amounts of counted things: `6 cans of 330 ml`, `1 cup per person for 6 people`.

extension Grammar {
  /// Reads the number and the amount of `6 cans of 330 ml each` as a product; returns `nil` unless
  /// the things have no other meaning.
  mutating func readCountOfThings() -> Operand? {
    var probe = self
    let start = probe.cursor.position
    guard isExpression, depth < ReadingLimits.depth,
      let number = (try? probe.readNumber())?.fraction, probe.skipThing(), probe.cursor.skip(.of),
      probe.cursor.isBeforeNumber(decimalMark)
    else { return nil }
    let count = Operand(.number(number), at: start..<probe.cursor.position)
    probe.depth += 1
    guard let each = try? probe.readOperand(), each.unit != nil,
      let product = try? count.multiplied(by: each)
    else { return nil }
    _ = probe.cursor.skipWord("each")
    cursor = probe.cursor
    return product
  }

  /// Reads the number after an amount of one of several things: the 6 of `per person for 6 people`,
  /// `each for 6` or `per can x 6`. Other things may not follow: `per person for 3 meals`.
  mutating func readNumberOfThings() -> Operand? {
    var probe = self
    guard isExpression else { return nil }
    let isEach = probe.cursor.skipWord("each")
    guard isEach || probe.cursor.skip(.per) else { return nil }
    let thing = probe.cursor.afterSpaces
    guard isEach || probe.skipThing() else { return nil }
    probe.cursor.skipSpaces()
    guard probe.cursor.skipWord("for") || probe.skipTimes() else { return nil }
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard let number = (try? probe.readNumber())?.fraction else { return nil }
    let count = Operand(.number(number), at: start..<probe.cursor.position)
    let other = probe.cursor.afterSpaces
    if probe.skipThing(), !isEach {
      // `person` and `people`, `loaf` and `loaves`
      let isSame = (0..<2).allSatisfy { thing.peek($0) | 0x20 == other.peek($0) | 0x20 }
      guard isSame else { return nil }
    }
    self = probe
    return count
  }

  /// Skips a word that names neither a unit nor anything else of the grammar.
  mutating func skipThing() -> Bool {
    var probe = afterSpaces
    let start = probe.cursor.position
    guard start > cursor.position, probe.cursor.isAtLetter, probe.cursor.keyword == nil,
      !probe.isAtOperatorInWords, probe.readKnownUnitName() == nil
    else { return false }
    cursor.position = probe.cursor.endOfWord()
    return true
  }
}
