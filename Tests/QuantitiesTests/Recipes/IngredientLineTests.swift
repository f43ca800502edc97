import Foundation
import Quantities
import Testing

@Suite("Lines of a recipe's list")
struct IngredientLineTests {
  @Test(
    "a line has parts",
    arguments: [
      ("1 cup (95 g) oats, finely ground (optional)", "oats", "finely ground", "optional"),
      ("2 onions, peeled, diced", "onions", "peeled, diced", nil),
      ("2 (14 oz) cans beans; drained", "cans beans", "drained", "14 oz"),
      ("1 tsp salt (or to taste) (fine)", "salt", nil, "or to taste; fine"),
      ("1 egg (large (or two small)), beaten", "egg", "beaten", "large (or two small)"),
      ("2 cups milk, 1,5 % fat", "milk", "1,5 % fat", nil), ("Salt", "Salt", nil, nil),
      ("200 ml Milch 1,5 %, warm", "Milch 1,5 %", "warm", nil), ("1 tsp salt,", "salt", nil, nil),
      ("1 cup oats (rolled", "oats", nil, "rolled"), ("1 cup oats )", "oats )", nil, nil),
      ("2 cups", "", nil, nil), ("", "", nil, nil), ("砂糖（上白糖） 50g", "砂糖", nil, "上白糖"),
      ("2  cups\tflour\u{A0}, ()", "flour", nil, nil),
    ] as [(String, String, String?, String?)])
  func parts(text: String, item: String, preparation: String?, comment: String?) {
    let line = IngredientLine(text)
    #expect(line.item == item)
    #expect(line.preparation == preparation)
    #expect(line.comment == comment)
  }

  @Test(
    "the rest has the words that don't belong to the amount",
    arguments: [
      ("- ½ cup flour", "1/2 cup", "flour"), ("• 2-3 eggs", "2 to 3", "eggs"),
      ("- salt", nil, "salt"), ("Pane 80 g", "80 grams", "Pane"), ("砂糖 50g", "50 grams", "砂糖"),
      ("- Sucre : 50 g", "50 grams", "Sucre"), ("brown sugar (50 g)", "50 grams", "brown sugar"),
      ("Butter, 1 cup (240 ml)", "1 cup", "Butter"), ("flour – 1-2 cups", "1 to 2 cups", "flour"),
      ("Butter, 1 cup, soft", "1 cup", "Butter, soft"),
      ("flour, about 2 cups", "~2 cups", "flour"), ("roughly 3 eggs", "~3", "eggs"),
      ("about a scant 1 cup milk", "~1 cup", "milk"),
      ("A Generous 1/2 cup milk", "1/2 cup", "milk"),
      ("1 cup or about 240 ml milk", "1 cup", "milk"), ("8 oz or 1 cup milk", "8 ounces", "milk"),
      ("1 cup or 2 cups milk", "1 to 2 cups", "milk"), ("Juice of 1 lemon", "1", "Juice of lemon"),
      ("1 h rest", "1 hour", "rest"), ("- 4 servings", "4", "servings"),
      ("Rest 5 minutes", nil, "Rest 5 minutes"), ("Makes 2 cups", nil, "Makes 2 cups"),
      ("Serves 4", nil, "Serves 4"), ("1/4 inch piece of ginger", nil, "1/4 inch piece of ginger"),
      ("Salt and 2 cups water", nil, "Salt and 2 cups water"),
      ("basil, enough for 3 tablespoons", nil, "basil, enough for 3 tablespoons"),
      ("Egg wash (1 yolk and cream)", nil, "Egg wash (1 yolk and cream)"),
      ("Wash (1 yolk with 2 tsp milk)", nil, "Wash (1 yolk with 2 tsp milk)"),
      ("Butter (soft, cold), a scant 1 cup", "1 cup", "Butter (soft, cold)"),
      ("Salt (1 tsp or to taste)", "1 teaspoon", "Salt (or to taste)"),
      ("1 cup loosely packed basil", "1 cup", "basil"), ("**2 cups** flour", "2 cups", "flour"),
      ("2 cups **flour**", "2 cups", "**flour**"), ("**Salt**: 2 tsp", "2 teaspoons", "**Salt**"),
      ("1 cup packed and chopped spinach", "1 cup", "packed and chopped spinach"),
      ("2 cups <a href=\"x/1 cup\">milk</a>", "2 cups", "<a href=\"x/1 cup\">milk</a>"),
      ("[x] 2 cups milk", "2 cups", "milk"), ("\"2 cups\" milk", "2 cups", "milk"),
    ] as [(String, String?, String)])
  func rest(text: String, amount: String?, rest: String) {
    let line = IngredientLine(text)
    #expect(line.amount.map { $0.formatted() } == amount)
    #expect(line.rest == rest)
  }

  @Test(
    "a line says how its measure is filled",
    arguments: [
      ("scant 1 cup flour", "scant"), ("1 scant cup flour", "scant"),
      ("A Generous 1/2 cup flour", "Generous"), ("firmly packed 1 cup sugar", "firmly packed"),
      ("lightly packed 1 cup sugar", "lightly packed"), ("1 cup packed sugar", "packed"),
      ("1 firmly packed cup sugar", "firmly packed"), ("1 cup sugar, packed", nil),
      ("2 rounded eggs", nil), ("2 packed lunches", nil), ("8 oz packed tuna", nil),
      ("2 cups flour", nil), ("salt", nil),
    ] as [(String, String?)])
  func qualifiers(text: String, qualifier: String?) {
    #expect(IngredientLine(text).qualifier == qualifier)
  }

