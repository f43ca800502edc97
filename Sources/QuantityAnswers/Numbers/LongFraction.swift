import Quantities

/// An exact fraction of any length, for differences that exceed the 128 bits of a `Fraction`, as
/// for `1 l to cups --precision 38`.
///
///     var options = QuestionOptions()
///     (options.isDetailed, options.precision) = (true, 2)
///     try Question(options).answer(to: "1/3 to 2 cups")
///
/// It is rarely needed, and not optimized for speed.
public struct LongFraction: Sendable {
  private var isNegative: Bool
  private var numerator: LongNumber
  private var denominator: LongNumber

  init(_ fraction: Fraction) {
    isNegative = fraction < .zero
    numerator = LongNumber(fraction.numerator.magnitude)
    denominator = LongNumber(fraction.denominator.magnitude)
  }

  /// Parses a decimal with a point: `-0.3333`.
  init(decimal text: String) {
    isNegative = text.hasPrefix("-")
    (numerator, denominator) = (LongNumber(0), LongNumber(1))
    var isAfterPoint = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") { isAfterPoint = true }
      guard let digit = Character(Unicode.Scalar(byte)).wholeNumberValue else { continue }
      numerator = numerator * LongNumber(10) + LongNumber(UInt128(digit))
      if isAfterPoint { denominator = denominator * LongNumber(10) }
    }
  }

  private init(_ isNegative: Bool, _ numerator: LongNumber, _ denominator: LongNumber) {
    (self.isNegative, self.numerator, self.denominator) = (isNegative, numerator, denominator)
  }

  var isZero: Bool { numerator.isZero }

  static func + (lhs: LongFraction, rhs: LongFraction) -> LongFraction {
    let (one, other) = (lhs.numerator * rhs.denominator, rhs.numerator * lhs.denominator)
    let denominator = lhs.denominator * rhs.denominator
    if lhs.isNegative == rhs.isNegative {
      return LongFraction(lhs.isNegative, one + other, denominator)
    }
    return one < other
      ? LongFraction(rhs.isNegative, other - one, denominator)
      : LongFraction(lhs.isNegative, one - other, denominator)
  }

  static func - (lhs: LongFraction, rhs: LongFraction) -> LongFraction {
    var negative = rhs
    negative.isNegative.toggle()
    return lhs + negative
  }

  static func * (lhs: LongFraction, rhs: LongFraction) -> LongFraction {
    LongFraction(
      lhs.isNegative != rhs.isNegative, lhs.numerator * rhs.numerator,
      lhs.denominator * rhs.denominator)
  }
}

extension LongFraction: CustomStringConvertible {
  /// The numerator and the denominator in lowest terms, in decimal digits.
  public var terms: (numerator: String, denominator: String) {
    let divisor = LongNumber.greatestCommonDivisor(numerator, denominator)
    let sign = isNegative && !isZero ? "-" : ""
    return (sign + (numerator / divisor).description, (denominator / divisor).description)
  }

  /// The fraction in lowest terms: `-1/3`.
  public var description: String {
    let (numerator, denominator) = terms
    return denominator == "1" ? numerator : "\(numerator)/\(denominator)"
  }
}

/// A whole number of any length, zero or positive.
private struct LongNumber: Comparable, Sendable, CustomStringConvertible {
  /// The digits in base 2^32, least significant first, without leading zeros.
  private var digits: [UInt32]

  init(_ number: UInt128) {
    self.init((0..<4).map { UInt32(truncatingIfNeeded: number >> UInt128(32 * $0)) })
  }

  private init(_ digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  var isZero: Bool { digits.isEmpty }

  static func < (lhs: LongNumber, rhs: LongNumber) -> Bool {
    if lhs.digits.count != rhs.digits.count { return lhs.digits.count < rhs.digits.count }
    return lhs.digits.reversed().lexicographicallyPrecedes(rhs.digits.reversed())
  }

  static func + (lhs: LongNumber, rhs: LongNumber) -> LongNumber {
    var (sum, carry): ([UInt32], UInt64) = ([], 0)
    for place in 0..<max(lhs.digits.count, rhs.digits.count) {
      carry += UInt64(lhs[place]) + UInt64(rhs[place])
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return LongNumber(sum + [UInt32(carry)])
  }

  /// - Precondition: the difference is not negative.
  static func - (lhs: LongNumber, rhs: LongNumber) -> LongNumber {
    var (difference, borrow): ([UInt32], Int64) = ([], 0)
    for place in lhs.digits.indices {
      let digit = Int64(lhs[place]) - Int64(rhs[place]) - borrow
      borrow = digit < 0 ? 1 : 0
      difference.append(UInt32(truncatingIfNeeded: digit))
    }
    return LongNumber(difference)
  }

  static func * (lhs: LongNumber, rhs: LongNumber) -> LongNumber {
    var product = [UInt32](repeating: 0, count: lhs.digits.count + rhs.digits.count)
    for (offset, left) in lhs.digits.enumerated() {
      var carry: UInt64 = 0
      for (place, right) in rhs.digits.enumerated() {
        carry += UInt64(left) * UInt64(right) + UInt64(product[offset + place])
        product[offset + place] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[offset + rhs.digits.count] = UInt32(carry)
    }
    return LongNumber(product)
  }

  /// Returns the quotient, rounded down, by long division in binary.
  ///
  /// - Precondition: the divisor is not zero.
  static func / (lhs: LongNumber, rhs: LongNumber) -> LongNumber {
    if rhs.digits == [1] { return lhs }
    var quotient = [UInt32](repeating: 0, count: lhs.digits.count)
    var rest = LongNumber(0)
    for place in lhs.digits.indices.reversed() {
      for bit in (0..<32).reversed() {
        rest = rest + rest
        if lhs.digits[place] >> UInt32(bit) & 1 == 1 { rest = rest + LongNumber(1) }
        if rest < rhs { continue }
        rest = rest - rhs
        quotient[place] |= 1 << UInt32(bit)
      }
    }
    return LongNumber(quotient)
  }

  /// - Precondition: the second is not zero.
  static func greatestCommonDivisor(_ one: LongNumber, _ other: LongNumber) -> LongNumber {
    if one.isZero { return other }
    var (one, other, twos) = (one, other, 0)
    while one[0] & 1 == 0 && other[0] & 1 == 0 {
      (one, other, twos) = (one.half, other.half, twos + 1)
    }
    while !one.isZero {
      while one[0] & 1 == 0 { one = one.half }
      while other[0] & 1 == 0 { other = other.half }
      if one < other { swap(&one, &other) }
      one = one - other
    }
    for _ in 0..<twos { other = other + other }
    return other
  }

  private var half: LongNumber {
    LongNumber(digits.indices.map { self[$0] >> 1 | self[$0 + 1] << 31 })
  }

  private subscript(place: Int) -> UInt32 { place < digits.count ? digits[place] : 0 }

  /// The number in decimal digits.
  var description: String {
    var (rest, text) = (digits, "")
    repeat {
      var digit: UInt64 = 0
      for place in rest.indices.reversed() {
        digit = digit << 32 | UInt64(rest[place])
        rest[place] = UInt32(digit / 10)
        digit %= 10
      }
      text = String(digit) + text
    } while rest.contains { $0 != 0 }
    return text
  }
}
