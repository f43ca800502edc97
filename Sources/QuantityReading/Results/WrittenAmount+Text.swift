public import QuantityCore

extension WrittenAmount {
  /// Returns the amount as text, with both ends of a range in one unit if possible.
  ///
  ///     try WrittenAmount("6-9 tsp").formatted()               // "2 to 3 tablespoons"
  ///     try WrittenAmount("about 1 cup").formatted(.symbols)   // "~1 c"
  ///     try WrittenAmount("about 2-3 min").formatted()         // "~2 to 3 minutes"
  ///     try WrittenAmount("2 cups").formatted(in: .metric)     // "~470 milliliters"
  ///     try WrittenAmount("two and a half").formatted(.vulgar) // "2½"
  ///
  /// The ``alternates`` are left out.
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - kitchen: the kitchen whose kits show it, or `nil` for the kit of the amount's own unit in
  ///     the system of the style.
  public func formatted(_ style: PresentationStyle = .usual, in kitchen: Kitchen? = nil) -> String {
    if case .amount(let lower) = lower, case .amount(let upper) = upper {
      let shown = AnyPresenter(
        kit: kitchen?.kit(for: lower.unit.kind), system: style.systemInForce
      ).present(from: lower, to: upper)
      let isExact = (lowerRounding == .zero, upperRounding == .zero)
      return (isAbout ? shown.approximated() : shown.approximated(unless: isExact)).text(style)
    }
    guard isRange else { return text(of: lower, isMarked: isAbout, style) }
    // One mark covers both ends.
    return style.language.range(
      from: text(of: lower, isMarked: isAbout, style), to: text(of: upper, isMarked: false, style))
  }

  /// Returns the text of an end that isn't an amount, with a mark if it is approximate.
  private func text(
    of end: ExpressionValue, isMarked: Bool, _ style: PresentationStyle
  ) -> String {
    TextWriter.text { writer in
      if isMarked { writer.writeApproximationMark(style) }
      writer.writeText(end.text(style))
      if isMarked { writer.writeApproximationEnd(style) }
    }
  }
}

extension ExpressionValue {
  /// Returns the value as text; an amount keeps its unit.
  fileprivate func text(_ style: PresentationStyle) -> String {
    switch self {
    case .number(let number): number.formatted(style)
    case .amount(let amount): amount.formatted(style)
    case .quotient(let quotient):
      #if hasFeature(Embedded)
        quotient.description
      #else
        quotient.formatted(style)
      #endif
    }
  }
}
