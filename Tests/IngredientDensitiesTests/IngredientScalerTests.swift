import IngredientDensities
import Quantities
import TestSupport
import Testing

@Suite("Recipes by weight and by volume")
struct IngredientScalerTests {
  private func scaler(
    by factor: Int = 1, _ method: IngredientScaler.Method, isMetric: Bool = false
  ) -> IngredientScaler {
    var scaler = AmountScaler(by: factor)
    scaler.volumeKit = isMetric ? .metricKitchen : .usKitchen
    scaler.massKit = isMetric ? .metric : .pounds
    return IngredientScaler(scaler, measuring: method)
  }

  @Test(
    "a line is measured as asked, if its ingredient is known",
    arguments: [
      ("2 cups flour", IngredientScaler.Method.weight, "~8 1/2 ounces flour"),
      ("2 cups flour", .volume, "2 cups flour"), ("2 cups flour", .asWritten, "2 cups flour"),
      ("1 lb flour", .volume, "~3 3/4 cups flour"), ("1 lb flour", .weight, "1 lb flour"),
      ("2 cups gravel", .weight, "2 cups gravel"), ("2 cups rice", .weight, "2 cups rice"),
      ("1/8 tsp salt", .weight, "1/8 tsp salt"), ("1 tbsp salt", .weight, "~5/8 oz salt"),
      ("2 eggs", .weight, "2 eggs"),
      ("1 cup (120 g) flour", .weight, "1 cup (~4 1/4 oz) flour"),
      ("1 to 2 cups flour", .weight, "1 to 2 cups flour"),
      ("about 2 cups flour", .weight, "about 8 1/2 ounces flour"),
      (
        "2 cups flour, and 1 cup for dusting", .weight, "~8 1/2 ounces flour, and 1 cup for dusting"
      ),
    ])
  func lines(text: String, method: IngredientScaler.Method, expected: String) throws {
    #expect(try scaler(method).scaled(text) == expected)
  }

  @Test("lines are read one by one, and keep their ends")
  func ends() throws {
    let text = "2 cups flour\r\n\n1 cup milk\n"
    #expect(
      try scaler(by: 2, .weight).scaled(text)
        == "~1 pound 1 ounce flour\r\n\n~1 pound 1 ounce milk\n")
  }

  @Test(
    "cups and spoons are those of the reader's system",
    arguments: [
      (MeasurementSystem.us, "~4 1/4 cups flour"), (.metric, "~4 cups flour"),
      (.imperial, "~1 3/4 pt flour"), (.australian, "~4 cups flour"),
    ])
  func systems(system: MeasurementSystem, expected: String) throws {
    let amounts = AmountScaler(
      by: 1, finder: AmountFinder(vocabulary: .standard(for: system)))
    let scaler = IngredientScaler(amounts, measuring: .volume)
    #expect(try scaler.scaled("500 g flour") == expected)
  }

  @Test("what does not fit stays as it is, and is told where it stands")
  func overflow() {
    let amounts = AmountScaler(by: Fraction(numerator: .max, denominator: 1))
    let scaler = IngredientScaler(amounts, measuring: .weight)
    let text = "Dough\n1 cup flour\n"
    let error = #expect(throws: ParseError.self) { try scaler.scaled(text) }
    #expect(error?.code == .tooLarge)
    #expect(error?.range == 6..<11)
    #expect(scaler.scaling(text).text == text)
  }

  @Test(
    "a factor of 1 changes only what is measured anew",
    arguments: [
      ("0.5 cups gravel, 1 lb flour", "0.5 cups gravel, 1 lb flour"),
      ("½ Cup gravel\n1.5 Tbsp. salt", "½ Cup gravel\n~27 g. salt"),
    ])
  func identity(text: String, expected: String) throws {
    let scaler = IngredientScaler(AmountScaler(by: 1), measuring: .weight)
    #expect(try scaler.scaled(text) == expected)
  }

  /// The start of each line of a recipe, shown in four ways. The other words are unchanged.
  @Test(
    "a recipe is shown in four ways", .enabled(if: SharedFile.exist),
    arguments: [
      (
        IngredientScaler.Method.volume, false,
        [
          "3 cups + 2 tablespoons", "1/4 teaspoon", "1 cup", "3/4 cup + 2 tablespoons", "2",
          "2 cups",
        ]
      ),
      (
        .weight, false,
        ["~13 1/4 ounces", "1/4 teaspoon", "~8 ounces", "~6 1/2 ounces", "2", "2 cups"]
      ),
      (
        .volume, true,
        [
          "~3 cups", "~1/4 teaspoon", "~3/4 cup + 3 tablespoons", "~3/4 cup + 1 tablespoon", "2",
          "~1 3/4 cups + 2 tablespoons",
        ]
      ),
      (
        .weight, true,
        [
          "~375 grams", "~1.5 grams", "~225 grams", "~185 grams", "2",
          "~1 3/4 cups + 2 tablespoons",
        ]
      ),
    ])
  func fourWays(method: IngredientScaler.Method, isMetric: Bool, amounts: [String]) throws {
    let lines = try SharedFile.rows(of: "conformance/pepin_recipe_lines.tsv")
      .filter { $0[0] == "thick-chocolate-chip-cookies" && $0[1] == "ingredient" }.map { $0[2] }
    let shown = try scaler(method, isMetric: isMetric).scaled(lines.joined(separator: "\n"))
    let expected = zip(amounts, lines).map { amount, line in
      amount + line[IngredientLine(line).range!.upperBound...]
    }
    #expect(lines.count == amounts.count)
    #expect(shown == expected.joined(separator: "\n"))
  }
}
