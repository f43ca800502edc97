import Foundation
import Quantities
import Testing

@testable import cookbook

@Suite("The cookbook")
struct CookbookTests {
  private func cake(_ lines: String...) -> Recipe {
    Recipe(title: "Cake", servings: 4, ingredients: lines.map { IngredientLine($0) })
  }

  @Test("a recipe is written as JSON and read again")
  func coding() throws {
    let recipes = try JSONDecoder().decode([Recipe].self, from: Program.recipe("cookbook.json"))
    let data = try JSONEncoder().encode(recipes)
    #expect(try JSONDecoder().decode([Recipe].self, from: data) == recipes)
    #expect(recipes[0].ingredients[2] == IngredientLine("1 1/2 cups milk"))
    #expect(recipes[0].ingredients[2].amount == WrittenAmount(1.5.cups))
  }

  @Test("a recipe that serves nobody, or whose amount is unclear, cannot be scaled")
  func mistakes() {
    let recipe = Recipe(title: "Cake", servings: 0, ingredients: [IngredientLine("2 cups flour")])
    #expect(throws: QuantityError.divisionByZero) { try recipe.ingredients(for: 4) }
    #expect(throws: ParseError.self) { try cake("1/0 cup flour").ingredients(for: 3) }
  }

  @Test("a list is stored with its amounts, unless one of them is unclear")
  func storing() throws {
    let recipe = try Recipe(title: "Cake", servings: 4, list: "2 cups flour\n1 egg\nsalt\n")
    #expect(recipe.ingredients.map(\.item) == ["flour", "egg", "salt"])
    #expect(throws: ParseError.self) {
      try Recipe(title: "Cake", servings: 4, list: "2 cups flour\n1.500 g salt")
    }
    #expect(
      try Program(name: "cookbook").output("store", "Rusks", "8", recipes: ["rusks.txt"])
        .hasPrefix(#"[{"ingredients":[{"amount":{"lower":{"unit":"cup","value":3}},"range":[0,6],"#)
    )
  }

  @Test("servings are scaled, in the recipe's units or a kitchen's")
  func servings() throws {
    let recipe = cake("1 cup flour", "1 egg", "1/2 lb (2 sticks) butter", "salt to taste")
    #expect(
      try recipe.ingredients(for: 8)
        == ["2 cups flour", "2 eggs", "1 lb (4 sticks) butter", "salt to taste"])
    #expect(
      try recipe.ingredients(for: 8, in: .metric)
        == ["~240 g flour", "2 eggs", "~455 g butter", "salt to taste"])
  }

  @Test("amounts of one food are added, and the lines without an amount come last")
  func shopping() throws {
    let recipes = [
      cake("2 cups flour", "1 egg", "salt", "1 tbsp butter"),
      cake("250 ml all-purpose flour", "2 large eggs", "100 g butter", "1/0 cup air"),
    ]
    #expect(throws: ParseError.self) { try shoppingList(for: recipes, people: 8) }
    #expect(
      try shoppingList(for: Array(recipes.prefix(1)), people: 8)
        == ["4 cups flour", "2 eggs", "2 tbsp butter", "salt"])
  }

  @Test(
    "prints the recipes and what to buy",
    arguments: [
      (
        "us",
        """
        Pancakes, for 6
          3 cups flour
          1 1/2 tablespoons sugar
          2 1/4 cups milk
          3 large eggs
          12 ounces butter, melted
          salt to taste
        Crêpes, for 6
          ~3 1/4 cups flour
          ~3 3/4 cups milk
          9 eggs
          ~1/4 cup butter
        To buy
          ~6 1/4 cups flour
          1 1/2 tablespoons sugar
          ~6 cups milk
          12 large eggs
          ~14 ounces butter
          salt to taste

        """
      ),
      (
        "metric",
        """
        Pancakes, for 6
          ~360 g flour
          1 1/2 tablespoons sugar
          ~530 ml milk
          3 large eggs
          ~340 g butter, melted
          salt to taste
        Crêpes, for 6
          750 ml flour
          900 ml milk
          9 eggs
          60 g butter
        To buy
          ~750 g flour
          1 1/2 tablespoons sugar
          ~1.4 l milk
          12 large eggs
          ~395 g butter
          salt to taste

        """
      ),
    ])
  func program(kitchen: String, output: String) throws {
    #expect(
      try Program(name: "cookbook").output("6", kitchen, recipes: ["cookbook.json"]) == output)
  }
}
