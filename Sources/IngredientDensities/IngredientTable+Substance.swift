package import Quantities

extension IngredientTable {
  /// Returns the properties of a substance that kitchens need.
  func substance(named name: String) -> Substance {
    switch match(IngredientPhrase(name)) {
    case .found(let ingredient):
      return Substance(
        name, ingredient.consistency, density: (ingredient.density, ingredient.densityRange))
    case .choices(let choices):
      return Substance(
        name.withoutRemarks, Match.choices(choices).consistency,
        choices: choices.prefix(3).map { $0.description })
    case .unknown, nil:
      return Substance(name.withoutRemarks)
    }
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
