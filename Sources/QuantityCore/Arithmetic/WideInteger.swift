/// Products of two 128-bit numbers, which need 256 bits, and their quotients.
///
/// All are magnitudes; callers handle signs, so rounding has one implementation.
package enum WideInteger {
  /// A product as its upper and lower halves.
  typealias Product = (high: UInt128, low: UInt128)

  /// Returns the quotient and the remainder of `multiplicand * multiplier / divisor`, or `nil` if the
  /// quotient needs more than 128 bits.
  @inline(__always)
  package static func multiply(
    _ multiplicand: UInt128, _ multiplier: UInt128, dividingBy divisor: UInt128
  ) -> (quotient: UInt128, remainder: UInt128)? {
    let (low, overflow) = multiplicand.multipliedReportingOverflow(by: multiplier)
    if !overflow { return low.quotientAndRemainder(dividingBy: divisor) }
    let product = multiplicand.multipliedFullWidth(by: multiplier)
    guard product.high < divisor else { return nil }
    return divisor.dividingFullWidth(product)
  }

  /// Returns `multiplicand * multiplier / divisor` to the nearest whole number, ties to even, or `nil` if
  /// it needs more than 128 bits.
  static func multiply(
    _ multiplicand: UInt128, _ multiplier: UInt128, roundingDivisionBy divisor: UInt128
  ) -> UInt128? {
    guard
      let (quotient, remainder) = multiply(multiplicand, multiplier, dividingBy: divisor)
    else { return nil }
    let (rounded, overflow) = quotient.addingReportingOverflow(
      RoundingRule.toNearestOrEven.goesUp(quotient, remainder, divisor) ? 1 : 0)
    return overflow ? nil : rounded
  }

  /// Returns the full product.
  static func product(_ multiplicand: UInt128, _ multiplier: UInt128) -> Product {
    let product = multiplicand.multipliedFullWidth(by: multiplier)
    return (product.high, product.low)
  }

  /// Whether one product is at most another.
  package static func isProduct(
    _ a: UInt128, _ b: UInt128, atMost c: UInt128, _ d: UInt128
  ) -> Bool {
    let (left, right) = (product(a, b), product(c, d))
    return (left.high, left.low) <= (right.high, right.low)
  }

  /// Returns the sum of two signed numbers, whose magnitudes must be below 2^255.
  static func sum(
    _ left: Product, isNegative isLeftNegative: Bool, _ right: Product,
    isNegative isRightNegative: Bool
  ) -> (magnitude: Product, isNegative: Bool) {
    if isLeftNegative == isRightNegative {
      let (low, carry) = left.low.addingReportingOverflow(right.low)
      return ((left.high + right.high + (carry ? 1 : 0), low), isLeftNegative)
    }
    if (left.high, left.low) < (right.high, right.low) {
      return (difference(right, left), isRightNegative)
    }
    return (difference(left, right), isLeftNegative)
  }

  private static func difference(_ greater: Product, _ lesser: Product) -> Product {
    let (low, borrow) = greater.low.subtractingReportingOverflow(lesser.low)
    return (greater.high - lesser.high - (borrow ? 1 : 0), low)
  }

  static func remainder(_ dividend: Product, _ divisor: UInt128) -> UInt128 {
    divisor.dividingFullWidth((dividend.high % divisor, dividend.low)).remainder
  }

  /// Returns the quotient, or `nil` if it needs more than 128 bits.
  static func quotient(_ dividend: Product, _ divisor: UInt128) -> UInt128? {
    guard dividend.high < divisor else { return nil }
    return divisor.dividingFullWidth(dividend).quotient
  }
}

extension Int128 {
  /// Makes a signed number from its magnitude and sign, or `nil` if it needs more than 128 bits.
  @inline(__always)
  package init?(magnitude: UInt128, isNegative: Bool) {
    if isNegative {
      guard magnitude <= Int128.min.magnitude else { return nil }
      self = Int128(truncatingIfNeeded: 0 &- magnitude)
    } else {
      guard let value = Int128(exactly: magnitude) else { return nil }
      self = value
    }
  }
}
