// Generated from units.tsv by .ci/catalogue. Edit the table instead.

import Quantities
import Testing

/// Each kind has its own operators, so each operator is tested for each kind.
@Suite("The operators of time")
struct TimeOperatorTests {
  @Test("each of them, on either side")
  func operators() {
    let (large, small): (any Time, any Time) = (1.hours, 60.minutes)
    let twice: any Time = 2.hours
    #expect(large == small)
    #expect(!(large == twice))
    #expect(large != twice)
    #expect(!(large != small))
    #expect(large < twice)
    #expect(!(large < small))
    #expect(large <= small)
    #expect(!(twice <= large))
    #expect(twice > large)
    #expect(!(large > small))
    #expect(large >= small)
    #expect(!(large >= twice))

    #expect(large + small == twice)
    #expect(twice - large == small)
    #expect(-large == 0.hours - small)
    #expect(large * 2 == twice)
    #expect(2 * small == twice)
    #expect(twice / 2 == large)
    #expect(large * 0.5 == 30.minutes)
    #expect(0.5 * small == 30.minutes)
    #expect(large / 0.5 == twice)
    #expect(large * Fraction(1, 2) == 30.minutes)
    #expect(Fraction(1, 2) * small == 30.minutes)
    #expect(large / Fraction(1, 2) == twice)
    #expect(twice / small == Fraction(2))

    var total = 1.hours
    total += small
    #expect(total == 2.hours)
    total -= 30.minutes
    #expect(total == 1.5.hours)
    total *= 2
    #expect(total == 3.hours)
    total /= 1.5
    #expect(total == 2.hours)
    #expect([1.hours + small, 2.hours + large].sum(in: .minute).value == 300)
    #expect(Amount(large) == Hours(small))
  }
}
