import IngredientDensities
import Quantities
import Testing

@Suite("Layouts of shopping lists")
struct AmountSumLayoutTests {
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
        #"{"ingredients": [{"name": "rye", "amount": 2, "unit": "cups", "display": "2 cups rye"}]}"#,
        ["2 cups rye"]
      ),
      (
        "ingredients:\n  - name: rye\n    amount: 2\n    unit: cups\n    original: 2 cups rye",
        ["2 cups rye"]
      ),
      ("Pulse @rye{9%oz}(255 g; ground) and @malt{2%oz}.", ["9 oz rye", "2 oz malt"]),
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
      ("<li>2 <b>red</b> plums</li><li>1 <i>cup</i> rye</li>", ["2 red plums", "1 cup rye"]),
      (
        #"{"batch_size": {"unit": "l", "value": 20}, "ingredients": {"hop_additions": "#
          + #"[{"name": "Cascade", "amount": {"unit": "g", "value": 50}}, "#
          + #"{"amount": {"unit": "g", "value": 20}, "name": "Cascade"}]}}"#, ["70 g Cascade"]
      ),
      (
        #"{"batch": {"amount": 9, "unit": "l"}, "malt": {"amount": 2, "unit": "kg"}}"#,
        ["2 kg malt"]
      ),
      (
        "<RECIPE><BATCH_SIZE>20</BATCH_SIZE><HOPS><HOP><NAME>Cascade</NAME><AMOUNT>0.05</AMOUNT>"
          + "</HOP></HOPS></RECIPE>", ["0.05 kg Cascade"]
      ),
      // Tables without headings, between pipes, tabs, commas and tags.
      ("2 cups\trye\n3\teggs", ["2 cups rye", "3 eggs"]),
      ("2\tcups\trye\n3\t\teggs", ["2 cups rye", "3 eggs"]),
      ("2,cups,rye\n3,,eggs", ["2 cups rye", "3 eggs"]),
      ("| 2 | cups | rye |\n| 3 | | eggs |", ["2 cups rye", "3 eggs"]),
      ("| Rye | 240 g | 2 cups |\n| Eggs | 2 | 2 |", ["240 g Rye", "2 Eggs"]),
      (
        "<table><tr><td>2 cups</td><td>rye</td></tr>\n<tr><td>3</td><td>eggs</td></tr></table>",
        ["2 cups rye", "3 eggs"]
      ),
      // Amounts in two units, and remarks beside a field.
      ("| Item | Amount (g) | Amount (oz) |\n|---|---|---|\n| Rye | 100 | 3.5 |", ["100 g Rye"]),
      (#"[{"name": "rye", "amount": 2, "unit": "cups", "grams": 240}]"#, ["2 cups rye"]),
      ("Quantity,Unit,Item,Notes\n1.5,cups,milk,about 360 ml", ["1.5 cups milk"]),
      ("- name: rye\n  amount: 2\n  unit: cups\n  notes: or 3 cups spelt", ["2 cups rye"]),
      (#"{"ingredients": [{"name": "leeks", "amount": 4, "unit": null}]}"#, ["4 leeks"]),
      ("ingredients: ['2 cups rye', '1 egg']", ["2 cups rye", "1 egg"]),
      ("\\item \\qty{225}{\\gram} rye, sifted\n\\item 2 eggs", ["225 gram rye", "2 eggs"]),
      ("Rye ........ 500 g\nEggs ........ 2", ["500 g Rye", "2 Eggs"]),
    ])
  func layouts(recipe: String, expected: [String]) {
    var sum = AmountSum()
    sum.add(recipe)
    #expect(sum.items.map(\.text) == expected)
  }

  @Test("a line among bullets is listed or returned, and an item of a line by itself")
  func rest() {
    var sum = AmountSum()
    let list = "- 1 egg\n- Bones (3x)\n- Malt\n- 2\" knob ginger\n- Rye: to taste\n- Beat 2 eggs"
    #expect(sum.add(list).map(\.text) == ["- Bones (3x)", "- 2\" knob ginger"])
    #expect(sum.unmeasured == ["Malt", "Rye: to taste"])
    let items = sum.add(#"["1 leek", "1 cup rye, 2 eggs"]"#)
    #expect(items.map(\.text) == ["1 cup rye, 2 eggs"])
    #expect(items.map { $0.reason.range } == [11..<12])
    #expect(sum.items.map(\.text) == ["1 egg", "1 leek"])
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
      ("Add @salt, @honey{} and @rye{1%cup} for @john, me@salt.org.", ["salt", "honey"]),
      ("1. 1 egg\n2. Salt\n3. Mix well", ["Salt"]),
      ("- 1 egg\n- Stock (a few spoonfuls, or what is left over from the day before)", ["Stock"]),
      ("| Item | Amount |\n|---|---|\n| Flour | 2 cups |\n| Salt | to taste |", ["Salt"]),
      ("ingredients:\n  - name: salt\n    amount: to taste", ["salt"]),
      ("| Item | Amount |\n|---|---|\n| Rye | 2 cups |\n| Salt | |\n| **Sauce** | |", ["Salt"]),
      ("Item,Amount,Unit\nrye,2,cups\nsalt,,", ["salt"]),
      ("ingredients:\n  - name: rye\n    amount: 2\n  - name: salt\n    amount:", ["salt"]),
      (
        "<recipe><ingredients><ing><qty>2</qty><item>eggs</item></ing><ing><item>salt</item></ing>"
          + "</ingredients></recipe>", ["salt"]
      ),
      ("Add @salt{to taste} and @rye{1%cup}.", ["salt"]),
      ("1 egg\nButter: a knob\nMalt", ["Butter: a knob", "Malt"]),
      ("- 1 egg\nMix well.\n- salt", ["salt"]),
      ("- 1 egg\n\nallergens:\n  - \"nuts\"", []),
      (" 1      cup      milk\n                 butter", ["butter"]),
      (#"{"recipeIngredient": ["½ onion", "1 cup milk plus 2 eggs", "Salt"]}"#, ["Salt"]),
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
}
