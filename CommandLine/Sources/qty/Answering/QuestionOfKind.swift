import Quantities

/// How questions about one kind of quantity are to be answered.
struct QuestionOfKind<Kind: QuantityKind> {
  var presenter = Presenter<Kind>()
  /// The units to convert to where a question names none.
  var targets: ConversionTargets<Kind>?
  /// What answers are rounded to multiples of.
  var step: RoundingStep<Kind>?
  /// Why amounts of this kind have no answer.
  var refusal: Mistake?

  /// What an amount comes to, in the units that the question names, if any.
  func answer(
    to amount: Amount<Kind>, in given: [QuantityExpression.Target], _ form: Question.Form,
    _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    let targets = ConversionTargets(given) ?? targets
    if targets == nil, let refusal { throw refusal }
    let unit = targets?.units[0] ?? amount.unit
    let rounded = try step?.rounding(amount, in: unit) ?? amount
    switch form {
    case .number:
      return answer(
        rounded.exactValue(in: unit).formatted(.decimal), targets?.present(rounded), of: amount,
        in: unit, isDetailed)
    case .explanation where targets == nil:
      return Answer(text: presenter.explain(rounded).description)
    case .text, .explanation:
      if let targets {
        let shown = targets.present(rounded)
        return answer(shown.formatted(targets.style), shown, of: amount, in: unit, isDetailed)
      }
      let shown = presenter.present(rounded)
      let text = shown.formatted()
      return answer(
        rounded != amount && shown.isExact ? "~\(text)" : text, shown, of: amount, in: unit,
        isDetailed)
    }
  }

  private func answer(
    _ text: String, _ shown: Presentation<Kind>?, of amount: Amount<Kind>,
    in unit: MeasurementUnit<Kind>, _ isDetailed: Bool
  ) -> Answer {
    guard isDetailed else { return Answer(text: text) }
    let shown = shown ?? presenter.present(amount)
    return Answer(text: text, details: Answer.Details(shown, of: amount, in: unit))
  }
}

extension Answer.Details {
  fileprivate init<Kind>(
    _ shown: Presentation<Kind>, of amount: Amount<Kind>, in unit: MeasurementUnit<Kind>
  ) {
    let error = shown.total.subtractingReportingOverflow(amount)
    self.init(
      value: amount.exactValue(in: unit), unit: unit.qualifiedName,
      parts: shown.parts.map { Answer.Part(value: $0.value, unit: $0.unit.qualifiedName) },
      isExact: shown.isExact && shown.amount == amount, isMeasurable: shown.isMeasurable,
      error: error.overflow ? .zero : error.partialValue.exactValue(in: unit))
  }
}
