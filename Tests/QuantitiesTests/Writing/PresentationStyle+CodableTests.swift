import Foundation
import Quantities
import Testing

/// Encoded styles, whose names and numbers must not change.
@Suite("Encoded styles")
struct PresentationStyleCodableTests {
  @Test("a style is the choices of its options")
  func usual() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(PresentationStyle.usual), as: UTF8.self)
    #expect(
      text == #"{"approximation":{"choice":"tilde"},"form":{"choice":"parts"},"#
        + #""fractions":{"choice":{"ascii":{}}},"joiner":{"choice":{"usual":{}}},"#
        + #""language":"en-US","markup":{"choice":"plain"},"sign":{"choice":"hyphen"},"#
        + #""spacing":{"choice":"space"},"units":{"choice":{"name":{}}}}"#)
  }

  @Test(
    "each option has its place",
    arguments: [
      ("form", #""ISO 8601""#, .iso8601), ("form", #""clock""#, .clock),
      ("form", #""clock(hourMinute)""#, .clock(.hourMinute)),
      ("form", #""clock(minuteSecond)""#, .clock(.minuteSecond)),
      ("form", #""clock(timer)""#, .clock(.timer)),
      ("fractions", #"{"vulgar":{}}"#, .vulgar),
      ("fractions", #"{"words":{}}"#, .usual.fractions(.words)),
      ("fractions", #"{"digits":{"_0":3}}"#, .usual.fractions(.decimal(digits: 3))),
      ("fractions", #"{"places":{"_0":2}}"#, .usual.fractions(.decimal(places: 2))),
      ("units", #"{"symbol":{}}"#, .symbols),
      ("units", #"{"custom":{"_0":{"cup":"mug"}}}"#, .usual.units(.custom(["cup": "mug"]))),
      ("joiner", #"{"custom":{"_0":"; "}}"#, .usual.joiner(.custom("; "))),
      ("approximation", #""about""#, .usual.approximation(.about)),
      ("sign", #""always""#, .usual.sign(.always)),
      ("spacing", #""narrowNoBreak""#, .usual.spacing(.narrowNoBreak)),
      ("markup", #""latex""#, .usual.markup(.latex)),
    ] as [(String, String, PresentationStyle)])
  func options(name: String, choice: String, style: PresentationStyle) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(style), as: UTF8.self)
    #expect(text.contains("\"\(name)\":{\"choice\":\(choice)}"))
    #expect(try JSONDecoder().decode(PresentationStyle.self, from: Data(text.utf8)) == style)
  }

  @Test("a system is encoded by its name if there is one, and what had none still decodes")
  func system() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for system in MeasurementSystem.all {
      let style = PresentationStyle.usual.system(system)
      let text = String(decoding: try encoder.encode(style), as: UTF8.self)
      #expect(text.contains("\"system\":\"\(system.name)\""))
      #expect(try JSONDecoder().decode(PresentationStyle.self, from: Data(text.utf8)) == style)
    }
    let usual = String(decoding: try encoder.encode(PresentationStyle.usual), as: UTF8.self)
    #expect(!usual.contains("system"))
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([MeasurementSystem].self, from: Data("[\"avoirdupois\"]".utf8))
    }
    #expect("\(error as Any)".contains("expected the name of a system, found 'avoirdupois'"))
  }

  @Test("a language of one's own is all its data")
  func language() throws {
    let text = """
      {"about": "ongeveer", "conjunction": {"last": " en ", "middle": ", ", "pair": " en "},
      "decimalMark": ",", "fractions": {"choice": "asDecimal"}, "identifier": "nl", "minus": "min",
      "names": {"cup": {"names": ["one", "kop", "other", "koppen"], "symbol": "k"}}, "per": "per",
      "plurals": {"cases": [{"category": "one", "condition": "i = 1 and v = 0"}]}, "to": "tot"}
      """
    let dutch = PresentationLanguage(
      "nl", plurals: .english, fractions: .asDecimal, decimalMark: ",", and: "en", to: "tot",
      about: "ongeveer", minus: "min",
      names: ["cup": .init(one: "kop", other: "koppen", symbol: "k")])
    #expect(try JSONDecoder().decode(PresentationLanguage.self, from: Data(text.utf8)) == dutch)
    let metric = text.dropLast() + #","system":"metric"}"#
    let copy = try JSONDecoder().decode(PresentationLanguage.self, from: Data(metric.utf8))
    #expect(copy.system == .metric)
    #expect(copy != dutch)
  }
}
