import Foundation
import Quantities
import Testing

@Suite("Rates and shares in expressions")
struct RateExpressionTests {
  @Test(
    "an expression with rates comes to its value",
    arguments: [
      ("10 mg/kg", "10 mg/kg"), ("10 mg/kg x 5 kg", "50 milligrams"), ("10 mg / 1 kg", "1/100000"),
      ("40 mg/kg/day", "40 mg/kg/d"), ("40 mg/kg/day x 18 kg", "720 mg/d"),
      ("40 mg/kg/day x 12 h", "20 mg/kg"),
      ("40 mg/kg/day x 2", "80 mg/kg/d"), ("40 mg/kg/day / 2", "20 mg/kg/d"),
      ("40 mg/kg/day + 5 mg/day/kg", "45 mg/kg/d"), ("10 mg/kg / 5 h", "2 mg/kg/h"),
      ("720 mg/day / (40 mg/kg/day)", "18 kilograms"),
      ("80 mg/kg/day / (40 mg/kg/day)", "2"), ("2.4 t/m3", "2.4 tonne/m³"),
      ("2 t/gal", "2 tsp/gal"), ("2 t/gal x 4 gal", "8 teaspoons"),
      ("1 l over 8 hours", "0.125 l/h"), ("18 lb at 15 min per lb", "270 minutes"),
      ("18 lb turkey at 15 min/lb", "270 minutes"),
      ("1 tbsp salt per 5 gallons x 20 gallons", "4 tablespoons"),
      ("how many 1.5 fl oz shots in a 750 ml bottle", "8000000000/473176473"),
      ("what is a dash", "1/8 teaspoon"), ("how much is a pinch", "1/16 teaspoon"),
      ("what is a gram", "1 gram"), ("weight of 1 cup honey", "1 cup"),
      ("what is the weight of 2 cups of sugar", "2 cups"),
      ("how much does a cup of flour weigh", "1 cup"), ("how heavy is a cup of flour", "1 cup"),
    ])
  func values(text: String, value: String) throws {
    let expression = try QuantityExpression(text)
    #expect(expression.value.description == value)
    #expect(!expression.isPercentage)
  }

  @Test(
    "a share is a number of percent",
    arguments: [
      ("350 g as % of 500 g", Fraction(7, 10)), ("what percent of 500 g is 350 g", Fraction(7, 10)),
      ("what percentage of 2 cups is 1 tbsp", Fraction(1, 32)), ("10 g/kg as %", Fraction(1, 100)),
      ("1/4 as percent", Fraction(1, 4)), ("10% + 5%", Fraction(3, 20)),
    ])
  func shares(text: String, share: Fraction) throws {
    let expression = try QuantityExpression(text)
    #expect(expression.value == .number(share) && expression.isPercentage)
  }

