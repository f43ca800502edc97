import Quantities
import Testing

@Suite("Kits")
struct KitTests {
  @Test(
    "of volumes",
    arguments: [
      (Kit.usBar, "2.25 fl oz", "2 1/4 fluid ounces"),
      (.usBar, "1 tbsp", "1/2 fluid ounce"),
      (.usBar, "1 fl oz + 1 tsp", "1 fluid ounce + 1 teaspoon"),
      (.usBar, "1 cup", "8 fluid ounces"),
      (.metricKitchen, "15 ml", "1 tablespoon"),
      (.metricKitchen, "65 ml", "1/4 cup + 1/2 teaspoon"),
      (.australianKitchen, "40 ml", "2 tablespoons"),
      (.australianKitchen, "15 ml", "3 teaspoons"),
      (.ukKitchen, "1 uk pint", "1 pint"),
      (.ukKitchen, "1 uk gal", "8 pints"),
      (.usLiquid, "3/4 gal", "3 quarts"),
    ] as [(Kit<VolumeKind>, String, String)])
  func volumes(kit: Kit<VolumeKind>, text: String, shown: String) throws {
    #expect(try Amount<VolumeKind>(text).formatted(kit: kit) == shown)
  }

  @Test(
    "of masses",
    arguments: [
      (Kit.stone, "150 lb", "10 stone 10 pounds"),
      (.stone, "14 lb", "1 stone"),
      (.stone, "8 oz", "1/2 pound"),
      (.pounds, "1/3 lb", "1/3 pound"),
      (.scale(step: 1.grams), "999.9 g", "~1 kilogram"),
      (.scale(step: 1.grams), "1234 g", "1.234 kilograms"),
      (.scale(step: 5.grams), "43 g", "~45 grams"),
      (.scale(step: 5.grams), "102.5 g", "~100 grams"),
      (.scale(step: 5.grams), "7 g", "~5 grams"),
      (.scale(step: 5.grams), "18 g", "~20 grams"),
      (.scale(step: 5.grams), "3 g", "~5 grams"),
      (.scale(step: 5.grams), "2.5 g", "2.5 grams"),
      (.scale(step: 5.grams), "0.3 g", "0.3 grams"),
      (.scale(step: 5.grams), "1/3 g", "1/3 gram"),
      (.scale(step: 5.grams), "1 g", "1 gram"),
      (.scale(step: 0.5.grams), "1000.5 g", "1000.5 grams"),
      (.scale(step: 0.125.ounces), "1.2 lb", "~1 pound 3 1/4 ounces"),
      (.scale(step: 0.125.ounces), "15.999999 oz", "~1 pound"),
      (.scale(step: 0.125.ounces), "3/8 oz", "3/8 ounce"),
    ] as [(Kit<MassKind>, String, String)])
  func masses(kit: Kit<MassKind>, text: String, shown: String) throws {
    #expect(try Amount<MassKind>(text).formatted(kit: kit) == shown)
  }

  @Test(
    "the marks of a measure are shown, however far they are, unless a bound is given",
    arguments: [
      (0.5, .usual, "1.2 ml", "~1 milliliter"),
      (0.1, .usual, "0.15 ml", "~0.2 milliliters"),
      (0.1, .usual, "0.3 ml", "0.3 milliliters"),
      (0.5, .never, "1.2 ml", "1.2 milliliters"),
      (0.5, .never, "1.5 ml", "1.5 milliliters"),
      (0.5, .within(Fraction(1, 10)), "1.2 ml", "1.2 milliliters"),
      (0.5, .within(Fraction(1, 10)), "1.4 ml", "~1.5 milliliters"),
      (0.5, .never, "-1.2 ml", "-1.2 milliliters"),
    ] as [(Double, Approximation, String, String)])
  func marks(step: Double, approximation: Approximation, text: String, shown: String) throws {
    let kit = Kit<VolumeKind>.scale(step: step.milliliters)
    let presentation = Presenter(kit: kit, approximation: approximation)
      .present(try Amount<VolumeKind>(text))
    #expect(presentation.formatted() == shown)
    #expect(presentation.isExact == !shown.hasPrefix("~"))
  }

  @Test("a scale shows both ends of a range in steps")
  func rangeOfMarks() {
    let syringe = Kit.scale(step: 0.1.milliliters)
    let range = 0.14.milliliters...0.36.milliliters
    #expect(range.formatted(kit: syringe) == "~0.1 to ~0.4 milliliters")
  }

