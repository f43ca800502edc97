import Foundation
import Quantities
import TestSupport
import Testing

/// Languages with an order of numbers and units unlike English, each with a few of CLDR's patterns.
enum PatternLanguages {
  typealias Words = PresentationLanguage.UnitWords

  static let french = PresentationLanguage(
    "fr-CA", plurals: .french, fractions: .asDecimal, decimalMark: ",", and: "et", to: "à",
    about: "environ", minus: "moins", per: "{0} par {1}",
    names: [
      "cup": Words(
        patterns: [.one: "{0} tasse", .other: "{0} tasses"], short: [.other: "{0} tas."],
        narrow: [.other: "{0}tas"]),
      "kilogram": Words(patterns: [.other: "{0}\u{A0}kilos"], short: [.other: "{0}\u{202F}kg"]),
      "gram": Words(
        patterns: [.one: "{0} gramme", .other: "{0} grammes"], short: [.other: "{0}\u{A0}g"]),
    ])

  static let swahili = PresentationLanguage(
    "sw", plurals: .english, decimalMark: ".", and: "na", to: "hadi", about: "takriban",
    names: [
      "cup": Words(
        patterns: [.one: "kikombe {0}", .other: "vikombe {0}"], short: [.other: "vikombe {0}"]),
      "cubic meter": Words(patterns: [.one: "mita {0} ya ujazo", .other: "mita {0} za ujazo"]),
    ])

  static let japanese = PresentationLanguage(
    "ja", plurals: .invariable, decimalMark: ".", and: "と", to: "{0}から{1}まで", about: "{0}くらい",
    minus: "マイナス", per: "{1}あたり{0}",
    names: [
      "tablespoon": Words(patterns: [.other: "大さじ {0}"]),
      "cup": Words(patterns: [.other: "{0} カップ"]), "hour": Words(patterns: [.other: "{0} 時間"]),
      "gram": Words(patterns: [.other: "{0} グラム"]),
    ])

  private static let waw = PresentationLanguage.ListPattern(
    two: "{0} و{1}", start: "{0} و{1}", end: "{0} و{1}")

  static let arabic = PresentationLanguage(
    "ar-EG", plurals: .arabic, fractions: .asDecimal, decimalMark: "٫", and: "و", to: "إلى",
    about: "حوالي", minus: "ناقص", per: "{0} لكل {1}",
    names: [
      "cup": Words(
        patterns: [
          .zero: "{0} كوب", .one: "كوب", .two: "كوبان", .few: "{0} أكواب", .many: "{0} كوبًا",
          .other: "{0} كوب",
        ]),
      "hour": Words(
        patterns: [
          .one: "ساعة", .two: "ساعتان", .few: "{0} ساعات", .many: "{0} ساعة", .other: "{0} ساعة",
        ]),
      "minute": Words(
        patterns: [
          .one: "دقيقة", .two: "دقيقتان", .few: "{0} دقائق", .many: "{0} دقيقة",
          .other: "{0} دقيقة",
        ]),
      "gram": Words(patterns: [.other: "{0} غرام"]),
    ],
    numerals: .init(zero: "٠", grouping: "٬", minus: "\u{61C}-", plus: "\u{61C}+"), lists: waw,
    parts: .init(long: waw), isRightToLeft: true)

  private static let hebrewPlurals =
    (try? PluralRule([.one: "i = 1 and v = 0 or i = 0 and v != 0", .two: "i = 2"])) ?? .invariable

  static let hebrew = PresentationLanguage(
    "he", plurals: hebrewPlurals,
    fractions: .asDecimal, decimalMark: ".", and: "ו", to: "עד", about: "בערך",
    names: [
      "cup": Words(patterns: [.one: "כוס", .two: "שתי כוסות", .other: "{0} כוסות"])
    ],
    numerals: .init(minus: "\u{200E}-", plus: "\u{200E}+"), isRightToLeft: true)

