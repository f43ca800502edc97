import Quantities

/// The options for questions about one kind of quantity.
struct QuestionOfKind<Kind: QuantityKind> {
  var presenter = Presenter<Kind>()
  var style: AnswerStyle
  /// The default units to convert to, for questions that name none.
  var targets: ConversionTargets<Kind>?
  /// Notes on how ambiguous names of those units were read.
  var notes: [String] = []
  /// The error if amounts of this kind can't be converted to those units.
  var refusal: Mistake?
  /// The step for rounding answers to its multiples.
  var step: Step?
  /// How exactly the amounts match the text.
  var readings = Readings()

  /// Answers with a range of this kind, or with one amount, in the given units if any; returns
  /// `nil` if the kind differs.
  func answer(
    to lower: AnyAmount, _ upper: AnyAmount, in targets: [QuantityExpression.Target]
  ) throws(Mistake) -> Answer? {
    guard let lower = lower.as(Kind.self), let upper = upper.as(Kind.self) else { return nil }
    let given = ConversionTargets<Kind>(targets)
    guard lower != upper else {
      return try answer(to: lower, in: given)
    }
    return try answer(to: lower...upper, in: given)
  }

  /// Answers with an amount in the units in the question, if any.
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

  /// Answers with the ends of a range: in one unit if that suits both, otherwise separately.
  private func answer(
    to range: ClosedRange<Amount<Kind>>, in given: ConversionTargets<Kind>?
  ) throws(Mistake) -> Answer {
    let targets = given ?? targets
    let isPresented =
      style.form == .text && targets == nil && step == nil && !style.setsDigits && !showsTimeItself
    var answer = isPresented ? presentation(of: range) : try ends(of: range, in: given)
    answer.details?.range = [range.lowerBound, range.upperBound].map {
      $0.exactValue(in: targets?.first ?? range.lowerBound.unit)
    }
    return answer
  }

  private func presentation(of range: ClosedRange<Amount<Kind>>) -> Answer {
    var shown = presenter.present(range)
    if !readings.lower.isExact || !readings.upper.isExact { shown = shown.approximated() }
    var answer = answer(shown.lower, style.presentation, in: range.lowerBound.unit)
    answer.details?.isExact = shown.isExact
    return Answer(
      text: shown.formatted(style.presentation), notes: answer.notes, details: answer.details)
  }

  /// Answers with each end of a range separately.
  private func ends(
    of range: ClosedRange<Amount<Kind>>, in given: ConversionTargets<Kind>?
  ) throws(Mistake) -> Answer {
    var ofUpper = self
    ofUpper.readings.lower = readings.upper
    var answer = try answer(to: range.lowerBound, in: given)
    let upper = try ofUpper.answer(to: range.upperBound, in: given)
    answer.text =
      style.form == .explanation
      ? "\(answer.text)\n\(upper.text)"
      : style.presentation.language.range(from: answer.text, to: upper.text)
    if upper.details?.isExact == false { answer.details?.isExact = false }
    return answer
  }

  /// Answers with an estimate in the units of the question, possibly displayed in smaller units.
  func answer(
    to estimate: Estimate<Kind>, in targets: ConversionTargets<Kind>,
    shownIn display: ConversionTargets<Kind>
  ) throws(Mistake) -> Answer {
    if style.form == .explanation { throw QuestionOfKind.needsNoExplanation }
    let isNumber = style.form == .number
    let rounded = try step?.rounding(estimate.amount, in: targets.first)
    var shown = estimate.presented(in: isNumber ? [display.first] : display.units)
    if let rounded {
      shown = rounded.presented(in: isNumber ? [targets.first] : targets.units)
        .approximating(estimate.amount)
      if !estimate.isExact { shown = shown.approximated() }
    } else if style.setsDigits {
      shown = estimate.amount.presented(in: targets.units, notation: .fraction).approximated()
    } else if isNumber, shown.parts[0].unit != targets.first {
      // A bare number must be in the requested unit.
      shown = shown.total.presented(in: targets.first).approximating(estimate.amount)
    }
    let naming = rounded == nil ? display.naming : targets.naming
    var answer = answer(
      shown, isNumber ? style.number : style.conversion(naming), in: targets.first)
    answer.details?.range = [estimate.range.lowerBound, estimate.range.upperBound]
      .map { $0.exactValue(in: targets.first) }
    return answer
  }

