extension Double {
  /// Makes the number nearest to a fraction: correctly rounded, ties to even.
  ///
  ///     Double(Fraction(1, 3)) == 1.0 / 3.0  // true
  public init(_ fraction: Fraction) {
    self.init(
      magnitude: fraction.numerator.magnitude, over: fraction.denominator.magnitude,
      isNegative: fraction.numerator < 0)
  }

  /// Makes the number nearest to a ratio of magnitudes, ties to even.
  @usableFromInline
  package init(magnitude numerator: UInt128, over denominator: UInt128, isNegative: Bool) {
    let magnitude = Double.nearest(to: numerator, over: denominator)
    self = isNegative ? -magnitude : magnitude
  }

  private static func nearest(to numerator: UInt128, over denominator: UInt128) -> Double {
    if numerator == 0 { return 0 }
    // Units are made to be divided, so the two share many factors of two.
    let twos = min(numerator.trailingZeroBitCount, denominator.trailingZeroBitCount)
    if let numerator = UInt64(exactly: numerator >> twos),
      let denominator = UInt64(exactly: denominator >> twos)
    {
      return nearest(to: numerator, over: denominator)
    }
    // Scale the quotient to 64 or 65 bits, far more than the 53 of the result. The last bit records
    // whether anything was cut off, which makes the final rounding correct.
    let shift =
      64 - (128 - numerator.leadingZeroBitCount) + (128 - denominator.leadingZeroBitCount)
    let (quotient, remainder) = scaledQuotient(numerator, denominator, shift: shift)
    var bits = quotient
    var lost = remainder != 0
    var exponent = -shift
    if bits >> 64 != 0 {
      lost = lost || bits & 1 == 1
      bits >>= 1
      exponent += 1
    }
    let rounded = Double(UInt64(bits) | (lost ? 1 : 0))
    return rounded * Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// Does the same in 64 bits, which the hardware divides.
  private static func nearest(to numerator: UInt64, over denominator: UInt64) -> Double {
    // If both are exact as doubles, one division rounds correctly.
    if numerator <= 1 << 53 && denominator <= 1 << 53 {
      return Double(numerator) / Double(denominator)
    }
    let (above, below) = (numerator.leadingZeroBitCount, denominator.leadingZeroBitCount)
    let (dividend, divisor) = (numerator << above, denominator << below)
    // The quotient has 64 bits, and the last records whether anything was cut off.
    let shift = dividend < divisor ? 64 : 63
    let (quotient, remainder) = divisor.dividingFullWidth(
      dividend < divisor ? (dividend, 0) : (dividend >> 1, dividend << 63))
    let exponent = below - above - shift
    return Double(quotient | (remainder == 0 ? 0 : 1))
      * Double(bitPattern: UInt64(1023 + exponent) << 52)
  }

  /// Returns `numerator * 2^shift / denominator`; a negative shift scales the denominator instead.
  private static func scaledQuotient(
    _ numerator: UInt128, _ denominator: UInt128, shift: Int
  ) -> (quotient: UInt128, remainder: UInt128) {
    guard shift >= 0 else {
      return numerator.quotientAndRemainder(dividingBy: denominator << UInt128(-shift))
    }
    if numerator.leadingZeroBitCount >= shift {
      return (numerator << UInt128(shift)).quotientAndRemainder(dividingBy: denominator)
    }
    let high = shift >= 128 ? numerator << UInt128(shift - 128) : numerator >> UInt128(128 - shift)
    let low = shift >= 128 ? 0 : numerator << UInt128(shift)
    return denominator.dividingFullWidth((high, low))
  }
}
