import QuantityCore

extension NumberReader {
  /// Reads the denominator after a whole number: `/2`.
  mutating func readDenominator(
    under numerator: ScannedNumber, from start: Int
  ) throws(ParseError) -> ScannedNumber? {
    var probe = self
    guard probe.cursor.skipFractionSlash() else { return nil }
    probe.mayNeedUnit = false
    let denominatorStart = probe.cursor.position
    guard probe.cursor.isAtDigit, let denominator = try probe.readDecimal() else { return nil }
    cursor = probe.cursor
    guard denominator.isWhole else {
      throw ParseError(
        .invalidNumber, at: start..<cursor.position,
        "\(quote(from: start)) is not a fraction of whole numbers")
    }
    guard denominator.numerator != 0 else {
      throw ParseError(
        .divisionByZero, at: denominatorStart..<cursor.position,
        "\(quote(from: start)) divides by zero")
    }
    return ScannedNumber(numerator: numerator.numerator, denominator: denominator.numerator)
  }

  /// Reads the fraction after a whole number: ` 1/2`, `½`, ` ½`, `-1/2`, ` and 1/2`, ` & 1/2`,
  /// ` and a half`, `-and-a-half`.
  mutating func readMixed(
    _ whole: ScannedNumber, from start: Int
  ) throws(ParseError) -> ScannedNumber? {
    guard !cursor.isAtEnd else { return nil }
    var probe = self
    probe.mayNeedUnit = false
    let isJoined = probe.cursor.skipAnd()
    let isHyphenated = !isJoined && probe.cursor.skip("-")
    if !isHyphenated { probe.cursor.skipSpaces() }
    let fractionStart = probe.cursor.position
    var fraction = probe.readVulgar()
    if fraction == nil, isJoined, probe.cursor.isAtLetter {
      fraction = try probe.readWordsOfFraction()
    } else if fraction == nil, fractionStart > cursor.position, probe.cursor.isAtDigit,
      let numerator = try probe.readDecimal(), numerator.isWhole
    {
      fraction = try probe.readDenominator(under: numerator, from: fractionStart)
    }
    guard let fraction else { return nil }
    guard fraction.isLessThanOne else {
      // `3-5/2` and `1 and 3/2` are left to the caller.
      guard !isJoined, !isHyphenated else { return nil }
      cursor = probe.cursor
      throw ParseError(
        .invalidNumber, at: start..<cursor.position, "\(quote(from: start)) is not a mixed number",
        hint: "its fraction must be less than 1")
    }
    cursor = probe.cursor
    guard let sum = whole.adding(fraction) else { throw tooLarge(from: start) }
    return sum
  }
}

extension ByteCursor {
  /// Skips ` and`, ` &` or `-and-`.
  mutating func skipAnd() -> Bool {
    guard isAt("-") else { return skip(.and) || skipAmpersand() }
    return skip { $0.skip("-") && $0.isAtLetter && $0.skip(.and) && $0.skip("-") }
  }

  /// Whether a fraction slash is here.
  var isAtFractionSlash: Bool { isAt { $0.skipFractionSlash() } }

  /// Skips a fraction slash.
  mutating func skipFractionSlash() -> Bool {
    if skip("/") { return true }
    guard peek() >= 0xE2 || peek() == "&" else { return false }
    return skip("∕") || skip("／") || skip("⁄", orEntity: "⁄")
  }

  /// Skips spaces and `&`, or the entity for it.
  mutating func skipAmpersand() -> Bool {
    let probe = afterSpaces
    guard probe.peek() == "&" else { return false }
    guard let entity = HTMLEntity(at: probe) else {
      position = probe.position + 1
      return true
    }
    guard entity.scalar == "&" else { return false }
    position = probe.position + entity.length
    return true
  }
}
