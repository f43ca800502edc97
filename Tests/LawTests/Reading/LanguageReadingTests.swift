import Quantities
import TestSupport
import Testing

@Suite("Reading in the languages of the library")
struct LanguageReadingTests {
  private func read(
    _ text: String, _ language: PresentationLanguage, _ system: MeasurementSystem = .us
  ) throws(ParseError) -> QuantityExpression {
    try QuantityExpression(
      text, decimalMark: language.decimalMark == "," ? .comma : .point,
      vocabulary: .standard(for: system, language: language))
  }

  @Test(
    "German",
    arguments: [
      ("2,5 Tassen", "2 1/2 cups"), ("1 1/2 tassen", "1 1/2 cups"), ("5 Min.", "5 minutes"),
      ("2 EL und 1 TL", "2 1/3 tablespoons"),
      ("2 bis 3 esslöffel", "2 tablespoons to 3 tablespoons"),
      ("2 ESSLÖFFEL", "2 tablespoons"), ("minus 2 Tassen", "-2 cups"), ("2 US Tassen", "2 cups"),
      ("2 amerikanische Tassen", "2 cups"), ("2 metrische Tassen", "2 metric cups"),
      ("2 metr. EL", "2 metric tablespoons"), ("1 imperiales Pint", "1 imperial pint"),
      ("1 Tg. 2 Std. 3 Min.", "~1.085416667 days (1 41/480 days)"), ("3 W", "3 weeks"),
      ("1.500 Gramm", "1500 grams"),
      // English is also accepted.
      ("2 cups and 1 tbsp", "2.0625 cups"), ("half a cup", "1/2 cup"),
      ("1 uk pint", "1 imperial pint"),
    ])
  func german(text: String, value: String) throws {
    #expect(try read(text, .german).amount.description == value)
  }

  @Test(
    "French",
    arguments: [
      ("2 cuillères à soupe", "2 tablespoons"), ("1 CUILLÈRE À CAFÉ", "1 teaspoon"),
      ("2 c. à s. et 1 c. à c.", "2 1/3 tablespoons"), ("2 à 3 tasses", "2 cups to 3 cups"),
      ("1,5 litre", "1.5 liters"), ("moins 2 tasses", "-2 cups"),
      ("2 pintes impériales", "2 imperial pints"), ("3 onces liquides", "3 fluid ounces"),
      ("1 1/2 tasse", "1 1/2 cups"), ("1 j 2 h", "~1.083333333 days (1 1/12 days)"),
    ])
  func french(text: String, value: String) throws {
    #expect(try read(text, .french).amount.description == value)
  }

  @Test("a language's words are known only to its vocabularies, which name it")
  func others() throws {
    #expect(throws: ParseError.self) { try read("2 Tassen", .english) }
    #expect(throws: ParseError.self) { try read("2 bis 3 cups", .french) }
    let error = #expect(throws: ParseError.self) { try read("½.5 l", .german) }
    #expect(error?.message == "'½.5' is not a number")
    #expect(try read("etwa 2 Tassen", .german).amount.isApproximate)
    #expect(try read("environ 2 tasses", .french).amount.isApproximate)
    #expect(try read("12 livres à g", .french).targets.map(\.spelling) == ["g"])
    #expect(try read("2 Tassen in EL", .german).targets.map(\.spelling) == ["EL"])
    #expect(Vocabulary.standard(for: .metric, language: .german).language == .german)
    let mug = MeasurementUnit(300, .milliliter, name: "mug")
    let vocabulary = Vocabulary.standard(for: .metric, language: .german).adding([mug])
    #expect(vocabulary.language == .german && vocabulary.system == .metric)
    #expect(
      try AnyAmount("1 Tasse + 1 mug", vocabulary: vocabulary).tickCount
        == 550.milliliters.ticks.count)
  }

  @Test("a language of one's own is read, in any system")
  func own() throws {
    let dutch = PresentationLanguage(
      "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
      names: ["cup": .init(one: "kop", other: "koppen", symbol: "k.")])
    #expect(try read("ongeveer 2 tot 3 koppen", dutch).amount.description == "2 cups to 3 cups")
    #expect(try read("1 kop en 2 tbsp", dutch).amount.description == "1 1/8 cups")
    #expect(try read("2 k", dutch, .metric).amount.description == "2 metric cups")
    #expect(try read("2 us koppen", dutch, .metric).amount.description == "2 cups")
  }

  @Test("recipes are scaled in their own language and system")
  func scaling() throws {
    func scaled(
      _ text: String, _ system: MeasurementSystem, _ language: PresentationLanguage = .english
    ) throws -> String {
      let finder = AmountFinder(
        vocabulary: .standard(for: system, language: language),
        decimalMark: language.decimalMark == "," ? .comma : .point)
      return try AmountScaler(by: 2, finder: finder).scaled(text)
    }
    #expect(try scaled("2 Tassen Mehl, 1 EL Zucker", .us, .german) == "4 Tassen Mehl, 2 EL Zucker")
    #expect(try scaled("0,4 Liter Milch", .us, .german) == "0,8 Liter Milch")
    #expect(try scaled("2 Liter Milch", .us, .german) == "4 Liter Milch")
    #expect(try scaled("2 bis 3 Tassen Mehl", .us, .german) == "4 bis 6 Tassen Mehl")
    #expect(try scaled("1 pint milk", .imperial) == "2 pints milk")
    #expect(try scaled("1 us cup milk", .imperial) == "2 us cups milk")
    #expect(try scaled("1 cup milk", .metric) == "2 cups milk")
  }

  @Test("in the system in force, a bare name means that system's unit")
  func systems() throws {
    #expect(try read("2 Tassen", .german, .imperial).amount.description == "2 metric cups")
    #expect(try read("1 Pint", .german, .imperial).amount.description == "1 imperial pint")
    #expect(try read("2 amerikanische Tassen", .german, .metric).amount.description == "2 cups")
    #expect(try read("1 pint", .britishEnglish, .imperial).amount.description == "1 imperial pint")
    #expect(try read("2 EL", .german, .australian).amount.description == "2 Australian tablespoons")
  }
}

