import Quantities
import TestSupport
import Testing

@Suite("Units that stay what they are")
struct OwnUnitTests {
  @Test(
    "small ones stay in whole and half counts until spoons can measure them",
    arguments: [
      ("3 pinches", "3 pinches"), ("1/2 pinch", "1/2 pinch"), ("1 drop", "1 drop"),
      ("4 pinches", "1/4 teaspoon"), ("5 pinches", "5 pinches"), ("6 pinches", "3/8 teaspoon"),
      ("4 1/2 pinches", "4 1/2 pinches"), ("8 smidgens", "1/4 teaspoon"),
      ("9 smidgens", "9 smidgens"), ("20 drops", "20 drops"), ("100 drops", "100 drops"),
      // Otherwise in whole or half counts within 5 %.
      ("1/3 pinch", "1/3 pinch"), ("2.9 pinches", "~3 pinches"), ("28/3 drops", "~9 drops"),
      ("5.6 drops", "~5 1/2 drops"), ("100/3 drops", "~33 drops"),
      ("1 1/4 pinches", "1 1/4 pinches"),
      ("1 dash", "1 dash"), ("2 dashes", "2 dashes"), ("6 dashes", "6 dashes"),
      ("5 1/2 dashes", "5 1/2 dashes"), ("7 dashes", "7/8 teaspoon"), ("-3 pinches", "-3 pinches"),
    ])
  func small(text: String, shown: String) throws {
    let amount = try Amount<VolumeKind>(text)
    #expect(amount.formatted() == shown)
    let rule = OwnUnitRule(trial: KitTrial(.usKitchen, upTo: Amount(1, .cup)))
    #expect(rule.answer(to: amount).words(inDecimals: false) == shown)
  }

  @Test(
    "sticks, jiggers and shots stay in whole counts, halves and quarters",
    arguments: [
      ("1 stick", "1 stick"), ("2 1/2 sticks", "2 1/2 sticks"), ("3/4 stick", "3/4 stick"),
      ("1/3 stick", "2 tablespoons + 2 teaspoons"), ("1/8 stick", "1 tablespoon"),
      ("12 sticks", "12 sticks"), ("-2 sticks", "-2 sticks"),
      ("1 jigger", "1 jigger"), ("1/2 jigger", "1/2 jigger"), ("3 1/4 jiggers", "3 1/4 jiggers"),
      ("1/3 jigger", "1/2 fluid ounce"), ("2 shots", "2 shots"), ("1 1/2 shots", "1 1/2 shots"),
      ("2/3 shot", "1 fluid ounce"), ("3 gtt", "3 medical drops"),
      ("25 gtt", "1/4 metric teaspoon"),
      ("26 gtt", "26 medical drops"),
    ])
  func counted(text: String, shown: String) throws {
    #expect(try Amount<VolumeKind>(text).formatted() == shown)
  }

  @Test("they are by the words of the rule")
  func rule() throws {
    var random = SeededGenerator(seed: 73)
    let rule = OwnUnitRule(trial: KitTrial(.usKitchen, upTo: Amount(3, .cup)))
    let units: [MeasurementUnit<VolumeKind>] = [.dash, .pinch, .smidgen, .drop]
    for _ in 0..<LongTests.count(5000, everyday: 300) {
      let unit = units[Int.random(in: 0..<4, using: &random)]
      let count = Fraction(
        Int.random(in: 1...120, using: &random),
        [1, 1, 2, 2, 3, 4][Int.random(in: 0..<6, using: &random)])
      let amount = Amount<VolumeKind>(count, unit)
      let (shown, expected) = (Answer(Presenter().present(amount)), rule.answer(to: amount))
      guard shown.parts != expected.parts || shown.isExact != expected.isExact else { continue }
      throw Failure(amount, "is \(shown), not \(expected)", in: "no kit", random.seed)
    }
  }

  @Test("with a kit they are its measures")
  func named() throws {
    #expect(3.pinches.formatted(kit: .usKitchen) == "3/16 teaspoon")
    #expect(2.dashes.formatted(kit: .usKitchen) == "1/4 teaspoon")
    #expect(3.sticks.formatted(kit: .usKitchen) == "1 1/2 cups")
    #expect(2.jiggers.formatted(kit: .usBar) == "3 fluid ounces")
    #expect(6.weeks.formatted() == "6 weeks")
    #expect(Presenter(kit: .clock).present(6.weeks).formatted() == "42 days")
  }
}
