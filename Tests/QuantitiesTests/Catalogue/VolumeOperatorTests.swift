// Generated from units.tsv by .ci/catalogue. Edit the table instead.

import Quantities
import Testing

/// Each kind has its own operators, so each operator is tested for each kind.
@Suite("The operators of volume")
struct VolumeOperatorTests {
  @Test("each of them, on either side")
  func operators() {
    let (large, small): (any Volume, any Volume) = (1.cups, 16.tablespoons)
    let twice: any Volume = 2.cups
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
    #expect(-large == 0.cups - small)
    #expect(large * 2 == twice)
    #expect(2 * small == twice)
    #expect(twice / 2 == large)
    #expect(large * 0.5 == 8.tablespoons)
    #expect(0.5 * small == 8.tablespoons)
    #expect(large / 0.5 == twice)
    #expect(large * Fraction(1, 2) == 8.tablespoons)
    #expect(Fraction(1, 2) * small == 8.tablespoons)
    #expect(large / Fraction(1, 2) == twice)
    #expect(twice / small == Fraction(2))

    var total = 1.cups
    total += small
    #expect(total == 2.cups)
    total -= 8.tablespoons
    #expect(total == 1.5.cups)
    total *= 2
    #expect(total == 3.cups)
    total /= 1.5
    #expect(total == 2.cups)
    #expect([1.cups + small, 2.cups + large].sum(in: .tablespoon).value == 80)
    #expect(Amount(large) == Cups(small))
  }
}
