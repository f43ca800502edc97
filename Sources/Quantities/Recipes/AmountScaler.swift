/// Scales the amounts of a recipe's text by an exact factor, and leaves every other byte as it was.
///
///     try AmountScaler(by: 3).scaled("1 teaspoon of kosher salt")  // "1 tablespoon of kosher salt"
///     try AmountScaler(by: 2).scaled("1 cup (95 g) oats")          // "2 cups (190 g) oats"
///     try AmountScaler(by: Fraction(1, 2)).scaled("2 eggs")        // "1 eggs"
///
/// - Volumes, masses and counts are scaled; times and temperatures are not, nor is the size of what
///   is counted: of two `10-ounce packages` there are four.
/// - Each amount is presented again, in the style in which it is written: with names or symbols,
///   `½` or `1/2`, `10 g` or `10g`; or in one style, as for a page in HTML.
/// - The words after a count stay as they are: their plurals are not known.
/// - What cannot be measured exactly is marked with `~`.
public struct AmountScaler: Sendable {
  /// The factor.
  public var factor: Fraction
  /// The kit for volumes, or `nil` for that of each amount's unit.
  public var volumeKit: Kit<VolumeKind>?
  /// The kit for masses, or `nil` for that of each amount's unit.
  public var massKit: Kit<MassKind>?
  /// The style of the amounts, or `nil` for that in which each is written.
  public var style: PresentationStyle?
  /// What finds the amounts.
  public var finder: AmountFinder

  /// Makes a scaler.
  ///
  /// - Parameters:
  ///   - factor: the factor: an `Int`, a `Double`, which means the simplest fraction that rounds to
  ///     it, or a `Fraction`.
  ///   - volumeKit: the kit for volumes, or `nil` for that of each amount's unit.
  ///   - massKit: the kit for masses, or `nil` for that of each amount's unit.
  ///   - style: the style of the amounts, or `nil` for that in which each is written.
  ///   - finder: what finds the amounts.
  /// - Precondition: the factor is finite.
  public init(
    by factor: some NumericalValue, volumeKit: Kit<VolumeKind>? = nil,
    massKit: Kit<MassKind>? = nil, style: PresentationStyle? = nil,
    finder: AmountFinder = AmountFinder()
  ) {
    self.factor = factor.fraction
    self.volumeKit = volumeKit
    self.massKit = massKit
    self.style = style
    self.finder = finder
  }

  /// Scales a piece of a text, which goes on after others, and tells which amounts it had to leave.
  ///
  /// - Parameters:
  ///   - text: one line of the text, or several whole lines.
  ///   - context: what the text has said before, to which this adds what the piece says.
  public func scaling(_ text: String, after context: inout TextContext) -> ScaledText {
    ScaledText(text: (try? scaled(text)) ?? text, unscaled: [])
  }

  /// Scales a text, and tells which amounts it had to leave.
  public func scaling(_ text: String) -> ScaledText {
    var context = TextContext()
    return scaling(text, after: &context)
  }

  /// Returns the text with its amounts scaled.
  ///
  /// - Throws: ``QuantityError/overflow`` if an amount does not fit any more, or
  ///   ``QuantityError/underflow`` if it would become nothing.
  public func scaled(_ text: String) throws(QuantityError) -> String {
    try finder.replacingAmounts(in: text) { found throws(QuantityError) in
      try replacement(for: found, written: text[found.range])
    }
  }

  private func replacement(
    for found: FoundAmount, written: Substring
  ) throws(QuantityError) -> String? {
    guard found.role != .size else { return nil }
    var style = self.style ?? ownStyle(of: found, in: written)
    style.system = style.system ?? finder.vocabulary.system
    // `about 2 cups` says so already.
    if found.amount.isAbout { style.approximation = .none }
    switch (found.amount.lower, found.amount.upper) {
    case (.number(let lower), .number(let upper)):
      let ends = (try number(lower, style), try number(upper, style))
      return ends.0 == ends.1 ? ends.0 : "\(ends.0) \(style.language.data.to) \(ends.1)"
    case (.amount(let lower), .amount(let upper)):
      guard let presenter = presenter(for: lower.unit.kind), lower.unit.kind == upper.unit.kind
      else { return nil }
      var ends = (
        try scaled(lower, found.amount.lowerRounding), try scaled(upper, found.amount.upperRounding)
      )
      if factor < .zero { ends = (ends.1, ends.0) }
      let shown = presenter.present(
        from: AnyAmount(tickCount: ends.0.count, unit: lower.unit),
        to: AnyAmount(tickCount: ends.1.count, unit: upper.unit)
      ).approximated(unless: (ends.0.isWhole, ends.1.isWhole))
      return hyphenated(shown, found, style) ?? shown.text(style)
    default: return nil
    }
  }