  /// Answers with an amount in the given units.
  func conversion(
    of amount: Amount<Kind>, to targets: ConversionTargets<Kind>
  ) throws(Mistake) -> Answer {
    if style.form == .explanation { throw QuestionOfKind.needsNoExplanation }
    let unit = targets.first
    let rounded = try step?.rounding(amount, in: unit) ?? amount
    if style.form == .number { return number(rounded, for: amount, in: unit) }
    // A clock writes the exact amount, whatever the unit, and decimals must only be rounded once.
    // An ounce is 1/16 pound, not 0.0625.
    let isPart = targets.isImplied && amount.unit == unit && amount.ticks < unit.ticks
    let notation: NumberNotation? =
      style.setsDigits || isClock || isPart
      ? .fraction : presenter.approximation == .never ? .exact : nil
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
    if style.form == .explanation, LinkedParts.hasQuestions {
      return Answer(text: presenter.explain(rounded).formatted(style.presentation))
    }
    if style.form == .number { return number(rounded, for: amount, in: amount.unit) }
    var shown = presenter.present(rounded)
    if showsTimeItself {
      shown = rounded.presented(in: rounded.unit, notation: .fraction)
    } else if style.setsDigits, !shown.isExact {
      shown = rounded.presented(in: shown.parts.map { $0.unit }, notation: .fraction)
    }
    return answer(shown.approximating(amount), style.presentation, in: amount.unit)
  }

  /// Whether answers are times in the form of a clock or of ISO 8601.
  private var isClock: Bool { Kind.self == TimeKind.self && style.presentation.form != .parts }

  /// Whether the clock shows the exact amount, without a presenter.
  private var showsTimeItself: Bool { isClock && !style.isTimeRounded }

  private func number(
    _ rounded: Amount<Kind>, for amount: Amount<Kind>, in unit: MeasurementUnit<Kind>
  ) -> Answer {
    let shown = rounded.presented(in: unit, notation: .fraction).approximating(amount)
    return answer(shown, style.number, in: unit)
  }

  private func answer(
    _ shown: Presentation<Kind>, _ style: PresentationStyle, in unit: MeasurementUnit<Kind>
  ) -> Answer {
    let reading = readings.lower
    var shown = reading.isExact ? shown : shown.approximated()
    if let rounding = reading.rounding, let exact = shown.saying(rounding) { shown = exact }
    var style = style
    if reading.isRounded {
      style = shown.limitingDigits(of: style)
      // A number from the question needs no mark, although it isn't a whole number of ticks.
      let difference = Answer.Details.difference(shown.written(in: style), in: unit, reading)
      if difference?.isZero == true { style.approximation = .none }
    }
    let text = shown.formatted(style)
    guard self.style.isDetailed else { return Answer(text: text) }
    return Answer(text: text, details: Answer.Details(shown.written(in: style), in: unit, reading))
  }
}

extension Presentation {
  /// Returns a presentation of the number in the text, to two digits in the unit shown, if the
  /// amount is so small that the nearest tick is far off.
  ///
  /// - Parameter rounding: the amount minus the number in the text, in the unit of the amount.
  fileprivate func saying(_ rounding: Fraction) -> Presentation? {
    guard rounding != .zero, amount.ticks.count.magnitude < 25, parts.count == 1,
      shown.usesPowers
    else { return nil }
    let ratio = Fraction(numerator: amount.unit.ticks.count, denominator: parts[0].unit.ticks.count)
    let difference = amount.exactValue.subtractingReportingOverflow(rounding)
    let value = difference.partialValue.multipliedReportingOverflow(by: ratio)
    guard !difference.overflow, !value.overflow else { return nil }
    return saying(
      DecimalValue(value.partialValue.magnitudes, significantDigits: 2, rounding: .toNearestOrEven))
  }

  /// Limits decimals to the precision of a tick, because an amount rounded to whole ticks is not
  /// known any better.
  fileprivate func limitingDigits(of style: PresentationStyle) -> PresentationStyle {
    guard let last = written(in: style).parts.last,
      last.value.denominator > last.unit.ticks.count
    else { return style }
    // Two digits are shown even for one or two ticks, since a single digit could be off by half.
    let places = String(last.unit.ticks.count).count - 1
    let first = DecimalValue.places(of: 1, in: last.value.magnitudes)
    return style.fractions(places > first ? .decimal(places: places) : .decimal(digits: 2))
  }
}
