import Quantities
import Testing

/// Tests every operation that rounds, with amounts halfway between two answers.
@Suite("Rounding")
struct RoundingTests {
  @Test(
    "a number of a unit goes in to the nearest tick, ties to even",
    arguments: [(1, 0), (3, 2), (5, 2), (7, 4), (-1, 0), (-3, -2), (-5, -2)])
  func ticks(halves: Int, ticks: Int) {
    let tick = MeasurementUnit<VolumeKind>.cup.ticks.count
    let half = Fraction(numerator: Int128(halves), denominator: 2 * tick)
    #expect(Amount<VolumeKind>(half, .cup).ticks.count == Int128(ticks))
    #expect(Cups(half).ticks.count == Int128(ticks))
    #expect(1.cups.scaled(by: half).ticks.count == Int128(ticks))
    let amount = Amount<VolumeKind>(ticks: Ticks(Int128(halves)), unit: .cup)
    #expect(amount.divided(by: 2).ticks.count == Int128(ticks))
    #expect((amount / 2).ticks.count == Int128(ticks))
  }

  @Test(
    "what is not measurable is a decimal of three digits, ties to even",
    arguments: [
      ("0.01485 tsp", "~0.0148 teaspoons"), ("0.01495 tsp", "~0.015 teaspoons"),
      ("0.01125 tsp", "~0.0112 teaspoons"), ("0.01375 tsp", "~0.0138 teaspoons"),
    ])
  func notMeasurable(text: String, shown: String) throws {
    #expect(try Amount<VolumeKind>(text).formatted(kit: .usKitchen) == shown)
  }

  @Test(
    "a decimal kit shows no more digits than it must, ties to even",
    arguments: [
      ("133/480 legal cup", "~66 milliliters"), ("9/32 legal cup", "~68 milliliters"),
      ("41/960 legal cup", "~10.2 milliliters"), ("-43/960 legal cup", "~-10.8 milliliters"),
    ])
  func decimal(text: String, shown: String) throws {
    #expect(try Amount<VolumeKind>(text).formatted(kit: .metric) == shown)
  }

  @Test(
    "a scale shows the nearest step, ties to even",
    arguments: [
      ("102.5 g", "~100 grams"), ("107.5 g", "~110 grams"), ("112.5 g", "~110 grams"),
      ("-107.5 g", "~-110 grams"),
    ])
  func scale(text: String, shown: String) throws {
    #expect(try Amount<MassKind>(text).formatted(kit: .scale(step: 5.grams)) == shown)
  }

  @Test(
    "a clock rounds ties away from zero",
    arguments: [
      (Presenter(maxParts: 1), "19.5 h", "~20 hours"),
      (Presenter(maxParts: 1), "20.5 h", "~21 hours"),
      (Presenter(maxParts: 1), "-20.5 h", "~-21 hours"),
      (Presenter(smallest: .second), "0.5 s", "~1 second"),
      (Presenter(smallest: .second), "2.5 s", "~3 seconds"),
      (Presenter(smallest: .minute), "59.5 min", "~1 hour"),
      (Presenter(), "0.1245 ns", "~0.125 nanoseconds"),
      (Presenter(rounding: .toNearestOrEven), "0.1245 ns", "~0.124 nanoseconds"),
      (Presenter(rounding: .down), "0.1249 ns", "~0.124 nanoseconds"),
      (Presenter(smallest: .second, rounding: .toNearestOrEven), "2.5 s", "~2 seconds"),
      (Presenter(maxParts: 1, rounding: .toNearestOrEven), "20.5 h", "~20 hours"),
      (Presenter(rounding: .up), "10/3 s", "~3.34 seconds"),
    ] as [(Presenter<TimeKind>, String, String)])
  func clock(presenter: Presenter<TimeKind>, text: String, shown: String) throws {
    #expect(presenter.present(try Amount<TimeKind>(text)).formatted() == shown)
  }

  @Test("the percentage of an error in an explanation goes up, so that none is shown as nothing")
  func percent() throws {
    let shown = Presenter(kit: .usKitchen).explain(try Amount<VolumeKind>("1.000000001 cups"))
    #expect(shown.description.hasPrefix("~1 cup") && shown.description.contains("off by -0.001 %"))
  }
}
