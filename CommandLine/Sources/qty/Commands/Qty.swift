import ArgumentParser
import Quantities
import QuantityAnswers

/// The command, which answers a question or the lines of a file.
struct Qty: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "qty",
    abstract: "Calculates, converts and presents amounts of time, volume and mass exactly.",
    usage: """
      qty [<options>] <question>
      qty [<options>] [--file <file>] < lines
      qty <subcommand>
      """,
    discussion: """
      qty 3 tsp                      1 tablespoon
      qty 1/2 tbsp x 3               1 1/2 tablespoons
      qty 2 h 30 min + 45 min        3 hours 15 minutes
      qty 125 ml/h x 3 h             375 milliliters
      qty 1 cup --kit metric         ~240 milliliters
      qty 2 tsp to ml                9.8578431875 ml
      qty 1.375 cups to cup,tbsp     1 cup + 6 tbsp
      qty how many cups in a gallon  16 cups
      qty kg to lb                   ~2.204622622 lb
      qty 2 cups flour to g          ~240 g
      qty --to g < amounts.txt       each line in grams

      An answer that is not exactly the amount begins with ~.

      QTY_PRECISION, QTY_KIT, QTY_SYSTEM and QTY_LANGUAGE in the environment, or lines such as \
      --precision=4 in ~/.config/qty/config, set once what the options say each time.
      """,
    version: "0.3.0",
    subcommands: [Scale.self, Sum.self, Find.self, Units.self, Kits.self, Languages.self]
  )

  /// The text shown if there is no question.
  static let examples = """
    qty 7 tsp                        2 tablespoons + 1 teaspoon
    qty 1/2 tbsp x 3                 1 1/2 tablespoons
    qty how many cups in a gallon    16 cups
    qty 1 cup --kit metric           ~240 milliliters
    qty --to g < amounts.txt         each line in grams
    qty --help                       all commands and options

    QTY_PRECISION=4, QTY_KIT, QTY_SYSTEM and QTY_LANGUAGE set once what the options say each time, and
    so does a line such as --precision=4 in ~/.config/qty/config.

    """

  @Argument(
    help: ArgumentHelp(
      """
      An amount or a calculation, perhaps with 'to' and the units to convert it to, or a question \
      in words.
      """, valueName: "question"),
    transform: Words.unmarked)
  var words: [String] = []

  @OptionGroup(title: "Options for answers") var answering: AnswerOptions

  @OptionGroup(title: "Options for the style of answers") var styling: StyleOptions

  @OptionGroup(title: "Options for lines") var filtering: FilterOptions

  @Option(
    help: "When to color the marker under a mistake: \(NamedChoices.colors.list).")
  var color: String?

  func run() throws {
    let color = try NamedChoices.colors.given(color, by: "--color") ?? .auto
    let question = try answering.question(styling)
    if let path = try filtering.source(words: words) {
      try filtering.answerLines(of: path, question, answering)
    } else if words.isEmpty {
      let isTalk = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
      guard isTalk else { return try ByteOutput.print(Qty.examples) }
      try Prompt(question, color).run()
    } else {
      try Qty.answer(words, question, color, isJSON: answering.json, isQuiet: answering.quiet)
    }
  }

  /// Answers the question in the words.
  static func answer(
    _ words: [String], _ question: Question, _ color: ColorChoice, isJSON: Bool = false,
    isQuiet: Bool = false
  ) throws(Failure) {
    let text = words.joined(separator: " ")
    var output = ByteOutput(.standardOutput)
    var isAnswered = true
    do throws(Mistake) {
      let answer = try question.answer(to: text)
      if answer.namesIngredient, let trap = ShellTrap.mistake(in: words, text) { throw trap }
      if !isQuiet { ByteOutput.report(answer.notes.map { "qty: note: \($0)" }) }
      output.append(answer, to: text)
    } catch {
      isAnswered = false
      var mistake = ShellTrap.mistake(in: words, text) ?? error
      if let name = Qty.subcommand(near: words) { mistake.hint = "the command is qty \(name)" }
      if isJSON {
        output.append(mistake, of: text, line: 1)
      } else {
        mistake.report(on: text, color)
        throw Failure.reported
      }
    }
    output.append("\n")
    try output.flush()
    if !isAnswered { throw Failure.reported }
  }
}
