import ArgumentParser
import Quantities
import QuantityAnswers

/// Finds the amounts in a text.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", _superCommandName: "qty",
    abstract: "Prints every amount in a text with its line, its column and its value.",
    usage: "qty find [<options>] [<file> ...]",
    discussion: """
      qty find recipe.txt
      qty find --kind time --json < recipe.txt
      """
  )

  @Argument(help: ArgumentHelp("The files to read (default: standard input).", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print only amounts of one kind: \(NamedChoices.kinds.list).", valueName: "kind"))
  var kind: String?

  @OptionGroup var languageOptions: LanguageOptions

  @Flag(help: "Print every number, with its role and the rule that gave it that role.")
  var explain = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    if explain, kind != nil { throw Failure.usage("--explain cannot be combined with --kind") }
    let kind = try NamedChoices.kinds.given(kind, by: "--kind")
    var search = AmountSearch(
      try TextLanguage(languageOptions, QuestionOptions()), kind: kind, isJSON: json,
      explains: explain,
      namesFiles: files.count > 1)
    for path in files.isEmpty ? ["-"] : files { try search.run(path: path) }
    if search.hasFailed { throw Failure.reported }
  }
}
