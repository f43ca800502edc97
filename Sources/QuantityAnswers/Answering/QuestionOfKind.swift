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
  /// How exactly the amount is what the text says.
  var readings = Readings()

  /// Answers with both ends of a range of this kind, or one amount in the units that are given, if any are;
  /// returns `nil` if they are of another kind.
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

  /// Answers with each end of a range on its own.
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

  /// Answers with an estimate in the units of the question, shown in units that may be smaller.
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
      // A bare number is one of the unit that was asked for.
      shown = shown.total.presented(in: targets.first).approximating(estimate.amount)
    }
    let naming = rounded == nil ? display.naming : targets.naming
    var answer = answer(
      shown, isNumber ? style.number : style.conversion(naming), in: targets.first)
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
    // A clock writes the amount itself, whatever the unit, and decimals are rounded once.
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
    switch style.form {
    case .explanation: return Answer(text: presenter.explain(rounded).formatted(style.presentation))
    case .number: return number(rounded, for: amount, in: amount.unit)
    case .text: break
    }
    var shown = presenter.present(rounded)
    if showsTimeItself {
      shown = rounded.presented(in: rounded.unit, notation: .fraction)
    } else if style.setsDigits, !shown.isExact {
      shown = rounded.presented(in: shown.parts.map { $0.unit }, notation: .fraction)
    }
    return answer(shown.approximating(amount), style.presentation, in: amount.unit)
  }

  /// Whether answers are times as a clock or ISO 8601 writes them.
  private var isClock: Bool { Kind.self == TimeKind.self && style.presentation.form != .parts }

  /// Whether a clock writes the amount, and not what a presenter makes of it.
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
      // What the question says itself needs no mark, although it is no whole number of ticks.
      let difference = Answer.Details.difference(shown.written(in: style), in: unit, reading)
      if difference?.isZero == true { style.approximation = .none }
    }
    let text = shown.formatted(style)
    guard self.style.isDetailed else { return Answer(text: text) }
    return Answer(text: text, details: Answer.Details(shown.written(in: style), in: unit, reading))
  }
}

extension Presentation {
  /// Returns the same for what a text says, if that is so little that the nearest tick is off by much: two
  /// digits of it, in the unit that is shown.
  ///
  /// - Parameter rounding: the difference between the amount and the text, in the unit of the amount.
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

  /// Returns a style with decimals that do not go below a tick: an amount that was rounded to a whole
  /// number of them is not known better.
  fileprivate func limitingDigits(of style: PresentationStyle) -> PresentationStyle {
    guard let last = written(in: style).parts.last,
      last.value.denominator > last.unit.ticks.count
    else { return style }
    // Two digits are shown even of one or two ticks, or it could be off by half of itself.
    let places = String(last.unit.ticks.count).count - 1
    let first = DecimalValue.places(of: 1, in: last.value.magnitudes)
    return style.fractions(places > first ? .decimal(places: places) : .decimal(digits: 2))
  }
}
