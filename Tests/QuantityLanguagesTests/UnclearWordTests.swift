import Quantities
import QuantityLanguages
import Testing

/// Names in CLDR that are ambiguous.
@Suite struct UnclearWordTests {
  @Test(arguments: [
    // The dessertspoon's abbreviation is the name of the teaspoon.
    ("hr", "2 žličice", "2 metric teaspoons"), ("hr", "2 desertne žličice", "2 dessertspoons"),
    // The German teaspoon is accepted in all other languages.
    ("to", "2 tl", "2 deciliters"), ("nn", "2 TL", "2 metric teaspoons"),
    ("lkt", "okó 2 3-čháŋ", "17 days"),
    ("syr", "1 ܫܒܘܥܐ ܘܚܕ ܝܘܡܐ ܘ18 ܫ̈ܥܐ", "210 hours"),
    ("nqo", "߃،߇߁߁ lb", "3711 pounds"),
    ("en-ZA", "11\u{A0}957⅔ lb", "11957 2/3 lb"),
  ])
  func isRead(tag: String, text: String, meaning: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let read = try AnyAmount(text, vocabulary: .standard(for: .metric, language: language))
    #expect(try read == AnyAmount(meaning))
  }

  @Test(arguments: [
    // A full name that contains a sign of the grammar.
    ("am", PresentationStyle.Units.name, "2 gallons", "2 ጋሎን"),
    ("gaa", .name, "250 ms", "sm 250"),
    // A narrow name that is empty or an article.
    ("zu", .narrow, "1 day", "1 usuku"), ("ee", .narrow, "8 minutes", "aɖabaƒoƒo 8"),
    // Or one of another unit without its qualifier.
    ("zh-Hant-HK", .narrow, "2 metric cups", "2 公制量杯"),
    // Parts separated by a hyphen.
    ("my", .name, "3 h 38 min 15 s", "၃ နာရီနှင့် ၃၈ မိနစ်နှင့် ၁၅ စက္ကန့်"),
  ])
  func isWrittenAnotherWay(
    tag: String, units: PresentationStyle.Units, amount: String, text: String
  ) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let style = PresentationStyle(units: units, language: language)
    #expect(try AnyAmount(amount).presented().formatted(style) == text)
  }
}
