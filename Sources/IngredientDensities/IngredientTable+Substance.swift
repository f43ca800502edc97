internal import Quantities

extension IngredientTable {
  /// Returns what a kitchen asks about the substance of a name.
  func substance(named name: String) -> Substance {
    switch match(name) {
    case .found(let ingredient):
      return Substance(
        name, ingredient.consistency, density: (ingredient.density, ingredient.densityRange))
    case .choices(let choices):
      // `cream` is a liquid, though there is whipped cream, too.
      let likely = choices.prefix(3)
      let isAlike = likely.allSatisfy { $0.consistency == choices[0].consistency }
      return Substance(
        name.withoutRemarks, isAlike ? choices[0].consistency : nil,
        choices: likely.map { $0.description })
    case .unknown:
      return Substance(name.withoutRemarks)
    }
  }
}
