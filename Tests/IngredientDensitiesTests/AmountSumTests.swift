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
      ("Cumin, about 1 tsp", "1 tsp cumin", ["2 tsp Cumin"]),
      // Numbered lists, but no steps.
      (
        "1. 3 cups bran\n2. Honey: 2 tbsp", "1) 1 cup bran\n2) Beat 2 eggs\n3) Take out 10 g",
        ["4 cups bran", "2 tbsp Honey"]
      ),
      // The amount follows the name, before a remark.
      (
        "Leeks, 2: Sliced.", "Heavy cream, 1/2 cup\nLeeks (3 large stalks)",
        ["5 Leeks", "1/2 cup Heavy cream"]
      ),
      (
        "Filling (2 lb):\nRye (700 g loaf)", "Clove of garlic\n2 cloves garlic",
        ["3 Cloves of garlic"]
      ),
      // Columns.
      (
        "2 c Rye", "| 2 c | 240 g | Rye |\n| Pickled-leek mix | 1 cup | 90 g |",
        ["4 c Rye", "1 cup Pickled-leek mix"]
      ),
      ("| Rye | 1 cup sifted |", "| Plums | 2 large |", ["1 cup Rye", "2 large Plums"]),
      // Names are clean.
      ("3 cups \"00\" semolina", "1 leek (trimmed, rinsed)", ["3 cups \"00\" semolina", "1 leek"]),
      ("1 chicken, 3 to 4 lb, trussed", "1 chicken", ["2 chickens"]),
      ("2 leeks (400 g)", "1 (small) leek", ["2 leeks (400 g)", "1 (small) leek"]),
      ("1 can (9 oz) corn", "One 9-ounce can corn\n2 9-oz cans corn", ["4 cans (9 oz) corn"]),
      // Pinches stand apart, next to the spoons.
      (
        "1/4 tsp moss\n1 egg\n100 g moss", "2 pinches moss\n1 tsp moss\n1 pinch moss",
        ["1 1/4 tsp moss", "100 g moss", "3 pinches moss", "1 egg"]
      ),
      (
        "1 heaped tbsp butter", "1 cup [butter](a.md)\n1 heaping tbsp butter",
        ["2 heaped tbsp butter", "1 cup butter"]
      ),
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
      ("2 leeks, 3 pounds ham", "'3 pounds' is a second amount"),
      ("Salt, pepper, 2 eggs", "'2' may be of another ingredient than the name before it"),
      ("Salt, pepper, 2 cups rye", "'2 cups' is unclear"),
      ("Icing: 2 oz sugar, 5 eggs", "'2 oz' is unclear"),
      ("3 - 1 tsp salt", "'3' is unclear"),
      ("- 2 cups", "'2 cups' is unclear"),
    ])
  func omissions(line: String, reason: String) {
    var sum = AmountSum()
    let omissions = sum.add("1 cup milk\r\n\(line)\r\n1 cup milk")
    #expect(omissions.map(\.line) == [2] && omissions.map(\.text) == [line])
    #expect(omissions.map(\.reason.description) == [reason])
    #expect(sum.items.map(\.text) == ["2 cups milk"])
  }

  @Test("pints are of the country whose words a text has")
  func pints() {
    var sum = AmountSum()
    sum.add("1 pint stock\n1 lb caster sugar\n1 gill stock")
    #expect(sum.items.map(\.text) == ["1 1/4 imperial pints stock", "1 lb caster sugar"])
    #expect(sum.items[0].upper.amount == AnyAmount(1.25.imperialPints))
  }

  @Test("omissions of fields and lines are in the order of the text")
  func orderOfOmissions() {
    var sum = AmountSum()
    let omissions = sum.add(
      """
      | Item | Amount |
      |---|---|
      | Flour | 1/0 cup |

      1 cup milk plus 2 eggs
      Add \\qty{40}{\\gram} sugar
      1 cup cream plus 2 eggs
      """)
    #expect(omissions.map(\.line) == [3, 5, 6, 7])
  }

  @Test("a line of any length is read")
  func longLine() {
    let strings = Array(repeating: "\"1 cup milk\"", count: 800).joined(separator: ", ")
    #expect(items("{\"recipeIngredient\": [\(strings)]}") == ["800 cups milk"])
    let fields = Array(repeating: "@milk{1%cup}", count: 800).joined(separator: " ")
    #expect(items("Mix \(fields)") == ["800 cups milk"])
    #expect(items(String(repeating: "<li>1 egg</li>", count: 800)) == ["800 eggs"])
  }

  @Test("a field without a name is left out and returned")
  func nameless() {
    var sum = AmountSum()
    let omissions = sum.add("1 egg\nAdd \\qty{40}{\\gram} flour")
    #expect(omissions.map(\.line) == [2] && omissions.map(\.text) == ["\\qty{40}{\\gram}"])
    #expect(omissions.map(\.reason.description) == ["it has no name"])
    let records = sum.add(#"{"ingredients": [{"amount": 2, "unit": "cups"}]}"#)
    #expect(records.map(\.reason.description) == ["it has no name"])
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
