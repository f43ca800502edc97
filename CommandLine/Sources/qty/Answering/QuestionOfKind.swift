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
  var step: Step?
  /// Whether the text itself says that the amount is not exact.
  var isApproximate = false

  /// Answers an expression about amounts of this kind, or returns `nil` if they are of another.
  func answer(
    to lower: AnyAmount, _ upper: AnyAmount, _ expression: QuantityExpression
  ) throws(Mistake) -> Answer? {
    guard let lower = lower.as(Kind.self), let upper = upper.as(Kind.self) else { return nil }
    let given = ConversionTargets<Kind>(expression.targets)
    guard expression.amount.isRange else {
      return try answer(to: lower, in: given)
    }
    return try answer(to: lower...upper, in: given)
  }

  /// Answers with an amount in the units that the question names, if any.
  private func answer(
    to amount: Amount<Kind>, in given: ConversionTargets<Kind>?
  ) throws(Mistake) -> Answer {
    if let given { return try conversion(of: amount, to: given) }
    if let targets {
      var answer = try conversion(of: amount, to: targets)
      answer.notes = notes
      return answer
    }
    if let refusal { throw refusal }
    return try presentation(of: amount)
  }

  /// Answers with the ends of a range in one unit where that serves both, or each on its own.
  private func answer(
    to range: ClosedRange<Amount<Kind>>, in given: ConversionTargets<Kind>?
  ) throws(Mistake) -> Answer {
    let targets = given ?? targets
    let isPresented = style.form == .text && targets == nil && step == nil && !style.setsDigits
    let answer = isPresented ? presentation(of: range) : try ends(of: range, in: given)
    answer.details?.range = [range.lowerBound, range.upperBound].map {
      $0.exactValue(in: targets?.first ?? range.lowerBound.unit)
    }
    return answer
  }

  private func presentation(of range: ClosedRange<Amount<Kind>>) -> Answer {
    var shown = presenter.present(range)
    if isApproximate { shown = shown.approximated() }
    let answer = answer(shown.lower, style.presentation, in: range.lowerBound.unit)
    answer.details?.isExact = shown.isExact
    return Answer(
      text: shown.formatted(style.presentation), notes: answer.notes, details: answer.details)
  }

  /// Answers with each end of a range on its own.
  private func ends(
    of range: ClosedRange<Amount<Kind>>, in given: ConversionTargets<Kind>?
  ) throws(Mistake) -> Answer {
    // One mark in front says of both that the text is not exact.
    var plain = self
    plain.isApproximate = false
    var answer = try answer(to: range.lowerBound, in: given)
    let upper = try plain.answer(to: range.upperBound, in: given)
    answer.text += style.form == .explanation ? "\n\(upper.text)" : " to \(upper.text)"
    if upper.details?.isExact == false { answer.details?.isExact = false }
    return answer
  }

  /// Answers with an estimate in some units.
  func answer(
    to estimate: Estimate<Kind>, in targets: ConversionTargets<Kind>
  ) throws(Mistake) -> Answer {
    if style.form == .explanation { throw QuestionOfKind.needsNoExplanation }
    let isNumber = style.form == .number
    let units = isNumber ? [targets.first] : targets.units
    let rounded = try step?.rounding(estimate.amount, in: targets.first)
    var shown = estimate.presented(in: units)
    if let rounded {
      shown = rounded.presented(in: units).approximating(estimate.amount)
      if !estimate.isExact { shown = shown.approximated() }
    }
    let answer = answer(
      shown, isNumber ? style.number : style.conversion(targets.naming), in: targets.first)
    answer.details?.range = [estimate.range.lowerBound, estimate.range.upperBound]
      .map { $0.exactValue(in: targets.first) }
    return answer
  }

  /// Answers with an amount in some units.
  func conversion(
    of amount: Amount<Kind>, to targets: ConversionTargets<Kind>
  ) throws(Mistake) -> Answer {
    if style.form == .explanation { throw QuestionOfKind.needsNoExplanation }
    let unit = targets.first
    let rounded = try step?.rounding(amount, in: unit) ?? amount
    if style.form == .number { return number(rounded, for: amount, in: unit) }
    // A clock writes the amount itself, whatever the unit.
    let notation: NumberNotation? = style.setsDigits || isClock ? .fraction : nil
    let shown = targets.presentation(of: rounded, notation: notation).approximating(amount)
    return answer(shown, style.conversion(targets.naming), in: unit)
  }

  private static var needsNoExplanation: Mistake {
    Mistake(
      code: ParseError.Code.invalidOperation.description,
      message: "a conversion needs no explanation", hint: "leave out the unit to convert to",
      range: 0..<0)
  }

  private func presentation(of amount: Amount<Kind>) throws(Mistake) -> Answer {
    let rounded = try step?.rounding(amount, in: amount.unit) ?? amount
    switch style.form {
    case .explanation: return Answer(text: presenter.explain(rounded).description)
    case .number: return number(rounded, for: amount, in: amount.unit)
    case .text: break
    }
    var shown = presenter.present(rounded)
    if isClock, !style.isTimeRounded {
      shown = rounded.presented(in: rounded.unit, notation: .fraction)
    } else if style.setsDigits, !shown.isExact, shown.parts.count == 1 {
      shown = rounded.presented(in: shown.parts[0].unit, notation: .fraction)
    }
    return answer(shown.approximating(amount), style.presentation, in: amount.unit)
  }

  /// Whether answers are times as a clock or ISO 8601 writes them.
  private var isClock: Bool { Kind.self == TimeKind.self && style.presentation.form != .parts }

  private func number(
    _ rounded: Amount<Kind>, for amount: Amount<Kind>, in unit: MeasurementUnit<Kind>
  ) -> Answer {
    let shown = rounded.presented(in: unit, notation: .fraction).approximating(amount)
    return answer(shown, style.number, in: unit)
  }

  private func answer(
    _ shown: Presentation<Kind>, _ style: PresentationStyle, in unit: MeasurementUnit<Kind>
  ) -> Answer {
    let shown = isApproximate ? shown.approximated() : shown
    let text = shown.formatted(style)
    guard self.style.isDetailed else { return Answer(text: text) }
    let details = Answer.Details(shown.written(in: style), in: unit)
    // Nobody knows how far off "about" is.
    if isApproximate { details.difference = nil }
    return Answer(text: text, details: details)
  }
}

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

extension Answer.Details {
  fileprivate convenience init<Kind>(_ shown: Presentation<Kind>, in unit: MeasurementUnit<Kind>) {
    self.init(value: shown.amount.exactValue(in: unit), unit: unit.qualifiedName)
    parts = shown.parts.map { Answer.Part(value: $0.value, unit: $0.unit.qualifiedName) }
    isExact = shown.isExact
    isMeasurable = shown.isMeasurable
    difference = shown.isExact ? nil : shown.sum(in: unit)?.difference(from: value)
  }
}

extension Presentation {
  /// Returns what the parts come to in a unit, exactly, or `nil` if it does not fit 128 bits.
  fileprivate func sum(in unit: MeasurementUnit<Kind>) -> Fraction? {
    var sum = Fraction.zero
    for part in parts {
      let size = Fraction(numerator: part.unit.ticks.count, denominator: unit.ticks.count)
      let (product, isTooLong) = part.value.multipliedReportingOverflow(by: size)
      let (next, isTooLarge) = sum.addingReportingOverflow(product)
      if isTooLong || isTooLarge { return nil }
      sum = next
    }
    return sum
  }
}
