// Nearly all fractions in use have small numbers. Those are calculated with in one word, which takes
// a quarter of the time of 128 bits.

extension Fraction {
  /// The numerator and the denominator, if each is half a word, so that no product of two is more
  /// than a word.
  @inline(__always)
  var halfWords: (numerator: Int64, denominator: Int64)? {
    guard let numerator = Int32(exactly: numerator), let denominator = Int32(exactly: denominator)
    else { return nil }
    return (Int64(numerator), Int64(denominator))
  }

  /// Brings a ratio of words to lowest terms.
  ///
  /// - Precondition: the denominator is positive.
  @inline(__always)
  init(words numerator: Int64, over denominator: Int64) {
    let divisor = Int64(
      truncatingIfNeeded: greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
    self.init(reduced: Int128(numerator / divisor), Int128(denominator / divisor))
  }
}
