import Quantities
import TestSupport
import Testing

@Suite("Arithmetic of quotients")
struct QuotientArithmeticTests {
  private static let milk: Density = 245.grams / 1.cups
  private static let cream: Density = 15.grams / 1.tablespoons
  private static let tap: Flow = 2.cups / 1.minutes
  private static let drip: Flow = 120.milliliters / 1.hours
  private static let poured: MassFlow = 490.grams / 1.minutes

  @Test(
    "what is calculated, in which units",
    arguments: [
      ("sum", AnyQuotient(milk + cream), "485 g/c"),
      ("sum, turned around", AnyQuotient(cream + milk), "30.3125 g/tbsp"),
      ("difference", AnyQuotient(milk - cream), "5 g/c"),
      ("difference, below zero", AnyQuotient(cream - milk), "-0.3125 g/tbsp"),
      ("opposite", AnyQuotient(-tap), "-2 c/min"),
      ("times an integer", AnyQuotient(tap * 3), "6 c/min"),
      ("times a double", AnyQuotient(1.5 * drip), "180 ml/h"),
      ("times a third", AnyQuotient(drip * (1.0 / 3)), "40 ml/h"),
      ("times a fraction", AnyQuotient(drip * Fraction(2, 3)), "80 ml/h"),
      ("over an integer", AnyQuotient(drip / 7 * 7), "120 ml/h"),
      ("over a double", AnyQuotient(drip / 0.1), "1200 ml/h"),
      ("over a fraction", AnyQuotient(drip / Fraction(2, 3)), "180 ml/h"),
      ("density times flow", AnyQuotient(milk * tap), "490 g/min"),
      ("flow times density", AnyQuotient(tap * milk), "490 g/min"),
      ("mass flow over density", AnyQuotient(poured / milk), "2 c/min"),
      ("mass flow over flow", AnyQuotient(poured / tap), "245 g/c"),
      ("nothing", AnyQuotient(Density.zero(in: .gram, per: .cup)), "0 g/c"),
    ])
  func facts(what: String, quotient: AnyQuotient, text: String) {
    #expect(quotient.description == text, "\(what)")
  }

  @Test("a ratio is a number, and what is in order is sorted")
  func comparing() {
    #expect(Self.milk / Self.cream == Fraction(49, 48))
    #expect([Self.tap, Self.drip, -Self.tap].sorted() == [-Self.tap, Self.drip, Self.tap])
    #expect([Self.tap, Self.drip].reduce(.zero(in: .cup, per: .day), +) == Self.tap + Self.drip)
    #expect(max(Self.milk, Self.cream) == Self.milk)
    #expect(Self.poured - Self.poured == MassFlow.zero(in: .gram, per: .hour))
  }

  @Test("quotients without operators have all of it by name")
  func named() {
    let lamb = Quotient(20.minutes, per: 1.pounds)
    let speed = Quotient(2.pounds, per: 1.cups)
    #expect(lamb.adding(lamb).exactValue == Fraction(40))
    #expect(lamb.subtracting(lamb) == .zero(in: .hour, per: .gram))
    #expect(lamb.scaled(by: 1.5).exactValue == Fraction(30))
    #expect(lamb.divided(by: 3).exactValue == Fraction(20, 3))
    #expect(lamb.ratio(to: lamb.scaled(by: 4)) == Fraction(1, 4))
    #expect(lamb.multiplied(by: speed) == Quotient(40.minutes, per: 1.cups))
    #expect(lamb.multiplied(by: speed).divided(by: speed) == lamb)
    #expect(lamb.multiplied(by: speed).divided(by: lamb) == speed)
  }

  @Test("many flows are summed as what runs in one time, where their own sum does not fit")
  func manyFlows() {
    let flows = (0..<100).map { Flow(250.milliliters, per: Seconds(20 + 0.37 * Double($0))) }
    var (sum, count) = (Flow.zero, 0)
    for flow in flows {
      let next = sum.addingReportingOverflow(flow)
      if next.overflow { break }
      (sum, count) = (next.partialValue, count + 1)
    }
    #expect(count == 12)
    let volumes: [any Volume] = flows.map { $0 * 1.minutes }
    let total: Flow = volumes.sum(in: .liter) / 1.minutes
    #expect(total.formatted() == "~43 liters per minute")
    #expect([flows[0], flows[1]].reduce(.zero, +) == flows[0] + flows[1])
  }

