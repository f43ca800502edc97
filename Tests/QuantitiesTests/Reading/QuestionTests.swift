import Quantities
import TestSupport
import Testing

@Suite("Questions in words")
struct QuestionTests {
  private static let units = [
    "cup", "tbsp", "fl oz", "gallon", "ml", "l", "lb", "kg", "g", "hours", "min", "s", "days",
  ]

  /// The value of a text, and its target units.
  private func reading(_ text: String) -> String {
    do throws(ParseError) {
      let expression = try QuantityExpression(text)
      let targets = expression.targets.map(\.spelling).joined(separator: ",")
      return "\(expression.amount) to \(targets), \(expression.notes)"
    } catch {
      return "\(error.code)"
    }
  }

  @Test("one question in other words is the same question")
  func paraphrases() {
    var random = SeededGenerator.ofLaw
    for _ in 0..<300 {
      let (unit, other) = (
        Self.units.randomElement(using: &random) ?? "",
        Self.units.randomElement(using: &random) ?? ""
      )
      let number = ["1", "2.5", "3/4", "1 1/2", "two", "1'000"].randomElement(using: &random) ?? ""
      let amount = "\(number) \(unit)"
      let plain = reading("\(amount) to \(other)")
      let others = [
        "how many \(other) in \(amount)", "how many \(other) are there in \(amount)?",
        "\(other) in \(amount)", "what is \(amount) in \(other)", "\(amount) -> \(other)",
        "convert \(amount) into \(other), please", "\(amount) is how many \(other)?",
        "100% of \(amount) to \(other)", "\(amount) + 0% to \(other)",
        "twice half of \(amount) to \(other)",
      ]
      for text in others { #expect(reading(text) == plain, "\(text), seed \(random.seed)") }
      #expect(
        reading("\(unit) to \(other)") == reading("1 \(unit) to \(other)"),
        "\(unit) to \(other), seed \(random.seed)")
    }
  }

  @Test("where the case of a name tells nothing apart, it does not matter")
  func anyCase() throws {
    func check<Kind: QuantityKind>(_ kind: Kind.Type) throws {
      for unit in kind.units {
        for name in [unit.name, unit.plural, unit.symbol] {
          guard let plain = try? QuantityExpression("2 \(name)") else { continue }
          for cased in [name.uppercased(), name.lowercased()] {
            guard let read = try? QuantityExpression("2 \(cased)") else {
              // Only case distinguishes `t` from `T`, and `us` from the United States.
              #expect(["t", "US"].contains(cased) || name.contains("µ"), "\(cased)")
              continue
            }
            #expect(read.value == plain.value || ["T"].contains(cased), "\(cased)")
          }
        }
      }
    }
    try check(TimeKind.self)
    try check(VolumeKind.self)
    try check(MassKind.self)
  }

  @Test(
    "only an expression asks and converts",
    arguments: [
      "how many cups in a gallon", "cups in a gallon", "what is 3 tsp", "kg to lb", "3 tsp?",
      "2 cups halved", "divide 1 cup by 2", "3 tsp in tbsp",
    ])
  func elsewhere(text: String) {
    #expect(throws: Never.self) { try QuantityExpression(text) }
    #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(throws: ParseError.self) { try WrittenAmount(text) }
  }

  @Test(
    "every amount can be calculated in words, and have a qualifier",
    arguments: [
      ("twice 1 cup", "2 cups"), ("half of 2 cups", "1 cup"), ("three times 1 cup", "3 cups"),
      ("25% of 2 cups", "1/2 cup"), ("2 cups - 25%", "1 1/2 cups"), ("2 half cups", "1 cup"),
      ("1 cup less 2 tbsp", "7/8 cup"), ("3/4ths cup", "3/4 cup"), ("a 1/4 cup", "1/4 cup"),
      ("1 pint (UK)", "1 imperial pint"), ("1 oz troy", "1 troy ounce"),
    ])
  func calculated(text: String, value: String) throws {
    #expect(try AnyAmount(text).description == value)
    #expect(try QuantityExpression(text).amount.description == value)
    #expect(throws: ParseError.self) { try AnyAmount("300/350 ml") }
  }

  @Test(
    "a mistake is where it is",
    arguments: [
      ("how many cups", "how many cups", "incomplete"),
      ("how many foos in a cup", "foos", "unknown-unit"),
      ("how many cups in 3", "3", "missing-unit"),
      ("how many cups in", "how many cups in", "incomplete"),
      ("how many g in a cup", "g", "incompatible-kinds"),
      ("cups in a kg", "cups", "incompatible-kinds"),
      ("how many cups in a pint to ml", "ml", "unexpected-text"),
      ("what is", "what is", "incomplete"),
      ("how many cups ub a pint", "ub a pint", "unexpected-text"),
      ("how now", "how", "unexpected-text"),
      ("how many 0 cups in a pint", "0 cups", "division-by-zero"),
      ("days in a year", "year", "unknown-unit"),
      ("foo to ml", "foo", "unknown-unit"), ("cup to foo", "foo", "unknown-unit"),
      ("cup flour", "cup", "expected-number"), ("cups", "cups", "expected-number"),
      ("1 cup + 2%%", "%", "unexpected-text"), ("%", "%", "expected-number"),
      ("twice 1-2 cups", "twice 1-2 cups", "invalid-operation"),
      ("2 of 3 cups", "of 3 cups", "unexpected-text"),
      ("please", "please", "incomplete"), ("1 kg to oz lb", "lb", "unexpected-text"),
      ("2 lb and four", "four", "missing-unit"),
      ("how many 1/4 cups in 2-3 cups", "2-3 cups", "invalid-operation"),
    ])
  func mistakes(text: String, place: String, code: String) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
    #expect(error?.code.description == code)
    #expect(error.map { String(text[$0.range(in: text)]) } == place)
  }

  @Test("a bare unit can be followed by an ingredient that is converted")
  func bareUnits() throws {
    let expression = try QuantityExpression("cup of flour to g, oz")
    #expect(expression.value.description == "1 cup")
    #expect(expression.ingredient?.name == "flour")
    #expect(expression.ingredient?.range == 7..<12)
    let cut = try QuantityExpression("1 cup into cubes to g")
    #expect(cut.ingredient?.name == "into cubes")
    #expect(try QuantityExpression("1 hour and two x 3 hours").value.description == "7 hours")
    for text in ["2 cups in grams of flour", "2 cups to grams flour"] {
      let ingredientLast = try QuantityExpression(text)
      #expect(ingredientLast.ingredient?.name == "flour")
      #expect(ingredientLast.targets.map(\.spelling) == ["grams"])
    }
    #expect(try QuantityExpression("1 cup less sweet wine").ingredient?.name == "less sweet wine")
    let asked = try QuantityExpression("how many grams of flour are in 2 cups?")
    #expect(asked.ingredient?.range == 18..<23)
    #expect(asked.targets.map(\.spelling) == ["grams"])
    #expect(
      try QuantityExpression("how much does a cup of flour weigh in g").ingredient?.name == "flour")
  }
}
