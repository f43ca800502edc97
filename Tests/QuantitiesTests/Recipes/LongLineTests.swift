import Quantities
import TestSupport
import Testing

/// Nothing far before an amount in its line matters.
@Suite("Long lines")
struct LongLineTests {
  @Test(
    "a repeated text is scaled like one",
    arguments: [
      "1 g ", "2 cups milk, ", "Add 2 eggs. ", "1½ cups (190 g) flour; ", "an ounce of gold ",
      "milk ",
      "<b>1 cup</b> milk, <i>2 tsp</i> salt ", "|2 cups", "1 c. of milk and 3 fl. oz. water ",
    ])
  func repeated(text: String) throws {
    let scaler = AmountScaler(by: 2)
    let count = LongTests.choose(5000, everyday: 300)
    let line = "Take " + String(repeating: text, count: count)
    let expected = try scaler.scaled("Take " + text).dropFirst(5)
    #expect(try scaler.scaled(line) == "Take " + String(repeating: String(expected), count: count))
    let finder = AmountFinder()
    #expect(finder.amounts(in: line).count == finder.amounts(in: "Take " + text).count * count)
  }

  @Test("a word far behind the start of a line begins no line")
  func begins() throws {
    let line = String(repeating: "Stir it well. ", count: 3000) + "Half is left."
    #expect(AmountFinder().amounts(in: line).isEmpty)
    #expect(try AmountScaler(by: 2).scaled(line) == line)
  }
}
