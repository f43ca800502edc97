import Quantities
import QuantityLanguages
import Testing

@Suite("Nouns after fractions")
struct FractionAgreementTests {
  private typealias Words = PresentationLanguage.UnitWords

  /// A few of CLDR's rules and forms, independent of the module's data.
  private static let languages: [String: PresentationLanguage] = [
    "ru": language(
      "ru", .russian,
      [.one: "{0} стакан", .few: "{0} стакана", .many: "{0} стаканов", .other: "{0} стакана"]),
    "pl": language(
      "pl", .polish,
      [.one: "{0} szklanka", .few: "{0} szklanki", .many: "{0} szklanek", .other: "{0} szklanki"]),
    "hr": language(
      "hr", croatian, [.one: "{0} šalica", .few: "{0} šalice", .other: "{0} šalica"]),
    "sv": language("sv", .english, [.one: "{0} kopp", .other: "{0} koppar"]),
    "es": language("es", .english, [.one: "{0} taza", .other: "{0} tazas"]),
    "ro": language("ro", romanian, [.one: "{0} cană", .few: "{0} căni", .other: "{0} de căni"]),
    "pt": language("pt", .french, [.one: "{0} xícara", .other: "{0} xícaras"]),
    "fi": language("fi", .english, [.one: "{0} kuppi", .other: "{0} kuppia"]),
    "ar": language(
      "ar", .arabic, [.one: "كوب", .two: "كوبان", .few: "{0} أكواب", .other: "{0} كوب"]),
  ]
  private static let croatian = rule([
    .one: "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11",
    .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14",
  ])
  private static let romanian = rule([
    .one: "i = 1 and v = 0", .few: "v != 0 or n = 0 or n != 1 and n % 100 = 1..19",
  ])

  private static func rule(_ conditions: KeyValuePairs<PluralRule.Category, String>) -> PluralRule {
    (try? PluralRule(conditions)) ?? .invariable
  }

  private static func language(
    _ tag: String, _ plurals: PluralRule, _ cups: [PluralRule.Category: String]
  ) -> PresentationLanguage {
    PresentationLanguage(
      tag, plurals: plurals, fractions: .of(language: tag) ?? .singularUpToOne, decimalMark: ",",
      and: "+", to: "–",
      about: "≈", names: ["cup": Words(patterns: cups)])
  }

  @Test(
    "languages of CLDR have them",
    arguments: [
      ("ru", PresentationLanguage.FractionAgreement.asDecimal), ("sr-Latn", .form(.few)),
      ("sv-FI", .singularBelowTwo), ("ro", .singularUpToOne), ("fr-CA", .asDecimal),
      ("it", .singularUpToOne),
    ])
  func tags(tag: String, agreement: PresentationLanguage.FractionAgreement) throws {
    #expect(try #require(PresentationLanguage(tag: tag)).data.fractions == agreement)
  }

  @Test(
    "they stand in the form that cooks write",
    arguments: [
      ("ru", "1/2 стакана", "1 стакан", "1 1/2 стакана", "2 1/2 стакана", "5 1/2 стакана"),
      ("pl", "1/2 szklanki", "1 szklanka", "1 1/2 szklanki", "2 1/2 szklanki", "5 1/2 szklanki"),
      ("hr", "1/2 šalice", "1 šalica", "1 1/2 šalice", "2 1/2 šalice", "5 1/2 šalice"),
      ("sv", "1/2 kopp", "1 kopp", "1 1/2 kopp", "2 1/2 koppar", "5 1/2 koppar"),
      ("es", "1/2 taza", "1 taza", "1 1/2 tazas", "2 1/2 tazas", "5 1/2 tazas"),
      ("ro", "1/2 cană", "1 cană", "1 1/2 căni", "2 1/2 căni", "5 1/2 căni"),
      ("pt", "1/2 xícara", "1 xícara", "1 1/2 xícara", "2 1/2 xícaras", "5 1/2 xícaras"),
      ("fi", "1/2 kuppia", "1 kuppi", "1 1/2 kuppia", "2 1/2 kuppia", "5 1/2 kuppia"),
      ("ar", "1/2 كوب", "كوب", "1 1/2 كوب", "2 1/2 كوب", "5 1/2 كوب"),
    ])
  func forms(
    tag: String, half: String, one: String, more: String, two: String, five: String
  ) throws {
    let style = PresentationStyle.usual.language(try #require(Self.languages[tag])).system(.us)
    let written = [0.5, 1, 1.5, 2.5, 5.5].map { $0.cups.formatted(style) }
    #expect(written == [half, one, more, two, five])
  }
}
