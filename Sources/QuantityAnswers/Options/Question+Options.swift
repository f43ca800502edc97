import Quantities

extension Question {
  /// Makes the question that is answered in the usual way.
  public init() {
    let style = AnswerStyle()
    self.init(
      style: style, time: QuestionOfKind(style: style), volume: QuestionOfKind(style: style),
      mass: QuestionOfKind(style: style))
  }

  /// Makes the question of what the options say.
  ///
  ///     var options = QuestionOptions()
  ///     options.units = "ml"
  ///     let question = try Question(options)
  ///     try question.answer(to: "2 tsp").text  // "9.8578431875 ml"
  ///
  /// - Throws: an ``OptionError`` if an option has no such value, or two cannot be combined.
  public init(_ options: QuestionOptions) throws(OptionError) {
    let vocabulary = options.vocabulary
    let style = try AnswerStyle(options)
    self.init(
      decimalMark: options.decimalMark, vocabulary: vocabulary, style: style,
      time: try QuestionOfKind(options, options.kit?.times, style, vocabulary),
      volume: try QuestionOfKind(options, options.kit?.volumes, style, vocabulary),
      mass: try QuestionOfKind(options, options.kit?.ownMasses, style, vocabulary),
      namesKit: options.kit != nil)
    time.presenter.smallest = options.smallest
    if let units = options.units { try convert(to: units) }
  }
}

extension AnswerStyle {
  fileprivate init(_ options: QuestionOptions) throws(OptionError) {
    let digits = try options.digits()
    presentation = options.presentation
    naming = options.unitStyle
    setsDigits = digits != nil
    if let naming { presentation.units = naming }
    if let digits { presentation.fractions = digits }
    isAllExact = options.approximation == .never
    hasBound = options.approximation != nil
    form = options.form
    isDetailed = options.isDetailed
    isTimeRounded = options.maxParts != nil || options.smallest != nil
  }
}

extension QuestionOptions {
  fileprivate func digits() throws(OptionError) -> PresentationStyle.Fractions? {
    if precision != nil && decimals != nil {
      throw OptionError(combining: "precision", "decimals")
    }
    if let precision {
      guard (1...38).contains(precision) else {
        throw OptionError("precision", " must be from 1 to 38")
      }
      return .decimal(digits: precision)
    }
    if let decimals {
      guard (0...38).contains(decimals) else {
        throw OptionError("decimals", " must be from 0 to 38")
      }
      return .decimal(places: decimals)
    }
    return nil
  }
}

extension QuestionOfKind {
  fileprivate init(
    _ options: QuestionOptions, _ kit: Kit<Kind>?, _ style: AnswerStyle, _ vocabulary: Vocabulary
  ) throws(OptionError) {
    guard options.maxParts ?? 1 >= 1 else { throw OptionError("max-parts", " must be at least 1") }
    self.init(
      presenter: Presenter(
        kit: kit, maxParts: options.maxParts, approximation: options.approximation ?? .usual,
        system: vocabulary.system),
      style: style,
      step: try options.round.flatMap { text throws(OptionError) in
        try Step(text, vocabulary)
      })
  }
}

extension QuestionOfKind.Step {
  /// Reads the step of an option; gives `nil` if it is one of another kind.
  fileprivate init?(_ text: String, _ vocabulary: Vocabulary) throws(OptionError) {
    let isZero = OptionError("round", " must be greater than zero")
    if let number = try? Fraction(text) {
      guard number > .zero else { throw isZero }
      self = .number(number)
      return
    }
    let amount = try OptionError.naming("round") { () throws(ParseError) in
      try AnyAmount(text, vocabulary: vocabulary)
    }
    guard amount.tickCount > 0 else { throw isZero }
    guard let amount = amount.as(Kind.self) else { return nil }
    self = .amount(amount)
  }
}
