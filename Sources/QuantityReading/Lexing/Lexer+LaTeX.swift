import QuantityCore

// Numbers of LaTeX, alone or in a formula of their own.

extension Lexer {
  /// Reads `\frac{1}{2}`, `$\frac{1}{2}$`, `$1\frac{1}{2}$`, `$ 2 $` or `\(\nicefrac{1}{2}\)`, which
  /// begins at an offset; returns `false` if none does.
  mutating func readLaTeXNumber(from start: Int) -> Bool {
    var probe = ByteCursor(bytes, at: start)
    let close: StaticString = probe.skip("$") ? "$" : probe.skip("\\(") ? "\\)" : ""
    let isFormula = probe.position > start
    if isFormula { probe.skipSpaces() }
    let whole = isFormula ? probe.readDigitsOfLaTeX() : nil
    if isFormula { probe.skipSpaces() }
    var number = WrittenNumber()
    if let whole, probe.skip(close) {
      number.digits = whole
      // The second price of `$2$3`
      if probe.isAtASCIIDigit { return false }
    } else {
      // In JSON, backslashes are doubled.
      if probe.peek(1) == "\\" { _ = probe.skip("\\") }
      guard Lexer.fractions.contains(where: { probe.skip($0) }),
        let numerator = probe.readGroupOfLaTeX(), let denominator = probe.readGroupOfLaTeX(),
        denominator > 0
      else { return false }
      if isFormula { probe.skipSpaces() }
      guard probe.skip(close) else { return false }
      (number.digits, number.denominator) = ((whole ?? 0) * denominator + numerator, denominator)
      number.isVulgar = true
    }
    position = probe.position
    append(number, from: start)
    return true
  }

  private static let fractions: [StaticString] = [
    "\\frac", "\\tfrac", "\\dfrac", "\\nicefrac", "\\sfrac",
  ]
}

extension ByteCursor {
  /// Reads a number of at most three digits in braces, or one digit.
  fileprivate mutating func readGroupOfLaTeX() -> UInt64? {
    let start = position
    skipSpaces()
    guard skip("{") else {
      position = start
      return readDigitsOfLaTeX(atMost: 1)
    }
    guard let number = readDigitsOfLaTeX(), skip("}") else { return nil }
    return number
  }

  fileprivate mutating func readDigitsOfLaTeX(atMost count: Int = 3) -> UInt64? {
    let start = position
    var number: UInt64 = 0
    while position < start + count, isAtASCIIDigit {
      number = number * 10 + UInt64(peek() &- 0x30)
      position += 1
    }
    return position > start ? number : nil
  }
}
