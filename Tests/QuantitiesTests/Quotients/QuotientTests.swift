import Quantities
import TestSupport
import Testing

@Suite("Densities and flows")
struct QuotientTests {
  @Test("a density times a volume is a mass, and a mass over a density a volume")
  func densities() {
    let flour = 120.grams / 1.cups
    #expect(flour * 2.5.cups == 300.grams)
    #expect(2.5.cups * flour == 300.grams)
    #expect(300.grams / flour == 2.5.cups)
    #expect((flour * 2.5.cups).unit == .gram)
    #expect((1.pounds / flour).unit == .cup)
    #expect(flour == Density(7.5.grams, per: 1.tablespoons))
  }

  @Test("a flow times a time is a volume, and a volume over a flow a time")
  func flows() {
    let tap = 2.gallons / 1.minutes
    #expect(tap * 30.seconds == 1.gallons)
    #expect(30.seconds * tap == 1.gallons)
    #expect(5.gallons / tap == 2.5.minutes)
    let mill = 30.grams / 1.seconds
    #expect(mill * 2.minutes == 3.6.kilograms)
    #expect(2.minutes * mill == 3.6.kilograms)
    #expect(900.grams / mill == 30.seconds)
  }

  @Test("long expressions of literals compile")
  func longExpressions() {
    let flour: Density = 120.grams / 1.cups
    let dough =
      flour * 2.cups + 5.grams + flour * 1.tablespoons + 10.grams + 1.ounces + 2.grams + 3.grams
    #expect(dough == 267.5.grams + 1.ounces)
    let volume: any Volume = 1.cups + 2.tablespoons
    #expect(flour * (volume * 2) == 270.grams)
  }

  @Test("equal quotients are equal in whatever units, and have equal hashes")
  func equality() throws {
    let same: [Density] = [
      120.grams / 1.cups, 240.grams / 2.cups, 7.5.grams / 1.tablespoons, 2.5.grams / 1.teaspoons,
      -(120.grams) / -(1.cups), try Density("0.12 kg per cup"),
    ]
    #expect(Set(same).count == 1)
    #expect(120.grams / 1.cups != 121.grams / 1.cups)
    #expect(0.grams / 1.cups == 0.grams / 5.liters)
  }

  @Test("comparison is exact")
  func comparison() {
    #expect(119.grams / 1.cups < 120.grams / 1.cups)
    #expect(-(1.grams) / 1.cups < 0.grams / 1.cups)
    #expect(1.gallons / 1.minutes > 4.liters / 70.seconds)
    // Their cross products have 254 bits, and differ by one in the last.
    let (most, unit) = (Int128.max, MeasurementUnit<MassKind>.gram)
    let larger = Amount<MassKind>(ticks: Ticks(most), unit: unit)
    let smaller = Amount<MassKind>(ticks: Ticks(most - 1), unit: unit)
    let above = Amount<VolumeKind>(ticks: Ticks(most), unit: .cup)
    let below = Amount<VolumeKind>(ticks: Ticks(most - 1), unit: .cup)
    #expect(smaller / above < larger / below)
    #expect(smaller / above < smaller / below)
    #expect(larger / above == smaller / below)
  }

  @Test("values come out in any units")
  func values() {
    let flour = 120.grams / 1.cups
    #expect(flour.value == 120)
    #expect(flour.value(in: .gram, per: .teaspoon) == 2.5)
    #expect(flour.exactValue(in: .gram, per: .tablespoon) == Fraction(15, 2))
    #expect(flour.converted(to: .kilogram, per: .cup).exactValue == Fraction(3, 25))
    #expect((1.cups / 3.hours).exactValue(in: .cup, per: .day) == Fraction(8))
    let most = Amount<MassKind>(ticks: Ticks(.max), unit: .nanogram)
    let odd = most / Amount<VolumeKind>(ticks: Ticks(.max - 1), unit: .bushel)
    #expect(odd.exactValue == nil)
    let bushel = MeasurementUnit<VolumeKind>.bushel.ticks.count
    let nanogram = MeasurementUnit<MassKind>.nanogram.ticks.count
    let expected = Double(bushel) / Double(nanogram)
    #expect(abs(odd.value / expected - 1) <= 2 * Double.ulpOfOne)
  }

