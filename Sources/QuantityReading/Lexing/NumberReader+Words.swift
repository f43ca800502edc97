import QuantityCore

extension NumberReader {
  /// Reads a number in words: `twelve`, `two hundred and five`, `half a dozen`, `one and a half`,
  /// `three quarters`, `zero point five`, `a couple of`, and `another` before a unit.
  ///
  /// An article alone is one.
  mutating func readWords() throws(ParseError) -> ScannedNumber? {
    guard let (first, end) = cursor.keyword else { return nil }
    let start = cursor.position
    switch first {
    case .article:
      cursor.position = end
      if isBeforeHundredOrScale {
        guard let whole = try readWholeWords(after: 1, from: start) else { return nil }
        return try readWords(after: whole, from: start)
      }
      return try readWords(after: 1, from: start)
    case .count, .tens:
      guard let whole = try readWholeWords(from: start) else { return nil }
      return try readWords(after: whole, from: start)
    case .countAndHalf(let count):
      cursor.position = end
      return ScannedNumber(numerator: 2 * UInt128(count) + 1, denominator: 2)
    case .point where !allowsNeighbors: return try readDecimalWords(after: 0, from: start)
    case .dozen:
      cursor.position = end
      return ScannedNumber(numerator: 12)
    case .couple:
      cursor.position = end
      _ = cursor.skip(.of)
      return ScannedNumber(numerator: 2)
    case .another where mayNeedUnit, .filler(isWhole: true) where mayNeedUnit && !allowsNeighbors:
      cursor.position = end
      cursor.skipSpaces()
      if cursor.isAtASCIIDigit, let number = try read() { return number }
      var number = try readWords(after: 1, from: start)
      number.needsUnit = true
      return number
    case .fraction(let denominator):
      cursor.position = end
      return ScannedNumber(
        numerator: readMultitude() ?? 1, denominator: UInt128(denominator))
    default: return nil
    }
  }

  /// Reads the words that continue a whole number: `dozen`, `quarters`, `and a half`.
  private mutating func readWords(
    after whole: UInt128, from start: Int
  ) throws(ParseError) -> ScannedNumber {
    if whole == 1, cursor.skip(.couple) {
      _ = cursor.skip(.of)
      return ScannedNumber(numerator: 2)
    }
    if cursor.skip(.dozen) {
      let (product, overflow) = whole.multipliedReportingOverflow(by: 12)
      guard !overflow else { throw tooLarge(from: start) }
      return ScannedNumber(numerator: product)
    }
    if let decimal = try readDecimalWords(after: whole, from: start) { return decimal }
    if let denominator = try readDenominatorWords(under: whole) {
      return ScannedNumber(numerator: whole, denominator: denominator)
    }
    let number = ScannedNumber(numerator: whole)
    var probe = self
    guard probe.cursor.skip(.and), let fraction = try probe.readWordsOfFraction() else {
      return number
    }
    guard let sum = number.adding(fraction) else { throw tooLarge(from: start) }
    self = probe
    return sum
  }

  /// Reads ` dozen` after a whole number in digits.
  mutating func readDozen(into number: inout ScannedNumber?, from start: Int) throws(ParseError) {
    guard let whole = number, whole.isWhole, cursor.skip(.dozen) else { return }
    let (product, overflow) = whole.numerator.multipliedReportingOverflow(by: 12)
    guard !overflow else { throw tooLarge(from: start) }
    number = ScannedNumber(numerator: product)
  }

  /// Reads `point two five` after a whole number.
  private mutating func readDecimalWords(
    after whole: UInt128, from start: Int
  ) throws(ParseError) -> ScannedNumber? {
    var probe = self
    guard probe.cursor.skip(.point) else { return nil }
    var number = ScannedNumber(numerator: whole)
    while case (.count(let digit), let end)? = probe.cursor.keyword, digit < 10 {
      probe.cursor.position = end
      let scaled = number.numerator.multipliedReportingOverflow(by: 10)
      let sum = scaled.partialValue.addingReportingOverflow(UInt128(digit))
      let below = number.denominator.multipliedReportingOverflow(by: 10)
      guard !scaled.overflow, !sum.overflow, !below.overflow else {
        cursor = probe.cursor
        throw tooLarge(from: start)
      }
      number = ScannedNumber(numerator: sum.partialValue, denominator: below.partialValue)
    }
    guard number.denominator > 1 else { return nil }
    self = probe
    return number
  }

