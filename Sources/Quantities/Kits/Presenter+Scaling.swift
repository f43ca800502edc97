extension Presenter {
  /// Scales the amounts of a recipe by one factor, and chooses how to show each.
  ///
  ///     let recipe = [Amount(1.teaspoons), Amount(0.5.cups), Amount(2.tablespoons)]
  ///     try Presenter().present(recipe, scaledBy: Fraction(3)).map { $0.formatted() }
  ///     // ["1 tablespoon", "1 1/2 cups", "1/4 cup + 2 tablespoons"]
  ///
  /// The scaling is exact: what cannot be shown exactly is off by no more than if it had been
  /// written so in the first place.
  ///
  /// - Throws: ``QuantityError/overflow`` if a product does not fit 128 bits of ticks.
  public func present(
    _ amounts: some Sequence<Amount<Kind>>, scaledBy factor: Fraction
  ) throws(QuantityError) -> [Presentation<Kind>] {
    var result: [Presentation<Kind>] = []
    for amount in amounts {
      let (product, overflow) = amount.multipliedReportingOverflow(by: factor)
      guard !overflow else { throw .overflow }
      result.append(present(product))
    }
    return result
  }
}
