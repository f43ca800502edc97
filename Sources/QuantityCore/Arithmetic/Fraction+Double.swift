extension Fraction {
  /// Makes the simplest fraction that rounds to the given number, or `nil` for NaN, an infinity, or
  /// a number that needs more than 128 bits.
  ///
  ///     Fraction(simplest: 0.1)        // 1/10
  ///     Fraction(simplest: 1.0 / 3.0)  // 1/3
  ///
  /// A `Double` represents every real number that rounds to it. The one with the least denominator
  /// is usually the number meant, which the binary fraction itself seldom is.
  ///
  /// A number less than 2⁻⁶⁶ becomes the multiple of 2⁻¹²⁶ at or below it, and zero below 2⁻¹²⁶:
  /// smaller numbers have no 128-bit fraction, and the difference is too small for any amount.
  public init?(simplest value: Double) {
    guard value.isFinite else { return nil }
    guard let magnitude = Fraction(simplestOf: BinaryFraction(value)) else { return nil }
    self.init(
      reduced: value < 0 ? -magnitude.numerator : magnitude.numerator, magnitude.denominator)
  }

  /// Makes the simplest fraction that rounds to the given number, or `nil` for NaN, an infinity, or
  /// a number that needs more than 128 bits.
  ///
  ///     Fraction(simplest: Float(0.1))            // 1/10
  ///     Fraction(simplest: Double(Float(0.1)))    // 13421773/134217728
  ///
  /// A number less than 2⁻⁹⁵ becomes the multiple of 2⁻¹²⁶ at or below it.
  @_disfavoredOverload  // For `.nan` and literals, which should be doubles.
  public init?(simplest value: Float) {
    guard value.isFinite else { return nil }
    guard let magnitude = Fraction(simplestOf: BinaryFraction(value)) else { return nil }
    self.init(
      reduced: value < 0 ? -magnitude.numerator : magnitude.numerator, magnitude.denominator)
  }

  private init?(simplestOf binary: BinaryFraction) {
    let (significand, exponent) = (UInt128(binary.significand), binary.exponent)
    if exponent >= 0 {
      // 127 bits, minus those of the significand.
      guard exponent <= 63 + binary.significand.leadingZeroBitCount else { return nil }
      self.init(reduced: Int128(significand << UInt128(exponent)), 1)
    } else if let whole = binary.wholePart {
      self.init(reduced: Int128(whole), 1)
    } else if exponent >= -118 {
      // The reals that round to it lie within half a step on either side, or a quarter below a
      // power of two; four times the significand keeps both bounds whole.
      let scale = UInt128(1) << UInt128(2 - exponent)
      let least = significand * 4 - (binary.isPowerOfTwo ? 1 : 2)
      // Ties round to even, so an even significand includes both ends.
      let (numerator, denominator) = simplestRatio(
        from: (least, scale), to: (significand * 4 + 2, scale),
        includingEnds: significand & 1 == 0)
      self.init(reduced: Int128(numerator), Int128(denominator))
    } else {
      // Below 2^-66 the simplest fraction may need a denominator of more than 126 bits. The
      // multiple of 2^-126 at or below it is used instead; the difference is too small for any
      // amount.
      let shift = -126 - exponent
      let count = shift <= 0 ? significand << UInt128(-shift) : significand >> UInt128(shift)
      self.init(magnitude: count, over: 1 << 126, isNegative: false)
    }
  }
}

/// A positive number as `significand * 2^exponent`.
///
/// Read from the bits, because `rounded` and `init(exactly:)` call functions of the C math library,
/// which a program without Foundation does not link.
private struct BinaryFraction {
  let significand: UInt64
  let exponent: Int

  /// The implicit leading bit of normal numbers.
  private let leadingBit: UInt64

  init(_ value: Double) {
    leadingBit = 1 << 52
    let field = Int(value.exponentBitPattern)
    significand = value.significandBitPattern | (field > 0 ? leadingBit : 0)
    exponent = max(field, 1) - 1075
  }

  init(_ value: Float) {
    leadingBit = 1 << 23
    let field = Int(value.exponentBitPattern)
    significand = UInt64(value.significandBitPattern) | (field > 0 ? leadingBit : 0)
    exponent = max(field, 1) - 150
  }

  /// The number, if it is whole and the exponent is negative.
  var wholePart: UInt64? {
    guard significand != 0 else { return 0 }
    return significand.trailingZeroBitCount >= -exponent ? significand >> UInt64(-exponent) : nil
  }

  /// Whether the next smaller number is only half a step away.
  var isPowerOfTwo: Bool { significand == leadingBit }
}

/// Returns the ratio with the least denominator between two positive ratios, by continued
/// fractions.
private func simplestRatio(
  from least: (UInt128, UInt128), to greatest: (UInt128, UInt128), includingEnds: Bool
) -> (UInt128, UInt128) {
  var (low, high) = (least, greatest)
  // The matrix of convergents: `(p1 * x + p0) / (q1 * x + q0)` maps the tail back to the number.
  var (p0, q0, p1, q1): (UInt128, UInt128, UInt128, UInt128) = (0, 1, 1, 0)
  while true {
    let (whole, rest) = low.0.quotientAndRemainder(dividingBy: low.1)
    if rest == 0 && includingEnds {
      return (whole * p1 + p0, whole * q1 + q0)
    }
    let next = whole + 1
    let reachesNext = includingEnds ? next * high.1 <= high.0 : next * high.1 < high.0
    if reachesNext {
      return (next * p1 + p0, next * q1 + q0)
    }
    // Both ends have the same whole part: subtract it and invert the rest, which swaps the ends.
    (p0, q0, p1, q1) = (p1, q1, whole * p1 + p0, whole * q1 + q0)
    if rest == 0 {
      // The lower end is whole but excluded: the tail lies above `high`'s reciprocal and has no
      // upper bound, so the next whole number is the simplest.
      let tail = high.1 / (high.0 - whole * high.1) + 1
      return (tail * p1 + p0, tail * q1 + q0)
    }
    (low, high) = ((high.1, high.0 - whole * high.1), (low.1, rest))
  }
}
