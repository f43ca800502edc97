// The number of digits that people read: the default rounding rules.

extension DecimalValue {
  /// Rounds a ratio for reading: not at all if it has at most three decimals, otherwise to three
  /// significant digits.
  package init(readable ratio: (UInt128, UInt128), rounding: RoundingRule) {
    let (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    if let exact = DecimalValue(whole, and: rest, over: ratio.1) {
      self = exact
    } else {
      self.init(ratio, significantDigits: 3, rounding: rounding)
    }
  }

  /// Rounds a ratio for a conversion: not at all if it has at most 15 significant digits, otherwise
  /// to 10.
  package init(convertible ratio: (UInt128, UInt128), maxPlaces: Int = 38) {
    if let exact = DecimalValue(readableExactly: ratio) {
      self = exact
    } else {
      self.init(ratio, significantDigits: 10, maxPlaces: maxPlaces, rounding: .toNearestOrEven)
    }
  }

  /// Creates the exact decimal of a ratio, if it has at most 15 significant digits.
  package init?(readableExactly ratio: (UInt128, UInt128)) {
    let (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    if let exact = DecimalValue(whole, and: rest, over: ratio.1), exact.isShort() {
      self = exact
      return
    }
    let divisor = greatestCommonDivisor(ratio.0, ratio.1)
    guard let exact = DecimalValue(exactly: (ratio.0 / divisor, ratio.1 / divisor)),
      exact.isShort()
    else { return nil }
    self = exact
  }

  /// Rounds a positive ratio to a number of significant digits, even in the whole number: 237 to
  /// two digits is 240. Returns `nil` if the result does not fit.
  package init?(
    _ ratio: (UInt128, UInt128), roundedTo digits: Int, _ rounding: RoundingRule
  ) {
    let whole = ratio.0 / ratio.1
    let surplus = whole == 0 ? 0 : DecimalValue.digitCount(of: whole) - digits
    guard surplus > 0 else {
      self.init(ratio, significantDigits: digits, rounding: rounding)
      return
    }
    let (step, isTooLarge) = ratio.1.multipliedReportingOverflow(by: powerOfTen(surplus))
    // If the step does not fit, the ratio is less than one step.
    guard !isTooLarge else { return nil }
    let (count, rest) = ratio.0.quotientAndRemainder(dividingBy: step)
    let rounded = count + (rounding.goesUp(count, rest, step) ? 1 : 0)
    let (value, overflow) = rounded.multipliedReportingOverflow(by: powerOfTen(surplus))
    guard !overflow else { return nil }
    self.init(value, places: 0, isExact: rest == 0)
  }

  /// Returns whether the number differs from a ratio by at most a fraction of it.
  func isWithin(_ approximation: Approximation, of ratio: (UInt128, UInt128)) -> Bool {
    let (top, bottom) = approximation.bound.magnitudes
    let shown = WideInteger.product(count, ratio.1)
    let exact = WideInteger.product(ratio.0, powerOfTen(min(places, 38)))
    // Only implausibly large amounts need more than 128 bits here; they are shown with more digits.
    guard shown.high == 0, exact.high == 0, places <= 38 else { return false }
    let error = shown.low > exact.low ? shown.low - exact.low : exact.low - shown.low
    return WideInteger.isProduct(error, bottom, atMost: exact.low, top)
  }

  /// Returns whether the number has at most this many digits, not counting trailing zeros.
  package func isShort(_ digits: Int = 15) -> Bool {
    // Usually decides without counting trailing zeros.
    count < powerOfTen(digits)
      || DecimalValue.digitCount(of: count.dividedWhole(by: 10, times: 38).rest) <= digits
  }

  /// Rounds a positive ratio to the nearest number of significant digits that ends in 5, even in
  /// the whole number: 133 1/3 to three digits is 135, and 78 to one is 50. Returns `nil` if it
  /// does not fit.
  init?(_ ratio: (UInt128, UInt128), endingInFiveAt digits: Int) {
    let places = DecimalValue.places(of: digits, in: ratio)
    guard places > -38 else { return nil }
    let floor = DecimalValue(ratio, places: max(places - 1, 0), rounding: .towardZero)
    // In units of the second-to-last digit; digits missing at the end of a decimal are zeros.
    let scale = places > 0 ? powerOfTen(places - 1 - floor.places) : 1
    let tens = places > 0 ? floor.count * scale : floor.count / powerOfTen(1 - places)
    let (number, isTooLong) = tens.multipliedReportingOverflow(by: 10)
    guard !isTooLong, number < .max - 5 else { return nil }
    let (count, isTooLarge) = (number + 5).multipliedReportingOverflow(
      by: powerOfTen(max(-places, 0)))
    guard !isTooLarge else { return nil }
    self.init(count, places: max(places, 0), isExact: false)
  }

  /// Returns whether two decimals have the same digits and decimals.
  func isSame(as other: DecimalValue) -> Bool { count == other.count && places == other.places }
}

extension UInt128 {
  /// Returns the nearest multiple of a step, by a rounding rule.
  func rounded(to step: UInt128, _ rule: RoundingRule) -> UInt128 {
    divided(by: step, rounding: rule) * step
  }
}

// MARK: Rounding can carry into the next unit: nobody says "1000 grams".

extension DecimalValue {
  /// Returns whether this number of a unit is at least one of a larger unit.
  func reaches(_ larger: AnyUnit, in unit: AnyUnit) -> Bool {
    let (scaled, overflow) = larger.size.multipliedReportingOverflow(by: powerOfTen(places))
    guard !overflow else { return false }
    let (product, isMore) = count.multipliedReportingOverflow(by: unit.size)
    return isMore || product >= scaled
  }

  /// Returns the ticks of this number of a unit, if it was rounded to a whole number that is at
  /// least one of a larger unit.
  func ticks(of unit: AnyUnit, reaching larger: AnyUnit) -> UInt128? {
    guard !isExact, places == 0, reaches(larger, in: unit) else { return nil }
    let (total, overflow) = count.multipliedReportingOverflow(by: unit.size)
    return overflow ? nil : total
  }
}

extension AnyUnit {
  /// Shows a magnitude as a number of the unit, and returns whether it is exact.
  ///
  /// - Parameter notation: the notation. With `nil` or `.exact`, a number that people say as a
  ///   fraction is one. Other numbers are decimals; `.exact` never rounds them.
  func part(
    _ ticks: UInt128, _ notation: NumberNotation?
  ) -> (part: AnyPresentation.Part, isExact: Bool) {
    part((ticks, size), notation)
  }

  /// Shows a ratio as a number of the unit, in the same way.
  func part(
    _ ratio: (UInt128, UInt128), _ notation: NumberNotation?
  ) -> (part: AnyPresentation.Part, isExact: Bool) {
    if notation == .fraction || (notation != .decimal && saysFractions) {
      let divisor = greatestCommonDivisor(ratio.0, ratio.1)
      let denominator = ratio.1 / divisor
      let isSaid =
        SaidDenominator.isUsual(denominator)
        || denominator == 16 && ratio.0 == divisor && definition.vessel == .spoon
      if notation == .fraction || isSaid {
        return (AnyPresentation.Part(ratio.0 / divisor, over: denominator, self), true)
      }
    }
    if notation == .exact {
      return (AnyPresentation.Part(exactly: ratio.0, over: ratio.1, self), true)
    }
    let value = DecimalValue(convertible: ratio)
    return (AnyPresentation.Part(value, self), value.isExact)
  }
}
