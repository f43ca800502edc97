// A cookbook: its recipes for as many as come to eat, and what to buy for them all.
//
//     swift run --package-path Examples cookbook 6 metric weight < Examples/Recipes/cookbook.json
//
// After the number of people come the kitchen in whose measures all is shown, such as `us` or `metric`,
// and `weight` to weigh what can be weighed.

import Foundation
import Quantities

let arguments = Array(CommandLine.arguments.dropFirst())
let people = arguments.first.flatMap { Int($0) } ?? 4
let kitchen = arguments.dropFirst().first.flatMap { Kitchen(named: $0) } ?? .us
let byWeight = arguments.last == "weight"

func printList(_ title: String, _ ingredients: [RecipeIngredient]) throws {
  print(title)
  for ingredient in ingredients {
    let amount = try ingredient.text(in: kitchen, byWeight: byWeight).map { $0 + " " } ?? ""
    print("  \(amount)\(ingredient.name)")
  }
}

let file = FileHandle.standardInput.readDataToEndOfFile()
let recipes = try JSONDecoder().decode([Recipe].self, from: file).map { try $0.serving(people) }
for recipe in recipes {
  try printList("\(recipe.title), for \(recipe.servings)", recipe.ingredients)
}
try printList("To buy", shoppingList(for: recipes))
