import Foundation
import Quantities
import Testing

@Suite("Amounts of any kind")
struct AnyAmountTests {
  @Test(
    "are added, subtracted and divided as amounts of one kind are",
    arguments: [
      ("2 h", "30 min", "2.5 hours", "1.5 hours", "4"),
      ("1 lb", "8 oz", "1 1/2 pounds", "1/2 pound", "2"),
      ("1 tbsp", "1 tsp", "1 1/3 tablespoons", "2/3 tablespoon", "3"),
      ("0 g", "2 kg", "2000 grams", "-2000 grams", "0"),
    ])
  func arithmetic(
    left: String, right: String, sum: String, difference: String, ratio: String
  ) throws {
    let (left, right) = (try AnyAmount(left), try AnyAmount(right))
    #expect(try left.adding(right).description == sum)
    #expect(try left.subtracting(right).description == difference)
    #expect(try left.ratio(to: right).description == ratio)
    #expect(try left.isLess(than: right) == (left.tickCount < right.tickCount))
    #expect(try right.scaled(by: 3).divided(by: 3) == right)
  }

  @Test("of different kinds do not mix")
  func kinds() throws {
    let (time, mass) = (try AnyAmount("2 h"), try AnyAmount("30 g"))
    #expect(throws: QuantityError.incompatibleKinds) { try time.adding(mass) }
    #expect(throws: QuantityError.incompatibleKinds) { try time.subtracting(mass) }
    #expect(throws: QuantityError.incompatibleKinds) { try time.ratio(to: mass) }
    #expect(throws: QuantityError.incompatibleKinds) { try time.isLess(than: mass) }
    #expect(throws: QuantityError.incompatibleKinds) { try time.converted(to: mass.unit) }
    #expect(throws: QuantityError.incompatibleKinds) { try time.presented(in: mass.unit) }
    #expect(throws: QuantityError.incompatibleKinds) { try AnyAmount.sum(of: [time, mass]) }
    #expect(time != mass)
  }

  @Test("that do not fit are refused")
  func limits() throws {
    let gram = try AnyUnit(named: "g")
    let greatest = AnyAmount(Amount<MassKind>(ticks: Ticks(.max), unit: .gram))
    let least = AnyAmount(Amount<MassKind>(ticks: Ticks(.min), unit: .gram))
    let one = try AnyAmount(1, gram)
    #expect(throws: QuantityError.overflow) { try greatest.adding(one) }
    #expect(throws: QuantityError.overflow) { try least.subtracting(one) }
    #expect(throws: QuantityError.overflow) { try greatest.scaled(by: 2) }
    #expect(throws: QuantityError.overflow) { try greatest.divided(by: 0.5) }
    #expect(throws: QuantityError.overflow) {
      try least.ratio(to: greatest.adding(least)).description
    }
    #expect(throws: QuantityError.underflow) { try one.divided(by: 1e30) }
    #expect(throws: QuantityError.underflow) { try one.scaled(by: 1e-30) }
    #expect(throws: QuantityError.notFinite) { try one.scaled(by: Double.nan) }
    #expect(throws: QuantityError.divisionByZero) { try one.divided(by: 0) }
    #expect(throws: QuantityError.divisionByZero) { try one.ratio(to: AnyAmount(0, gram)) }
    #expect(try one.scaled(by: 0).tickCount == 0)
    #expect(try AnyAmount(0, gram).divided(by: 7).tickCount == 0)
  }

  @Test("sum to nothing where there are none, and keep the unit of the first")
  func sums() throws {
    #expect(try AnyAmount.sum(of: []) == nil)
    let list = try ["2 cups", "250 ml", "1 tbsp"].map { try AnyAmount($0) }
    let sum = try #require(try AnyAmount.sum(of: list))
    #expect(sum.unit.name == "cup")
    #expect(sum == AnyAmount(2.cups + 250.milliliters + 1.tablespoons))
  }

  @Test("tell their kind in a switch")
  func byKind() throws {
    let texts = try ["2 h", "2 cups", "2 g"].map { text -> String in
      switch try AnyAmount(text).byKind {
      case .time(let time): "time \(time.value)"
      case .volume(let volume): "volume \(volume.value)"
      case .mass(let mass): "mass \(mass.value)"
      case .other(let amount): "other \(amount)"
      }
    }
    #expect(texts == ["time 2.0", "volume 2.0", "mass 2.0"])
  }

  @Test(
    "are shown as amounts of their kind are",
    arguments: [
      ("7 tsp", nil, "2 tablespoons + 1 teaspoon"), ("1 cup", Kitchen.metric, "~240 milliliters"),
      ("-7 tsp", nil, "-(2 tablespoons + 1 teaspoon)"), ("1 lb", .metric, "~450 grams"),
      ("90 min", .metric, "1 hour 30 minutes"), ("1 lb", .us, "1 pound"),
      ("8 lb", .stone, "8 pounds"), ("1 cup", .stone, "1 cup"),
    ])
  func presented(text: String, kitchen: Kitchen?, expected: String) throws {
    let amount = try AnyAmount(text)
    #expect(amount.formatted(in: kitchen) == expected)
    let shown = amount.presented(in: kitchen)
    #expect(shown.description == expected)
    #expect(shown.isExact == !expected.hasPrefix("~"))
    let sum = try AnyAmount.sum(of: shown.parts.map { try AnyAmount($0.value, $0.unit) })
    #expect(try shown.isExact == (#require(sum) == amount))
  }

  @Test("of every unit convert to a typed amount and back, and are encoded with their unit")
  func units() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func check<Kind>(_ units: [MeasurementUnit<Kind>]) throws {
      for unit in units {
        let typed = Amount(Fraction(3, 2), unit)
        let amount = AnyAmount(typed)
        #expect(amount.as(Kind.self)?.unit == unit)
        #expect(AnyUnit(unit).as(Kind.self) == unit)
        #expect(try AnyUnit(named: unit.qualifiedName) == amount.unit)
        #expect(try AnyAmount(Fraction(3, 2), AnyUnit(unit)) == amount)
        #expect(amount.exactValue == Fraction(3, 2))
        #expect(amount.formatted() == typed.formatted())
        #expect(amount.description == typed.description)
        let json = try encoder.encode(amount)
        #expect(try json == encoder.encode(typed))
        let decoded = try JSONDecoder().decode(AnyAmount.self, from: json)
        #expect(decoded == amount)
        #expect(decoded.unit == amount.unit)
      }
    }
    try check(TimeKind.units)
    try check(VolumeKind.units)
    try check(MassKind.units)
  }

  @Test(
    "are refused where what was encoded isn't an amount",
    arguments: [
      (#"{"value": 1, "unit": "cubit"}"#, "unknown unit 'cubit'"),
      (#"{"value": "1e30", "unit": "kilogram"}"#, "kilograms: the value is too large"),
      (#"{"value": "1e-40", "unit": "cup"}"#, "too small"), (#"{"unit": "cup"}"#, ""),
      (#"{"value": "a cup", "unit": "cup"}"#, ""),
    ])
  func notAmounts(json: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnyAmount.self, from: Data(json.utf8))
    }
    let description = String(describing: try #require(error))
    #expect(message.isEmpty || description.contains(message), "\(description)")
  }
}
