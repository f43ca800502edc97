import IngredientDensities
import Quantities

/// A recipe as a cookbook stores it: its ingredients with the amounts that were read in them.
struct Recipe: Codable, Hashable {
  var title: String
  var servings: Int
  var ingredients: [IngredientLine]
}

extension Recipe {
  /// Reads a list of ingredients, a line each.
  ///
  /// - Throws: the `ParseError` of the first line whose amount cannot be read.
  init(title: String, servings: Int, list: String) throws {
    let lines = list.split(whereSeparator: \.isNewline).map { IngredientLine(String($0)) }
    if let problem = lines.lazy.compactMap(\.problem).first { throw problem }
    self.init(title: title, servings: servings, ingredients: lines)
  }

  /// Returns the ingredients for a number of people, in the units of a kitchen or as they are written.
  ///
  /// - Throws: a `QuantityError` if the recipe serves nobody, or the `ParseError` of an amount that cannot be scaled.
  func ingredients(for people: Int, in kitchen: ReaderKitchen? = nil) throws -> [String] {
    guard servings > 0 else { throw QuantityError.divisionByZero }
    let scaler = IngredientScaler(AmountScaler(by: Fraction(people, servings), for: kitchen))
    return try ingredients.map { try scaler.scaled($0.text) }
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
