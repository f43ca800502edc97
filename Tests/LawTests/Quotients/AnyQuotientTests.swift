import Quantities
import TestSupport
import Testing

@Suite("Quotients of any kinds")
struct AnyQuotientTests {
  private func quotient(_ text: String) throws -> AnyQuotient {
    guard case .quotient(let quotient) = try QuantityExpression(text).value else {
      throw NoQuotient(text: text)
    }
    return quotient
  }

  private struct NoQuotient: Error {
    let text: String
  }

  @Test("a quotient keeps its kinds, and is equal in whatever units")
  func equality() throws {
    let flow = 125.milliliters / 1.hours
    let untyped = AnyQuotient(flow)
    #expect(untyped.as(VolumeKind.self, per: TimeKind.self) == flow)
    #expect(untyped.as(TimeKind.self, per: VolumeKind.self) == nil)
    #expect(untyped.as(MassKind.self, per: TimeKind.self) == nil)
    #expect(untyped.numeratorKind == VolumeKind.self && untyped.denominatorKind == TimeKind.self)
    #expect(untyped == AnyQuotient(3.liters / 1.days))
    #expect(Set([untyped, AnyQuotient(3.liters / 1.days)]).count == 1)
    // The ratios of ticks are equal, but the kinds differ.
    #expect(AnyQuotient(0.liters / 1.days) != AnyQuotient(0.grams / 1.days))
  }

  @Test(
    "a quotient says its value and its units",
    arguments: [
      ("125 ml/h", "125 ml/h"), ("2 l / 4 h", "0.5 l/h"), ("1/3 cup per minute", "1/3 c/min"),
      ("2 oz/h", "2 ounce/h"), ("1 imperial pint/day", "1 imperial pt/d"),
      ("5 g/min x 2 min/l", "10 g/l"),
    ])
  func descriptions(text: String, description: String) throws {
    #expect(try quotient(text).description == description)
  }

  @Test("in each pair of units a quotient reads back from what it says")
  func readsBack() throws {
    func check<Above: QuantityKind, Below: QuantityKind>(
      _ above: Above.Type, _ below: Below.Type
    ) throws {
      for unit in above.units {
        for other in below.units {
          let one = Amount<Above>(ticks: unit.ticks, unit: unit)
          let quotient = AnyQuotient(
            try Quotient(checking: one, per: Amount<Below>(ticks: other.ticks, unit: other)))
          #expect(try AnyQuotient(quotient.description) == quotient, "\(quotient)")
        }
      }
    }
    try check(VolumeKind.self, TimeKind.self)
    try check(MassKind.self, VolumeKind.self)
    try check(TimeKind.self, MassKind.self)
  }

  @Test(
    "what is no quotient, or not exact, is an error",
    arguments: [
      ("3 tsp", "'3 tsp' is not a quotient"),
      ("1 cup / 1 tbsp", "'1 cup / 1 tbsp' is not a quotient"),
      ("about 5 ml/h", "'about 5 ml/h' is not exact"),
      ("5 ml/h to l/h", "'5 ml/h to l/h' is not a quotient"),
      ("5 / h", "cannot divide a number by time"),
      ("5 ml/", "expected a number after '/'"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ParseError.self) { try AnyQuotient(text) }
    #expect(error?.message == message)
  }

  @Test("only an expression has quotients")
  func onlyExpressions() {
    #expect(throws: ParseError.self) { try AnyAmount("125 ml/h x 2 h") }
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("125 ml/h x 2 h") }
    #expect(throws: ParseError.self) { try WrittenAmount("125 ml/h") }
    #expect(throws: ParseError.self) { try AnyAmount("3 x 2 l / 4 h") }
  }

  @Test("the words of a pair of units to convert to are known")
  func targets() throws {
    let target = try QuantityExpression("125 ml/h to Liters per DAY").targets[0]
    #expect(target.unit(of: VolumeKind.self) == .liter && target.spelling == "Liters")
    let below = try #require(target.denominator)
    #expect(below.unit(of: TimeKind.self) == .day && below.unit(of: MassKind.self) == nil)
    #expect(below.spelling == "DAY" && below.divider == "per")
    #expect(try QuantityExpression("1 cup to ml").targets[0].denominator == nil)
    // The amounts decide the meaning of a name, and the pair that of its parts.
    let ounces = try QuantityExpression("2 l/h to oz / day").targets[0]
    #expect(ounces.unit(of: VolumeKind.self) == .fluidOunce)
    let mass = try QuantityExpression("2 oz/h to oz/day").targets[0]
    #expect(mass.unit(of: MassKind.self) == .ounce)
  }

