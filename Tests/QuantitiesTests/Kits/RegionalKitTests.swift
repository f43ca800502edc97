import Quantities
import TestSupport
import Testing

/// The kitchens of countries other than the US, Britain and Australia.
@Suite("Kits of the world")
struct RegionalKitTests {
  @Test(
    "show amounts as recipes there do",
    arguments: [
      // amount, japanese, nordic, european
      (
        "7 metric tsp", "2 tablespoons + 1 teaspoon", "2 tablespoons + 1 teaspoon",
        "2 tablespoons + 1 teaspoon"
      ),
      ("1 ml", "1/5 teaspoon", "1 milliliter", "1/5 teaspoon"),
      ("1.25 ml", "1/4 teaspoon", "1/4 teaspoon", "1/4 teaspoon"),
      ("2.5 ml", "1/2 teaspoon", "1/2 teaspoon", "1/2 teaspoon"),
      ("3 ml", "3/5 teaspoon", "3 milliliters", "~5/8 teaspoon"),
      ("7.5 ml", "1 1/2 teaspoons", "1 1/2 teaspoons", "1 1/2 teaspoons"),
      (
        "16 ml", "~1 tablespoon + 1/4 teaspoon", "1 tablespoon + 1 milliliter",
        "~1 tablespoon + 1/4 teaspoon"
      ),
      (
        "25 ml", "1 tablespoon + 2 teaspoons", "1 tablespoon + 2 teaspoons",
        "1 tablespoon + 2 teaspoons"
      ),
      ("50 ml", "1/4 cup", "1/2 deciliter", "3 tablespoons + 1 teaspoon"),
      ("75 ml", "5 tablespoons", "5 tablespoons", "5 tablespoons"),
      ("90 ml", "6 tablespoons", "6 tablespoons", "6 tablespoons"),
      ("100 ml", "1/2 cup", "1 deciliter", "100 milliliters"),
      ("150 ml", "3/4 cup", "1 1/2 deciliters", "150 milliliters"),
      ("200 ml", "1 cup", "2 deciliters", "200 milliliters"),
      ("250 ml", "1 1/4 cups", "2 1/2 deciliters", "250 milliliters"),
      ("1.5 l", "7 1/2 cups", "1 1/2 liters", "1.5 liters"),
      (
        "1 cup", "~1 cup + 2 1/2 tablespoons", "~2 deciliters + 2 1/2 tablespoons",
        "~240 milliliters"
      ),
      ("1 tbsp", "~1 tablespoon", "~1 tablespoon", "~1 tablespoon"),
      ("1 Japanese cup", "1 cup", "2 deciliters", "200 milliliters"),
    ])
  func recipes(amount: String, japanese: String, nordic: String, european: String) throws {
    let amount = try AnyAmount(amount)
    for (kitchens, expected) in [
      ([Kitchen.japanese], japanese), ([.swedish, .danish, .norwegian], nordic),
      ([.german, .french, .spanish, .italian, .dutch], european),
    ] {
      for kitchen in kitchens { #expect(amount.formatted(in: kitchen) == expected, "\(kitchen)") }
    }
  }

  @Test("ranges stay in one unit, that of the greater end")
  func ranges() {
    let presenter = Presenter(kit: .europeanKitchen)
    let (small, large) = (Amount<VolumeKind>(30, .milliliter), Amount(240, .milliliter))
    #expect(presenter.present(small...Amount(60, .milliliter)).formatted() == "2 to 4 tablespoons")
    #expect(presenter.present(small...large).formatted() == "30 to 240 milliliters")
  }

  @Test("estimates are said in the kit that serves their size")
  func estimates() {
    let few = Estimate(59.0.milliliters, in: 57.milliliters...62.milliliters)
    #expect(few.presented(kit: .europeanKitchen).formatted() == "~4 tablespoons")
    let many = Estimate(237.milliliters, in: 220.milliliters...254.milliliters)
    #expect(many.presented(kit: .europeanKitchen).formatted() == "~235 milliliters")
    #expect(many.presented(kit: .japaneseKitchen).formatted() == "~1 cup + 2 1/2 tablespoons")
  }

  @Test("what is shown is shown again, and is off by what is reported")
  func laws() {
    var random = SeededGenerator(seed: 227)
    let units: [MeasurementUnit<VolumeKind>] = [
      .milliliter, .metricTeaspoon, .teaspoon, .tablespoon, .cup, .canadianCup,
    ]
    for _ in 0..<4000 {
      let unit = units[Int.random(in: 0..<units.count, using: &random)]
      let parts = [1, 2, 3, 4, 7, 10].randomElement(using: &random) ?? 1
      let count = Int.random(in: 1...200 * parts, using: &random)
      let amount = Amount(Fraction(count, parts), unit)
      for kit in [Kit.europeanKitchen, .nordicKitchen, .japaneseKitchen] {
        let shown = amount.presented(kit: kit)
        #expect(shown.total - amount == shown.error, "\(amount), seed 227")
        #expect(shown.isExact == (shown.error == .zero(in: unit)), "\(amount), seed 227")
        guard shown.isMeasurable else { continue }
        let again = shown.total.converted(to: .milliliter).presented(kit: kit)
        #expect(again.parts == shown.parts && again.isExact, "\(amount) in \(kit), seed 227")
      }
    }
  }

  @Test(
    "units of regions stay what they are, and are read back in every system",
    arguments: [
      ("2 Japanese cups", "2 Japanese cups"), ("1/2 jp cup", "1/2 Japanese cup"),
      ("1 1/2 rice cups", "1 1/2 rice cups"), ("2合", "2 rice cups"), ("3 gō", "3 rice cups"),
      ("2 1/2 coffee cups", "2 1/2 coffee cups"), ("2 Canadian cups", "2 Canadian cups"),
      ("2/3 canadian cup", "2/3 Canadian cup"),
    ])
  func units(text: String, shown: String) throws {
    #expect(try AnyAmount(text).formatted() == shown)
    for system in MeasurementSystem.all {
      let amount = try AnyAmount(text, vocabulary: .standard(for: system))
      let written = amount.formatted(PresentationStyle.usual.system(system))
      #expect(try AnyAmount(written, vocabulary: .standard(for: system)) == amount, "\(system)")
    }
  }

  @Test("a cup of Japan is one where its system is in force, and nowhere else")
  func system() throws {
    let meanings: [(MeasurementSystem, MeasurementUnit<VolumeKind>)] = [
      (.us, .cup), (.imperial, .metricCup), (.metric, .metricCup), (.australian, .metricCup),
      (.japanese, .japaneseCup),
    ]
    for (system, unit) in meanings {
      let vocabulary = Vocabulary.standard(for: system)
      #expect(try MeasurementUnit(named: "cup", vocabulary: vocabulary) == unit)
      #expect(try MeasurementUnit(named: "Japanese cup", vocabulary: vocabulary) == .japaneseCup)
      #expect(try MeasurementUnit(named: "Canadian cup", vocabulary: vocabulary) == .canadianCup)
    }
    #expect(2.japaneseCups.presented(system: .japanese).formatted() == "2 Japanese cups")
    #expect(2.japaneseCups.formatted(.usual.system(.japanese)) == "2 cups")
  }

  @Test("what recipes count by is no unit in running text")
  func counted() {
    let finder = AmountFinder()
    #expect(finder.amounts(in: "Serve in 2 coffee cups.").isEmpty)
  }
}
