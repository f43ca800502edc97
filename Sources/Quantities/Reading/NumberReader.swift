/// Reads a number exactly: `3`, `2.5`, `.5`, `1e3`, `1,000`, `1/2`, `1 1/2`, `1-1/2`, `1½`, `½`.
///
/// The slash of a fraction stands between its digits without spaces; with spaces it divides.
struct NumberReader {
  var cursor: ByteCursor
  var decimalMark = DecimalMark.point
  /// Whether a slash behind the first digits makes a fraction. It does not in `6 cups/3/2`, where
  /// the slash before them divides.
  var takesFraction = true
  /// Whether digits behind a number are another number, as in `1 10-ounce package`, and not a
  /// mistake.
  var allowsNeighbors = false

  /// The number at the cursor, or `nil` if none begins there.
  mutating func read() throws(ParseError) -> ScannedNumber? {
    let start = cursor.position
    var number: ScannedNumber
    if let vulgar = readVulgar() {
      number = vulgar
    } else if let decimal = try readDecimal() {
      number = decimal
      if number.isWhole, takesFraction {
        if let fraction = try readDenominator(under: number, from: start) {
          number = fraction
        } else if let sum = try readMixed(number, from: start) {
          number = sum
        }
      }
    } else {
      return nil
    }
    try refuseContinuation(from: start)
    return number
  }

  mutating func readVulgar() -> ScannedNumber? {
    guard let vulgar = VulgarFraction(at: cursor) else { return nil }
    cursor.position += vulgar.length
    return vulgar.value
  }

  // MARK: Decimals

  /// An integer, or a decimal, with an exponent or without.
  mutating func readDecimal() throws(ParseError) -> ScannedNumber? {
    let start = cursor.position
    var digits: UInt128 = 0
    let whole = try readDigits(into: &digits, from: start)
    if whole > 0 { try readThousands(into: &digits, after: whole, from: start) }
    var number = ScannedNumber(numerator: digits)
    if cursor.peek() == decimalMark.byte, isDigit(after: 1) {
      cursor.position += 1
      let places = try readDigits(into: &number.numerator, from: start)
      guard let denominator = power(upTo: places) else { throw tooLarge(from: start) }
      number.denominator = denominator
    } else if whole == 0 {
      // A lone point after digits ends a sentence, or is a mistake of whoever comes next.
      return nil
    }
    if cursor.peek() | 0x20 == UInt8(ascii: "e") {
      try readExponent(of: &number, from: start)
    }
    return number
  }

  /// Reads digits behind those already read, and tells how many.
  private mutating func readDigits(
    into number: inout UInt128, from start: Int
  ) throws(ParseError) -> Int {
    // Up to 18 digits are a word, which is much faster than two.
    var count = 0
    if var word = UInt64(exactly: number), word < 10 {
      while count < 17, cursor.isAtASCIIDigit {
        word = word &* 10 &+ UInt64(cursor.peek() &- 0x30)
        cursor.position += 1
        count += 1
      }
      number = UInt128(word)
    }
    while let digit = cursor.digit(.any) {
      let scaled = number.multipliedReportingOverflow(by: 10)
      let sum = scaled.partialValue.addingReportingOverflow(UInt128(digit.value))
      guard !scaled.overflow, !sum.overflow else {
        while let digit = cursor.digit(.any) { cursor.position += digit.length }
        throw tooLarge(from: start)
      }
      number = sum.partialValue
      cursor.position += digit.length
      count += 1
    }
    return count
  }

  /// Reads groups of three behind the first digits: `1,000`.
  private mutating func readThousands(
    into number: inout UInt128, after first: Int, from start: Int
  ) throws(ParseError) {
    while cursor.peek() == decimalMark.group, isDigit(after: 1) {
      var probe = cursor
      probe.position += 1
      let digits = probe.position
      var group: UInt128 = 0
      var count = 0
      while let digit = probe.digit(.any) {
        if count < 3 { group = group * 10 + UInt128(digit.value) }
        probe.position += digit.length
        count += 1
      }
      let (scaled, overflow) = number.multipliedReportingOverflow(by: 1000)
      guard !overflow else {
        cursor = probe
        throw tooLarge(from: start)
      }
      guard count == 3, first <= 3, cursor.bytes[start] != UInt8(ascii: "0") else {
        let whole = text(start..<cursor.position)
        cursor = probe
        let rest = text(digits..<cursor.position)
        throw ParseError(
          .invalidNumber, at: start..<cursor.position,
          "\(quote(from: start)) is no number with a decimal \(decimalMark)",
          hint: rest.utf8.count + whole.utf8.count <= 40
            ? "write \(whole)\(decimalMark.character)\(rest)" : nil)
      }
      number = scaled + group
      cursor = probe
    }
  }

  /// Reads `e3` or `E-3` behind a decimal, if digits follow the letter.
  private mutating func readExponent(
    of number: inout ScannedNumber, from start: Int
  ) throws(ParseError) {
    var probe = cursor
    probe.position += 1
    let isNegative = probe.skip("-") || probe.skip("−")
    if !isNegative { _ = probe.skip("+") }
    guard probe.isAtASCIIDigit else { return }
    let exponent = probe.readDigits(.any)
    while probe.isAtASCIIDigit { probe.position += 1 }
    cursor = probe
    guard let exponent, exponent <= 38, let power = power(upTo: Int(exponent)) else {
      throw tooLarge(from: start)
    }
    let top = number.numerator.multipliedReportingOverflow(by: isNegative ? 1 : power)
    let bottom = number.denominator.multipliedReportingOverflow(by: isNegative ? power : 1)
    guard !top.overflow, !bottom.overflow else { throw tooLarge(from: start) }
    number = ScannedNumber(numerator: top.partialValue, denominator: bottom.partialValue)
    if let reduced = number.fraction, !isNegative {
      number = ScannedNumber(
        numerator: reduced.numerator.magnitude, denominator: reduced.denominator.magnitude)
    }
  }

  // MARK: Mistakes

  /// Refuses what looks like more of the same number: `1.2.3`, `1/2 3`.
  private mutating func refuseContinuation(from start: Int) throws(ParseError) {
    guard !cursor.isAtEnd else { return }
    var probe = cursor
    let isGlued = cursor.peek() == decimalMark.byte && isDigit(after: 1)
    if !isGlued {
      if allowsNeighbors { return }
      probe.skipSpaces()
      guard probe.isAtDigit || VulgarFraction(at: probe) != nil else { return }
      // `2 days, 4:13:02` and `1 1:30` are told apart by whoever reads times.
    }
    while true {
      if let digit = probe.digit(.any) {
        probe.position += digit.length
      } else if probe.peek() == decimalMark.byte {
        probe.position += 1
      } else {
        break
      }
    }
    if let vulgar = VulgarFraction(at: probe) { probe.position += vulgar.length }
    throw ParseError(
      .invalidNumber, at: start..<probe.position,
      "\(ParseError.quote(cursor.bytes, start..<probe.position)) is no number")
  }

  func tooLarge(from start: Int) -> ParseError {
    ParseError(
      .tooLarge, at: start..<cursor.position, "the number \(quote(from: start)) is too large",
      hint: "numbers have at most 38 digits")
  }

  private func isDigit(after offset: Int) -> Bool {
    var probe = cursor
    probe.position += offset
    return probe.isAtDigit
  }

  private func power(upTo exponent: Int) -> UInt128? {
    exponent <= 38 ? powerOfTen(exponent) : nil
  }

  func quote(from start: Int) -> String {
    ParseError.quote(cursor.bytes, start..<cursor.position)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: cursor.bytes[range], as: UTF8.self)
  }
}
