import Quantities
import Testing

@Suite("Amounts within text")
struct AmountFinderTests {
  /// The amounts found in a text, each as `text: role value`.
  private func found(_ text: String, _ finder: AmountFinder = AmountFinder()) -> [String] {
    finder.amounts(in: text).map { found in
      "\(text[found.range]): \(found.role) \(found.amount.isApproximate ? "about " : "")"
        + found.amount.description
    }
  }

  @Test(
    "what a text says is found, for what it is",
    arguments: [
      (
        "Bake for 15 minutes, then rest for an hour.",
        ["15 minutes: amount 15 minutes", "an hour: amount 1 hour"]
      ),
      (
        "2 (14 1/2-ounce) cans tomatoes",
        ["2: count 2", "14 1/2-ounce: size 14 1/2 ounces"]
      ),
      ("2 x 400 g tins", ["2: count 2", "400 g: size 400 grams"]),
      ("2x400g tins", ["2: count 2", "400g: size 400 grams"]), ("9x13 pan", []),
      ("half an onion", ["half an: count 1/2"]), ("half of an onion", ["half of an: count 1/2"]),
      ("2 × 15 oz cans", ["2: count 2", "15 oz: size 15 ounces"]),
      ("1 10-ounce package", ["1: count 1", "10-ounce: size 10 ounces"]),
      ("1 (19 ounce) can", ["1: count 1", "19 ounce: size 19 ounces"]),
      ("1 can (14 ounces) beans", ["1: count 1", "14 ounces: size 14 ounces"]),
      ("2 large cans (14 oz each)", ["2: count 2", "14 oz: size 14 ounces"]),
      ("2 onions (300 g)", ["2: count 2", "300 g: amount 300 grams"]),
      ("A 1-pound eggplant", ["A: count 1", "1-pound: size 1 pound"]),
      ("2¾-pound chicken", ["2¾-pound: amount 2 3/4 pounds"]),
      ("a pan of 1-pound loaves", ["a: count 1", "1-pound: size 1 pound"]),
      ("4 large eggs", ["4: count 4"]), ("- 4 eggs", ["4: count 4"]),
      ("• ½ onion", ["½: count 1/2"]),
      ("a dozen eggs", ["a dozen: count 12"]), ("Two eggs", ["Two: count 2"]),
      ("Juice of 2 lemons", ["2: count 2"]), ("serves 4 people", ["4: count 4"]),
      ("3 to 4 carrots", ["3 to 4: count 3 to 4"]),
      (
        "1 cup (95 g) oats", ["1 cup: amount 1 cup", "95 g: alternate 95 grams"]
      ),
      ("450g/1lb beef", ["450g: amount 450 grams", "1lb: alternate 1 pound"]),
      ("1 t salt\n1 T sugar", ["1 t: amount 1 teaspoon", "1 T: amount 1 tablespoon"]),
      (
        "about 1 1/2 cups, plus 2 tbsp sugar",
        ["1 1/2 cups, plus 2 tbsp: amount about 1 5/8 cups"]
      ),
      ("~2 cups", ["2 cups: amount about 2 cups"]),
      ("1 cup and 2 eggs", ["1 cup: amount 1 cup", "2: count 2"]),
      ("1 to 1 1/2 hours", ["1 to 1 1/2 hours: amount 1 hour to 1.5 hours"]),
      ("Soak 2 hours 1:1 in water", ["2 hours: amount 2 hours"]),
      ("rest 1 hour, 12:30 at best", ["1 hour: amount 1 hour"]),
      ("half an hour", ["half an hour: amount 0.5 hours"]),
      (
        "an hour and a half, 20 s",
        ["an hour and a half: amount 1.5 hours", "20 s: amount 20 seconds"]
      ),
      (
        "1 hour and a half 20 min",
        ["1 hour and a half: amount 1.5 hours", "20 min: amount 20 minutes"]
      ),
      ("Add 12 g.", ["12 g: amount 12 grams"]),
      ("(2 cups)", ["2 cups: amount 2 cups"]), ("1 C flour", ["1 C: amount 1 cup"]),
      ("2 cups flour", ["2 cups: amount 2 cups"]),
      ("\u{5D7}\u{5DC}\u{5D1} 2 cups", ["2 cups: amount 2 cups"]),
      ("2 cups", ["2 cups: amount 2 cups"]), ("1,5.2 cups 2 g", ["2 g: amount 2 grams"]),
      ("2 g 1,5.2 cups", ["2 g: amount 2 grams"]),
      // Units in expressions that are counts in recipes.
      ("2 sticks cinnamon", ["2: count 2"]), ("1 stick butter", ["1: count 1"]),
      ("2 shots espresso", ["2: count 2"]), ("1 1/2 jiggers gin", ["1 1/2: count 3/2"]),
      ("1 cupful sugar", ["1: count 1"]),
      ("2 tablespoonfuls of oil", ["2 tablespoonfuls: amount 2 tablespoons"]),
      ("1 table spoon oil", ["1 table spoon: amount 1 tablespoon"]),
      ("500㎖ milk", ["500㎖: amount 500 milliliters"]),
      ("1/2 cup (1 stick) butter", ["1/2 cup: amount 1/2 cup", "1: alternate 1"]),
      ("1 cup 2 sticks", ["1 cup: amount 1 cup"]),
    ] as [(String, [String])])
  func finding(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "what is not an amount is not found",
    arguments: [
      "Grease a 9-inch pan", "Preheat to 350 degrees", "350 F oven", "180 C", "180°C",
      "1. Mix well",
      // In source code, logs and changelogs.
      "54CB 54CC 54CD", "[8d37726d] Also", "78 6e 2d 2d 6e", "commit 204757719c",
      "x86 and X11", "25[0-5]", "1.12 (2015-09-03)", "2 files changed",
      "a CUPS device", "CentOS 6 w/ glibc", "Zero length chunk", "UPPER HALF BLOCK",
      "Subsection 2d requires", "51 Franklin Street, Boston", "1.0 (2011-10-08)",
      "2) Stir", "2% milk", "at 4:32 pm", "2024-05-01 notes", "a few drops", "Half-and-half",
      "Half and half", "B12", "walnut halves", "1.2.3", "the 1980s", "", "salt to taste",
      "a t-bone",
      "$2 each", "2x4", "3rd batch", "One of them", "A generous grinding", "10",
    ])
  func nothing(text: String) {
    #expect(found(text) == [])
  }

