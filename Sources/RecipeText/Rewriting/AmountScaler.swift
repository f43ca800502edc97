public import QuantityCore
public import QuantityReading

/// Scales the amounts of a recipe's text by an exact factor, and leaves every other byte as it was.
///
///     try AmountScaler(by: 3).scaled("1 teaspoon of kosher salt")  // "1 tablespoon of kosher salt"
///     try AmountScaler(by: 2).scaled("1 cup (95 g) oats")          // "2 cups (190 g) oats"
///     try AmountScaler(by: Fraction(1, 2)).scaled("2 eggs")        // "1 egg"
///
/// - Volumes, masses and counts are scaled; times and temperatures are not, nor are the size of what
///   is counted (of two `10-ounce packages` there are four), portions (`6 oz each`) and nutrition facts.
/// - Each amount is written as its writer would write it: with the same kind of fraction (`½`, `1/2`),
///   decimal mark, spaces, dash, and spelling (`Tbsp.`, `litres`, `OZ`). A unit that the amount did not
///   have goes by the word that the text has for it. With a style, all are written in that.
/// - What is counted takes its singular or plural, if it is a noun that recipes count in the language of the finder's
///   vocabulary. What describes it stays.
/// - In a language other than English, spoons and cups stay what they are: `12 EL`.
/// - What stands in a field apart from its unit, as `"amount": 375` beside `"unit": "g"` does, keeps that unit, and
///   stays a number where it is one.
/// - What cannot be measured exactly is marked with `~`.
/// - A factor of 1, without a kit, a kitchen or a style, changes nothing.
/// - For a reader's kitchen, amounts are given in its units: by the recipe's own figure if it has one there
///   (`1 cup (120 g) flour` is `120 g flour`), else converted. `IngredientScaler` of *IngredientDensities* weighs, too.
///   Oven temperatures are those of the kitchen's oven; lengths stay.
public struct AmountScaler: Sendable, Hashable {
  /// The factor.
  public var factor: Fraction
  /// The kit for volumes, or `nil` for that of each amount's unit.
  ///
  ///     var scaler = AmountScaler(by: 2)
  ///     scaler.volumeKit = .metric
  ///     try scaler.scaled("1 cup milk")  // "~470 milliliters milk"
  public var volumeKit: Kit<VolumeKind>?
  /// The kit for masses, or `nil` for that of each amount's unit.
  public var massKit: Kit<MassKind>?
  /// The style of the amounts, or `nil` for that in which each is written.
  public var style: PresentationStyle?
  /// The kitchen of the reader, or `nil` for that of the recipe. Its kits count, and not those of the scaler.
  public var kitchen: ReaderKitchen?
  /// Whether each amount of the recipe stays, with that of the reader's kitchen behind it: `2 cups (480 ml) milk`.
  public var keepsOriginal = false
  /// Whether the mark of what is not exact is left out in a reader's kitchen, as in print.
  public var hidesEstimates = false
  /// The names of ingredients that do not grow, such as `salt` and `yeast`. An amount stays if its ingredient has all
  /// words of one of these names, in the singular or in the plural; words behind a comma or in a parenthesis do not count.
  ///
  ///     var scaler = AmountScaler(by: 2)
  ///     scaler.keeping = ["yeast"]
  ///     try scaler.scaled("2 tsp dry yeast, 1 cup milk")  // "2 tsp dry yeast, 2 cups milk"
  public var keeping: [String] = []
  /// The names of things that come in whole numbers, such as `eggs`. Their counts are rounded, to at least one, and
  /// ``ScaledText/roundedCounts`` lists them.
  ///
  ///     var scaler = AmountScaler(by: Fraction(3, 2))
  ///     scaler.countingWhole = ["eggs"]
  ///     try scaler.scaled("1 egg, 1 cup milk")  // "2 eggs, 1 1/2 cups milk"
  public var countingWhole: [String] = []
  /// The step to whose multiples amounts are rounded, ties to even, or `nil` to round none: an amount, for those of its
  /// kind, or a number of each amount's unit. An amount of less than half a step stays, and so do counts. In a reader's
  /// kitchen, it has no effect.
  ///
  ///     var scaler = AmountScaler(by: Fraction(1, 3))
  ///     scaler.roundingStep = .amount(AnyAmount(5.grams))
  ///     try scaler.scaled("250 g flour, 100 ml milk")  // "~85 g flour, ~33 ml milk"
  public var roundingStep: ExpressionValue?
  /// What finds the amounts.
  public var finder: AmountFinder

