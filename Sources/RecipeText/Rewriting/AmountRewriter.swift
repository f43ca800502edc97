import QuantityCore
import QuantityReading

/// Rewrites the amounts of a text, one after another.
struct AmountRewriter {
  /// The scaler, with the factor of the current amount: 1 if that is kept.
  var scaler: AmountScaler
  let words: RecipeWords
  /// The output style, in the language of the text.
  let style: PresentationStyle
  /// Whether the scaler specifies a style, which overrides the form of the text.
  let hasOwnStyle: Bool
  /// The spelling of the text so far.
  var wording: TextWording
  /// The form of the current amount. It is a property because passing it as an argument is slower.
  var form = WrittenForm()
  /// The form of the current numbers.
  var number = NumberForm()
  var edits = TextEdits()
  /// Whether the current count is rounded to a whole number.
  var countsWhole = false
  /// The counts that were rounded to whole numbers.
  var roundedCounts: [RoundedCount] = []

  /// Creates a rewriter for a text, or for its next piece.
  init(_ scaler: AmountScaler, _ wording: TextWording) {
    (self.scaler, self.wording) = (scaler, wording)
    let vocabulary = scaler.finder.vocabulary
    (words, hasOwnStyle) = (vocabulary.recipeWords, scaler.style != nil)
    var style = scaler.style ?? PresentationStyle(language: vocabulary.language)
    if !hasOwnStyle, scaler.finder.decimalMark == .comma {
      style.language = style.language.decimalMark(",")
    }
    style.system = style.system ?? vocabulary.system
    self.style = style
  }

  /// Rewrites a quantity of a line, if it changes.
  ///
  /// - Parameter other: the amount in different units, or `nil` to scale it.
  mutating func rewrite(
    _ found: ClassifiedQuantity, in line: ReadLine, as other: AmountScaler.Remeasured?
  ) throws(ScalingError) {
    edits.base = line.start
    if found.hasImpliedCount { try writeImpliedCount(found, line.parser) }
    guard let unit = found.quantity.unit else {
      if found.role.isScaled, !scaler.isUnit || hasOwnStyle { try rewriteCount(found, line.parser) }
      return
    }
    guard let presenter = scaler.presenter(for: unit.unit.kind) else { return }
    form = line.parser.form(of: found.quantity, unit, &wording)
    number = form.number.completed(by: wording.number)
    form.keepsUnit = form.keepsUnit || line.keepsUnit(of: found)
    guard found.role.isScaled else { return }
    if let other {
      return replace(found, line.parser, with: AnyRangePresentation(other.shown, of: other.count))
    }
    guard
      !scaler.isUnit || hasOwnStyle || presenter.kit != nil
        || scaler.roundingStep(in: unit.unit) != nil
    else { return }
    if !hasOwnStyle, presenter.kit == nil, keepsShape(found, line.parser) {
      return try replaceNumbers(of: found.quantity, line.parser)
    }
    replace(found, line.parser, with: try shown(found, unit, line.parser, presenter))
  }

  private mutating func replace(
    _ found: ClassifiedQuantity, _ parser: PhraseParser, with shown: AnyRangePresentation
  ) {
    let range = parser.range(of: found.tokens)
    // Don't turn `9fl oz` into `2 1/4cups`.
    if form.gap.isEmpty, let unit = found.quantity.unit?.unit, shown.upper.parts[0].unit != unit,
      !unit.isMetric
    {
      form.gap = " "
    }
    edits.replace(range, with: text(of: shown, found))
    rewriteFilling(of: found, parser, shown.upper)
  }

  /// Returns the style for an amount, without a mark of approximation if the text has a word for
  /// that: `about 2 cups`.
  func style(for found: ClassifiedQuantity) -> PresentationStyle {
    var style = style
    if found.isAbout { style.approximation = .none }
    return style
  }

  // MARK: Amounts

  /// Returns whether only the numbers of a quantity can change, because the text around them is a
  /// fixed phrase.
  private func keepsShape(_ found: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    let quantity = found.quantity
    return quantity.isUnitFirst || quantity.isTolerance || found.role == .count
      || parser.hasParentheses(quantity)
  }

