import Quantities

/// How questions about one kind of quantity are to be answered.
struct QuestionOfKind<Kind: QuantityKind> {
  var presenter = Presenter<Kind>()
  var style: AnswerStyle
  /// The units to convert to where a question names none.
  var targets: ConversionTargets<Kind>?
  /// How the names of those units were read, if they can mean several.
  var notes: [String] = []
  /// Why amounts of this kind cannot be converted to them.
  var refusal: Mistake?
  /// What answers are rounded to multiples of.
  var step: RoundingStep<Kind>?

  /// Answers an expression about amounts of this kind, or gives `nil` if they are of another.
  func answer(
    to lower: AnyAmount, _ upper: AnyAmount, _ expression: QuantityExpression, _ question: Question
  ) throws(Mistake) -> Answer? {
    guard let lower = lower.as(Kind.self), let upper = upper.as(Kind.self) else { return nil }
    let given = ConversionTargets<Kind>(expression.targets)
    guard expression.amount.isRange else {
      return try answer(to: lower, in: given, question.form, question.isDetailed)
    }
    return try answer(to: lower...upper, in: given, question.form, question.isDetailed)
  }

  /// Answers with an amount in the units that the question names, if any.
  private func answer(
    to amount: Amount<Kind>, in given: ConversionTargets<Kind>?, _ form: Question.Form,
    _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    if let given { return try conversion(of: amount, to: given, form, isDetailed) }
    if let targets {
      var answer = try conversion(of: amount, to: targets, form, isDetailed)
      answer.notes = notes
      return answer
    }
    if let refusal { throw refusal }
    return try presentation(of: amount, form, isDetailed)
  }

  /// Answers with the ends of a range in one unit where that serves both, or each on its own.
  private func answer(
    to range: ClosedRange<Amount<Kind>>, in given: ConversionTargets<Kind>?,
    _ form: Question.Form, _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    let lower = try answer(to: range.lowerBound, in: given, form, isDetailed)
    let upper = try answer(to: range.upperBound, in: given, form, isDetailed)
    let targets = given ?? targets
    var answer = lower
    let isPresented = form == .text && targets == nil && step == nil && !style.setsDigits
    answer.text =
      isPresented
      ? presenter.present(range).formatted(style.presentation) : "\(lower.text) to \(upper.text)"
    if form == .explanation { answer.text = "\(lower.text)\n\(upper.text)" }
    answer.details?.range = [range.lowerBound, range.upperBound].map {
      $0.exactValue(in: targets?.first ?? range.lowerBound.unit)
    }
    answer.details?.isExact = lower.details?.isExact == true && upper.details?.isExact == true
    return answer
  }

  /// What an estimate comes to in some units.
  func answer(
    to estimate: Estimate<Kind>, in targets: ConversionTargets<Kind>, _ form: Question.Form,
    _ isDetailed: Bool, _ note: String
  ) throws(Mistake) -> Answer {
    if form == .explanation { throw QuestionOfKind.needsNoExplanation }
    let isNumber = form == .number
    let shown = try rounded(estimate, in: targets.first).presented(
      in: isNumber ? [targets.first] : targets.units)
    let style =
      isNumber ? style.number : style.conversion(targets.naming).approximation(.tilde)
    var answer = answer(shown.formatted(style), shown, in: targets.first, isDetailed)
    answer.notes = [note]
    answer.details?.range = [estimate.range.lowerBound, estimate.range.upperBound]
      .map { $0.exactValue(in: targets.first) }
    return answer
  }

  /// An estimate about a multiple of the step, if there is one.
  private func rounded(
    _ estimate: Estimate<Kind>, in unit: MeasurementUnit<Kind>
  ) throws(Mistake) -> Estimate<Kind> {
    guard let amount = try step?.rounding(estimate.amount, in: unit) else { return estimate }
    let (least, most) = (estimate.range.lowerBound, estimate.range.upperBound)
    return Estimate(amount, in: min(least, amount)...max(most, amount))
  }

  func conversion(
    of amount: Amount<Kind>, to targets: ConversionTargets<Kind>, _ form: Question.Form,
    _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    if form == .explanation { throw QuestionOfKind.needsNoExplanation }
    let unit = targets.first
    let rounded = try step?.rounding(amount, in: unit) ?? amount
    if form == .number { return number(rounded, for: amount, in: unit, isDetailed) }
    let shown = targets.presentation(of: rounded, notation: style.setsDigits ? .fraction : nil)
      .approximating(amount)
    return answer(shown.formatted(style.conversion(targets.naming)), shown, in: unit, isDetailed)
  }

  private static var needsNoExplanation: Mistake {
    Mistake(
      code: ParseError.Code.invalidOperation.description,
      message: "a conversion needs no explanation", hint: "leave out the unit to convert to",
      range: 0..<0)
  }

  private func presentation(
    of amount: Amount<Kind>, _ form: Question.Form, _ isDetailed: Bool
  ) throws(Mistake) -> Answer {
    let rounded = try step?.rounding(amount, in: amount.unit) ?? amount
    switch form {
    case .explanation: return Answer(text: presenter.explain(rounded).description)
    case .number: return number(rounded, for: amount, in: amount.unit, isDetailed)
    case .text: break
    }
    var shown = presenter.present(rounded)
    if style.setsDigits, !shown.isExact, shown.parts.count == 1 {
      shown = rounded.presented(in: shown.parts[0].unit, notation: .fraction)
    }
    shown = shown.approximating(amount)
    return answer(shown.formatted(style.presentation), shown, in: amount.unit, isDetailed)
  }

  private func number(
    _ rounded: Amount<Kind>, for amount: Amount<Kind>, in unit: MeasurementUnit<Kind>,
    _ isDetailed: Bool
  ) -> Answer {
    let shown = rounded.presented(in: unit, notation: .fraction).approximating(amount)
    return answer(shown.formatted(style.number), shown, in: unit, isDetailed)
  }

  private func answer(
    _ text: String, _ shown: Presentation<Kind>, in unit: MeasurementUnit<Kind>,
    _ isDetailed: Bool
  ) -> Answer {
    Answer(text: text, details: isDetailed ? Answer.Details(shown, in: unit) : nil)
  }
}

extension Answer.Details {
  fileprivate init<Kind>(_ shown: Presentation<Kind>, in unit: MeasurementUnit<Kind>) {
    self.init(
      value: shown.amount.exactValue(in: unit), unit: unit.qualifiedName,
      parts: shown.parts.map { Answer.Part(value: $0.value, unit: $0.unit.qualifiedName) },
      isExact: shown.isExact, isMeasurable: shown.isMeasurable,
      error: shown.error.exactValue(in: unit))
  }
}
