import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Densities and flows as text")
struct QuotientTextTests {
  // The tables contain texts, because the type checker is too slow for literals with operators in
  // tuples.

  private func density(_ mass: String, _ volume: String) throws -> Density {
    try Amount<MassKind>(mass) / Amount<VolumeKind>(volume)
  }

  private func flow(_ volume: String, _ time: String) throws -> Flow {
    try Amount<VolumeKind>(volume) / Amount<TimeKind>(time)
  }

  @Test(
    "a quotient is read",
    arguments: [
      ("2.1 g/tsp", "2.1 g", "1 tsp"),
      ("120 g per cup", "120 g", "1 c"),
      ("120g/cup", "120 g", "1 c"),
      ("120 g PER 1 cup", "120 g", "1 c"),
      ("120 g / cup", "120 g", "1 c"),
      ("1 lb 4 oz per 2 1/2 cups", "8 oz", "1 c"),
      ("1/2 lb/gal", "0.5 lb", "1 gal"),
      ("½ lb per ½ gal", "1 lb", "1 gal"),
      ("(1 lb + 8 oz)/2 qt", "12 oz", "1 qt"),
      ("7 g/cm3", "7 g", "1 ml"),
      ("1 kg/oz", "1 kg", "1 fl oz"),
      ("-1 g/l", "-1 g", "1 l"),
    ])
  func densities(text: String, mass: String, volume: String) throws {
    #expect(try Density(text) == density(mass, volume))
  }

  @Test(
    "a flow is read",
    arguments: [
      ("2 gal/min", "2 gal", "1 min"), ("5 cm3/s", "5 ml", "1 s"),
      ("1/2 cup/min", "0.5 c", "1 min"), ("1 1/2 cups / 3 min", "0.5 c", "1 min"),
      ("4 l per 1 h 20 min", "3 l", "1 h"),
      ("2 imperial gal/min", "16 uk pt", "1 min"),
    ])
  func flows(text: String, volume: String, time: String) throws {
    #expect(try Flow(text) == flow(volume, time))
  }

  @Test("decimals may have a comma")
  func decimalMark() throws {
    #expect(try Density("2,1 g/tsp", decimalMark: .comma) == 2.1.grams / 1.teaspoons)
    #expect(try Density("21 g per 2,5 tsp", decimalMark: .comma) == 8.4.grams / 1.teaspoons)
  }

  @Test("the units are those that were written")
  func units() throws {
    let flour = try Density("120 g per cup")
    #expect(flour.numeratorUnit == .gram && flour.denominatorUnit == .cup)
    let used = try MassFlow("30 kg/day")
    #expect(used.numeratorUnit == .kilogram && used.denominatorUnit == .day)
  }

  @Test(
    "what is malformed is refused, with its place",
    arguments: [
      ("", 0..<0, "incomplete", "expected an amount"),
      ("120 g", 5..<5, "expected-quotient", "expected '/' or 'per' between a mass and a volume"),
      ("1/2", 3..<3, "expected-quotient", "expected '/' or 'per' between a mass and a volume"),
      ("120 g/", 6..<6, "incomplete", "expected the name of a unit"),
      ("120 g/0 cups", 6..<12, "division-by-zero", "cannot divide by zero"),
      ("2 cups/g", 2..<6, "incompatible-kinds", "'cups' is a unit of volume, not of mass"),
      ("120 g per min", 10..<13, "incompatible-kinds", "'min' is a unit of time, not of volume"),
      ("120 g per cupp", 10..<14, "unknown-unit", "unknown unit 'cupp'"),
      ("120 g/2", 6..<7, "missing-unit", "'2' has no unit"),
      ("120/cup", 0..<3, "missing-unit", "'120' has no unit"),
      ("g/cup", 0..<1, "expected-number", "expected a number, found 'g'"),
      ("120 g/cup/min", 9..<13, "unexpected-text", "unexpected '/min'"),
    ])
  func errors(text: String, range: Range<Int>, code: String, message: String) {
    let error = #expect(throws: ParseError.self) { try Density(text) }
    #expect(error?.range == range)
    #expect(error?.code.description == code)
    #expect(error?.message == message)
  }

  @Test("a description reads back as the same quotient, in every pair of units")
  func descriptions() throws {
    #expect((2.1.grams / 1.teaspoons).description == "2.1 g/tsp")
    #expect((1.cups / 3.minutes).description == "1/3 c/min")
    #expect((16.imperialPints / 1.minutes).description == "16 imperial pt/min")
    for mass in MassKind.units {
      for volume in VolumeKind.units {
        let density = Amount(Fraction(-17, 12), mass) / Amount(1, volume)
        #expect(try Density(density.description) == density)
      }
    }
    for volume in VolumeKind.units {
      for time in TimeKind.units {
        let flow = Amount(Fraction(5, 2), volume) / Amount(1, time)
        #expect(try Flow(flow.description) == flow)
      }
    }
  }

