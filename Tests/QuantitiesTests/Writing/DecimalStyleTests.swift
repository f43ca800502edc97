import Quantities
import Testing

/// Styles that round the whole amount once, in the unit of its last part.
@Suite("Decimal styles")
struct DecimalStyleTests {
  @Test(
    "volumes in given units",
    arguments: [
      (
        "20.288 tsp", [.tablespoon, .teaspoon], .decimal(digits: 3),
        "~6 tablespoons + 2.3 teaspoons"
      ),
      (
        "20.288 tsp", [.tablespoon, .teaspoon], .decimal(digits: 2), "~6 tablespoons + 2 teaspoons"
      ),
      (
        "20.288 tsp", [.tablespoon, .teaspoon], .decimal(places: 0), "~6 tablespoons + 2 teaspoons"
      ),
      (
        "20.288 tsp", [.tablespoon, .teaspoon], .decimal(digits: 5),
        "6 tablespoons + 2.288 teaspoons"
      ),
      ("20.996 tsp", [.tablespoon, .teaspoon], .decimal(digits: 4), "~7 tablespoons"),
      // Ties go to the even number of the whole amount in the last unit, not of the last part.
      ("4.5 tsp", [.tablespoon, .teaspoon], .decimal(places: 0), "~1 tablespoon + 1 teaspoon"),
      ("5.5 tsp", [.tablespoon, .teaspoon], .decimal(places: 0), "~2 tablespoons"),
      ("15.99 tbsp", [.cup, .tablespoon], .decimal(digits: 2), "~1 cup"),
      ("31.99 tbsp", [.cup, .tablespoon], .decimal(digits: 2), "~2 cups"),
      ("95.999 tsp", [.cup, .tablespoon, .teaspoon], .decimal(places: 1), "~2 cups"),
      ("-95.999 tsp", [.cup, .tablespoon, .teaspoon], .decimal(places: 1), "~-2 cups"),
      ("0.004 tsp", [.tablespoon, .teaspoon], .decimal(places: 1), "~0.0 teaspoons"),
      ("-0.004 tsp", [.teaspoon], .decimal(places: 1), "~0.0 teaspoons"),
      // A cup isn't a whole number of milliliters.
      ("1 l", [.cup, .milliliter], .decimal(places: 1), "~4 cups + 53.6 milliliters"),
      ("1 l", [.cup, .milliliter], .decimal(digits: 6), "~4 cups + 53.65 milliliters"),
      ("473.17 ml", [.cup, .milliliter], .decimal(places: 1), "~2 cups"),
      // One more of a larger unit is nearer than the truncated remainder.
      (
        "359.1 l", [.imperialPeck, .quart, .pint], .decimal(places: 0),
        "~39 imperial pecks + 5 quarts"
      ),
      ("499 ml", [.metricCup, .tablespoon], .decimal(places: 0), "~2 metric cups"),
      (
        "10484.375 ml", [.metricCup, .metricTablespoon, .metricTeaspoon], .decimal(places: 0),
        "~41 metric cups + 15 metric tablespoons + 2 metric teaspoons"
      ),
      // The remainder terminates, although 85.76 liters are a repeating decimal of metric
      // tablespoons.
      (
        "85760 ml", [.cubicInch, .metricTablespoon], .decimal(digits: 20),
        "5233 cubic inches + 0.4329392 metric tablespoons"
      ),
      ("1 l", [.cup], .decimal(digits: 3), "~4.23 cups"),
      ("1 l", [.cup], .decimal(digits: 20), "~4.2267528377303746461 cups"),
    ] as [(String, [MeasurementUnit<VolumeKind>], PresentationStyle.Fractions, String)])
  func volumes(
    text: String, units: [MeasurementUnit<VolumeKind>], fractions: PresentationStyle.Fractions,
    expected: String
  ) throws {
    let shown = try Amount<VolumeKind>(text).presented(in: units)
    #expect(shown.formatted(.usual.fractions(fractions)) == expected)
    let rounded = shown.written(in: .usual.fractions(fractions))
    #expect(rounded.isExact == !expected.hasPrefix("~"))
  }

