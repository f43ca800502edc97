// Names of earlier versions, which go with version 1.0.

extension QuantityExpression.Ingredient {
  /// The error for words where no ingredient is expected; `unexpectedTextError`, as it is called now.
  @available(*, deprecated, renamed: "unexpectedTextError")
  public var unexpected: ParseError { unexpectedTextError }
}

extension QuantityExpression.Target.UnitBelow {
  /// What divides, as it was written: `/` or `per`.
  @available(*, deprecated, message: "it served the command 'qty' alone")
  public var sign: String { divider }
}

extension Vocabulary {
  /// Whether a text seems to name a unit, and not an ingredient.
  @available(*, deprecated, message: "it served the command 'qty' alone; see 'AnyUnit(named:)'")
  public func hasUnit(near text: String) -> Bool { seemsToNameUnit(in: text) }
}
