import Quantities
import TestSupport
import Testing

@Suite("Amounts known within a range")
struct EstimateTests {
  private func estimate<Kind>(
    _ amount: String, _ low: String, _ high: String, as kind: Kind.Type = Kind.self
  ) throws -> Estimate<Kind> {
    try Estimate(Amount<Kind>(amount), in: Amount<Kind>(low)...Amount<Kind>(high))
  }

  @Test(
    "the last digit of a decimal is worth no more than half of the range",
    arguments: [
      ("237 g", "225 g", "249 g", "~240 grams"),
      ("237 g", "228 g", "246 g", "~237 grams"),
      ("237 g", "232.6 g", "241.4 g", "~237 grams"),
      ("236.59 g", "236.55 g", "236.65 g", "~236.59 grams"),
      ("236.59 g", "236.4 g", "236.8 g", "~236.6 grams"),
      ("237 g", "100 g", "400 g", "~200 grams"),
      ("1237 g", "1200 g", "1270 g", "~1.24 kilograms"),
      ("4.2 g", "4 g", "4.9 g", "~4.2 grams"),
      ("0.6 g", "0.1 g", "3 g", "~1 gram"),
      ("-237 g", "-249 g", "-225 g", "~-240 grams"),
      ("237.5 g", "237.5 g", "237.5 g", "237.5 grams"),
      ("0 g", "0 g", "0 g", "0 grams"),
    ])
  func decimals(amount: String, low: String, high: String, text: String) throws {
    let estimate = try estimate(amount, low, high, as: MassKind.self)
    #expect(estimate.formatted() == text)
    #expect(estimate.presented().isExact != text.hasPrefix("~"))
    #expect(estimate.presented().amount == estimate.amount)
  }

  @Test("what is rounded stays within the range, by a further digit if need be")
  func withinRange() throws {
    // To tens, 234 would be 230.
    #expect(try estimate("234 g", "233 g", "280 g", as: MassKind.self).formatted() == "~234 grams")
    #expect(
      try estimate("0.4 g", "0.4 g", "9 g", as: MassKind.self).formatted() == "~400 milligrams")
  }

  @Test(
    "customary units are said in the simplest fraction that is near enough",
    arguments: [
      ("1.26 c", "1.2 c", "1.32 c", "cup", "~1 1/4 cups"),
      ("2.08 c", "1.8 c", "2.4 c", "cup", "~2 cups"),
      ("0.34 c", "0.32 c", "0.36 c", "cup", "~1/3 cup"),
      ("0.87 c", "0.85 c", "0.89 c", "cup", "~7/8 cup"),
      ("0.9 c", "0.89 c", "0.91 c", "cup", "~0.9 cups"),
      ("20.4 tbsp", "18 tbsp", "22 tbsp", "tbsp", "~20 tablespoons"),
      ("237 tbsp", "220 tbsp", "260 tbsp", "tbsp", "~240 tablespoons"),
      ("1 c", "1 c", "1 c", "tbsp", "16 tablespoons"),
      ("1 c", "0.95 c", "1.05 c", "ml", "~240 milliliters"),
    ])
  func units(amount: String, low: String, high: String, unit: String, text: String) throws {
    let unit = try MeasurementUnit<VolumeKind>(named: unit)
    let shown = try estimate(amount, low, high, as: VolumeKind.self).presented(in: unit)
    #expect(shown.formatted() == text)
  }

  @Test("several units are rounded in the smallest")
  func severalUnits() throws {
    let mass = try estimate("535 g", "500 g", "560 g", as: MassKind.self)
    #expect(mass.presented(in: [.pound, .ounce]).formatted() == "~1 pound + 3 ounces")
  }

  @Test(
    "measures are as few as come to something within the range",
    arguments: [
      ("1.26 c", "1.2 c", "1.32 c", "~1 1/4 cups"),
      ("2.08 c", "1.8 c", "2.4 c", "~2 cups"),
      ("1.1 c", "1.06 c", "1.13 c", "~1 cup + 2 tablespoons"),
      ("25 tsp", "24.9 tsp", "25.1 tsp", "~1/2 cup + 1 teaspoon"),
      ("1 c", "1 c", "1 c", "1 cup"),
      ("1 c", "0.9 c", "1.1 c", "~1 cup"),
    ])
  func measures(amount: String, low: String, high: String, text: String) throws {
    let estimate = try estimate(amount, low, high, as: VolumeKind.self)
    #expect(estimate.formatted(kit: .usKitchen) == text)
  }

  @Test("whatever is shown lies within the range, in any kit and unit")
  func law() throws {
    var random = SeededGenerator(seed: 83)
    for _ in 0..<1000 {
      let low = Double.random(in: 0.01...2000, using: &random)
      let high = low * Double.random(in: 1.001...1.8, using: &random)
      let amount = Double.random(in: low...high, using: &random)
      let estimate = Estimate(amount.milliliters, in: low.milliliters...high.milliliters)
      for unit in [MeasurementUnit<VolumeKind>.cup, .teaspoon, .milliliter, .liter, .gallon] {
        let shown = estimate.presented(in: unit)
        #expect(
          !shown.isExact && estimate.range.contains(shown.total),
          "\(shown) for \(estimate.range), seed \(random.seed)")
      }
      let measured = estimate.presented(kit: .usKitchen)
      #expect(!measured.isExact, "seed \(random.seed)")
      if measured.isMeasurable {
        #expect(
          estimate.range.contains(measured.total),
          "\(measured) for \(estimate.range), seed \(random.seed)")
      }
    }
  }

  @Test("a quotient within a range gives estimates both ways")
  func quotients() throws {
    let flour: Density = 120.grams / 1.cups
    let (low, high): (Density, Density) = (100.grams / 1.cups, 150.grams / 1.cups)
    let mass = try flour.estimate(for: 2.cups, within: low...high)
    #expect(mass.amount == 240.grams)
    #expect(mass.range == Amount(200.grams)...Amount(300.grams))
    let volume = try flour.estimate(for: 300.grams, within: low...high)
    #expect(volume.amount == 2.5.cups)
    #expect(volume.range == Amount(2.cups)...Amount(3.cups))
    let less = try flour.estimate(for: -(2.cups), within: low...high)
    #expect(less.range == Amount(-300.grams)...Amount(-200.grams))
    #expect(throws: QuantityError.overflow) {
      let most = Amount<VolumeKind>(ticks: Ticks(.max), unit: .cup)
      return try flour.estimate(for: most, within: low...Density("20 kg/l"))
    }
    #expect(throws: QuantityError.divisionByZero) {
      try flour.estimate(for: 1.grams, within: (0.grams / 1.cups)...high)
    }
  }
}