  @Test(
    "times with the clock",
    arguments: [
      ("119.96 s", .decimal(places: 1), "~2 minutes"),
      ("59.95 s", .decimal(places: 1), "~1 minute"),
      ("3599.96 s", .decimal(places: 1), "~1 hour"), ("86399.96 s", .decimal(places: 1), "~1 day"),
      ("90059.96 s", .decimal(places: 1), "~1 day 1 hour 1 minute"),
      ("89999.96 s", .decimal(places: 1), "~1 day 1 hour"),
      ("59.94 s", .decimal(places: 1), "~59.9 seconds"),
      ("1.5 h", .decimal(places: 1), "1 hour 30.0 minutes"),
      ("3661.25 s", .decimal(digits: 4), "~1 hour 1 minute 1 second"),
      ("3661.25 s", .decimal(digits: 6), "1 hour 1 minute 1.25 seconds"),
      ("0.4 s", .decimal(places: 0), "400 milliseconds"),
    ] as [(String, PresentationStyle.Fractions, String)])
  func times(text: String, fractions: PresentationStyle.Fractions, expected: String) throws {
    #expect(try Amount<TimeKind>(text).formatted(.usual.fractions(fractions)) == expected)
  }

  @Test("rounding up leads to the next unit of the kit, if its name is not the caller's choice")
  func carrying() {
    func rounded(_ quantity: some Quantity<MassKind>, kit: Kit<MassKind>? = nil) -> String {
      quantity.formatted(.usual.fractions(.decimal(places: 0)), kit: kit)
    }
    #expect(rounded(999.6.grams) == "~1 kilogram")
    #expect(rounded(999.6.grams, kit: Kit(decimalIn: .gram)) == "~1000 grams")
    #expect(rounded(0.6.grams) == "600 milligrams")
    let style = PresentationStyle(fractions: .decimal(places: 0))
    #expect(59.96.seconds.formatted(style, kit: .clock) == "~60 seconds")
    #expect(119.96.seconds.formatted(style, kit: .clock) == "~2 minutes")
    // A range keeps its unit, and a number has none.
    let range = Presenter().present(30.5.seconds...59.6.seconds)
    #expect(range.formatted(style) == "~30 to ~60 seconds")
    #expect(Fraction(599, 10).formatted(style) == "~60")
  }

  @Test("fractions before the last part become whole numbers of its unit")
  func fractions() {
    let style = PresentationStyle(fractions: .decimal(digits: 3))
    #expect(10.tablespoons.formatted() == "1/2 cup + 2 tablespoons")
    #expect(10.tablespoons.formatted(style) == "10 tablespoons")
    #expect(26.tablespoons.formatted(style) == "1 cup + 10 tablespoons")
    #expect((1.cups / 3 + 1.tablespoons).formatted(style) == "~6.33 tablespoons")
  }

  @Test("a rounding that a presenter was asked for stays")
  func asked() {
    let style = PresentationStyle(fractions: .decimal(digits: 6))
    #expect(1.995.cups.formatted(style) == "1.995 cups")
    #expect(0.333.cups.formatted(.decimal) == "0.333 cups")
    #expect((1.liters / 3).formatted(style) == "~333.333 milliliters")
    #expect((1.liters / 3).formatted(.decimal) == "~330 milliliters")
    #expect(Presenter(maxParts: 1).present(1.995.cups).formatted(style) == "~2 cups")
    #expect(Presenter<TimeKind>(maxParts: 1).present(3599.seconds).formatted(style) == "~1 hour")
    #expect(45.grams.presented().approximating(43.grams).formatted(style) == "~45 grams")
  }

  @Test("each end of a range, and a quotient, has the mark that it needs")
  func marks() {
    let style = PresentationStyle(fractions: .decimal(places: 1))
    func range(_ lower: Amount<VolumeKind>, _ upper: Amount<VolumeKind>) -> String {
      Presenter().present(lower...upper).formatted(style)
    }
    #expect(range(Amount(0.5, .cup), Amount(0.75, .cup)) == "0.5 to ~0.8 cups")
    #expect(range(Amount(0.25, .cup), Amount(0.5, .cup)) == "~0.2 to 0.5 cups")
    #expect(
      Presenter().present(0.25.cups...0.75.cups).formatted(style.approximation(.about))
        == "about 0.2 to about 0.8 cups")
    #expect((1.grams / 3.cups).formatted(style.approximation(.about)).hasPrefix("about "))
    #expect((125.25.grams / 1.cups).formatted(style) == "~125.2 grams per cup")
    #expect((-0.04).grams.presented(in: .gram).formatted(style) == "~0.0 grams")
    #expect((-0.04).grams.presented(in: .gram).formatted(style.markup(.markdown)) == "\\~0.0 grams")
    #expect(
      (-0.04).grams.presented(in: .gram).formatted(style.markup(.latex))
        == "\\textasciitilde{}0.0 grams")
  }
}
