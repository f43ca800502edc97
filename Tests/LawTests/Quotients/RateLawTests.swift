import Foundation
import Quantities
import TestSupport
import Testing

/// Rates in all units with one or two denominators, as text and typed, compared with fractions.
@Suite("Rates")
struct RateLawTests {
  /// A unit with an unambiguous name, and its ticks.
  private struct Named {
    let name: String
    let unit: AnyUnit
    let kind: Int
    let ticks: Double
  }

  private static func named<Kind: QuantityKind>(_ kind: Kind.Type, _ number: Int) -> [Named] {
    Kind.units.map {
      Named(
        name: $0.qualifiedName, unit: AnyUnit($0), kind: number, ticks: Double($0.ticks.count))
    }
  }

  private static let units =
    named(TimeKind.self, 0) + named(VolumeKind.self, 1) + named(MassKind.self, 2)

  private static func value(_ random: inout SeededGenerator) -> Fraction {
    Fraction(Int.random(in: 1...9999, using: &random), Int.random(in: 1...400, using: &random))
  }

  @Test("a rate in a text is exact, reads back, and is the same in other units")
  func untyped() throws {
    var random = SeededGenerator.ofLaw
    var (compounds, tooLarge) = (0, 0)
    for _ in 0..<LongTests.count(30_000, everyday: 500) {
      func unit() -> Named { Self.units.randomElement(using: &random) ?? Self.units[0] }
      let (above, below, second) = (unit(), unit(), unit())
      let value = Self.value(&random)
      let hasSecond = second.kind != below.kind && Bool.random(using: &random)
      let text =
        "\(value) \(above.name)/\(below.name)" + (hasSecond ? " per \(second.name)" : "")
      let label = Comment(rawValue: "\(text), seed \(random.seed)")
      let rate: AnyQuotient
      do throws(ParseError) {
        rate = try AnyQuotient(text)
      } catch {
        // Tonnes per nanogram per nanosecond.
        #expect(hasSecond && error.code == .tooLarge, label)
        tooLarge += 1
        continue
      }
      #expect(rate.numeratorUnit == above.unit && rate.denominatorUnit == below.unit, label)
      #expect(rate.secondDenominatorUnit == (hasSecond ? second.unit : nil), label)
      if let exact = rate.exactValue {
        #expect(exact == value, label)
        let read = try AnyQuotient(rate.description)
        #expect(read == rate && read.hashValue == rate.hashValue, label)
      }
      let decoded = try JSONDecoder().decode(AnyQuotient.self, from: JSONEncoder().encode(rate))
      #expect(decoded == rate && decoded.description == rate.description, label)
      let amount = try AnyAmount("3 \(below.name)")
      if hasSecond {
        compounds += 1
        let turned = try AnyQuotient("\(value) \(above.name)/\(second.name)/\(below.name)")
        #expect(turned == rate && turned.hashValue == rate.hashValue, label)
        #expect(throws: QuantityError.incompatibleKinds) { try rate.multiplied(by: amount) }
        if let kept = try? rate.applied(to: amount) {
          let expected = try AnyQuotient("\(value * Fraction(3)) \(above.name)/\(second.name)")
          #expect(kept == expected, label)
          #expect(try kept.divided(by: amount).ratio(to: rate) == Fraction(1), label)
        }
      } else {
        // To the nearest tick.
        let (product, exact) = (try rate.multiplied(by: amount), Double(value) * 3)
        #expect(
          abs(Double(product.exactValue) - exact) <= max(exact * 1e-12, 0.6 / above.ticks), label)
      }
    }
    #expect(compounds > 100 && tooLarge * 20 < compounds, "\(tooLarge) of \(compounds)")
  }

  @Test("a typed rate of any two kinds reads back from what it says, exactly")
  func typed() throws {
    var random = SeededGenerator.ofLaw
    func check<Above: QuantityKind, Below: QuantityKind>(
      _: Above.Type, _: Below.Type, _ count: Int
    ) throws {
      for _ in 0..<count {
        guard let above = Above.units.randomElement(using: &random),
          let below = Below.units.randomElement(using: &random)
        else { continue }
        let value = Self.value(&random)
        let rate = try Quotient(
          checking: Amount(ticks: above.ticks, unit: above),
          per: Amount(ticks: below.ticks, unit: below)
        ).scaled(by: value)
        let read = try Quotient<Above, Below>(rate.description)
        #expect(read == rate, "\(rate), seed \(random.seed)")
        #expect(read.exactValue == value, "\(rate), seed \(random.seed)")
      }
    }
    let count = LongTests.count(10_000, everyday: 150)
    try check(VolumeKind.self, TimeKind.self, count)
    try check(MassKind.self, VolumeKind.self, count)
    try check(MassKind.self, TimeKind.self, count)
    try check(MassKind.self, MassKind.self, count)
    try check(VolumeKind.self, VolumeKind.self, count)
    try check(TimeKind.self, MassKind.self, count)
  }

  @Test("a typed rate with two units below is what the untyped one is")
  func compound() throws {
    typealias Dose = CompoundQuotient<MassKind, MassKind, TimeKind>
    var random = SeededGenerator.ofLaw
    for _ in 0..<LongTests.count(10_000, everyday: 200) {
      guard let above = MassKind.units.randomElement(using: &random),
        let first = MassKind.units.randomElement(using: &random),
        let second = TimeKind.units.randomElement(using: &random)
      else { continue }
      let value = Self.value(&random)
      let text = "\(value) \(above.qualifiedName)/\(second.qualifiedName)/\(first.qualifiedName)"
      let label = Comment(rawValue: "\(text), seed \(random.seed)")
      guard let dose = try? Dose(text) else { continue }
      #expect(
        dose.exactValue == value && dose.firstUnit == first && dose.secondUnit == second, label)
      #expect(try Dose(dose.description) == dose, label)
      let weight = Amount(ticks: Ticks(first.ticks.count * 7), unit: first)
      let rate = dose.multiplied(by: weight)
      #expect(rate.exactValue == value * Fraction(7), label)
      #expect(
        CompoundQuotient(
          dose.multiplied(by: Amount(ticks: second.ticks, unit: second)),
          per: Amount(ticks: second.ticks, unit: second)) == dose, label)
      #expect(dose.adding(dose) == dose.scaled(by: 2) && dose < dose.scaled(by: 2), label)
      #expect(dose.scaled(by: 3).subtracting(dose).ratio(to: dose) == Fraction(2), label)
      let other = dose.converted(to: .milligram, per: .kilogram, .hour)
      #expect(other == dose && other.hashValue == dose.hashValue, label)
    }
    #expect(Dose(try AnyQuotient("5 mg/kg")) == nil)
    #expect(throws: ParseError.self) { try Dose("5 ml/kg/day") }
    #expect(throws: QuantityError.divisionByZero) {
      try Dose(checking: Quotient(1.grams, per: 1.kilograms), per: 0.hours)
    }
  }
}
