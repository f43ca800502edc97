import Quantities

extension Ingredient {
  /// Makes a generic ingredient from all that a short name can mean, if their densities are
  /// similar: `oil`, of any plant.
  ///
  /// Processed forms are excluded: `rice` is neither cooked nor puffed, unless the name says so.
  package init?(_ name: String, ofAny choices: [Ingredient]) {
    let usual = choices.filter { choice in
      choice.name.split(separator: " ").allSatisfy { !Ingredient.made.contains(String($0)) }
    }
    let falling = usual.map { $0.density }.sorted { $1 < $0 }
    guard falling.count > 1, falling[0].ratio(to: falling[falling.count - 1]) <= Fraction(4, 3)
    else { return nil }
    self.init(
      name, density: falling[falling.count / 2], within: falling[falling.count - 1]...falling[0])
  }

  private static let made = IngredientForms.all.union(
    IngredientWords.of("crisped instant puffed"))
}
