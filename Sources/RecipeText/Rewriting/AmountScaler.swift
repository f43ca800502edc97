public import QuantityCore
public import QuantityReading

/// Scales the amounts in a recipe by an exact factor, and leaves every other byte unchanged.
///
///     try AmountScaler(by: 3).scaled("1 teaspoon of kosher salt")  // "1 tablespoon of kosher salt"
///     try AmountScaler(by: 2).scaled("1 cup (95 g) oats")          // "2 cups (190 g) oats"
///     try AmountScaler(by: Fraction(1, 2)).scaled("2 eggs")        // "1 egg"
///
/// - Volumes, masses and counts are scaled. Times and temperatures are not, nor are sizes (two
///   `10-ounce packages` become four), portions (`6 oz each`) and nutrition facts.
/// - Each amount keeps the writer's style: the kind of fraction (`½`, `1/2`), the decimal mark,
///   spaces, dashes and spelling (`Tbsp.`, `litres`, `OZ`). If the unit changes, the new unit has
///   the spelling used elsewhere in the text. If you set a style, all amounts are written in it.
/// - A counted noun becomes singular or plural if recipes in the language of the finder's
///   vocabulary commonly count it. Adjectives change only in languages where they agree with their
///   noun.
/// - In languages other than English, spoons and cups stay the same units: `12 EL`.
/// - A number in a field separate from its unit, such as `"amount": 375` next to `"unit": "g"`,
///   keeps that unit and its type.
/// - Amounts that cannot be measured exactly are marked with `~`.
/// - A factor of 1 without a kit, a kitchen or a style changes nothing.
/// - A reader's kitchen gets amounts in its units: the recipe's own figure if there is one
///   (`1 cup (120 g) flour` is `120 g flour`), otherwise a conversion. `IngredientScaler` in
///   *IngredientDensities* also converts volumes to masses. Temperatures are converted to the scale
///   of the kitchen's oven. Lengths stay unchanged.
public struct AmountScaler: Sendable, Hashable {
  /// The factor.
  public var factor: Fraction
  /// The kit for volumes, or `nil` for the kit of each amount's unit.
  ///
  ///     var scaler = AmountScaler(by: 2)
  ///     scaler.volumeKit = .metric
  ///     try scaler.scaled("1 cup milk")  // "~470 milliliters milk"
  public var volumeKit: Kit<VolumeKind>?
  /// The kit for masses, or `nil` for the kit of each amount's unit.
  public var massKit: Kit<MassKind>?
  /// The style of the amounts, or `nil` to keep the style of each.
  public var style: PresentationStyle?
  /// The reader's kitchen, or `nil` for that of the recipe. Its kits override those of the scaler.
  public var kitchen: ReaderKitchen?
  /// Whether to keep the recipe's amounts, followed by those for the reader's kitchen:
  /// `2 cups (480 ml) milk`.
  public var keepsOriginal = false
  /// Whether to omit the mark of approximation in a reader's kitchen, as in print.
  public var hidesEstimates = false
  /// The names of ingredients to leave unscaled, such as `salt` and `yeast`. A name matches an
  /// ingredient that contains all of its words, in the singular or plural. Words after a comma or
  /// in parentheses don't count.
  ///
  ///     var scaler = AmountScaler(by: 2)
  ///     scaler.keeping = ["yeast"]
  ///     try scaler.scaled("2 tsp dry yeast, 1 cup milk")  // "2 tsp dry yeast, 2 cups milk"
  public var keeping: [String] = []
  /// The names of things that come in whole numbers, such as `eggs`. Their counts are rounded to
  /// whole numbers of at least one. ``ScaledText/roundedCounts`` lists them.
  ///
  ///     var scaler = AmountScaler(by: Fraction(3, 2))
  ///     scaler.countingWhole = ["eggs"]
  ///     try scaler.scaled("1 egg, 1 cup milk")  // "2 eggs, 1 1/2 cups milk"
  public var countingWhole: [String] = []
  /// The step for rounding amounts, ties to even, or `nil` for no rounding. The step is either an
  /// amount, for amounts of its kind, or a number, in the unit of each amount. Counts are not
  /// rounded, nor are amounts that would become zero. The step has no effect in a reader's kitchen.
  ///
  ///     var scaler = AmountScaler(by: Fraction(1, 3))
  ///     scaler.roundingStep = .amount(AnyAmount(5.grams))
  ///     try scaler.scaled("250 g flour, 100 ml milk")  // "~85 g flour, ~33 ml milk"
  public var roundingStep: ExpressionValue?
  /// The finder of the amounts.
  public var finder: AmountFinder

