import Quantities
import Testing

@Suite("The catalogue of units")
struct CatalogueTests {
  static let divisors = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 32, 64,
  ]

  @Test("each unit over each kitchen divisor is a whole number of ticks")
  func divisibility() {
    func check<Kind>(_ units: [MeasurementUnit<Kind>]) {
      for unit in units {
        for divisor in Self.divisors {
          #expect(unit.ticks.count % Int128(divisor) == 0, "1/\(divisor) \(unit)")
        }
      }
    }
    check(TimeKind.units)
    check(VolumeKind.units)
    check(MassKind.units)
  }

  @Test(
    "times by their definitions",
    arguments: [
      (MeasurementUnit<TimeKind>.nanosecond, Fraction(1, 1_000_000_000)),
      (.microsecond, Fraction(1, 1_000_000)),
      (.millisecond, Fraction(1, 1000)),
      (.second, Fraction(1)),
      (.minute, Fraction(60)),
      (.hour, Fraction(3600)),
      (.day, Fraction(86_400)),
      (.week, Fraction(604_800)),
    ])
  func times(unit: MeasurementUnit<TimeKind>, seconds: Fraction) {
    #expect(Amount(1, unit).exactValue(in: .second) == seconds)
  }

  @Test(
    "volumes by their definitions",
    arguments: [
      (MeasurementUnit<VolumeKind>.milliliter, Fraction(1)),
      (.liter, Fraction(1000)),
      (.teaspoon, Fraction(492_892_159_375, 100_000_000_000)),
      (.tablespoon, Fraction(1_478_676_478_125, 100_000_000_000)),
      (.fluidOunce, Fraction(295_735_295_625, 10_000_000_000)),
      (.cup, Fraction(2_365_882_365, 10_000_000)),
      (.pint, Fraction(473_176_473, 1_000_000)),
      (.quart, Fraction(946_352_946, 1_000_000)),
      (.gallon, Fraction(3_785_411_784, 1_000_000)),
    ])
  func volumes(unit: MeasurementUnit<VolumeKind>, milliliters: Fraction) {
    #expect(Amount(1, unit).exactValue(in: .milliliter) == milliliters)
  }

  @Test(
    "masses by their definitions",
    arguments: [
      (MeasurementUnit<MassKind>.milligram, Fraction(1, 1000)),
      (.gram, Fraction(1)),
      (.kilogram, Fraction(1000)),
      (.ounce, Fraction(28_349_523_125, 1_000_000_000)),
      (.pound, Fraction(45_359_237, 100_000)),
    ])
  func masses(unit: MeasurementUnit<MassKind>, grams: Fraction) {
    #expect(Amount(1, unit).exactValue(in: .gram) == grams)
  }

  @Test("a unit of one's own is so many of another")
  func ownUnits() {
    let stick = MeasurementUnit(8, .tablespoon, name: "stick")
    let mug = MeasurementUnit(310, .milliliter, name: "mug")
    #expect(Amount(2, stick) == 1.cups)
    #expect(Amount(2, mug).value(in: .milliliter) == 620)
    #expect(Amount(Fraction(1, 2), stick).presented().formatted() == "1/4 cup")
  }
}
