// What the operators of each quotient are made of. They round once, to the nearest tick, ties to
// even, and their intermediate products have 256 bits.

extension Quotient {
  /// Returns the numerator for a quantity of the denominator, in the numerator's unit.
  ///
  ///     (120.grams / 1.cups).multiplied(by: 2.cups)  // 240 grams
  ///
  /// - Precondition: the product fits 128 bits of ticks.
  public func multiplied(by denominator: some Quantity<Denominator>) -> Amount<Numerator> {
    let product = multipliedReportingOverflow(by: denominator)
    precondition(!product.overflow, "The product does not fit 128 bits of ticks")
    return product.partialValue
  }

  /// Returns the numerator for a quantity of the denominator, and whether it does not fit 128 bits of ticks
  /// (the partial value is then zero).
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
  /// Returns how much of the denominator has this much of the numerator, in the denominator's unit.
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

  /// Returns how much of the denominator has this much of the numerator, and whether that does not fit 128
  /// bits of ticks or the quotient is zero (the partial value is then zero).
  ///
  ///     240.grams.dividedReportingOverflow(by: 120.grams / 1.cups).partialValue  // 2 cups
  public func dividedReportingOverflow<Denominator>(
    by quotient: Quotient<Kind, Denominator>
  ) -> (partialValue: Amount<Denominator>, overflow: Bool) {
    let result = quotient.ratio.dividing(ticks.count)
    return (Amount(ticks: Ticks(result ?? 0), unit: quotient.denominatorUnit), result == nil)
  }
}
