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

      An ingredient is a line whose amount comes first. Amounts of one ingredient are
      added whatever their units; a volume and a weight by the density, if it is known.
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
    var options = QuestionOptions()
    try languageOptions.set(&options)
    let finder = AmountFinder(options)
    var sum = AmountSum(finder: finder)
    for path in files.isEmpty ? ["-"] : files {
      var reader = try TextReader(path: path)
      while let line = try reader.next(flushing: {}) {
        if line.piece == nil { sum.add(ForeignText(line.bytes).text) }
      }
    }
    let scaler = IngredientScaler(AmountScaler(by: 1, for: kitchen, finder: finder))
    for item in sum.items {
      let text = kitchen == nil ? item.text : scaler.scaling(item.text).text
      try ByteOutput.print(text + "\n")
    }
  }
}
