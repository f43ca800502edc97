import ArgumentParser
import IngredientDensities
import Quantities
import QuantityAnswers

/// Adds the ingredients of recipes.
struct Sum: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sum", _superCommandName: "qty",
    abstract: "Adds the ingredients of recipes to a shopping list.",
    usage: "qty sum [<options>] [<file> ...]",
    discussion: """
      qty sum pancakes.txt cake.txt
      qty sum --for metric *.md

      An ingredient is a line whose amount comes first, or last, after a name, or a field
      such as @flour{200%g} or a row of a table. Amounts of one ingredient are added
      whatever their units; a volume and a weight by the density, if it is known.
      Ingredients without an amount, such as Salt, come last. A line whose amount cannot
      be read, or that has two, is not added, and reported on standard error.
      """
  )

  @Argument(help: ArgumentHelp("The files to read (default: standard input).", valueName: "file"))
  var files: [String] = []

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Give all in the units of a kitchen: \(NamedChoices.kitchens.list).", valueName: "kitchen"))
  var kitchen: String?

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws {
    let kitchen = try NamedChoices.kitchens.given(kitchen, by: "--for")
    let language = try TextLanguage(languageOptions, QuestionOptions())
    var streams = Streams()
    var (sum, words, isComplete) = try sum(language, &streams)
    let scaler = IngredientScaler(AmountScaler(by: 1, for: kitchen, finder: sum.finder))
    var notes = ScalingNotes()
    for item in sum.items {
      guard kitchen != nil else {
        streams.output.append(item.text + "\n")
        continue
      }
      var context = TextContext(before: words)
      let scaled = scaler.scaling(item.text, after: &context)
      notes.add(scaled)
      for amount in scaled.unscaled {
        isComplete = false
        streams.tell("\(Mistake.quoting(item.text)) was left as it is: \(amount.reason)")
      }
      streams.output.append(scaled.text + "\n")
    }
    for name in sum.unmeasured { streams.output.append(name + "\n") }
    notes.tell(on: &streams)
    try streams.flush()
    if !isComplete { throw Failure.reported }
  }

  /// Adds the files, and reports lines that are left out. Also returns the starts of the files.
  private func sum(
    _ language: TextLanguage, _ streams: inout Streams
  ) throws(Failure) -> (AmountSum, words: String, isComplete: Bool) {
    var sum: AmountSum?
    var words = ""
    var (isComplete, isEmpty) = (true, true)
    for path in files.isEmpty ? ["-"] : files {
      var reader = try TextReader(path: path)
      let start = try reader.peek()
      var context = TextContext(before: start)
      words += start + "\n"
      // The first text decides the language of all.
      if sum == nil { sum = AmountSum(finder: AmountFinder(try language.options(for: &reader))) }
      while let line = try reader.next(flushing: {}) {
        var omissions: [(line: Int, message: String)] = []
        switch line.piece {
        case nil:
          let text = ForeignText(line.bytes).text
          isEmpty = isEmpty && text.utf8.allSatisfy { $0 <= 0x20 }
          omissions = (sum?.add(text, after: &context) ?? []).map {
            ($0.line - 1, "\(Mistake.quoting($0.text)) was not added: \($0.reason)")
          }
        case .first: omissions = [(0, RecordReader.isTooLong)]
        case .other: break
        }
        for (offset, message) in omissions {
          isComplete = false
          streams.tell(message, line: line.number + offset, of: files.count > 1 ? path : nil)
        }
      }
    }
    if isComplete, !isEmpty, sum.map({ $0.items.isEmpty && $0.unmeasured.isEmpty }) ?? true {
      isComplete = false
      streams.tell("no line begins or ends with the amount of an ingredient")
    }
    return (sum ?? AmountSum(finder: AmountFinder(language.options)), words, isComplete)
  }
}
