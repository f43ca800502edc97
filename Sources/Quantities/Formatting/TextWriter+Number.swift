extension TextWriter {
  /// The most bytes that a number takes: two of 39 digits, a whole number, and marks.
  static var longestNumber: Int { 128 }

  /// Writes the number of a part.
  mutating func write(numberOf part: ShownPart) {
    if part.places > 0 {
      write(part.numerator, places: Int(part.places))
    } else {
      write(mixed: part.numerator, over: part.denominator)
    }
  }

  /// Writes a mixed number: `1 1/2`.
  mutating func write(mixed numerator: UInt128, over denominator: UInt128) {
    if denominator == 1 {
      write(numerator)
      return
    }
    let (whole, rest) = TextWriter.divide(numerator, denominator)
    if whole > 0 || rest == 0 { write(whole) }
    if rest > 0 {
      if whole > 0 { write(" ") }
      write(rest)
      write("/")
      write(denominator)
    }
  }

  /// Writes a decimal of so many units in the last place: `0.25`.
  mutating func write(_ count: UInt128, places: Int) {
    // With more than 38 places there are none but zeros before the point.
    let (whole, rest) = places > 38 ? (0, count) : TextWriter.divide(count, powerOfTen(places))
    write(whole)
    if places > 0 {
      write(".")
      write(rest, minDigits: places)
    }
  }

  /// Divides by words where both numbers are: 128-bit division is some ten times as slow.
  private static func divide(_ dividend: UInt128, _ divisor: UInt128) -> (UInt128, UInt128) {
    if let dividend = UInt64(exactly: dividend), let divisor = UInt64(exactly: divisor) {
      let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
      return (UInt128(quotient), UInt128(rest))
    }
    return dividend.quotientAndRemainder(dividingBy: divisor)
  }
}