  /// Makes a scaler.
  ///
  /// - Parameters:
  ///   - factor: the factor: an `Int`, a `Double`, which means the simplest fraction that rounds to
  ///     it, or a `Fraction`.
  ///   - kitchen: the kitchen of the reader, or `nil` for that of the recipe.
  ///   - style: the style of the amounts, or `nil` for that in which each is written.
  ///   - finder: what finds the amounts.
  /// - Precondition: the factor is finite and fits 128 bits. ``init(checking:for:style:finder:)`` throws for
  ///   others, and ``factor(reading:)`` reads one that a person typed.
  public init(
    by factor: some NumericalValue, for kitchen: ReaderKitchen? = nil,
    style: PresentationStyle? = nil, finder: AmountFinder = AmountFinder()
  ) {
    self.factor = factor.fraction
    self.kitchen = kitchen
    self.style = style
    self.finder = finder
  }

  /// Makes a scaler by a factor that the program did not choose.
  ///
  ///     try AmountScaler(checking: 1.5).scaled("2 eggs")  // "3 eggs"
  ///     try AmountScaler(checking: 1e300)                 // throws: the value is too large
  ///
  /// - Throws: ``QuantityError`` if the factor is not finite or does not fit 128 bits.
  public init(
    checking factor: some NumericalValue, for kitchen: ReaderKitchen? = nil,
    style: PresentationStyle? = nil, finder: AmountFinder = AmountFinder()
  ) throws(QuantityError) {
    self.init(by: try factor.checkedFactor(), for: kitchen, style: style, finder: finder)
  }

  /// Returns the text with its amounts scaled.
  ///
  ///     try AmountScaler(by: 2).scaled("1-1/2 Tbsp. oil")  // "3 Tbsp. oil"
  ///
  /// - Throws: a ``ParseError`` that says where and why the first amount cannot be scaled, if there is
  ///   one; ``scaling(_:)`` scales the others.
  public func scaled(_ text: String) throws(ParseError) -> String {
    let scaled = scaling(text)
    if let first = scaled.unscaled.first { throw first.reason }
    return scaled.text
  }

  /// Scales a text, and tells which amounts it had to leave as they are.
  ///
  ///     let factor = Fraction(numerator: .max, denominator: 1)
  ///     let scaled = AmountScaler(by: factor).scaling("3 eggs, a pinch of salt")
  ///     scaled.text                     // "3 eggs, a pinch of salt"
  ///     scaled.unscaled[0].reason.code  // too-large
  public func scaling(_ text: String) -> ScaledText {
    var context = TextContext()
    return scaling(text, after: &context)
  }

  /// Scales a piece of a text, which goes on after others, and tells which amounts it had to leave.
  ///
  ///     var context = TextContext()
  ///     let scaler = AmountScaler(by: 2)
  ///     scaler.scaling("1 c. milk", after: &context).text   // "2 c. milk"
  ///     scaler.scaling("2 tbsp oil", after: &context).text  // "1/4 c oil"
  ///
  /// A piece must not end in the midst of a line, nor of a record: a ``FieldBlock`` tells which lines belong together.
  ///
  /// - Parameters:
  ///   - text: one line of the text, or several whole lines.
  ///   - context: the state after the pieces before, which this updates.
  public func scaling(_ text: String, after context: inout TextContext) -> ScaledText {
    scaling(text, after: &context, remeasure: nil)
  }
}
