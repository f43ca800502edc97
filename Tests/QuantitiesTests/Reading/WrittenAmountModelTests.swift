import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Amounts as people write them, as a model")
struct WrittenAmountModelTests {
  @Test(
    "an amount is shown as what it says",
    arguments: [
      ("6-9 tsp", "2 to 3 tablespoons"), ("about 1 cup", "~1 cup"), ("2 eggs", nil), ("2", "2"),
      ("2 or 3", "2 to 3"), ("about 2 or 3", "~2 to 3"), ("two and a half", "2 1/2"),
      ("450g/1lb", "450 grams"), ("1/13 cup", "~1 tablespoon + 3/4 teaspoon"),
      ("about 90-120 min", "~90 to 120 minutes"),
    ])
  func formatted(text: String, shown: String?) throws {
    guard let shown else {
      #expect(throws: ParseError.self) { try WrittenAmount(text) }
      return
    }
    #expect(try WrittenAmount(text).formatted() == shown)
  }

  @Test("styles and kitchens are heeded")
  func styles() throws {
    let cups = try WrittenAmount("2 1/2 cups")
    #expect(cups.formatted(.vulgar) == "2½ cups")
    #expect(cups.formatted(.symbols, in: .metric) == "~600 ml")
    #expect(try WrittenAmount("1-2 cups").formatted(in: .metric) == "~240 to ~470 milliliters")
    #expect((1.cups...2.cups).formatted(in: .metric) == "~240 to ~470 milliliters")
    #expect((1.cups...2.cups).formatted(.symbols, in: .us) == "1 to 2 c")
    #expect((1.hours...2.hours).formatted(in: .us) == "1 to 2 hours")
    let half = WrittenAmount(count: Fraction(1, 2)).approximated()
    #expect(half.formatted(.spoken) == "about one half")
    #expect(WrittenAmount(counts: 2...3).formatted(.usual.language(.german)) == "2 bis 3")
  }

