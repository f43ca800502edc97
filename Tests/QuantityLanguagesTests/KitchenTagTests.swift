import Quantities
import QuantityLanguages
import Testing

@Suite("Kitchens by tags")
struct KitchenTagTests {
  @Test(
    "a region has its kitchen, and a language that of where it is at home",
    arguments: [
      ("US", "us", "en en-US es-US en_US_POSIX es-PR haw"), ("GB", "uk", "en-GB cy gd en_IM"),
      ("AU", "au", "en-AU"), ("CA", "canadian", "fr-CA en-CA"), ("IN", "indian", "hi en-IN ta"),
      ("JP", "japanese", "ja en-JP"), ("SE", "swedish", "sv sv-FI fi is"),
      ("DK", "danish", "da fo"), ("NO", "norwegian", "nb no nn"),
      ("DE", "german", "de de-CH de-AT-1901 hsb"), ("FR", "french", "fr fr-BE br"),
      ("ES", "spanish", "es ca eu"), ("IT", "italian", "it it-SM"), ("NL", "dutch", "nl fy"),
      ("PL", "polish", "pl"), ("RU", "russian", "ru be"), ("NZ", "metric-kitchen", "mi en-ZA"),
      ("BR", "metric", "pt pt-PT es-MX zh-Hant-TW tlh en-001 es-419"),
    ])
  func kitchens(region: String, kitchen: String, tags: String) {
    for tag in ["und-\(region)"] + tags.split(separator: " ").map(String.init) {
      #expect(Kitchen(tag: tag)?.name == kitchen, "\(tag)")
    }
  }

  @Test("what is no tag has none", arguments: ["", "d", "de--AT", "no tag"])
  func noTags(text: String) { #expect(Kitchen(tag: text) == nil) }

  @Test("every tag of a language has one, and every kitchen of a region a tag")
  func all() {
    let found = Set(PresentationLanguage.tags.compactMap { Kitchen(tag: $0)?.name })
    #expect(PresentationLanguage.tags.allSatisfy { Kitchen(tag: $0) != nil })
    let ofNoRegion: Set = ["us-liquid", "us-bar", "pounds", "stone", "clock"]
    #expect(found == Set(Kitchen.all.map { $0.name }).subtracting(ofNoRegion))
  }
}
