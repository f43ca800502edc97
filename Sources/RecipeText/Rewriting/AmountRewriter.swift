import QuantityCore
import QuantityReading

/// Writes the amounts of a text anew, one after another.
struct AmountRewriter {
  private let scaler: AmountScaler
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lexicon: Lexicon
  /// The style of what is written, in the language in which the text is read.
  let style: PresentationStyle
  /// Whether the scaler has a style of its own, which amounts are written in whatever the text's form.
  private let hasOwnStyle: Bool
  /// The words and forms of the text so far.
  private(set) var wording = TextWording()
  /// The form of the amount that is being written. It is kept here since handing it on, with the words and the
  /// style, took a third of writing.
  private(set) var form: WrittenForm
  /// How its numbers are to be written.
  private(set) var number = NumberForm()
  private var edits = TextEdits()

  /// Begins a text. Whoever else held the words would have them copied at each line.
  init(
    _ scaler: AmountScaler, _ bytes: UnsafeBufferPointer<UInt8>, taking wording: inout TextWording
  ) {
    (self.scaler, self.bytes, form) = (scaler, bytes, WrittenForm(in: bytes))
    swap(&self.wording, &wording)
    let vocabulary = scaler.finder.vocabulary
    (lexicon, hasOwnStyle) = (vocabulary.lexicon, scaler.style != nil)
    var style = scaler.style ?? PresentationStyle(language: vocabulary.language)
    if !hasOwnStyle, scaler.finder.decimalMark == .comma {
      style.language = style.language.decimalMark(",")
    }
    style.system = style.system ?? vocabulary.system
    self.style = style
  }

  /// Gives the words back, and returns what is to take the place of the amounts.
  mutating func finish(giving wording: inout TextWording) -> TextEdits {
    swap(&self.wording, &wording)
    return edits
  }

  /// Writes an amount anew, if it changes.
  ///
  /// - Parameter other: another measure of the amount.
  mutating func rewrite(
    _ found: FoundAmount, as other: AmountScaler.Remeasured?
  ) throws(QuantityError) {
    if let amount = found.plain { return try rewrite(found, from: amount, to: amount, as: other) }
    switch (found.amount.lower, found.amount.upper) {
    case (.number(let lower), .number(let upper)):
      if found.isScaled, !scaler.isUnit || hasOwnStyle {
        try rewriteCount(found, from: lower, to: upper)
      }
    case (.amount(let lower), .amount(let upper)) where lower.unit.kind == upper.unit.kind:
      try rewrite(found, from: lower, to: upper, as: other)
    default: break
    }
  }

  private mutating func rewrite(
    _ found: FoundAmount, from lower: AnyAmount, to upper: AnyAmount,
    as other: AmountScaler.Remeasured?
  ) throws(QuantityError) {
    guard let presenter = scaler.presenter(for: lower.unit.kind) else { return }
    readForm(of: found)
    guard found.isScaled else { return }
    if let other {
      let shown = AnyRangePresentation(other.shown, of: other.count)
      return edits.replace(found.utf8Range, with: text(of: shown, found))
    }
    guard !scaler.isUnit || hasOwnStyle || presenter.kit != nil else { return }
    let shown = try shown(found, from: lower, to: upper, presenter)
    edits.replace(found.utf8Range, with: text(of: shown, found))
  }

  private mutating func readForm(of found: FoundAmount) {
    form = WrittenForm(found, in: bytes, lexicon, &wording)
    number = form.number.completed(by: wording.number)
  }

  /// Returns the style for an amount: `about 2 cups` says itself that it is not exact.
  private func style(for found: FoundAmount) -> PresentationStyle {
    var style = style
    if found.isAbout { style.approximation = .none }
    return style
  }

  // MARK: Counts

  private mutating func rewriteCount(
    _ found: FoundAmount, from lower: Fraction, to upper: Fraction
  ) throws(QuantityError) {
    readForm(of: found)
    let isDecimal = form.number.decimalMark != nil
    let ends = ScaledNumber.range(
      try scaled(lower), try scaled(upper), asDecimal: isDecimal)
    let text: String
    if hasOwnStyle {
      let style = style(for: found)
      let texts = (ends.0.text(style), ends.1.text(style))
      text = ends.0 == ends.1 ? texts.0 : texts.0 + style.language.data.toPattern.between + texts.1
    } else {
      text = self.text(of: ends.0, to: ends.1, isAbout: found.isAbout)
    }
    if found.utf8Range.isEmpty {
      // `28 oz can`, which is one: `2 (28 oz) cans`.
      guard !scaler.isUnit else { return }
      rewriteSize(found.form.size, after: text, found.utf8Range)
    } else {
      edits.replace(found.utf8Range, with: text)
    }
    let words = lexicon.recipeLanguage?.words ?? .english
    rewriteNoun(
      found, wasSingular: upper.isSingular(words), isSingular: ends.1.isSingular(words), words)
  }

