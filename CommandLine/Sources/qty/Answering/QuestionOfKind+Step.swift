import Quantities

extension QuestionOfKind {
  /// What answers are rounded to multiples of.
  enum Step {
    case amount(Amount<Kind>)
    /// A number of the answer's unit.
    case number(Fraction)

    /// Rounds an amount to the nearest multiple of the step, ties to even.
    func rounding(
      _ amount: Amount<Kind>, in unit: MeasurementUnit<Kind>
    ) throws(Mistake) -> Amount<Kind> {
      let step = size(in: unit)
      guard step > 0 else { return amount }
      let (count, rest) = amount.ticks.count.magnitude.quotientAndRemainder(dividingBy: step)
      let isUp = rest > step - rest || (rest == step - rest && count % 2 == 1)
      let (rounded, overflow) = (count + (isUp ? 1 : 0)).multipliedReportingOverflow(by: step)
      guard !overflow, let ticks = Int128(exactly: rounded) else {
        throw Mistake(
          code: ParseError.Code.tooLarge.description, message: "the amount is too large to round",
          range: 0..<0)
      }
      return amount.replacing(ticks: Ticks(amount.ticks < .zero ? -ticks : ticks))
    }

    private func size(in unit: MeasurementUnit<Kind>) -> UInt128 {
      switch self {
      case .amount(let amount): amount.ticks.count.magnitude
      case .number(let number):
        Amount(Fraction(1), unit).multipliedReportingOverflow(by: number).partialValue.ticks.count
          .magnitude
      }
    }
  }
}
