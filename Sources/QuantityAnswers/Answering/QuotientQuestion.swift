import Quantities

/// A question about a quotient: `125 ml/h to l/day`, `100 mg / 5 ml`.
struct QuotientQuestion<Numerator: QuantityKind, Denominator: QuantityKind> {
  let quotient: Quotient<Numerator, Denominator>
  let style: AnswerStyle
  /// Whether the text marks the quotient as approximate.
  let isAbout: Bool
  /// The notation for numbers that aren't terminating decimals, if the options choose one.
  let notation: NumberNotation?

  private typealias Shown = QuotientPresentation<Numerator, Denominator>

  /// Answers with the quotient in its usual units.
  func answer() throws(Mistake) -> Answer {
    let (above, below) = (quotient.numeratorUnit, quotient.denominatorUnit)
    let value = try value(above, below)
    if style.form == .number { return number(value, above, below) }
    var shown = quotient.presented()
    if let unit = shown.numerator.parts.first?.unit, !shown.isExact, let notation {
      shown = try presented(unit, shown.denominatorUnit, notation)
    }
    // A value that fits in one unit may not fit in another.
    _ = try self.value(shown.numerator.parts[0].unit, shown.denominatorUnit)
    return try answer(shown, value, above, below, style.presentation) { $0.formatted($1) }
  }

  /// Answers with the quotient in the requested units, in the words of the question.
  func answer(in target: QuantityExpression.Target) throws(Mistake) -> Answer {
    guard let words = ConversionTargets<Numerator>([target]), let denominator = target.denominator,
      let below = denominator.unit(of: Denominator.self)
    else { return try answer() }
    let value = try value(words.first, below)
    if style.form == .number { return number(value, words.first, below) }
    let shown = try presented(words.first, below, notation)
    return try answer(shown, value, words.first, below, style.conversion(words.naming)) {
      shown, naming in
      if style.naming != nil { return shown.formatted(naming) }
      let sign = denominator.divider == "/" ? "/" : " \(denominator.divider) "
      return shown.numerator.formatted(naming) + sign + denominator.spelling
    }
  }

  private func value(
    _ above: MeasurementUnit<Numerator>, _ below: MeasurementUnit<Denominator>
  ) throws(Mistake) -> Fraction {
    guard let value = quotient.exactValue(in: above, per: below) else {
      throw Mistake(
        code: ParseError.Code.tooLarge.description,
        message: "the number does not fit 128 bits in \(above.plural) per \(below)", range: 0..<0)
    }
    return value
  }

  private func presented(
    _ above: MeasurementUnit<Numerator>, _ below: MeasurementUnit<Denominator>,
    _ notation: NumberNotation?
  ) throws(Mistake) -> Shown {
    guard let shown = quotient.presented(in: above, per: below, notation: notation) else {
      _ = try value(above, below)
      return quotient.presented()
    }
    return shown
  }

  private func number(
    _ value: Fraction, _ above: MeasurementUnit<Numerator>, _ below: MeasurementUnit<Denominator>
  ) -> Answer {
    var answer = style.answer(with: value, isApproximate: isAbout)
    answer.details?.unit = "\(above.qualifiedName)/\(below.qualifiedName)"
    return answer
  }

  /// Answers with the presentation of a value in two units.
  private func answer(
    _ shown: Shown, _ value: Fraction, _ above: MeasurementUnit<Numerator>,
    _ below: MeasurementUnit<Denominator>, _ style: PresentationStyle,
    text: (Shown, PresentationStyle) -> String
  ) throws(Mistake) -> Answer {
    let written = shown.numerator.written(in: style)
    let (part, unit) = (written.parts[0], shown.denominatorUnit)
    guard part.value != .zero || value == .zero || self.style.setsDigits else {
      throw Mistake(
        code: ParseError.Code.tooSmall.description,
        message: "the number is too small in \(part.unit.plural) per \(unit)", range: 0..<0)
    }
    let text = text(isAbout ? shown.approximated() : shown, style)
    guard self.style.isDetailed else { return Answer(text: text) }
    var details = Answer.Details(
      value: value, unit: "\(above.qualifiedName)/\(below.qualifiedName)")
    details.parts = [
      Answer.Part(value: part.value, unit: "\(part.unit.qualifiedName)/\(unit.qualifiedName)")
    ]
    details.isMeasurable = shown.numerator.isMeasurable
    // Both in the same units.
    let difference =
      LongFraction(part.value) * LongFraction(part.unit.size(in: above))
      * LongFraction(below.size(in: unit)) - LongFraction(value)
    details.isExact = !isAbout && difference.isZero
    if !isAbout, !difference.isZero { details.difference = difference }
    return Answer(text: text, details: details)
  }
}

