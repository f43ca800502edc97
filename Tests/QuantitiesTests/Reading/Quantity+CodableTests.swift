import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Encoding and decoding")
struct CodableTests {
  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("a unit type is a plain number in its unit")
  func unitTypes() throws {
    #expect(try encode(Minutes(45)) == "45")
    #expect(try encode(1.5.minutes) == "\"3/2\"")
    #expect(try encode(["rest": 1.hours]) == "{\"rest\":1}")
    #expect(try encode((-2).cups) == "-2")
  }

  @Test("an amount is its exact value and its unit")
  func amounts() throws {
    #expect(try encode(Amount(1.5.cups)) == #"{"unit":"cup","value":"3/2"}"#)
    #expect(try encode(Amount(2.imperialPints)) == #"{"unit":"imperial pint","value":2}"#)
  }

  @Test(
    "numbers and strings are read",
    arguments: [
      ("45", Fraction(45)), ("1.5", Fraction(3, 2)), ("\"3/2\"", Fraction(3, 2)),
      ("\"1 1/2\"", Fraction(3, 2)), ("\"-0.1\"", Fraction(-1, 10)), ("0.1", Fraction(1, 10)),
    ])
  func decoding(text: String, value: Fraction) throws {
    #expect(try decode(Minutes.self, text) == Minutes(value))
    let amount = try decode(Amount<TimeKind>.self, "{\"value\":\(text),\"unit\":\"mins\"}")
    #expect(amount == Minutes(value))
    #expect(amount.unit == .minute)
  }

  @Test(
    "what is malformed is refused, with its place",
    arguments: [
      (#"{"value":1,"unit":"fathom"}"#, "unit"), (#"{"value":"x","unit":"h"}"#, "value"),
      (#"{"value":1,"unit":"cup"}"#, "unit"), (#"{"value":true,"unit":"h"}"#, "value"),
      (#"{"value":"99999999999999999999999999999999999999","unit":"h"}"#, "value"),
      (#"{"value":1e300,"unit":"h"}"#, "value"),
    ])
  func malformed(text: String, key: String) {
    let error = #expect(throws: DecodingError.self) { try decode(Amount<TimeKind>.self, text) }
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context):
      #expect(context.codingPath.map(\.stringValue) == [key])
    default:
      Issue.record("\(String(describing: error))")
    }
  }

  @Test(
    "a style of more digits than a decimal has is refused",
    arguments: [
      ("digits", 0), ("digits", 39), ("digits", -1), ("places", -1), ("places", 39),
      ("places", Int.max),
    ])
  func digits(name: String, count: Int) throws {
    let style = try encode(PresentationStyle(fractions: .decimal(places: 7)))
    #expect(try decode(PresentationStyle.self, style).fractions == .decimal(places: 7))
    let other = style.replacing(#""places":{"_0":7}"#, with: #""\(name)":{"_0":\(count)}"#)
    #expect(other != style)
    #expect(throws: DecodingError.self) { try decode(PresentationStyle.self, other) }
  }

  @Test("what is encoded decodes as the same")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let ticks = Int128(truncatingIfNeeded: random.next()) << Int128(random.next() % 60)
      for unit in [MeasurementUnit<VolumeKind>.cup, .imperialPint, .milliliter, .bushel] {
        let amount = Amount<VolumeKind>(ticks: Ticks(ticks), unit: unit)
        let back = try decode(Amount<VolumeKind>.self, encode(amount))
        #expect(back == amount && back.unit == unit, "\(amount), seed \(random.seed)")
        #expect(try decode(Cups.self, encode(Cups(amount))) == amount, "seed \(random.seed)")
      }
    }
  }

  @Test("units of one's own decode through the decoder's vocabulary")
  func vocabulary() throws {
    let stick = MeasurementUnit(8, .tablespoon, name: "stick")
    let text = try encode(Amount(2, stick))
    #expect(text == #"{"unit":"stick","value":2}"#)
    let decoder = JSONDecoder()
    #expect(throws: DecodingError.self) {
      try decoder.decode(Amount<VolumeKind>.self, from: Data(text.utf8))
    }
    decoder.userInfo[.vocabulary] = Vocabulary.standard.adding([stick])
    #expect(try decoder.decode(Amount<VolumeKind>.self, from: Data(text.utf8)) == 1.cups)
  }
}