  @Test(
    "a line repeats its amount in other units",
    arguments: [
      ("1 cup or 240 ml milk", "240 milliliters"), ("240 ml or 1 cup milk", "1 cup"),
      ("8 oz or 1 cup milk", "1 cup"), ("1 cup (or about 240 ml) milk", "~240 milliliters"),
      ("1 cup or 2 cups milk", ""),
      ("1 cup (7 oz; 200 g) milk", "7 ounces; 200 grams"),
      ("2 cups flour (240 g)", "240 grams"), ("1/2 cup (1 stick) butter", ""),
      ("9 tbsp (1 stick plus 1 tbsp) butter", ""),
    ])
  func alternates(text: String, alternates: String) {
    let all = IngredientLine(text).alternates.map { $0.formatted() }.joined(separator: "; ")
    #expect(all == alternates)
  }

  @Test("a line of parts is the line that is read")
  func making() throws {
    let amount = try WrittenAmount("1 cup (95 g)")
    let line = IngredientLine(
      amount: amount, item: "oats", preparation: "ground", comment: "optional")
    #expect(line.text == "1 cup (95 grams) oats, ground (optional)")
    let read = IngredientLine(line.text)
    #expect(read.amount == amount)
    #expect(read.rest == line.rest)
    #expect((read.item, read.preparation, read.comment) == ("oats", "ground", "optional"))
    #expect(
      IngredientLine(amount: nil, item: "salt", comment: "to taste").text == "salt (to taste)")
    let eggs = IngredientLine(amount: WrittenAmount(count: 2), item: "eggs", style: .spoken)
    #expect(eggs.text == "two eggs")
    let about = IngredientLine(amount: WrittenAmount(2.cups).approximated(), item: "milk")
    #expect(about.text == "~2 cups milk")
    #expect(about.formatted(.symbols) == "~2 c milk")
  }

  @Test(
    "a line is written with its amount in a style, and nothing else changed",
    arguments: [
      ("1.5 c. milk, warm", "1½ cups milk, warm", "~350 milliliters milk, warm"),
      ("about 2 cups milk", "about 2 cups milk", "about 470 milliliters milk"),
      ("~2 cups milk", "~2 cups milk", "~470 milliliters milk"),
      ("Pulp of 1/2 lime", "Pulp of ½ lime", "Pulp of 1/2 lime"),
      ("28 oz can tomatoes", "28 oz can tomatoes", "28 oz can tomatoes"),
      ("Salt to taste", "Salt to taste", "Salt to taste"),
      ("1.500 g salt", "1.500 g salt", "1.500 g salt"),
    ])
  func formatted(text: String, vulgar: String, metric: String) {
    let line = IngredientLine(text)
    #expect(line.formatted(.vulgar) == vulgar)
    #expect(line.formatted(in: .metric) == metric)
  }

  @Test("a line is scaled as a recipe is")
  func scaled() throws {
    #expect(try IngredientLine("1 large egg, beaten").scaled(by: 2).text == "2 large eggs, beaten")
    #expect(try IngredientLine("½ c. milk").scaled(by: 3).amount == WrittenAmount(1.5.cups))
    #expect(throws: ParseError.self) { try IngredientLine("1.500 g salt").scaled(by: 2) }
  }

  @Test(
    "a line says why it has no amount",
    arguments: [
      ("1.500 g salt", "invalid-number", 0..<5), ("  1/0 cup air", "division-by-zero", 2..<5),
      ("Salt to taste", nil, nil), ("2 cups milk", nil, nil), ("Version 1.2.3", nil, nil),
      ("1/0 cup milk (2 g)", "division-by-zero", 0..<3), ("2 cups milk, 1/0 g", nil, nil),
    ] as [(String, String?, Range<Int>?)])
  func problems(text: String, code: String?, range: Range<Int>?) {
    let line = IngredientLine(text)
    #expect(line.problem?.code.description == code)
    #expect(line.problem?.range == range)
    #expect(line.problem == nil || line.amount == nil)
  }

  @Test(
    "what is encoded is decoded, as it was",
    arguments: [
      "1 cup (95 g) oats, ground", "½ Zwiebel", "Pulp of 1/2 lime", "1.500 g salt", "Salt", "",
      "28 oz can tomatoes", "about 2-3 tsp salt",
    ])
  func coding(text: String) throws {
    let line = IngredientLine(text)
    let decoded = try JSONDecoder().decode(
      IngredientLine.self, from: try JSONEncoder().encode(line))
    #expect(decoded == line)
    #expect(decoded.formatted(.vulgar) == line.formatted(.vulgar))
  }

  @Test(
    "a range that is none of the text is not decoded",
    arguments: ["[0, 9]", "[-1, 2]", "[1, 1]", "[2, 1]"])
  func malformed(range: String) {
    let json = #"{"text": "½ egg", "amount": {"lower": "1/2"}, "range": \#(range), "rest": "egg"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IngredientLine.self, from: Data(json.utf8))
    }
  }
}
