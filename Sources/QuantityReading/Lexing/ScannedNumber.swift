package import QuantityCore

/// A number as its digits give it, without a sign and not reduced.
///
/// Reducing it takes longer than reading it, and amounts don't need it.
package struct ScannedNumber {
  var numerator: UInt128
  var denominator: UInt128 = 1
  /// Whether it is one number only if a unit follows: `1 500 g`, `1,5 h`, `another hour`.
  var needsUnit = false

  var isWhole: Bool { denominator == 1 }
  var isLessThanOne: Bool { numerator < denominator }

  /// The number in lowest terms; `nil` if it overflows.
  package var fraction: Fraction? {
    Fraction(magnitude: numerator, over: denominator, isNegative: false)
  }

  /// Returns the ticks of this many units of a size; `nil` if they overflow or, which is rare,
  /// aren't whole.
  @inline(__always)
  func times(_ size: UInt128) -> Int128? {
    // Nearly always all three fit 64 bits, and the result is whole.
    if let count = UInt64(exactly: numerator), let size = UInt64(exactly: size),
      let denominator = UInt64(exactly: denominator)
    {
      let product = count.multipliedFullWidth(by: size)
      if denominator == 1 {
        return Int128(exactly: UInt128(product.high) << 64 | UInt128(product.low))
      }
      if product.high < denominator {
        let (quotient, remainder) = denominator.dividingFullWidth(product)
        if remainder == 0 { return Int128(quotient) }
      }
    }
    guard
      let (quotient, rest) = WideInteger.multiply(size, numerator, dividingBy: denominator),
      rest == 0
    else { return nil }
    return Int128(exactly: quotient)
  }

  /// Returns the sum of the number and a fraction after it; `nil` if it overflows.
  func adding(_ other: ScannedNumber) -> ScannedNumber? {
    guard let added = other.numerator.times(denominator),
      let sum = numerator.times(other.denominator, plus: added),
      let below = denominator.times(other.denominator)
    else { return nil }
    return ScannedNumber(numerator: sum, denominator: below, needsUnit: needsUnit)
  }
}

extension UInt128 {
  /// Returns the number times a factor, plus a term; `nil` on overflow.
  func times(_ factor: UInt128, plus term: UInt128 = 0) -> UInt128? {
    let product = multipliedReportingOverflow(by: factor)
    let sum = product.partialValue.addingReportingOverflow(term)
    return product.overflow || sum.overflow ? nil : sum.partialValue
  }
}
