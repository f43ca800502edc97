import Quantities

extension AnswerStyle {
  /// Answers with a number without a unit.
  ///
  /// A terminating decimal is written in full. Any other number is written as a fraction if its
  /// denominator is at most 100, and else to three significant digits. The caller can ask for
  /// decimals, for all digits or for a bound.
  func answer(with number: Fraction, isApproximate: Bool) -> Answer {
    let asksForDigits = form == .number || setsDigits || presentation.fractions == .decimal
    let isReadable = number.denominator <= SaidDenominator.greatestOfNumbers || isAllExact
    let isRounded = asksForDigits || !number.endsAsDecimal && !isReadable
    let style: PresentationStyle =
      if asksForDigits {
        self.number
      } else if number.endsAsDecimal {
        self.number.fractions(.longestDecimal)
      } else if isReadable {
        presentation
      } else {
        hasBound ? self.number : self.number.fractions(.decimal(digits: 3))
      }
    let text = number.formatted(style)
    // The English text can be parsed back.
    let difference =
      isRounded
      ? LongFraction(decimal: number.formatted(style.language(.english)))
        - LongFraction(number) : nil
    let isExact = !isApproximate && difference?.isZero != false
    let answer = Answer(text: isExact || form == .number ? text : "~" + text)
    guard isDetailed else { return answer }
    var details = Answer.Details(value: number)
    details.isExact = isExact
    if !isExact && !isApproximate { details.difference = difference }
    return Answer(text: answer.text, details: details)
  }
}

extension AnswerStyle {
  /// Answers with a number as a percentage: `70%`.
  func answer(withShare number: Fraction, isApproximate: Bool) throws(Mistake) -> Answer {
    guard let percent = number.multiplied(by: Fraction(100)) else {
      throw Mistake(
        code: ParseError.Code.tooLarge.description, message: "the result is too large", range: 0..<0
      )
    }
    var answer = answer(with: percent, isApproximate: isApproximate)
    if form != .number { answer.text += "%" }
    answer.details?.unit = "percent"
    return answer
  }
}

extension PresentationStyle.Fractions {
  /// All digits of any terminating decimal that fits 128 bits.
  fileprivate static let longestDecimal = PresentationStyle.Fractions.decimal(digits: 38)
}

extension Fraction {
  /// Whether the number is a terminating decimal.
  var endsAsDecimal: Bool {
    var rest = denominator
    while rest % 2 == 0 { rest /= 2 }
    while rest % 5 == 0 { rest /= 5 }
    return rest == 1
  }
}
