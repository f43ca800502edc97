/// A decimal number without trailing zeros, as a count of units of its last digit.
///
/// Rounding limits significant digits rather than decimals, so small numbers keep their precision.
package struct DecimalValue {
  package private(set) var count: UInt128
  package private(set) var places: Int
  /// Whether nothing was lost by rounding.
  package let isExact: Bool

  /// Makes a decimal from a count of units of its last digit.
  package init(_ count: UInt128, places: Int, isExact: Bool = true) {
    self.count = count
    self.places = places
    self.isExact = isExact
    trimZeros()
  }

  private mutating func trimZeros() {
    guard places > 0 else { return }
    let (zeros, rest) = count.dividedWhole(by: 10, times: places)
    (count, places) = (rest, count == 0 ? 0 : places - zeros)
  }

  /// Makes a decimal from a whole number and a ratio below 1, or `nil` if it needs more than three
  /// decimals.
  package init?(_ whole: UInt128, and rest: UInt128, over divisor: UInt128) {
    if rest == 0 {
      self.init(whole, places: 0)
      return
    }
    guard let (thousandths, left) = WideInteger.multiply(rest, 1000, dividingBy: divisor),
      left == 0
    else { return nil }
    let (count, overflow) = whole.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return nil }
    self.init(count + thousandths, places: 3)
  }

  /// Rounds a positive ratio to a number of significant digits, and to at most `maxPlaces`
  /// decimals.
  ///
  /// Digits before the point are all kept, since zeros instead of them would be silently wrong.
  package init(
    _ ratio: (UInt128, UInt128), significantDigits digits: Int, maxPlaces: Int = 38,
    rounding: RoundingRule
  ) {
    let places = DecimalValue.places(of: digits, in: ratio, atMost: maxPlaces)
    self.init(ratio, places: max(0, places), rounding: rounding)
  }

  /// Returns the decimal place of a ratio's nth significant digit: 1 for tenths, 0 for ones, -1 for
  /// tens.
  package static func places(
    of digit: Int, in ratio: (UInt128, UInt128), atMost maxPlaces: Int = 38
  ) -> Int {
    var (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    if whole > 0 { return min(digit - DecimalValue.digitCount(of: whole), maxPlaces) }
    // One more for each zero after the point.
    var places = 0
    while whole == 0, places < maxPlaces {
      (whole, rest) = DecimalValue.digits(1, rest, ratio.1)
      places += 1
    }
    return min(places + digit - 1, maxPlaces)
  }

  /// Rounds a ratio to a number of decimals, or to as many as fit.
  package init(_ ratio: (UInt128, UInt128), places: Int, rounding: RoundingRule) {
    var (count, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    var done = 0
    while done < places {
      let step = min(places - done, 18)
      let (scaled, isTooLong) = count.multipliedReportingOverflow(by: powerOfTen(step))
      guard !isTooLong, scaled < UInt128.max / 2 else { break }
      let (digits, next) = DecimalValue.digits(step, rest, ratio.1)
      (count, rest, done) = (scaled + digits, next, done + step)
    }
    let isUp = rounding.goesUp(count, rest, ratio.1)
    self.init(count + (isUp ? 1 : 0), places: done, isExact: rest == 0)
  }

  /// Makes the decimal equal to a fraction in lowest terms, or `nil` if it repeats or does not fit.
  package init?(exactly ratio: (UInt128, UInt128)) {
    let twos = ratio.1.trailingZeroBitCount
    let (fives, rest) = (ratio.1 >> twos).dividedWhole(by: 5, times: 55)
    let places = max(twos, fives)
    guard rest == 1, places <= 38,
      let count = WideInteger.multiply(ratio.0, powerOfTen(places), dividingBy: ratio.1)?.quotient
    else { return nil }
    self.init(count, places: places)
  }

  /// Returns the next digits of a quotient, as a number, and the remainder.
  private static func digits(
    _ count: Int, _ rest: UInt128, _ divisor: UInt128
  ) -> (UInt128, UInt128) {
    // The rest is less than the divisor, so the quotient has no more than `count` digits.
    WideInteger.multiply(rest, powerOfTen(count), dividingBy: divisor) ?? (0, 0)
  }

  package static func digitCount(of number: UInt128) -> Int {
    guard var rest = UInt64(exactly: number) else {
      return 19 + digitCount(of: number / powerOfTen(19))
    }
    var count = 1
    while rest >= 10 { (count, rest) = (count + 1, rest / 10) }
    return count
  }
}

extension UInt128 {
  /// Divides by a small number as long as nothing remains, up to a number of times; returns how
  /// often that was and the result.
  func dividedWhole(by divisor: UInt64, times limit: Int) -> (times: Int, rest: UInt128) {
    // In 64 bits as soon as it fits, where division is much faster.
    var (times, rest) = (0, self)
    while rest > UInt64.max, times < limit {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt128(divisor))
      guard remainder == 0 else { return (times, rest) }
      (times, rest) = (times + 1, quotient)
    }
    guard var word = UInt64(exactly: rest), word > 0 else { return (times, rest) }
    while times < limit, word % divisor == 0 { (times, word) = (times + 1, word / divisor) }
    return (times, UInt128(word))
  }
}

/// Returns 10 to a power from 0 to 38.
package func powerOfTen(_ exponent: Int) -> UInt128 {
  // In 64 bits as long as it fits, where multiplication is much faster.
  var small: UInt64 = 1
  for _ in 0..<min(exponent, 19) { small *= 10 }
  var power = UInt128(small)
  for _ in 0..<max(exponent - 19, 0) { power *= 10 }
  return power
}
