import ArgumentParser
import IngredientDensities
import Quantities
import QuantityAnswers

/// Scales the amounts in a text.
struct Scale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale", _superCommandName: "qty",
    abstract: "Scales the amounts in recipes, and leaves every other byte unchanged.",
    usage: """
      qty scale [<options>] <factor> [<file> ...]
      qty scale [<options>] --to <ingredient> [<file> ...]
      qty scale [<options>] --servings <number> [<file> ...]
      """,
    discussion: """
      qty scale 3 recipe.txt
      qty scale 1/2 --kit metric < recipe.txt
      qty scale 1 --for metric recipe.txt
      qty scale 2 --kit metric --weigh recipe.txt
      qty scale --to '100 g pasta' recipe.txt
      qty scale --servings 6 recipe.txt

      Times and temperatures are not scaled, nor are the sizes of things that are
      counted: two 10-ounce packages become four.
      For the kitchen of a reader, the recipe's own figures in its units come first.
      Weights converted from volumes, and volumes from weights, are estimates; print
      them without the mark ~ by --plain.
      An amount that cannot be read or scaled is left as it is, and reported on
      standard error.
      """
  )

  @Argument(
    help: "The number to scale by, such as 3, 1/2, 1.5, 2x or 150%.", transform: Words.unmarked)
  var factor: String?

  @Argument(
    help: ArgumentHelp("The files to read (default: standard input).", valueName: "file"),
    transform: Words.unmarked)
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Scale to this much of one ingredient, such as '100 g pasta'. Each file is read to its \
      end before any of it is printed.
      """,
      valueName: "ingredient"),
    transform: Words.unmarked)
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Scale to this many servings, of which the recipe says how many it has.",
      valueName: "number"),
    transform: Words.unmarked)
  var servings: String?

  @Option(
    help: ArgumentHelp(
      "Leave what these ingredients take, such as 'salt,yeast'.", valueName: "names"),
    transform: Words.unmarked)
  var keep: String?

  @Option(
    help: ArgumentHelp(
      "Count these in whole numbers, such as 'eggs', and tell what that does.",
      valueName: "names"),
    transform: Words.unmarked)
  var whole: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Give all in the units of a kitchen: \(NamedChoices.kitchens.list).", valueName: "kitchen"))
  var kitchen: String?

  @Flag(help: "Keep each amount, with that of the kitchen behind it: 2 cups (480 ml) milk.")
  var both = false

  @Flag(help: "Leave out the mark ~ of what a kitchen gives by density or rounded, for print.")
  var plain = false

  @Flag
  var measure: Measure?

  @OptionGroup var kitOption: KitOption

  @OptionGroup var languageOptions: LanguageOptions

  @OptionGroup var styling: StyleOptions

  @Option(
    help: ArgumentHelp(
      """
      Round to multiples of an amount, such as 5g, or of a number of each amount's unit, such as \
      1/4; ties to even. Amounts of less than half a step stay.
      """, valueName: "step"),
    transform: Words.unmarked)
  var round: String?

  @Flag(
    help: "Print every number in place of the text: its role, its rule and whether it is scaled.")
  var explain = false

  @Flag(
    help:
      "Print one JSON object per changed piece in place of the text: its place and its new text.")
  var json = false

  @Option(
    help: ArgumentHelp(
      """
      What to do with an amount that cannot be read or scaled: \(NamedChoices.policies.list) \
      (default: fail). All but abort leave it as it is.
      """,
      valueName: "policy"))
  var invalid: String?

  func run() throws {
    let (factor, files) = try question()
    let kit = try kitOption.chosen()
    let (language, style, step) = try styles()
    let kitchen = try NamedChoices.kitchens.given(kitchen, by: "--for")
    try checkKitchen(kitchen)
    var amounts = AmountScaler(
      by: 1, for: kitchen, style: style, finder: AmountFinder(language.options))
    (amounts.volumeKit, amounts.massKit) = (kit?.volumes, kit?.ownMasses)
    amounts.roundingStep = step
    (amounts.keepsOriginal, amounts.hidesEstimates) = (both, plain)
    amounts.keeping = Scale.names(keep)
    amounts.countingWhole = Scale.names(whole)
    // Making the table of ingredients is most of the work in a short run.
    let table = kitchen == nil && measure == nil ? IngredientTable([]) : .standard
    let policy = try NamedChoices.policies.given(invalid, by: "--invalid") ?? .fail
    var scaling = RecipeScaling(
      by: factor,
      IngredientScaler(amounts, measuring: measure?.method ?? .asWritten, table: table), language,
      policy: policy, form: explain ? .numbers : json ? .edits : .text, namesFiles: files.count > 1)
    for path in files.isEmpty ? ["-"] : files where !scaling.isAborted {
      try scaling.run(path: path)
    }
    try scaling.tellNotes()
    if scaling.hasFailed && policy.isStrict { throw Failure.reported }
  }

  /// Returns the options for texts, the style of amounts if one is set, and the step of rounding.
  private func styles() throws(Failure) -> (TextLanguage, PresentationStyle?, ExpressionValue?) {
    var options = QuestionOptions()
    options.round = round
    do throws(OptionError) {
      try styling.set(&options)
    } catch {
      throw Failure(error.onCommandLine())
    }
    let language = try TextLanguage(languageOptions, options)
    do throws(OptionError) {
      let style = try language.options.textStyle
      return (language, styling.hasStyle ? style : nil, try language.options.roundingStep)
    } catch {
      throw Failure(error.onCommandLine())
    }
  }

  /// Throws for options that a kitchen excludes or that need one.
  private func checkKitchen(_ kitchen: ReaderKitchen?) throws(Failure) {
    if explain, json { throw .usage("--explain cannot be combined with --json") }
    if round != nil, kitchen != nil || measure != nil {
      throw .usage(
        "--round cannot be combined with \(kitchen == nil ? "--weigh and --spoon" : "--for")",
        hint: "these round to what scales and spoons show")
    }
    if kitchen == nil {
      if both { throw .usage("--both needs a kitchen", hint: "add --for metric or another one") }
      if plain { throw .usage("--plain needs a kitchen", hint: "add --for metric or another one") }
    } else if !kitOption.kit.isEmpty {
      throw .usage("--for and --kit cannot be combined")
    } else if measure != nil {
      throw .usage("--for cannot be combined with --weigh and --spoon")
    }
  }

  /// Returns the factor and the files.
  private func question() throws(Failure) -> (RecipeScaling.Factor, files: [String]) {
    // If no factor is expected, the first word is a file.
    let words = (factor.map { [$0] } ?? []) + files
    if let given = try given() {
      // Words such as `a` are numbers, too, but more likely files.
      if let word = words.first, word.first?.isNumber == true, (try? Fraction(word)) != nil {
        throw .usage(
          "\(to == nil ? "--servings" : "--to") cannot be combined with the factor '\(word)'",
          hint: "a file of that name is ./\(word)")
      }
      return (given, words)
    }
    guard let factor else { throw .usage("missing expected argument '<factor>'") }
    let number = try Failure.naming("scale") { () throws(ParseError) in
      try AmountScaler.factor(reading: factor)
    }
    guard number > .zero else { throw .usage("scale: the factor must be greater than zero") }
    return (.number(number), files)
  }

  private static func names(_ list: String?) -> [String] {
    list.map { $0.split(separator: ",").map(String.init) } ?? []
  }

  /// Returns the ingredient or servings to scale to, if either is given.
  private func given() throws(Failure) -> RecipeScaling.Factor? {
    guard let servings else { return to.map { .ingredient($0) } }
    if to != nil { throw .usage("--to and --servings cannot be combined") }
    let number = try Failure.naming("--servings") { () throws(ParseError) in
      try Fraction(servings)
    }
    guard number > .zero else { throw .usage("--servings must be greater than zero") }
    return .servings(number)
  }

  /// A way to measure ingredients.
  enum Measure: String, EnumerableFlag {
    case weigh
    case spoon

    var method: IngredientScaler.Method { self == .weigh ? .weight : .volume }

    static func help(for value: Measure) -> ArgumentHelp? {
      value == .weigh
        ? "Give ingredients by weight instead of by volume, if their density is known."
        : "Give ingredients by volume instead of by weight, if their density is known."
    }
  }
}
