import Testing

@Suite("Calculating with ingredients")
struct IngredientCalculationTests {
  @Test(
    "an amount of an ingredient is said and calculated with, and the name stays",
    arguments: [
      ("2 cups flour", "2 cups flour"), ("2 cups of flour", "2 cups flour"),
      ("3 tsp sugar", "1 tablespoon sugar"), ("2 cups flour x 3", "6 cups flour"),
      ("3 tbsp sugar / 2", "1 1/2 tablespoons sugar"),
      ("1 cup flour --kit metric", "~240 milliliters flour"),
      ("about 2 cups flour", "~2 cups flour"), ("2-3 cups flour", "2 to 3 cups flour"),
      ("2 cups 2% milk", "2 cups 2% milk"), ("2 cups 2% milk x 2", "4 cups 2% milk"),
      ("2 cups half '&' half --style html", "2 cups half &amp; half"),
      ("1 1/2 cups mint --style vulgar", "1½ cups mint"), ("2 lb potatoes", "2 pounds potatoes"),
      ("1 cup pinto beans", "1 cup pinto beans"), ("2 cups flour --number", "2"),
      ("2 tbsp soy sauce", "2 tablespoons soy sauce"),
      ("2 tbsp soy sauce to ml", "29.5735295625 ml"),
      ("1 cup flour + 2 tbsp flour", "1 cup + 2 tablespoons flour"),
      ("1 cup flour + 2 tbsp", "1 cup + 2 tablespoons flour"),
      ("2 cups flour - 1/4 cup", "1 3/4 cups flour"),
      ("1 cup flour + 1 cup flour x 2", "3 cups flour"),
      ("1 cup flour + 1 cup sugar to ml", "473.176473 ml"),
      ("2 cups flour/2", "1 cup flour"), ("2 cups flour'*'2", "4 cups flour"),
      ("2 cups flour x three", "6 cups flour"), ("2 cups flour divided by two", "1 cup flour"),
      ("100 g flour + 10%", "110 grams flour"), ("2 cups flour - 25%", "1 1/2 cups flour"),
      ("'1 cup flour + 1 cup flour - 50%'", "1 cup flour"),
      ("'2 cups flour - 50% + 1 cup'", "2 cups flour"),
      ("'1 cup flour + 1 cup sugar + 1 cup flour - 50% + 1 cup to cups'", "2 1/2 cups"),
      ("2 cups approx", "~2 cups"), ("2 cups or so", "~2 cups"),
      ("2 cups flour, approximately", "~2 cups flour"), ("2 cups flour approx.", "~2 cups flour"),
      ("450g/1lb flour", "450 grams flour"), ("1 cup/240 ml milk", "1 cup milk"),
      ("225g/1½ cups flour", "225 grams flour"),
      ("'1 cup (100 mg) flour'", "1 cup flour"),
      ("2 cups half '&' half", "2 cups half & half"),
      ("1 cup sun-dried tomatoes", "1 cup sun-dried tomatoes"),
      ("1 cup all-purpose flour", "1 cup all-purpose flour"), ("1 cup flour 00", "1 cup flour 00"),
      ("1 cup less sodium soy sauce", "1 cup less sodium soy sauce"),
      ("1 cup cherries, halved", "1 cup cherries, halved"),
      ("1 cup butter, divided", "1 cup butter, divided"),
      ("1 cup milk at room temperature", "1 cup milk at room temperature"),
      ("1 cup butter or margarine", "1 cup butter or margarine"),
    ])
  func calculates(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "an amount after a slash is never left out, unless it is the same amount again",
    arguments: [
      "1 gallon / 1/2 cup flour", "2 cups / 1/4 cup flour", "500 g / 120 g flour",
      "100 mg / 5 ml syrup", "100 mg/5 ml suspension", "120 g / 1 cup flour",
      "1 cup / 1 cup flour", "1 cup / 2 tbsp sugar x 3", "1 cup / 2 tbsp sugar to g",
    ])
  func quotients(arguments: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        qty: cannot divide by an amount of an ingredient
        hint: leave out the ingredient, or write the same amount in other units, as in 450g/1lb flour

        """)
  }

  @Test(
    "words that calculate are no ingredient",
    arguments: [
      "10% less", "over 2", "flour over 4", "by 3", "by three", "flour tripled", "twice", "at 50%",
      "mod 2", "squared", "or 2",
      "flour 10", "flour 50%",
    ])
  func calculatingWords(words: String) throws {
    #expect(
      try Program.run("2 cups \(words)").errors == """
        qty: unexpected '\(words)'
        hint: calculate with a sign and a number, as in 2 cups flour x 3 or 2 cups - 10%

        """)
  }

  @Test(
    "nor before a unit to convert to",
    arguments: [
      "2 cups flour tripled in cups", "2 cups twice in ml",
      "cups to grams flour 2", "2 cups half in ml", "2 cups divided in tbsp",
    ])
  func calculatingWordsBeforeUnits(question: String) throws {
    let outcome = try Program.run(question)
    #expect(outcome.output.isEmpty && outcome.status == 1)
    #expect(outcome.errors.contains("hint: calculate with a sign and a number"))
  }

  @Test("ounces of what nobody knows the density of are fluid ounces, if a volume is asked for")
  func fluidOunces() throws {
    let outcome = try Program.run("8 oz qqqq to ml")
    #expect(outcome.output == "236.5882365 ml\n")
    #expect(outcome.errors == "qty: note: 'oz' is read as fluid ounces, a volume\n")
    #expect(try Program.run("8 oz qqqq to g").output == "226.796185 g\n")
    #expect(try Program.run("1 lb qqqq to ml").output.isEmpty)
  }

  @Test(
    "what is no ingredient is told, and what to write instead",
    arguments: [
      (
        "2 cups flour + sugar", "unexpected 'flour + sugar'",
        "write a number after the sign, as in 2 cups flour x 3 or 1 cup flour + 2 tbsp sugar"
      ),
      (
        "2 cups flour - sugar", "unexpected 'flour - sugar'",
        "write a number after the sign, as in 2 cups flour x 3 or 1 cup flour + 2 tbsp sugar"
      ),
      (
        "2 cups flour - 10% x 2", "cannot calculate with a percentage",
        "write it in one number, as in 2 cups flour - 20%"
      ),
      (
        "'1 cup flour --kit metric'", "unexpected 'flour --kit metric'",
        "write options outside of the quotes"
      ),
      ("what does tbsp mean", "unexpected 'mean'", "qty units says what each unit is"),
      (
        "'(2 cups flour) x 2'", "expected a closing parenthesis",
        "write an ingredient without parentheses, as in 2 cups flour x 2"
      ),
      (
        "'2 x (1 cup flour)'", "expected a closing parenthesis",
        "write an ingredient without parentheses, as in 2 cups flour x 2"
      ),
    ])
  func mistakes(arguments: String, message: String, hint: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.errors == "qty: \(message)\nhint: \(hint)\n")
    #expect(outcome.status == 1)
  }
}
