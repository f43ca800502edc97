extension Quantity {
  /// Returns the quantity as a person would say it, in the measures of a kitchen.
  ///
  ///     1.cups.formatted(in: .metric)              // "~240 milliliters"
  ///     500.grams.formatted(.symbols, in: .us)     // "~1 lb 1 3/4 oz"
  ///     90.minutes.formatted(in: .us)              // "1 hour 30 minutes"
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - kitchen: the kitchen. If it has no kit for the kind, as most have none for times, the
  ///     quantity's own unit chooses the kit.
  public func formatted(_ style: PresentationStyle = .usual, in kitchen: Kitchen) -> String {
    AnyAmount(self).formatted(style, in: kitchen)
  }
}

extension ClosedRange where Bound: Quantity {
  /// Returns the range as a person would say it, with both ends in one unit if possible.
  ///
  ///     (2.teaspoons...1.tablespoon).formatted()                              // "2 to 3 teaspoons"
  ///     (36.4.grams...54.grams).formatted(.symbols, kit: .scale(step: 1.grams))  // "~36 to 54 g"
  ///
  /// See ``RangePresentation`` for the rule, and for whether the text is exact.
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - kit: the kit, or `nil` for that of the lower end's unit.
  public func formatted(
    _ style: PresentationStyle = .usual, kit: Kit<Bound.Kind>? = nil
  ) -> String {
    let range = Amount(lowerBound)...Amount(upperBound)
    return Presenter(kit: kit, system: style.systemInForce).present(range).formatted(style)
  }

  /// Returns the range as a person would say it, in the measures of a kitchen.
  ///
  ///     (1.cups...2.cups).formatted(in: .metric)            // "~240 to ~470 milliliters"
  ///     (1.cups...2.cups).formatted(.symbols, in: .metric)  // "~240 to ~470 ml"
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - kitchen: the kitchen. If it has no kit for the kind, as most have none for times, the
  ///     lower end's unit chooses the kit.
  public func formatted(_ style: PresentationStyle = .usual, in kitchen: Kitchen) -> String {
    let (lower, upper) = (AnyAmount(lowerBound), AnyAmount(upperBound))
    return AnyPresenter(kit: kitchen.kit(for: lower.unit.kind), system: style.systemInForce)
      .present(from: lower, to: upper).text(style)
  }
}
