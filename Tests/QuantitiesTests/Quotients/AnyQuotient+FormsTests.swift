import Foundation
import Quantities
import Testing

@Suite("Forms and limits of quotients of any kinds")
struct AnyQuotientFormsTests {
  @Test(
    "a quotient is shown and stored as one of known kinds",
    arguments: [
      (
        "125 ml/h", 125, "125 milliliters per hour",
        #"{"per":"hour","unit":"milliliter","value":125}"#
      ),
      (
        "0.5 g/l", 0.5, "500 milligrams per liter",
        #"{"per":"liter","unit":"gram","value":"1\/2"}"#
      ),
      ("10 min/lb", 10, "10 minutes per pound", #"{"per":"pound","unit":"minute","value":10}"#),
    ])
  func shown(text: String, value: Double, shown: String, json: String) throws {
    let quotient = try AnyQuotient(text)
    #expect(quotient.value == value)
    #expect(quotient.formatted() == shown)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(quotient)
    #expect(String(decoding: data, as: UTF8.self) == json)
    let decoded = try JSONDecoder().decode(AnyQuotient.self, from: data)
    #expect(decoded == quotient && decoded.description == quotient.description)
  }

  @Test("a quotient of which no value fits is stored with an amount below")
  func storedRatio() throws {
    let amounts = (
      AnyAmount(Amount<MassKind>(ticks: Ticks(.max), unit: .ounce)),
      AnyAmount(Amount<VolumeKind>(ticks: Ticks(.max - 1), unit: .cup))
    )
    let quotient = try AnyQuotient(checking: amounts.0, per: amounts.1)
    #expect(quotient.exactValue == nil)
    let data = try JSONEncoder().encode(quotient)
    #expect(try JSONDecoder().decode(AnyQuotient.self, from: data) == quotient)
  }

  @Test(
    "what is stored and no quotient is refused",
    arguments: [
      #"{"value":1,"unit":"gram","per":"lighyear"}"#, #"{"value":1,"unit":"gram"}"#,
      #"{"value":1,"unit":"gram","per":{"value":0,"unit":"cup"}}"#, #"{"unit":"gram","per":"cup"}"#,
    ])
  func refused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnyQuotient.self, from: Data(json.utf8))
    }
  }

  @Test("a quotient has the limits of its ratio, and says which")
  func limits() throws {
    let (one, minusOne) = (Ticks<MassKind>(1), Ticks<MassKind>(-1))
    let least = AnyAmount(Amount(ticks: Ticks<MassKind>(.min), unit: .gram))
    let tick = AnyAmount(Amount(ticks: one, unit: .gram))
    let minusTick = AnyAmount(Amount(ticks: minusOne, unit: .gram))
    #expect(try AnyQuotient(checking: least, per: least).exactValue == Fraction(1))
    #expect(try least.ratio(to: least) == Fraction(1))
    for (above, below) in [(tick, least), (least, minusTick)] {
      #expect(throws: QuantityError.overflow) { try AnyQuotient(checking: above, per: below) }
      #expect(throws: QuantityError.overflow) { try above.ratio(to: below) }
    }
    let quotient = try AnyQuotient(checking: least, per: tick)
    #expect(try quotient.divided(by: quotient).exactValue == Fraction(1))
    #expect(throws: QuantityError.tooSmallForFraction) { try quotient.scaled(by: 1e-40) }
    #expect(throws: QuantityError.tooSmallForFraction) { try quotient.divided(by: -1e-308) }
    #expect(throws: QuantityError.divisionByZero) {
      try quotient.divided(by: quotient.scaled(by: 0))
    }
  }
}
