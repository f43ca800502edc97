import Quantities
import TestSupport
import Testing

@Suite("Decimal kits and scales")
struct DecimalKitTests {
  @Test(
    "masses in the metric kit",
    arguments: [
      ("1 g", "1 gram"), ("0.5 g", "500 milligrams"), ("0.1 mg", "0.1 milligrams"),
      // Exactly with three decimals at most.
      ("1.234 g", "1.234 grams"), ("1.2345 g", "~1.23 grams"), ("1.2355 g", "~1.24 grams"),
      ("9.1234 g", "~9.12 grams"), ("10.1234 g", "~10 grams"),
      ("12.345 kg", "12.345 kilograms"), ("12.3456 kg", "~12 kilograms"),
      ("99.4999 g", "~99 grams"), ("99.5001 g", "~100 grams"), ("0.125 mg", "0.125 milligrams"),
      // Rounded first, and then the unit is chosen.
      ("999.999 g", "999.999 grams"), ("999.9999 g", "~1 kilogram"),
      ("999.4999 g", "~999 grams"), ("999.9999 kg", "~1 tonne"), ("9.9996 g", "~10 grams"),
      ("9999.9999 t", "~10000 tonnes"), ("0.99995 mg", "~1 milligram"),
      ("1/3 mg", "~0.333 milligrams"), ("200/3 mg", "~67 milligrams"), ("-2/3 kg", "~-667 grams"),
    ])
  func metric(text: String, shown: String) throws {
    #expect(try Amount<MassKind>(text).formatted(kit: .metric) == shown)
  }

  @Test("are by the words of the rule for masses")
  func masses() throws {
    let units: [MeasurementUnit<MassKind>] = [.tonne, .kilogram, .gram, .milligram]
    let rule = DecimalRule(units: units)
    try compare(.metric, of: units + [.ounce], with: rule.answer)
  }

  @Test("are by the words of the rule for volumes")
  func volumes() throws {
    let rule = DecimalRule<VolumeKind>(units: [.liter, .milliliter])
    try compare(.metric, of: [.liter, .milliliter, .cup, .teaspoon], with: rule.answer)
    let cups = DecimalRule<VolumeKind>(units: [.cup])
    try compare(Kit(decimalIn: .cup), of: [.cup, .teaspoon, .milliliter], with: cups.answer)
  }

  @Test("of a scale are by the words of the rule", arguments: [1, 5, 0.5, 250])
  func metricScale(grams: Double) throws {
    let units: [MeasurementUnit<MassKind>] = [.kilogram, .gram]
    let rule = ScaleRule(
      step: Fraction(numerator: grams.grams.ticks.count, denominator: 1), units: units,
      isMetric: true)
    try compare(.scale(step: grams.grams), of: units + [.ounce, .milligram], with: rule.answer)
  }

  @Test("of a scale in pounds are by the words of the rule", arguments: [0.125, 1, 20, 0.3])
  func poundScale(ounces: Double) throws {
    let units: [MeasurementUnit<MassKind>] = [.pound, .ounce]
    let rule = ScaleRule(
      step: Fraction(numerator: ounces.ounces.ticks.count, denominator: 1), units: units,
      isMetric: false)
    try compare(.scale(step: ounces.ounces), of: units + [.gram], with: rule.answer)
  }

  private func compare<Kind>(
    _ kit: Kit<Kind>, of units: [MeasurementUnit<Kind>], with rule: (Int128) -> Answer<Kind>
  ) throws {
    var random = SeededGenerator(seed: 59)
    for number in 0..<LongTests.choose(100_000, everyday: 200) {
      let amount =
        number % 2 == 0
        ? Amount.nearRound(of: units, using: &random)
        : Amount.random(of: units, upTo: .max >> 16, using: &random)
      let (shown, expected) = (Answer(amount.presented(kit: kit)), rule(amount.ticks.count))
      guard shown != expected else { continue }
      throw Failure(amount, "is \(shown), not \(expected)", in: "kit '\(kit)'", random.seed)
    }
  }
}