  @Test(
    "what is no rate, no share or no time is told",
    arguments: [
      ("350 g as %", "cannot convert mass to a percentage"),
      ("350 g as % of 2 h", "cannot divide mass by time"),
      ("what percent of 500 g", "expected 'is' and the part"),
      ("what percent of 500 g is 2 h", "cannot divide time by mass"),
      ("40 mg/kg/day/week", "cannot divide mass per mass per time by time"),
      ("40 mg/kg/day x 2 cups", "cannot multiply mass per mass per time by volume"),
      ("40 mg/kg/day to ml/kg/day", "cannot convert mass per mass per time"),
      ("40 mg/kg/day to mg/kg", "cannot convert mass per mass per time to mass per mass"),
      ("720 ml / (40 mg/kg/day)", "cannot divide volume by mass per mass per time"),
      ("5 mg / 1 kg / day", "cannot divide a number by time"),
      ("1 tbsp salt per 5 gallons", "a rate of an ingredient is no amount of it"),
      ("25 g/m2", "'m2' is an area"), ("5:45 pm", "'5:45 pm' is a time of day, not a duration"),
      ("300/350 ml", "'300/350' can be a fraction or a range"), ("5 kg^2", "unknown unit 'kg^'"),
      ("5 m/s", "meters over a time are a speed"), ("1 l over 8", "unexpected 'over 8'"),
    ])
  func mistakes(text: String, message: String) throws {
    do {
      let expression = try QuantityExpression(text)
      let ingredient = try #require(expression.ingredient, "\(expression.value)")
      #expect(ingredient.unexpectedTextError.message.hasPrefix(message))
    } catch let error as ParseError {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test("targets can have two units below, in either order")
  func targets() throws {
    for text in ["5 mcg/kg/min to mg/kg/h", "5 mcg/kg/min to mg per h per kg"] {
      let target = try #require(try QuantityExpression(text).targets.first)
      #expect(target.secondDenominator != nil && target.denominator != nil)
    }
    #expect(try QuantityExpression("5 ml/h to l/day").targets[0].secondDenominator == nil)
  }

  @Test("a rate with two units below is said, stored and told apart from others")
  func compound() throws {
    typealias Dose = CompoundQuotient<MassKind, MassKind, TimeKind>
    let dose = try Dose("40 mg/kg/day")
    let anyDose = try AnyQuotient("40 mg/kg/day")
    #expect(AnyQuotient(Quotient(1.grams, per: 1.kilograms)) != anyDose)
    #expect(anyDose.formatted() == "40 milligrams per kilogram per day")
    #expect(anyDose.formatted(.symbols) == "40 mg/kg/d")
    #expect(dose.value == 40 && dose.exactValue == Fraction(40) && anyDose.value == 40)
    #expect(dose.numeratorUnit == .milligram)
    #expect([dose, dose.scaled(by: 2)].max() == dose.scaled(by: 2))
    #expect(AnyQuotient(dose) == anyDose)
    #expect(Set([dose, try Dose("40 mg/day/kg")]).count == 1)
    let data = try JSONEncoder().encode(dose)
    #expect(try JSONDecoder().decode(Dose.self, from: data) == dose)
    typealias Other = CompoundQuotient<VolumeKind, MassKind, TimeKind>
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Other.self, from: data) }
    #expect(throws: ParseError.self) { try Other("40 mg/kg/day") }
    #expect(Other(anyDose) == nil)
    for text in [
      #"{"value": 1, "unit": "gram", "per": ["kilogram", "pound"]}"#,
      #"{"value": 1, "unit": "gram", "per": ["kilogram"]}"#,
      #"{"value": 1, "unit": "gram", "per": []}"#,
    ] {
      #expect(throws: (any Error).self, "\(text)") {
        try JSONDecoder().decode(AnyQuotient.self, from: Data(text.utf8))
      }
    }
    let amounts =
      #"{"value": 1, "unit": "gram", "per": [{"value": 2, "unit": "kilogram"}, {"value": 1, "unit": "hour"}]}"#
    #expect(
      try JSONDecoder().decode(AnyQuotient.self, from: Data(amounts.utf8))
        == AnyQuotient("0.5 g/kg/h"))
    let (gram, pound, hour) = (
      try AnyUnit(named: "g"), try AnyUnit(named: "lb"), try AnyUnit(named: "h")
    )
    #expect(try anyDose.converted(to: gram, per: pound, hour) == anyDose)
    #expect(throws: QuantityError.incompatibleKinds) {
      try anyDose.converted(to: gram, per: pound, pound)
    }
    #expect(throws: QuantityError.incompatibleKinds) { try anyDose.divided(by: AnyAmount("1 h")) }
    #expect(throws: QuantityError.incompatibleKinds) { try anyDose.applied(to: AnyAmount("1 cup")) }
    #expect(throws: QuantityError.incompatibleKinds) {
      try AnyQuotient("5 ml/h").applied(to: AnyAmount("1 h"))
    }
    #expect(throws: QuantityError.incompatibleKinds) { try AnyAmount("1 g").divided(by: anyDose) }
    #expect(throws: QuantityError.incompatibleKinds) { try anyDose.divided(by: anyDose) }
  }

  @Test("kitchens are combined where they measure different kinds")
  func kitchens() {
    let both = Kitchen.us.combined(with: .stone)?.combined(with: .clock)
    #expect(both?.volumes?.name == "us" && both?.masses?.name == "stone" && both?.times != nil)
    #expect(both?.name == "us, stone, clock")
    #expect(Kitchen.us.combined(with: .metric) == nil)
    #expect(Kitchen.pounds.combined(with: .stone) == nil)
  }
}
