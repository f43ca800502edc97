import Quantities
import Testing

/// The operators of each kind are written out, so each is tried for each kind.
@Suite("The operators of each kind")
struct KindOperatorTests {
  @Test("of time")
  func time() {
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

  @Test("of volume")
  func volume() {
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

  @Test("of mass")
  func mass() {
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
