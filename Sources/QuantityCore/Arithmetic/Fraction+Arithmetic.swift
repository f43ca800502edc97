extension Fraction {
  /// Returns the sum, and whether it overflows 128 bits (the partial value is then zero).
  ///
  ///     Fraction(1, 3).addingReportingOverflow(Fraction(1, 6)).partialValue  // 1/2
  public func addingReportingOverflow(
    _ other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    Fraction.report(sum(with: other, isNegated: false))
  }

  /// Returns the difference, and whether it overflows 128 bits (the partial value is then zero).
  ///
  ///     Fraction(1, 2).subtractingReportingOverflow(Fraction(1, 3)).partialValue  // 1/6
  public func subtractingReportingOverflow(
    _ other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    Fraction.report(sum(with: other, isNegated: true))
  }

  /// Returns the product, and whether it overflows 128 bits (the partial value is then zero).
  ///
  ///     Fraction(2, 3).multipliedReportingOverflow(by: Fraction(3, 4)).partialValue  // 1/2
  public func multipliedReportingOverflow(
    by other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    if let left = halfWords, let right = other.halfWords {
      let product = Fraction(
        words: left.numerator * right.numerator, over: left.denominator * right.denominator)
      return (product, false)
    }
    return Fraction.report(
      Fraction.product(
        magnitudes, other.magnitudes, isNegative: (numerator < 0) != (other.numerator < 0)))
  }

  /// Returns the quotient, and whether it overflows 128 bits or the divisor is zero (the partial
  /// value is then zero).
  ///
  ///     Fraction(1, 2).dividedReportingOverflow(by: Fraction(1, 4)).partialValue  // 2
  public func dividedReportingOverflow(
    by other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    guard other.numerator != 0 else { return (.zero, true) }
    let (top, bottom) = other.magnitudes
    return Fraction.report(
      Fraction.product(
        magnitudes, (bottom, top), isNegative: (numerator < 0) != (other.numerator < 0)))
  }

  /// Returns the product of two ratios in lowest terms, or `nil` if it does not fit.
  private static func product(
    _ left: (UInt128, UInt128), _ right: (UInt128, UInt128), isNegative: Bool
  ) -> Fraction? {
    // Cancel crosswise first: the result is then in lowest terms, and overflows only if it must.
    let first = greatestCommonDivisor(left.0, right.1)
    let second = greatestCommonDivisor(right.0, left.1)
    let top = (left.0 / first).multipliedReportingOverflow(by: right.0 / second)
    let bottom = (left.1 / second).multipliedReportingOverflow(by: right.1 / first)
    guard
      !top.overflow, !bottom.overflow,
      let signed = Int128(magnitude: top.partialValue, isNegative: isNegative),
      let positive = Int128(exactly: bottom.partialValue)
    else { return nil }
    return Fraction(reduced: signed, positive)
  }

  /// Returns the sum with another fraction or with its negative, or `nil` if it does not fit.
  private func sum(with other: Fraction, isNegated: Bool) -> Fraction? {
    if let left = halfWords, let right = other.halfWords {
      let (first, second) = (
        left.numerator * right.denominator, right.numerator * left.denominator
      )
      return Fraction(
        words: isNegated ? first - second : first + second,
        over: left.denominator * right.denominator)
    }
    // Over the least common denominator. The numerator needs up to 256 bits before it is reduced,
    // and all its common factors with the denominator divide `divisor`.
    let (left, right) = (magnitudes, other.magnitudes)
    let divisor = greatestCommonDivisor(left.1, right.1)
    let sum = WideInteger.sum(
      WideInteger.product(left.0, right.1 / divisor), isNegative: numerator < 0,
      WideInteger.product(right.0, left.1 / divisor),
      isNegative: (other.numerator < 0) != isNegated)
    let common = greatestCommonDivisor(WideInteger.remainder(sum.magnitude, divisor), divisor)
    let bottom = (left.1 / divisor).multipliedReportingOverflow(by: right.1 / common)
    guard
      let top = WideInteger.quotient(sum.magnitude, common),
      let signed = Int128(magnitude: top, isNegative: sum.isNegative),
      !bottom.overflow, let positive = Int128(exactly: bottom.partialValue)
    else { return nil }
    return signed == 0 ? .zero : Fraction(reduced: signed, positive)
  }

  private static func report(_ result: Fraction?) -> (partialValue: Fraction, overflow: Bool) {
    (result ?? .zero, result == nil)
  }

  package var magnitudes: (UInt128, UInt128) { (numerator.magnitude, denominator.magnitude) }
}

