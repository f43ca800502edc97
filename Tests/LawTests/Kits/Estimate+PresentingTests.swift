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

  /// An estimate with bounds of plus or minus a half.
  private func loose<Kind>(_ amount: String, as kind: Kind.Type = Kind.self) throws -> Estimate<
    Kind
  > {
    let amount = try Amount<Kind>(amount)
    let low = amount.multipliedReportingOverflow(by: Fraction(1, 2)).partialValue
    let high = amount.multipliedReportingOverflow(by: Fraction(3, 2)).partialValue
    return Estimate(amount, in: min(low, high)...max(low, high))
  }

  @Test(
    "grams and milliliters are multiples of 5 from 100, and else have two digits, or three from 1000",
    arguments: [
      ("0.00456 g", "~0.0046 grams"), ("0.96 g", "~0.96 grams"), ("4.24 g", "~4.2 grams"),
      ("9.96 g", "~10 grams"), ("10.4 g", "~10 grams"), ("99.4 g", "~99 grams"),
      ("99.6 g", "~100 grams"), ("102 g", "~100 grams"), ("102.6 g", "~105 grams"),
      ("237 g", "~235 grams"), ("840 g", "~840 grams"), ("998 g", "~1000 grams"),
      ("1004 g", "~1000 grams"), ("1237 g", "~1240 grams"), ("12345 g", "~12300 grams"),
      ("-237 g", "~-235 grams"), ("0 g", "0 grams"),
      ("8.4666 oz", "~240 grams"), ("1 lb", "~455 grams"),
    ])
  func grams(amount: String, text: String) throws {
    let estimate = try loose(amount, as: MassKind.self)
    #expect(estimate.presented(in: .gram).formatted() == text)
    #expect(estimate.presented(in: .gram).isExact != text.hasPrefix("~"))
    #expect(estimate.presented(in: .gram).amount == estimate.amount)
    let volume = amount.replacing(" g", with: " ml")
    if volume != amount {
      #expect(
        try loose(volume, as: VolumeKind.self).presented(in: .milliliter).formatted()
          == text.replacing("gram", with: "milliliter"))
    }
  }

  @Test(
    "ounces are whole from a pound, below it quarters and eighths, and else have two digits",
    arguments: [
      ("20 oz", "~20 ounces"), ("20.6 oz", "~21 ounces"), ("15.9 oz", "~16 ounces"),
      ("8.4 oz", "~8 1/2 ounces"), ("1.1 oz", "~1 1/8 ounces"), ("0.9 oz", "~7/8 ounce"),
      ("0.26 oz", "~1/4 ounce"), ("0.3 oz", "~0.3 ounces"), ("0.053 oz", "~0.053 ounces"),
      ("240 g", "~8 1/2 ounces"),
    ])
  func ounces(amount: String, text: String) throws {
    #expect(try loose(amount, as: MassKind.self).presented(in: .ounce).formatted() == text)
  }

  @Test(
    "cups and spoons are what a kitchen has measures for",
    arguments: [
      ("10.3 c", "~10 1/2 cups"), ("4.1667 c", "~4 1/4 cups"), ("3.9 c", "~4 cups"),
      ("2.08 c", "~2 cups"), ("0.34 c", "~1/3 cup"), ("0.7 c", "~2/3 cup"),
      ("0.4 c", "~6 1/2 tablespoons"), ("0.45 c", "~7 tablespoons"),
      ("0.26 c", "~1/4 cup"), ("3.6 tbsp", "~3 1/2 tablespoons"),
      ("1.2 tbsp", "~1 tablespoon + 1/2 teaspoon"), ("2.8 tsp", "~2 3/4 teaspoons"),
      ("0.2 tsp", "~1/4 teaspoon"),
      ("0.05 tsp", "~1 pinch"), ("0 c", "0 cups"),
    ])
  func spoons(amount: String, text: String) throws {
    #expect(try loose(amount, as: VolumeKind.self).presented(kit: .usKitchen).formatted() == text)
  }

  @Test(
    "times are said in minutes from 10, and other units in three digits",
    arguments: [
      ("4.26 s", "4.3 seconds"), ("44.4 s", "44 seconds"), ("93 s", "1 minute 35 seconds"),
      ("754 s", "13 minutes"), ("4000 s", "1 hour 5 minutes"), ("100000 s", "1 day 4 hours"),
    ])
  func times(amount: String, text: String) throws {
    #expect(try loose(amount, as: TimeKind.self).formatted() == "~\(text)")
    #expect(
      try loose("1.23456 troy oz", as: MassKind.self).presented(in: .troyOunce).formatted()
        == "~1.23 troy ounces")
    #expect(
      try loose("123.456 cu in", as: VolumeKind.self).presented(in: .cubicInch).formatted()
        == "~123 cubic inches")
  }

  @Test("a range that is one amount is shown as it is")
  func exact() throws {
    #expect(
      try estimate("237.5 g", "237.5 g", "237.5 g", as: MassKind.self).formatted() == "237.5 grams")
    #expect(
      try estimate("1 c", "1 c", "1 c", as: VolumeKind.self).presented(in: .tablespoon).formatted()
        == "16 tablespoons")
  }

  @Test(
    "what is rounded stays within the range, by a finer step if need be",
    arguments: [
      ("234 g", "233 g", "234.5 g", "gram", "~234 grams"),
      ("236.59 g", "236.55 g", "236.65 g", "gram", "~236.6 grams"),
      ("8.4 oz", "8.3 oz", "8.44 oz", "ounce", "~8 3/8 ounces"),
      ("120 g", "100 g", "137 g", "pound", "~0.265 pounds"),
    ])
  func withinRange(amount: String, low: String, high: String, unit: String, text: String) throws {
    let unit = try MeasurementUnit<MassKind>(named: unit)
    let estimate = try estimate(amount, low, high, as: MassKind.self)
    #expect(estimate.presented(in: unit).formatted() == text)
    let cups = try self.estimate("1.1 c", "1.06 c", "1.13 c", as: VolumeKind.self)
    #expect(cups.formatted(kit: .usKitchen) == "~1 cup + 2 tablespoons")
    let spoons = try self.estimate("25 tsp", "24.9 tsp", "25.1 tsp", as: VolumeKind.self)
    #expect(spoons.formatted(kit: .usKitchen) == "~1/2 cup + 1 teaspoon")
  }

  @Test(
    "what a cup cannot say in fractions is said in tablespoons, and then in teaspoons",
    arguments: [
      ("0.94 c", "cup", "~15 tablespoons"), ("0.96 c", "cup", "~1 cup"),
      ("1.06 c", "cup", "~17 tablespoons"), ("1.1 c", "cup", "~1 1/8 cups"),
      ("4.65 tbsp", "cup", "~4 1/2 tablespoons"), ("6.8 tbsp", "tablespoon", "~7 tablespoons"),
      ("1.15 tbsp", "tablespoon", "~3 1/2 teaspoons"), ("0.5 tsp", "cup", "~1/2 teaspoon"),
      ("20.4 tsp", "teaspoon", "~20 teaspoons"), ("1.42 tsp", "teaspoon", "~1 3/8 teaspoons"),
      ("0.2 tsp", "teaspoon", "~1/4 teaspoon"), ("0.05 tsp", "teaspoon", "~1/16 teaspoon"),
      ("0.013 tsp", "teaspoon", "~0.013 teaspoons"), ("160 tsp", "teaspoon", "~160 teaspoons"),
      ("0.22 pt", "pint", "~0.22 pints"), ("2.67 pinches", "pinch", "~2 1/2 pinches"),
    ])
  func alone(amount: String, unit: String, text: String) throws {
    let unit = try MeasurementUnit<VolumeKind>(named: unit)
    #expect(try loose(amount, as: VolumeKind.self).presented(in: unit).formatted() == text)
  }

  @Test("every unit of a family is within 5 % of the amount, where spoons are fine enough")
  func twentieth() throws {
    var random = SeededGenerator(seed: 83)
    let families: [(kit: Kit<VolumeKind>, units: [MeasurementUnit<VolumeKind>])] = [
      (.usKitchen, [.cup, .tablespoon, .teaspoon]), (.usLiquid, [.pint, .cup, .quart]),
      (.metricKitchen, [.metricCup, .metricTablespoon, .metricTeaspoon]),
      (.metric, [.milliliter, .deciliter, .liter]),
    ]
    for _ in 0..<500 {
      let estimate = try loose(
        "\(Double.random(in: 6.3...3000, using: &random)) ml", as: VolumeKind.self)
      for (kit, units) in families {
        for shown in [estimate.presented(in: units), estimate.presented(kit: kit)]
          + units.map({ estimate.presented(in: $0) })
        {
          #expect(
            (Fraction(-1, 20)...Fraction(1, 20)).contains(shown.relativeError),
            "\(shown) for \(estimate.amount), seed \(random.seed)")
        }
      }
    }
  }

  /// Whether an amount is within the range, or within the precision of a cup or the smallest spoon.
  private func isNear(_ total: Amount<VolumeKind>, _ estimate: Estimate<VolumeKind>) -> Bool {
    let (ticks, amount) = (total.ticks.count, estimate.amount.ticks.count)
    return estimate.range.contains(total)
      || abs(ticks - amount) <= amount / (amount < 180.milliliters.ticks.count ? 40 : 20)
      || abs(ticks - amount) <= 5.milliliters.ticks.count / 16
  }

  @Test("whatever is shown lies within the range, in any kit and unit, as near as spoons can")
  func law() throws {
    var random = SeededGenerator(seed: 83)
    for _ in 0..<LongTests.count(1000, everyday: 300) {
      let low = Double.random(in: 0.01...2000, using: &random)
      let high = low * Double.random(in: 1.001...1.8, using: &random)
      let amount = Double.random(in: low...high, using: &random)
      let estimate = Estimate(amount.milliliters, in: low.milliliters...high.milliliters)
      for unit in [
        MeasurementUnit<VolumeKind>.cup, .teaspoon, .milliliter, .liter, .gallon, .metricCup,
        .imperialPint, .cubicInch,
      ] {
        let shown = estimate.presented(in: unit)
        #expect(
          !shown.isExact && isNear(shown.total, estimate),
          "\(shown) for \(estimate.range), seed \(random.seed)")
      }
      for kit in [Kit<VolumeKind>.usKitchen, .metricKitchen, .ukKitchen, .australianKitchen] {
        let measured = estimate.presented(kit: kit)
        #expect(!measured.isExact, "seed \(random.seed)")
        if measured.isMeasurable {
          #expect(
            isNear(measured.total, estimate),
            "\(measured) for \(estimate.range), seed \(random.seed)")
        }
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
