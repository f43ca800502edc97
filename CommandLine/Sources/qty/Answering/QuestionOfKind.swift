import Quantities

/// How questions about one kind of quantity are to be answered.
struct QuestionOfKind<Kind: QuantityKind> {
  var presenter = Presenter<Kind>()
  /// The units to convert to where a question names none.
  var targets: ConversionTargets<Kind>?
  /// How the names of those units were read, if they can mean several.
  var notes: [String] = []
  /// Why amounts of this kind cannot be converted to them.
  var refusal: Mistake?
  /// What answers are rounded to multiples of.
  var step: RoundingStep<Kind>?

  /// What an amount comes to, in the units that the question names, if any.
  func answer(
    to amount: Amount<Kind>, in given: [QuantityExpression.Target], _ form: Question.Form,
    _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    if let given = ConversionTargets<Kind>(given) {
      return try conversion(of: amount, to: given, form, isDetailed)
    }
    if let targets {
      var answer = try conversion(of: amount, to: targets, form, isDetailed)
      answer.notes = notes
      return answer
    }
    if let refusal { throw refusal }
    return try presentation(of: amount, form, isDetailed)
  }

  private func conversion(
    of amount: Amount<Kind>, to targets: ConversionTargets<Kind>, _ form: Question.Form,
    _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    if form == .explanation {
      throw Mistake(
        code: ParseError.Code.invalidOperation.description,
        message: "a conversion needs no explanation", hint: "leave out the unit to convert to",
        range: 0..<0)
    }
    let unit = targets.units[0]
    let rounded = try step?.rounding(amount, in: unit) ?? amount
    if form == .number && !isDetailed { return Answer(text: number(rounded, unit)) }
    let shown = rounded.presented(in: targets.units)
    return Answer(
      text: form == .number ? number(rounded, unit) : shown.formatted(targets.style),
      details: isDetailed ? Answer.Details(shown, of: amount, in: unit) : nil)
  }

  private func presentation(
    of amount: Amount<Kind>, _ form: Question.Form, _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    let rounded = try step?.rounding(amount, in: amount.unit) ?? amount
    if form == .explanation { return Answer(text: presenter.explain(rounded).description) }
    if form == .number && !isDetailed { return Answer(text: number(rounded, amount.unit)) }
    let shown = presenter.present(rounded)
    let text = form == .number ? number(rounded, amount.unit) : shown.formatted()
    // Rounding comes before presenting, which then knows nothing of it.
    let isMarked = form == .text && shown.isExact && rounded != amount
    return Answer(
      text: isMarked ? "~\(text)" : text,
      details: isDetailed ? Answer.Details(shown, of: amount, in: amount.unit) : nil)
  }

  private func number(_ amount: Amount<Kind>, _ unit: MeasurementUnit<Kind>) -> String {
    amount.exactValue(in: unit).formatted(.decimal)
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
