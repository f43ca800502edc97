import IngredientDensities
import Quantities
import Testing

@Suite("Shopping lists")
struct AmountSumTests {
  private func items(_ recipes: String...) -> [String] {
    var sum = AmountSum()
    for recipe in recipes { sum.add(recipe) }
    return sum.items.map(\.text)
  }

  @Test(
    "amounts of one ingredient are added",
    arguments: [
      // one recipe          another                    the list
      ("2 cups flour", "1/2 cup all-purpose flour, sifted", ["2 1/2 cups flour"]),
      ("1 egg", "2 large eggs, beaten", ["3 eggs"]),
      ("2-3 onions", "1 onion, chopped", ["3 to 4 onions"]),
      ("1 to 2 cups milk", "1 cup milk", ["2 to 3 cups milk"]),
      ("8 tbsp butter", "1/2 cup butter", ["1 cup butter"]),
      ("1 lb beef", "250 g beef", ["~1 lb 8 3/4 oz beef"]),
      ("1 cup sugar", "100 g sugar", ["~1 1/2 cups sugar"]),
      ("200 g sugar", "1 cup sugar", ["~400 g sugar"]),
      (
        "1 (8 oz) package cream cheese", "2 packages (8 oz) cream cheese",
        ["3 (8 oz) packages cream cheese"]
      ),
      ("28 oz can tomatoes", "28 oz can tomatoes", ["2 (28 oz) cans tomatoes"]),
      ("3 garlic cloves", "1 garlic clove, minced", ["4 garlic cloves"]),
      ("- 1 cup (240 ml) water", "* 1 cup water", ["2 cups water"]),
      ("0 cups flour", "1 cup flour", ["1 cup flour"]),
      ("(8 oz) can beans", "2 (8 oz) cans beans", ["3 (8 oz) cans beans"]),
      // The amount follows the name.
      ("Flour: 200 g\nEggs (2)", "- Flour 100 g, sifted\n1 egg", ["300 g Flour", "3 Eggs"]),
      ("juice of 1 lemon, strained", "Juice of 1/2 lemon", ["juice of 1 1/2 lemons"]),
      ("Garlic, 2 cloves, chopped", "3 cloves garlic", ["Garlic, 5 cloves"]),
      ("| Flour | 1 cup |", "flour\t2 cups", ["3 cups Flour"]),
      ("Olive oil - 2-3 tbsp", "1 tbsp olive oil", ["3 to 4 tbsp Olive oil"]),
      // Separate items: the weight of a cup is unknown, or nothing says that they are the same.
      ("1 cup gravel", "100 g gravel", ["1 cup gravel", "100 g gravel"]),
      ("1 (8 oz) can beans", "1 (15 oz) can beans", ["1 (8 oz) can beans", "1 (15 oz) can beans"]),
      ("2 red onions", "1 onion", ["2 red onions", "1 onion"]),
      ("1 cup milk", "2 milks", ["1 cup milk", "2 milks"]),
      // Without ingredients.
      ("Serves 4\nSalt to taste", "1. Mix 2 cups flour.\nBake for 20 minutes.", []),
      ("Add the butter, 50 g\nTotal time: 2 hours", "Protein: 5 g\nWhisk in flour 200 g", []),
    ])
  func sums(first: String, second: String, expected: [String]) {
    #expect(items(first, second) == expected)
  }

  @Test(
    "a line with an amount that is unclear, or with two, is left out and returned",
    arguments: [
      ("1/0 cup air", "'1/0' divides by zero"),
      ("1 cup flour plus 1 tsp flour", "'1 tsp' is a second amount"),
      ("5 cups 3 water", "'3' is unclear"),
      ("1 cup milk, 2 eggs", "'2' is a second amount"),
    ])
  func omissions(line: String, reason: String) {
    var sum = AmountSum()
    let omissions = sum.add("1 cup milk\r\n\(line)\r\n1 cup milk")
    #expect(omissions.map(\.line) == [2] && omissions.map(\.text) == [line])
    #expect(omissions.map(\.reason.description) == [reason])
    #expect(sum.items.map(\.text) == ["2 cups milk"])
  }

  @Test("a total has its ends, and says whether a density was used")
  func values() throws {
    var sum = AmountSum()
    sum.add("2-3 cups flour\r\n1 cup milk\n120 g flour")
    let items = sum.items
    #expect(items.map(\.name) == ["flour", "milk"])
    #expect(items.map(\.isEstimate) == [true, false])
    #expect(
      items[0].lower.amount == AnyAmount(3.cups) && items[0].upper.amount == AnyAmount(4.cups))
    #expect(items[1].lower == items[1].upper && items[1].description == "1 cup milk")
  }

  @Test("amounts that do not fit together stand apart")
  func overflow() {
    let huge = "\(Int128.max / 4) eggs"
    #expect(items(huge, huge, huge, huge, huge).count == 2)
  }

  @Test("a language has its own words")
  func german() {
    var sum = AmountSum(
      finder: AmountFinder(vocabulary: .standard(for: .metric, language: .german)))
    sum.add("1 Ei\n200 g Mehl")
    sum.add("3 Eier\n0,5 kg Mehl")
    #expect(sum.items.map(\.text) == ["4 Eier", "700 g Mehl"])
  }
}
