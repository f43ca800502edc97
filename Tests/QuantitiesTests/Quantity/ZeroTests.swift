import Quantities
import Testing

@Suite("Nothing at all")
struct ZeroTests {
  @Test("takes the unit of what is added to it")
  func units() throws {
    let spoons = [2.teaspoons, 4.teaspoons].map { Amount($0) }
    #expect(spoons.reduce(.zero, +).formatted() == "2 tablespoons")
    #expect((Amount<MassKind>.zero - 1.ounces).formatted() == "-1 ounce")
    #expect((Amount<TimeKind>.zero + 2.weeks).formatted() == "2 weeks")
    let nothing = Amount<MassKind>.zero + Amount<MassKind>.zero
    #expect((nothing + 2.pounds).unit == .pound)
    var total = Amount<VolumeKind>.zero
    total += 0.cups
    total += 1.liters
    #expect(total.unit == .cup)
    let sum = Amount<MassKind>.zero.addingReportingOverflow(1.pounds)
    #expect(sum.partialValue.unit == .pound && !sum.overflow)
    #expect(try AnyAmount(Amount<MassKind>.zero).adding(AnyAmount("3 oz")).unit.name == "ounce")
  }

  @Test("has the first unit of its kind alone, and keeps one that it is given")
  func alone() {
    #expect(Amount<VolumeKind>.zero.formatted() == "0 milliliters")
    #expect(Amount<VolumeKind>.zero.unit == .milliliter)
    #expect((0.milliliters + 2.teaspoons).unit == .milliliter)
    #expect((Amount.zero(in: .gram) + 2.ounces).unit == .gram)
    #expect((Amount<VolumeKind>.zero * 3 + 1.cups).unit == .cup)
  }

  @Test("is so of quotients")
  func quotients() throws {
    let flour: Density = 120.grams / 1.cups
    #expect([flour, flour].reduce(.zero, +).description == "240 g/c")
    #expect((Density.zero - flour).description == "-120 g/c")
    #expect((Density.zero(in: .gram, per: .liter) + flour).denominatorUnit == .liter)
  }
}
