import BigInt

extension BigFraction {
  /// The greatest whole number that isn't greater than the fraction.
  var floor: BigInt {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The fraction rounded to a whole number, by the words of the rule.
  func rounded(_ rule: FloatingPointRoundingRule) -> BigInt {
    let (below, above) = (floor, -BigFraction(-numerator, denominator).floor)
    let (inward, outward) = numerator < 0 ? (above, below) : (below, above)
    let (down, up) = (self - BigFraction(below), BigFraction(above) - self)
    switch rule {
    case .down: return below
    case .up: return above
    case .towardZero: return inward
    case .awayFromZero: return outward
    case .toNearestOrAwayFromZero: return down == up ? outward : down < up ? below : above
    case .toNearestOrEven:
      return down == up ? (below % 2 == 0 ? below : above) : down < up ? below : above
    @unknown default: fatalError("an unknown rule")
    }
  }
}

extension BigFraction {
  /// Makes the exact value of a double.
  init(exactly value: Double) {
    let significand = BigInt(value.significandBitPattern) + (value.isNormal ? BigInt(1) << 52 : 0)
    let exponent = max(Int(value.exponentBitPattern), 1) - 1075
    let signed = value.sign == .minus ? -significand : significand
    self =
      exponent < 0 ? BigFraction(signed, BigInt(1) << -exponent) : BigFraction(signed << exponent)
  }

  /// The nearest double, ties to even, for zero or fractions in the range of normal doubles.
  var nearestDouble: Double {
    if numerator == 0 { return 0 }
    // 2^exponent <= magnitude < 2^(exponent + 1): the bit widths are at most one off.
    var exponent = numerator.magnitude.bitWidth - denominator.magnitude.bitWidth
    if magnitude < BigFraction.power(exponent) { exponent -= 1 }
    let scaled = (magnitude / BigFraction.power(exponent - 52)).rounded(.toNearestOrEven)
    return Double(
      sign: numerator < 0 ? .minus : .plus, exponent: exponent - 52,
      significand: Double(UInt64(scaled)))
  }

  /// A power of two.
  static func power(_ exponent: Int) -> BigFraction {
    exponent < 0 ? BigFraction(1, BigInt(1) << -exponent) : BigFraction(BigInt(1) << exponent)
  }
}

extension BigFraction {
  /// The fraction with the least denominator between two positive ones, and then the least
  /// numerator. Without a second one there is no upper bound.
  static func simplest(
    from low: BigFraction, to high: BigFraction?, includingEnds: Bool
  ) -> BigFraction {
    var whole = -BigFraction(-low.numerator, low.denominator).floor
    if !includingEnds && BigFraction(whole) == low { whole += 1 }
    let candidate = BigFraction(whole)
    guard let high else { return candidate }
    if candidate < high || (includingEnds && candidate == high) { return candidate }
    // There is no whole number between them: subtract the whole part, which both share, and
    // continue with the reciprocals, which swaps the ends.
    let part = BigFraction(low.floor)
    let (rest, most) = (low - part, high - part)
    let tail = simplest(
      from: BigFraction(1) / most, to: rest.numerator == 0 ? nil : BigFraction(1) / rest,
      includingEnds: includingEnds)
    return part + BigFraction(1) / tail
  }
}
