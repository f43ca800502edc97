import Foundation
import Quantities
import Testing

@Suite("Numbers for other programs")
struct NumberEncodingTests {
  private func encode(_ value: some Encodable, _ rule: NumberEncoding?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[.numberEncoding] = rule
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(
    "a value is exact text, a number that says it, or the nearest",
    arguments: [
      (Fraction(2), "2", "2", "2"), (Fraction(3, 2), #""3/2""#, "1.5", "1.5"),
      (Fraction(1, 10), #""1/10""#, "0.1", "0.1"),
      (Fraction(-1, 8), #""-1/8""#, "-0.125", "-0.125"),
      (Fraction(1, 3), #""1/3""#, nil, "0.3333333333333333"),
      (Fraction(2, 7), #""2/7""#, nil, "0.2857142857142857"),
      (Fraction(1, 100_000), #""1/100000""#, "1e-05", "1e-05"),
    ] as [(Fraction, String, String?, String)])
  func rules(value: Fraction, exact: String, number: String?, nearest: String) throws {
    #expect(try encode(value, nil) == exact)
    #expect(try encode(value, .exact) == exact)
    #expect(try encode(value, .nearestNumber) == nearest)
    guard let number else {
      #expect(throws: EncodingError.self) { try encode(value, .number) }
      return
    }
    #expect(try encode(value, .number) == number)
    #expect(try JSONDecoder().decode(Fraction.self, from: Data(number.utf8)) == value)
  }

  @Test("every value follows the rule")
  func values() throws {
    #expect(try encode(1.5.minutes, .number) == "1.5")
    #expect(try encode(Amount(1.5.cups), .number) == #"{"unit":"cup","value":1.5}"#)
    #expect(try encode(AnyAmount(1.5.cups), .number) == #"{"unit":"cup","value":1.5}"#)
    #expect(try encode(1.cups / 3, .nearestNumber) == #"{"unit":"cup","value":0.3333333333333333}"#)
    #expect(
      try encode(WrittenAmount("1/2 to 3/4"), .number) == #"{"lower":0.5,"upper":0.75}"#)
    #expect(
      try encode(1.5.milliliters / 1.hours, .number)
        == #"{"per":"hour","unit":"milliliter","value":1.5}"#)
  }

  @Test("a refusal says where, and what the nearest number is")
  func refusal() throws {
    let error = #expect(throws: EncodingError.self) { try encode(["rest": 1.hours / 3], .number) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["rest", "value"])
    #expect(
      context.debugDescription == "no decimal number is 1/3; the nearest is 0.3333333333333333")
  }
}
