import QuantityCore

// Clock times such as `1:30:00`, and durations of ISO 8601.

extension Grammar {
  /// Reads the rest of `4:32` or `1:30:00` after its first number.
  ///
  /// Two numbers are minutes and seconds, as on a timer; three begin with hours, four with days.
  /// Those after the first have two digits and are less than 60, or 24 for hours after days; the
  /// last may have decimals. Returns `nil` if it isn't such a time.
  ///
  /// - Parameter unit: the unit before it in a compound: after days, two numbers are hours and
  ///   minutes.
  mutating func readClockTime(
    from start: Int, after unit: AnyUnit? = nil
  ) throws(ParseError) -> Operand? {
    guard kind == nil || kind == .time else { return nil }
    var probe = cursor.at(start)
    guard let first = probe.readNumber(), probe.position == cursor.position else { return nil }
    let day = MeasurementUnit<TimeKind>.day.handle
    let isShort = probe.colonCount == 1
    // `1:30:15 h` has hours anyway.
    let named =
      unit == nil ? unitOfShortTime.flatMap { isShort || $0.name == "hour" ? $0 : nil } : nil
    let isHours =
      isShort && (named?.name == "hour" || (unit.map { $0.size >= day.size } ?? false))
    let radices = [24, 60, 60].suffix(probe.colonCount)
    guard radices.count == probe.colonCount else { throw invalidTime(start..<probe.endOfTime) }
    var time = ScannedNumber(numerator: first)
    for radix in radices {
      probe.position += 1
      let fieldStart = probe.position
      guard let field = probe.readNumber(), probe.position - fieldStart == 2, field < radix else {
        throw invalidTime(start..<probe.endOfTime)
      }
      guard let sum = time.numerator.times(UInt128(radix), plus: field) else {
        throw tooLarge(start..<probe.position)
      }
      time.numerator = sum
    }
    if probe.peek() == decimalMark.byte, probe.isDigit(after: 1) {
      time = try decimals(after: time.numerator, &probe, from: start)
    }
    cursor = probe
    if cursor.isAtHalfOfDay {
      throw ParseError(
        .unexpectedText, at: start..<cursor.endOfHalfOfDay,
        "\(quote(start..<cursor.endOfHalfOfDay)) is a time of day, not a duration",
        hint: "write how long it is, such as 5 h 45 min")
    }
    if named != nil { _ = readKnownUnitName() }
    let last: MeasurementUnit<TimeKind> = isHours ? .minute : .second
    guard let ticks = ExactTicks(time, times: last.handle.size) else {
      throw tooLarge(start..<cursor.position)
    }
    let units: [MeasurementUnit<TimeKind>] = [.minute, .hour, .day]
    var operand = Operand(
      Operand.Value(ticks, units[radices.count - 1].handle), at: start..<cursor.position)
    if radices.count == 1, !isHours, named == nil, time.denominator == 1 {
      operand.shortTime = operand.range
    }
    return operand
  }

  /// The hour or the minute, if it is named after the time here: `1:30 h`, `4:32 min`.
  private var unitOfShortTime: AnyUnit? {
    var probe = self
    while probe.cursor.isAtASCIIDigit || probe.cursor.peek() == ":" {
      probe.cursor.position += 1
    }
    let unit = probe.readKnownUnitName()?.unit
    let units: [MeasurementUnit<TimeKind>] = [.hour, .minute]
    return units.contains { $0.handle == unit } ? unit : nil
  }

  /// The error for `am` or `pm` in place of a unit, if one is at an offset: `5 pm`.
  func halfOfDay(at start: Int) -> ParseError? {
    let probe = cursor.at(start)
    guard probe.isAtHalfOfDay else { return nil }
    let range = start..<probe.endOfHalfOfDay
    return ParseError(
      .unexpectedText, at: range, "\(quote(range)) makes it a time of day, not a duration",
      hint: "write how long it is, such as 5 h 45 min")
  }

  /// Refuses a date: `2024-01-15` isn't a subtraction.
  func refuseDate() throws(ParseError) {
    guard isExpression, cursor.isAtASCIIDigit, let end = cursor.endOfDate else { return }
    let range = cursor.position..<end
    throw ParseError(
      .unexpectedText, at: range, "\(quote(range)) is a date, not an amount",
      hint: "write how long it is, such as 3 days")
  }

  private func invalidTime(_ range: Range<Int>) -> ParseError {
    ParseError(
      .invalidNumber, at: range, "\(quote(range)) is not a time in hours, minutes and seconds",
      hint: "write 4:32 for minutes and seconds, 1:30:00 for hours too, 1/4 for a ratio")
  }

