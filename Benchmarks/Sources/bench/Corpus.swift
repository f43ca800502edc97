import Quantities

/// Amounts to present: those of recipes, and the same scaled.
enum Corpus {
  static let values = [
    "1/8", "1/4", "1/3", "1/2", "2/3", "3/4", "0.9999", "1", "1.5", "2", "2.75", "3", "4", "5",
    "6.25", "8", "12", "16", "48", "96", "100", "250", "999", "1000", "1500",
  ]

  static let volumeTexts = texts(
    in: ["tsp", "tbsp", "cup", "fl oz", "pint", "quart", "gallon", "ml", "l"])
  static let volumes = amounts(of: VolumeKind.self, volumeTexts)
  static let masses = amounts(of: MassKind.self, texts(in: ["g", "kg", "oz", "lb"]))
  static let times = amounts(of: TimeKind.self, texts(in: ["s", "min", "h", "d"]))

  private static func texts(in units: [String]) -> [String] {
    units.flatMap { unit in values.map { "\($0) \(unit)" } }
  }

  private static func amounts<Kind: QuantityKind>(
    of kind: Kind.Type, _ texts: [String]
  ) -> [Amount<Kind>] {
    texts.map { text in
      do {
        return try Amount<Kind>(text)
      } catch {
        fatalError("\(error)")
      }
    }
  }
}

extension Corpus {
  /// How something is cooked, in prose.
  static let method = """
    Warm 2 tablespoons of the oil in a wide pan and soften the onions in it for 15 minutes. Stir in \
    the garlic with 1 1/2 teaspoons of cumin and 1/4 teaspoon of cayenne, and fry them for 2 minutes \
    more, until you can smell them. Add 3 cups of stock and 1.5 pounds of beans, cover the pan, and \
    let it simmer for 1 hour over a low flame. Mix 8 ounces of yogurt with 1/2 cup of herbs and serve \
    it beside the beans with 250 grams of rice.
    """

  static let amountsOfMethod = [
    "2 tablespoons", "15 minutes", "1 1/2 teaspoons", "1/4 teaspoon", "2 minutes", "3 cups",
    "1.5 pounds", "1 hour", "8 ounces", "1/2 cup", "250 grams",
  ]

  /// A recipe's list and the first of its steps.
  static let recipe = """
    2 tablespoons olive oil
    1 1/2 teaspoons cumin, ground
    1/4 teaspoon cayenne
    3 cups stock
    1.5 pounds beans, soaked
    8 ounces yogurt
    1/2 cup mint, chopped
    250 grams rice
    Salt to taste

    Soak the beans for 12 hours and cook them in the stock for 1 hour.
    """

  static let recipeLines = recipe.split(separator: "\n", omittingEmptySubsequences: false).count

  static let recipeTimesThree = """
    6 tablespoons olive oil
    1 1/2 tablespoons cumin, ground
    3/4 teaspoon cayenne
    9 cups stock
    4.5 pounds beans, soaked
    1 1/2 pounds yogurt
    1 1/2 cups mint, chopped
    750 grams rice
    Salt to taste

    Soak the beans for 12 hours and cook them in the stock for 1 hour.
    """

  static let recipeTimesThreeByHand = """
    6 tablespoons olive oil
    4.5 teaspoons cumin, ground
    0.75 teaspoon cayenne
    9 cups stock
    4.5 pounds beans, soaked
    24 ounces yogurt
    1.5 cup mint, chopped
    750 grams rice
    Salt to taste

    Soak the beans for 12 hours and cook them in the stock for 1 hour.
    """
}