  @Test("mass to volume and back is within half a tick")
  func roundTrips() {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<2000 {
      let density = Density(
        ticks(&random, bits: 70, .gram), per: ticks(&random, bits: 72, .teaspoon))
      let mass = ticks(&random, bits: 80, .gram)
      let volume = mass / density
      // The error from rounding the volume to half a tick, plus half a tick of mass.
      let slope = ratio(density)
      let error = density * volume - mass
      #expect(
        Fraction(numerator: error.ticks.count.magnitude.signed, denominator: 1)
          <= slope * Fraction(1, 2) + Fraction(1, 2), "\(density), \(mass), seed \(random.seed)")
      // Water has 0.2 ticks of mass per tick of volume; below 1 the round trip is exact.
      if slope < Fraction(1) { #expect(error.ticks == .zero, "seed \(random.seed)") }
    }
  }

  @Test("a product is the nearest tick, ties to even")
  func rounding() {
    var random = SeededGenerator(seed: 82)
    for _ in 0..<2000 {
      let density = Density(ticks(&random, bits: 40, .gram), per: ticks(&random, bits: 6, .cup))
      let volume: Amount<VolumeKind> = ticks(&random, bits: 50, .cup)
      let exact = ratio(density) * Fraction(numerator: volume.ticks.count, denominator: 1)
      let product = (density * volume).ticks.count
      let error = (exact - Fraction(numerator: product, denominator: 1)).magnitude
      #expect(error < Fraction(1, 2) || error == Fraction(1, 2) && product % 2 == 0)
    }
    // With a ratio of 1/2 tick, ties go to the even neighbor.
    let half = Density(amount(1, .gram), per: amount(2, .cup))
    #expect([1, 3, 5, 7].map { (half * amount($0, .cup)).ticks.count } == [0, 2, 2, 4])
    #expect((half * amount(-3, .cup)).ticks.count == -2)
  }

  @Test("intermediate products may need 256 bits")
  func wide() {
    let most = Int128.max
    let density = Density(amount(most, .gram), per: amount(most, .cup))
    #expect((density * amount(most, .cup)).ticks.count == most)
    let steep = Density(amount(most - 1, .gram), per: amount(most / 2, .cup))
    #expect((steep * amount(most / 2, .cup)).ticks.count == most - 1)
    #expect((amount(most - 1, .gram) / steep).ticks.count == most / 2)
  }

  @Test("what the operators trap at, the twins report")
  func reporting() async {
    #expect(throws: QuantityError.divisionByZero) {
      try Density(checking: 1.grams, per: 0.cups)
    }
    #expect(throws: QuantityError.overflow) {
      try Density(checking: amount(1, .gram), per: amount(.min, .cup))
    }
    let steep = Density(amount(.max, .gram), per: amount(1, .cup))
    #expect(steep.multipliedReportingOverflow(by: 1.cups).overflow)
    #expect(1.grams.dividedReportingOverflow(by: 0.grams / 1.cups).overflow)
    let product = (120.grams / 1.cups).multipliedReportingOverflow(by: 2.cups)
    #expect(product.partialValue == 240.grams && !product.overflow)
    let quotient = 240.grams.dividedReportingOverflow(by: 120.grams / 1.cups)
    #expect(quotient.partialValue == 2.cups && !quotient.overflow)
    await #expect(processExitsWith: .failure) { print(1.grams / 0.cups) }
    await #expect(processExitsWith: .failure) { print(1.grams / (0.grams / 1.cups)) }
    await #expect(processExitsWith: .failure) {
      let most = Amount<MassKind>(ticks: Ticks(.max), unit: .gram)
      print(most / 1.teaspoons * 1.cups)
    }
  }

  /// The ticks of mass per tick of volume.
  private func ratio(_ density: Density) -> Fraction {
    let (gram, cup) = (1.grams.ticks.count, 1.cups.ticks.count)
    return (density.exactValue(in: .gram, per: .cup) ?? .zero)
      * Fraction(numerator: gram, denominator: cup)
  }

  private func amount<Kind>(_ ticks: Int128, _ unit: MeasurementUnit<Kind>) -> Amount<Kind> {
    Amount(ticks: Ticks(ticks), unit: unit)
  }

  /// A positive amount with a number of bits of ticks at most.
  private func ticks<Kind>(
    _ random: inout SeededGenerator, bits: Int, _ unit: MeasurementUnit<Kind>
  ) -> Amount<Kind> {
    let wide = Int128(random.next() >> 1) << 64 | Int128(random.next())
    return amount(1 + wide >> Int128(127 - bits), unit)
  }
}

extension UInt128 {
  fileprivate var signed: Int128 { Int128(truncatingIfNeeded: self) }
}