extension Question {
  /// Answers a question about a quotient of any kinds.
  func answer(
    to quotient: AnyQuotient, _ expression: QuantityExpression
  ) throws(Mistake) -> Answer {
    if let second = quotient.secondDenominatorUnit {
      return try self.answer(to: quotient, per: second, expression)
    }
    func answer<Numerator: QuantityKind, Denominator: QuantityKind>(
      _ numerator: Numerator.Type, _ denominator: Denominator.Type
    ) throws(Mistake) -> Answer? {
      guard let quotient = quotient.as(numerator, per: denominator) else { return nil }
      return try self.answer(to: quotient, expression)
    }
    if let answer = try answer(MassKind.self, VolumeKind.self) { return answer }
    if let answer = try answer(VolumeKind.self, TimeKind.self) { return answer }
    if let answer = try answer(MassKind.self, TimeKind.self) { return answer }
    if let answer = try answer(VolumeKind.self, MassKind.self) { return answer }
    if let answer = try answer(TimeKind.self, VolumeKind.self) { return answer }
    if let answer = try answer(TimeKind.self, MassKind.self) { return answer }
    if let answer = try answer(MassKind.self, MassKind.self) { return answer }
    if let answer = try answer(VolumeKind.self, VolumeKind.self) { return answer }
    if let answer = try answer(TimeKind.self, TimeKind.self) { return answer }
    return Answer(text: quotient.description)
  }

  /// Answers with a quotient per two units, as the quotient per first unit for one of the second.
  private func answer(
    to quotient: AnyQuotient, per second: AnyUnit, _ expression: QuantityExpression
  ) throws(Mistake) -> Answer {
    let target = expression.targets.first
    var (first, second) = (quotient.denominatorUnit, second)
    if let below = target?.denominator?.handle, let other = target?.secondDenominator?.handle {
      (first, second) = (below, other)
    }
    let asked = try? quotient.converted(to: quotient.numeratorUnit, per: first, second)
    guard let one = asked?.forOneOfSecond else {
      throw Mistake(
        code: ParseError.Code.tooLarge.description, message: "the number does not fit 128 bits",
        range: 0..<0)
    }
    var answer = try self.answer(to: one, expression)
    if style.form != .number {
      if style.naming == nil, let below = target?.secondDenominator {
        answer.text += (below.divider == "/" ? "/" : " \(below.divider) ") + below.spelling
      } else {
        answer.text = style.conversion(target == nil ? .name : .symbol)
          .rate(answer.text, per: second)
      }
    }
    answer.details?.append(second.qualifiedName)
    return answer
  }

  /// Answers with a number as a ratio of two units of one kind: `2 tbsp/gal to ml/l`.
  func answer(
    to number: Fraction, in target: QuantityExpression.Target, _ expression: QuantityExpression
  ) throws(Mistake) -> Answer {
    func answer<Kind: QuantityKind>(_ kind: Kind.Type) throws(Mistake) -> Answer? {
      guard let above = target.unit(of: kind), let below = target.denominator?.unit(of: kind),
        let quotient = try? Quotient(
          checking: Amount(ticks: Ticks(number.numerator), unit: above),
          per: Amount(ticks: Ticks(number.denominator), unit: below))
      else { return nil }
      return try self.answer(to: quotient, expression)
    }
    if let answer = try answer(VolumeKind.self) { return answer }
    if let answer = try answer(MassKind.self) { return answer }
    if let answer = try answer(TimeKind.self) { return answer }
    return style.answer(with: number, isApproximate: expression.amount.isApproximate)
  }

  private func answer<Numerator, Denominator>(
    to quotient: Quotient<Numerator, Denominator>, _ expression: QuantityExpression
  ) throws(Mistake) -> Answer {
    var style = style
    style.presentation.form = .parts
    let isExact = volume.presenter.approximation == .never
    let question = QuotientQuestion(
      quotient: quotient, style: style, isAbout: expression.amount.isAbout,
      notation: style.setsDigits ? .fraction : isExact ? .exact : nil)
    if style.form == .explanation {
      throw .unsuited("a quotient is not made of measures", "leave out --explain")
    }
    if time.step != nil || volume.step != nil || mass.step != nil {
      throw .unsuited(
        "a quotient is not rounded to multiples", "use --precision or --decimals")
    }
    if let target = expression.targets.first { return try question.answer(in: target) }
    if let units {
      throw Mistake(
        code: ParseError.Code.incompatibleKinds.description,
        message:
          "cannot convert \(Numerator.name) per \(Denominator.name) to \(Mistake.quoting(units))",
        range: 0..<0)
    }
    if namesKit {
      throw .unsuited(
        "a kit has no measures for \(Numerator.name) per \(Denominator.name)", "leave out --kit")
    }
    return try question.answer()
  }
}

extension Answer.Details {
  /// Appends a second denominator to all units.
  fileprivate mutating func append(_ second: String) {
    unit = unit.map { "\($0)/\(second)" }
    parts = parts.map { Answer.Part(value: $0.value, unit: "\($0.unit)/\(second)") }
  }
}

extension Mistake {
  /// The error for an option that does not suit a question.
  fileprivate static func unsuited(_ message: String, _ hint: String) -> Mistake {
    Mistake(
      code: ParseError.Code.invalidOperation.description, message: message, hint: hint, range: 0..<0
    )
  }
}
