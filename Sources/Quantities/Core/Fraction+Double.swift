extension Fraction {
  /// The simplest fraction that rounds to the given number, or `nil` for NaN, an infinity, or
  /// a number that needs more than 128 bits.
  ///
  ///     Fraction(simplest: 0.1)        // 1/10
  ///     Fraction(simplest: 1.0 / 3.0)  // 1/3
  ///
  /// A `Double` stands for every real number that rounds to it. Of these the one with the least
  /// denominator is what the writer meant far more often than the binary fraction itself is.
  public init?(simplest value: Double) {
    // `Int128(exactly:)` traps above its range and is slow below it, so whole numbers are made here.
    if let small = Int64(exactly: value) {
      self.init(reduced: Int128(small), 1)
      return
    }
    guard value.magnitude < 0x1p127 else { return nil }  // NaN and the infinities fail this too
    if value.magnitude >= 0x1p53 {
      let magnitude =
        Int128(value.significandBitPattern | 1 << 52) << Int128(value.exponent - 52)
      self.init(reduced: value < 0 ? -magnitude : magnitude, 1)
      return
    }
    // The magnitude is `significand * 2^exponent`; not being whole, it is below 2^53. The reals
    // that round to it lie half a step either side; a fourth of a step keeps all four whole.
    let magnitude = value.magnitude
    let significand = UInt128(magnitude.significandBitPattern | 1 << 52)
    let exponent = Int(magnitude.exponentBitPattern) - 1075
    guard magnitude.isNormal, exponent >= -118 else {
      // So small that its simplest fraction can have a denominator of more than 126 bits: no
      // amount of any unit differs by a tick for it.
      guard let tiny = Fraction(rounding: magnitude) else { return nil }
      self.init(reduced: value < 0 ? -tiny.numerator : tiny.numerator, tiny.denominator)
      return
    }
    let scale = UInt128(1) << UInt128(2 - exponent)
    let isPowerOfTwo = magnitude.significandBitPattern == 0
    let least = significand * 4 - (isPowerOfTwo ? 1 : 2)
    let greatest = significand * 4 + 2
    // Ties go to even: the ends belong to the interval when the significand is even.
    let (numerator, denominator) = simplestRatio(
      from: (least, scale), to: (greatest, scale), includingEnds: significand & 1 == 0)
    let signed = Int128(numerator)
    self.init(reduced: value < 0 ? -signed : signed, Int128(denominator))
  }

  /// The nearest multiple of 2^-126 to a magnitude below 1.
  private init?(rounding magnitude: Double) {
    guard let count = Int64(exactly: (magnitude * 0x1p126).rounded(.toNearestOrEven)) else {
      return nil
    }
    self.init(magnitude: UInt128(count.magnitude), over: 1 << 126, isNegative: false)
  }
}

/// The ratio with the least denominator between two positive ratios, by their continued fractions.
private func simplestRatio(
  from least: (UInt128, UInt128), to greatest: (UInt128, UInt128), includingEnds: Bool
) -> (UInt128, UInt128) {
  var (low, high) = (least, greatest)
  // The convergents' matrix: `(p1 * x + p0) / (q1 * x + q0)` maps the tail back to the number.
  var (p0, q0, p1, q1): (UInt128, UInt128, UInt128, UInt128) = (0, 1, 1, 0)
  while true {
    let (whole, rest) = low.0.quotientAndRemainder(dividingBy: low.1)
    if rest == 0 && includingEnds {
      return (whole * p1 + p0, whole * q1 + q0)
    }
    let next = whole + 1
    let reachesNext =
      includingEnds ? next * high.1 <= high.0 : next * high.1 < high.0
    if reachesNext {
      return (next * p1 + p0, next * q1 + q0)
    }
    // Both ends have the same whole part: take it off and turn the rest over, which also turns
    // the interval around.
    (p0, q0, p1, q1) = (p1, q1, whole * p1 + p0, whole * q1 + q0)
    if rest == 0 {
      // The lower end is whole but does not belong: the tail lies above `high`'s reciprocal and
      // has no upper bound, so the next whole number above it is the simplest.
      let tail = high.1 / (high.0 - whole * high.1) + 1
      return (tail * p1 + p0, tail * q1 + q0)
    }
    (low, high) = ((high.1, high.0 - whole * high.1), (low.1, rest))
  }
}
