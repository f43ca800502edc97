import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Languages")
struct PresentationLanguageTests {
  @Test(
    "amounts in four languages",
    arguments: [
      ("0 cups", "0 cups", "0 Tassen", "0 tasse"),
      ("1/2 cup", "1/2 cup", "1/2 Tasse", "1/2 tasse"),
      ("1 cup", "1 cup", "1 Tasse", "1 tasse"),
      ("1 1/2 cups", "1 1/2 cups", "1 1/2 Tassen", "1 1/2 tasse"),
      ("2 cups", "2 cups", "2 Tassen", "2 tasses"),
      ("2 1/2 cups", "2 1/2 cups", "2 1/2 Tassen", "2 1/2 tasses"),
      ("1.5 l", "1.5 litres", "1,5 Liter", "1,5 litre"),
      ("2.5 l", "2.5 litres", "2,5 Liter", "2,5 litres"),
      ("1 l", "1 litre", "1 Liter", "1 litre"),
      ("1.5 ml", "1.5 millilitres", "1,5 Milliliter", "1,5 millilitre"),
      ("5 g", "5 grams", "5 Gramm", "5 grammes"),
      (
        "7 tsp", "2 tablespoons + 1 teaspoon", "2 Esslöffel + 1 Teelöffel",
        "2 cuillères à soupe + 1 cuillère à café"
      ),
      ("90 min", "1 hour 30 minutes", "1 Stunde 30 Minuten", "1 heure 30 minutes"),
      ("1000000 cups", "1000000 cups", "1000000 Tassen", "1000000 tasses"),
      ("2 pennyweights", "2 pennyweights", "2 pennyweights", "2 pennyweights"),
    ])
  func amounts(text: String, british: String, german: String, french: String) throws {
    func formatted(_ quantity: some Quantity, _ language: PresentationLanguage) -> String {
      // In the system of the texts, so that names stay unqualified.
      quantity.formatted(.usual.language(language).system(.us))
    }
    let quantity = try AnyAmount(text).quantity
    #expect(formatted(quantity, .britishEnglish) == british)
    #expect(formatted(quantity, .german) == german)
    #expect(formatted(quantity, .french) == french)
  }

  @Test("symbols and the shortest symbols are the language's own")
  func symbols() {
    let day = 1.days + 90.minutes
    #expect(7.teaspoons.formatted(.symbols.language(.german)) == "2 EL + 1 TL")
    #expect(2.cups.formatted(.symbols.language(.french)) == "2 tasses")
    #expect(day.formatted(.symbols.language(.german)) == "1 Tg. 1 Std. 30 Min.")
    #expect(day.formatted(.compact.language(.german)) == "1Tg.1h30m")
    #expect(day.formatted(.compact.language(.french)) == "1j1h30min")
    #expect(day.formatted(.compact.language(.britishEnglish)) == "1d1h30m")
  }

  @Test("a language of one's own is data")
  func ownLanguage() throws {
    let polish = PresentationLanguage(
      "pl", plurals: .polish, fractions: .asDecimal, decimalMark: ",", and: "i", to: "do",
      about: "około",
      names: [
        "minute": .init(
          one: "minuta", other: "minuty", names: [.few: "minuty", .many: "minut"], symbol: "min",
          narrow: "m")
      ])
    let style = PresentationStyle(approximation: .about, language: polish)
    func minutes(_ count: Int) -> String {
      count.minutes.formatted(style, kit: Kit(decimalIn: .minute))
    }
    #expect(
      [1, 2, 5, 12, 22, 25].map(minutes)
        == ["1 minuta", "2 minuty", "5 minut", "12 minut", "22 minuty", "25 minut"])
    #expect(1.5.minutes.formatted(style, kit: Kit(decimalIn: .minute)) == "1,5 minuty")
    #expect((1.minutes / 7).formatted(style, kit: Kit(decimalIn: .minute)) == "około 0,14 minuty")
    #expect(polish != .german)
    let copy = try JSONDecoder().decode(
      PresentationLanguage.self, from: JSONEncoder().encode(polish))
    #expect(copy == polish)
    #expect(2.minutes.formatted(.usual.language(copy)) == "2 minuty")
  }

  @Test("what can be told from the rest of a language is not believed")
  func derived() throws {
    let dutch = PresentationLanguage(
      "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
      names: ["cup": .init(one: "kop", other: "koppen")])
    let text = String(decoding: try JSONEncoder().encode(dutch), as: UTF8.self)
    #expect(!text.contains("keeps"))
    let changed = "{\"keepsNames\":true,\"keepsSymbols\":true," + text.dropFirst()
    let copy = try JSONDecoder().decode(PresentationLanguage.self, from: Data(changed.utf8))
    #expect(copy == dutch)
    #expect(2.cups.formatted(.usual.language(copy)) == "2 koppen")
  }

  @Test("styles survive encoding", arguments: PresentationStyleTests.table.map(\.style))
  func coding(style: PresentationStyle) throws {
    for language in PresentationLanguage.all {
      let style = style.language(language)
      let data = try JSONEncoder().encode(style)
      #expect(try JSONDecoder().decode(PresentationStyle.self, from: data) == style)
    }
  }

  @Test("what is decoded is freed with its last copy, and the library's languages are not counted")
  func memory() throws {
    let data = try JSONEncoder().encode(
      PresentationLanguage(
        "xx", plurals: .english, decimalMark: ",", and: "a", to: "b", about: "c",
        names: ["cup": .init(other: "kopje")]))
    weak var storage: PresentationLanguage.Storage?
    do {
      var style = PresentationStyle.vulgar.language(
        try JSONDecoder().decode(PresentationLanguage.self, from: data))
      storage = style.language.owner
      #expect(storage != nil)
      #expect(1.5.cups.formatted(style) == "1½ kopje")
      style.language = style.language.decimalMark(".")
      #expect(1.5.cups.formatted(style.fractions(.decimal)) == "1.5 kopje")
    }
    #expect(storage == nil)
    for language in PresentationLanguage.all {
      #expect(language.owner == nil)
      #expect(language.decimalMark(Unicode.Scalar(language.decimalMark) ?? ".").owner == nil)
      let other = language.decimalMark("'")
      #expect(other.owner != nil && other != language && other.system == language.system)
      // Languages with the same data are equal, wherever it is stored.
      let copy = PresentationLanguage(language.data)
      #expect(copy.owner != nil && copy == language && copy.hashValue == language.hashValue)
      #expect(try JSONEncoder().encode(copy) == JSONEncoder().encode(language))
    }
  }

  @Test("a decimal mark is one character")
  func decimalMarks() throws {
    let dutch = PresentationLanguage(
      "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer", names: [:]
    )
    let text = String(decoding: try JSONEncoder().encode(dutch), as: UTF8.self)
    for mark in ["", "..", "1.000"] {
      let changed = text.replacing(#""decimalMark":",""#, with: #""decimalMark":"\#(mark)""#)
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(PresentationLanguage.self, from: Data(changed.utf8))
      }
      #expect("\(error as Any)".contains("expected one character as decimal mark"))
    }
  }

  @Test("a language that the library lacks is refused by name")
  func unknownLanguage() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PresentationLanguage].self, from: Data("[\"tlh\"]".utf8))
    }
    #expect("\(error as Any)".contains("unknown language 'tlh'"))
  }
}
