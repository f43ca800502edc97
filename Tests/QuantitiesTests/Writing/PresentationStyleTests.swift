import Quantities
import Testing

@Suite("Styles")
struct PresentationStyleTests {
  /// Styles, each with amounts as text and their results.
  static let table: [(style: PresentationStyle, rows: [(String, String)])] = [
    (
      .usual,
      [
        ("1/2 cup", "1/2 cup"), ("1 cup", "1 cup"), ("1 1/2 cups", "1 1/2 cups"),
        ("0 cups", "0 cups"), ("1.5 ml", "1.5 milliliters"), ("1 ml", "1 milliliter"),
        ("7 tsp", "2 tablespoons + 1 teaspoon"), ("90 min", "1 hour 30 minutes"),
        ("1.995 cups", "~2 cups"), ("-7 tsp", "-(2 tablespoons + 1 teaspoon)"),
      ]
    ),
    (
      .vulgar,
      [
        ("1/2 cup", "½ cup"), ("1 1/2 cups", "1½ cups"), ("2/3 cup", "⅔ cup"),
        ("1/8 tsp", "⅛ teaspoon"), ("7/8 tsp", "⅞ teaspoon"), ("2 cups", "2 cups"),
        ("1/10 in3", "0.1 cubic inches"), ("-1.5 cups", "-1½ cups"),
      ]
    ),
    (.slash, [("1/2 cup", "1⁄2 cup"), ("1 1/2 cups", "1 1⁄2 cups"), ("2 cups", "2 cups")]),
    (
      .decimal,
      [
        ("1/2 cup", "0.5 cups"), ("1 1/2 cups", "1.5 cups"), ("1 cup", "1 cup"),
        ("1/3 cup", "~0.3333333333 cups"), ("2/3 cup", "~0.6666666667 cups"),
        ("9/16 cup", "0.5 cups + 1 tablespoon"), ("0 cups", "0 cups"),
      ]
    ),
    (
      PresentationStyle(fractions: .decimal(places: 1)),
      [
        ("1 l", "1.0 liters"), ("1 cup", "1.0 cups"), ("1/4 cup", "~0.2 cups"),
        ("3/4 cup", "~0.8 cups"), ("1.5 h", "1 hour 30.0 minutes"), ("1.995 cups", "~2.0 cups"),
        ("59.95 s", "~1 minute"), ("119.94 s", "~1 minute 59.9 seconds"),
        ("119.96 s", "~2 minutes"), ("0 cups", "0.0 cups"),
      ]
    ),
    (
      PresentationStyle(fractions: .decimal(places: 0)),
      [("1/4 cup", "~0 cups"), ("1 1/2 cups", "~2 cups"), ("2 1/2 cups", "~2 cups")]
    ),
    (
      PresentationStyle(fractions: .decimal(digits: 2)),
      [
        ("1/3 cup", "~0.33 cups"), ("2/3 cup", "~0.67 cups"), ("1/2 cup", "0.5 cups"),
        ("100 1/3 cups", "~100 cups"), ("1/8 tsp", "~0.12 teaspoons"),
      ]
    ),
    (
      .symbols,
      [
        ("1 1/2 cups", "1 1/2 c"), ("7 tsp", "2 tbsp + 1 tsp"), ("90 min", "1 h 30 min"),
        ("2 pinches", "2 pinches"), ("1.5 l", "1.5 l"), ("1 lb 4 oz", "1 1/4 lb"),
      ]
    ),
    (
      .narrow,
      [
        ("1 1/2 cups", "1 1/2c"), ("90 min", "1h 30m"), ("2 weeks", "2w"),
        ("7 tsp", "2tbsp + 1tsp"),
      ]
    ),
    (
      .compact,
      [
        ("1 1/2 cups", "1 1/2c"), ("90 min", "1h30m"), ("7 tsp", "2tbsp+1tsp"),
        ("-90 min", "-(1h30m)"), ("90061.5 s", "1d1h1m1.5s"),
      ]
    ),
    (
      .markdown,
      [("1 1/2 cups", "1 1/2 cups"), ("1.995 cups", "\\~2 cups"), ("1 m3", "1000 liters")]
    ),
    (
      PresentationStyle(units: .none), [("1 1/2 cups", "1 1/2"), ("7 tsp", "2 + 1")]
    ),
    (
      PresentationStyle(joiner: .custom(" & ")), [("7 tsp", "2 tablespoons & 1 teaspoon")]
    ),
    (
      PresentationStyle(joiner: .and),
      [
        ("7 tsp", "2 tablespoons and 1 teaspoon"), ("1 h 1 s", "1 hour and 1 second"),
        ("1 h 1 min 1 s", "1 hour, 1 minute, and 1 second"),
      ]
    ),
    (PresentationStyle(approximation: .about), [("1.995 cups", "about 2 cups")]),
    (PresentationStyle(approximation: .none), [("1.995 cups", "2 cups")]),
    (
      PresentationStyle(sign: .minus), [("-2 cups", "−2 cups"), ("2 cups", "2 cups")]
    ),
    (
      PresentationStyle(sign: .always),
      [
        ("-2 cups", "-2 cups"), ("2 cups", "+2 cups"), ("0 cups", "0 cups"),
        ("7 tsp", "+(2 tablespoons + 1 teaspoon)"),
      ]
    ),
    (
      PresentationStyle(sign: .word),
      [("-7 tsp", "minus 2 tablespoons + minus 1 teaspoon"), ("2 cups", "2 cups")]
    ),
    (
      PresentationStyle(spacing: .noBreak),
      [("1 1/2 cups", "1\u{A0}1/2\u{A0}cups"), ("7 tsp", "2\u{A0}tablespoons + 1\u{A0}teaspoon")]
    ),
    (PresentationStyle(spacing: .narrowNoBreak), [("500 ml", "500\u{202F}milliliters")]),
  ]

