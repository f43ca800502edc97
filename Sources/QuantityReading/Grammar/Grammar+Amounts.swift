import QuantityCore

extension Grammar {
  /// Reads a number and its unit, with further parts in smaller units, or a number without a unit;
  /// returns `nil` if no number is here.
  ///
  ///     3 tsp   1 lb 4 oz   1h30m   5 hours, 34 minutes   half an hour   1:30:00   PT1H30M
  mutating func readAmount(takesFraction: Bool = true) throws(ParseError) -> Operand? {
    let start = cursor.position
    if takesFraction, let fast = fastAmount(), isUnambiguous(fast) {
      return try readParts(after: fast)
    }
    guard let counted = try readCounted(takesFraction: takesFraction) else {
      if lexicon.hasUnitsFirst, var amount = try readUnitFirst() {
        if let unit = amount.unit { try readParts(of: &amount, below: unit) }
        return amount
      }
      return try readISODuration()
    }
    let (number, end) = (counted.number, counted.end)
    if cursor.peek() == ":", end == cursor.position, let time = try readClockTime(from: start) {
      return time
    }
    guard let (name, isHyphenated) = counted.unit else {
      guard let value = number.fraction else { throw tooLarge(start..<cursor.position) }
      var operand = Operand(.number(value), at: start..<cursor.position)
      try readPercent(after: &operand)
      return operand
    }
    var amount = try measure(number, name, from: start)
    amount.isHyphenated = isHyphenated
    if let fraction = try readFurtherFraction() {
      amount = try amount.joined(.plus, try measure(fraction, name, from: start))
      amount.range = start..<cursor.position
    } else if let unit = amount.unit {
      try readParts(of: &amount, below: unit)
    }
    return amount
  }

  /// Reads the rest of an amount whose beginning the fast path has read.
  mutating func readParts(after fast: FastAmount) throws(ParseError) -> Operand {
    let (start, last) = (cursor.position, fast.last)
    cursor.position = fast.end
    var amount = Operand(fast, from: start)
    if !canContinue(from: fast.end) { return amount }
    if let fraction = try readFurtherFraction() {
      let name = UnitName(range: amount.unitRange, unit: last)
      amount = try amount.joined(.plus, try measure(fraction, name, from: start))
      amount.range = start..<cursor.position
    } else {
      try readParts(of: &amount, below: last)
    }
    return amount
  }

  /// Reads the further fraction of the same unit in `an hour and a half`.
  mutating func readFurtherFraction() throws(ParseError) -> ScannedNumber? {
    var probe = self
    guard probe.cursor.skipAnd() else { return nil }
    var numbers = NumberReader(cursor: probe.cursor)
    guard let fraction = try numbers.readWordsOfFraction() else { return nil }
    probe.cursor = numbers.cursor
    // `a cup and a half teaspoon` has a second unit.
    _ = probe.cursor.skip(.of)
    _ = probe.cursor.skip(.article)
    guard probe.readKnownUnitName() == nil else { return nil }
    cursor = numbers.cursor
    return fraction
  }
}
