import Quantities

// Reads each text of its input, in which a zero byte ends each, with each reader. The script
// `linear-time` looks at what each call cost, which callgrind writes down at each betweenCounts().

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

@inline(never) @_optimize(none)
func betweenCounts() {}

var input = ""
while let line = readLine(strippingNewline: false) { input += line }
for text in input.split(separator: "\0") {
  let text = String(text)
  amountFinder(text)
  amountScaler(text)
  ingredientLine(text)
  writtenAmount(text)
  quantityExpression(text)
  betweenCounts()
}
