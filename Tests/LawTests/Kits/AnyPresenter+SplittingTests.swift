import Quantities
import TestSupport
import Testing

@Suite("Decimal kits and scales")
struct DecimalKitTests {
  @Test(
    "masses in the metric kit",
    arguments: [
      ("1 g", "1 gram"), ("0.5 g", "500 milligrams"), ("0.1 mg", "100 micrograms"),
      ("0.1 ng", "0.1 nanograms"), ("1/20160 ng", "~5 x 10^-5 nanograms"),
      // Metric amounts of up to three digits are unchanged.
      ("123 g", "123 grams"), ("1.23 kg", "1.23 kilograms"), ("999 mg", "999 milligrams"),
      // Others have the fewest digits that are near enough, where a final 5 counts as half a digit.
      ("1.23456 g", "~1.25 grams"), ("22.180147 g", "~22 grams"), ("12.3456 kg", "~12.5 kilograms"),
      ("123456.7890123456 g", "~125 kilograms"), ("1/3 mg", "~330 micrograms"),
      ("200/3 mg", "~67 milligrams"), ("-2/3 kg", "~-670 grams"), ("400/3 g", "~135 grams"),
      ("1 lb", "~450 grams"), ("8 oz", "~230 grams"), ("3 oz", "~85 grams"), ("1 oz", "~28 grams"),
      // Within 2 %, and no more.
      ("1/7 kg", "~140 grams"), ("500/3 g", "~170 grams"), ("50/3 g", "~17 grams"),
      ("4.90101 g", "~4.9 grams"), ("4.90201 g", "~5 grams"),
      // Rounded before the unit is chosen.
      ("2999/3 g", "~1 kilogram"), ("35.27 oz", "~1 kilogram"), ("2999999/3 g", "~1 tonne"),
      ("999.9999 g", "~1 kilogram"), ("9999.9999 t", "~10000 tonnes"),
      ("0.999995 mg", "~1 milligram"),
    ])
  func metric(text: String, shown: String) throws {
    #expect(try Amount<MassKind>(text).formatted(kit: .metric) == shown)
    let amount = try Amount<MassKind>(text)
    let rule = DecimalRule(
      units: DecimalRule.masses, isMetric: amount.unit.systems.contains(.metric), isNamed: true)
    #expect(rule.answer(to: amount.ticks.count).words(inDecimals: true) == shown)
  }

  @Test(
    "where no kit is named, what was said in metric units is given back",
    arguments: [
      ("0.1 mg", "100 micrograms"), ("1.23456 g", "1.23456 grams"),
      ("22.180147 g", "22.180147 grams"), ("12.3456 kg", "12.3456 kilograms"),
      ("999.9999 g", "999.9999 grams"), ("9999.9999 t", "9999.9999 tonnes"),
      ("0.999995 mg", "999.995 micrograms"), ("12345.6789012345 g", "12.3456789012345 kilograms"),
      ("123456.7890123456 g", "~125 kilograms"), ("1/3 kg", "~330 grams"),
    ])
  func given(text: String, shown: String) throws {
    let amount = try Amount<MassKind>(text)
    #expect(amount.formatted() == shown)
    let rule = DecimalRule(units: DecimalRule.masses, isMetric: true)
    #expect(rule.answer(to: amount.ticks.count).words(inDecimals: true) == shown)
  }

  @Test(
    "deciliters and centiliters stay up to a liter where no kit is named",
    arguments: [
      ("40 cl", "40 centiliters"), ("5 dl", "5 deciliters"), ("1 dl", "1 deciliter"),
      ("0.5 dl", "50 milliliters"), ("12 dl", "1.2 liters"), ("10 dl", "1 liter"),
      ("150 cl", "1.5 liters"), ("100/3 cl", "~33 centiliters"), ("0.5 cl", "5 milliliters"),
    ])
  func deciliters(text: String, shown: String) throws {
    let amount = try Amount<VolumeKind>(text)
    #expect(amount.formatted() == shown)
    let rule = DecimalRule(
      units: DecimalRule.volumes, isMetric: true, own: amount.unit)
    #expect(rule.answer(to: amount.ticks.count).words(inDecimals: true) == shown)
    let named = DecimalRule(units: DecimalRule.volumes, isMetric: true, isNamed: true)
    #expect(Answer(amount.presented(kit: .metric)) == named.answer(to: amount.ticks.count))
  }

