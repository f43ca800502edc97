import Quantities
import Testing

@Suite("Options of presenting")
struct PresenterOptionTests {
  @Test(
    "the number of parts",
    arguments: [
      (1, "20 tsp", "20 teaspoons"), (2, "20 tsp", "~1/3 cup + 1 tablespoon"),
      (3, "20 tsp", "1/3 cup + 1 tablespoon + 1 teaspoon"), (1, "5 tbsp", "15 teaspoons"),
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

  @Test(
    "ranges",
    arguments: [
      ("2 tsp", "3 tsp", "2 to 3 teaspoons"), ("1 tsp", "2 tsp", "1 to 2 teaspoons"),
      ("1/2 cup", "3/4 cup", "1/2 to 3/4 cup"), ("1.5 cups", "2 cups", "1 1/2 to 2 cups"),
      ("1 cup", "1 cup", "1 cup"), ("16 tbsp", "1 cup", "1 cup"),
      ("1 tsp", "1 tbsp", "1 to 3 teaspoons"),
      ("3 tbsp", "4 tbsp", "3 to 4 tablespoons"),
      ("2 tsp", "7 tsp", "2 teaspoons to 2 tablespoons + 1 teaspoon"),
      ("500 ml", "1.5 l", "500 to 1500 milliliters"), ("1 l", "2 l", "1 to 2 liters"),
      ("0.995 cup", "2 cups", "~1 to 2 cups"), ("0 cups", "1 cup", "0 to 1 cup"),
    ])
  func ranges(lower: String, upper: String, shown: String) throws {
    let range = try Amount<VolumeKind>(lower)...Amount<VolumeKind>(upper)
    #expect(Presenter().present(range).formatted() == shown)
  }

  @Test("ranges of times, and of unit types")
  func otherRanges() {
    #expect(Presenter().present(20.minutes...30.minutes).formatted() == "20 to 30 minutes")
    #expect(Presenter().present(90.minutes...120.minutes).formatted() == "90 to 120 minutes")
    #expect(Presenter().present(1.5.cups...2.cups).sharedUnit == .cup)
    #expect(Presenter().present(30.seconds...7200.seconds).formatted() == "30 to 7200 seconds")
    #expect(Presenter().present(30.seconds...72000.seconds).formatted() == "30 seconds to 20 hours")
  }

  @Test("what is rounded to nothing has no sign")
  func roundedToNothing() {
    let presenter = Presenter<TimeKind>(smallest: .second)
    #expect(presenter.present((-0.4).seconds).formatted() == "~0 seconds")
    #expect((-0.4).seconds.formatted() == "-400 milliseconds")
  }

  @Test("a recipe is scaled as a whole")
  func scaling() throws {
    let recipe = [Amount(1.teaspoons), Amount(0.5.cups), Amount(2.tablespoons)]
    let shown = try Presenter().present(recipe, scaledBy: Fraction(3))
    #expect(
      shown.map { $0.formatted() } == ["1 tablespoon", "1 1/2 cups", "1/4 cup + 2 tablespoons"])
    let most = Amount<VolumeKind>(ticks: Ticks(.max), unit: .cup)
    #expect(throws: QuantityError.overflow) {
      try Presenter().present([most], scaledBy: Fraction(2))
    }
  }

  @Test("an explanation lists every candidate, and why it lost")
  func explanation() {
    let explanation = Presenter().explain(6.tablespoons)
    #expect(
      explanation.description == """
        1/4 cup + 2 tablespoons   exact, cost 5
        1/3 cup + 2 teaspoons     exact, cost 5: as cheap, but in smaller units
        18 teaspoons              not measurable: measures come first
        """)
    #expect(explanation.candidates.map(\.rank) == [.exact, .exact, .notMeasurable])
    #expect(explanation.candidates.map(\.cost) == [Fraction(5), Fraction(5), nil])
  }

  @Test("an explanation says when it was the preferred unit that decided")
  func preferredExplanation() {
    let presenter = Presenter(kit: .usLiquid, preferredUnit: .quart)
    #expect(
      presenter.explain(2.quarts).description == """
        2 quarts                exact, cost 2
        1/2 gallon              exact, cost 1: the preferred unit reads well
        1 1/2 quarts + 2 cups   exact, cost 6: costs more
        384 teaspoons           not measurable: measures come first
        """)
  }

  @Test("an explanation of an approximation tells its error")
  func approximateExplanation() {
    let explanation = Presenter().explain(1.995.cups)
    let first = explanation.candidates[0]
    #expect(first.rank == .approximate)
    #expect(first.cost == Fraction(2) + Fraction(100, 399))
    #expect(explanation.description.hasPrefix("~2 cups"))
    #expect(explanation.description.contains("off by 0.251 %"))
    #expect(explanation.candidates.contains { $0.presentation.parts.count == 3 })
    #expect(Presenter().explain(90.minutes).candidates.count == 1)
    #expect(Presenter().explain(1.teaspoons / 12).candidates.count == 1)
    #expect(Presenter().explain(0.cups).candidates.count == 1)
  }
}
