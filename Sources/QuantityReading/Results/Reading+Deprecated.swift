// Names of earlier versions, to be removed in version 1.0.

extension QuantityExpression.Ingredient {
  /// The error to throw where no ingredient is expected; now called `unexpectedTextError`.
  @available(*, deprecated, renamed: "unexpectedTextError")
  public var unexpected: ParseError { unexpectedTextError }
}

extension QuantityExpression.Target.UnitBelow {
  /// The word or sign of division as written: `/` or `per`.
  @available(*, deprecated, message: "it served the command 'qty' alone")
  public var sign: String { divider }
}

extension Vocabulary {
  /// Whether a text seems to name a unit instead of an ingredient.
  @available(*, deprecated, message: "it served the command 'qty' alone; see 'AnyUnit(named:)'")
  public func hasUnit(near text: String) -> Bool { seemsToNameUnit(in: text) }
}
