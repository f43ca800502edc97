import Quantities
import QuantityLanguages
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [("de-AT", "de"), ("EN_gb", "en-GB"), ("fr", "fr")])
  func tagsNameLanguages(tag: String, identifier: String) {
    #expect(PresentationLanguage(tag: tag)?.identifier == identifier)
  }

  @Test(arguments: ["", "-", "tlh", "deutsch", "d\u{0}e"])
  func otherTagsNameNone(tag: String) {
    #expect(PresentationLanguage(tag: tag) == nil)
  }
}
