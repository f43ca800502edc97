import Quantities
import Testing

@Suite("Amounts within text")
struct AmountFinderTests {
  /// What is found in a text: `text role value`, for each amount.
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
        ["2: count 2", "14 1/2-ounce: size 29/2 ounces"]
      ),
      ("2 x 400 g tins", ["2: count 2", "400 g: size 400 grams"]),
      ("2x400g tins", ["2: count 2", "400g: size 400 grams"]), ("9x13 pan", []),
      ("half an onion", ["half an: count 1/2"]), ("half of an onion", []),
      ("2 × 15 oz cans", ["2: count 2", "15 oz: size 15 ounces"]),
      ("1 10-ounce package", ["1: count 1", "10-ounce: size 10 ounces"]),
      ("1 (19 ounce) can", ["1: count 1", "19 ounce: size 19 ounces"]),
      ("1 can (14 ounces) beans", ["1: count 1", "14 ounces: size 14 ounces"]),
      ("2 large cans (14 oz each)", ["2: count 2", "14 oz: size 14 ounces"]),
      ("2 onions (300 g)", ["2: count 2", "300 g: amount 300 grams"]),
      ("A 1-pound eggplant", ["A: count 1", "1-pound: size 1 pound"]),
      ("2¾-pound chicken", ["2¾-pound: amount 11/4 pounds"]),
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
        ["1 1/2 cups, plus 2 tbsp: amount about 13/8 cups"]
      ),
      ("~2 cups", ["2 cups: amount about 2 cups"]),
      ("1 cup and 2 eggs", ["1 cup: amount 1 cup", "2: count 2"]),
      ("1 to 1 1/2 hours", ["1 to 1 1/2 hours: amount 1 hour to 3/2 hours"]),
      ("Soak 2 hours 1:1 in water", ["2 hours: amount 2 hours"]),
      ("rest 1 hour, 12:30 at best", ["1 hour: amount 1 hour"]),
      ("half an hour", ["half an hour: amount 1/2 hours"]),
      (
        "an hour and a half, 20 s",
        ["an hour and a half: amount 3/2 hours", "20 s: amount 20 seconds"]
      ),
      (
        "1 hour and a half 20 min",
        ["1 hour and a half: amount 3/2 hours", "20 min: amount 20 minutes"]
      ),
      ("Add 12 g.", ["12 g: amount 12 grams"]),
      ("(2 cups)", ["2 cups: amount 2 cups"]), ("1 C flour", ["1 C: amount 1 cup"]),
      ("2 cups flour", ["2 cups: amount 2 cups"]),
      ("\u{5D7}\u{5DC}\u{5D1} 2 cups", ["2 cups: amount 2 cups"]),
      ("2 cups", ["2 cups: amount 2 cups"]), ("1,5.2 cups 2 g", ["2 g: amount 2 grams"]),
      ("2 g 1,5.2 cups", ["2 g: amount 2 grams"]),
    ] as [(String, [String])])
  func finding(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "what is not an amount is not found",
    arguments: [
      "Grease a 9-inch pan", "Preheat to 350 degrees", "350 F oven", "180 C", "180°C",
      "1. Mix well",
      "2) Stir", "2% milk", "at 4:32 pm", "2024-05-01 notes", "a few drops", "Half-and-half",
      "Half and half", "B12", "walnut halves", "1.2.3", "the 1980s", "", "salt to taste",
      "a t-bone",
      "$2 each", "2x4", "3rd batch", "One of them", "A generous grinding", "10",
    ])
  func nothing(text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "the words around an amount tell what it does",
    arguments: [
      // Sizes
      ("2-16 oz jars", ["2: count 2", "16 oz: size 16 ounces"]),
      ("2 - 16 oz. pkgs. peas", ["2: count 2", "16 oz.: size 16 ounces"]),
      ("2-3 oz cheese", ["2-3 oz: amount 2 ounces to 3 ounces"]),
      ("28 oz can of corn", [": count 1", "28 oz: size 28 ounces"]),
      ("Add a 6 oz can of crab", ["a: count 1", "6 oz: size 6 ounces"]),
      ("Drain 1 6-oz can", ["1: count 1", "6-oz: size 6 ounces"]),
      ("Butter a 2-quart gratin dish.", ["2-quart: size 2 quarts"]),
      ("a 5 l stockpot", ["5 l: size 5 liters"]), ("Fill a 1 pint jar.", ["1 pint: size 1 pint"]),
      ("2 cups pot roast", ["2 cups: amount 2 cups"]),
      ("3 tbsp pan juices", ["3 tbsp: amount 3 tablespoons"]),
      ("1 cup rice in a pot", ["1 cup: amount 1 cup"]),
      ("2 400 g tins", ["2: count 2", "400 g: size 400 grams"]),
      ("2 500 g rye", ["2 500 g: amount 2500 grams"]),
      // Portions
      ("Add stock 1/4 cup at a time", ["1/4 cup: portion 1/4 cups"]),
      ("4 fillets, 5 oz each", ["4: count 4", "5 oz: portion 5 ounces"]),
      ("6 chops, each about 7 oz", ["6: count 6", "7 oz: portion about 7 ounces"]),
      ("1 tsp each cumin and salt", ["1 tsp: amount 1 teaspoon"]),
      ("Calories 90, sodium 40 mg per serving", ["40 mg: portion 40 milligrams"]),
      ("1 tbsp on each bun", ["1 tbsp: portion 1 tablespoon"]),
      ("8 chops, each about 2 lb", ["8: count 8", "2 lb: portion about 2 pounds"]),
      ("90 calories; 2 g fat", ["2 g: portion 2 grams"]),
      ("Protein: 8 g | Carbs: 30 g", ["8 g: portion 8 grams", "30 g: portion 30 grams"]),
      ("2 tbsp protein powder", ["2 tbsp: amount 2 tablespoons"]),
      ("1 tbsp nutritional yeast", ["1 tbsp: amount 1 tablespoon"]),
      ("Nutrition facts\nFat 9 g\n1 cup oats", ["9 g: portion 9 grams", "1 cup: amount 1 cup"]),
      // Counts
      ("Serves 3 or 4", ["3 or 4: count 3 to 4"]), ("**Yield:** 12 buns", ["12: count 12"]),
      ("makes about 2 dozen", ["2: count about 2"]), ("(6 servings)", ["6: count 6"]),
      ("cloves: 3", ["3: count 3"]), ("page: 3", []), ("zest from 1 lime", ["1: count 1"]),
      ("2large onions", ["2: count 2"]), ("½ - apple, cored", ["½: count 1/2"]),
      ("2 pears, or 3 plums", ["2: count 2", "3: count 3"]),
      ("1 leek, 2 carrots", ["1: count 1", "2: count 2"]),
      ("Beat in 3 eggs", ["3: count 3"]), ("Cut into 8 wedges", []), ("Roll into 12 balls", []),
      ("Add 1 egg at a time", []), ("20 Minuten", []), ("310 calories", []), ("1912 was warm", []),
      ("½ a lime", ["½ a: count 1/2"]), ("2 for $5", []), ("**2** eggs", ["2: count 2"]),
      ("<b>2</b> eggs", ["2: count 2"]),
      ("(optional) a jar of capers", ["a: count 1"]), ("Sprig of dill", [": count 1"]),
      ("Pinch of mace", ["Pinch: amount 1 pinch"]), ("A can opener", []),
      ("1 pk (8 oz) tofu", ["1: count 1", "8 oz: size 8 ounces"]),
      ("2 cl garlic", ["2: count 2"]), ("2 cl rum", ["2 cl: amount 2 centiliters"]),
      ("6 st pears", ["6: count 6"]), ("6 st 4 lb", ["6 st 4 lb: amount 44/7 stone"]),
      // The same again
      (
        "1 (15 oz / 425 g) can",
        ["1: count 1", "15 oz: size 15 ounces", "425 g: size 425 grams"]
      ),
      (
        "1 (8 oz or 225 g) pack",
        ["1: count 1", "8 oz: size 8 ounces", "225 g: size 225 grams"]
      ),
      ("900g/2lb loaf tin", ["900g: size 900 grams", "2lb: size 2 pounds"]),
      ("1 cup, 240 ml", ["1 cup: amount 1 cup", "240 ml: amount 240 milliliters"]),
      ("1 cup and 1 cup", ["1 cup: amount 1 cup", "1 cup: amount 1 cup"]),
      ("2 lb thighs (about 6)", ["2 lb: amount 2 pounds", "6: alternate about 6"]),
      ("3 cups diced (about 2 large)", ["3 cups: amount 3 cups", "2: alternate about 2"]),
      ("1 kg (5-6) pears", ["1 kg: amount 1 kilogram", "5-6: alternate 5 to 6"]),
      (
        "1 cup juice (from 4 limes or 2 lemons)",
        ["1 cup: amount 1 cup", "4: alternate 4", "2: alternate 2"]
      ),
      ("1 cup flour (see note 2)", ["1 cup: amount 1 cup"]),
    ] as [(String, [String])])
  func roles(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "an amount does not begin or end inside something else",
    arguments: [
      "2021-03-21", "2021-03-21T10:00:00Z", "3/21/2021", "21.3.2021", "10:30 am", "2026-05",
      "May 2nd",
      "www.example.org/2cups", "me2c@example.org", "a_2g_b", "C:\\2g\\x", "2cups.txt",
      "/tmp/2g/3oz",
      "#10 cans", "#3c2a1e", "$2 c", "€3 l", "1.2.3 is out", "2g5x", "12ab34", "COVID-19 rules",
      "v2c",
      "Bake at 200C", "200 C for an age", "450F/230C", "Preheat to 180c (fan)", "Keep at 57 °C",
      "Warm to 40C", "water at 40 C", "100C water", "350 deg F", "1 / 2 cup", "1'500 g",
      "Chill it to 4C, in the fridge at a low temperature",
    ])
  func boundaries(text: String) {
    #expect(found(text).filter { !$0.contains("hour") } == [])
  }

  @Test(
    "no amount crosses mark-up, and mark-up is not read",
    arguments: [
      ("2\ncups", []), ("2 <br>cups", []), ("2 | cups", []),
      ("| 2 eggs | 1 cup |", ["2", "1 cup"]),
      ("<p style='margin: 2l'>1 cup</p>", ["1 cup"]),
      ("<img alt='2 cups'\nsrc='3 l'> 1 g", ["1 g"]),
      ("<!-- 2 cups\n3 g --> 1 l", ["1 l"]), ("<style>p { font: 12pt }</style>1 g", ["1 g"]),
      ("<script>x = '2 cups'</script>1 g", ["1 g"]), ("a <half cup, 1 g", ["half cup", "1 g"]),
      ("{\"2 cups\": \"3 cups\"}", ["3 cups"]), ("{\"recipeYield\": \"4\"}", ["4"]),
      ("{\"name\": \"2 Pies\", \"fatContent\": \"9 g\"}", ["9 g"]),
      ("[\"2 eggs\", \"1 cup\"]", ["2", "1 cup"]), ("a 9\" pan, 1 cup", ["1 cup"]),
      ("---\ntitle: 2 pies\nservings: 4\n---\n2 eggs", ["4", "2"]), ("# 2 pies", []),
      ("- [x] 2 eggs", ["2"]), ("> 2 eggs", ["2"]), ("1&nbsp;cup", ["1&nbsp;cup"]),
    ] as [(String, [String])])
  func markup(text: String, expected: [String]) {
    #expect(AmountFinder().amounts(in: text).map { String(text[$0.range]) } == expected)
  }

  @Test("a text in lines is read as at once")
  func lines() {
    let text = "<!-- 1 g\n2 g -->\nNutrition\nfat 9 g\n<p\nid='3 l'>\n4 eggs\n---\nx: 5 g\n"
    let whole = AmountFinder().amounts(in: text).map { $0.description(in: text) }
    var context = TextContext()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
    let parts = lines.flatMap { line in
      AmountFinder().amounts(in: String(line), after: &context)
        .map { $0.description(in: String(line)) }
    }
    #expect(parts == whole && whole == ["9 g: portion", "4: count", "5 g: amount"])
  }

  @Test("own units and a decimal comma are found where they are asked for")
  func options() {
    let stick = MeasurementUnit(8, .tablespoon, name: "stick")
    let finder = AmountFinder(vocabulary: .standard.adding([stick]), decimalMark: .comma)
    #expect(found("1,5 sticks butter", finder) == ["1,5 sticks: amount 3/2 sticks"])
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
      ("2 1/4 teaspoons cumin", "9/4 teaspoons", "cumin"), ("2 cups of flour", "2 cups", "flour"),
      ("4 large eggs", "4", "large eggs"), ("Salt to taste", nil, "Salt to taste"),
      ("Juice of 1/2 lime", "1/2", "Juice of lime"), ("Pulp of 1 lemon", "1", "Pulp of lemon"),
      ("1 cup, packed, brown sugar", "1 cup", "packed, brown sugar"), ("", nil, ""),
      ("about 3 eggs", "3", "eggs"), ("Butter, 2 tbsp", "2 tablespoons", "Butter,"),
      ("10 ounces (about 2 cups) flour", "10 ounces", "flour"),
      ("450g/1lb beef", "450 grams", "beef"),
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

extension FoundAmount {
  fileprivate func description(in text: String) -> String { "\(text[range]): \(role)" }
}
