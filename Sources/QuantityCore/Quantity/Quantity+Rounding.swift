extension Quantity {
  /// Returns the nearest multiple of another quantity, in this quantity's unit.
  ///
  ///     43.grams.rounded(to: 5.grams)                       // 45 grams
  ///     50.minutes.rounded(to: 0.25.hours)                  // 45 minutes
  ///     1.1.cups.rounded(to: 0.25.cups, .up)                // 1 1/4 cups
  ///
  /// - Parameters:
  ///   - step: the quantity to round to a multiple of.
  ///   - rule: the rounding rule; default: to nearest, ties to even.
  /// - Precondition: the step is positive, and the result fits 128 bits of ticks.
  public func rounded(
    to step: some Quantity<Kind>, _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> Amount<Kind> {
    let size = step.ticks.count
    precondition(size > 0, "A quantity can only be rounded to a positive step")
    return Amount(
      ticks: Ticks(ticks.count.divided(by: size, rounding: RoundingRule(rule)) * size), unit: unit)
  }

  /// Returns how often another quantity fits into this one, and the remainder, which has this
  /// quantity's sign and unit.
  ///
  ///     let (batches, rest) = 1000.grams.quotientAndRemainder(dividingBy: 300.grams)
  ///     batches                                             // 3
  ///     rest                                                // 100 grams
  ///
  /// - Precondition: the divisor is not zero, and the quotient fits 128 bits.
  public func quotientAndRemainder(
    dividingBy divisor: some Quantity<Kind>
  ) -> (quotient: Int128, remainder: Amount<Kind>) {
    precondition(divisor.ticks != .zero, "A quantity cannot be divided by zero")
    let (quotient, rest) = ticks.count.quotientAndRemainder(dividingBy: divisor.ticks.count)
    return (quotient, Amount(ticks: Ticks(rest), unit: unit))
  }
}
