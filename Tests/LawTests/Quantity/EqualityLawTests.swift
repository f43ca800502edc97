import Quantities
import TestSupport
import Testing

@Suite("The laws of equality, hashing and order")
struct EqualityLawTests {
  /// One amount in each unit that can express it.
  private func spellings<Kind>(
    _ ticks: Int128, _ units: [MeasurementUnit<Kind>]
  ) -> [Amount<Kind>] {
    units.map { Amount(ticks: Ticks(ticks), unit: $0) }
  }

  @Test("amounts, whatever their units, to the ends of the range")
  func amounts() {
    let counts: [Int128] = [
      .min, .min + 1, -1 << 64, -1 << 63, -1, 0, 1, 1 << 63, (1 << 64) - 1, 1 << 64, .max - 1, .max,
    ]
    let classes = counts.map { spellings($0, [MeasurementUnit<VolumeKind>.cup, .milliliter]) }
    EqualityLaws.check(hashable: classes)
    EqualityLaws.check(ascending: classes)
    let ticks = counts.map { [Ticks<VolumeKind>($0)] }
    EqualityLaws.check(hashable: ticks)
    EqualityLaws.check(ascending: ticks)
    #expect(Ticks<VolumeKind>(.min).description == "-170141183460469231731687303715884105728")
  }

  @Test("unit types, generated")
  func unitTypes() {
    var random = SeededGenerator(seed: 77)
    let counts = Set((0..<60).map { _ in Int128.random(in: .min ... .max, using: &random) })
    let classes = counts.sorted().map { [Minutes(ticks: Ticks($0)), Minutes(ticks: Ticks($0))] }
    EqualityLaws.check(hashable: classes, "seed \(random.seed)")
    EqualityLaws.check(ascending: classes, "seed \(random.seed)")
  }

  @Test("fractions, in whatever terms they are written")
  func fractions() {
    let classes: [[Fraction]] = [
      [Fraction(numerator: .min, denominator: 1)],
      [Fraction(-3, 2), Fraction(3, -2), Fraction(-6, 4)],
      [Fraction(-1, 3)], [Fraction(numerator: -1, denominator: .max)],
      [.zero, Fraction(0, -7)], [Fraction(numerator: 1, denominator: .max)],
      [Fraction(1, 3), Fraction(-2, -6)], [Fraction(1, 2), Fraction(5, 10)],
      [Fraction(numerator: .max - 1, denominator: .max)], [Fraction(1), Fraction(9, 9)],
      [Fraction(numerator: .max, denominator: .max - 1)],
      [Fraction(numerator: .max, denominator: 1)],
    ]
    EqualityLaws.check(hashable: classes)
    EqualityLaws.check(ascending: classes)
  }

  @Test("densities, in whatever units they are written")
  func densities() {
    let classes: [[Density]] = [
      [-2.grams / 1.milliliters, 2.grams / -(1.milliliters)],
      [0.grams / 1.cups, 0.ounces / 1.liters],
      [1.grams / 1.liters, 1.milligrams / 1.milliliters, 1.kilograms / 1.cubicMeters],
      [1.grams / 1.milliliters, 500.grams / 0.5.liters],
      [1.pounds / 1.cups, 16.ounces / 48.teaspoons],
    ]
    EqualityLaws.check(hashable: classes)
    EqualityLaws.check(ascending: classes)
  }

  @Test("amounts of any kind: those of two kinds are never equal")
  func anyAmounts() throws {
    let texts = [
      ["1 cup", "16 tbsp", "48 tsp"], ["2 cups"], ["1 h", "60 min"], ["1 g", "1000 mg"],
    ]
    EqualityLaws.check(hashable: try texts.map { try $0.map { try AnyAmount($0) } })
  }

  @Test("units are equal by name and size, and each to itself alone in the catalogue")
  func units() {
    let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    let same = MeasurementUnit(Fraction(1, 2), .cup, name: "ladle")
    let long = MeasurementUnit(9, .tablespoon, name: "ladle")
    EqualityLaws.check(
      hashable: VolumeKind.units.map { [$0] } + [[ladle, same], [long]])
    EqualityLaws.check(hashable: TimeKind.units.map { [$0] })
    EqualityLaws.check(hashable: MassKind.units.map { [$0] })
  }

  @Test("presentations are equal where they show the same")
  func presentations() {
    EqualityLaws.check(hashable: [
      [3.teaspoons.presented(), 1.tablespoons.presented()], [4.teaspoons.presented()],
      [1.cups.presented()], [0.cups.presented()],
    ])
  }
}
