import Quantities
import QuantityLanguages
import Testing

@Suite struct LanguageTagTests {
  /// Tags, and the language that each finds.
  @Test(arguments: [
    ("fr", "fr"), ("FR", "fr"), ("fr-FR", "fr"), ("fr-XX", "fr"), ("fr-CA", "fr-CA"),
    ("fr_ca", "fr-CA"), ("fr-Latn-CA", "fr-CA"), ("fr-CA-u-ca-gregory", "fr-CA"),
    ("fr-CA-x-mine", "fr-CA"), ("fr_CA.UTF-8", "fr-CA"), ("de_DE@euro", "de"),
    ("de-AT", "de"), ("de-LI", "de-LI"), ("de-DE-1996", "de"), ("pt", "pt"), ("pt-BR", "pt"),
    ("pt-PT", "pt-PT"),
    ("pt-AO", "pt-PT"), ("es-MX", "es-MX"), ("es-419", "es-419"), ("es-PR", "es-419"),
    ("zh", "zh"), ("zh-CN", "zh"), ("zh-Hans-CN", "zh"), ("zh-TW", "zh-Hant"),
    ("zh-Hant", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"),
    ("zh-SG", "zh-Hans-SG"), ("zh-yue", "yue"), ("cmn-TW", "zh-Hant"),
    ("sr", "sr"), ("sr-RS", "sr"), ("sr-Latn", "sr-Latn"), ("sr-Latn-RS", "sr-Latn"),
    ("sr-ME", "sr-Latn"), ("sh", "sr-Latn"), ("uz-Cyrl", "uz-Cyrl"), ("iw", "he"), ("in-ID", "id"),
    ("nb", "no"), ("nb-NO", "no"), ("nn", "nn"), ("tl", "fil"), ("deu", "de"), ("ger-CH", "de-CH"),
    ("en", "en-US"), ("en-US", "en-US"), ("en-PH", "en-US"), ("en-GB", "en-GB"), ("en-IE", "en-GB"),
    ("en-XX", "en-GB"), ("en-001", "en-GB"), ("EN_gb", "en-GB"), ("en-AU", "en-AU"),
    ("en-ZA", "en-GB"), ("en-US-posix", "en-US"),
  ])
  func tagsNameLanguages(tag: String, identifier: String) {
    #expect(PresentationLanguage(tag: tag)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "-", "_", "d", "de-", "-de", "de--AT", "tlh", "deutsch", "d\u{0}e", "dé", "und", "root",
    "C",
    "POSIX", "i-klingon", "x-mine", "de-Cyrl", "english", "123", "u-nu-latn",
    String(repeating: "de-", count: 100_000),
  ])
  func otherTagsNameNone(tag: String) {
    #expect(PresentationLanguage(tag: tag) == nil)
  }

  @Test func allTagsNameLanguages() {
    let tags = PresentationLanguage.tags
    #expect(tags.count > 600)
    #expect(tags == tags.sorted())
    #expect(tags.filter { PresentationLanguage(tag: $0) == nil } == [])
  }

  @Test func englishIsTheLibrarysOwn() {
    #expect(PresentationLanguage(tag: "en") == .english)
    #expect(PresentationLanguage(tag: "en-NZ") == .britishEnglish)
    #expect(PresentationLanguage(tag: "en-AU") == .australianEnglish)
    #expect(PresentationLanguage(tag: "en-ZA")?.decimalMark == ",")
    #expect(PresentationLanguage(tag: "en-ZA")?.system == .imperial)
  }

  /// Amounts in languages, each with what else its tag can say.
  @Test(arguments: [
    ("fr", "2 tasses"), ("ru", "2 стакана"), ("ar-EG", "كوبان"), ("sw", "vikombe 2"),
    ("de", "2 Tassen"), ("fr-CA", "2 tasses"), ("hi-u-nu-deva", "२ कप"), ("hi", "2 कप"),
  ])
  func twoCups(tag: String, text: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    #expect(2.cups.formatted(PresentationStyle(language: language)) == text)
  }

  /// What CLDR doesn't name has the library's word of that language, or else the English one.
  @Test func whatHasNoWordKeepsTheLibrarys() throws {
    let german = try #require(PresentationLanguage(tag: "de-CH"))
    #expect(2.dashes.formatted(PresentationStyle(language: german)) == "2 Spritzer")
    let swedish = try #require(PresentationLanguage(tag: "sv"))
    #expect(2.dashes.formatted(PresentationStyle(language: swedish)) == "2 dashes")
  }

  @Test func threadsFindTheSame() async throws {
    let tags = PresentationLanguage.tags
    let found = await withTaskGroup(of: [PresentationLanguage].self) { group in
      for _ in 0..<4 {
        group.addTask { tags.compactMap { PresentationLanguage(tag: $0) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.allSatisfy { $0 == found[0] })
  }
}
