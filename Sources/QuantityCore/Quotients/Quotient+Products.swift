// Multiplying or dividing a quotient and a quantity rounds once, to the nearest tick, ties to even,
// from a 256-bit intermediate product. Products and quotients of two quotients are exact.

extension Quotient {
  /// Returns the amount of the numerator for a quantity of the denominator, in the numerator's
  /// unit.
  ///
  ///     (120.grams / 1.cups).multiplied(by: 2.cups)  // 240 grams
  ///
  /// - Precondition: the product fits 128 bits of ticks.
  public func multiplied(by denominator: some Quantity<Denominator>) -> Amount<Numerator> {
    let product = multipliedReportingOverflow(by: denominator)
    precondition(!product.overflow, "The product does not fit 128 bits of ticks")
    return product.partialValue
  }

  /// Returns the amount of the numerator for a quantity of the denominator, and whether it
  /// overflows 128 bits of ticks (the partial value is then zero).
  ///
  ///     (120.grams / 1.cups).multipliedReportingOverflow(by: 2.cups).partialValue  // 240 grams
  public func multipliedReportingOverflow(
    by denominator: some Quantity<Denominator>
  ) -> (partialValue: Amount<Numerator>, overflow: Bool) {
    let product = ratio.times(denominator.ticks.count)
    return (Amount(ticks: Ticks(product ?? 0), unit: numeratorUnit), product == nil)
  }
}

extension Quantity {
  /// Returns the amount of the denominator that has this much of the numerator, in the
  /// denominator's unit.
  ///
  ///     240.grams.divided(by: 120.grams / 1.cups)  // 2 cups
  ///
  /// - Precondition: the quotient is not zero, and the result fits 128 bits of ticks.
  public func divided<Denominator>(
    by quotient: Quotient<Kind, Denominator>
  ) -> Amount<Denominator> {
    precondition(quotient.ratio != .zero, "A quantity cannot be divided by zero")
    let result = dividedReportingOverflow(by: quotient)
    precondition(!result.overflow, "The quotient does not fit 128 bits of ticks")
    return result.partialValue
  }

  /// Returns the amount of the denominator that has this much of the numerator, and whether it
  /// overflows 128 bits of ticks or the quotient is zero (the partial value is then zero).
  ///
  ///     240.grams.dividedReportingOverflow(by: 120.grams / 1.cups).partialValue  // 2 cups
  public func dividedReportingOverflow<Denominator>(
    by quotient: Quotient<Kind, Denominator>
  ) -> (partialValue: Amount<Denominator>, overflow: Bool) {
    let result = quotient.ratio.dividing(ticks.count)
    return (Amount(ticks: Ticks(result ?? 0), unit: quotient.denominatorUnit), result == nil)
  }
}

extension Quotient {
  /// Returns the exact product with a quotient whose numerator is of this denominator's kind.
  ///
  ///     let milk: Density = 245.grams / 1.cups
  ///     milk.multiplied(by: 2.cups / 1.minutes)           // 490 g/min
  ///
  /// - Precondition: the product fits 128 bits.
  public func multiplied<Other>(
    by other: Quotient<Denominator, Other>
  ) -> Quotient<Numerator, Other> {
    .init(ratio: ratio * other.ratio, numeratorUnit, per: other.denominatorUnit)
  }

  /// Returns the quotient divided by one with the same denominator, exactly.
  ///
  ///     let milk: MassFlow = 490.grams / 1.minutes
  ///     milk.divided(by: 2.cups / 1.minutes)              // 245 g/c
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits.
  public func divided<Other>(
    by other: Quotient<Other, Denominator>
  ) -> Quotient<Numerator, Other> {
    .init(ratio: ratio / other.ratio, numeratorUnit, per: other.numeratorUnit)
  }

  /// Returns the quotient divided by one with the same numerator, exactly.
  ///
  ///     let milk: MassFlow = 490.grams / 1.minutes
  ///     milk.divided(by: 245.grams / 1.cups)              // 2 c/min
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits.
  public func divided<Other>(
    by other: Quotient<Numerator, Other>
  ) -> Quotient<Other, Denominator> {
    .init(ratio: ratio / other.ratio, other.denominatorUnit, per: denominatorUnit)
  }

  /// Returns the exact product with a quotient, and whether it overflows 128 bits (the partial
  /// value is then zero).
  ///
  ///     let milk: Density = 245.grams / 1.cups
  ///     milk.multipliedReportingOverflow(by: 2.cups / 1.minutes).partialValue  // 490 g/min
  public func multipliedReportingOverflow<Other>(
    by other: Quotient<Denominator, Other>
  ) -> (partialValue: Quotient<Numerator, Other>, overflow: Bool) {
    let product = ratio.multipliedReportingOverflow(by: other.ratio)
    return (
      .init(ratio: product.partialValue, numeratorUnit, per: other.denominatorUnit),
      product.overflow
    )
  }

  /// Returns the quotient divided by one with the same denominator, exactly, and whether the result
  /// overflows 128 bits or the divisor is zero (the partial value is then zero).
  ///
  ///     let milk: MassFlow = 490.grams / 1.minutes
  ///     milk.dividedReportingOverflow(by: 2.cups / 1.minutes).partialValue  // 245 g/c
  public func dividedReportingOverflow<Other>(
    by other: Quotient<Other, Denominator>
  ) -> (partialValue: Quotient<Numerator, Other>, overflow: Bool) {
    let result = ratio.dividedReportingOverflow(by: other.ratio)
    return (
      .init(ratio: result.partialValue, numeratorUnit, per: other.numeratorUnit), result.overflow
    )
  }

  /// Returns the quotient divided by one with the same numerator, exactly, and whether the result
  /// overflows 128 bits or the divisor is zero (the partial value is then zero).
  ///
  ///     let milk: MassFlow = 490.grams / 1.minutes
  ///     milk.dividedReportingOverflow(by: 245.grams / 1.cups).partialValue  // 2 c/min
  public func dividedReportingOverflow<Other>(
    by other: Quotient<Numerator, Other>
  ) -> (partialValue: Quotient<Other, Denominator>, overflow: Bool) {
    let result = ratio.dividedReportingOverflow(by: other.ratio)
    return (
      .init(ratio: result.partialValue, other.denominatorUnit, per: denominatorUnit),
      result.overflow
    )
  }
}
