import Testing

@Suite("Weight from volume")
struct IngredientTests {
  @Test(
    "an ingredient makes weight of volume and volume of weight",
    arguments: [
      ("2 cups flour to g", "~240 g"), ("250 g sugar to cups", "~1 1/4 cups"),
      ("2 cups flour, all purpose in oz", "~8 1/2 oz"), ("1 cup of milk to grams", "~245 grams"),
      ("2 cups flour --to g", "~240 g"), ("2 cups flour to ml", "473.176473 ml"),
      ("2-3 cups flour to g", "~240 g to ~360 g"), ("2 to 3 cups flour to g", "~240 g to ~360 g"),
      ("2 cups flour IN g", "~240 g"),
      ("2 cups flour --to ml", "473.176473 ml"), ("2 cups flour to g --round 50g", "~250 g"),
      ("7 cups flour to g", "~840 g"),
      ("500 g flour to cups", "~4 1/4 cups"), ("500 g flour to cups,tbsp", "~4 cups + 3 tbsp"),
      ("500 g flour to tbsp", "~67 tbsp"), ("500 g flour to ml", "~985 ml"),
      ("500 g flour to metric cups", "~4 metric cups"), ("20 cups flour to lb,oz", "~5 lb 5 oz"),
      ("2 tsp salt to g", "~12 g"), ("1 lb water to cups", "~1 7/8 cups"),
      ("2 cups flour to g --style spoken", "about two hundred forty g"),
      ("2 cups flour to g --round 1g", "~240 g"), ("1 cup flour to oz --round 1oz", "~4 oz"),
      ("120 g salt to tsp", "~20 tsp"), ("110 g peanut butter to tbsp", "~7 tbsp"),
      ("215 g butter to cups", "~15 tablespoons"), ("215 g butter to c", "~15 tbsp"),
      ("215 g butter to cups --number", "0.9375"),
      ("200 to 215 g butter to cups", "~14 tablespoons to ~15 tablespoons"),
      ("20 g coffee to tbsp", "~3 1/2 tbsp"), ("1 cup liquid coffee to g", "~235 g"),
    ])
  func estimates(arguments: String, answer: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.output == answer + "\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty == (answer == "473.176473 ml"))
  }