  @Test(
    "a density is shown in units in which it reads well",
    arguments: [
      ("120 g", "1 c", "120 grams per cup"),
      ("2.1 g", "1 tsp", "2.1 grams per teaspoon"),
      ("0.5 g", "1 l", "500 milligrams per liter"),
      ("1000 g", "1 l", "1000 grams per liter"),
      ("12500 g", "1 l", "12.5 kilograms per liter"),
      ("1 g", "3 l", "~330 milligrams per liter"),
      ("0.0001 g", "1 tsp", "100 micrograms per teaspoon"),
      ("1 lb", "2 c", "1/2 pound per cup"),
      ("-2 g", "1 c", "-2 grams per cup"),
      ("0 g", "1 c", "0 grams per cup"),
    ])
  func presented(mass: String, volume: String, text: String) throws {
    let density = try density(mass, volume)
    #expect(density.formatted() == text)
    #expect(density.presented().isExact != text.hasPrefix("~"))
  }

  @Test(
    "so is a flow",
    arguments: [
      ("2 gal", "1 min", "2 gallons per minute", "2 gal/min"),
      ("1 c", "3 h", "1/3 cup per hour", "1/3 c/h"),
      ("7 tsp", "1 min", "7 teaspoons per minute", "7 tsp/min"),
      ("72000 gal", "1 h", "20 gallons per second", "20 gal/s"),
      ("1 l", "7 min", "~140 milliliters per minute", "~140 ml/min"),
    ])
  func presented(volume: String, time: String, text: String, symbols: String) throws {
    let flow = try flow(volume, time)
    #expect(flow.formatted() == text)
    #expect(flow.formatted(.symbols) == symbols)
  }

  @Test("every style serves quotients too")
  func styles() {
    let (flour, tap): (Density, Flow) = (120.5.grams / 1.cups, 1.5.cups / 1.minutes)
    #expect(tap.formatted(.vulgar) == "1½ cups per minute")
    #expect(tap.formatted(.usual.units(.none)) == "1 1/2")
    #expect(tap.formatted(.spoken) == "one and a half cups per minute")
    #expect(flour.formatted(.symbols) == "120.5 g/c")
    #expect(flour.formatted(.usual.language(.german)) == "120,5 Gramm pro Tasse")
    let roast = Quotient(20.minutes, per: 1.pounds)
    #expect(roast.formatted(.clock) == "0:20:00 per pound")
  }

  @Test("the greatest and the least quotients have a text too")
  func extremes() {
    for top in [Int128.max, .min, 1] {
      for bottom in [Int128.max, 1] {
        let mass = Amount<MassKind>(ticks: Ticks(top), unit: .tonne)
        let density = mass / Amount<VolumeKind>(ticks: Ticks(bottom), unit: .bushel)
        #expect(!density.description.isEmpty && !density.formatted().isEmpty)
      }
    }
  }

  @Test("a quotient is encoded as its value and its units, and decodes as the same")
  func codable() throws {
    func encode(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    func decode(_ text: String) throws -> Density {
      try JSONDecoder().decode(Density.self, from: Data(text.utf8))
    }
    let text = try encode(2.1.grams / 1.teaspoons)
    #expect(text == #"{"per":"teaspoon","unit":"gram","value":"21\/10"}"#)
    #expect(try decode(text) == 2.1.grams / 1.teaspoons)
    #expect(
      try decode(#"{"value":240,"unit":"g","per":{"value":2,"unit":"c"}}"#) == Density("120 g/c"))
    let odd =
      Amount<MassKind>(ticks: Ticks(.max), unit: .nanogram)
      / Amount<VolumeKind>(ticks: Ticks(.max - 1), unit: .bushel)
    #expect(odd.exactValue == nil)
    #expect(try decode(encode(odd)) == odd)
    // 1/86 gram isn't a whole number of ticks.
    let small = 1.grams / 86.cups
    #expect(try decode(encode(small)) == small)
    for (malformed, key) in [
      (#"{"value":1,"unit":"gram","per":"hour"}"#, "per"),
      (#"{"value":1,"unit":"cup","per":"cup"}"#, "unit"),
      (#"{"value":1,"unit":"gram","per":{"value":0,"unit":"cup"}}"#, "per"),
    ] {
      let error = #expect(throws: DecodingError.self) { try decode(malformed) }
      guard case .dataCorrupted(let context) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(context.codingPath.map(\.stringValue) == [key])
    }
  }

  @Test("whatever is read has a text, and whatever is not an error")
  func hostile() {
    var random = SeededGenerator(seed: 84)
    let numbers = [
      "1", "1 1/2", "½", "0", "-3", "", "(2", "0.000000000000000000000000000000000001",
      "99999999999999999999999999999999999999", "7,5", "1e9", "\u{0}",
    ]
    let units = ["g", "ng", " t", "lb", "oz", "cup", " ml", "m3", "tsp", "bushel", "min", "", "🥐"]
    let separators = ["/", " per ", "per", " / ", "", "//", "/1/"]
    var read = 0
    for _ in 0..<5000 {
      let text = [numbers, units, separators, numbers + ["", "", "", ""], units, ["", "", ")"]]
        .map { $0.randomElement(using: &random) ?? "" }.joined()
      do throws(ParseError) {
        let density = try Density(text)
        #expect(!density.formatted().isEmpty && !density.description.isEmpty)
        read += 1
      } catch {
        #expect(
          error.range.upperBound <= text.utf8.count && !error.message.isEmpty,
          "'\(text)', seed \(random.seed)")
      }
    }
    #expect(read > 100)
  }
}