  @Test("own units and a decimal comma are found where they are asked for")
  func options() {
    let stick = MeasurementUnit(8, .tablespoon, name: "stick")
    let finder = AmountFinder(vocabulary: .standard.adding([stick]), decimalMark: .comma)
    #expect(found("1,5 sticks butter", finder) == ["1,5 sticks: amount 1 1/2 sticks"])
  }

  @Test("a place is told in characters and in bytes")
  func places() {
    let text = "é: 2 cups"
    let found = AmountFinder().amounts(in: text)[0]
    #expect(found.utf8Range == 4..<10)
    #expect(text[found.range] == "2 cups")
  }

  @Test("amounts are replaced, and nothing else")
  func replacing() {
    let text = "\u{FEFF}Mix 2 cups\r\nand\u{0} 3 g.  \n"
    let finder = AmountFinder()
    #expect(finder.replacingAmounts(in: text) { _ in nil } == text)
    let replaced = finder.replacingAmounts(in: text) { found in
      found.amount.lower.description == "2 cups" ? "some" : nil
    }
    #expect(Array(replaced.utf8) == Array("\u{FEFF}Mix some\r\nand\u{0} 3 g.  \n".utf8))
  }

  typealias Line = (text: String, amount: String?, rest: String)

  @Test(
    "an ingredient line is an amount and a rest",
    arguments: [
      ("2 1/4 teaspoons cumin", "2 1/4 teaspoons", "cumin"), ("2 cups of flour", "2 cups", "flour"),
      ("4 large eggs", "4", "large eggs"), ("Salt to taste", nil, "Salt to taste"),
      ("Juice of 1/2 lime", "1/2", "Juice of lime"), ("Pulp of 1 lemon", "1", "Pulp of lemon"),
      ("Salt\nPulp of 1 lemon", "1", "Salt\nPulp of lemon"),
      ("1 cup, packed, brown sugar", "1 cup", "packed, brown sugar"), ("", nil, ""),
      ("2 cups\u{A0}flour", "2 cups", "flour"), ("2&nbsp;eggs\u{A0}", "2", "eggs"),
      ("Pulp of\u{A0}1/2 lime", "1/2", "Pulp of lime"), ("\u{200B}2\u{200B} eggs", "2", "eggs"),
      ("about 3 eggs", "3", "eggs"), ("Butter, 2 tbsp", "2 tablespoons", "Butter"),
      ("10 ounces (about 2 cups) flour", "10 ounces", "flour"),
      ("450g/1lb beef", "450 grams", "beef"),
      ("1/2 lb (2 sticks) butter, soft", "1/2 pound", "butter, soft"),
      ("4 cups (about 3 medium) apples", "4 cups", "apples"),
      ("4 cups (3 medium or 450 g) apples", "4 cups", "apples"),
      ("1 lb (16 oz; 450 g) beef", "1 pound", "beef"),
      ("2 tbsp (30 ml/1 fl oz) oil", "2 tablespoons", "oil"),
      ("8 tbsp (about 4 oz/115 g) butter", "8 tablespoons", "butter"),
      ("1 cup (240 ml, 8 fl oz) milk", "1 cup", "milk"),
      ("1 lb (16 oz or 450 g) beef", "1 pound", "beef"),
      ("1 lb (16 oz, lean) beef", "1 pound", "(16 oz, lean) beef"),
      ("1 cup (2 tbsp reserved) sugar", "1 cup", "(2 tbsp reserved) sugar"),
      ("1 lb (2 sticks butter", "1 pound", "sticks butter"),
      ("2-3 tbsp. oil", "2 tablespoons to 3 tablespoons", "oil"), ("  ", nil, ""),
    ] as [Line])
  func ingredient(line: Line) {
    let read = IngredientLine(line.text)
    #expect(read.amount?.description == line.amount)
    #expect(read.rest == line.rest)
    #expect(read.text == line.text)
    #expect((read.range == nil) == (line.amount == nil))
  }
}
