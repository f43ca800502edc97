import Quantities
import TestSupport
import Testing

@Suite("Everyday forms")
struct EverydayFormsTests {
  @Test("one of a unit has its singular")
  func singulars() {
    #expect(1.hour == 60.minutes)
    #expect(1.hour + 1.minute == 3660.seconds)
    #expect(1.cup == 16.tablespoons)
    #expect(1.imperialPint == 20.imperialFluidOunces)
    #expect(1.gram < 1.ounce)
  }

  @Test("an amount is rounded to multiples of a step")
  func steps() {
    #expect(43.grams.rounded(to: 5.grams) == 45.grams)
    #expect(42.5.grams.rounded(to: 5.grams) == 40.grams)
    #expect(42.5.grams.rounded(to: 5.grams, .toNearestOrAwayFromZero) == 45.grams)
    #expect((-43).grams.rounded(to: 5.grams, .down) == (-45).grams)
    #expect(1.1.cups.rounded(to: 4.tablespoons, .up) == 1.25.cups)
    #expect(1.1.cups.rounded(to: 4.tablespoons).unit == .cup)
  }

  @Test("a multiple is as near as the step allows, and what is left over is less than the divisor")
  func laws() {
    var random = SeededGenerator(seed: 2101)
    for _ in 0..<2000 {
      let amount = Amount<MassKind>(
        ticks: Ticks(Int128.random(in: -(1 << 80)...1 << 80, using: &random)), unit: .gram)
      let step = Amount<MassKind>(
        ticks: Ticks(Int128.random(in: 1...1 << 70, using: &random)), unit: .ounce)
      let rounded = amount.rounded(to: step)
      #expect((rounded / step).isWhole)
      #expect((rounded - amount).magnitude * 2 <= step)
      let (quotient, rest) = amount.quotientAndRemainder(dividingBy: step)
      #expect(quotient * step.ticks.count + rest.ticks.count == amount.ticks.count)
      #expect(rest.magnitude < step)
      #expect(rest.isNegative == (amount.isNegative && rest.ticks != .zero))
    }
  }

  @Test("amounts of mixed units have a least and a greatest, and are between two others")
  func mixed() {
    #expect(min(1.cups, 250.milliliters) == 1.cups)
    #expect(max(1.cups, 250.milliliters).unit == .milliliter)
    #expect(min(1.cups, 16.tablespoons).unit == .cup)
    #expect(max(1.cups, 16.tablespoons).unit == .tablespoon)
    let range = 15.minutes...1.hours
    #expect(range.contains(Amount(900.seconds)))
    #expect(12.minutes.clamped(to: range) == 15.minutes)
    #expect(2.hours.clamped(to: range) == 60.minutes)
    #expect(30.minutes.clamped(to: range) == 0.5.hours)
    #expect(12.minutes.clamped(to: range).unit == .minute)
    let cups: ClosedRange<Cups> = 1.cups...2.cups
    let least: Cups = min(1.cups, 2.cups)
    #expect(cups.lowerBound == least)
  }

  @Test("sums begin with nothing")
  func sums() {
    var total = Amount.zero(in: .gram)
    total += 250.grams
    total += 1.pounds
    #expect(total == 250.grams + 1.pounds)
    #expect([total, total].sum(in: .gram) == total * 2)
  }

  @Test("numbers of other types become fractions by an initializer")
  func numbers() {
    #expect(Fraction(exactly: UInt8(3)) == Fraction(3))
    #expect(Fraction(exactly: Int128.min)?.numerator == .min)
    #expect(Fraction(exactly: UInt128.max) == nil)
    #expect(Fraction(simplest: Float(0.1)) == Fraction(1, 10))
    #expect(Fraction(simplest: -Float(1) / 3) == Fraction(-1, 3))
    #expect(Fraction(simplest: Float.nan) == nil)
    #expect(Fraction(simplest: Float.greatestFiniteMagnitude) == nil)
    #expect(Fraction(simplest: Float(sign: .plus, exponent: 126, significand: 1)) != nil)
    var random = SeededGenerator(seed: 2102)
    for _ in 0..<2000 {
      let number = Float.random(in: -1e6...1e6, using: &random)
      #expect(Fraction(simplest: number).map { Float(Double($0)) } == number)
    }
  }

  @Test("a measure with marks shows multiples of its step")
  func marks() {
    let syringe = Kit.scale(step: 0.1.milliliters)
    #expect(1.23.milliliters.formatted(kit: syringe) == "~1.2 milliliters")
    #expect(2.5.milliliters.formatted(kit: syringe) == "2.5 milliliters")
    #expect(1.teaspoons.formatted(kit: syringe) == "~4.9 milliliters")
    #expect(3.4.fluidOunces.formatted(kit: .scale(step: 0.5.fluidOunces)) == "~3 1/2 fluid ounces")
  }
}
