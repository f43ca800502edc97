import ArgumentParser
import QuantityAnswers

/// The options for answering a question.
struct AnswerOptions: ParsableArguments {
  @OptionGroup var kitOption: KitOption

  @OptionGroup var languageOptions: LanguageOptions

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

  @Flag(help: "Never approximate: give a fraction where a decimal would not end.")
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
      Print the ten best ways to present the amount, best first, why the others were not \
      chosen, and how many more there are.
      """)
  var explain = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print no notes on how a question was read.")
  var quiet = false

  /// Makes a question from all options.
  func question(_ styling: StyleOptions) throws(Failure) -> Question {
    if explain && (json || number) {
      throw .usage("--explain cannot be combined with --json or --number")
    }
    var options = QuestionOptions()
    options.kit = try kitOption.chosen()
    try languageOptions.set(&options)
    options.form = explain ? .explanation : number ? .number : .text
    options.isDetailed = json
    let precision = try Settings.precision()
    do throws(OptionError) {
      try styling.set(&options)
      if styling.precision == nil, styling.decimals == nil { options.precision = precision }
      options.maxParts = maxParts
      (options.round, options.units) = (round, to)
      if let smallest { try options.set("smallest", to: smallest) }
      if exact { try options.set("exact") }
      if let bound { try options.set("bound", to: bound) }
      return try Question(options)
    } catch {
      throw Failure(error.onCommandLine())
    }
  }
}