  @Test("the laws of arithmetic hold exactly")
  func laws() {
    var random = SeededGenerator(seed: 2122)
    for _ in 0..<LongTests.count(20_000, everyday: 1000) {
      let (a, b) = (density(&random), density(&random))
      let (f, t) = (flow(&random), flow(&random))
      let number = Fraction(
        Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
      let note: Comment = "\(a), \(b), \(f), \(t), \(number), seed \(random.seed)"
      #expect(a + b - b == a, note)
      #expect(a + b == b + a, note)
      #expect(a - b == -(b - a), note)
      #expect(a * number / number == a, note)
      #expect(a * number == a / (Fraction(1) / number), note)
      #expect((a + b) * number == number * a + number * b, note)
      #expect(a / b * b == a, note)
      #expect(a * f == f * a, note)
      #expect(a * f / a == f, note)
      #expect(a * f / f == a, note)
      #expect(a * f + a * t == a * (f + t), note)
      #expect((a * f) / (b * f) == a / b, note)
      #expect((a < b) == (a - b < .zero(in: .gram, per: .cup)), note)
      #expect((a + b).numeratorUnit == a.numeratorUnit, note)
      #expect((a + b).denominatorUnit == a.denominatorUnit, note)
      #expect((a * f).numeratorUnit == a.numeratorUnit, note)
      #expect((a * f).denominatorUnit == f.denominatorUnit, note)
      #expect((a + b - b).hashValue == a.hashValue, note)
    }
  }

  @Test("the checked forms give what the others give, and report what does not fit")
  func reporting() {
    let (most, half) = (Int128.max, Fraction(1, 2))
    func check<Above, Below>(
      _ result: (partialValue: Quotient<Above, Below>, overflow: Bool),
      _ expected: Quotient<Above, Below>?, line: Int = #line
    ) {
      #expect(result.overflow == (expected == nil), "line \(line)")
      #expect(
        result.partialValue.exactValue == (expected.map { $0.exactValue } ?? .zero), "line \(line)")
    }
    let (milk, tap, poured) = (Self.milk, Self.tap, Self.poured)
    check(milk.addingReportingOverflow(Self.cream), milk + Self.cream)
    check(milk.subtractingReportingOverflow(Self.cream), milk - Self.cream)
    check(milk.multipliedReportingOverflow(by: half), milk / 2)
    check(milk.dividedReportingOverflow(by: half), milk * 2)
    check(milk.multipliedReportingOverflow(by: tap), poured)
    check(poured.dividedReportingOverflow(by: milk), tap)
    check(poured.dividedReportingOverflow(by: tap), milk)

    let vast = Density(amount(most, .gram), per: amount(1, .cup))
    let tiny = Density(amount(1, .gram), per: amount(most, .cup))
    let fast = Flow(amount(2, .cup), per: amount(1, .minute))
    let nothing = Density.zero(in: .gram, per: .cup)
    check(vast.addingReportingOverflow(vast), nil)
    check(vast.subtractingReportingOverflow(-vast), nil)
    check(vast.multipliedReportingOverflow(by: Fraction(2)), nil)
    check(tiny.multipliedReportingOverflow(by: half), nil)
    check(vast.dividedReportingOverflow(by: half), nil)
    check(milk.dividedReportingOverflow(by: .zero), nil)
    check(vast.multipliedReportingOverflow(by: fast), nil)
    check(poured.dividedReportingOverflow(by: nothing), nil)
    check(poured.dividedReportingOverflow(by: fast * 0), nil)
  }

  @Test("the operators trap at what the checked forms report")
  func traps() async {
    await #expect(processExitsWith: .failure) { print(vast() + vast()) }
    await #expect(processExitsWith: .failure) { print(vast() * 2) }
    await #expect(processExitsWith: .failure) { print(vast() / 0) }
    await #expect(processExitsWith: .failure) { print(vast() * Double.nan) }
    await #expect(processExitsWith: .failure) { print(vast() * 1e-300) }
    await #expect(processExitsWith: .failure) { print(vast() / (vast() - vast())) }
  }

  private func density(_ random: inout SeededGenerator) -> Density {
    let units: ([MeasurementUnit<MassKind>], [MeasurementUnit<VolumeKind>]) = (
      [.gram, .ounce, .kilogram, .pound], [.cup, .milliliter, .imperialPint, .tablespoon]
    )
    return Density(number(&random, units.0), per: number(&random, units.1))
  }

  private func flow(_ random: inout SeededGenerator) -> Flow {
    let units: ([MeasurementUnit<VolumeKind>], [MeasurementUnit<TimeKind>]) = (
      [.cup, .liter, .gallon], [.second, .hour, .day]
    )
    return Flow(number(&random, units.0), per: number(&random, units.1))
  }

  /// A random nonzero number of units, with either sign. A ninth of a unit is a whole number of
  /// ticks, so the ratios have small numbers, and any two can be added.
  private func number<Kind>(
    _ random: inout SeededGenerator, _ units: [MeasurementUnit<Kind>]
  ) -> Amount<Kind> {
    let count = Fraction(
      Int.random(in: 1...99, using: &random), Int.random(in: 1...9, using: &random))
    let sign = Bool.random(using: &random) ? 1 : -1
    return Amount(count * Fraction(sign), units[Int.random(in: units.indices, using: &random)])
  }
}

private func amount<Kind>(_ ticks: Int128, _ unit: MeasurementUnit<Kind>) -> Amount<Kind> {
  Amount(ticks: Ticks(ticks), unit: unit)
}

/// The greatest possible density.
private func vast() -> Density { Density(amount(.max, .gram), per: amount(1, .cup)) }
