import BigInt
import Quantities

/// A fraction of unbounded integers: slow, and too simple to be wrong. The code that it tests is
/// limited to 128 bits.
struct BigFraction: Equatable, Comparable, CustomStringConvertible {
  let numerator: BigInt
  /// The denominator, which is greater than zero and has no common divisor with the numerator.
  let denominator: BigInt

  init(_ numerator: BigInt, _ denominator: BigInt = 1) {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let sign: BigInt = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  init(_ fraction: Fraction) {
    self.init(big(fraction.numerator), big(fraction.denominator))
  }

  static func + (lhs: BigFraction, rhs: BigFraction) -> BigFraction {
    BigFraction(
      lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
      lhs.denominator * rhs.denominator)
  }

  static func - (lhs: BigFraction, rhs: BigFraction) -> BigFraction {
    lhs + BigFraction(-rhs.numerator, rhs.denominator)
  }

  static func * (lhs: BigFraction, rhs: BigFraction) -> BigFraction {
    BigFraction(lhs.numerator * rhs.numerator, lhs.denominator * rhs.denominator)
  }

  static func / (lhs: BigFraction, rhs: BigFraction) -> BigFraction {
    BigFraction(lhs.numerator * rhs.denominator, lhs.denominator * rhs.numerator)
  }

  static func < (lhs: BigFraction, rhs: BigFraction) -> Bool {
    lhs.numerator * rhs.denominator < rhs.numerator * lhs.denominator
  }

  var magnitude: BigFraction { BigFraction(BigInt(numerator.magnitude), denominator) }

  var description: String { "\(numerator)/\(denominator)" }

  /// The library's fraction, or `nil` if a half exceeds 128 bits.
  var fraction: Fraction? {
    guard let top = int128(numerator), let bottom = int128(denominator) else {
      return nil
    }
    return Fraction(numerator: top, denominator: bottom)
  }
}

// Through 64-bit halves, because BigInt 6.0.1 converts negative 128-bit numbers wrongly.

func big(_ value: Int128) -> BigInt {
  let magnitude = value.magnitude
  let absolute =
    BigInt(UInt64(magnitude >> 64)) << 64 + BigInt(UInt64(truncatingIfNeeded: magnitude))
  return value < 0 ? -absolute : absolute
}

/// Returns the number, or `nil` if it does not fit.
func int128(_ value: BigInt) -> Int128? {
  let magnitude = value.magnitude
  guard magnitude.bitWidth <= 128 else { return nil }
  let low = UInt64(magnitude & BigUInt(UInt64.max))
  let bits = UInt128(UInt64(magnitude >> 64)) << 64 | UInt128(low)
  if value < 0 {
    return bits <= Int128.min.magnitude ? Int128(truncatingIfNeeded: 0 &- bits) : nil
  }
  return Int128(exactly: bits)
}
