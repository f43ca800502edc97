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

  @Test(
    "ingredients stand in fields, rows and strings, whatever the layout",
    arguments: [
      (
        "Mix @salt{1%tsp}, @flour{2%cups} and @flour{1/2%cup} for ~{10%minutes} in a #pot{1}.",
        ["1 tsp salt", "2 1/2 cups flour"]
      ),
      (
        "name: Rolls\nservings: 4\ningredients:\n  - name: flour\n    amount: 375\n    unit: g\n"
          + "  - {name: eggs, quantity: 2}\n  - {unit: cloves, amount: 2-3, name: garlic}",
        ["375 g flour", "2 eggs", "2 to 3 cloves garlic"]
      ),
      (
        "| Item | Qty | Unit |\n|---|---|---|\n| Flour | 375 | g |\n| Eggs | 2 | |",
        ["375 g Flour", "2 Eggs"]
      ),
      (
        #"[{"name": "flour", "quantity": "2 cups"}, {"quantity": "1 cup", "name": "flour"}]"#,
        ["3 cups flour"]
      ),
      (
        "- name: butter\n  amount: 1 stick\n- name: milk\n  amount: 1 cup (240 ml)",
        ["1 stick butter", "1 cup milk"]
      ),
      (
        "<table><tr><th>Ingredient</th><th>Amount</th></tr><tr><td><b>Flour</b></td>"
          + "<td>2 cups</td></tr><tr><td>Eggs</td><td>3</td></tr></table>",
        ["2 cups Flour", "3 Eggs"]
      ),
      (
        "| Ingredient | Amount |\n|---|---|\n| Flour | 2 cups |\n| Flour | 1 cup |",
        ["3 cups Flour"]
      ),
      (
        "Fold @flour{=200%g} and @flour{1/2%kg} into @salt{a pinch}.",
        ["700 g flour", "a pinch salt"]
      ),
      (
        "ingredients:\n  - name: eggs\n    amount: 2\nnutrition:\n  - name: protein\n    amount: 5",
        ["2 eggs"]
      ),
      ("salt: {quantity: 2}\nflour: {quantity: 1, unit: kg}", ["2 salt", "1 kg flour"]),
      (
        "ingredients:\n  Salt:\n    Quantity: 2\n    unit: tsp\n  Eggs:\n    Quantity: 3",
        ["2 tsp Salt", "3 Eggs"]
      ),
      ("| eggs | 2 |\n| flour | 2 cups |", ["2 eggs", "2 cups flour"]),
      ("ingredient,amount,unit\nflour,375,g\nflour,100,g", ["475 g flour"]),
      (
        #"{"name": "Rolls", "recipeIngredient": ["2 cups flour", "1 egg"], "recipeYield": "4 rolls"}"#,
        ["2 cups flour", "1 egg"]
      ),
      ("<ul><li>2 cups flour</li><li>1 egg</li></ul>", ["2 cups flour", "1 egg"]),
      (
        #"{"batch_size": {"unit": "l", "value": 20}, "ingredients": {"hop_additions": "#
          + #"[{"name": "Cascade", "amount": {"unit": "g", "value": 50}}, "#
          + #"{"amount": {"unit": "g", "value": 20}, "name": "Cascade"}]}}"#, ["70 g Cascade"]
      ),
      (
        "<RECIPE><BATCH_SIZE>20</BATCH_SIZE><HOPS><HOP><NAME>Cascade</NAME><AMOUNT>0.05</AMOUNT>"
          + "</HOP></HOPS></RECIPE>", ["0.05 kg Cascade"]
      ),
    ])
  func layouts(recipe: String, expected: [String]) { #expect(items(recipe) == expected) }

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

  @Test(
    "ingredients without an amount are named once, unless another line has an amount",
    arguments: [
      (
        "2 cups flour\nSalt and pepper\nlime wedges, to serve\n1 egg",
        ["Salt and pepper", "lime wedges"]
      ),
      ("- Parsley\n- 2 cups flour\n- Parsley, chopped", ["Parsley"]),
      ("2 cups flour\nSalt", ["Salt"]),
      ("Salt\n2 cups flour\nsalt", ["Salt"]),
      ("1 tsp salt\nSalt to taste", []),
      ("Add @olive oil{} and @salt{1%tsp}.", ["olive oil"]),
      ("| Item | Amount |\n|---|---|\n| Flour | 2 cups |\n| Salt | to taste |", ["Salt"]),
      ("ingredients:\n  - name: salt\n    amount: to taste", ["salt"]),
      (#"{"recipeIngredient": ["½ onion", "1 cup milk plus 2 eggs", "Salt"]}"#, []),
      ("{\"recipeIngredient\": [\n\"½ onion\",\n\"1 cup milk plus 2 eggs\",\n\"Salt\"]}", ["Salt"]),
      // Titles, headings, sentences and remarks.
      ("Rolls\n2 cups flour", []),
      ("- 2 cups flour\n  - sifted\n1 cup milk\nor water", []),
      ("2 cups flour\nFor the sauce\nSauce:\n# Sauce\n1 egg", []),
      ("2 cups flour\nMix well\nBake until golden.\n\nEnjoy", []),
      ("- 2 cups flour\nPREPARATION\n- Mix well", []),
      ("1 egg\n\nPreparation\n\nMilk", []),
      ("- 1 egg\n\n- Salt\n\n- 1 cup milk", ["Salt"]),
    ])
  func unmeasured(recipe: String, expected: [String]) {
    var sum = AmountSum()
    sum.add(recipe)
    #expect(sum.unmeasured == expected)
    // By lines, as by the whole.
    var (pieces, context) = (AmountSum(), TextContext())
    var block = FieldBlock()
    var piece = ""
    for line in recipe.split(separator: "\n", omittingEmptySubsequences: false) {
      if block.take(String(line)) == .apart {
        pieces.add(piece, after: &context)
        piece = ""
        _ = block.take(String(line))
      }
      piece += line + "\n"
    }
    pieces.add(piece, after: &context)
    #expect(pieces.unmeasured == expected && pieces.items == sum.items)
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
