/// A rounding rule, as a frozen copy of `FloatingPointRoundingRule`, which is resilient and so not
/// trivially copyable.
package enum RoundingRule: String {
  case toNearestOrAwayFromZero, toNearestOrEven, towardZero, awayFromZero, up, down

  init(_ rule: FloatingPointRoundingRule) {
    switch rule {
    case .toNearestOrAwayFromZero: self = .toNearestOrAwayFromZero
    case .toNearestOrEven: self = .toNearestOrEven
    case .towardZero: self = .towardZero
    case .awayFromZero: self = .awayFromZero
    case .up: self = .up
    case .down: self = .down
    @unknown default: self = .toNearestOrAwayFromZero
    }
  }

  /// The same rule of the standard library.
  var standard: FloatingPointRoundingRule {
    switch self {
    case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
    case .toNearestOrEven: .toNearestOrEven
    case .towardZero: .towardZero
    case .awayFromZero: .awayFromZero
    case .up: .up
    case .down: .down
    }
  }

  /// Whether the rule rounds the quotient of two magnitudes up, given the remainder.
  @inline(__always)
  func goesUp(_ quotient: UInt128, _ remainder: UInt128, _ divisor: UInt128) -> Bool {
    guard remainder != 0 else { return false }
    // Compares the remainder with its complement instead of doubling it, which could overflow.
    let rest = divisor - remainder
    return switch self {
    case .towardZero, .down: false
    case .awayFromZero, .up: true
    case .toNearestOrAwayFromZero: remainder >= rest
    case .toNearestOrEven: remainder > rest || (remainder == rest && quotient & 1 == 1)
    }
  }

  /// The rule for the magnitude of a negative number, with up and down swapped.
  var mirrored: RoundingRule {
    switch self {
    case .up: .down
    case .down: .up
    default: self
    }
  }
}

extension UInt128 {
  /// Returns the quotient, rounded to a whole number.
  func divided(by divisor: UInt128, rounding rule: RoundingRule) -> UInt128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return quotient + (rule.goesUp(quotient, remainder, divisor) ? 1 : 0)
  }
}

extension Int128 {
  /// Returns the quotient by a positive divisor, rounded to a whole number.
  package func divided(by divisor: Int128, rounding rule: RoundingRule) -> Int128 {
    let rule = self < 0 ? rule.mirrored : rule
    let quotient = magnitude.divided(by: divisor.magnitude, rounding: rule)
    // Only `Int128.min` divided by 1 has a magnitude that does not fit, and it is negative.
    return self < 0 ? Int128(truncatingIfNeeded: 0 &- quotient) : Int128(quotient)
  }
}
