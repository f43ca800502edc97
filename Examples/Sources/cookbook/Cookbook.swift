import IngredientDensities
import Quantities

/// A recipe as a cookbook stores it.
struct Recipe: Codable, Hashable {
  var title: String
  var servings: Int
  var ingredients: [RecipeIngredient]

  /// Reads a recipe of which each line is an ingredient.
  init(title: String, servings: Int, lines: [String]) {
    self.title = title
    self.servings = servings
    ingredients = lines.map { RecipeIngredient(IngredientLine($0)) }
  }

  /// The same recipe for another number of people, exactly.
  ///
  /// - Throws: a `QuantityError` if the recipe serves nobody, or an amount is too large.
  func serving(_ people: Int) throws -> Recipe {
    guard servings > 0 else { throw QuantityError.divisionByZero }
    var recipe = self
    recipe.servings = people
    for place in ingredients.indices {
      try recipe.ingredients[place].scale(by: Fraction(people, servings))
    }
    return recipe
  }
}

/// What a recipe takes of one thing: an amount, a count, or as much as the cook likes.
struct RecipeIngredient: Codable, Hashable {
  var name: String
  var amount: AnyAmount?
  var count: Fraction?

  /// Reads a line. Of a range it takes the greater end, as it is better to have enough.
  init(_ line: IngredientLine) {
    name = line.rest
    amount = line.amount?.upper.amount
    count = line.amount?.upper.number
  }

  mutating func scale(by factor: Fraction) throws {
    amount = try amount?.scaled(by: factor)
    count = count.map { $0 * factor }
  }
}

extension RecipeIngredient {
  /// The food, if the table of ingredients knows it; so `egg` and `2 large eggs` are the same.
  private var food: Ingredient? {
    if case .found(let food) = IngredientTable.standard.match(name) { food } else { nil }
  }

  /// What it is called in a shop.
  var foodName: String { food?.name ?? name }

  /// Says how much there is, in the measures of a kitchen or, where that is known, by weight.
  func text(in kitchen: Kitchen, byWeight: Bool = false) throws -> String? {
    if byWeight, let volume = amount?.as(VolumeKind.self), let food {
      return try food.mass(of: volume).formatted(kit: kitchen.masses)
    }
    return amount?.formatted(in: kitchen) ?? count?.formatted(style: .usual)
  }
}

/// What to buy for several recipes: amounts of one food are added if they are of one kind.
func shoppingList(for recipes: [Recipe]) throws -> [RecipeIngredient] {
  var list: [RecipeIngredient] = []
  for var item in recipes.flatMap(\.ingredients) {
    item.name = item.foodName
    let place = list.firstIndex { other in
      other.name == item.name && other.amount?.kind == item.amount?.kind
    }
    guard let place else {
      list.append(item)
      continue
    }
    if let amount = item.amount { list[place].amount = try list[place].amount?.adding(amount) }
    if let count = item.count { list[place].count = (list[place].count ?? .zero) + count }
  }
  return list.sorted { $0.name < $1.name }
}
