extension TextWriter {
  /// The most bytes that a number takes: two of 39 digits, a whole number, and marks.
  static var longestNumber: Int { 128 }

  /// Writes the magnitude of a number.
  mutating func write(magnitudeOf value: Fraction, in notation: NumberNotation) {
    let (numerator, denominator) = value.magnitudes
    if notation == .decimal, let decimal = DecimalValue(exactly: (numerator, denominator)) {
      write(decimal)
    } else {
      write(mixed: numerator, over: denominator)
    }
  }

  /// Writes a mixed number: `1 1/2`.
  private mutating func write(mixed numerator: UInt128, over denominator: UInt128) {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    if whole > 0 || rest == 0 { write(whole) }
    if rest > 0 {
      if whole > 0 { write(" ") }
      write(rest)
      write("/")
      write(denominator)
    }
  }

  /// Writes a decimal: `0.25`.
  mutating func write(_ decimal: DecimalValue) {
    // With more than 38 places there are none but zeros before the point.
    let (whole, rest) =
      decimal.places > 38
      ? (0, decimal.count)
      : decimal.count.quotientAndRemainder(dividingBy: powerOfTen(decimal.places))
    write(whole)
    if decimal.places > 0 {
      write(".")
      write(rest, minDigits: decimal.places)
    }
  }
}

extension DecimalValue {
  /// The decimal that a fraction in lowest terms is exactly, or `nil` if it never ends or does not
  /// fit.
  init?(exactly ratio: (UInt128, UInt128)) {
    var (twos, fives, rest) = (0, 0, ratio.1)
    while rest % 2 == 0 { (twos, rest) = (twos + 1, rest / 2) }
    while rest % 5 == 0 { (fives, rest) = (fives + 1, rest / 5) }
    let places = max(twos, fives)
    guard rest == 1, places <= 38,
      let count = WideInteger.multiply(ratio.0, powerOfTen(places), dividingBy: ratio.1)?.quotient
    else { return nil }
    self.init(count: count, places: places)
  }
}