  /// Returns the style in which an amount is written, in the language and with the mark in which it was read.
  private func ownStyle(of found: FoundAmount, in written: Substring) -> PresentationStyle {
    var style = found.style(in: written)
    style.language = finder.vocabulary.language
    if finder.decimalMark == .comma { style.language = style.language.decimalMark(",") }
    return style
  }

  /// Returns what shows amounts of a kind, or `nil` for a kind that is not scaled.
  private func presenter(for kind: AnyKind) -> AnyPresenter? {
    let system = finder.vocabulary.system
    if kind == AnyKind(VolumeKind.self) {
      return AnyPresenter(kit: volumeKit?.core, system: system)
    }
    if kind == AnyKind(MassKind.self) { return AnyPresenter(kit: massKit?.core, system: system) }
    return nil
  }

  private func number(
    _ value: Fraction, _ style: PresentationStyle
  ) throws(QuantityError) -> String {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    guard !overflow else { throw .overflow }
    // An odd denominator, as of 1/97 of 100 beans, is easier read as a decimal.
    let isOdd = product.denominator > 64
    return product.formatted(style: isOdd ? style.fractions(.decimal) : style)
  }

  /// Returns the text of one part that a hyphen joins: `2 3/4-pound`, of a chicken.
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

  /// Scales what the text says, and not what it was rounded to.
  private func scaled(
    _ amount: AnyAmount, _ rounding: Fraction?
  ) throws(QuantityError) -> ExactTicks {
    var ticks = ExactTicks(amount.tickCount)
    if let rounding, rounding != .zero, let size = Int128(exactly: amount.unit.size) {
      let excess = ExactTicks(size).times(rounding)
      guard let exact = excess.flatMap({ ticks.subtracting($0) }) else { throw .overflow }
      ticks = exact
    }
    guard let scaled = ticks.times(factor) else { throw .overflow }
    if scaled.isTooSmall { throw .underflow }
    return scaled
  }
}

extension FoundAmount {
  /// Returns the style in which the amount is written: with names or symbols, `½` or `1/2`, `10 g` or `10g`.
  fileprivate func style(in written: Substring) -> PresentationStyle {
    var style = PresentationStyle()
    if written.unicodeScalars.contains(where: { $0.properties.numericType == .numeric }) {
      style.fractions = .vulgar
    }
    // A time such as PT1H has no unit of its own.
    guard case .amount(let amount) = amount.upper, form.unit.lowerBound > utf8Range.lowerBound,
      form.unit.upperBound <= utf8Range.upperBound
    else { return style }
    let place = form.unit.lowerBound - utf8Range.lowerBound
    let name = String(written.utf8.dropFirst(place).prefix(form.unit.count)) ?? ""
    guard !amount.unit.isSpelledOut(as: name.lowercased()) else { return style }
    style.units = .symbol
    let isGlued = written.utf8.dropFirst(place - 1).first.map { $0 > 0x20 } ?? false
    if isGlued && !form.isHyphenated { style.spacing = .none }
    return style
  }
}

extension AnyUnit {
  /// Whether a word is a name of the unit and no symbol or abbreviation.
  fileprivate func isSpelledOut(as word: String) -> Bool {
    // Before the name, a word can say which unit of that name is meant.
    if [name, plural].contains(where: { word == $0 || word.hasSuffix(" \($0)") }) { return true }
    // `litres` are liters too.
    return word.count > 4 && !word.contains(" ")
  }
}
