import IngredientDensities
import Quantities

/// A recipe as a cookbook stores it: its ingredients as their cook wrote them.
struct Recipe: Codable, Hashable {
  var title: String
  var servings: Int
  var ingredients: [String]
}

extension Recipe {
  /// Returns the ingredients for a number of people, in the units of a kitchen or as they are written.
  ///
  /// - Throws: a `QuantityError` if the recipe serves nobody, or the `ParseError` of an amount that cannot be scaled.
  func ingredients(for people: Int, in kitchen: ReaderKitchen? = nil) throws -> [String] {
    guard servings > 0 else { throw QuantityError.divisionByZero }
    let scaler = IngredientScaler(AmountScaler(by: Fraction(people, servings), for: kitchen))
    return try ingredients.map { try scaler.scaled($0) }
  }
}

/// Returns a shopping list for several recipes, each for a number of people.
func shoppingList(
  for recipes: [Recipe], people: Int, in kitchen: ReaderKitchen? = nil
) throws -> [String] {
  var sum = AmountSum()
  var others: [String] = []
  for line in try recipes.flatMap({ try $0.ingredients(for: people) }) {
    // Of `salt to taste`, there is no amount.
    if IngredientLine(line).amount == nil || !sum.add(line).isEmpty { others.append(line) }
  }
  let scaler = IngredientScaler(AmountScaler(by: 1, for: kitchen))
  return try sum.items.map { try scaler.scaled($0.text) } + others
}