  @Test("what is made is what is read")
  func making() throws {
    #expect(try WrittenAmount(2.teaspoons) == WrittenAmount("2 tsp"))
    #expect(try WrittenAmount(2.teaspoons...1.tablespoon) == WrittenAmount("2 tsp to 1 tbsp"))
    #expect(try WrittenAmount(count: 12) == WrittenAmount("a dozen"))
    #expect(try WrittenAmount(counts: 2...3) == WrittenAmount("2-3"))
    #expect(try WrittenAmount(2.cups).approximated() == WrittenAmount("about 2 cups"))
    let (less, more) = try (AnyAmount("2 tsp"), AnyAmount("1 tbsp"))
    #expect(try WrittenAmount(from: less, to: more).formatted() == "2 to 3 teaspoons")
    #expect(throws: QuantityError.fallingRange) { try WrittenAmount(from: more, to: less) }
    #expect(throws: QuantityError.incompatibleKinds) {
      try WrittenAmount(from: less, to: AnyAmount(5.grams))
    }
  }

  @Test("a count has no kind, and an amount one")
  func kinds() throws {
    #expect(try WrittenAmount("2-3 tsp").kind == VolumeKind.self)
    #expect(try WrittenAmount("2 h").kind == TimeKind.self)
    #expect(WrittenAmount(count: 2).kind == nil)
    #expect(try (WrittenAmount("2").count, WrittenAmount("2 g").count) == (Fraction(2), nil))
  }

  @Test(
    "both ends are scaled, and what says the same",
    arguments: [
      ("2-3 tsp", Fraction(3), "6 teaspoons to 9 teaspoons", ""),
      ("2-3 tsp", Fraction(-1), "-3 teaspoons to -2 teaspoons", ""),
      ("1 cup (95 g)", Fraction(2), "2 cups", "190 grams"),
      ("2 (to 3)", Fraction(1, 2), nil, ""), ("2 or 3", Fraction(1, 2), "1 to 3/2", ""),
      ("1/13 cup", Fraction(13), "1 cup", ""), ("450g/1lb", Fraction(0), "0 grams", "0 pounds"),
    ] as [(String, Fraction, String?, String)])
  func scaling(text: String, factor: Fraction, scaled: String?, alternates: String) throws {
    guard let scaled else {
      #expect(throws: ParseError.self) { try WrittenAmount(text) }
      return
    }
    let amount = try WrittenAmount(text).scaled(by: factor)
    #expect(amount.description == scaled)
    #expect(amount.alternates.map { "\($0)" }.joined() == alternates)
    #expect(amount.isApproximate == false)
  }

  @Test(
    "amounts of one kind are added, and counts",
    arguments: [
      ("2-3 tsp", "1 tsp", "3 teaspoons to 4 teaspoons"), ("2 cups", "250 ml", nil),
      ("2", "1 to 2", "3 to 4"), ("about 1 lb", "8 oz", "1 1/2 pounds"),
      ("1/13 cup", "12/13 cup", "1 cup"), ("1 cup (95 g)", "2 cups (190 g)", "3 cups"),
    ] as [(String, String, String?)])
  func adding(text: String, other: String, sum: String?) throws {
    let (one, another) = try (WrittenAmount(text), WrittenAmount(other))
    let both = try one.adding(another)
    if let sum { #expect(both.description == sum) }
    #expect(both.isAbout == (one.isAbout || another.isAbout))
    #expect(both.alternates.count == one.alternates.count)
    #expect(try both == another.adding(one))
  }

  @Test("what cannot be calculated is refused")
  func refused() throws {
    let (cups, grams) = try (WrittenAmount("2 cups"), WrittenAmount("30 g"))
    #expect(throws: QuantityError.incompatibleKinds) { try cups.adding(grams) }
    #expect(throws: QuantityError.incompatibleKinds) { try cups.adding(WrittenAmount(count: 2)) }
    #expect(throws: QuantityError.incompatibleKinds) {
      try cups.converted(to: AnyUnit(.gram as MeasurementUnit<MassKind>))
    }
    #expect(throws: QuantityError.incompatibleKinds) {
      try WrittenAmount(count: 2).converted(to: AnyUnit(.gram as MeasurementUnit<MassKind>))
    }
    #expect(throws: QuantityError.overflow) { try cups.scaled(by: 1e38) }
    #expect(throws: QuantityError.underflow) { try cups.scaled(by: 1e-30) }
    #expect(throws: QuantityError.notFinite) { try cups.scaled(by: Double.nan) }
  }

  @Test("an amount is converted, or what says the same")
  func converting() throws {
    let gram = AnyUnit(.gram as MeasurementUnit<MassKind>)
    #expect(try WrittenAmount("1-2 lb").converted(to: gram).upper.amount?.unit == gram)
    #expect(try WrittenAmount("1-2 lb").converted(to: gram) == WrittenAmount("1-2 lb"))
    #expect(try WrittenAmount("1 cup (95 g)").converted(to: gram) == WrittenAmount("95 g"))
    let thirteenth = try WrittenAmount("1/13 cup")
    let teaspoon = AnyUnit(.teaspoon as MeasurementUnit<VolumeKind>)
    #expect(try thirteenth.converted(to: teaspoon).scaled(by: 13) == WrittenAmount(1.cups))
  }

  @Test(
    "what is encoded is decoded, as it was",
    arguments: [
      ("2 tsp", #"{"lower":{"unit":"teaspoon","value":2}}"#), ("3", #"{"lower":3}"#),
      ("1 1/2", #"{"lower":"3/2"}"#),
      (
        "2-3 tsp",
        #"{"lower":{"unit":"teaspoon","value":2},"upper":{"unit":"teaspoon","value":3}}"#
      ),
      (
        "about 1 cup (95 g)",
        #"{"alternates":[{"lower":{"unit":"gram","value":95}}],"isAbout":true,"#
          + #""lower":{"unit":"cup","value":1}}"#
      ),
      ("1/13-2 cups", nil), ("1 tsp to 1 tbsp", nil), ("1e-9 mg", nil),
    ] as [(String, String?)])
  func coding(text: String, json: String?) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let amount = try WrittenAmount(text)
    let data = try encoder.encode(amount)
    if let json { #expect(String(decoding: data, as: UTF8.self) == json) }
    #expect(try JSONDecoder().decode(WrittenAmount.self, from: data) == amount)
    let value = try encoder.encode(amount.upper)
    #expect(try JSONDecoder().decode(ExpressionValue.self, from: value) == amount.upper)
  }

  @Test(
    "what is no range is not decoded",
    arguments: [
      #"{"lower":3,"upper":2}"#, #"{"lower":3,"upper":{"value":4,"unit":"g"}}"#,
      #"{"lower":{"value":1,"unit":"cup"},"upper":{"value":4,"unit":"g"}}"#, #"{"upper":2}"#,
      #"{"lower":{"value":4,"unit":"cup"},"upper":{"value":4,"unit":"tsp"}}"#, "{}", "3",
    ])
  func malformed(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WrittenAmount.self, from: Data(json.utf8))
    }
  }

  @Test("quotients are values, too")
  func quotients() throws {
    let rate = try QuantityExpression("125 ml/h").amount
    #expect(rate.kind == nil)
    #expect(rate.formatted() == "125 milliliters per hour")
    #expect(try rate.scaled(by: 2).formatted(.symbols) == "250 ml/h")
    #expect(try rate.adding(rate) == rate.scaled(by: 2))
    let data = try JSONEncoder().encode(rate)
    #expect(try JSONDecoder().decode(WrittenAmount.self, from: data) == rate)
  }

  @Test("scaling twice is scaling by the product, and back is where it began")
  func laws() throws {
    var random = SeededGenerator.ofLaw
    let one = Fraction(1)
    let texts = [
      "1/13 cup", "2-3 tsp", "about 1 lb (450 g)", "2 or 3", "1 tsp to 1 tbsp", "45 min",
    ]
    for _ in 0..<500 {
      let amount = try WrittenAmount(texts.randomElement(using: &random) ?? "")
      let factors = (0..<2).map { _ in
        Fraction(Int.random(in: 1...60, using: &random), Int.random(in: 1...60, using: &random))
      }
      let both = try amount.scaled(by: factors[0]).scaled(by: factors[1])
      #expect(try both == amount.scaled(by: factors[0] * factors[1]), "seed \(random.seed)")
      #expect(try both.scaled(by: one / factors[0]).scaled(by: one / factors[1]) == amount)
    }
  }
}
