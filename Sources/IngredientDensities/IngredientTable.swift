/// A table of substances by their everyday names.
///
///     let table = IngredientTable.standard.adding([
///       Ingredient("all-purpose flour", density: 130.grams / 1.cups),  // as we scoop it here
///       Ingredient("gofio", density: 140.grams / 1.cups),
///     ])
///
/// Making a table takes a few milliseconds: keep it.
public struct IngredientTable: Sendable {
  /// All ingredients, in the order in which they were added.
  public let ingredients: [Ingredient]
  /// The number of additions to the table before each ingredient.
  let layers: [Int]
  let index: IngredientIndex
  /// The names of each substance in entries that have been replaced.
  private let aliases: [String: [String]]

  /// Some 980 substances and their variants, as measured in US cups and spoons.
  ///
  /// The figures come from USDA's nutrient database (SR 28) and King Arthur Baking's ingredient
  /// weight chart and, if neither has one, from producers' labels, a book, a cooking FAQ or a web
  /// page. Each entry names its sources, and its range spans their figures.
  public static let standard = IngredientTable(Ingredient.standard)

  /// Makes a table with only the given ingredients.
  ///
  ///     IngredientTable([Ingredient("water", density: 1.grams / 1.milliliters)])
  public init(_ ingredients: [Ingredient]) {
    self.init([], layers: [], aliases: [:], adding: ingredients)
  }

  /// Returns this table with more ingredients.
  ///
  /// An ingredient with the name and variant of an existing one replaces it, and keeps its aliases.
  /// If a new name is also an alias of an older ingredient, it means the new one.
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
  /// The identity of an entry: the words of its name and variant, in any order.
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