  @Test("what a scale cannot show is not measurable, and the nearest step is told")
  func belowTheStep() {
    let kit = Kit.scale(step: 5.grams)
    let shown = Presenter(kit: kit, approximation: .never).present(7.grams)
    #expect(!shown.isMeasurable && shown.isExact)
    #expect(shown.nearestMeasure?.description == "5 grams")
    #expect(7.grams.presented(kit: kit).isMeasurable)
    #expect(1.grams.presented(kit: kit).nearestMeasure?.description == "5 grams")
    #expect(45.grams.presented(kit: kit).nearestMeasure == nil)
    let pounds = Kit.scale(step: 20.ounces)
    #expect(47.ounces.formatted(kit: pounds) == "~2 pounds 8 ounces")
    let coarse = Presenter(kit: pounds, approximation: .never).present(47.ounces)
    #expect(coarse.formatted() == "47 ounces")
    #expect(coarse.nearestMeasure?.description == "40 ounces")
    #expect(
      0.2.grams.presented(kit: .scale(step: 0.5.grams)).nearestMeasure?.description == "0.5 grams")
  }

  @Test(
    "what is not measurable has a nearest measure",
    arguments: [
      ("1/64 tsp", "1 pinch"), ("1/3 tsp", "3/8 teaspoon"), ("2 1/3 tsp", "2 3/8 teaspoons"),
      ("0.0001 tsp", "1 pinch"), ("-1/64 tsp", "-1 pinch"), ("-1/3 tsp", "-3/8 teaspoon"),
    ])
  func nearest(text: String, measure: String) throws {
    let shown = try Amount<VolumeKind>(text).presented()
    #expect(!shown.isMeasurable)
    #expect(shown.nearestMeasure?.description == measure)
  }

  @Test("units of a catalogue without a kit stay as they are")
  func noKit() {
    #expect(3.carats.formatted() == "3 carats")
    #expect(2.5.bushels.formatted() == "2.5 bushels")
    #expect(1.legalCups.formatted() == "1 legal cup")
    #expect((1.troyOunces / 3).formatted() == "~0.33 troy ounces")
    #expect(1.cubicMeters.formatted() == "1000 liters")
  }

  @Test(
    "an impossible kit is refused, with the entry named",
    arguments: [
      ([], "a kit needs at least one measure"),
      (
        [Measure(.pint), Measure(.cup, upTo: 1), Measure(.cup, upTo: 2)],
        "'cup' and 'cup' are units of one size"
      ),
      (
        [Measure(.cup), Measure(.teaspoon)],
        "'teaspoon' needs a limit: only the largest unit can do without"
      ),
      ([Measure(.cup, upTo: 1001)], "'cup' has a limit that is not in 0...1000"),
      ([Measure(.cup, upTo: -1)], "'cup' has a limit that is not in 0...1000"),
      (
        [Measure(.cup, upTo: 0)],
        "'cup' has neither whole counts nor fractions that can do without"
      ),
      ([Measure(.cup, fractions: [.scooped(4, 3)])], "4/3 of 'cup' is not between 0 and 1"),
      ([Measure(.cup, fractions: [.scooped(0, 3)])], "0 of 'cup' is not between 0 and 1"),
      (
        [Measure(.cup, upTo: 0, fractions: [.sayable(1, 3)])],
        "no amount of 'cup' can be measured, only said"
      ),
      (
        [Measure(MeasurementUnit(Int.max, .gallon, name: "ocean"))],
        "'ocean' is too large to compare what its counts cost"
      ),
      (
        [Measure(.cup, fractions: [.scooped(1, 97)])],
        "1/97 of 'cup' is not a whole number of ticks"
      ),
      (
        [Measure(.cup, fractions: [.scooped(1, 2), .sayable(2, 4)])],
        "1/2 of 'cup' is listed twice"
      ),
      (
        [Measure(.cup, fractions: [.scooped(1, 2, scoops: 0)])],
        "1/2 of 'cup' takes 0 scoops, which is not in 1...100"
      ),
      (
        [
          Measure(.gallon), Measure(.cup, upTo: 1000), Measure(.tablespoon, upTo: 1000),
          Measure(.teaspoon, upTo: 1000), Measure(.drop, upTo: 1000),
        ],
        "'teaspoon' and smaller units overlap too much: lower the limits of the smaller ones"
      ),
    ] as [([Measure<VolumeKind>], String)])
  func impossible(measures: [Measure<VolumeKind>], message: String) {
    let error = #expect(throws: KitError.self) { try Kit("mine", measures: measures) }
    #expect(error?.description == message)
  }

  @Test("a kit has at most eight units")
  func tooMany() {
    let units: [MeasurementUnit<VolumeKind>] = [
      .gallon, .quart, .pint, .cup, .gill, .fluidOunce, .tablespoon, .teaspoon, .dash,
    ]
    let measures = units.map { Measure($0, upTo: 1) }
    let error = #expect(throws: KitError.self) { try Kit("mine", measures: measures) }
    #expect(error?.description == "a kit has at most 8 units; this one has 9")
    #expect(throws: Never.self) { try Kit("mine", measures: measures.dropLast()) }
  }

  @Test("a kit with many fractions shows each as it is")
  func manyFractions() throws {
    let thousandths = (1...999).map { MeasureFraction.scooped($0, 1000) }
    let kit = try Kit(
      "scale", measures: [Measure(MeasurementUnit<MassKind>.gram, fractions: thousandths)],
      counting: .marks)
    for thousandth in 1...999 {
      let shown = Fraction(thousandth, 1000).grams.presented(kit: kit)
      #expect(shown.parts[0].value == Fraction(thousandth, 1000))
    }
  }

  @Test("a kit tells its measures, and the same kit can be made of them")
  func measures() throws {
    let kits: [Kit<VolumeKind>] = [
      .usKitchen, .usLiquid, .usBar, .metricKitchen, .australianKitchen, .ukKitchen,
      .japaneseKitchen, .nordicKitchen,
    ]
    for kit in kits {
      #expect((kit.measures + kit.alternative).map(\.unit) == kit.units)
      let again = try Kit(
        "again", measures: kit.measures, or: kit.alternative, tolerance: kit.tolerance)
      #expect(again.measures == kit.measures && again.alternative == kit.alternative)
      #expect(again.tolerance == kit.tolerance)
      for count in 1...200 {
        let amount = Amount<VolumeKind>(Fraction(count, 16), .teaspoon)
        #expect(amount.formatted(kit: again) == amount.formatted(kit: kit))
      }
    }
    #expect(Kit<VolumeKind>.usKitchen.measures[3].unit == .pinch)
    #expect(Kit<MassKind>.metric.measures.isEmpty)
    #expect(
      Kit<MassKind>.metric.units == [.tonne, .kilogram, .gram, .milligram, .microgram, .nanogram])
  }
}
