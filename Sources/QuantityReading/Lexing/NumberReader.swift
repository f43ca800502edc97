import QuantityCore

/// Reads a number exactly: `3`, `2.5`, `.5`, `1e3`, `1,000`, `1_000`, `1/2`, `1 1/2`, `1-1/2`,
/// `1½`, `½`, `1 & 1/2`, `2 and a half`.
///
/// The slash of a fraction has no spaces around it; with spaces, it divides.
struct NumberReader {
  var cursor: ByteCursor
  var decimalMark = DecimalMark.point
  /// Whether a slash after the first digits makes a fraction. Not in `6 cups/3/2`, where the slash
  /// before them divides.
  var takesFraction = true
  /// Whether to read forms that are one number only before a unit.
  var mayNeedUnit = false

  /// Reads the number in digits at the cursor; returns `nil` if none is here.
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

  /// Reads an integer or a decimal, with or without an exponent.
  mutating func readDecimal() throws(ParseError) -> ScannedNumber? {
    let start = cursor.position
    var number = ScannedNumber(numerator: 0)
    guard let whole = cursor.readDigits(into: &number.numerator) else {
      throw tooLarge(from: start)
    }
    if whole > 0 { try readGroups(of: &number, after: whole, from: start) }
    if let length = lengthOfDecimalMark {
      number.needsUnit = number.needsUnit || isAtOtherMark
      cursor.position += length
      try readDecimals(of: &number, from: start)
      // `1.500,25`
      if cursor.peek() == decimalMark.group, cursor.isDigit(after: 1) {
        throw notANumber(from: start)
      }
    } else if whole == 0 {
      // No digits: a lone point is left to the caller.
      return nil
    }
    if let length = cursor.peek() | 0x20 == "e" ? 1 : powerLength {
      try readExponent(of: &number, after: length, from: start)
    }
    return number
  }

  /// Reads the digits after a decimal mark.
  private mutating func readDecimals(
    of number: inout ScannedNumber, from start: Int
  ) throws(ParseError) {
    let decimals = cursor.position
    guard let decimal = cursor.readDecimals(after: number.numerator) else {
      // A number with more than 38 decimals has too many, or is too small if nearly all are zeros.
      let isSmall =
        number.numerator == 0
        && cursor.bytes[decimals..<cursor.position].prefix(30).allSatisfy { $0 == 0x30 }
      throw isSmall ? tooSmall(from: start) : tooLarge(from: start)
    }
    (number.numerator, number.denominator) = (decimal.numerator, decimal.denominator)
  }

  /// The number of bytes before the exponent of a power of ten, if one is here: ` x 10^-3`.
  private var powerLength: Int? {
    var probe = cursor.afterSpaces
    guard probe.skip("x") || probe.skip("×") else { return nil }
    probe.skipSpaces()
    return probe.skip("10^") ? probe.position - cursor.position : nil
  }

  /// Reads `e3`, `E-3` or ` x 10^3` after a decimal, if digits follow.
  ///
  /// - Parameter length: the number of bytes before the sign or the digits.
  private mutating func readExponent(
    of number: inout ScannedNumber, after length: Int, from start: Int
  ) throws(ParseError) {
    guard let (isNegative, exponent) = cursor.readExponent(after: length) else { return }
    let isZero = number.numerator == 0
    guard let exponent, exponent <= 38 else {
      throw isNegative && !isZero ? tooSmall(from: start) : tooLarge(from: start)
    }
    let power = powerOfTen(Int(exponent))
    let top = number.numerator.multipliedReportingOverflow(by: isNegative ? 1 : power)
    let bottom = number.denominator.multipliedReportingOverflow(by: isNegative ? power : 1)
    guard !top.overflow, !bottom.overflow else {
      // The denominator is a power of ten.
      let places = DecimalValue.digitCount(of: number.denominator) - 1 + Int(exponent)
      let isSmall = isNegative && DecimalValue.digitCount(of: number.numerator) <= places - 30
      throw isSmall && !isZero ? tooSmall(from: start) : tooLarge(from: start)
    }
    number = ScannedNumber(numerator: top.partialValue, denominator: bottom.partialValue)
    if let reduced = number.fraction, !isNegative {
      number = ScannedNumber(
        numerator: reduced.numerator.magnitude, denominator: reduced.denominator.magnitude)
    }
  }

  /// The length of the decimal mark here, if a digit follows it.
  private var lengthOfDecimalMark: Int? {
    guard let (mark, length) = cursor.mark,
      mark == decimalMark.mark || mark == .arabicDecimal || isAtOtherMark,
      cursor.isDigit(after: length)
    else { return nil }
    return length
  }

  // MARK: Errors

  /// Refuses text that looks like more of the same number: `1.2.3`, `1/2 3`.
  private mutating func refuseContinuation(from start: Int) throws(ParseError) {
    guard !cursor.isAtEnd else { return }
    if lengthOfDecimalMark != nil { throw notANumber(from: start) }
    let probe = cursor.afterSpaces
    guard probe.isAtNumeral else { return }
    throw notANumber(from: start, probe)
  }

  /// Returns the error for all digits from an offset on, as in `3.4.2021`.
  private func notANumber(from start: Int, _ rest: ByteCursor? = nil) -> ParseError {
    var probe = rest ?? cursor
    while true {
      if let digit = probe.digit(.any) {
        probe.position += digit.length
      } else if probe.peek() == decimalMark.byte {
        probe.position += 1
      } else if probe.isAt("٫") || probe.isAt("٬") {
        probe.position += 2
      } else if probe.peek() == decimalMark.group || probe.peek() == "/", probe.peek(1).isDigit {
        probe.position += 1
      } else {
        break
      }
    }
    if let vulgar = VulgarFraction(at: probe) { probe.position += vulgar.length }
    return ParseError(
      .invalidNumber, at: start..<probe.position,
      "\(ParseError.quote(cursor.bytes, start..<probe.position)) is not a number")
  }

  func tooLarge(from start: Int) -> ParseError {
    ParseError(
      .tooLarge, at: start..<cursor.position, "the number \(quote(from: start)) is too large",
      hint: "numbers have at most 38 digits")
  }

  private func tooSmall(from start: Int) -> ParseError {
    ParseError(
      .tooSmall, at: start..<cursor.position, "the number \(quote(from: start)) is too small",
      hint: "numbers have at most 38 decimals")
  }

  func quote(from start: Int) -> String {
    ParseError.quote(cursor.bytes, start..<cursor.position)
  }
}
