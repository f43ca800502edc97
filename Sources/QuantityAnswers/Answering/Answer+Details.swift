import Quantities

extension Answer.Details {
  /// Describes a presentation in numbers.
  ///
  /// - Parameters:
  ///   - shown: the presentation, with the numbers as written.
  ///   - unit: the unit of the numbers.
  ///   - reading: how exactly the amount matches the text.
  init<Kind>(
    _ shown: Presentation<Kind>, in unit: MeasurementUnit<Kind>, _ reading: Readings.Reading
  ) {
    self.init(value: shown.amount.exactValue(in: unit), unit: unit.qualifiedName)
    parts = shown.parts.map { Answer.Part(value: $0.value, unit: $0.unit.qualifiedName) }
    isMeasurable = shown.isMeasurable
    let difference = shown.isExact ? nil : Answer.Details.difference(shown, in: unit, reading)
    let isZero = difference?.isZero == true
    // A number from the text can be shown exactly, although it isn't a whole number of ticks.
    isExact = shown.isExact || (isZero && reading.isRounded)
    if !isZero { self.difference = difference }
  }

  /// Returns the presentation minus the number in the text, or `nil` if that is unknown.
  static func difference<Kind>(
    _ shown: Presentation<Kind>, in unit: MeasurementUnit<Kind>, _ reading: Readings.Reading
  ) -> LongFraction? {
    // The error of an amount marked "about" is unknown.
    guard !reading.isAbout, let rounding = reading.rounding else { return nil }
    let value = shown.amount.exactValue(in: unit)
    let own = shown.amount.unit.size(in: unit)
    if let sum = shown.sum(in: unit), let excess = rounding.multiplied(by: own),
      let difference = sum.subtracting(value)?.plus(excess)
    {
      return LongFraction(difference)
    }
    let said = LongFraction(value) - LongFraction(rounding) * LongFraction(own)
    return shown.longSum(in: unit) - said
  }
}

extension MeasurementUnit {
  /// Returns the size of the unit in another unit.
  func size(in unit: MeasurementUnit) -> Fraction {
    Fraction(numerator: ticks.count, denominator: unit.ticks.count)
  }
}

extension Presentation {
  /// Returns the sum of the parts in a unit, or `nil` if it does not fit 128 bits.
  fileprivate func sum(in unit: MeasurementUnit<Kind>) -> Fraction? {
    parts.reduce(.zero) { sum, part in
      part.value.multiplied(by: part.unit.size(in: unit)).flatMap { sum?.plus($0) }
    }
  }

  /// Returns the sum of the parts in a unit.
  fileprivate func longSum(in unit: MeasurementUnit<Kind>) -> LongFraction {
    parts.reduce(LongFraction(.zero)) { sum, part in
      sum + LongFraction(part.value) * LongFraction(part.unit.size(in: unit))
    }
  }
}

extension Fraction {
  /// Returns the difference, or `nil` if it does not fit.
  fileprivate func subtracting(_ other: Fraction) -> Fraction? {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? nil : difference
  }
}
