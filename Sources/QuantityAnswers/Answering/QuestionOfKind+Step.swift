import Quantities

extension QuestionOfKind {
  /// A step for rounding answers to its multiples.
  enum Step {
    case amount(Amount<Kind>)
    /// A number of units of the answer.
    case number(Fraction)

    /// Rounds an amount to the nearest multiple of the step, ties to even.
    func rounding(
      _ amount: Amount<Kind>, in unit: MeasurementUnit<Kind>
    ) throws(Mistake) -> Amount<Kind> {
      let step: UInt128
      switch self {
      case .amount(let amount): step = amount.ticks.count.magnitude
      case .number(let number):
        if let rounded = exactMultiple(of: number, near: amount, in: unit) { return rounded }
        let size = Amount(Fraction(1), unit).multipliedReportingOverflow(by: number)
        // A step greater than any amount is at least nearly twice this one, so it rounds to zero.
        if size.overflow { return amount.withTicks(.zero) }
        step = size.partialValue.ticks.count.magnitude
      }
      // Every amount is a multiple of a step below one tick.
      guard step > 0 else { return amount }
      let (count, rest) = amount.ticks.count.magnitude.quotientAndRemainder(dividingBy: step)
      let isUp = rest > step - rest || (rest == step - rest && count % 2 == 1)
      let (rounded, overflow) = (count + (isUp ? 1 : 0)).multipliedReportingOverflow(by: step)
      guard !overflow, let ticks = Int128(exactly: rounded) else {
        throw Mistake(
          code: ParseError.Code.tooLarge.description, message: "the amount is too large to round",
          range: 0..<0)
      }
      return amount.withTicks(Ticks(amount.ticks < .zero ? -ticks : ticks))
    }

    /// Rounds to a multiple of a number, even if that isn't a whole number of ticks, or returns
    /// `nil` if this exceeds 128 bits: 11 times 1/11 gram is a gram.
    private func exactMultiple(
      of step: Fraction, near amount: Amount<Kind>, in unit: MeasurementUnit<Kind>
    ) -> Amount<Kind>? {
      let quotient = amount.exactValue(in: unit).dividedReportingOverflow(by: step)
      guard !quotient.overflow else { return nil }
      let ratio = quotient.partialValue
      let (whole, rest) = ratio.numerator.magnitude
        .quotientAndRemainder(dividingBy: ratio.denominator.magnitude)
      let other = ratio.denominator.magnitude - rest
      let isUp = rest > other || (rest == other && whole % 2 == 1)
      guard let count = Int128(exactly: whole + (isUp ? 1 : 0)) else { return nil }
      let multiple = step.multipliedReportingOverflow(
        by: Fraction(numerator: ratio < .zero ? -count : count, denominator: 1))
      guard !multiple.overflow else { return nil }
      let rounded = Amount(Fraction(1), unit).multipliedReportingOverflow(by: multiple.partialValue)
      return rounded.overflow ? nil : amount.withTicks(rounded.partialValue.ticks)
    }
  }
}
