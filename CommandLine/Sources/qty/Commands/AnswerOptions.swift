import ArgumentParser
import Quantities

/// The options that say how a question is answered.
struct AnswerOptions: ParsableArguments {
  @OptionGroup var kitOption: KitOption

  @OptionGroup var systemOption: SystemOption

  @Option(
    help: ArgumentHelp(
      "Convert to these units, unless the question names others after 'to'.",
      valueName: "unit,..."),
    transform: Words.unmarked)
  var to: String?

  @Option(help: ArgumentHelp("Use at most this many parts.", valueName: "n"))
  var maxParts: Int?

  @Option(
    help: ArgumentHelp(
      "The smallest unit for times, which are rounded to it.", valueName: "unit"))
  var smallest: String?

  @Flag(help: "Never approximate: say a fraction where no decimal ends.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      "The largest error of an approximation (default: 5).", valueName: "percent"),
    transform: Words.unmarked)
  var bound: String?

  @Option(
    help: ArgumentHelp(
      """
      Round to multiples of an amount, such as 5g, or, if it is a bare number, to multiples of that \
      number of the answer's unit; ties to even.
      """,
      valueName: "step"),
    transform: Words.unmarked)
  var round: String?

  @Flag(
    help: """
      Print only the number, as a decimal without a mark, in the first unit to convert to or else the \
      amount's own unit.
      """)
  var number = false

  @Flag(
    help: """
      Print the ten best ways to present the amount, the best first, and why the others were not \
      chosen; and how many more there are.
      """)
  var explain = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  /// Makes the question of all that the options say.
  func question(_ styling: StyleOptions) throws(Failure) -> Question {
    if explain && (json || number) {
      throw .usage("--explain cannot be combined with --json or --number")
    }
    let kit = try kitOption.chosen()
    let vocabulary = Vocabulary.standard(for: try systemOption.chosen())
    var style = try styling.chosen()
    style.presentation.system = vocabulary.system
    style.form = explain ? .explanation : number ? .number : .text
    style.isDetailed = json
    style.isTimeRounded = maxParts != nil || smallest != nil
    var question = Question(
      decimalMark: try styling.decimalMark(), vocabulary: vocabulary, style: style,
      time: try ofKind(TimeKind.self, kit?.times, style, vocabulary),
      volume: try ofKind(VolumeKind.self, kit?.volumes, style, vocabulary),
      mass: try ofKind(MassKind.self, kit?.ownMasses, style, vocabulary))
    question.time.presenter.smallest = try smallestUnit()
    question.namesKit = kitOption.kit != nil
    if let to { try question.convert(to: to) }
    return question
  }

  private func ofKind<Kind>(
    _ kind: Kind.Type, _ kit: Kit<Kind>?, _ style: AnswerStyle, _ vocabulary: Vocabulary
  ) throws(Failure) -> QuestionOfKind<Kind> {
    guard maxParts ?? 1 >= 1 else { throw .usage("--max-parts must be at least 1") }
    return QuestionOfKind(
      presenter: Presenter(
        kit: kit, maxParts: maxParts, approximation: try approximation(), system: vocabulary.system),
      style: style,
      step: try step(of: kind, vocabulary))
  }

  private func smallestUnit() throws(Failure) -> MeasurementUnit<TimeKind>? {
    guard let smallest else { return nil }
    return try Failure.naming("--smallest") { () throws(ParseError) in
      try MeasurementUnit(named: smallest)
    }
  }

  private func approximation() throws(Failure) -> Approximation {
    guard let bound else { return exact ? .never : .usual }
    if exact { throw .usage("--exact and --bound cannot be combined") }
    let digits = bound.hasSuffix("%") ? String(bound.dropLast()) : bound
    guard let percent = try? Fraction(digits), percent >= .zero, percent <= Fraction(100) else {
      throw .usage("--bound: '\(bound)' is not a number from 0 to 100")
    }
    return .within(percent / Fraction(100))
  }

  private func step<Kind: QuantityKind>(
    of kind: Kind.Type, _ vocabulary: Vocabulary
  ) throws(Failure) -> QuestionOfKind<Kind>.Step? {
    guard let round else { return nil }
    let none = Failure.usage("--round must be greater than zero")
    if let number = try? Fraction(round) {
      guard number > .zero else { throw none }
      return .number(number)
    }
    let amount = try Failure.naming("--round") { () throws(ParseError) in
      try AnyAmount(round, vocabulary: vocabulary)
    }
    guard amount.tickCount > 0 else { throw none }
    return amount.as(kind).map { .amount($0) }
  }
}
