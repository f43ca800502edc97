/// Scales the amounts of a recipe's text by an exact factor, and leaves every other byte as it was.
///
///     AmountScaler(by: 3).scaled("1 teaspoon of kosher salt")  // "1 tablespoon of kosher salt"
///     AmountScaler(by: 2).scaled("1 cup (95 g) oats")          // "2 cups (190 g) oats"
///     AmountScaler(by: Fraction(1, 2)).scaled("2 eggs")        // "1 eggs"
///
/// - Volumes, masses and counts are scaled; times and temperatures are not, nor is the size of what
///   is counted: of two `10-ounce packages` there are four.
/// - Each amount is presented again, with the names or the symbols of units that it was written with.
/// - The words behind a count stay as they are: nothing is known of their plurals.
/// - What cannot be measured exactly is marked with `~`.
public struct AmountScaler: Sendable {
  /// The factor.
  public var factor: Fraction
  /// The kit for volumes, or `nil` for that of each amount's unit.
  public var volumeKit: Kit<VolumeKind>?
  /// The kit for masses, or `nil` for that of each amount's unit.
  public var massKit: Kit<MassKind>?
  /// What finds the amounts.
  public var finder: AmountFinder

  /// Makes a scaler.
  ///
  /// - Parameters:
  ///   - factor: the factor: an `Int`, a `Double`, which means the simplest fraction that rounds to
  ///     it, or a `Fraction`.
  ///   - volumeKit: the kit for volumes, or `nil` for that of each amount's unit.
  ///   - massKit: the kit for masses, or `nil` for that of each amount's unit.
  ///   - finder: what finds the amounts.
  /// - Precondition: the factor is finite.
  public init(
    by factor: some NumericalValue, volumeKit: Kit<VolumeKind>? = nil,
    massKit: Kit<MassKind>? = nil, finder: AmountFinder = AmountFinder()
  ) {
    self.factor = factor.fraction
    self.volumeKit = volumeKit
    self.massKit = massKit
    self.finder = finder
  }

  /// The text with its amounts scaled.
  ///
  /// - Throws: ``QuantityError/overflow`` if an amount does not fit any more.
  public func scaled(_ text: String) throws(QuantityError) -> String {
    try finder.replacingAmounts(in: text) { found throws(QuantityError) in
      try replacement(for: found, written: text[found.range])
    }
  }

  private func replacement(
    for found: FoundAmount, written: Substring
  ) throws(QuantityError) -> String? {
    guard found.role != .size else { return nil }
    switch (found.amount.lower, found.amount.upper) {
    case (.number(let lower), .number(let upper)):
      return try join(number(lower), number(upper))
    case (.amount(let lower), .amount(let upper)):
      if let ends = lower.as(VolumeKind.self).flatMap({ pair($0, upper) }) {
        return try text(ends, volumeKit, found, written)
      }
      if let ends = lower.as(MassKind.self).flatMap({ pair($0, upper) }) {
        return try text(ends, massKit, found, written)
      }
      return nil
    default: return nil
    }
  }

  private func pair<Kind>(
    _ lower: Amount<Kind>, _ upper: AnyAmount
  ) -> (lower: Amount<Kind>, upper: Amount<Kind>)? {
    upper.as(Kind.self).map { (lower, $0) }
  }

  // MARK: Numbers

  private func number(_ value: Fraction) throws(QuantityError) -> String {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    guard !overflow else { throw .overflow }
    // An odd denominator, as of 1/7 of 100 eggs, is easier read as a decimal.
    guard product.denominator > 64 else { return product.formatted(.fraction) }
    let text = product.formatted(.decimal)
    return (try? Fraction(text)) == product ? text : "~\(text)"
  }

  private func join(_ lower: String, _ upper: String) -> String {
    lower == upper ? lower : "\(lower) to \(upper)"
  }

  // MARK: Amounts

  private func text<Kind>(
    _ ends: (lower: Amount<Kind>, upper: Amount<Kind>), _ kit: Kit<Kind>?, _ found: FoundAmount,
    _ written: Substring
  ) throws(QuantityError) -> String {
    let lower = try scaled(ends.lower)
    let upper = try scaled(ends.upper)
    let style = found.style(of: ends.upper.unit, in: written)
    let shown = Presenter(kit: kit).present(min(lower, upper)...max(lower, upper))
    guard found.isHyphenated, shown.lower == shown.upper, shown.upper.parts.count == 1 else {
      return shown.formatted(style)
    }
    // `2 3/4-pound chicken`
    let part = shown.upper.parts[0]
    let number = shown.upper.formatted(style.units(.none))
    return "\(number)-\(style.units == .name ? part.unit.name : part.unit.symbol)"
  }

  private func scaled<Kind>(_ amount: Amount<Kind>) throws(QuantityError) -> Amount<Kind> {
    guard let ticks = factor.times(amount.ticks) else { throw .overflow }
    return Amount(ticks: ticks, unit: amount.unit)
  }
}

extension FoundAmount {
  /// The style in which the amount is written: with names or symbols, `½` or `1/2`, `10 g` or `10g`.
  fileprivate func style<Kind>(
    of unit: MeasurementUnit<Kind>, in written: Substring
  ) -> PresentationStyle {
    var style = PresentationStyle()
    let place = unitRange.lowerBound - utf8Range.lowerBound
    let word = String(written.utf8.dropFirst(place).prefix(unitRange.count)) ?? ""
    if !unit.isSpelledOut(as: word.lowercased()) {
      style.units = .symbol
      let isGlued = written.utf8.dropFirst(max(place - 1, 0)).first.map { $0 > 0x20 } ?? false
      if isGlued && !isHyphenated { style.spacing = .none }
    }
    if written.unicodeScalars.contains(where: { $0.properties.numericType == .numeric }) {
      style.fractions = .vulgar
    }
    return style
  }
}

extension MeasurementUnit {
  /// Whether a word is a name of the unit and no symbol or abbreviation.
  fileprivate func isSpelledOut(as word: String) -> Bool {
    // `litres` are liters too.
    word == name || word == plural || (word.count > 4 && !word.contains(" "))
  }
}
