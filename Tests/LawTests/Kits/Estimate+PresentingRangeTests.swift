import Quantities
import TestSupport
import Testing

@Suite("Ranges of estimates")
struct EstimateRangeTests {
  private static let unmarked = PresentationStyle(approximation: .none)

  @Test(
    "both ends are rounded outward, by a step of at most a quarter of the width",
    arguments: [
      ("200 g", "274 g", "gram", "200 to 275 grams"),
      ("201 g", "271 g", "gram", "200 to 275 grams"),
      ("200 g", "204 g", "gram", "200 to 204 grams"),
      ("200 g", "274 g", "ounce", "7 to 9 3/4 ounces"),
      ("5.21 g", "5.21 g", "gram", "5.21 grams"), ("0.3 g", "2 g", "gram", "0.3 to 2 grams"),
      ("-274 g", "-200 g", "gram", "-275 grams to -200 grams"),
      ("100 g", "137 g", "pound", "0.22 to 0.31 pounds"),
      ("1 kg", "1.3 kg", "kilogram", "1 to 1.3 kilograms"),
    ])
  func masses(low: String, high: String, unit: String, text: String) throws {
    let (low, high) = (try Amount<MassKind>(low), try Amount<MassKind>(high))
    let shown = try Estimate(low, in: low...high).presentedRange(in: MeasurementUnit(named: unit))
    #expect(shown.formatted(Self.unmarked) == text)
  }

  @Test(
    "both ends are fractions, or both are decimals",
    arguments: [
      ("0.9554 sticks", "1.0161 sticks", "stick", "0.95 to 1.02 sticks"),
      ("1.92 c", "2.38 c", "cup", "1.9 to 2.4 cups"),
      ("1.9 c", "3.1 c", "cup", "1 3/4 to 3 1/4 cups"),
      ("19.6 tsp", "24.3 tsp", "teaspoon", "19 to 25 teaspoons"),
      ("2.1 tsp", "2.9 tsp", "teaspoon", "2 to 3 teaspoons"),
      ("0.16 tsp", "0.2 tsp", "teaspoon", "0.16 to 0.2 teaspoons"),
    ])
  func volumes(low: String, high: String, unit: String, text: String) throws {
    let (low, high) = (try Amount<VolumeKind>(low), try Amount<VolumeKind>(high))
    let shown = try Estimate(low, in: low...high).presentedRange(in: MeasurementUnit(named: unit))
    #expect(shown.formatted(Self.unmarked) == text)
  }

  @Test("the ends shown enclose the range, each by less than a quarter of its width")
  func law() {
    var random = SeededGenerator(seed: 127)
    for _ in 0..<LongTests.choose(1000, everyday: 300) {
      let low = Double.random(in: 0.01...2000, using: &random)
      let high = low * Double.random(in: 1.001...2.5, using: &random)
      let estimate = Estimate(low.milliliters, in: low.milliliters...high.milliliters)
      let (first, last) = (
        estimate.range.lowerBound.ticks.count, estimate.range.upperBound.ticks.count
      )
      // Ten digits of a repeating decimal are enough.
      let (quarter, digit) = ((last - first) / 4, last / 1_000_000)
      for unit in [
        MeasurementUnit<VolumeKind>.cup, .tablespoon, .teaspoon, .pinch, .stick, .milliliter,
        .liter,
        .gallon, .metricCup, .metricTablespoon, .imperialPint, .cubicInch,
      ] {
        let range = estimate.presentedRange(in: unit)
        let (least, most) = (range.lower.total.ticks.count, range.upper.total.ticks.count)
        let text = "\(range) for \(estimate.range) in \(unit), seed \(random.seed)"
        #expect(range.sharedUnit == unit, "\(text)")
        #expect(least <= first + digit && most >= last - digit, "\(text)")
        #expect(first - least <= quarter + digit && most - last <= quarter + digit, "\(text)")
        let notations = Set(
          [range.lower, range.upper].map { $0.parts[0] }.filter { $0.value.denominator > 1 }
            .map { $0.notation })
        #expect(notations.count <= 1, "\(text)")
      }
    }
  }
}
