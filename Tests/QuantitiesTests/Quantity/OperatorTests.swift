import Quantities
import Testing

@Suite("Arithmetic of typed quantities")
struct OperatorTests {
  @Test("sums keep the left unit and are exact")
  func sums() {
    let total = 2.hours + 30.minutes
    #expect(total == 150.minutes)
    #expect(total.unit == .hour)
    #expect(total.value == 2.5)
    #expect(Minutes(total).value == 150)
    #expect((1.pounds - 4.ounces) == 12.ounces)
    #expect(-(1.cups) == 0.cups - 1.cups)
  }

  @Test("a sum of twelve literals compiles")
  func twelveTerms() {
    let total =
      1.cups + 2.tablespoons + 3.teaspoons + 1.cups + 2.tablespoons + 3.teaspoons + 1.cups
      + 2.tablespoons + 3.teaspoons + 1.cups + 2.tablespoons + 3.teaspoons
    #expect(total == 4.cups + 12.tablespoons)
  }

  @Test("equal amounts in different units are equal and have equal hashes")
  func equality() {
    #expect(1.tablespoons == 3.teaspoons)
    #expect(1.tablespoons.hashValue == 3.teaspoons.hashValue)
    #expect((2.hours + 30.minutes).hashValue == 150.minutes.hashValue)
    #expect(Set([Amount(1.cups), Amount(16.tablespoons), Amount(48.teaspoons)]).count == 1)
    #expect(1.tablespoons != 4.teaspoons)
  }

  @Test("comparison is by size, whatever the unit")
  func comparison() {
    #expect(59.minutes < 1.hours)
    #expect(60.minutes <= 1.hours)
    #expect(61.minutes > 1.hours)
    #expect(1.hours >= 60.minutes)
    #expect([3.hours, 1.hours, 2.hours].sorted() == [1.hours, 2.hours, 3.hours])
    #expect([2.hours, 1.hours].min() == 1.hours)
  }

  @Test("thirds are exact")
  func thirds() {
    #expect((1.cups / 3) * 3 == 1.cups)
    #expect((1.0 / 3).cups * 3 == 1.cups)
    let third = 1.cups / 3
    #expect(third + third + third == 1.cups)
    #expect(Fraction(2, 3).cups == 2.cups / 3)
  }

  @Test("a double means the simplest fraction that rounds to it")
  func doubles() {
    #expect(0.1.hours == 6.minutes)
    #expect(0.7.cups * 10 == 7.cups)
    #expect(1.1.grams + 2.2.grams == 3.3.grams)
  }

  @Test("scaling takes a number on either side")
  func scaling() {
    let time: any Time = 90.minutes
    #expect(time * 2 == 3.hours)
    #expect(2 * time == 3.hours)
    #expect(time * 1.5 == 135.minutes)
    #expect(1.5 * time == 135.minutes)
    #expect(time * Fraction(2, 3) == 1.hours)
    #expect(Fraction(2, 3) * time == 1.hours)
    #expect(time / 3 == 0.5.hours)
    #expect(time / 1.5 == 1.hours)
    #expect(time / Fraction(3, 2) == 1.hours)
  }

  @Test("the quotient of two quantities is an exact number")
  func ratios() {
    #expect(1.gallons / 1.cups == Fraction(16))
    #expect(1.teaspoons / 1.tablespoons == Fraction(1, 3))
    #expect(-(1.hours) / 40.minutes == Fraction(-3, 2))
  }

  @Test("+= and -= keep the unit of the left side")
  func compoundAssignment() {
    var hours = 1.hours
    hours += 30.minutes
    #expect(hours.value == 1.5)
    hours -= 1.hours
    #expect(hours.inMinutes == 30)
    var amount = 1.cups + 1.cups
    amount += 8.tablespoons
    #expect(amount.unit == .cup)
    #expect(amount.value == 2.5)
  }

  @Test("existentials of mixed units add up")
  func existentials() {
    let times: [any Time] = [1.hours, 30.minutes, 1800.seconds, 1.hours + 0.minutes]
    var total = Amount(0.seconds)
    for time in times { total += time }
    #expect(total == 3.hours)
    #expect(total.unit == .second)
  }

  @Test("values come out in any unit")
  func values() {
    #expect(2.cups.inMilliliters == 473.176473)
    #expect(1.pounds.inGrams == 453.59237)
    #expect(100.minutes.exactValue(in: .hour) == Fraction(5, 3))
    #expect(90.minutes.converted(to: .hour).exactValue == Fraction(3, 2))
    #expect(1.weeks.inDays == 7)
  }

  @Test("an overflow traps")
  func overflow() async {
    await #expect(processExitsWith: .failure) {
      let most = Amount<TimeKind>(ticks: Ticks(.max), unit: .second)
      print(most + most)  // Used, because the optimizer may drop an unused sum, including its trap.
    }
    await #expect(processExitsWith: .failure) { print(Double.nan.hours) }
    await #expect(processExitsWith: .failure) { print(1.hours / 0) }
    await #expect(processExitsWith: .failure) { print(1.hours / 0.minutes) }
    await #expect(processExitsWith: .failure) { print(Int.max.gallons * Int.max) }
  }

  @Test("the reporting twins do not trap")
  func reporting() {
    let most = Amount<TimeKind>(ticks: Ticks(.max), unit: .second)
    #expect(most.addingReportingOverflow(1.seconds).overflow)
    #expect(most.subtractingReportingOverflow(-(1.seconds)).overflow)
    #expect(most.multipliedReportingOverflow(by: Fraction(2)).overflow)
    #expect(!most.multipliedReportingOverflow(by: Fraction(1, 2)).overflow)
  }

  @Test("existentials of unit types are stored in place")
  func layout() {
    #expect(MemoryLayout<Hours>.size == 16)
    #expect(MemoryLayout<Amount<TimeKind>>.size <= 24)
    #expect(MemoryLayout<Amount<TimeKind>>.alignment <= 8)
  }
}
