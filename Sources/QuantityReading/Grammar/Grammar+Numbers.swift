import QuantityCore

/// A number and its unit, if it has one.
struct CountedUnit {
  let number: ScannedNumber
  /// The end of the number.
  let end: Int
  let unit: (name: UnitName, isHyphenated: Bool)?
}

extension Grammar {
  /// Reads a number in digits or words, and its unit.
  mutating func readCounted(takesFraction: Bool = true) throws(ParseError) -> CountedUnit? {
    let start = self
    guard let counted = try readCounted(takesFraction, mayNeedUnit: true) else {
      return nil
    }
    guard counted.number.needsUnit, counted.unit == nil, !isBeforeEndOfRange else { return counted }
    self = start
    return try readCounted(takesFraction, mayNeedUnit: false)
  }

  private mutating func readCounted(
    _ takesFraction: Bool, mayNeedUnit: Bool
  ) throws(ParseError) -> CountedUnit? {
    let start = cursor.position
    guard var number = try readNumber(takesFraction: takesFraction, mayNeedUnit: mayNeedUnit)
    else { return nil }
    if let part = readPartOfUnit(of: number) { number = part }
    let end = cursor.position
    let unit = try readUnit(of: number)
    if unit != nil { try refuseSlashOfRange(number, start..<end) }
    return CountedUnit(number: number, end: end, unit: unit)
  }

  /// Refuses `25/30 min`: probably a range, since hardly anybody leaves such a fraction unreduced.
  private func refuseSlashOfRange(
    _ number: ScannedNumber, _ range: Range<Int>
  ) throws(ParseError) {
    // But `10/60 h` and `12/16 lb` are hardly ranges.
    let isUsual = [16, 32, 60, 64, 100].contains(number.denominator)
    guard number.numerator >= 10, number.denominator > number.numerator,
      number.numerator >= 100 || !isUsual && number.denominator <= 2 * number.numerator,
      greatestCommonDivisor(number.numerator, number.denominator) > 1,
      let slash = cursor.bytes[range].firstIndex(of: UInt8(ascii: "/"))
    else { return }
    let isShort = range.count <= ReadingLimits.hint
    throw ParseError(
      .invalidNumber, at: range, "\(quote(range)) can be a fraction or a range",
      hint: isShort
        ? "write \(text(range.lowerBound..<slash)) to \(text(slash + 1..<range.upperBound)) for a range"
        : nil)
  }

  /// Skips `half` or `quarter` between a number and its unit, and returns the number of whole
  /// units: 1 for `2 half cups`, 3/4 for `3 quarters cup`.
  private mutating func readPartOfUnit(of number: ScannedNumber) -> ScannedNumber? {
    guard cursor.peek() == 0x20 else { return nil }
    var probe = afterSpaces
    guard let (word, end) = probe.cursor.keyword else { return nil }
    let denominator: UInt8
    switch word {
    case .fraction(let part), .fractions(let part): denominator = part
    default: return nil
    }
    probe.cursor.position = end
    // `3 quarter-cups`
    _ = probe.cursor.skip("-")
    let beforeUnit = probe.cursor
    guard let below = number.denominator.times(UInt128(denominator)),
      probe.readKnownUnitName() != nil
    else { return nil }
    cursor = beforeUnit
    return ScannedNumber(
      numerator: number.numerator, denominator: below, needsUnit: number.needsUnit)
  }

  /// Reads a number in digits or words.
  mutating func readNumber(
    takesFraction: Bool = true, mayNeedUnit: Bool = false
  ) throws(ParseError) -> ScannedNumber? {
    try refuseDate()
    let start = cursor.position
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, takesFraction: takesFraction,
      mayNeedUnit: mayNeedUnit)
    var number = try numbers.read()
    try numbers.readDozen(into: &number, from: start)
    if number == nil { number = try numbers.readWords() }
    guard let number else { return nil }
    cursor = numbers.cursor
    if !number.isWhole { skipOrdinalEnding() }
    return number
  }

  /// Returns the error for a point after a number, as in `1..2 cups`.
  func notANumber(around point: Range<Int>) -> ParseError {
    let isPart: (UInt8) -> Bool = { $0.isDigit || $0 == UInt8(ascii: ".") }
    let before = cursor.bytes[..<point.lowerBound].reversed().drop { $0 == 0x20 }.drop(
      while: isPart)
    let after = cursor.bytes[point.upperBound...].prefix(while: isPart)
    let range = before.count..<after.endIndex
    return ParseError(.invalidNumber, at: range, "\(quote(range)) is not a number")
  }

  /// Skips the ordinal ending of `3/4ths` and `1/8th`.
  private mutating func skipOrdinalEnding() {
    guard cursor.isAtLetter else { return }
    var probe = cursor
    if probe.skipWord(of: ["ths", "th", "rds", "rd", "nds", "nd"]) { cursor = probe }
  }

  /// Whether the second end of a range follows, with its unit: the `2 dl` of `1,5-2 dl`.
  private var isBeforeEndOfRange: Bool {
    var probe = self
    guard probe.skipRangeMark() != nil else { return false }
    probe.cursor.skipSpaces()
    guard probe.cursor.isAtNumeral,
      let counted = try? probe.readCounted(true, mayNeedUnit: true)
    else { return false }
    return counted.unit != nil
  }

  /// Reads the unit after a number: `cups`, `-ounce`, `more minutes`; after a fraction also
  /// `of a pound` and `an hour`.
  mutating func readUnit(
    of number: ScannedNumber
  ) throws(ParseError) -> (name: UnitName, isHyphenated: Bool)? {
    if cursor.peek() == "-" {
      var probe = at(cursor.position + 1)
      guard probe.cursor.isAtLetter || lexicon.isBeyondEnglish && probe.cursor.peek() >= 0xC3,
        !probe.cursor.isAtDigit, !probe.cursor.isAtCount,
        let name = try probe.readUnitName()
      else { return nil }
      self = probe
      return (name, true)
    }
    if !number.isWhole {
      var probe = self
      let hasOf = probe.cursor.skip(.of)
      let hasArticle = number.isLessThanOne && probe.cursor.skip(.article)
      // `half of a dozen cups` is a product.
      let isProduct =
        hasOf && probe.cursor.isBeforeNumber(decimalMark)
      if hasArticle || hasOf, !isProduct, let name = try probe.readUnitName() {
        self = probe
        return (name, false)
      }
    }
    if case (.filler, let end)? = cursor.keyword {
      var probe = at(end)
      if let name = probe.readKnownUnitName() {
        self = probe
        return (name, false)
      }
    }
    return try readUnitName().map { ($0, false) }
  }
}
