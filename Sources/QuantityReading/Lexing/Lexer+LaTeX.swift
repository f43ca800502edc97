import QuantityCore

// Fractions of LaTeX, alone or in a formula of their own.

extension Lexer {
  /// Reads `\frac{1}{2}`, `$\frac{1}{2}$`, `$1\frac{1}{2}$` or `\(\nicefrac{1}{2}\)`, which begins at
  /// an offset; returns `false` if none does.
  mutating func readLaTeXFraction(from start: Int) -> Bool {
    var offset = start
    let close: StaticString
    if skip("$", &offset) {
      close = "$"
    } else if skip("\\(", &offset) {
      close = "\\)"
    } else {
      close = ""
    }
    let isFormula = close.utf8CodeUnitCount > 0
    let whole = isFormula ? digits(&offset) ?? 0 : 0
    guard Lexer.fractions.contains(where: { skip($0, &offset) }),
      let numerator = group(&offset), let denominator = group(&offset), denominator > 0,
      !isFormula || skip(close, &offset)
    else { return false }
    var number = WrittenNumber()
    (number.digits, number.denominator) = (whole * denominator + numerator, denominator)
    number.isVulgar = true
    position = offset
    append(number, from: start)
    return true
  }

  private static let fractions: [StaticString] = [
    "\\frac", "\\tfrac", "\\dfrac", "\\nicefrac", "\\sfrac",
  ]

  /// Skips a text; returns `false` if it isn't at the offset.
  private func skip(_ text: StaticString, _ offset: inout Int) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[offset..<end].elementsEqual(expected) else { return false }
    offset = end
    return true
  }

  /// Reads a number of at most three digits in braces, or one digit.
  private func group(_ offset: inout Int) -> UInt64? {
    guard skip("{", &offset) else { return digits(&offset, atMost: 1) }
    guard let number = digits(&offset), skip("}", &offset) else { return nil }
    return number
  }

  private func digits(_ offset: inout Int, atMost count: Int = 3) -> UInt64? {
    let start = offset
    var number: UInt64 = 0
    while offset < bytes.count, offset < start + count, Lexer.isDigit(bytes[offset]) {
      number = number * 10 + UInt64(bytes[offset] &- 0x30)
      offset += 1
    }
    return offset > start ? number : nil
  }
}
