public import QuantityCore
public import QuantityReading

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
