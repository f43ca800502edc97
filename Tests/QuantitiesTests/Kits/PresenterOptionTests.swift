import Quantities
import Testing

@Suite("Options of presenting")
struct PresenterOptionTests {
  @Test(
    "the number of parts",
    arguments: [
      (1, "20 tsp", "~6 1/2 tablespoons"), (2, "20 tsp", "6 tablespoons + 2 teaspoons"),
      (3, "20 tsp", "1/3 cup + 1 tablespoon + 1 teaspoon"), (1, "5 tbsp", "5 tablespoons"),
      (1, "2 1/8 cups", "34 tablespoons"), (1, "20.1 tsp", "~6 1/2 tablespoons"),
    ])
  func maxParts(parts: Int, text: String, shown: String) throws {
    let amount = try Amount<VolumeKind>(text)
    #expect(Presenter(maxParts: parts).present(amount).formatted() == shown)
  }

  @Test(
    "the bound of an approximation",
    arguments: [
      (Approximation.usual, "~2 cups"),
      (.within(Fraction(1, 400)), "~1 3/4 cups + 3 tablespoons + 2 3/4 teaspoons"),
      (.within(Fraction(1, 399)), "~2 cups"), (.never, "95 19/25 teaspoons"),
    ])
  func bound(approximation: Approximation, shown: String) {
    let presenter = Presenter<VolumeKind>(approximation: approximation)
    #expect(presenter.present(1.995.cups).formatted() == shown)
  }

  @Test("an error is told as an amount and as a fraction of the amount")
  func errors() {
    let shown = 1.995.cups.presented()
    #expect(shown.error == 0.005.cups)
    #expect(shown.relativeError == Fraction(1, 399))
    let below = (-1.995).cups.presented()
    #expect(below.error == -(0.005.cups))
    #expect(below.relativeError == Fraction(1, 399))
    #expect(1.cups.presented().relativeError == .zero)
    #expect(2.01.cups.presented().relativeError == Fraction(-1, 201))
  }

  @Test(
    "a preferred unit is kept while it reads well",
    arguments: [
      (Kit.usLiquid, MeasurementUnit<VolumeKind>.quart, "2 qt", "2 quarts"),
      (.usLiquid, .quart, "1/2 gal + 1 cup", "1/2 gallon + 1 cup"),
      (.usLiquid, .cup, "2 cups", "2 cups"),
      (.usKitchen, .teaspoon, "2 tsp", "2 teaspoons"),
      (.usKitchen, .teaspoon, "3 tsp", "1 tablespoon"),
      (.metric, .milliliter, "1500 ml", "1500 milliliters"),
      (.metric, .milliliter, "10 l", "10 liters"),
      (.metric, .liter, "250 ml", "250 milliliters"),
      (.metric, .deciliter, "250 ml", "2.5 deciliters"),
    ])
  func preferred(
    kit: Kit<VolumeKind>, unit: MeasurementUnit<VolumeKind>, text: String, shown: String
  ) throws {
    let presenter = Presenter(kit: kit, preferredUnit: unit)
    #expect(presenter.present(try Amount(text)).formatted() == shown)
  }

  @Test("a preferred unit of time is one number")
  func preferredTime() {
    #expect(Presenter(preferredUnit: .minute).present(90.minutes).formatted() == "90 minutes")
    #expect(Presenter(preferredUnit: .hour).present(90.minutes).formatted() == "1.5 hours")
    #expect(
      Presenter(preferredUnit: .hour).present(1.minutes + 1.seconds).formatted()
        == "1 minute 1 second")
  }

  @Test(
    "a time is rounded by a named rule",
    arguments: [
      (FloatingPointRoundingRule.toNearestOrAwayFromZero, "~2 minutes", "~-2 minutes"),
      (.toNearestOrEven, "~2 minutes", "~-2 minutes"), (.down, "~1 minute", "~-1 minute"),
      (.up, "~2 minutes", "~-2 minutes"), (.towardZero, "~1 minute", "~-1 minute"),
    ])
  func rounding(rule: FloatingPointRoundingRule, shown: String, negative: String) {
    let presenter = Presenter<TimeKind>(smallest: .minute, rounding: rule)
    #expect(presenter.present(90.seconds).formatted() == shown)
    #expect(presenter.present((-90).seconds).formatted() == negative)
  }

  @Test("what is rounded to nothing has no sign")
  func roundedToNothing() {
    let presenter = Presenter<TimeKind>(smallest: .second)
    #expect(presenter.present((-0.4).seconds).formatted() == "~0 seconds")
    #expect((-0.4).seconds.formatted() == "-400 milliseconds")
  }

  @Test("what is scaled is chosen anew")
  func scaling() {
    let recipe = [Amount(1.teaspoons), Amount(0.5.cups), Amount(2.tablespoons)]
    #expect(
      recipe.map { Presenter().present($0 * 3).formatted() } == [
        "1 tablespoon", "1 1/2 cups", "6 tablespoons",
      ])
  }
}
