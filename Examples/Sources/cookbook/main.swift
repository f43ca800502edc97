// A cookbook: its recipes for as many as come to eat, and what to buy for them all.
//
//     swift run --package-path Examples cookbook 6 metric < Examples/Recipes/cookbook.json
//
// After the number of people comes the kitchen in whose units all is shown, such as `us` or `metric`.

import Foundation
import Quantities

let arguments = Array(CommandLine.arguments.dropFirst())
let people = arguments.first.flatMap { Int($0) } ?? 4
let kitchen = arguments.dropFirst().first.flatMap { ReaderKitchen(named: $0) }

func printList(_ title: String, _ lines: [String]) {
  print(title)
  for line in lines { print("  \(line)") }
}

let file = FileHandle.standardInput.readDataToEndOfFile()
let recipes = try JSONDecoder().decode([Recipe].self, from: file)
for recipe in recipes {
  printList("\(recipe.title), for \(people)", try recipe.ingredients(for: people, in: kitchen))
}
printList("To buy", try shoppingList(for: recipes, people: people, in: kitchen))
