public import Quantities

extension Question {
  /// Makes a question with the default options.
  public init() {
    let style = AnswerStyle()
    self.init(
      style: style, time: QuestionOfKind(style: style), volume: QuestionOfKind(style: style),
      mass: QuestionOfKind(style: style))
  }

  /// Makes a question with options.
  ///
  ///     var options = QuestionOptions()
  ///     options.units = "ml"
  ///     let question = try Question(options)
  ///     try question.answer(to: "2 tsp").text  // "9.8578431875 ml"
  ///
  /// - Throws: an ``OptionError`` if an option has an invalid value, or two can't be combined.
  public init(_ options: QuestionOptions) throws(OptionError) {
    try self.init(presenting: options)
    if let units = options.units { try convert(to: units) }
  }

  /// Makes a question with options, except the units to convert to. Without those it links no
  /// parser of questions.
  package init(presenting options: QuestionOptions) throws(OptionError) {
    let vocabulary = options.vocabulary
    let style = try AnswerStyle(options)
    self.init(
      decimalMark: options.decimalMark, vocabulary: vocabulary, style: style,
      time: try QuestionOfKind(options, options.kit?.times, style, vocabulary),
      volume: try QuestionOfKind(options, options.kit?.volumes, style, vocabulary),
      mass: try QuestionOfKind(options, options.kit?.ownMasses, style, vocabulary),
      namesKit: options.kit != nil)
    time.presenter.smallest = options.smallest
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
      step: try options.step(vocabulary).flatMap { Step($0) })
  }
}

extension QuestionOfKind.Step {
  /// Makes the step from an option, or returns `nil` if its kind differs.
  fileprivate init?(_ step: ExpressionValue) {
    switch step {
    case .number(let number): self = .number(number)
    case .amount(let amount):
      guard let amount = amount.as(Kind.self) else { return nil }
      self = .amount(amount)
    case .quotient: return nil
    }
  }
}

extension QuestionOptions {
  /// The style of amounts in text, according to the options.
  ///
  ///     var options = QuestionOptions()
  ///     options.precision = 2
  ///     let scaler = AmountScaler(by: 1, style: try options.textStyle)
  ///     try scaler.scaled("1 1/3 cups milk")  // "~1.3 cups milk"
  ///
  /// - Throws: an ``OptionError`` if an option has an invalid value, or two can't be combined.
  public var textStyle: PresentationStyle {
    get throws(OptionError) { try AnswerStyle(self).presentation }
  }

  /// The step of rounding: an amount, or a number of units of the answer; `nil` if ``round`` isn't
  /// set.
  ///
  ///     var options = QuestionOptions()
  ///     options.round = "5g"
  ///     try options.roundingStep?.amount  // 5 grams
  ///
  /// - Throws: an ``OptionError`` if the step is neither, or not greater than zero.
  public var roundingStep: ExpressionValue? {
    get throws(OptionError) { try step(vocabulary) }
  }

  fileprivate func step(_ vocabulary: Vocabulary) throws(OptionError) -> ExpressionValue? {
    guard let round else { return nil }
    let isZero = OptionError("round", " must be greater than zero")
    if let number = try? Fraction(round) {
      guard number > .zero else { throw isZero }
      return .number(number)
    }
    let amount = try OptionError.naming("round") { () throws(ParseError) in
      try AnyAmount(round, vocabulary: vocabulary)
    }
    guard amount.tickCount > 0 else { throw isZero }
    return .amount(amount)
  }
}
