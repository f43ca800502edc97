// A cookbook: its recipes for a number of guests, and a shopping list for all of them.
//
//     swift run --package-path Examples cookbook 6 metric < Examples/Recipes/cookbook.json
//     swift run --package-path Examples cookbook store Rusks 8 < Examples/Recipes/rusks.txt
//
// After the number of people comes the kitchen in whose units all is shown, such as `us` or `metric`. The second
// reads a list of ingredients, for 8 people here, and prints the recipe as the cookbook stores it.

import Foundation
import Quantities

let arguments = Array(CommandLine.arguments.dropFirst())
let input = FileHandle.standardInput.readDataToEndOfFile()

func printList(_ title: String, _ lines: [String]) {
  print(title)
  for line in lines { print("  \(line)") }
}

if arguments.count == 3, arguments[0] == "store", let servings = Int(arguments[2]) {
  let list = String(decoding: input, as: UTF8.self)
  let recipe = try Recipe(title: arguments[1], servings: servings, list: list)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode([recipe]), as: UTF8.self))
} else {
  let people = arguments.first.flatMap { Int($0) } ?? 4
  let kitchen = arguments.dropFirst().first.flatMap { ReaderKitchen(named: $0) }
  let recipes = try JSONDecoder().decode([Recipe].self, from: input)
  for recipe in recipes {
    printList("\(recipe.title), for \(people)", try recipe.ingredients(for: people, in: kitchen))
  }
  printList("To buy", try shoppingList(for: recipes, people: people, in: kitchen))
}
