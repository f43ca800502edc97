import Quantities
import Testing

/// Which units have unqualified names in a system, and which need a qualifier.
@Suite("Names in a system")
struct SystemNameTests {
  private static let systems: [MeasurementSystem] = [.us, .imperial, .metric, .australian]

  @Test(
    "a bare name means the unit of the system in force",
    arguments: [
      // unit, us, imperial, metric, australian
      (.cup, "2 cups", "2 US cups", "2 US cups", "2 US cups"),
      (.metricCup, "2 metric cups", "2 cups", "2 cups", "2 cups"),
      (
        .tablespoon, "2 tablespoons", "2 US tablespoons", "2 US tablespoons", "2 US tablespoons"
      ),
      (
        .metricTablespoon, "2 metric tablespoons", "2 tablespoons", "2 tablespoons",
        "2 metric tablespoons"
      ),
      (
        .australianTablespoon, "2 Australian tablespoons", "2 Australian tablespoons",
        "2 Australian tablespoons", "2 tablespoons"
      ),
      (
        .metricTeaspoon, "2 metric teaspoons", "2 teaspoons", "2 teaspoons", "2 teaspoons"
      ),
      (.pint, "2 pints", "2 US pints", "2 US pints", "2 US pints"),
      (.imperialPint, "2 imperial pints", "2 pints", "2 pints", "2 pints"),
      (
        .imperialFluidOunce, "2 imperial fluid ounces", "2 fluid ounces", "2 fluid ounces",
        "2 fluid ounces"
      ),
      (.dessertspoon, "2 dessertspoons", "2 dessertspoons", "2 dessertspoons", "2 dessertspoons"),
      (.milliliter, "2 milliliters", "2 milliliters", "2 milliliters", "2 milliliters"),
    ] as [(MeasurementUnit<VolumeKind>, String, String, String, String)])
  func systems(
    unit: MeasurementUnit<VolumeKind>, us: String, imperial: String, metric: String,
    australian: String
  ) {
    let shown = Amount(2, unit).presented(in: unit)
    for (system, expected) in zip(Self.systems, [us, imperial, metric, australian]) {
      #expect(shown.formatted(.usual.system(system)) == expected)
    }
  }

  @Test(
    "the word stands before every name of the unit",
    arguments: [
      (.usual, "1 imperial pint", "1 metric cup"), (.symbols, "1 imperial pt", "1 metric cup"),
      (.narrow, "1imperial pt", "1metric cup"),
      (.spoken, "one imperial pint", "one metric cup"),
      (.usual.units(.qualified), "1 imperial pint", "1 metric cup"),
      (.usual.units(.none), "1", "1"),
      (.usual.units(.custom(["pint": "pt."])), "1 pt.", "1 metric cup"),
      (.usual.language(.britishEnglish), "1 pint", "1 cup"),
      (.usual.language(.australianEnglish), "1 pint", "1 cup"),
      (.usual.language(.britishEnglish).system(.us), "1 imperial pint", "1 metric cup"),
      (.usual.language(.german), "1 imperiales Pint", "1 metrische Tasse"),
      (.symbols.language(.german), "1 imperial pt", "1 metr. Ta."),
      (.usual.language(.french), "1 pinte impériale", "1 tasse métrique"),
      (.symbols.language(.french), "1 imperial pt", "1 tasse métrique"),
      (.usual.language(.french).system(.metric), "1 pinte", "1 tasse"),
    ] as [(PresentationStyle, String, String)])
  func styles(style: PresentationStyle, pint: String, cup: String) {
    #expect(1.imperialPints.presented(in: .imperialPint).formatted(style) == pint)
    #expect(1.metricCups.presented(in: .metricCup).formatted(style) == cup)
  }

  @Test("a language says it in its own numbers, and borrows the word where it has none")
  func languages() {
    func two(_ unit: MeasurementUnit<VolumeKind>, _ language: PresentationLanguage) -> String {
      Amount(2, unit).presented(in: unit).formatted(.usual.language(language))
    }
    #expect(two(.imperialPint, .german) == "2 imperiale Pints")
    #expect(two(.australianTablespoon, .german) == "2 australische Esslöffel")
    #expect(two(.imperialQuart, .french) == "2 quarts impériaux")
    #expect(two(.metricTablespoon, .french) == "2 cuillères à soupe métriques")
    #expect(two(.imperialGill, .german) == "2 imperial gills")
    let dutch = PresentationLanguage(
      "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
      names: ["cup": .init(one: "kop", other: "koppen")], system: .metric)
    #expect(two(.metricCup, dutch) == "2 koppen")
    #expect(two(.cup, dutch) == "2 US koppen")
    #expect(dutch.system == .metric)
    #expect(PresentationLanguage.all.map(\.system) == [.us, .imperial, .australian, .us, .us])
  }

