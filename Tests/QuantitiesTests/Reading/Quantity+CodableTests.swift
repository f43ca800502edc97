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
      (#"{"value":1e300,"unit":"h"}"#, "value"), (#"{"value":"1 3/2","unit":"h"}"#, "value"),
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
    "integers of any size decode exactly, or are refused",
    arguments: [
      ("9007199254740993", "9007199254740993"), ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"),
      ("9223372036854775808", "9223372036854775808"),
      ("18446744073709551615", "18446744073709551615"),
      ("18446744073709551617", "18446744073709551617"),
      ("12345678901234567890123", "12345678901234567890123"),
      ("\"12345678901234567890123\"", "12345678901234567890123"),
      ("340282366920938463463374607431768211455", nil), ("9223372036854775807.5", nil),
      ("99999999999999999999999999999999999999999999999999", nil), ("1e300", nil),
    ])
  func integers(text: String, value: String?) throws {
    // A nanogram has few ticks, so large numbers fit.
    let json = "{\"value\":\(text),\"unit\":\"nanogram\"}"
    if let amount = try? decode(Amount<MassKind>.self, json) {
      #expect(amount.exactValue.description == value)
    } else {
      // Any refused number can be written as a string instead.
      let isString = text.hasPrefix("\"")
      #expect(value == nil || !isString)
      let error = #expect(throws: DecodingError.self) { try decode(Amount<MassKind>.self, json) }
      #expect(error.map { "\($0)".contains("found") } == true, "\(String(describing: error))")
    }
  }

  @Test("the least numerators come back, though they have no positive twin")
  func leastNumerators() throws {
    let fractions = [
      Fraction(numerator: .min, denominator: 1), Fraction(numerator: .min, denominator: 3),
      Fraction(numerator: .min, denominator: .max), Fraction(numerator: .max, denominator: 1),
    ]
    for fraction in fractions {
      #expect(try decode(Fraction.self, encode(fraction)) == fraction)
    }
    for text in ["0", "/0", "/-3", "/x", ".5", "/"] {
      let json = "\"\(Int128.min)\(text)\""
      #expect(throws: DecodingError.self) { try decode(Fraction.self, json) }
    }
  }

  @Test("integers of property lists decode exactly")
  func propertyLists() throws {
    for count in [UInt64.max, UInt64(Int64.max) + 2, (1 << 53) + 1] as [UInt64] {
      let list = try PropertyListEncoder().encode(["rest": count])
      let decoded = try PropertyListDecoder().decode([String: Nanograms].self, from: list)
      #expect(decoded["rest"]?.exactValue(in: .nanogram).description == "\(count)")
    }
    let real = try PropertyListEncoder().encode(["rest": 1e22])
    let error = #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode([String: Nanograms].self, from: real)
    }
    #expect("\(String(describing: error))".contains("found 1e+22, which may have lost digits"))
  }

  @Test(
    "what is too small is refused, and the message says what was found",
    arguments: [
      ("1e-25", "found 1e-25 milligrams: the value is too small"),
      ("1e-300", "found 1e-300, which is too small"),
      ("\"1/99999999999999999999999\"", "too small"),
      ("\"1e-40\"", "the number '1e-40' is too small"), ("true", "bool"),
      (
        "\"99999999999999999999999999999999999999\"", "found 99999999999999999999999999999999999999"
      ),
    ])
  func refused(text: String, message: String) {
    let errors = [
      #expect(throws: DecodingError.self) { try decode(Milligrams.self, text) },
      #expect(throws: DecodingError.self) {
        try decode(Amount<MassKind>.self, "{\"value\":\(text),\"unit\":\"mg\"}")
      },
    ]
    for error in errors { #expect("\(String(describing: error))".contains(message)) }
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
    let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    let text = try encode(Amount(2, ladle))
    #expect(text == #"{"unit":"ladle","value":2}"#)
    let decoder = JSONDecoder()
    #expect(throws: DecodingError.self) {
      try decoder.decode(Amount<VolumeKind>.self, from: Data(text.utf8))
    }
    decoder.userInfo[.vocabulary] = Vocabulary.standard.adding([ladle])
    #expect(try decoder.decode(Amount<VolumeKind>.self, from: Data(text.utf8)) == 1.cups)
  }
}
