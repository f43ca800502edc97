// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

import Quantities
import Testing

/// Each quotient has its own operators, so each operator is tested for each quotient.
@Suite("The operators of MassFlow")
struct MassFlowTests {
  @Test("each of them, on either side")
  func operators() {
    let (mass, time): (any Mass, any Time) = (30.grams, 1.seconds)
    let one: MassFlow = mass / time
    #expect(one == Quotient(30.grams, per: 1.seconds))
    #expect(one * time == mass)
    #expect(time * one == mass)
    #expect(mass / one == time)

    let two: MassFlow = (mass + mass) / time
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
