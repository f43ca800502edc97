import Foundation
import Quantities
import QuantitiesFoundation
import Testing

@Suite("Measurements")
struct MeasurementTests {
  @Test(
    "Foundation's volumes, by exact factors",
    arguments: [
      (.megaliters, "1000000 l"), (.kiloliters, "1000 l"), (.liters, "1 l"),
      (.deciliters, "1 dl"), (.centiliters, "1 cl"), (.milliliters, "1 ml"),
      (.cubicKilometers, "1000000000 m3"), (.cubicMeters, "1000 l"), (.cubicDecimeters, "1 l"),
      (.cubicCentimeters, "1 ml"), (.cubicMillimeters, "0.001 ml"),
      (.cubicInches, "16.387064 ml"), (.cubicFeet, "1728 in3"), (.cubicYards, "46656 in3"),
      (.cubicMiles, "254358061056000 in3"), (.acreFeet, "43560 ft3"), (.bushels, "2150.42 in3"),
      (.teaspoons, "1/3 tbsp"), (.tablespoons, "1/2 fl oz"), (.fluidOunces, "1/128 gal"),
      (.cups, "8 fl oz"), (.pints, "2 cups"), (.quarts, "2 pints"), (.gallons, "231 in3"),
      (.imperialTeaspoons, "1/768 uk gal"), (.imperialTablespoons, "1/256 uk gal"),
      (.imperialFluidOunces, "1/160 uk gal"), (.imperialPints, "1/8 uk gal"),
      (.imperialQuarts, "1/4 uk gal"), (.imperialGallons, "4.54609 l"), (.metricCups, "250 ml"),
    ] as [(UnitVolume, String)])
  func volumes(unit: UnitVolume, expected: String) throws {
    #expect(Amount(Measurement(value: 1, unit: unit)) == (try Amount<VolumeKind>(expected)))
  }

  @Test(
    "Foundation's masses, by exact factors",
    arguments: [
      (.kilograms, "1000 g"), (.grams, "1 g"), (.decigrams, "0.1 g"), (.centigrams, "0.01 g"),
      (.milligrams, "0.001 g"), (.micrograms, "0.001 mg"), (.nanograms, "0.001 µg"),
      (.ounces, "1/16 lb"), (.pounds, "453.59237 g"), (.stones, "14 lb"),
      (.metricTons, "1000 kg"), (.shortTons, "2000 lb"), (.carats, "0.2 g"),
      (.ouncesTroy, "31.1034768 g"), (.slugs, "196133/6096 lb"),
    ] as [(UnitMass, String)])
  func masses(unit: UnitMass, expected: String) throws {
    #expect(Amount(Measurement(value: 1, unit: unit)) == (try Amount<MassKind>(expected)))
  }

  @Test(
    "Foundation's durations",
    arguments: [
      (.hours, 3600.seconds), (.minutes, 60.seconds), (.seconds, 1.seconds),
      (.milliseconds, 0.001.seconds), (.microseconds, 0.000001.seconds),
      (.nanoseconds, 1e-9.seconds), (.picoseconds, 1e-12.seconds),
    ] as [(UnitDuration, Seconds)])
  func durations(unit: UnitDuration, expected: Seconds) {
    #expect(Seconds(Measurement(value: 1, unit: unit)) == expected)
  }

  @Test("spoons add up, as they do not in Foundation")
  func exact() {
    let teaspoons = Measurement(value: 3, unit: UnitVolume.teaspoons)
    #expect(Amount(teaspoons) == 1.tablespoons)
    #expect(Amount(Measurement(value: 16, unit: UnitVolume.tablespoons)) == 1.cups)
    #expect(Measurement(1.tablespoons, in: .teaspoons).value == 3)
    #expect(Measurement(1.stones, in: .pounds).value == 14)
    #expect(Measurement(0.1.hours, in: .minutes).value == 6)
  }

