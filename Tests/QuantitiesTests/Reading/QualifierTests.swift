import Quantities
import Testing

@Suite("Qualifiers and parts of units")
struct QualifierTests {
  @Test(
    "a word behind a unit says whose it is",
    arguments: [
      ("1 pint (UK)", "1 imperial pint"), ("1 pint (uk)", "1 imperial pint"),
      ("1 pint ( UK )", "1 imperial pint"), ("1 pint imperial", "1 imperial pint"),
      ("2 cups (metric)", "2 metric cups"), ("1 oz (troy)", "1 troy ounce"),
      ("1 oz troy", "1 troy ounce"), ("1 quart (dry)", "1 dry quart"),
      ("1 ton (long)", "1 long ton"), ("1 pint (US)", "1 pint"),
      ("1 pint imperial x 2", "2 imperial pints"), ("1 half pint (UK)", "1/2 imperial pint"),
      ("2 pints imperial, 3 fl oz", "2 imperial pints 3 imperial fl oz"),
      ("1-2 pints (UK)", "1 imperial pint to 2 imperial pints"),
      ("1 pint (imp.)", "1 imperial pint"), ("1 pint (U.K.)", "1 imperial pint"),
      ("1 pint imp", "1 imperial pint"), ("1 tbsp (AU)", "1 Australian tablespoon"),
      ("1 tbsp au x 2", "2 Australian tablespoons"), ("1 cup (Canadian)", "1 Canadian cup"),
      ("1 pint (US dry)", "1 US dry pint"), ("1 pint (UK liquid)", "1 imperial pint"),
      ("1 kg (metric)", "1 kg"), ("1 kg (US)", "1 kg"), ("1 pint (US customary)", "1 pint"),
      // Not part of the unit.
      ("1 pint dry cider", "1 pint"), ("1 cup dry", "1 cup"), ("2 tbsp dry", "2 tablespoons"),
    ])
  func qualifiers(text: String, expected: String) throws {
    #expect(try QuantityExpression(text).amount == QuantityExpression(expected).amount)
  }

  @Test("the qualifier of the reader's own system changes nothing")
  func ownSystem() throws {
    let british = Vocabulary.standard(for: .imperial)
    #expect(try AnyAmount("1 tbsp (UK)", vocabulary: british) == AnyAmount("1 metric tbsp"))
  }

  @Test("a unit to convert to has its qualifier behind it, too")
  func targets() throws {
    let expression = try QuantityExpression("1 l to pint (UK)")
    #expect(expression.targets.map(\.spelling) == ["pint (UK)"])
  }

  @Test(
    "parts of units and factors in words",
    arguments: [
      ("2 half cups", "1 cup"), ("4 half pints", "2 pints"),
      ("3 quarter teaspoons", "3/4 teaspoon"), ("1 1/2 half pints", "3/4 pint"),
      ("1/3 cup halved", "1/6 cup"), ("1/3 cup, doubled", "2/3 cup"), ("2 cups tripled", "6 cups"),
      // Factors in words, before a conversion as at the end.
      ("3/4 cup halved in tbsp", "6 tbsp"), ("2 cups tripled in cups", "6 cups"),
      ("1 cup + 2 tbsp halved", "9 tbsp"), ("3/4 cup in half", "6 tbsp"),
      ("3/4 cup in thirds", "1/4 cup"), ("3 cups into 4", "3/4 cup"),
      ("2 hours in 3 parts", "40 min"), ("3 cups split 4 ways", "3/4 cup"),
      ("divide 1 cup into thirds", "1/3 cup"), ("cut 3/4 cup in half in tbsp", "6 tbsp"),
      ("2 cups increased by 50%", "3 cups"), ("3/4 cup reduced by a third", "1/2 cup"),
      ("reduce 2 cups by 25% in tbsp", "24 tbsp"), ("increase 1 cup by 3 tbsp", "19 tbsp"),
      ("3/4ths cup", "3/4 cup"), ("1/8th tsp", "1/8 teaspoon"), ("1/3rd cup x 3", "1 cup"),
      ("1:30 h", "90 minutes"), ("1:30:15 h", "5415 s"), ("1:00:00 hours x 2", "2 h"),
      ("1:30 hours", "90 minutes"), ("1:30", "90 seconds"),
      ("1:30 in h", "90 minutes"), ("1:30 in min", "90 seconds"), ("1:30 to 2:00", "90 to 120 s"),
      ("1 cup less 1 tbsp", "15 tbsp"), ("2 cups less half a cup", "3/2 cup"),
      ("2 cups less 10%", "1.8 cups"),
    ])
  func parts(text: String, expected: String) throws {
    #expect(try QuantityExpression(text).amount == QuantityExpression(expected).amount)
  }