  @Test("a quotient of any kinds calculates, and throws where kinds differ")
  func arithmetic() throws {
    func check(_ value: AnyQuotient, _ text: String) { #expect(value.description == text) }
    let (drip, day) = try (AnyQuotient("125 ml/h"), AnyQuotient("3 l/day"))
    let (milk, poured) = try (AnyQuotient("245 g/cup"), AnyQuotient("490 g/min"))
    check(try drip.adding(day), "250 ml/h")
    check(try day.subtracting(drip.scaled(by: 2)), "-3 l/d")
    check(try drip.scaled(by: 1.5), "187.5 ml/h")
    check(try drip.divided(by: Fraction(5)), "25 ml/h")
    check(try milk.multiplied(by: AnyQuotient("2 cups/min")), "490 g/min")
    check(try AnyQuotient("2 cups/min").multiplied(by: milk), "490 g/min")
    check(try poured.divided(by: milk), "2 c/min")
    check(try poured.divided(by: AnyQuotient("2 cups/min")), "245 g/c")
    check(try AnyQuotient(checking: AnyAmount("3 l"), per: AnyAmount("1 day")), "3 l/d")
    check(try drip.converted(to: day.numeratorUnit, per: day.denominatorUnit), "3 l/d")
    #expect(try drip.ratio(to: day) == Fraction(1))
    #expect(try !drip.isLess(than: day) && drip.isLess(than: day.scaled(by: 2)))
    #expect(try drip.multiplied(by: AnyAmount("2 days")) == AnyAmount("6 l"))
    #expect(try AnyAmount("6 l").divided(by: drip) == AnyAmount("2 days"))
    #expect(drip.numeratorUnit.name == "milliliter" && drip.denominatorUnit.name == "hour")

    let (nothing, hour) = try (AnyQuotient("0 ml/h"), AnyAmount("1 h"))
    let vast = try AnyQuotient(checking: AnyAmount("1e17 tonnes"), per: AnyAmount("1e-15 ml"))
    let tiny = try AnyQuotient(checking: AnyAmount("1e-12 g"), per: AnyAmount("1e14 l"))
    let mistakes: [(QuantityError, () throws -> Any)] = [
      (.incompatibleKinds, { try drip.adding(milk) }),
      (.incompatibleKinds, { try drip.subtracting(milk) }),
      (.incompatibleKinds, { try drip.ratio(to: milk) }),
      (.incompatibleKinds, { try drip.isLess(than: milk) }),
      (.incompatibleKinds, { try drip.multiplied(by: drip) }),
      (.incompatibleKinds, { try drip.divided(by: milk) }),
      (.incompatibleKinds, { try drip.multiplied(by: AnyAmount("1 g")) }),
      (.incompatibleKinds, { try hour.divided(by: drip) }),
      (.incompatibleKinds, { try drip.converted(to: hour.unit, per: hour.unit) }),
      (.divisionByZero, { try drip.divided(by: 0) }),
      (.divisionByZero, { try drip.divided(by: nothing) }),
      (.divisionByZero, { try drip.ratio(to: nothing) }),
      (.divisionByZero, { try AnyAmount("1 l").divided(by: nothing) }),
      (.divisionByZero, { try AnyQuotient(checking: hour, per: hour.subtracting(hour)) }),
      (.notFinite, { try drip.scaled(by: Double.infinity) }),
      (.notFinite, { try drip.divided(by: Double.nan) }),
      (.overflow, { try vast.scaled(by: 1e30) }),
      (.overflow, { try vast.multiplied(by: AnyAmount("1 l")) }),
      (.underflow, { try tiny.multiplied(by: AnyAmount("1e-15 ml")) }),
    ]
    for (place, (error, calculate)) in mistakes.enumerated() {
      #expect(throws: error, "mistake \(place)") { _ = try calculate() }
    }
  }

  @Test("what is calculated with quotients is exact")
  func laws() throws {
    var random = SeededGenerator(seed: 1717)
    let units: [[String]] = [
      ["ml", "l", "cups", "tsp", "imperial pints", "gal"], ["s", "min", "h", "days"],
      ["mg", "g", "kg", "lb"],
    ]
    func amount(_ kind: Int) -> String {
      let (count, part) = (
        Int.random(in: 1...99, using: &random), Int.random(in: 1...9, using: &random)
      )
      let sign = Bool.random(using: &random) ? "" : "-"
      return "(\(sign)\(count)/\(part) \(units[kind].randomElement(using: &random) ?? ""))"
    }
    func value(_ text: String) throws -> ExpressionValue { try QuantityExpression(text).value }

    for _ in 0..<LongTests.count(3000, everyday: 100) {
      let kinds = [0, 1, 2].shuffled(using: &random)
      let (a, b, c) = (amount(kinds[0]), amount(kinds[1]), amount(kinds[2]))
      let (q, r) = ("(\(a) / \(b))", "(\(b) / \(c))")
      let note: Comment = "\(a) \(b) \(c), seed \(random.seed)"
      #expect(try value("\(q) x \(b)") == value(a), note)
      #expect(try value("\(b) x \(q)") == value(a), note)
      #expect(try value("\(a) / \(q)") == value(b), note)
      #expect(try value("\(q) x (\(b) / \(a))") == .number(Fraction(1)), note)
      #expect(try value("\(q) / \(q)") == .number(Fraction(1)), note)
      #expect(try value("\(q) x \(r)") == value("\(a) / \(c)"), note)
      #expect(try value("\(r) x \(q)") == value("\(a) / \(c)"), note)
      #expect(try value("1 / \(q)") == value("\(b) / \(a)"), note)
      #expect(try value("\(q) x 3 / 3") == value(q), note)
      let other = "(\(amount(kinds[0])) / \(amount(kinds[1])))"
      #expect(try value("\(q) + \(other) - \(q)") == value(other), note)
      let untyped = try quotient(q)
      #expect(try AnyQuotient(untyped.description) == untyped, note)
      // Methods and text have the same results.
      let (left, right) = (untyped, try quotient(other))
      #expect(try .quotient(left.adding(right)) == value("\(q) + \(other)"), note)
      #expect(try .quotient(left.subtracting(right)) == value("\(q) - \(other)"), note)
      #expect(try .number(left.ratio(to: right)) == value("\(q) / \(other)"), note)
      #expect(try .quotient(left.multiplied(by: quotient(r))) == value("\(q) x \(r)"), note)
      #expect(try left.multiplied(by: quotient(r)).divided(by: left) == quotient(r), note)
      try expectSame(a, b, untyped, note)
    }
  }

  /// Expects a quotient parsed from texts to equal the typed one, whatever its units.
  private func expectSame(_ a: String, _ b: String, _ quotient: AnyQuotient, _ note: Comment) throws
  {
    func check<Above: QuantityKind, Below: QuantityKind>(
      _ above: Above.Type, _ below: Below.Type
    ) throws {
      let typed = try Quotient(checking: Amount<Above>(a), per: Amount<Below>(b))
      let same = try #require(quotient.as(above, per: below), note)
      #expect(same == typed && quotient == AnyQuotient(typed), note)
      #expect(quotient.exactValue == typed.exactValue, note)
      for unit in above.units.prefix(4) {
        for other in below.units.suffix(4) {
          let value = typed.exactValue(in: unit, per: other)
          #expect(same.exactValue(in: unit, per: other) == value, note)
          let shown = typed.presented(in: unit, per: other, notation: .fraction)
          #expect(shown?.numerator.parts[0].value == value && shown?.isExact == true, note)
          let usual = typed.presented(in: unit, per: other)
          #expect(usual?.isExact == (usual?.numerator.parts[0].value == value), note)
        }
      }
    }
    try check(quotient.numeratorKind, quotient.denominatorKind)
  }
}
