/// Reads a number exactly: `3`, `2.5`, `.5`, `1,000`, `1/2`, `1 1/2`, `½`, `1½`.
///
/// The slash of a fraction stands between its digits without spaces; with spaces it divides.
struct NumberReader {
  var cursor: ByteCursor
  /// Whether a slash behind the first digits makes a fraction. It does not in `6 cups/3/2`, where
  /// the slash before them divides.
  var takesFraction = true

  /// The number at the cursor, or `nil` if none begins there.
  mutating func read() throws(ParseError) -> Fraction? {
    let start = cursor.position
    if let vulgar = readVulgar() { return vulgar }
    guard let first = try readDecimal() else { return nil }
    let number = try readRest(after: first, from: start)
    try refuseContinuation(from: start)
    return number
  }

  /// What a first number becomes with what follows it: `/2`, ` 1/2`, `½`.
  private mutating func readRest(
    after first: Fraction, from start: Int
  ) throws(ParseError) -> Fraction {
    guard first.isWhole, takesFraction else { return first }
    if let fraction = try readDenominator(under: first, from: start) { return fraction }
    return try readFraction(after: first, from: start) ?? first
  }

  private mutating func readVulgar() -> Fraction? {
    guard let vulgar = VulgarFraction(at: cursor) else { return nil }
    cursor.position += vulgar.length
    return Fraction(
      magnitude: vulgar.numerator, over: vulgar.denominator, isNegative: false)
  }

  /// An integer, or a decimal with a point.
  private mutating func readDecimal() throws(ParseError) -> Fraction? {
    let start = cursor.position
    var digits: UInt128 = 0
    var scale: UInt128 = 1
    let whole = try readDigits(into: &digits, from: start)
    if whole > 0 { try readThousands(into: &digits, after: whole, from: start) }
    guard cursor.peek() == UInt8(ascii: "."), isDigit(cursor.peek(1)) else {
      // A lone point after digits ends a sentence, or is a mistake of whoever comes next.
      guard whole > 0 else { return nil }
      return try fraction(digits, over: 1, from: start)
    }
    cursor.position += 1
    let places = try readDigits(into: &digits, from: start)
    for _ in 0..<places {
      let (next, overflow) = scale.multipliedReportingOverflow(by: 10)
      guard !overflow else {
        throw ParseError(
          .tooLarge, at: start..<cursor.position,
          "the number \(ParseError.quote(cursor.bytes, start..<cursor.position)) is too long",
          hint: "numbers have at most 38 digits")
      }
      scale = next
    }
    return try fraction(digits, over: scale, from: start)
  }

