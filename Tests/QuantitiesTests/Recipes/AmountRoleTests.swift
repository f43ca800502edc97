import Quantities
import Testing

@Suite("What amounts do in a text")
struct AmountRoleTests {
  /// The amounts found in a text, each as `text: role value`.
  private func found(_ text: String) -> [String] {
    AmountFinder().amounts(in: text).map { found in
      "\(text[found.range]): \(found.role) \(found.amount.isApproximate ? "about " : "")"
        + found.amount.description
    }
  }

  @Test(
    "what is counted is in no amount",
    arguments: ["2 half a cup", "3 half an ounce of ham", "1 half-a-cup", "2 (8 oz) half a cup"])
  func countedHalves(text: String) {
    let found = AmountFinder().amounts(in: text)
    for counted in found.compactMap(\.countedRange) {
      #expect(!found.contains { $0.range.overlaps(counted) })
    }
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
      ("Warm 1/2 pint jelly jars.", ["1/2 pint: size 1/2 pint"]),
      ("2 cups pot roast", ["2 cups: amount 2 cups"]),
      ("3 tbsp pan juices", ["3 tbsp: amount 3 tablespoons"]),
      ("1 cup rice in a pot", ["1 cup: amount 1 cup"]),
      ("2 400 g tins", ["2: count 2", "400 g: size 400 grams"]),
      ("2 500 g rye", ["2 500 g: amount 2500 grams"]),
      // Portions
      ("Add stock 1/4 cup at a time", ["1/4 cup: portion 1/4 cup"]),
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
      ("6 st pears", ["6: count 6"]), ("1 - 2 st pears", ["1 - 2: count 1 to 2"]),
      ("so a -3st t", []), ("6 st 4 lb", ["6 st 4 lb: amount ~6.285714286 stone (6 2/7 stone)"]),
      // The same amount in other units
      (
        "1 (15 oz / 425 g) can",
        ["1: count 1", "15 oz: size 15 ounces", "425 g: size 425 grams"]
      ),
      (
        "1 (8 oz or 225 g) pack",
        ["1: count 1", "8 oz: size 8 ounces", "225 g: size 225 grams"]
      ),
      ("1 cup or 240 ml milk", ["1 cup: amount 1 cup", "240 ml: alternate 240 milliliters"]),
      ("240 ml or 1 cup milk", ["240 ml: amount 240 milliliters", "1 cup: alternate 1 cup"]),
      ("1 cup or 300 ml milk", ["1 cup or 300 ml: amount 1 cup to 300 milliliters"]),
      ("1 cup (or 300 ml) milk", ["1 cup: amount 1 cup", "300 ml: alternate 300 milliliters"]),
      ("1 can beans (15 oz)", ["1: count 1", "15 oz: size 15 ounces"]),
      ("2 packs (4 tsp) yeast", ["2: count 2", "4 tsp: amount 4 teaspoons"]),
      ("2/3 of the flour", []), ("2 dozen figs", ["2: count 2"]),
      ("1 lb clams (about 2 dozen)", ["1 lb: amount 1 pound", "2: alternate about 2"]),
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
    "a count that is left unsaid is found where scaling writes it",
    arguments: [
      ("(6 oz) package of peas", 0, "2 (6 oz) packages of peas"),
      ("28 oz can of corn", 0, "2 (28 oz) cans of corn"),
    ])
  func unsaidCounts(text: String, place: Int, scaled: String) {
    let count = AmountFinder().amounts(in: text).first
    #expect(count?.role == .count)
    #expect(count?.utf8Range == place..<place)
    #expect(AmountScaler(by: 2).scaling(text).text == scaled)
  }

  @Test(
    "an amount does not begin or end inside something else",
    arguments: [
      "under 17 U.S.C. 101", "a third party's", "2014,2015 Oracle", "5 distributions are supported",
      "2021-03-21", "2021-03-21T10:00:00Z", "3/21/2021", "21.3.2021", "10:30 am", "2026-05",
      "May 2nd",
      "www.example.org/2cups", "me2c@example.org", "a_2g_b", "C:\\2g\\x", "2cups.txt",
      "/tmp/2g/3oz",
      "#10 cans", "#3c2a1e", "$2 c", "€3 l", "1.2.3 is out", "2g5x", "12ab34", "COVID-19 rules",
      "v2c",
      "Bake at 200C", "200 C for an age", "450F/230C", "Preheat to 180c (fan)", "Keep at 57 °C",
      "Warm to 40C", "water at 40 C", "100C water", "350 deg F", "1 / 2 cup",
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
}

extension FoundAmount {
  fileprivate func description(in text: String) -> String { "\(text[range]): \(role)" }
}
