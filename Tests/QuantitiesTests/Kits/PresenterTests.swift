import Quantities
import Testing

@Suite("Presenting")
struct PresenterTests {
  @Test(
    "cups and spoons",
    arguments: [
      ("3 tsp", "1 tablespoon"),
      ("7 tsp", "2 tablespoons + 1 teaspoon"),
      ("1/2 tbsp", "1 1/2 teaspoons"),
      ("2/3 cup", "2/3 cup"),
      ("5/8 cup", "1/2 cup + 2 tablespoons"),
      ("100 tsp", "2 cups + 1 tablespoon + 1 teaspoon"),
      ("0 cups", "0 cups"),
      ("-7 tsp", "-(2 tablespoons + 1 teaspoon)"),
      ("1/3 tsp", "1/3 teaspoon"),
      ("1/16 tsp", "1 pinch"),
      ("1/12 tsp", "~1 pinch"),
      ("1/6 tsp", "~1/8 teaspoon"),
      ("0.4 tsp", "~3/8 teaspoon"),
      ("1 cup + 1/3 tsp", "~1 cup"),
      ("1/100 tsp", "0.01 teaspoons"),
      ("0.01493 tsp", "~0.0149 teaspoons"),
      ("0.01495 tsp", "~0.015 teaspoons"),
      ("1.995 cups", "~2 cups"),
      ("0.9999 cups", "~1 cup"),
      ("1000.1 cups", "~1000 cups"),
      ("1/2 gal", "1/2 gallon"),
      ("1 qt", "1 quart"),
      ("1/2 qt", "2 cups"),
      ("100 gal", "100 gallons"),
      ("1 fl oz", "2 tablespoons"),
    ])
  func volumes(text: String, expected: String) throws {
    #expect(try Amount<VolumeKind>(text).formatted() == expected)
  }

  @Test(
    "in another kit than the unit's own",
    arguments: [
      ("6 cups", Kit.usLiquid, "1 1/2 quarts"),
      ("1 cup", .metric, "~240 milliliters"),
      ("1 gal", .metric, "~3.8 liters"),
      ("60 ml", .usKitchen, "~1/4 cup"),
    ] as [(String, Kit<VolumeKind>, String)])
  func kits(text: String, kit: Kit<VolumeKind>, expected: String) throws {
    #expect(try Amount<VolumeKind>(text).formatted(kit: kit) == expected)
  }

  @Test(
    "pounds and ounces, grams and kilograms",
    arguments: [
      ("24 oz", "1 1/2 pounds"),
      ("17 oz", "1 pound 1 ounce"),
      ("8 oz", "8 ounces"),
      ("1/3 oz", "1/3 ounce"),
      ("1/3 lb", "1/3 pound"),
      ("15.999999 oz", "~1 pound"),
      ("0.5 g", "500 milligrams"),
      ("999 g", "999 grams"),
      ("999.9 g", "999.9 grams"),
      ("999.99996 g", "999.99996 grams"),
      ("1/3 g", "~330 milligrams"),
      ("10/3 g", "~3.3 grams"),
      ("1000 g", "1 kilogram"),
      ("0.0001 mg", "100 nanograms"),
    ])
  func masses(text: String, expected: String) throws {
    #expect(try Amount<MassKind>(text).formatted() == expected)
  }

  @Test(
    "times",
    arguments: [
      ("2 h 30 min", "2 hours 30 minutes"),
      ("90061 s", "1 day 1 hour 1 minute 1 second"),
      ("1.5 s", "1.5 seconds"),
      ("0.25 s", "250 milliseconds"),
      ("1 ns", "1 nanosecond"),
      ("0.5 ns", "0.5 nanoseconds"),
      ("10/3 s", "~3.33 seconds"),
      ("100/3 s", "~33.3 seconds"),
      ("999.9996 ms", "~1 second"),
      ("-5400 s", "-(1 hour 30 minutes)"),
      ("0 min", "0 minutes"),
      ("2 wk", "2 weeks"),
      ("3 fortnights", "6 weeks"),
      ("14 d", "14 days"),
      ("10/7 wk", "1 week 3 days"),
    ])
  func times(text: String, expected: String) throws {
    #expect(try Amount<TimeKind>(text).formatted() == expected)
  }

  @Test(
    "times in fewer parts, or no smaller than a unit",
    arguments: [
      (Presenter(maxParts: 2), "90061 s", "~1 day 1 hour"),
      (Presenter(maxParts: 1), "3599 s", "~1 hour"),
      (Presenter(maxParts: 2), "86399 s", "~1 day"),
      (Presenter(maxParts: 2), "90.5 s", "1 minute 30.5 seconds"),
      (Presenter(maxParts: 1), "5400 s", "90 minutes"),
      (Presenter(maxParts: 1), "35 h", "35 hours"),
      (Presenter(smallest: .minute), "32399 s", "~9 hours"),
      (Presenter(smallest: .second), "0.4 s", "~0 seconds"),
      (Presenter(smallest: .second), "59.6 s", "~1 minute"),
      (Presenter(smallest: .second), "86399.999 s", "~1 day"),
      (Presenter(smallest: .hour), "10 s", "~0 hours"),
      (Presenter(smallest: .microsecond), "1.0000005 s", "~1 second 1 microsecond"),
    ] as [(Presenter<TimeKind>, String, String)])
  func limitedTimes(presenter: Presenter<TimeKind>, text: String, expected: String) throws {
    #expect(presenter.present(try Amount<TimeKind>(text)).formatted() == expected)
  }

  @Test("the result says what is shown, and by how much it is off")
  func result() {
    let exact = 7.teaspoons.presented()
    #expect(exact.isExact && exact.isMeasurable)
    #expect(exact.total == 7.teaspoons)
    #expect(exact.error == 0.teaspoons)
    #expect(exact.parts.map(\.unit) == [.tablespoon, .teaspoon])
    #expect(exact.parts.map(\.value) == [Fraction(2), Fraction(1)])

    let near = 1.995.cups.presented()
    #expect(!near.isExact && near.isMeasurable)
    #expect(near.total == 2.cups)
    #expect(near.error == 0.005.cups)

    #expect(!(1.teaspoons / 3).presented().isMeasurable)
    #expect(!(1.teaspoons / 64).presented().isMeasurable)
    #expect((1.teaspoons / 12).presented().isMeasurable)
  }

  @Test("a style chooses the words for units and the mark of an approximation")
  func styles() {
    let shown = 7.teaspoons.presented()
    #expect(shown.formatted(PresentationStyle(units: .symbol)) == "2 tbsp + 1 tsp")
    #expect(shown.formatted(PresentationStyle(units: .none)) == "2 + 1")
    #expect(
      shown.formatted(PresentationStyle(units: .custom(["teaspoon": "Tsp."])))
        == "2 tablespoons + 1 Tsp.")
    #expect(
      1.995.cups.presented().formatted(PresentationStyle(approximation: .none)) == "2 cups")
  }

  @Test("a smallest unit of one's own rounds, and says so")
  func ownSmallest() {
    let jiffy = MeasurementUnit<TimeKind>(Fraction(1, 60), .second, name: "jiffy")
    let shown = Presenter(smallest: jiffy).present(Amount(1, jiffy))
    #expect(shown.formatted() == "~16 milliseconds 666 microseconds 666.667 nanoseconds")
    #expect(shown.total - shown.error == Amount(1, jiffy))
  }
}