  @Test(
    "of a sum of ingredients, each density that was used is told",
    arguments: [
      (
        "'1 cup flour + 1 cup sugar to g'", "~320 g",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 100 to 125 grams",
          "granulated sugar is taken to weigh 200 grams per cup, within 192 to 237: 190 to 240 grams",
        ]
      ),
      (
        "2 cups flour - 1/4 cup to g", "~210 g",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 175 to 220 grams"
        ]
      ),
      (
        "1 cup flour + 100 g flour to g", "~220 g",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 100 to 125 grams"
        ]
      ),
    ])
  func sums(arguments: String, answer: String, notes: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.output == answer + "\n")
    #expect(outcome.errors == notes.map { "qty: note: \($0)\n" }.joined())
  }

  @Test("the inch of cubic inches is not taken for the word before the units")
  func cubicInches() throws {
    let answer = Program.Outcome(output: "57 3/4 Cu In\n")
    #expect(try Program.run("4 CUPS butter to Cu In") == answer)
  }

  @Test(
    "the density that was used and the range are told, and how a name of several kinds was read",
    arguments: [
      (
        "7 cups flour to g",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 705 to 875 grams"
        ]
      ),
      (
        "2-3 cups flour to oz",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 7 to 13 1/4 ounces"
        ]
      ),
      (
        "8 oz flour to cups",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 1.8 to 2.3 cups",
          "'oz' is read as ounces, a mass",
        ]
      ),
      (
        "8 oz milk to cups", ["'oz' is read as fluid ounces, a volume"]
      ),
      ("how many cups in 8 oz of milk", ["'oz' is read as fluid ounces, a volume"]),
      ("12 oz can of beer to ml", ["'oz' is read as fluid ounces, a volume"]),
      (
        "2 cups flour to lb,oz",
        [
          "all-purpose flour is taken to weigh 120 grams per cup, within 101 to 125: 7 to 9 ounces"
        ]
      ),
      (
        "113 g butter in sticks",
        ["butter is taken to weigh 227 grams per cup, within 222 to 237: 0.95 to 1.02 sticks"]
      ),
      (
        "215 g butter to cups",
        [
          "butter is taken to weigh 227 grams per cup, within 222 to 237: 14 1/2 to 15 1/2 tablespoons"
        ]
      ),
      ("8 oz milk to g", ["'oz' is read as ounces, a mass"]), ("8 fl oz milk to cups", []),
      ("1 lb 8 oz milk to g", []), ("8 oz to cups", ["'oz' is read as fluid ounces, a volume"]),
    ])
  func notes(arguments: String, notes: [String]) throws {
    let errors = try Program.run(arguments).errors
    #expect(errors == notes.map { "qty: note: \($0)\n" }.joined())
  }

  @Test(
    "an ingredient that is none, or several, is told",
    arguments: [
      (
        "1 cup to g", "cannot convert volume to mass",
        "name the ingredient, such as 1 cup flour to g"
      ),
      (
        "1 lb to cups", "cannot convert mass to volume",
        "name the ingredient, such as 1 cup flour to g"
      ),
      ("2 cups qqqq to g", "the density of 'qqqq' is not known", nil),
      ("2 cups tblsp to ml", "unexpected 'tblsp'", "write 'to' between the units"),
      ("2 cups tblsp", "unexpected 'tblsp'", "write 'to' between the units"),
      ("3 tsp too tbsp", "unexpected 'too tbsp'", "write 'to' between the units"),
      ("2 cups flour in gramz", "unknown unit 'gramz'", "did you mean 'gram' or 'grams'?"),
      ("2 cups flour to", "unexpected 'flour to'", nil),
      ("'1 cup (2'", "unexpected '(2'", nil), ("3 ml of 10", "unexpected '10'", nil),
      ("2 cups flour +", "unexpected 'flour +'", nil),
      ("1 hour cake", "unexpected 'cake'", nil), ("1 cup flour to min", "unexpected 'flour'", nil),
      ("'1 cup flour + 1 cup sugar to min'", "unexpected 'flour'", nil),
      (
        "'1 cup flour + 1 cup sugar'", "'flour' and 'sugar' are different ingredients",
        "name a unit for the sum, such as to g"
      ),
      (
        "'1 cup flour + 100 g flour'", "cannot add a volume and a mass of 'flour'",
        "name a unit for the sum, such as to g"
      ),
      ("1 cup flour / 1 cup", "a number has no ingredient", nil),
      (
        "2-3 cups flour x 2", "a range can only be shown or converted", "calculate with each end"
      ),
      ("1 cup flour + 1 cup qqqq to g", "the density of 'qqqq' is not known", nil),
      ("1 cup + 2 eggs to ml", "unknown unit 'eggs'", nil),
      ("1 cup + flour to g", "expected a number, found 'flour'", nil),
      ("1 cup flour, 2 tbsp to g", "unexpected 'flour, 2 tbsp to g'", nil),
      ("1 cup /0 to ml", "cannot divide by zero", nil),
      ("1 cup to ml to l", "unexpected 'to l'", nil),
      ("1 oz to t", "'t' is ambiguous: teaspoon or tonne", nil),
      (
        "1 cup flour to g --explain", "a conversion needs no explanation",
        "leave out the unit to convert to"
      ),
    ])
  func mistakes(arguments: String, message: String, hint: String?) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.errors == "qty: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? ""))
    #expect(outcome.status == 1)
  }

  @Test("of several ingredients the choices are told")
  func choices() throws {
    let errors = try Program.run("1 cup cream to oz").errors
    #expect(
      errors.hasPrefix("qty: 'cream' can be several ingredients\nhint: name one: 'heavy cream'"))
  }

  @Test("an estimate in JSON has its range")
  func json() throws {
    let output = try Program.run("2 cups flour to g --json").output
    #expect(output.contains(#""isExact":false"#))
    #expect(output.contains(#""range":[{"num":""#))
    #expect(try !Program.run("2 cups to ml --json").output.contains("range"))
    #expect(output.contains(#""ingredient":"flour""#))
    #expect(
      try Program.run("2 cups soy sauce --json").output.contains(#""ingredient":"soy sauce""#))
  }

  @Test("a recipe is scaled by weight, or by volume")
  func scaling() throws {
    let recipe = "2 cups flour\r\n1 lb butter\n2 eggs"
    #expect(
      try Program.run("scale 2 --kit metric --weigh", input: recipe).output
        == "~480 grams flour\r\n~900 g butter\n4 eggs")
    #expect(
      try Program.run("scale 1 --spoon", input: recipe).output
        == "2 cups flour\r\n~2 cups butter\n2 eggs")
    #expect(
      try Program.run("scale 1 --spoon", input: "500 g flour\n10 g salt\n").output
        == "~4 1/4 cups flour\n~1 3/4 tsp salt\n")
  }
}