  func shown(
    _ found: ClassifiedQuantity, _ unit: UnitPhrase, _ parser: PhraseParser,
    _ presenter: AnyPresenter
  ) throws(ScalingError) -> AnyRangePresentation {
    let ticks = try read { () throws(ParseError) in try parser.exactTicks(of: found.quantity, unit)
    }
    var units = ((found.quantity.firstUnit ?? unit).unit, unit.unit)
    let first = scaler.rounded(try scaled(ticks.lower), in: units.0)
    let second =
      found.quantity.isRange ? scaler.rounded(try scaled(ticks.upper), in: units.1) : first
    var ends = (first.ticks, second.ticks)
    var isExact = (first.isExact, second.isExact)
    if scaler.factor < .zero {
      ends = (ends.1, ends.0)
      units = (units.1, units.0)
      isExact = (isExact.1, isExact.0)
    }
    let amounts = (
      AnyAmount(tickCount: ends.0.count, unit: units.0),
      AnyAmount(tickCount: ends.1.count, unit: units.1)
    )
    // Two ends with different units keep them.
    let hasTwoUnits = units.0 != units.1 && presenter.kit == nil
    let shown =
      (hasTwoUnits
      ? presenter.presentEnds(amounts.0, amounts.1)
      : presenter.present(from: amounts.0, to: amounts.1))
      .approximated(unless: isExact)
    guard presenter.kit == nil, !hasOwnStyle else { return shown }
    let kept =
      try keptSum(of: found.quantity, unit, shown) ?? shown.keepingUnit(of: form, ends)
      ?? shown.keepingKitchenUnit(of: form)
      ?? shown.keepingNotation(of: form, ends)
    return kept.approximated(unless: isExact)
  }

  /// Scales an exact amount, before it is rounded to whole ticks.
  func scaled(_ ticks: ExactTicks) throws(ScalingError) -> ExactTicks {
    guard let scaled = ticks.times(scaler.factor) else { throw .quantity(.overflow) }
    if scaled.isTooSmall { throw .quantity(.underflow) }
    return scaled
  }

  func read<Value>(
    _ body: () throws(ParseError) -> Value
  ) throws(ScalingError) -> Value {
    do throws(ParseError) { return try body() } catch { throw .unreadable(error) }
  }

  func quantities<Value>(
    _ body: () throws(QuantityError) -> Value
  ) throws(ScalingError) -> Value {
    do throws(QuantityError) { return try body() } catch { throw .quantity(error) }
  }

  func text(of shown: AnyRangePresentation, _ found: ClassifiedQuantity) -> String {
    let isHyphenated = found.quantity.unit?.isHyphenated ?? false
    guard hasOwnStyle else {
      // `half-cup`, `demi-tasse`
      let isPart = found.quantity.first.isWord && found.quantity.first.value < Fraction(1)
      return text(of: shown, isHyphenated: isHyphenated && !isPart, isAbout: found.isAbout)
    }
    let style = style(for: found)
    return (isHyphenated ? hyphenated(shown, style) : nil) ?? shown.text(style)
  }

  /// Returns an amount of a single part with a hyphen before the unit, as in `2 3/4-pound chicken`;
  /// otherwise `nil`.
  private func hyphenated(_ shown: AnyRangePresentation, _ style: PresentationStyle) -> String? {
    guard shown.lower == shown.upper, shown.upper.parts.count == 1 else { return nil }
    // The unit is singular before a noun, whatever the number.
    let one = AnyPresentation.Part(1, shown.upper.parts[0].unit)
    let word = style.word(for: one, hasNamedKit: shown.upper.hasNamedKit)
    return word.map { "\(shown.text(style.units(.none)))-\($0)" }
  }
}

extension PhraseParser {
  /// Returns whether the second end of a range is in parentheses: `2 (to 3) tbsp`.
  func hasParentheses(_ quantity: QuantityPhrase) -> Bool {
    guard let second = quantity.second, quantity.first.end <= second.start else { return false }
    return (quantity.first.end..<second.start).contains {
      tokens[$0].sign == .open
    }
  }
}

/// The reason that an amount stays unchanged.
enum ScalingError: Error {
  case quantity(QuantityError)
  case unreadable(ParseError)
}
