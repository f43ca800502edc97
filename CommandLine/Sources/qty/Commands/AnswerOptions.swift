import ArgumentParser
import Quantities

/// The options that say how a question is answered.
struct AnswerOptions: ParsableArguments {
  @OptionGroup var kitOption: KitOption

  @Option(
    help: ArgumentHelp(
      "The units to convert to where none follow 'to'; several are joined by commas.",
      valueName: "unit"),
    completion: .custom { _, _, word in WordCompletion.names(for: word) },
    transform: Words.unmarked)
  var to: String?

  @Option(help: ArgumentHelp("At most so many parts.", valueName: "n"))
  var maxParts: Int?

  @Option(
    help: ArgumentHelp(
      "The smallest unit of a time; what is below is rounded.", valueName: "unit"),
    completion: .list(TimeKind.units.map(\.name)))
  var smallest: String?

  @Flag(help: "Never approximate.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      "By how much an approximation may be off; 5 if nothing is said.", valueName: "percent"),
    transform: Words.unmarked)
  var bound: String?

  @Option(
    help: ArgumentHelp(
      "Round to multiples of an amount such as 5g, or of so many of the answer's unit.",
      valueName: "step"),
    transform: Words.unmarked)
  var round: String?

  @Flag(help: "Print the bare number, in the first unit behind 'to' or the amount's own.")
  var number = false

  @Flag(help: "Print every way to present the amount, and why one was chosen.")
  var explain = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  /// What the options say, all told.
  func question(_ styling: StyleOptions) throws(Failure) -> Question {
    if explain && (json || number) {
      throw .usage("--explain goes neither with --json nor with --number")
    }
    let kit = try kitOption.chosen()
    let style = try styling.chosen()
    var question = Question(
      form: explain ? .explanation : number ? .number : .text, isDetailed: json,
      decimalMark: try styling.decimalMark(), style: style,
      time: try ofKind(TimeKind.self, kit?.times, style),
      volume: try ofKind(VolumeKind.self, kit?.volumes, style),
      mass: try ofKind(MassKind.self, kit?.ownMasses, style))
    question.time.presenter.smallest = try smallestUnit()
    if let to { try DefaultTargets(to).apply(to: &question) }
    return question
  }

  private func ofKind<Kind>(
    _ kind: Kind.Type, _ kit: Kit<Kind>?, _ style: AnswerStyle
  ) throws(Failure) -> QuestionOfKind<Kind> {
    guard maxParts ?? 1 >= 1 else { throw .usage("--max-parts must be at least 1") }
    return QuestionOfKind(
      presenter: Presenter(kit: kit, maxParts: maxParts, approximation: try approximation()),
      style: style,
      step: try step(of: kind))
  }

  private func smallestUnit() throws(Failure) -> MeasurementUnit<TimeKind>? {
    guard let smallest else { return nil }
    return try Failure.naming("--smallest") { () throws(ParseError) in
      try MeasurementUnit(named: smallest)
    }
  }

  private func approximation() throws(Failure) -> Approximation {
    guard let bound else { return exact ? .never : .usual }
    if exact { throw .usage("--exact and --bound exclude each other") }
    let digits = bound.hasSuffix("%") ? String(bound.dropLast()) : bound
    guard let percent = try? Fraction(digits), percent >= .zero, percent <= Fraction(100) else {
      throw .usage("--bound: '\(bound)' is not a number from 0 to 100")
    }
    return .within(percent / Fraction(100))
  }

  private func step<Kind: QuantityKind>(
    of kind: Kind.Type
  ) throws(Failure) -> RoundingStep<Kind>? {
    guard let round else { return nil }
    let none = Failure.usage("--round must be more than nothing")
    if let number = try? Fraction(round) {
      guard number > .zero else { throw none }
      return .number(number)
    }
    let amount = try Failure.naming("--round") { () throws(ParseError) in try AnyAmount(round) }
    guard amount.tickCount > 0 else { throw none }
    return amount.as(kind).map { .amount($0) }
  }
}
