package import Quantities

extension IngredientTable {
  /// Returns the properties of a substance that kitchens need.
  func substance(named name: String) -> Substance {
    let phrase = IngredientPhrase(name)
    switch match(phrase) {
    case .found(let ingredient):
      return Substance(
        name, ingredient.consistency, density: (ingredient.density, ingredient.densityRange),
        ingredient: ingredient.description)
    case .choices(let choices):
      return Substance(
        name.withoutRemarks, Match.choices(choices).consistency,
        density: phrase.names.count > 1 ? commonDensity(of: choices) : nil,
        choices: choices.prefix(3).map { $0.description })
    case .unknown, nil:
      return Substance(name.withoutRemarks)
    }
  }

  /// Returns the density of the first of several ingredients if those of the others are within 5 %
  /// of it: of `butter or margarine`.
  private func commonDensity(
    of choices: [Ingredient]
  ) -> (usual: Density, range: ClosedRange<Density>)? {
    guard let first = choices.first, Match.choices(choices).consistency != nil else { return nil }
    let alike = Fraction(19, 20)...Fraction(21, 20)
    guard choices.allSatisfy({ alike.contains($0.density.ratio(to: first.density)) }) else {
      return nil
    }
    let least = choices.map { $0.densityRange.lowerBound }.min() ?? first.density
    let most = choices.map { $0.densityRange.upperBound }.max() ?? first.density
    return (first.density, least...most)
  }
}

extension IngredientTable.Match {
  /// The consistency of the ingredient, or of the first choices if they agree: `cream` is a liquid,
  /// although whipped cream is among the choices.
  package var consistency: Consistency? {
    switch self {
    case .found(let ingredient): ingredient.consistency
    case .choices(let choices):
      choices.prefix(3).allSatisfy { $0.consistency == choices[0].consistency }
        ? choices[0].consistency : nil
    case .unknown: nil
    }
  }
}