  @Test("each writes amounts in its way", arguments: table)
  func styles(style: PresentationStyle, rows: [(String, String)]) throws {
    for (text, expected) in rows {
      func formatted(_ quantity: some Quantity) -> String { quantity.formatted(style) }
      #expect(formatted(try AnyAmount(text).quantity) == expected)
    }
  }

  @Test("the fraction slash stands in for characters that Unicode does not have")
  func fallback() throws {
    let sixteenths = try Kit(
      "sixteenths",
      measures: [Measure(.pound, fractions: [.scooped(5, 16), .scooped(1, 7), .scooped(9, 10)])])
    func formatted(_ count: Fraction) -> String {
      count.pounds.formatted(.vulgar, kit: sixteenths)
    }
    #expect(formatted(Fraction(5, 16)) == "5⁄16 pound")
    #expect(formatted(Fraction(21, 16)) == "1 5⁄16 pounds")
    #expect(formatted(Fraction(8, 7)) == "1⅐ pounds")
    #expect(formatted(Fraction(9, 10)) == "9⁄10 pound")
  }

  @Test("options change one thing each")
  func options() {
    let style = PresentationStyle.symbols.fractions(.vulgar).joiner(.tight).spacing(.none)
    #expect(7.5.teaspoons.formatted(style) == "2½tbsp")
    #expect((-1.995).cups.formatted(.usual.sign(.minus).approximation(.about)) == "about −2 cups")
    #expect(1.5.cups.formatted(.usual.units(.symbol)) == "1 1/2 c")
    #expect(1.5.cups.formatted(.usual.language(.german)) == "1 1/2 Tassen")
    #expect(1.995.cups.formatted(.usual.markup(.markdown)) == "\\~2 cups")
  }

  @Test("a kit goes with a style, and a style into a string")
  func kitsAndStrings() {
    #expect(1.cups.formatted(.symbols, kit: .metric) == "~240 ml")
    #expect("Add \(2.5.cups, style: .vulgar) of flour." == "Add 2½ cups of flour.")
    #expect("\(90.minutes.presented(), style: .clock)" == "1:30:00")
    let range = Presenter().present(2.teaspoons...3.teaspoons)
    #expect("\(range, style: .spoken)" == "two to three teaspoons")
    #expect("\(range, style: .usual.language(.german))" == "2 bis 3 Teelöffel")
  }

  @Test("densities and flows take styles too")
  func quotients() {
    let density = 120.grams / 1.cups
    #expect(density.formatted(.symbols) == "120 g/c")
    #expect(density.formatted(.narrow) == "120g/c")
    #expect(density.formatted(.spoken) == "one hundred twenty grams per cup")
    #expect(density.formatted(.usual.language(.german)) == "120 Gramm pro Tasse")
    #expect(density.formatted(.usual.language(.french)) == "120 grammes par tasse")
    #expect(
      density.formatted(.html.units(.custom(["cup": "<c>"]))) == "120 grams per &lt;c&gt;")
    #expect((2.gallons / 1.minutes).formatted(.clock) == "2 gallons per minute")
  }

  @Test("words of one's own stand for units, and the others go by name")
  func customWords() {
    let style = PresentationStyle(units: .custom(["teaspoon": "Tsp."]))
    #expect(7.teaspoons.formatted(style) == "2 tablespoons + 1 Tsp.")
    let shared = PresentationStyle(units: .custom(["cup": "c", "metric cup": "mc"]))
    #expect(500.milliliters.presented(in: [.metricCup, .cup]).formatted(shared) == "2 mc")
    #expect(2.cups.presented(in: [.metricCup, .cup]).formatted(shared).hasSuffix(" c"))
    // An unqualified name applies to all units that share it.
    #expect(1.metricTeaspoons.formatted(style) == "1 Tsp.")
  }

  @Test("a unit without a symbol goes by its name, in its number")
  func noSymbol() throws {
    let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    let ladles = Kit(decimalIn: ladle)
    #expect(Amount(2, ladle).formatted(.symbols, kit: ladles) == "2 ladles")
    #expect(Amount(1, ladle).formatted(.symbols, kit: ladles) == "1 ladle")
  }

  @Test("a style and its options tell what they are")
  func optionDescriptions() {
    #expect(PresentationStyle.usual.description == "usual")
    #expect(
      PresentationStyle.vulgar.units(.symbol).language(.german).description
        == "fractions vulgar, units symbol, language de")
    #expect(
      PresentationStyle(fractions: .decimal(places: 2), joiner: .custom(" & ")).description
        == "fractions decimal(places: 2), joiner ' & '")
    #expect(PresentationStyle.iso8601.description == "form ISO 8601")
    let words = PresentationLanguage.UnitWords(one: "Tasse", other: "Tassen")
    #expect(words.description == "Tasse, Tassen")
  }

  @Test("a presentation is described in the usual style")
  func presentations() {
    #expect((2.hours + 30.minutes).presented().description == "2 hours 30 minutes")
  }
}
