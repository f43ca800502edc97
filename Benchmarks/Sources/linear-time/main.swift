import Foundation
import IngredientDensities
import Quantities
import QuantityAnswers

// Reads each zero-terminated text of its input with as many readers as the argument
// says, and prints the processor time of each in microseconds. The script `linear-time` counts their
// instructions, which callgrind writes at each betweenCounts().

@inline(never)
func amountFinder(_ text: String) { _ = AmountFinder().amounts(in: text) }

@inline(never)
func amountScaler(_ text: String) { _ = AmountScaler(by: 2).scaling(text) }

@inline(never)
func ingredientLine(_ text: String) { _ = IngredientLine(text) }

@inline(never)
func writtenAmount(_ text: String) { _ = try? WrittenAmount(text) }

@inline(never)
func quantityExpression(_ text: String) { _ = try? QuantityExpression(text) }

@inline(never)
func question(_ text: String) { _ = try? Question().answer(to: text) }

@inline(never)
func ingredientScaler(_ text: String) {
  for method in [IngredientScaler.Method.weight, .volume] {
    _ = IngredientScaler(AmountScaler(by: 2), measuring: method).scaling(text)
  }
}

@inline(never)
func readerKitchen(_ text: String) {
  for kitchen in [ReaderKitchen.metric, .us] {
    var scaler = AmountScaler(by: 2, for: kitchen)
    scaler.keeping = ["salt"]
    scaler.countingWhole = ["eggs"]
    _ = IngredientScaler(scaler).scaling(text)
  }
}

@inline(never)
func amountSum(_ text: String) {
  var sum = AmountSum()
  _ = sum.add(text)
  _ = sum.items
}

@inline(never) @_optimize(none)
func betweenCounts() {}

let readers = [
  amountFinder, amountScaler, ingredientLine, writtenAmount, quantityExpression, question,
  ingredientScaler, readerKitchen, amountSum,
].prefix(CommandLine.arguments.last.flatMap { Int($0) } ?? .max)
var input = ""
while let line = readLine(strippingNewline: false) { input += line }
for text in input.split(separator: "\0") {
  let text = String(text)
  let times = readers.map { read in
    let start = clock()
    read(text)
    return "\(clock() - start)"
  }
  print(times.joined(separator: " "))
  betweenCounts()
}
