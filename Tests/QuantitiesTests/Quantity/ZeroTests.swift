import Quantities
import Testing

@Suite("Nothing at all")
struct ZeroTests {
  @Test("takes the unit of what is added to it")
  func units() throws {
    let spoons = [2.teaspoons, 4.teaspoons].map { Amount($0) }
    #expect(spoons.reduce(Amount.zero) { $0.adding(quantity: $1) }.formatted() == "2 tablespoons")
    let less = Amount<MassKind>.zero.subtracting(quantity: 1.ounces)
    #expect(less.formatted() == "-1 ounce")
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
  }

  @Test("is so of quotients")
  func quotients() throws {
    let flour: Density = 120.grams / 1.cups
    #expect([flour, flour].reduce(.zero, +).description == "240 g/c")
    #expect((Density.zero - flour).description == "-120 g/c")
    #expect((Density.zero(in: .gram, per: .liter) + flour).denominatorUnit == .liter)
  }
}
