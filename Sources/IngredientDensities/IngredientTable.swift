/// A table of substances by what people call them.
///
///     let table = IngredientTable.standard.adding([
///       Ingredient("all-purpose flour", density: 130.grams / 1.cups),  // as we scoop it here
///       Ingredient("gofio", density: 140.grams / 1.cups),
///     ])
///
/// A table takes some milliseconds to make: keep it.
public struct IngredientTable: Sendable {
  /// Every ingredient, in the order in which they were added.
  public let ingredients: [Ingredient]
  /// How many times the table was added to before each of them.
  let layers: [Int]
  let index: IngredientIndex
  /// What each substance was called by entries that have been replaced.
  private let aliases: [String: [String]]

  /// Some 980 substances and their variants, as US cups and spoons hold them.
  ///
  /// The figures are those of USDA's nutrient database (SR 28) and King Arthur Baking's ingredient
  /// weight chart, and of producers' labels, a book, a cooking FAQ or a page where neither has one; each
  /// entry says which, and its range spans them.
  public static let standard = IngredientTable(Ingredient.standard)

  /// Makes a table of the given ingredients alone.
  ///
  ///     IngredientTable([Ingredient("water", density: 1.grams / 1.milliliters)])
  public init(_ ingredients: [Ingredient]) {
    self.init([], layers: [], aliases: [:], adding: ingredients)
  }

  /// Returns this table with more ingredients.
  ///
  /// One with the name and the variant of another takes its place, and is found by its aliases too.
  /// Where a new name is one that an old ingredient has, the new one is meant.
  public func adding(_ ingredients: [Ingredient]) -> IngredientTable {
    IngredientTable(self.ingredients, layers: layers, aliases: aliases, adding: ingredients)
  }

  private init(
    _ old: [Ingredient], layers: [Int], aliases: [String: [String]], adding new: [Ingredient]
  ) {
    var (ingredients, layers, aliases) = (old, layers, aliases)
    let layer = (layers.max() ?? -1) + 1
    var keys = ingredients.map { $0.key }
    var places: [Ingredient.Key: Int] = [:]
    for (place, key) in keys.enumerated() { places[key] = place }
    for ingredient in new {
      let key = ingredient.key
      aliases[key.name, default: []] += ingredient.aliases
      if let place = places[key] {
        (ingredients[place], layers[place]) = (ingredient, layer)
      } else {
        places[key] = ingredients.count
        keys.append(key)
        ingredients.append(ingredient)
        layers.append(layer)
      }
    }
    self.ingredients = ingredients
    self.layers = layers
    self.aliases = aliases
    index = IngredientIndex(ingredients) { aliases[keys[$0].name] ?? [] }
  }
}

extension Ingredient {
  /// What tells entries apart: the words of the name and the variant, whatever their order.
  fileprivate struct Key: Hashable {
    let name: String
    let variant: String
  }

  fileprivate var key: Key {
    func key(_ text: String) -> String {
      IngredientWords.of(text).sorted().joined(separator: " ")
    }
    return Key(name: key(name), variant: variant.map(key) ?? "")
  }
}