  /// Creates a scaler.
  ///
  /// - Parameters:
  ///   - factor: the factor: an `Int`, a `Fraction`, or a `Double`, which means the simplest
  ///     fraction that rounds to it.
  ///   - kitchen: the reader's kitchen, or `nil` for that of the recipe.
  ///   - style: the style of the amounts, or `nil` to keep the style of each.
  ///   - finder: the finder of the amounts.
  /// - Precondition: the factor is finite and fits 128 bits. ``init(checking:for:style:finder:)``
  ///   throws for other factors, and ``factor(reading:)`` parses one that a user typed.
  public init(
    by factor: some NumericalValue, for kitchen: ReaderKitchen? = nil,
    style: PresentationStyle? = nil, finder: AmountFinder = AmountFinder()
  ) {
    self.factor = factor.fraction
    self.kitchen = kitchen
    self.style = style
    self.finder = finder
  }

  /// Creates a scaler with a factor that may be invalid, such as user input.
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
  /// - Throws: a ``ParseError`` with the range and the reason if an amount cannot be scaled.
  ///   ``scaling(_:)`` scales the others.
  public func scaled(_ text: String) throws(ParseError) -> String {
    let scaled = scaling(text)
    if let first = scaled.unscaled.first { throw first.reason }
    return scaled.text
  }

  /// Scales a text, and reports the amounts left unchanged.
  ///
  ///     let factor = Fraction(numerator: .max, denominator: 1)
  ///     let scaled = AmountScaler(by: factor).scaling("3 eggs, a pinch of salt")
  ///     scaled.text                     // "3 eggs, a pinch of salt"
  ///     scaled.unscaled[0].reason.code  // too-large
  public func scaling(_ text: String) -> ScaledText {
    var context = TextContext()
    return scaling(text, after: &context)
  }

  /// Scales a piece of a text that follows other pieces, and reports the amounts left unchanged.
  ///
  ///     var context = TextContext()
  ///     let scaler = AmountScaler(by: 2)
  ///     scaler.scaling("1 c. milk", after: &context).text   // "2 c. milk"
  ///     scaler.scaling("2 tbsp oil", after: &context).text  // "1/4 c oil"
  ///
  /// A piece must not end in the middle of a line or a record. A ``FieldBlock`` determines which
  /// lines belong together.
  ///
  /// - Parameters:
  ///   - text: one line of the text, or several whole lines.
  ///   - context: the state after the previous pieces, which this updates.
  public func scaling(_ text: String, after context: inout TextContext) -> ScaledText {
    scaling(text, after: &context, remeasure: nil)
  }
}

extension IngredientLine {
  /// Returns the line with its amounts scaled by an ``AmountScaler``.
  ///
  ///     try IngredientLine("1 large egg, beaten").scaled(by: 2).text  // "2 large eggs, beaten"
  ///
  /// - Throws: a ``ParseError`` with the range and the reason if an amount cannot be scaled.
  /// - Precondition: the factor is finite.
  public func scaled(
    by factor: some NumericalValue, finder: AmountFinder = AmountFinder()
  ) throws(ParseError) -> IngredientLine {
    let text = try AmountScaler(by: factor, finder: finder).scaled(text)
    return IngredientLine(text, finder: finder)
  }
}