  static let hindi = PresentationLanguage(
    "hi", plurals: .invariable, decimalMark: ".", and: "और", to: "से", about: "लगभग",
    names: ["gram": Words(patterns: [.other: "{0} ग्राम"])],
    numerals: .init(zero: "०", grouping: ",", secondGroup: 2))

  static let all = [french, swahili, japanese, arabic, hebrew, hindi]
}

@Suite("Patterns of languages")
struct LanguagePatternTests {
  private static let plain = PresentationStyle.usual.system(.us)

  @Test(
    "a number stands where the pattern has it",
    arguments: [
      ("1 cup", PatternLanguages.french, "1 tasse"),
      ("2 cups", PatternLanguages.french, "2 tasses"),
      ("1 1/2 cups", PatternLanguages.french, "1 1/2 tasse"),
      ("2 kg", PatternLanguages.french, "2\u{A0}kilos"),
      ("1 cup", PatternLanguages.swahili, "kikombe 1"),
      ("2 1/2 cups", PatternLanguages.swahili, "vikombe 2 1/2"),
      ("2 tbsp", PatternLanguages.japanese, "大さじ 2"),
      ("7 tsp", PatternLanguages.japanese, "大さじ 2 + 1 teaspoon"),
      ("0 cups", PatternLanguages.arabic, "٠ كوب"), ("1 cup", PatternLanguages.arabic, "كوب"),
      ("2 cups", PatternLanguages.arabic, "كوبان"), ("3 cups", PatternLanguages.arabic, "٣ أكواب"),
      ("11 cups", PatternLanguages.arabic, "١١ كوبًا"),
      ("100 cups", PatternLanguages.arabic, "١٠٠ كوب"),
      ("1/2 cup", PatternLanguages.arabic, "١/٢ كوب"),
      ("1 1/2 cups", PatternLanguages.arabic, "١\u{A0}١/٢ كوب"),
      ("-1 cup", PatternLanguages.arabic, "\u{61C}-١ كوب"),
      ("-2 cups", PatternLanguages.arabic, "\u{61C}-٢ كوب"),
      ("1.5 g", PatternLanguages.arabic, "١٫٥ غرام"),
      ("90 min", PatternLanguages.arabic, "ساعة و٣٠ دقيقة"),
      ("1 cup", PatternLanguages.hebrew, "כוס"), ("1/2 cup", PatternLanguages.hebrew, "1/2 כוס"),
      ("2 cups", PatternLanguages.hebrew, "שתי כוסות"),
      ("-2 cups", PatternLanguages.hebrew, "\u{200E}-2 כוסות"),
      ("2 1/2 cups", PatternLanguages.hebrew, "2\u{A0}1/2 כוסות"),
      ("12 g", PatternLanguages.hindi, "१२ ग्राम"),
    ])
  func numbers(text: String, language: PresentationLanguage, expected: String) throws {
    #expect(try AnyAmount(text).formatted(Self.plain.language(language)) == expected)
  }

  @Test("a number stands between the words of a pattern")
  func between() {
    let shown = 2.cubicMeters.presented(kit: Kit(decimalIn: .cubicMeter))
    #expect(shown.formatted(.usual.language(PatternLanguages.swahili)) == "mita 2 za ujazo")
  }

