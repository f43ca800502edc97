// In how many digits people read a number: all rules of rounding that are not asked for.

extension DecimalValue {
  /// Rounds a ratio as people read it: not at all, if it takes at most three decimals; else to whole
  /// units from 10 up, and to three significant digits below.
  init(readable ratio: (UInt128, UInt128), rounding: FloatingPointRoundingRule) {
    let (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    if let exact = DecimalValue(whole, and: rest, over: ratio.1) {
      self = exact
    } else if whole >= 10 {
      let isUp = rounding.goesUp(whole, rest, ratio.1)
      self.init(whole + (isUp ? 1 : 0), places: 0, isExact: false)
    } else {
      self.init(ratio, significantDigits: 3, rounding: rounding)
    }
  }

  /// Rounds a ratio as a conversion gives it: not at all, if it takes at most 15 significant digits,
  /// else to 10.
  init(convertible ratio: (UInt128, UInt128), maxPlaces: Int = 38) {
    let divisor = greatestCommonDivisor(ratio.0, ratio.1)
    if let exact = DecimalValue(exactly: (ratio.0 / divisor, ratio.1 / divisor)),
      exact.significantDigits <= 15
    {
      self = exact
    } else {
      self.init(ratio, significantDigits: 10, maxPlaces: maxPlaces, rounding: .toNearestOrEven)
    }
  }

  /// How many digits the number has between its first and its last that is not zero.
  var significantDigits: Int {
    DecimalValue.digitCount(of: count.dividedWhole(by: 10, times: 38).rest)
  }
}

extension UInt128 {
  /// Returns the multiple of a step that is nearest by a rule.
  func rounded(to step: UInt128, _ rule: FloatingPointRoundingRule) -> UInt128 {
    divided(by: step, rounding: rule) * step
  }
}

extension AnyUnit {
  /// Whether people say fractions of the unit: of the customary ones, not of the metric.
  var saysFractions: Bool {
    definition.systems.contains { $0 == .usCustomary || $0 == .imperial }
  }

  /// Shows a magnitude as a number of the unit, and tells whether that is exact.
  ///
  /// - Parameter notation: how the number is written; if it is `nil` or exact, a number that people
  ///   say as a fraction is one, and others are decimals.
  func part(
    _ ticks: UInt128, _ notation: NumberNotation?
  ) -> (part: AnyPresentation.Part, isExact: Bool) {
    if notation == .fraction || (notation != .decimal && saysFractions) {
      let divisor = greatestCommonDivisor(ticks, size)
      let denominator = size / divisor
      if notation == .fraction || [2, 3, 4, 8].contains(denominator) {
        return (AnyPresentation.Part(ticks / divisor, over: denominator, self), true)
      }
    }
    if notation == .exact { return (AnyPresentation.Part(exactly: ticks, in: self), true) }
    let value = DecimalValue(convertible: (ticks, size))
    return (AnyPresentation.Part(value, self), value.isExact)
  }
}