  /// Reads digits behind those already read, and tells how many.
  private mutating func readDigits(
    into number: inout UInt128, from start: Int
  ) throws(ParseError) -> Int {
    let first = cursor.position
    while isDigit(cursor.peek()) {
      let (scaled, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.addingReportingOverflow(
        UInt128(cursor.peek() - UInt8(ascii: "0")))
      guard !overflow, !carry else {
        while isDigit(cursor.peek()) { cursor.position += 1 }
        throw tooLarge(from: start)
      }
      number = sum
      cursor.position += 1
    }
    return cursor.position - first
  }

  /// Reads groups of three behind the first digits: `1,000`.
  private mutating func readThousands(
    into number: inout UInt128, after first: Int, from start: Int
  ) throws(ParseError) {
    while cursor.peek() == UInt8(ascii: ","), isDigit(cursor.peek(1)) {
      let isGroup =
        first <= 3 && cursor.bytes[start] != UInt8(ascii: "0") && isDigit(cursor.peek(2))
        && isDigit(cursor.peek(3)) && !isDigit(cursor.peek(4))
      guard isGroup else {
        let comma = cursor.position
        cursor.position += 1
        while isDigit(cursor.peek()) { cursor.position += 1 }
        let text = ParseError.quote(cursor.bytes, start..<cursor.position)
        let whole = String(decoding: cursor.bytes[start..<comma], as: UTF8.self)
        let rest = String(decoding: cursor.bytes[comma + 1..<cursor.position], as: UTF8.self)
        throw ParseError(
          .invalidNumber, at: start..<cursor.position, "\(text) is no number with a decimal point",
          hint: rest.utf8.count + whole.utf8.count <= 40 ? "write \(whole).\(rest)" : nil)
      }
      cursor.position += 1
      _ = try readDigits(into: &number, from: start)
    }
  }

  /// Reads what stands under a whole number: `/2`.
  private mutating func readDenominator(
    under numerator: Fraction, from start: Int
  ) throws(ParseError) -> Fraction? {
    var probe = self
    guard probe.cursor.skip("/") || probe.cursor.skip("⁄") else { return nil }
    guard isDigit(probe.cursor.peek()) else { return nil }
    let place = probe.cursor.position
    guard let denominator = try probe.readDecimal() else { return nil }
    cursor = probe.cursor
    guard denominator.isWhole else {
      throw ParseError(
        .invalidNumber, at: start..<cursor.position,
        "\(ParseError.quote(cursor.bytes, start..<cursor.position)) is no fraction of whole numbers"
      )
    }
    guard denominator.numerator != 0 else {
      throw ParseError(
        .divisionByZero, at: place..<cursor.position,
        "\(ParseError.quote(cursor.bytes, start..<cursor.position)) divides by zero")
    }
    let (quotient, overflow) = numerator.dividedReportingOverflow(by: denominator)
    guard !overflow else { throw tooLarge(from: start) }
    return quotient
  }

  /// Reads the fraction behind a whole number: ` 1/2`, `½`, ` ½`.
  private mutating func readFraction(
    after whole: Fraction, from start: Int
  ) throws(ParseError) -> Fraction? {
    var probe = self
    probe.cursor.skipSpaces()
    let fractionStart = probe.cursor.position
    let fraction: Fraction
    if let vulgar = probe.readVulgar() {
      fraction = vulgar
    } else {
      guard probe.cursor.position > cursor.position, isDigit(probe.cursor.peek()) else {
        return nil
      }
      guard let numerator = try probe.readDecimal(), numerator.isWhole,
        let value = try probe.readDenominator(under: numerator, from: fractionStart)
      else { return nil }
      fraction = value
    }
    cursor = probe.cursor
    guard fraction < Fraction(1) else {
      throw ParseError(
        .invalidNumber, at: start..<cursor.position,
        "\(ParseError.quote(cursor.bytes, start..<cursor.position)) is no mixed number",
        hint: "its fraction must be less than 1")
    }
    let (sum, overflow) = whole.addingReportingOverflow(fraction)
    guard !overflow else { throw tooLarge(from: start) }
    return sum
  }

  /// Refuses what looks like more of the same number: `1.2.3`, `1/2 3`.
  private mutating func refuseContinuation(from start: Int) throws(ParseError) {
    var probe = cursor
    probe.skipSpaces()
    let isGlued = cursor.peek() == UInt8(ascii: ".") && isDigit(cursor.peek(1))
    guard isGlued || isDigit(probe.peek()) || VulgarFraction(at: probe) != nil else { return }
    while isDigit(probe.peek()) || probe.peek() == UInt8(ascii: ".") { probe.position += 1 }
    if let vulgar = VulgarFraction(at: probe) { probe.position += vulgar.length }
    throw ParseError(
      .invalidNumber, at: start..<probe.position,
      "\(ParseError.quote(cursor.bytes, start..<probe.position)) is no number")
  }

  private func fraction(
    _ numerator: UInt128, over denominator: UInt128, from start: Int
  ) throws(ParseError) -> Fraction {
    guard let value = Fraction(magnitude: numerator, over: denominator, isNegative: false) else {
      throw tooLarge(from: start)
    }
    return value
  }

  private func tooLarge(from start: Int) -> ParseError {
    ParseError(
      .tooLarge, at: start..<cursor.position,
      "the number \(ParseError.quote(cursor.bytes, start..<cursor.position)) is too large",
      hint: "numbers have at most 38 digits")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