  @Test("a kit that the caller names is known, and so are its units")
  func namedKits() {
    #expect(40.milliliters.formatted(kit: .australianKitchen) == "2 tablespoons")
    let shown = 250.milliliters.presented(kit: .metricKitchen)
    #expect(shown.formatted() == "1 cup")
    #expect(shown.parts.map(\.description) == ["1 cup"])
    #expect(shown.parts == 1.metricCups.presented(system: .metric).parts)
    #expect(1.imperialPints.formatted(.symbols, kit: .ukKitchen) == "1 pt")
    #expect(
      1.imperialPints.formatted(.usual.units(.qualified), kit: .ukKitchen) == "1 imperial pint")
    #expect(1.imperialPints.formatted() == "1 imperial pint")
  }

  @Test("qualified names have the word wherever a unit has a twin")
  func qualified() {
    func one(_ unit: MeasurementUnit<VolumeKind>, _ system: MeasurementSystem = .us) -> String {
      Amount(1, unit).presented(in: unit).formatted(.usual.units(.qualified).system(system))
    }
    #expect(one(.cup) == "1 US cup")
    #expect(one(.metricCup, .metric) == "1 metric cup")
    #expect(one(.pinch) == "1 pinch")
    #expect(one(.liter) == "1 liter")
    #expect(one(.gill, .imperial) == "1 US gill")
  }

  @Test("a number of a twin is spoken with the article of its word")
  func spoken() {
    func half(_ unit: MeasurementUnit<VolumeKind>) -> String {
      Amount(Fraction(1, 2), unit).presented(in: unit, notation: .fraction).formatted(.spoken)
    }
    #expect(half(.imperialPint) == "half an imperial pint")
    #expect(half(.metricCup) == "half a metric cup")
    #expect(
      0.5.cups.presented(in: .cup).formatted(.spoken.system(.imperial)) == "half a US cup")
  }

  @Test("ranges and quotients are named by the same rule")
  func rangesAndQuotients() {
    #expect(
      Presenter().present(1.imperialPints...2.imperialPints).formatted() == "1 to 2 imperial pints")
    let density = 120.grams / 1.metricCups
    #expect(density.formatted() == "120 grams per metric cup")
    #expect(density.formatted(.symbols) == "120 g/metric cup")
    #expect(density.formatted(.usual.system(.metric)) == "120 grams per cup")
    let roles = 1.imperialPints.presented().runs().map(\.description)
    #expect(roles == ["number \"1\"", "space \" \"", "unit \"imperial pint\""])
  }

  @Test(
    "a symbol that means another unit, or that could mean several, is not written",
    arguments: [
      (.tonne, "5 tonnes"), (.grain, "5 grains"), (.gram, "5 g"), (.pound, "5 lb"),
      (.ounce, "5 oz"), (.stone, "5 st"), (.carat, "5 ct"), (.dram, "5 dr"),
    ] as [(MeasurementUnit<MassKind>, String)])
  func clearSymbols(unit: MeasurementUnit<MassKind>, expected: String) {
    let shown = Amount(5, unit).presented(in: unit)
    #expect(shown.formatted(.symbols) == expected)
    #expect(shown.formatted(.usual.units(.narrow)) == expected)
  }

  @Test("nor is a short word of a language that is one of English")
  func clearWords() {
    #expect(5.days.presented(in: .day).formatted(.narrow.language(.german)) == "5Tg.")
    let own = PresentationLanguage(
      "xx", plurals: .english, decimalMark: ",", and: "a", to: "b", about: "c",
      names: [
        "day": .init(one: "ta", other: "tas", symbol: "T", narrow: "h"),
        "hour": .init(one: "ora", other: "oras", symbol: "min"),
        "week": .init(one: "wo", other: "wos", symbol: "g"),
        "second": .init(one: "sek", other: "seks", symbol: "l."),
        "liter": .init(one: "li", other: "lis"),
      ])
    func one(_ unit: MeasurementUnit<TimeKind>) -> String {
      Amount(1, unit).presented(in: unit).formatted(.symbols.language(own))
    }
    // English names are not used either, if readers of this language could mistake them for another
    // unit.
    #expect(
      [MeasurementUnit.day, .hour, .week, .second, .minute].map(one)
        == ["1 d", "1 ora", "1 wk", "1 s", "1 minute"])
    #expect(1.liters.formatted(.symbols.language(own)) == "1 li")
  }

  @Test("no two units have a word in common, in any language, system and style")
  func distinctWords() {
    let units: [PresentationStyle.Units] = [.name, .qualified, .symbol, .narrow]
    for language in PresentationLanguage.all {
      for system in MeasurementSystem.all {
        for choice in units {
          let style = PresentationStyle(units: choice, language: language, system: system)
          var owners: [String: String] = [:]
          func check<Kind>(_ unit: MeasurementUnit<Kind>) {
            for count in [1, 2] {
              let runs = Amount(count, unit).presented(in: unit).runs(style)
              // Periods are ignored in reading.
              let word = runs.last?.text.replacing(".", with: "") ?? ""
              let owner = owners[word] ?? unit.qualifiedName
              #expect(owner == unit.qualifiedName, "'\(word)' in \(style)")
              owners[word] = owner
            }
          }
          VolumeKind.units.forEach(check)
          MassKind.units.forEach(check)
          TimeKind.units.forEach(check)
        }
      }
    }
  }
}
