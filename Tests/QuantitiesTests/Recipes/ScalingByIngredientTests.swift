import Quantities
import Testing

@Suite("Scaling by what one has of an ingredient")
struct ScalingByIngredientTests {
  private static let recipe = """
    Serves 4

    300 g pasta
    2 cups (500 ml) vegetable stock
    4 large eggs, beaten
    1 1/2 lb tomatoes (about 6 medium)
    100 g brown sugar
    50 g sugar
    2-3 tbsp olive oil
    1/13 kg flour
    1 tsp salt, and sugar to taste
    0 g hope
    Boil the pasta for 10 minutes.
    """

  @Test(
    "the factor is how often what the recipe takes goes into that",
    arguments: [
      ("200 g pasta", "2/3"), ("1 kg of pasta", "10/3"), ("300 g Pasta", "1"), ("1 lb pasta", nil),
      ("1 cup vegetable stock", "1/2"), ("1 l stock", "2"), ("6 eggs", "3/2"), ("1 egg", "1/4"),
      ("3 lb tomato", "2"), ("100 g sugar", "2"), ("50 g brown sugar", "1/2"),
      ("1 tbsp olive oil", "1/2"), ("1 kg flour", "13"), ("2 tsp salt", "2"),
      ("about 2 eggs", "1/2"),
    ] as [(String, String?)])
  func factor(ingredient: String, expected: String?) throws {
    let factor = try AmountScaler.factor(for: ingredient, in: Self.recipe)
    if let expected { #expect(factor == (try Fraction(expected))) }
    let scaled = try AmountScaler(toUse: ingredient, in: Self.recipe).scaled(Self.recipe)
    #expect(try AmountScaler(by: factor).scaled(Self.recipe) == scaled)
  }

  @Test(
    "where none or several fit, it is told which",
    arguments: [
      ("pasta", "unclear", []), ("2 g", "unclear", []), ("", "unclear", []),
      ("0 g pasta", "unclear", []), ("1-2 eggs", "unclear", []),
      ("10 minutes pasta", "unclear", []),
      ("100 g rice", "not-found", []), ("1 egg white", "not-found", []),
      ("2 cups pasta", "other-kind", [3, 13]), ("5 g hope", "other-kind", [12]),
      ("2 sugar", "other-kind", [7, 8, 11]),
    ] as [(String, String, [Int])])
  func refusing(ingredient: String, code: String, lines: [Int]) {
    let error = #expect(throws: IngredientError.self) {
      try AmountScaler.factor(for: ingredient, in: Self.recipe)
    }
    #expect(error?.code.description == code)
    #expect(error?.lines.map(\.number) == lines)
    #expect(error?.ingredient == ingredient)
  }

  @Test("messages name what was asked for, and the lines")
  func messages() {
    let recipe = "1 cup rye flour\r\n\t3 cups wheat flour \n1 lb flour tortillas"
    func message(_ ingredient: String) -> String {
      do throws(IngredientError) {
        return "\(try AmountScaler.factor(for: ingredient, in: recipe))"
      } catch {
        return error.description
      }
    }
    #expect(
      message("2 cups flour")
        == "several lines fit '2 cups flour': line 1 '1 cup rye flour', line 2 '3 cups wheat flour'"
    )
    #expect(
      message("2 lb rye flour")
        == "no line gives its amount in units like those of '2 lb rye flour': line 1 '1 cup rye flour'"
    )
    #expect(message("2 cups rice") == "no line has the ingredient of '2 cups rice'")
    #expect(
      message("flour")
        == "expected an amount and an ingredient, such as '100 g pasta', found 'flour'")
  }

  @Test("a factor that does not fit is an error, and no text is too long")
  func extremes() throws {
    let least = "1/99999999999999999999 eggs"
    let error = #expect(throws: IngredientError.self) {
      try AmountScaler.factor(for: "99999999999999999999 eggs", in: least)
    }
    #expect(error?.code == .tooLarge)
    let long = String(repeating: "1 cup flour of wheat\n", count: 2000)
    let several = #expect(throws: IngredientError.self) {
      try AmountScaler.factor(for: "1 cup flour", in: long)
    }
    #expect(several?.lines.count == 2000)
  }
}
