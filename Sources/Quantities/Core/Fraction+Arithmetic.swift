extension Fraction {
  /// The sum, and whether it does not fit 128 bits (the partial value is then zero).
  ///
  ///     Fraction(1, 3).addingReportingOverflow(Fraction(1, 6)).partialValue  // 1/2
  public func addingReportingOverflow(
    _ other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    // Over the least common denominator, so that no more overflows than must.
    let divisor = Int128(
      greatestCommonDivisor(denominator.magnitude, other.denominator.magnitude))
    let scale = other.denominator / divisor
    let left = numerator.multipliedReportingOverflow(by: scale)
    let right = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let sum = left.partialValue.addingReportingOverflow(right.partialValue)
    let common = denominator.multipliedReportingOverflow(by: scale)
    guard
      !left.overflow, !right.overflow, !sum.overflow, !common.overflow,
      let result = Fraction(
        magnitude: sum.partialValue.magnitude, over: common.partialValue.magnitude,
        isNegative: sum.partialValue < 0)
    else { return (.zero, true) }
    return (result, false)
  }

  /// The difference, and whether it does not fit 128 bits (the partial value is then zero).
  ///
  ///     Fraction(1, 2).subtractingReportingOverflow(Fraction(1, 3)).partialValue  // 1/6
  public func subtractingReportingOverflow(
    _ other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    guard other.numerator != .min else { return (.zero, true) }
    return addingReportingOverflow(Fraction(reduced: -other.numerator, other.denominator))
  }

  /// The product, and whether it does not fit 128 bits (the partial value is then zero).
  ///
  ///     Fraction(2, 3).multipliedReportingOverflow(by: Fraction(3, 4)).partialValue  // 1/2
  public func multipliedReportingOverflow(
    by other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    // Cancel crosswise first: what is left is in lowest terms, and overflows only if it must.
    let first = greatestCommonDivisor(numerator.magnitude, other.denominator.magnitude)
    let second = greatestCommonDivisor(other.numerator.magnitude, denominator.magnitude)
    let top = (numerator.magnitude / first)
      .multipliedReportingOverflow(by: other.numerator.magnitude / second)
    let bottom = (denominator.magnitude / second)
      .multipliedReportingOverflow(by: other.denominator.magnitude / first)
    let isNegative = (numerator < 0) != (other.numerator < 0)
    guard
      !top.overflow, !bottom.overflow,
      let signed = Int128(magnitude: top.partialValue, isNegative: isNegative),
      let positive = Int128(exactly: bottom.partialValue)
    else { return (.zero, true) }
    return (Fraction(reduced: signed, positive), false)
  }

  /// The quotient, and whether it does not fit 128 bits or the divisor is zero (the partial value
  /// is then zero).
  ///
  ///     Fraction(1, 2).dividedReportingOverflow(by: Fraction(1, 4)).partialValue  // 2
  public func dividedReportingOverflow(
    by other: Fraction
  ) -> (partialValue: Fraction, overflow: Bool) {
    guard
      other.numerator != 0,
      let inverse = Fraction(
        magnitude: other.denominator.magnitude, over: other.numerator.magnitude,
        isNegative: other.numerator < 0)
    else { return (.zero, true) }
    return multipliedReportingOverflow(by: inverse)
  }

  /// The exact sum.
  ///
  ///     Fraction(1, 3) + Fraction(1, 6)  // 1/2
  ///
  /// - Precondition: the sum fits 128 bits.
  public static func + (lhs: Fraction, rhs: Fraction) -> Fraction {
    unwrap(lhs.addingReportingOverflow(rhs), "addition")
  }

  /// The exact difference.
  ///
  ///     Fraction(1, 2) - Fraction(1, 3)  // 1/6
  ///
  /// - Precondition: the difference fits 128 bits.
  public static func - (lhs: Fraction, rhs: Fraction) -> Fraction {
    unwrap(lhs.subtractingReportingOverflow(rhs), "subtraction")
  }

  /// The exact product.
  ///
  ///     Fraction(2, 3) * Fraction(3, 4)  // 1/2
  ///
  /// - Precondition: the product fits 128 bits.
  public static func * (lhs: Fraction, rhs: Fraction) -> Fraction {
    unwrap(lhs.multipliedReportingOverflow(by: rhs), "multiplication")
  }

  /// The exact quotient.
  ///
  ///     Fraction(1, 2) / Fraction(1, 4)  // 2
  ///
  /// - Precondition: the divisor is not zero, and the quotient fits 128 bits.
  public static func / (lhs: Fraction, rhs: Fraction) -> Fraction {
    precondition(rhs.numerator != 0, "A fraction cannot be divided by zero")
    return unwrap(lhs.dividedReportingOverflow(by: rhs), "division")
  }

  /// The fraction with the opposite sign.
  ///
  /// - Precondition: the numerator is not the least `Int128`.
  public static prefix func - (fraction: Fraction) -> Fraction {
    Fraction(reduced: -fraction.numerator, fraction.denominator)
  }

  private static func unwrap(
    _ result: (partialValue: Fraction, overflow: Bool), _ operation: StaticString
  ) -> Fraction {
    precondition(!result.overflow, "The result of the \(operation) does not fit 128 bits")
    return result.partialValue
  }
}