extension Fraction {
  /// Returns the exact sum.
  ///
  ///     Fraction(1, 3) + Fraction(1, 6)  // 1/2
  ///
  /// - Precondition: the sum fits 128 bits.
  public static func + (lhs: Fraction, rhs: Fraction) -> Fraction {
    unwrap(lhs.addingReportingOverflow(rhs), "addition")
  }

  /// Returns the exact difference.
  ///
  ///     Fraction(1, 2) - Fraction(1, 3)  // 1/6
  ///
  /// - Precondition: the difference fits 128 bits.
  public static func - (lhs: Fraction, rhs: Fraction) -> Fraction {
    unwrap(lhs.subtractingReportingOverflow(rhs), "subtraction")
  }

  /// Returns the exact product.
  ///
  ///     Fraction(2, 3) * Fraction(3, 4)  // 1/2
  ///
  /// - Precondition: the product fits 128 bits.
  public static func * (lhs: Fraction, rhs: Fraction) -> Fraction {
    unwrap(lhs.multipliedReportingOverflow(by: rhs), "multiplication")
  }

  /// Returns the exact quotient.
  ///
  ///     Fraction(1, 2) / Fraction(1, 4)  // 2
  ///
  /// - Precondition: the divisor is not zero, and the quotient fits 128 bits.
  public static func / (lhs: Fraction, rhs: Fraction) -> Fraction {
    precondition(rhs.numerator != 0, "A fraction cannot be divided by zero")
    return unwrap(lhs.dividedReportingOverflow(by: rhs), "division")
  }

  /// Returns the fraction with the opposite sign.
  ///
  /// - Precondition: the numerator is not the least `Int128`.
  public static prefix func - (fraction: Fraction) -> Fraction {
    Fraction(reduced: -fraction.numerator, fraction.denominator)
  }

  /// Adds a fraction.
  public static func += (lhs: inout Fraction, rhs: Fraction) { lhs = lhs + rhs }

  /// Subtracts a fraction.
  public static func -= (lhs: inout Fraction, rhs: Fraction) { lhs = lhs - rhs }

  /// Multiplies by a fraction.
  public static func *= (lhs: inout Fraction, rhs: Fraction) { lhs = lhs * rhs }

  /// Divides by a fraction.
  public static func /= (lhs: inout Fraction, rhs: Fraction) { lhs = lhs / rhs }

  private static func unwrap(
    _ result: (partialValue: Fraction, overflow: Bool), _ operation: StaticString
  ) -> Fraction {
    precondition(!result.overflow, "The result of the \(operation) does not fit 128 bits")
    return result.partialValue
  }
}

// Nearly all fractions have small numbers, so these are calculated in 64 bits.

extension Fraction {
  /// The numerator and the denominator, if both fit 32 bits: the product of any two then fits 64.
  @inline(__always)
  var halfWords: (numerator: Int64, denominator: Int64)? {
    guard let numerator = Int32(exactly: numerator), let denominator = Int32(exactly: denominator)
    else { return nil }
    return (Int64(numerator), Int64(denominator))
  }

  /// Reduces a ratio of 64-bit numbers to lowest terms.
  ///
  /// - Precondition: the denominator is positive.
  @inline(__always)
  package init(words numerator: Int64, over denominator: Int64) {
    let divisor = Int64(
      truncatingIfNeeded: greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
    self.init(reduced: Int128(numerator / divisor), Int128(denominator / divisor))
  }
}

extension Fraction {
  /// Returns the sum, or `nil` if it does not fit.
  package func plus(_ other: Fraction) -> Fraction? {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? nil : sum.partialValue
  }

  /// Returns the product, or `nil` if it does not fit.
  package func multiplied(by other: Fraction) -> Fraction? {
    let product = multipliedReportingOverflow(by: other)
    return product.overflow ? nil : product.partialValue
  }
}
