import ArgumentParser
import IngredientDensities
import Quantities

/// Scales the amounts in a text.
struct Scale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale", _superCommandName: "qty",
    abstract: "Scales the amounts in a recipe, and leaves every other byte as it is.",
    discussion: """
      qty scale 3 recipe.txt
      qty scale 1/2 --kit metric < recipe.txt
      qty scale 2 --kit metric --weigh recipe.txt

      Times and temperatures stay as they are, and so do the sizes of what is counted.
      Weights and volumes of one another are estimates, by the densities of ingredients.
      """
  )

  @Argument(
    help: "What to multiply by: a number, such as 3, 1/2 or 1.5.", transform: Words.unmarked)
  var factor: String

  @Argument(help: "The files to read; standard input if there are none.", completion: .file())
  var files: [String] = []

  @Flag
  var measure: Measure?

  @OptionGroup var kitOption: KitOption

  @Option(
    help: ArgumentHelp(
      "How amounts are written: \(StyleName.list). If nothing is said, as each was.",
      valueName: "name"),
    completion: .list(StyleName.words))
  var style: String?

  func run() throws {
    let kit = try kitOption.chosen()
    let factor = try Failure.naming("scale") { () throws(ParseError) in try Fraction(self.factor) }
    guard factor > .zero else { throw Failure.usage("scale: the factor must be more than nothing") }
    let amounts = AmountScaler(
      by: factor, volumeKit: kit?.volumes, massKit: kit?.ownMasses,
      style: try StyleName.given(style, by: "--style")?.style)
    let scaler = IngredientScaler(amounts, measuring: measure?.method ?? .asWritten)
    var output = ByteOutput(.standardOutput)
    for source in TextSource.all(files) {
      let text = try source.read()
      do throws(QuantityError) {
        output.append(text.restored(in: try scaler.scaled(text.text)))
      } catch {
        throw Failure(.badInput, "an amount in '\(source.path)' is too large to be scaled")
      }
      try output.flush()
    }
  }

  /// How ingredients are measured.
  enum Measure: String, EnumerableFlag {
    case weigh
    case spoon

    var method: IngredientScaler.Method { self == .weigh ? .weight : .volume }

    static func help(for value: Measure) -> ArgumentHelp? {
      value == .weigh
        ? "Give ingredients by weight where their density is known."
        : "Give ingredients by volume where their density is known."
    }
  }
}