  /// Puts a count before a size, and that into parentheses, if it is not.
  private mutating func rewriteSize(
    _ size: Range<Int>?, after count: String, _ place: Range<Int>
  ) {
    guard let size else { return edits.replace(place, with: count + " ") }
    let isInGroup =
      size.lowerBound > 0 && bytes[size.lowerBound - 1] == UInt8(ascii: "(")
      && size.upperBound < bytes.count && bytes[size.upperBound] == UInt8(ascii: ")")
    if isInGroup {
      edits.replace(size.lowerBound - 1..<size.lowerBound - 1, with: count + " ")
    } else {
      edits.replace(place, with: count + " (")
      edits.replace(size.upperBound..<size.upperBound, with: ")")
    }
  }

  /// Writes a noun in the number of its count, if that has changed.
  private mutating func rewriteNoun(
    _ found: FoundAmount, wasSingular: Bool, isSingular: Bool, _ words: RecipeWords
  ) {
    guard wasSingular != isSingular, let range = found.form.counted,
      range.lowerBound >= found.utf8Range.upperBound
    else { return }
    // `egg(s)` are one or several.
    if range.upperBound < bytes.count, NameBytes.ending(bytes, at: range.upperBound) != nil {
      return
    }
    let noun = String(decoding: bytes[range], as: UTF8.self)
    let old = noun.lowercased()
    let singular = words.singular(of: old)
    // Of `1 eggs` the writer has made what it is.
    guard let new = isSingular ? singular : singular == nil ? words.plural(of: old) : old
    else { return }
    edits.replace(range, with: noun.replacingEnding(of: old, with: new))
  }

  private func scaled(_ number: Fraction) throws(QuantityError) -> Fraction {
    let (product, overflow) = number.multipliedReportingOverflow(by: scaler.factor)
    guard !overflow else { throw .overflow }
    return product
  }

  // MARK: Amounts

  private func shown(
    _ found: FoundAmount, from lower: AnyAmount, to upper: AnyAmount, _ presenter: AnyPresenter
  ) throws(QuantityError) -> AnyRangePresentation {
    // Nearly all amounts have but one end.
    let isOne =
      found.plain != nil || found.amount.rounding == .none && lower.tickCount == upper.tickCount
    let first = try scaled(isOne ? ExactTicks(lower.tickCount) : found.amount.exactLower)
    var ends = (first, isOne ? first : try scaled(found.amount.exactUpper))
    if scaler.factor < .zero { ends = (ends.1, ends.0) }
    let amounts = (
      AnyAmount(tickCount: ends.0.count, unit: lower.unit),
      AnyAmount(tickCount: ends.1.count, unit: upper.unit)
    )
    // What has a unit for each end keeps one for each.
    let hasTwoUnits = lower.unit != upper.unit && presenter.kit == nil
    let shown =
      (hasTwoUnits
      ? presenter.presentEnds(amounts.0, amounts.1)
      : presenter.present(from: amounts.0, to: amounts.1))
      .approximated(unless: (ends.0.isWhole, ends.1.isWhole))
    guard presenter.kit == nil, !hasOwnStyle else { return shown }
    return shown.keepingUnit(of: form, ends) ?? shown.keepingNotation(of: form, ends)
  }

  /// Scales what the text says, and not what it was rounded to.
  private func scaled(_ ticks: ExactTicks?) throws(QuantityError) -> ExactTicks {
    guard let scaled = ticks?.times(scaler.factor) else { throw .overflow }
    if scaled.isTooSmall { throw .underflow }
    return scaled
  }

  private func text(of shown: AnyRangePresentation, _ found: FoundAmount) -> String {
    guard hasOwnStyle else {
      return text(
        of: shown, isHyphenated: found.form.isHyphenated, isAbout: found.isAbout)
    }
    let style = style(for: found)
    return hyphenated(shown, found, style) ?? shown.text(style)
  }

  /// Returns the text in a style of one part that a hyphen joins: `2 3/4-pound`, of a chicken.
  private func hyphenated(
    _ shown: AnyRangePresentation, _ found: FoundAmount, _ style: PresentationStyle
  ) -> String? {
    guard found.form.isHyphenated, shown.lower == shown.upper, shown.upper.parts.count == 1 else {
      return nil
    }
    // A pound is a pound in this place, however many there are.
    let one = AnyPresentation.Part(1, shown.upper.parts[0].unit)
    let word = style.word(for: one, hasNamedKit: shown.upper.hasNamedKit)
    return word.map { "\(shown.text(style.units(.none)))-\($0)" }
  }
}

extension Fraction {
  /// Whether a noun after the number is in the singular.
  fileprivate func isSingular(_ words: RecipeWords) -> Bool {
    numerator > 0 && words.isSingular(magnitudes.0, over: magnitudes.1)
  }
}

extension WrittenAmount {
  /// What the text says, before it is rounded to whole ticks; `nil` for counts, and where that does not
  /// fit.
  var exactLower: ExactTicks? { WrittenAmount.exact(lower, lowerRounding) }
  var exactUpper: ExactTicks? { WrittenAmount.exact(upper, upperRounding) }

  private static func exact(_ end: ExpressionValue, _ rounding: Fraction?) -> ExactTicks? {
    guard case .amount(let amount) = end else { return nil }
    let ticks = ExactTicks(amount.tickCount)
    guard let rounding, rounding != .zero, let size = Int128(exactly: amount.unit.size) else {
      return ticks
    }
    return ExactTicks(size).times(rounding).flatMap { ticks.subtracting($0) }
  }
}
