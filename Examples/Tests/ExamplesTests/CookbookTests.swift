import Foundation
import Quantities
import Testing

@testable import cookbook

@Suite("The cookbook")
struct CookbookTests {
  private func cake(_ lines: String...) -> Recipe {
    Recipe(title: "Cake", servings: 4, lines: lines)
  }

  @Test("a line is an amount, a count or neither, and a name")
  func lines() throws {
    let recipe = cake("1-2 cups of flour", "3 eggs", "1/2 lb (2 sticks) butter", "salt to taste")
    #expect(recipe.ingredients.map(\.name) == ["flour", "eggs", "butter", "salt to taste"])
    #expect(try recipe.ingredients[0].amount == AnyAmount("2 cups"))
    #expect(recipe.ingredients[1].count == Fraction(3))
    #expect(try recipe.ingredients[2].amount == AnyAmount("8 oz"))
    #expect(recipe.ingredients[3].amount == nil && recipe.ingredients[3].count == nil)
  }

  @Test("a recipe is written as JSON and read again")
  func coding() throws {
    let recipes = try JSONDecoder().decode([Recipe].self, from: Program.recipe("cookbook.json"))
    let data = try JSONEncoder().encode(recipes)
    #expect(try JSONDecoder().decode([Recipe].self, from: data) == recipes)
    #expect(try recipes[0].ingredients[2].amount == AnyAmount("1 1/2 cups"))
  }

  @Test("a recipe that serves nobody cannot be scaled")
  func noServings() {
    let recipe = Recipe(title: "Cake", servings: 0, lines: ["2 cups flour"])
    #expect(throws: QuantityError.divisionByZero) { try recipe.serving(4) }
  }

  @Test("servings are scaled exactly, there and back")
  func servings() throws {
    let recipe = cake("1 cup flour", "1 egg", "salt")
    let seven = try recipe.serving(7)
    #expect(try seven.ingredients[0].amount == AnyAmount("1 3/4 cups"))
    #expect(seven.ingredients[1].count == Fraction(7, 4))
    #expect(try seven.serving(4) == recipe)
  }

  @Test("amounts of one food are added if they are of one kind")
  func shopping() throws {
    let list = try shoppingList(for: [
      cake("2 cups flour", "1 egg", "1 tbsp butter"),
      cake("250 ml all-purpose flour", "2 large eggs", "100 g butter"),
    ])
    #expect(list.map(\.name) == ["all-purpose flour", "butter", "butter", "eggs"])
    #expect(try list[0].amount == AnyAmount("2 cups").adding(AnyAmount("250 ml")))
    #expect(list[3].count == Fraction(3))
  }

  @Test("an amount is shown in the measures of a kitchen, or weighed as an estimate")
  func kitchens() throws {
    let flour = cake("2 cups flour").ingredients[0]
    #expect(try flour.text(in: .us) == "2 cups")
    #expect(try flour.text(in: .metric) == "~470 milliliters")
    #expect(try flour.text(in: .metric, byWeight: true) == "~240 grams")
    #expect(try flour.text(in: .us, byWeight: true) == "~8 1/2 ounces")
    #expect(try cake("2 cups gravel").ingredients[0].text(in: .us, byWeight: true) == "2 cups")
  }

  @Test("prints the recipes and what to buy in US measures")
  func us() throws {
    #expect(
      try Program(name: "cookbook").output("6", "us", recipes: ["cookbook.json"]) == """
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
          ~2.12 ounces butter
        To buy
          ~6 1/4 cups all-purpose flour
          ~14 ounces butter
          12 eggs
          1 1/2 tablespoons granulated sugar
          ~6 cups milk
          salt

        """)
  }

  @Test("prints the recipes and what to buy by weight")
  func weight() throws {
    #expect(
      try Program(name: "cookbook").output("6", "metric", "weight", recipes: ["cookbook.json"])
        == """
        Pancakes, for 6
          ~360 grams flour
          ~19 grams sugar
          ~550 grams milk
          3 large eggs
          ~340 grams butter, melted
          salt to taste
        Crêpes, for 6
          ~380 grams flour
          ~930 grams milk
          9 eggs
          60 grams butter
        To buy
          ~740 grams all-purpose flour
          ~400 grams butter
          12 eggs
          ~19 grams granulated sugar
          ~1.48 kilograms milk
          salt

        """)
  }
}