  @Test("a style's space takes the place of that of a pattern, where it has one")
  func spacing() {
    let symbols = PresentationStyle.symbols.language(PatternLanguages.french)
    let narrow = symbols.units(.narrow)
    #expect(2.kilograms.formatted(symbols) == "2\u{202F}kg")
    #expect(2.kilograms.formatted(symbols.spacing(.none)) == "2kg")
    #expect(2.kilograms.formatted(symbols.spacing(.noBreak)) == "2\u{A0}kg")
    #expect(2.kilograms.formatted(symbols.markup(.html)) == "2&#8239;kg")
    #expect(2.cups.formatted(symbols.spacing(.noBreak)) == "2\u{A0}tas.")
    #expect(2.cups.formatted(narrow) == "2tas")
    #expect(2.cups.formatted(narrow.spacing(.noBreak)) == "2tas")
    #expect(
      2.cups.formatted(.usual.language(PatternLanguages.swahili).spacing(.none)) == "vikombe 2")
  }

  @Test("words around amounts stand where their patterns have them")
  func words() throws {
    let japanese = PresentationStyle.usual.approximation(.about).language(PatternLanguages.japanese)
    #expect(2.cups.presented().approximated().formatted(japanese) == "2 カップくらい")
    #expect(Presenter<VolumeKind>().present(2.cups...3.cups).formatted(japanese) == "2から3 カップまで")
    #expect((120.grams / 1.cups).formatted(japanese) == "カップあたり120 グラム")
    #expect(
      (120.grams / 1.cups).formatted(.usual.language(PatternLanguages.french))
        == "120 grammes par tasse")
    #expect((-2).cups.formatted(japanese.sign(.word)) == "マイナス 2 カップ")
    let arabic = PresentationStyle.usual.language(PatternLanguages.arabic)
    // Not `١ إلى كوبان`: a number must follow the first end.
    #expect(Presenter<VolumeKind>().present(1.cups...2.cups).formatted(arabic) == "١ إلى ٢ كوب")
    #expect(90.minutes.formatted(.clock.language(PatternLanguages.arabic)) == "١:٣٠:٠٠")
    #expect(90.minutes.formatted(.iso8601.language(PatternLanguages.arabic)) == "PT1H30M")
  }

  @Test(
    "digits come in groups where a style wants them",
    arguments: [
      (PresentationLanguage.english, 1234, "1,234 grams"), (.english, 999, "999 grams"),
      (.english, 1_234_567, "1,234,567 grams"), (.german, 12345, "12.345 Gramm"),
      (.french, 12345, "12\u{202F}345 grammes"),
      (PresentationLanguage.german.decimalMark("."), 12345, "12,345 Gramm"),
      (PatternLanguages.hindi, 1_234_567, "१२,३४,५६७ ग्राम"),
      (PatternLanguages.arabic, 1_234_567, "١٬٢٣٤٬٥٦٧ غرام"),
      (
        PresentationLanguage(
          "es", plurals: .english, decimalMark: ",", and: "y", to: "a", about: "unos",
          names: ["gram": .init(other: "gramos")],
          numerals: .init(grouping: "\u{A0}", leastDigitsBeforeGroup: 2)), 1234, "1234 gramos"
      ),
    ])
  func groups(language: PresentationLanguage, count: Int, expected: String) {
    let shown = count.grams.presented(in: .gram)
    #expect(shown.formatted(.usual.grouping(.usual).language(language)) == expected)
  }

  @Test("runs joined are the text, and languages and styles survive encoding")
  func laws() throws {
    let styles = PresentationStyleTests.table.map(\.style)
    for language in PatternLanguages.all {
      let data = try JSONEncoder().encode(language)
      #expect(try JSONDecoder().decode(PresentationLanguage.self, from: data) == language)
      for style in styles.flatMap({ [$0, $0.grouping(.usual)] }).map({ $0.language(language) }) {
        for amount in ["1 1/2 cups", "7 tsp", "-2 cups", "90 min", "1.5 g", "0 g", "1234567 g"] {
          let shown = try AnyAmount(amount).quantity
          func check(_ quantity: some Quantity) {
            let shown = quantity.presented()
            let text = shown.runs(style).map(\.text).joined()
            #expect(text == shown.formatted(style), "\(amount) in \(style)")
          }
          check(shown)
        }
      }
    }
    let style = PresentationStyle.vulgar.grouping(.usual)
    #expect(style.description == "fractions vulgar, grouping usual")
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(PresentationStyle.self, from: data) == style)
  }
}