  /// Reads ` a dozen` or ` a million` after `half`.
  private mutating func readMultitude() -> UInt128? {
    var probe = cursor
    _ = probe.skip(.article)
    guard let (word, end) = probe.keyword else { return nil }
    let multitude: UInt128
    switch word {
    case .dozen: multitude = 12
    case .hundred: multitude = 100
    case .scale(let scale): multitude = powerOfTen(3 * Int(scale))
    default: return nil
    }
    cursor.position = end
    return multitude
  }

  // MARK: Fractions

  /// Reads `half`, `a quarter`, `three quarters`, `sixty-three sixty-fourths`.
  mutating func readWordsOfFraction() throws(ParseError) -> ScannedNumber? {
    var probe = self
    var count: UInt128 = 1
    switch cursor.keyword {
    case (.article, let end)?: probe.cursor.position = end
    case (.count, _)?, (.tens, _)?:
      guard
        let number = try probe.readWholeWords(from: cursor.position, beforeFraction: false)
      else { return nil }
      count = number
    case (.part, _)?: return nil
    default: break
    }
    guard let denominator = try probe.readDenominatorWords(under: count), count < denominator
    else { return nil }
    self = probe
    return ScannedNumber(numerator: count, denominator: denominator)
  }

  /// Reads a denominator in words: `half`, `-fourths`, `sixty-fourths`, `over one hundred`.
  private mutating func readDenominatorWords(under count: UInt128) throws(ParseError) -> UInt128? {
    var probe = self
    // Not in running text: `two over easy` is about eggs.
    if !allowsNeighbors, probe.cursor.skip(.over) {
      let start = probe.cursor.position
      guard
        let denominator = try probe.readWholeWords(from: start, beforeFraction: false),
        denominator > 0
      else { return nil }
      self = probe
      return denominator
    }
    if probe.cursor.peek() == UInt8(ascii: "-") { probe.cursor.position += 1 }
    guard let denominator = probe.readPart(isOne: count == 1) else { return nil }
    self = probe
    return UInt128(denominator)
  }

  /// Reads `half`, `quarters`, `fifths`, `sixty-fourths`, and returns the denominator.
  mutating func readPart(isOne: Bool) -> UInt8? {
    switch cursor.keyword {
    case (.fraction(let denominator), let end)?, (.fractions(let denominator), let end)?:
      cursor.position = end
      return denominator
    // Not in running text: `two fifth graders`.
    case (.part(let denominator), let end)? where isOne || !allowsNeighbors:
      cursor.position = end
      return denominator
    case (.tens(let tens), let end)?:
      var probe = self
      probe.cursor.position = end
      guard let unit = probe.readOrdinal() else { return nil }
      self = probe
      return tens + unit
    default: return nil
    }
  }

  /// Reads `-fourths` after `sixty`.
  mutating func readOrdinal() -> UInt8? {
    guard cursor.skip("-"), let (word, end) = cursor.keyword else { return nil }
    switch word {
    case .fraction(let unit), .fractions(let unit), .part(let unit):
      guard (3...9).contains(unit) else { return nil }
      cursor.position = end
      return unit
    // Not in running text: `five thirty-second breaks`.
    case .ordinal(let unit) where !allowsNeighbors:
      cursor.position = end
      return unit
    default: return nil
    }
  }

  private var isBeforeHundredOrScale: Bool {
    switch cursor.keyword?.word {
    case .hundred, .scale: true
    default: false
    }
  }
}
