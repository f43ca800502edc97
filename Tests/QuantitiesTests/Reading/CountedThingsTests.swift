import Quantities
import Testing

@Suite("Amounts of counted things")
struct CountedThingsTests {
  @Test(
    "a number of things of a size, for each, or shared",
    arguments: [
      ("6 cans of 330 ml", "1.98 l"), ("2 trays of 12 eggs of 50 g each", "1.2 kg"),
      ("two tins of 400 g + 1 jar of 200 g", "1 kg"), ("a bottle of 750 ml in cl", "75 cl"),
      ("1 cup per person for 6 people", "6 cups"), ("2 tsp per jar x 3 in tbsp", "2 tbsp"),
      ("200 g each for 5 people", "1 kg"), ("1/2 lb per head times 9", "4.5 lb"),
      ("3 kg between 4 people", "750 g"), ("share 2 lb among 5 kids in oz", "6.4 oz"),
      ("1 l split between 4 glasses", "250 ml"),
      ("20% off 1 kg", "800 g"), ("10% more than 300 ml", "330 ml"),
      ("10% less than 300 ml + 30 ml", "300 ml"),
    ])
  func things(text: String, expected: String) throws {
    #expect(try QuantityExpression(text).amount == QuantityExpression(expected).amount)
  }

  @Test("an ingredient is counted, too")
  func ingredients() throws {
    let pasta = try QuantityExpression("2 oz pasta per person for 7 people")
    #expect(pasta.ingredient?.name == "pasta")
    #expect(try pasta.amount == QuantityExpression("14 oz pasta").amount)
    let tomatoes = try QuantityExpression("2 cans of 14.5 oz tomatoes in lb")
    #expect(tomatoes.ingredient?.name == "tomatoes")
    #expect(try tomatoes.amount == QuantityExpression("29 oz tomatoes in lb").amount)
  }

  @Test(
    "things without a size, and units in the place of things, are refused",
    arguments: [
      ("6 cans of beans", ParseError.Code.unknownUnit), ("6 cans of 330", .unknownUnit),
      ("1 cup per person for 3 meals", .unknownUnit), ("1 cup per person", .unknownUnit),
      ("1 cup per person for people", .unknownUnit),
      ("2 cups of 3 oz", .unexpectedText), ("10% off", .incomplete),
      ("1 cup butter in g in oz", .incompatibleKinds), ("1 cup milk in ml uk", .incompatibleKinds),
    ])
  func refused(text: String, code: ParseError.Code) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
    #expect(error?.code == code)
  }

  @Test("things of things end somewhere")
  func deep() {
    let text = String(repeating: "2 a of ", count: 5000) + "1 g"
    #expect(throws: ParseError.self) { try QuantityExpression(text) }
  }
}
