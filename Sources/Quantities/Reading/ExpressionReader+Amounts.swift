extension ExpressionReader {
  /// Reads a number and its unit, with further parts in smaller units, or a number without a unit;
  /// gives `nil` if no number begins here.
  ///
  ///     3 tsp   1 lb 4 oz   1h30m   5 hours, 34 minutes   half an hour   1:30:00   PT1H30M
  mutating func readAmount(takesFraction: Bool = true) throws(ParseError) -> ExpressionOperand? {
    let start = cursor.position
    if let plain = readPlainAmount(takesFraction: takesFraction) { return plain }
    guard let number = try readNumber(takesFraction: takesFraction) else {
      return try readISODuration()
    }
    if cursor.peek() == UInt8(ascii: ":"), !isLenient, let time = try readClockTime(from: start) {
      return time
    }
    guard let unit = try readUnit(of: number) else {
      guard let value = number.fraction else { throw tooLarge(start..<cursor.position) }
      return ExpressionOperand(.number(value), at: start..<cursor.position)
    }
    var amount = try measure(number, unit, from: start)
    if cursor.isAtEnd { return amount }
    if let fraction = readFurtherFraction() {
      return try amount.adding(try measure(fraction, unit, from: start))
    }
    var last = unit
    while let (part, unit) = try readFurtherPart(below: last) {
      amount = try amount.adding(part)
      last = unit
    }
    return amount
  }

  /// Reads what the short way knows, where no choice of whoever reads can make it mean anything else.
  private mutating func readPlainAmount(takesFraction: Bool) -> ExpressionOperand? {
    guard kind == nil, takesFraction, decimalMark == .point, !isLenient,
      let (amount, end) = PlainAmount.readOperand(
        cursor.bytes, from: cursor.position, lexicon.shortNames)
    else { return nil }
    let start = cursor.position
    cursor.position = end
    wasHyphenated = false
    return ExpressionOperand(.amount(amount), at: start..<end)
  }

  /// A number in digits or in words.
  mutating func readNumber(takesFraction: Bool = true) throws(ParseError) -> ScannedNumber? {
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, takesFraction: takesFraction,
      allowsNeighbors: isLenient)
    guard let number = try numbers.read() ?? numbers.readWords() else { return nil }
    cursor = numbers.cursor
    return number
  }

  /// The unit behind a number: `cups`, `-ounce`, and behind a fraction `of a pound`, `an hour`.
  private mutating func readUnit(of number: ScannedNumber) throws(ParseError) -> AnyUnit? {
    wasHyphenated = false
    if cursor.peek() == UInt8(ascii: "-") {
      var probe = self
      probe.cursor.position += 1
      guard probe.cursor.isAtLetter, let unit = try probe.readUnit() else { return nil }
      self = probe
      wasHyphenated = true
      return unit
    }
    if number.isLessThanOne {
      var probe = self
      let hasOf = probe.cursor.skipWord("of")
      if probe.cursor.skipWord("a") || probe.cursor.skipWord("an") || hasOf {
        probe.isLenient = true
        if let unit = try probe.readUnit() {
          probe.isLenient = isLenient
          self = probe
          return unit
        }
      }
    }
    return try readUnit()
  }

  /// The fraction of the same unit behind an amount: `an hour and a half`.
  private mutating func readFurtherFraction() -> ScannedNumber? {
    var probe = self
    guard probe.cursor.skipWord("and") else { return nil }
    var numbers = NumberReader(cursor: probe.cursor)
    guard let fraction = numbers.readWordsOfFraction() else { return nil }
    probe.cursor = numbers.cursor
    probe.isLenient = true
    // `a cup and a half teaspoon` is something else.
    guard (try? probe.readUnit(of: fraction)) == nil else { return nil }
    cursor = numbers.cursor
    return fraction
  }

  /// The next part of a compound such as `1 lb 4 oz`, which goes on with a smaller unit.
  mutating func readFurtherPart(
    below unit: AnyUnit
  ) throws(ParseError) -> (part: ExpressionOperand, unit: AnyUnit)? {
    var probe = self
    probe.cursor.skipSpaces()
    if probe.cursor.skip(",") { probe.cursor.skipSpaces() }
    let start = probe.cursor.position
    guard probe.cursor.isAtDigit || VulgarFraction(at: probe.cursor) != nil,
      let number = try probe.readDigits()
    else { return nil }
    if probe.cursor.peek() == UInt8(ascii: ":"), unit.kind == AnyKind(TimeKind.self) {
      // In running text `1 hour, 12:30` is followed by a time of day.
      guard !isLenient, let time = try probe.readClockTime(from: start) else { return nil }
      cursor = probe.cursor
      return (time, AnyUnit(MeasurementUnit<TimeKind>.second.definition))
    }
    guard let next = try probe.readUnit(inside: unit) else {
      guard !isLenient else { return nil }
      throw ParseError(
        .missingUnit, at: start..<probe.cursor.position,
        "\(quote(start..<probe.cursor.position)) has no unit")
    }
    let range = start..<probe.cursor.position
    guard next.kind == unit.kind else {
      guard !isLenient else { return nil }
      throw ParseError(
        .incompatibleKinds, at: range, "cannot add \(next.kind.name) to \(unit.kind.name)")
    }
    guard next.size < unit.size else {
      guard !isLenient else { return nil }
      throw ParseError(
        .invalidOperation, at: range,
        "after \(unit.plural) a smaller unit is due, and \(quote(range)) is none",
        hint: "write + between amounts to add them")
    }
    let part = try probe.measure(number, next, from: start)
    self = probe
    return (part, next)
  }

  private mutating func readDigits() throws(ParseError) -> ScannedNumber? {
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, allowsNeighbors: isLenient)
    guard let number = try numbers.read() else { return nil }
    cursor = numbers.cursor
    return number
  }

  @inline(__always)
  func measure(
    _ number: ScannedNumber, _ unit: AnyUnit, from start: Int
  ) throws(ParseError) -> ExpressionOperand {
    guard let ticks = number.times(unit.size) else { throw tooLarge(start..<cursor.position) }
    return ExpressionOperand(
      .amount(AnyAmount(tickCount: ticks, unit: unit)), at: start..<cursor.position)
  }

  func tooLarge(_ range: Range<Int>) -> ParseError {
    ParseError(
      .tooLarge, at: range, "\(quote(range)) is too large: it does not fit 128 bits of ticks")
  }
}
