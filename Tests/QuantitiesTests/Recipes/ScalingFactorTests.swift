import Quantities
import Testing

@Suite("Factors, and ingredients that are exempt from them")
struct ScalingFactorTests {
  @Test(
    "a factor is what people type",
    arguments: [
      ("3", "3"), ("1 1/2", "3/2"), ("½", "1/2"), ("2x", "2"), ("x2", "2"), ("×3", "3"),
      ("1.5X", "3/2"), ("150%", "3/2"), ("12.5%", "1/8"), ("half", "1/2"), ("Double", "2"),
      ("twice", "2"), ("triple", "3"), ("thrice", "3"), ("quadruple", "4"),
    ])
  func factors(text: String, expected: String) throws {
    #expect(try AmountScaler.factor(reading: text) == Fraction(expected))
  }

  @Test(
    "a factor is read whole or not at all",
    arguments: ["", "x", "%", "2x x", "1/0", "2 cups", "0.\(String(repeating: "0", count: 37))1%"])
  func mistakes(text: String) {
    #expect(throws: ParseError.self) { try AmountScaler.factor(reading: text) }
  }

  @Test(
    "the factor follows from the servings of a recipe",
    arguments: [
      ("Serves 4", "3/2"), ("Rolls\r\nServings: 4\n2 eggs", "3/2"), ("4 servings", "3/2"),
      ("Serves 4-6", "3/2"), ("Serves: about 3", "2"), ("Serves 4\nServes 4", "3/2"),
      ("Makes 12 rolls", nil), ("Serves 4\nServes 8", nil), ("Serves 0", nil), ("", nil),
    ] as [(String, String?)])
  func servings(recipe: String, expected: String?) throws {
    let factor = try? AmountScaler.factor(forServings: 6, in: recipe)
    #expect(factor == (try expected.map { try Fraction($0) }))
  }

  @Test("an error about servings has the lines that differ")
  func servingsErrors() {
    let twice = #expect(throws: IngredientError.self) {
      try AmountScaler.factor(forServings: 6, in: "Serves 4\nSalt\nServes 8")
    }
    #expect(twice?.code == .several && twice?.lines.map(\.number) == [1, 3])
    let none = #expect(throws: IngredientError.self) {
      try AmountScaler.factor(forServings: 0, in: "Serves 4")
    }
    #expect(none?.code == .noServings)
  }

  @Test(
    "ingredients with all words of a name are kept",
    arguments: [
      ("1 tsp (5 g) salt, 1 cup milk", "1 tsp (5 g) salt, 2 cups milk"),
      ("2 tsp active dry yeast", "2 tsp active dry yeast"),
      ("(2 tsp) salt", "(2 tsp) salt"),
      // The name lacks this word.
      ("1 cup water, mixed with the salt", "2 cups water, mixed with the salt"),
      ("1 cup butter (no salt)", "2 cups butter (no salt)"),
      ("1 cup flour plus salt", "2 cups flour plus salt"),
      ("1 tsp yeast", "2 tsp yeast"),
      ("Item,Amount,Unit\nSalt,1,tsp\nmilk,1,cup", "Item,Amount,Unit\nSalt,1,tsp\nmilk,2,cup"),
    ])
  func keeping(text: String, expected: String) {
    var scaler = AmountScaler(by: 2)
    scaler.keeping = ["salt", "dry yeast"]
    #expect(scaler.scaling(text).text == expected)
  }

  @Test(
    "counts of a name are whole numbers, and at least one",
    arguments: [
      ("1 egg", "1/4", "1 egg", "egg: 1 instead of 1/4, which is a factor of 1"),
      (
        "3 large eggs, beaten", "3/2", "5 large eggs, beaten",
        "large eggs: 5 instead of 4 1/2, which is a factor of 1 2/3"
      ),
      (
        "Item,Amount\nEggs,3\n", "1/2", "Item,Amount\nEggs,2\n",
        "Eggs: 2 instead of 1 1/2, which is a factor of 2/3"
      ),
      ("2 eggs", "3/2", "3 eggs", nil), ("0 eggs", "3/2", "0 eggs", nil),
      ("1 cup egg whites", "3/2", "1 1/2 cups egg whites", nil),
      ("3 lemons", "3/2", "4 1/2 lemons", nil),
    ] as [(String, String, String, String?)])
  func counts(text: String, factor: String, expected: String, note: String?) throws {
    var scaler = AmountScaler(by: try Fraction(factor))
    scaler.countingWhole = ["egg"]
    let scaled = scaler.scaling(text)
    #expect(scaled.text == expected)
    #expect(scaled.roundedCounts.map(\.description) == [note].compactMap { $0 })
  }
}
