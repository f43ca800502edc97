// Decimal numbers of metric units, and of units that no other kit serves.

extension AnyPresenter {
  /// Shows a magnitude as one decimal number, in the largest unit of which there is one.
  ///
  /// What was said in a unit of the kit's own system is given back, if that takes no more than 15
  /// digits; what was not, or does not end, takes as few digits as are near enough.
  ///
  /// - Parameters:
  ///   - units: the units, in descending order.
  ///   - isOwn: whether the amount was said in the kit's own system.
  /// - Precondition: the magnitude is not zero.
  func inDecimals(
    _ ticks: UInt128, _ units: ArraySlice<AnyUnit>, isOwn: Bool
  ) -> AnyPresentation {
    let index = units.largest(in: ticks) ?? units.endIndex - 1
    let unit = units[index]
    if approximation == .never {
      return AnyPresentation(AnyPresentation.Part(exactly: ticks, in: unit), isExact: true)
    }
    if isOwn, let exact = DecimalValue(readableExactly: (ticks, unit.size)) {
      return AnyPresentation(exact, unit)
    }
    guard let rounded = fewestDigits(ticks, unit) else {
      return AnyPresentation(AnyPresentation.Part(exactly: ticks, in: unit), isExact: true)
    }
    // Rounding can reach the next unit: nobody says "1000 grams".
    if !rounded.isExact, index > units.startIndex, rounded.places == 0 {
      let larger = units[index - 1]
      let (total, overflow) = rounded.count.multipliedReportingOverflow(by: unit.size)
      if !overflow, total >= larger.size,
        let carried = DecimalValue(readableExactly: (total, larger.size))
      {
        return AnyPresentation(AnyPresentation.Part(carried, larger), isExact: false)
      }
    }
    return AnyPresentation(rounded, unit)
  }

  /// Rounds to the fewest digits that are within 1.5 %, which are three at most, or within the bound
  /// that the caller gives.
  private func fewestDigits(_ ticks: UInt128, _ unit: AnyUnit) -> DecimalValue? {
    let isUsual = approximation.isUsual
    let bound = isUsual ? .within(Fraction(reduced: 3, 200)) : approximation
    for digits in 1...(isUsual ? 3 : 15) {
      guard
        let value = DecimalValue((ticks, unit.size), roundedTo: digits, .toNearestOrEven)
      else { return nil }
      // Three digits are always near enough.
      if value.isExact || isUsual && digits == 3
        || value.isWithin(bound, of: (ticks, unit.size))
      {
        return value
      }
    }
    return nil
  }
}

extension DecimalValue {
  /// Makes the decimal that a ratio is exactly, if it ends within 15 significant digits.
  init?(readableExactly ratio: (UInt128, UInt128)) {
    let (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    if let exact = DecimalValue(whole, and: rest, over: ratio.1), exact.significantDigits <= 15 {
      self = exact
      return
    }
    let divisor = greatestCommonDivisor(ratio.0, ratio.1)
    guard let exact = DecimalValue(exactly: (ratio.0 / divisor, ratio.1 / divisor)),
      exact.significantDigits <= 15
    else { return nil }
    self = exact
  }

  /// Rounds a positive ratio to a number of significant digits, in the whole number too: 237 to two
  /// digits is 240. Gives `nil` if the result does not fit.
  init?(
    _ ratio: (UInt128, UInt128), roundedTo digits: Int, _ rounding: FloatingPointRoundingRule
  ) {
    let whole = ratio.0 / ratio.1
    let surplus = whole == 0 ? 0 : DecimalValue.digitCount(of: whole) - digits
    guard surplus > 0 else {
      self.init(ratio, significantDigits: digits, rounding: rounding)
      return
    }
    let (step, isTooLarge) = ratio.1.multipliedReportingOverflow(by: powerOfTen(surplus))
    // Where the step does not fit, the ratio is less than one of it.
    guard !isTooLarge else { return nil }
    let (count, rest) = ratio.0.quotientAndRemainder(dividingBy: step)
    let rounded = count + (rounding.goesUp(count, rest, step) ? 1 : 0)
    let (value, overflow) = rounded.multipliedReportingOverflow(by: powerOfTen(surplus))
    guard !overflow else { return nil }
    self.init(value, places: 0, isExact: rest == 0)
  }

  /// Returns whether the number is off from a ratio by no more than a fraction of it.
  func isWithin(_ approximation: Approximation, of ratio: (UInt128, UInt128)) -> Bool {
    let (top, bottom) = approximation.bound.magnitudes
    let shown = WideInteger.product(count, ratio.1)
    let exact = WideInteger.product(ratio.0, powerOfTen(min(places, 38)))
    // Only amounts that nobody has take more than 128 bits here; they are shown in more digits.
    guard shown.high == 0, exact.high == 0, places <= 38 else { return false }
    let error = shown.low > exact.low ? shown.low - exact.low : exact.low - shown.low
    return WideInteger.isProduct(error, bottom, atMost: exact.low, top)
  }
}

extension AnyKit {
  /// Whether a unit belongs to the system of the kit's units.
  func shows(_ unit: AnyUnit) -> Bool {
    if units.contains(unit) { return true }
    let systems = units[0].definition.systems
    return unit.definition.systems.contains { systems.contains($0) }
  }
}