  @Test(
    "what could mean something else is refused",
    arguments: [
      ("09:15 to 17:45", "'09:15 to 17:45' are times of day, not durations"),
      ("05:00-10:00", "'05:00-10:00' are times of day, not durations"),
      ("1 cup flour by weight", "expected a unit instead of 'weight'"),
      ("1 cup flour to metric", "expected a unit instead of 'metric'"),
      ("1 cup butter to tbsp, g", "cannot convert to 'tbsp, g'"),
      ("2 cups sugar in g and cups", "cannot convert to 'g and cups'"),
      ("1 cup milk in g or oz", "cannot convert to 'g or oz'"),
      // Units that stand behind another operand are not those of the ingredient.
      ("1 cup qt - 2 g to lb or cc", "cannot convert to 'lb or cc'"),
      ("1 cup to g x 3", "cannot convert volume to mass"),
      ("1/2 1/3 cup", "'1/2 1/3' is not a number"),
      ("2 half", "unknown unit 'half'"),
      ("1 cup uk to ml", "unknown unit 'cup uk'"),
      ("1 cup australian", "unknown unit 'cup australian'"),
      ("1 cup (UK)", "unknown unit 'cup (UK)'"),
      ("1 cup (imperial) x 2", "unknown unit 'cup (imperial)'"),
      ("1 tbsp (UK) to ml", "unknown unit 'tbsp (UK)'"),
      ("1 pint (metric) milk", "unknown unit 'pint (metric)'"),
      ("1 cup imp", "unknown unit 'cup imp'"), ("1 l to cups (UK)", "unknown unit 'cups (UK)'"),
      ("1 cup flour in wieght", "expected a unit instead of 'wieght'"),
      ("1 cup flour as weight", "expected a unit instead of 'weight'"),
      ("1 cup flour in metric units", "expected a unit instead of 'metric units'"),
      ("1 cup flour to us customary", "expected a unit instead of 'us customary'"),
      ("1 cup flour by the gram", "unexpected 'gram'"), ("1 cup flour (g)", "unexpected 'g'"),
      ("1 cup flour, grams", "unexpected 'grams'"), ("1 cup flour oz", "unexpected 'flour oz'"),
      ("1 cup flour (in g)", "unexpected 'g'"), ("1 cup flour to gx", "unknown unit 'gx'"),
      ("1 cup flour to cm", "'cm' is a length"),
      ("1 cup flour by volum", "expected a unit instead of 'volum'"),
      ("2024-01-15 + 3 days", "'2024-01-15' is a date, not an amount"),
      ("2024-01-15", "'2024-01-15' is a date, not an amount"),
      ("1..2 cups", "'1..2' is not a number"), ("1. cup", "'1.' is not a number"),
      ("25/30 min", "'25/30' can be a fraction or a range"),
      ("10/12 oz", "'10/12' can be a fraction or a range"),
      ("10% to 2 cups", "cannot convert '10%', which has no unit"),
      ("10% - 2 cups", "cannot subtract volume from a number without a unit"),
      ("weight of 2 cups", "cannot convert volume to mass"),
      ("2 heaping tablespoons", "a heaping measure has no fixed size"),
      ("1 scant cup", "a scant measure has no fixed size"),
      ("3 lb at $4/lb", "'$' is a currency"), ("3 lb at 4 $/lb", "'$' is a currency"),
      ("how heavy is 2 cups", "cannot convert volume to mass"),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
    #expect(error?.message == message)
  }

  @Test(
    "what only looks like a unit belongs to the ingredient",
    arguments: [
      "carrot sticks", "salt to taste", "long grain", "black gram", "cream to whip", "tuna in oil",
      "vitamin c", "cheese, american", "cheese (american)", "flour, by hand", "oats as topping",
    ])
  func ingredients(name: String) throws {
    #expect(try QuantityExpression("2 cups \(name)").ingredient?.name == name)
  }

  @Test("the error for an unknown qualifier has the known ones")
  func suggestions() {
    let error = #expect(throws: ParseError.self) { try Cups("1 cup (UK)") }
    #expect(error?.hint?.hasPrefix("did you mean 'metric cup' or ") == true)
  }

  @Test("an unreduced fraction that is no likely range is read")
  func fractions() throws {
    #expect(try Minutes("15/60 h") == 15.minutes && Grams("25/100 kg") == 250.grams)
    #expect(try Pounds("11/16 lb") == 11.ounces && Cups("2/4 cup") == 0.5.cups)
  }
}