  /// Reads an ISO 8601 duration in either case: `PT1H30M`, `P1W`, `P1DT12H`. Returns `nil` if none
  /// is here.
  ///
  /// The parts get smaller; the last may have decimals, with a point or a comma. Months and years
  /// are refused: they have no fixed length.
  mutating func readISODuration() throws(ParseError) -> Operand? {
    guard cursor.peek() | 0x20 == "p", kind == nil || kind == .time else { return nil }
    let start = cursor.position
    var probe = cursor.skipping(1)
    let isTimeFirst = probe.peek() | 0x20 == "t"
    if isTimeFirst { probe.position += 1 }
    guard probe.isAtASCIIDigit else { return nil }
    probe.position = start + 1
    var total: Operand?
    var hasTime = false
    var last = UInt128.max
    while !probe.isAtEnd {
      if probe.peek() | 0x20 == "t", !hasTime {
        hasTime = true
        probe.position += 1
        guard probe.isAtASCIIDigit else { throw invalidDuration(start, probe) }
      }
      guard probe.isAtASCIIDigit else { break }
      let partStart = probe.position
      let number = try readISONumber(&probe, from: start)
      guard let unit = isoUnit(probe.peek() | 0x20, hasTime: hasTime) else {
        let letter = probe.peek() | 0x20
        guard !hasTime, letter == "y" || letter == "m" else { throw invalidDuration(start, probe) }
        throw noFixedLength(partStart..<probe.position + 1)
      }
      probe.position += 1
      guard unit.size < last else { throw invalidDuration(start, probe) }
      last = unit.size
      let part = try measure(number, unit, at: partStart..<probe.position)
      total = try total?.joined(.plus, part) ?? part
      // Only the last part has decimals.
      if !number.isWhole { break }
    }
    cursor = probe
    guard let total, cursor.endOfWord() == cursor.position, !cursor.isAtDigit else {
      throw invalidDuration(start, probe)
    }
    return Operand(total.value, at: start..<cursor.position)
  }

  /// Reads a number with a decimal point or comma, as in ISO 8601.
  private func readISONumber(
    _ probe: inout ByteCursor, from start: Int
  ) throws(ParseError) -> ScannedNumber {
    let digitsStart = probe.position
    guard let digits = probe.readNumber() else { throw tooLarge(start..<digitsStart + 1) }
    guard probe.peek() == "." || probe.peek() == "," else {
      return ScannedNumber(numerator: digits)
    }
    guard probe.isDigit(after: 1) else { throw invalidDuration(start, probe) }
    return try decimals(after: digits, &probe, from: start)
  }

  /// Reads a decimal mark and the digits after it.
  private func decimals(
    after whole: UInt128, _ probe: inout ByteCursor, from start: Int
  ) throws(ParseError) -> ScannedNumber {
    probe.position += 1
    guard let number = probe.readDecimals(after: whole) else {
      throw tooLarge(start..<probe.position)
    }
    return number
  }

  private func isoUnit(_ letter: UInt8, hasTime: Bool) -> AnyUnit? {
    let unit: MeasurementUnit<TimeKind>? =
      switch (letter, hasTime) {
      case ("w", false): .week
      case ("d", false): .day
      case ("h", true): .hour
      case ("m", true): .minute
      case ("s", true): .second
      default: nil
      }
    return unit?.handle
  }

  private func invalidDuration(_ start: Int, _ probe: ByteCursor) -> ParseError {
    let end = max(probe.endOfWord(), probe.endOfCharacter())
    return ParseError(
      .invalidNumber, at: start..<end, "\(quote(start..<end)) is not a duration of ISO 8601",
      hint: "write PT1H30M, P1DT12H or P2W")
  }
}

extension ByteCursor {
  /// Whether `am` or `pm` is here.
  fileprivate var isAtHalfOfDay: Bool { endOfHalfOfDay > position }

  /// The end of `am`, `pm` or `p.m.`, or the position if none is here.
  fileprivate var endOfHalfOfDay: Int {
    var probe = self
    let isOne = probe.skipWord(of: ["am", "pm", "a.m.", "p.m."])
    return isOne ? probe.position : position
  }

  /// The end of a date such as `2024-01-15`; `nil` if none is here.
  fileprivate var endOfDate: Int? {
    let date = bytes[position...].prefix(10)
    let isDate =
      date.count == 10 && (date.starts(with: "19".utf8) || date.starts(with: "20".utf8))
      && zip(date, "dddd-dd-dd".utf8).allSatisfy { $1 == UInt8(ascii: "d") ? $0.isDigit : $0 == $1 }
    return isDate && !at(position + 10).isAtDigit ? position + 10 : nil
  }

  /// The end of the digits and colons here.
  fileprivate var endOfTime: Int {
    var probe = self
    while probe.isAtASCIIDigit || probe.peek() == ":" { probe.position += 1 }
    return probe.position
  }

  /// The number of colons among them.
  fileprivate var colonCount: Int {
    bytes[position..<endOfTime].count { $0 == ":" }
  }
}
