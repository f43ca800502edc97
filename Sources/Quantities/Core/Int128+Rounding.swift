extension Int128 {
  /// The quotient by a positive divisor as a whole number, by a rule of rounding.
  func divided(by divisor: Int128, rounding rule: FloatingPointRoundingRule) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0 else { return quotient }
    let away: Int128 = self < 0 ? -1 : 1
    // Twice the remainder could overflow; what is left to the divisor cannot.
    let rest = divisor - Int128(remainder.magnitude)
    let isMoreThanHalf = Int128(remainder.magnitude) > rest
    let isHalf = Int128(remainder.magnitude) == rest
    let goesAway =
      switch rule {
      case .towardZero: false
      case .awayFromZero: true
      case .up: self > 0
      case .down: self < 0
      case .toNearestOrAwayFromZero: isMoreThanHalf || isHalf
      case .toNearestOrEven: isMoreThanHalf || (isHalf && !quotient.isMultiple(of: 2))
      @unknown default: isMoreThanHalf || (isHalf && !quotient.isMultiple(of: 2))
      }
    return goesAway ? quotient + away : quotient
  }
}