  @Test("are by the words of the rule for masses", arguments: [false, true])
  func masses(isExact: Bool) throws {
    let units = DecimalRule.masses
    try compare(.metric, isExact: isExact, of: units + [.ounce, .pound]) { amount in
      DecimalRule(
        units: units, isMetric: amount.unit.systems.contains(.metric), isNamed: true,
        isExact: isExact
      ).answer(to: amount.ticks.count)
    }
  }

  @Test("are by the words of the rule for volumes", arguments: [false, true])
  func volumes(isExact: Bool) throws {
    let units = DecimalRule.volumes
    try compare(
      .metric, isExact: isExact, of: units + [.deciliter, .metricCup, .cup, .teaspoon]
    ) { amount in
      DecimalRule(
        units: units, isMetric: amount.unit.systems.contains(.metric), isNamed: true,
        isExact: isExact
      ).answer(to: amount.ticks.count)
    }
  }

  @Test("are by the words of the rule where no kit is named")
  func given() throws {
    try compare(nil, of: DecimalRule.masses) { amount in
      DecimalRule(units: DecimalRule.masses, isMetric: true).answer(to: amount.ticks.count)
    }
    try compare(nil, of: DecimalRule.volumes) { amount in
      DecimalRule(units: DecimalRule.volumes, isMetric: true).answer(to: amount.ticks.count)
    }
  }

  @Test("show both ends of a range in one unit")
  func ranges() throws {
    var random = SeededGenerator(seed: 60)
    for _ in 0..<LongTests.count(10_000, everyday: 200) {
      let unit: MeasurementUnit<MassKind> = Bool.random(using: &random) ? .gram : .ounce
      let ends = (0..<2).map { _ in
        Amount<MassKind>(
          Fraction(Int.random(in: 0...4000, using: &random), 2), unit)
      }
      guard ends[0] != ends[1] else { continue }
      let range = min(ends[0], ends[1])...max(ends[0], ends[1])
      let rule = DecimalRule(units: DecimalRule.masses, isMetric: unit == .gram, isNamed: true)
      let expected = rule.answers(
        to: range.lowerBound.ticks.count, range.upperBound.ticks.count)
      let shown = Presenter(kit: .metric).present(range)
      let answers = [Answer(shown.lower), Answer(shown.upper)]
      guard answers != expected else { continue }
      throw Failure(
        range.lowerBound, "to \(range.upperBound) is \(answers), not \(expected)",
        in: "kit 'metric'", random.seed)
    }
  }

  @Test("of a scale are by the words of the rule", arguments: [1, 5, 0.5, 250])
  func metricScale(grams: Double) throws {
    let units: [MeasurementUnit<MassKind>] = [.kilogram, .gram]
    let rule = ScaleRule(
      step: Fraction(numerator: grams.grams.ticks.count, denominator: 1), units: units,
      isMetric: true)
    try compare(.scale(step: grams.grams), of: units + [.ounce, .milligram]) {
      rule.answer(to: $0.ticks.count)
    }
  }

  @Test("of a scale in pounds are by the words of the rule", arguments: [0.125, 1, 20, 0.3])
  func poundScale(ounces: Double) throws {
    let units: [MeasurementUnit<MassKind>] = [.pound, .ounce]
    let rule = ScaleRule(
      step: Fraction(numerator: ounces.ounces.ticks.count, denominator: 1), units: units,
      isMetric: false)
    try compare(.scale(step: ounces.ounces), of: units + [.gram]) {
      rule.answer(to: $0.ticks.count)
    }
  }

  private func compare<Kind>(
    _ kit: Kit<Kind>?, isExact: Bool = false, of units: [MeasurementUnit<Kind>],
    with rule: (Amount<Kind>) -> Answer<Kind>
  ) throws {
    let presenter = Presenter(kit: kit, approximation: isExact ? .never : .usual)
    var random = SeededGenerator(seed: 59)
    for number in 0..<LongTests.count(50_000, everyday: 200) {
      let amount =
        number % 2 == 0
        ? Amount.nearRound(of: units, using: &random)
        : Amount.random(of: units, upTo: .max >> 16, using: &random)
      let (shown, expected) = (Answer(presenter.present(amount)), rule(amount))
      guard shown != expected else { continue }
      throw Failure(
        amount, "is \(shown), not \(expected)", in: kit.map { "kit '\($0)'" } ?? "no kit",
        random.seed)
    }
  }
}
