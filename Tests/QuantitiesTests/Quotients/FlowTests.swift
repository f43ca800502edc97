// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

import Quantities
import Testing

/// Each quotient has its own operators, so each operator is tested for each quotient.
@Suite("The operators of Flow")
struct FlowTests {
  @Test("each of them, on either side")
  func operators() {
    let (volume, time): (any Volume, any Time) = (2.gallons, 1.minutes)
    let one: Flow = volume / time
    #expect(one == Quotient(2.gallons, per: 1.minutes))
    #expect(one * time == volume)
    #expect(time * one == volume)
    #expect(volume / one == time)

    let two: Flow = (volume + volume) / time
    #expect(one + one == two)
    #expect(two - one == one)
    #expect(-one == one - two)
    #expect(one * 2 == two)
    #expect(2 * one == two)
    #expect(two / 2 == one)
    #expect(two * 0.5 == one)
    #expect(0.5 * two == one)
    #expect(one / 0.5 == two)
    #expect(two * Fraction(1, 2) == one)
    #expect(Fraction(1, 2) * two == one)
    #expect(one / Fraction(1, 2) == two)
    #expect(two / one == Fraction(2))
    #expect(one < two)
    #expect([two, -one, one].sorted() == [-one, one, two])

    var total = one
    total += one
    #expect(total == two)
    total -= one
    #expect(total == one)
    total *= 1.5
    #expect(total == one + one / 2)
    total /= Fraction(3, 4)
    #expect(total == two)
  }
}