  @Test("each unit comes back as itself, with its value")
  func roundTrip() {
    for value in [0, 1, -2.5, 0.1, 1.0 / 3, 1234.5] {
      for unit: UnitVolume in [
        .liters, .milliliters, .cubicInches, .teaspoons, .tablespoons, .fluidOunces, .cups, .pints,
        .quarts, .gallons, .imperialFluidOunces, .imperialPints, .metricCups, .bushels,
      ] {
        let measurement = Measurement(value: value, unit: unit)
        let back = Measurement<UnitVolume>(Amount(measurement))
        #expect(back.unit == unit)
        #expect(back.value == value)
        #expect(Measurement(Amount(measurement), in: unit).value == value)
      }
      for unit: UnitVolume in [.kiloliters, .acreFeet, .imperialTeaspoons, .cubicMiles] {
        #expect(
          Measurement(Amount(Measurement(value: value, unit: unit)), in: unit).value == value)
      }
    }
  }

  @Test("every unit of the catalogue has a measurement, of the same size")
  func catalogue() {
    for unit in VolumeKind.units {
      let amount = Amount(3, unit)
      #expect(Amount(Measurement(amount)).value(in: unit) == 3, "\(unit)")
    }
    for unit in MassKind.units {
      let amount = Amount(3, unit)
      #expect(Amount(Measurement(amount)).value(in: unit) == 3, "\(unit)")
    }
    for unit in TimeKind.units {
      let amount = Amount(3, unit)
      #expect(Amount(Measurement(amount)).value(in: unit) == 3, "\(unit)")
    }
  }

  @Test(
    "what Foundation lacks becomes the unit by which it is defined",
    arguments: [
      (1.days as any Time, 24, UnitDuration.hours), (2.weeks, 336, .hours),
      (1.fortnights, 336, .hours), (3.minutes, 3, .minutes),
    ] as [(any Time, Double, UnitDuration)])
  func nearest(time: any Time, value: Double, unit: UnitDuration) {
    #expect(Measurement(time).value == value)
    #expect(Measurement(time).unit == unit)
  }

  @Test("so do volumes, and units of one's own")
  func nearestVolumes() {
    #expect(Measurement(16.pinches) == Measurement(value: 1, unit: UnitVolume.teaspoons))
    let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    #expect(Measurement(Amount(2, ladle)) == Measurement(value: 16, unit: UnitVolume.tablespoons))
    #expect(Measurement(1.longTons).unit == UnitMass.pounds)
  }

  @Test("a unit of one's own in Foundation goes by its converter")
  func ownUnit() {
    let bucket = UnitVolume(symbol: "bucket", converter: UnitConverterLinear(coefficient: 10))
    #expect(Amount(Measurement(value: 2, unit: bucket)) == 20.liters)
    #expect(Measurement(25.liters, in: bucket).value == 2.5)
    // The symbol alone doesn't make it Foundation's unit.
    let cup = UnitVolume(symbol: "cup", converter: UnitConverterLinear(coefficient: 0.3))
    #expect(Amount(Measurement(value: 1, unit: cup)) == 300.milliliters)
  }

  @Test("what is not an amount is refused", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func refused(value: Double) {
    #expect(throws: QuantityError.self) {
      try Amount(checking: Measurement(value: value, unit: UnitVolume.acreFeet))
    }
    #expect(throws: QuantityError.self) {
      try Hours(checking: Measurement(value: value, unit: UnitDuration.hours))
    }
  }

  @Test(
    "what is less than half a tick is refused", arguments: [1e-40, -1e-200, .leastNonzeroMagnitude])
  func tooSmall(value: Double) throws {
    let bucket = UnitVolume(symbol: "bucket", converter: UnitConverterLinear(coefficient: 0.1))
    for unit in [UnitVolume.acreFeet, .milliliters, bucket] {
      let measurement = Measurement(value: value, unit: unit)
      #expect(throws: QuantityError.underflow) { try Amount(checking: measurement) }
      // Without `checking`, the value is rounded.
      #expect(Amount(measurement) == 0.liters)
    }
    #expect(throws: QuantityError.underflow) {
      try Grams(checking: Measurement(value: value, unit: UnitMass.picograms))
    }
    #expect(try Amount(checking: Measurement(value: 0, unit: bucket)) == 0.liters)
  }
}

@Suite("Dates")
struct DateTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  @Test("a time later, and earlier")
  func arithmetic() {
    #expect((start + 90.minutes).timeIntervalSince1970 == 1_005_400)
    #expect((90.minutes + start).timeIntervalSince1970 == 1_005_400)
    #expect((start - 1.5.hours).timeIntervalSince1970 == 994_600)
    #expect(start + 1.days == start + 24.hours)
    var date = start
    date += 2.hours
    date -= 30.minutes
    #expect(date == start + (1.hours + 30.minutes))
    #expect(start + 60 == start + 1.minutes)
  }

  @Test("from date to date")
  func differences() {
    #expect((start + 90.minutes).time(since: start) == 1.5.hours)
    #expect(start.time(since: start + 1.seconds) == -(1.seconds))
    #expect(Amount(timeInterval: 0.1) == 100.milliseconds)
    #expect((1.hours + 0.5.seconds).timeInterval == 3600.5)
  }
}
