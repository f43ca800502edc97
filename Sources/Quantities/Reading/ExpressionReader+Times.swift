// Two notations of time that are no numbers with units.

extension ExpressionReader {
  /// Reads the rest of `4:32` or `1:30:00`, whose first number has been read.
  ///
  /// Two numbers are minutes and seconds, as on a timer; three begin with hours, four with days.
  /// Those behind the first have two digits and stay below 60, hours behind days below 24; the last
  /// may have decimals. Gives `nil` if it is no such time.
  mutating func readClockTime(from start: Int) throws(ParseError) -> ExpressionOperand? {
    guard kind == nil || kind == AnyKind(TimeKind.self) else { return nil }
    var probe = cursor
    probe.position = start
    guard let first = probe.readDigits(.any), probe.position == cursor.position else { return nil }
    let radices = [24, 60, 60].suffix(probe.colonCount)
    guard radices.count == probe.colonCount else { throw invalidTime(start..<probe.endOfTime) }
    var time = ScannedNumber(numerator: first)
    for radix in radices {
      probe.position += 1
      let place = probe.position
      guard let field = probe.readDigits(.any), probe.position - place == 2, field < radix else {
        throw invalidTime(start..<probe.endOfTime)
      }
      let scaled = time.numerator.multipliedReportingOverflow(by: UInt128(radix))
      let sum = scaled.partialValue.addingReportingOverflow(field)
      guard !scaled.overflow, !sum.overflow else { throw tooLarge(start..<probe.position) }
      time.numerator = sum.partialValue
    }
    if probe.peek() == decimalMark.byte, (0x30...0x39).contains(probe.peek(1)) {
      try readDecimals(of: &time, &probe, from: start)
    }
    cursor = probe
    guard let ticks = time.times(MeasurementUnit<TimeKind>.second.handle.size) else {
      throw tooLarge(start..<cursor.position)
    }
    let units: [MeasurementUnit<TimeKind>] = [.minute, .hour, .day]
    return ExpressionOperand(
      .amount(AnyAmount(tickCount: ticks, unit: units[radices.count - 1].handle)),
      at: start..<cursor.position)
  }

  private func invalidTime(_ range: Range<Int>) -> ParseError {
    ParseError(
      .invalidNumber, at: range, "\(quote(range)) is no time in hours, minutes and seconds",
      hint: "write 4:32 for minutes and seconds, 1:30:00 for hours too")
  }

  /// Reads `PT1H30M`, `P1W`, `P1DT12H`, of ISO 8601, in either case, if one begins here.
  ///
  /// The parts fall in size; the last may have decimals, with a point or a comma. Months and years
  /// are no times of one length.
  mutating func readISODuration() throws(ParseError) -> ExpressionOperand? {
    guard cursor.peek() | 0x20 == UInt8(ascii: "p"), kind == nil || kind == AnyKind(TimeKind.self)
    else {
      return nil
    }
    let start = cursor.position
    var probe = cursor
    probe.position += 1
    let isTimeFirst = probe.peek() | 0x20 == UInt8(ascii: "t")
    if isTimeFirst { probe.position += 1 }
    guard probe.isAtASCIIDigit else { return nil }
    probe.position = start + 1
    var total: ExpressionOperand?
    var hasTime = false
    var last = UInt128.max
    while !probe.isAtEnd {
      if probe.peek() | 0x20 == UInt8(ascii: "t"), !hasTime {
        hasTime = true
        probe.position += 1
        guard probe.isAtASCIIDigit else { throw invalidDuration(start, probe) }
      }
      guard probe.isAtASCIIDigit else { break }
      let place = probe.position
      let number = try readISONumber(&probe, from: start)
      guard let unit = isoUnit(probe.peek() | 0x20, hasTime: hasTime) else {
        let letter = probe.peek() | 0x20
        if !hasTime, letter == UInt8(ascii: "y") || letter == UInt8(ascii: "m") {
          probe.position += 1
          throw ParseError(
            .unknownUnit, at: place..<probe.position,
            "\(quote(place..<probe.position)) is no time of one length",
            hint: "write weeks or days", suggestions: ["weeks", "days"])
        }
        throw invalidDuration(start, probe)
      }
      probe.position += 1
      guard unit.size < last else { throw invalidDuration(start, probe) }
      last = unit.size
      cursor = probe
      let part = try measure(number, unit, from: place)
      total = try total?.adding(part) ?? part
      // Only the last part has decimals.
      if number.denominator > 1 { break }
    }
    cursor = probe
    guard let total, cursor.endOfWord() == cursor.position, !cursor.isAtDigit else {
      throw invalidDuration(start, probe)
    }
    return ExpressionOperand(total.value, at: start..<cursor.position)
  }

  /// A number with a point or a comma, as ISO 8601 has it.
  private func readISONumber(
    _ probe: inout ByteCursor, from start: Int
  ) throws(ParseError) -> ScannedNumber {
    let place = probe.position
    guard let digits = probe.readDigits(.any) else { throw tooLarge(start..<place + 1) }
    var number = ScannedNumber(numerator: digits)
    if probe.peek() == UInt8(ascii: ".") || probe.peek() == UInt8(ascii: ",") {
      guard (0x30...0x39).contains(probe.peek(1)) else { throw invalidDuration(start, probe) }
      try readDecimals(of: &number, &probe, from: start)
    }
    return number
  }

  /// Reads a decimal mark and the digits behind it.
  private func readDecimals(
    of number: inout ScannedNumber, _ probe: inout ByteCursor, from start: Int
  ) throws(ParseError) {
    probe.position += 1
    while probe.isAtASCIIDigit {
      let scaled = number.numerator.multipliedReportingOverflow(by: 10)
      let sum = scaled.partialValue.addingReportingOverflow(UInt128(probe.peek() - 0x30))
      let denominator = number.denominator.multipliedReportingOverflow(by: 10)
      guard !scaled.overflow, !sum.overflow, !denominator.overflow else {
        throw tooLarge(start..<probe.position)
      }
      number = ScannedNumber(
        numerator: sum.partialValue, denominator: denominator.partialValue)
      probe.position += 1
    }
  }

  private func isoUnit(_ letter: UInt8, hasTime: Bool) -> AnyUnit? {
    switch (letter, hasTime) {
    case (UInt8(ascii: "w"), false): MeasurementUnit<TimeKind>.week.handle
    case (UInt8(ascii: "d"), false): MeasurementUnit<TimeKind>.day.handle
    case (UInt8(ascii: "h"), true): MeasurementUnit<TimeKind>.hour.handle
    case (UInt8(ascii: "m"), true): MeasurementUnit<TimeKind>.minute.handle
    case (UInt8(ascii: "s"), true): MeasurementUnit<TimeKind>.second.handle
    default: nil
    }
  }

  private func invalidDuration(_ start: Int, _ probe: ByteCursor) -> ParseError {
    let end = max(probe.endOfWord(), probe.endOfCharacter())
    return ParseError(
      .invalidNumber, at: start..<end, "\(quote(start..<end)) is no duration of ISO 8601",
      hint: "write PT1H30M, P1DT12H or P2W")
  }
}

extension ByteCursor {
  /// Where the digits and colons from here on end.
  fileprivate var endOfTime: Int {
    var probe = self
    while probe.isAtASCIIDigit || probe.peek() == UInt8(ascii: ":") { probe.position += 1 }
    return probe.position
  }

  /// How many colons are among them.
  fileprivate var colonCount: Int {
    bytes[position..<endOfTime].count { $0 == UInt8(ascii: ":") }
  }
}
