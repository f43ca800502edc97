/// An exact ratio of two whole numbers, in lowest terms.
///
///     Fraction(2, 6)              // 1/3
///     Fraction(1, 3) + Fraction(1, 6) == Fraction(1, 2)  // true
///     1.cups * Fraction(2, 3)     // 2/3 cup
///
/// Numerator and denominator have 128 bits. Arithmetic traps on overflow, like that of `Int`; for
/// untrusted input use the `...ReportingOverflow` methods.
public struct Fraction: Sendable, Hashable {
  /// The numerator, which carries the sign.
  public let numerator: Int128
  /// The denominator, which is positive and has no common divisor with the numerator.
  public let denominator: Int128

  /// Makes a fraction and reduces it to lowest terms.
  ///
  ///     Fraction(3, 4)   // 3/4
  ///     Fraction(3, -6)  // -1/2
  ///     Fraction(5)      // 5
  ///
  /// - Precondition: the denominator is not zero.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.init(numerator: Int128(numerator), denominator: Int128(denominator))
  }

  /// Makes a fraction from an integer of any type, or returns `nil` if it does not fit 128 bits.
  ///
  ///     let cups: UInt8 = 3
  ///     Fraction(exactly: cups)?.cups  // 3 cups
  public init?(exactly value: some BinaryInteger) {
    guard let value = Int128(exactly: value) else { return nil }
    self.init(reduced: value, 1)
  }

  /// Makes a fraction from 128-bit numbers and reduces it to lowest terms.
  ///
  ///     Fraction(numerator: 1 << 100, denominator: 1 << 99)  // 2
  ///
  /// - Precondition: the denominator is not zero, and the result fits 128 bits.
  public init(numerator: Int128, denominator: Int128) {
    precondition(denominator != 0, "A fraction cannot have a denominator of zero")
    guard
      let fraction = Fraction(
        magnitude: numerator.magnitude, over: denominator.magnitude,
        isNegative: (numerator < 0) != (denominator < 0))
    else { preconditionFailure("The fraction does not fit 128 bits") }
    self = fraction
  }

  /// Reduces a ratio of magnitudes to lowest terms, or returns `nil` if it does not fit.
  package init?(magnitude numerator: UInt128, over denominator: UInt128, isNegative: Bool) {
    let divisor = greatestCommonDivisor(numerator, denominator)
    guard
      let signed = Int128(magnitude: numerator / divisor, isNegative: isNegative),
      let positive = Int128(exactly: denominator / divisor)
    else { return nil }
    self.init(reduced: signed, positive)
  }

  /// Wraps numbers already in lowest terms.
  package init(reduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Zero.
  public static var zero: Fraction { Fraction(reduced: 0, 1) }

  /// Whether the fraction is a whole number.
  ///
  ///     Fraction(6, 3).isWhole  // true
  public var isWhole: Bool { denominator == 1 }

  /// The fraction without its sign.
  ///
  /// - Precondition: the numerator is not the least `Int128`.
  public var magnitude: Fraction {
    Fraction(reduced: numerator < 0 ? -numerator : numerator, denominator)
  }
}

extension Fraction: Comparable {
  // The comparison is exact and cannot overflow.
  @_documentation(visibility: internal)
  @_implements(Comparable,<(_:_:))
  public static func isLess(_ lhs: Fraction, _ rhs: Fraction) -> Bool {
    if let left = lhs.halfWords, let right = rhs.halfWords {
      return left.numerator * right.denominator < right.numerator * left.denominator
    }
    let left = lhs.numerator.multipliedFullWidth(by: rhs.denominator)
    let right = rhs.numerator.multipliedFullWidth(by: lhs.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }
}

extension Fraction: CustomStringConvertible {
  /// The fraction as `3/2`, or `3` if it is whole.
  public var description: String {
    isWhole ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// Returns the greatest common divisor of two magnitudes: for 0 and `n` it is `n`, for 0 and 0 it
/// is 1.
package func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  var (x, y) = (a, b)
  while y != 0 {
    // In 64 bits as soon as both fit, where division is much faster.
    if let small = UInt64(exactly: x), let other = UInt64(exactly: y) {
      return UInt128(greatestCommonDivisor(small, other))
    }
    (x, y) = (y, x % y)
  }
  return x == 0 ? 1 : x
}

/// Returns the greatest common divisor of two 64-bit magnitudes, by the same rules.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (x, y) = (a, b)
  while y != 0 { (x, y) = (y, x % y) }
  return x == 0 ? 1 : x
}