/// Written text parses to the same amount, in each style, language and system.
@Suite("Reading what is written")
struct ReadingLawTests {
  private static let numbers: [PresentationStyle.Fractions] = [
    .ascii, .vulgar, .slash, .words, .decimal,
  ]
  private static let units: [PresentationStyle.Units] = [.name, .qualified, .symbol, .narrow]
  private static let joiners: [PresentationStyle.Joiner] = [.usual, .tight, .and]
  private static let spacings: [PresentationStyle.Spacing] = [
    .space, .noBreak, .narrowNoBreak, .none,
  ]
  private static let signs: [PresentationStyle.Sign] = [.hyphen, .minus, .always, .word]

  private func pick<Element>(_ all: [Element], _ random: inout SeededGenerator) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  private func check<Kind: QuantityKind>(
    _ amount: Amount<Kind>, _ random: inout SeededGenerator
  ) throws {
    let language = pick(PresentationLanguage.all, &random)
    let system = pick(MeasurementSystem.all, &random)
    var style = PresentationStyle(
      fractions: pick(Self.numbers, &random), units: pick(Self.units, &random),
      joiner: pick(Self.joiners, &random), sign: pick(Self.signs, &random),
      spacing: pick(Self.spacings, &random), language: language)
    style.system = system
    // Words need spaces.
    if style.fractions == .words, style.spacing == .none { style.spacing = .space }
    if style.sign == .word || style.fractions == .words, style.joiner == .tight {
      style.joiner = .usual
    }
    // `3 m3 s` means cubic meters.
    if style.units == .narrow, style.joiner == .tight { style.spacing = .none }
    let text = Presenter<Kind>(system: system).present(amount).formatted(style)
    let vocabulary = Vocabulary.standard(for: system, language: language)
    let mark: DecimalMark = language.decimalMark == "," ? .comma : .point
    let context: Comment = "\(amount): '\(text)', \(language), \(system), seed \(random.seed)"
    let written = try? WrittenAmount(text, decimalMark: mark, vocabulary: vocabulary)
    guard let written, case .amount(let any) = written.lower else {
      Issue.record(context)
      return
    }
    if text.hasPrefix("~") || text.hasPrefix(languageAbout(language)) {
      #expect(written.isApproximate, context)
    } else {
      #expect(any.as(Kind.self) == amount, context)
    }
  }

  private func languageAbout(_ language: PresentationLanguage) -> String {
    language == .german ? "etwa" : language == .french ? "environ" : "about"
  }

  @Test("holds for random amounts")
  func law() throws {
    var random = SeededGenerator.ofLaw
    func amount<Kind: QuantityKind>(of kind: Kind.Type) -> Amount<Kind> {
      .random(of: kind.units, upTo: Int128.max >> 20, using: &random)
    }
    for _ in 0..<LongTests.count(10_000, everyday: 800) {
      try check(amount(of: VolumeKind.self), &random)
      try check(amount(of: MassKind.self), &random)
      try check(amount(of: TimeKind.self), &random)
    }
  }
}
