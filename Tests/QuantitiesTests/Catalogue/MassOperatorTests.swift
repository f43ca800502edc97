// Generated from units.tsv by .ci/catalogue. Edit the table instead.

import Quantities
import Testing

/// Each kind has its own operators, so each operator is tested for each kind.
@Suite("The operators of mass")
struct MassOperatorTests {
  @Test("each of them, on either side")
  func operators() {
    let (large, small): (any Mass, any Mass) = (1.pounds, 16.ounces)
    let twice: any Mass = 2.pounds
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
    #expect(-large == 0.pounds - small)
    #expect(large * 2 == twice)
    #expect(2 * small == twice)
    #expect(twice / 2 == large)
    #expect(large * 0.5 == 8.ounces)
    #expect(0.5 * small == 8.ounces)
    #expect(large / 0.5 == twice)
    #expect(large * Fraction(1, 2) == 8.ounces)
    #expect(Fraction(1, 2) * small == 8.ounces)
    #expect(large / Fraction(1, 2) == twice)
    #expect(twice / small == Fraction(2))

    var total = 1.pounds
    total += small
    #expect(total == 2.pounds)
    total -= 8.ounces
    #expect(total == 1.5.pounds)
    total *= 2
    #expect(total == 3.pounds)
    total /= 1.5
    #expect(total == 2.pounds)
    #expect([1.pounds + small, 2.pounds + large].sum(in: .ounce).value == 80)
    #expect(Amount(large) == Pounds(small))
  }
}
