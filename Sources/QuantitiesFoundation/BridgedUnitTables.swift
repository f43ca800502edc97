public import Foundation
public import Quantities

// What Foundation lacks a name for in the catalogue is given by its exact factor: an imperial
// tablespoon is 5/8 of an imperial fluid ounce, a cubic yard 27 cubic feet, an acre-foot 43560 cubic
// feet, and a slug 9.80665/0.3048 pounds.

extension UnitDuration: BridgedDimension {
  /// Seconds.
  public static var bridgedBase: MeasurementUnit<TimeKind> { .second }

  /// Foundation's units of time.
  public static let bridgedUnits = BridgedUnits<UnitDuration>([
    (.hours, Fraction(1), .hour),
    (.minutes, Fraction(1), .minute),
    (.seconds, Fraction(1), .second),
    (.milliseconds, Fraction(1), .millisecond),
    (.microseconds, Fraction(1), .microsecond),
    (.nanoseconds, Fraction(1), .nanosecond),
    (.picoseconds, Fraction(1, 1000), .nanosecond),
  ])
}

extension UnitVolume: BridgedDimension {
  /// Liters.
  public static var bridgedBase: MeasurementUnit<VolumeKind> { .liter }

  /// Foundation's units of volume.
  public static let bridgedUnits = BridgedUnits<UnitVolume>([
    (.megaliters, Fraction(1_000_000), .liter),
    (.kiloliters, Fraction(1000), .liter),
    (.liters, Fraction(1), .liter),
    (.deciliters, Fraction(1), .deciliter),
    (.centiliters, Fraction(1), .centiliter),
    (.milliliters, Fraction(1), .milliliter),
    (.cubicKilometers, Fraction(1_000_000_000), .cubicMeter),
    (.cubicMeters, Fraction(1), .cubicMeter),
    (.cubicDecimeters, Fraction(1, 1000), .cubicMeter),
    (.cubicCentimeters, Fraction(1), .cubicCentimeter),
    (.cubicMillimeters, Fraction(1), .microliter),
    (.cubicInches, Fraction(1), .cubicInch),
    (.cubicFeet, Fraction(1), .cubicFoot),
    (.cubicYards, Fraction(27), .cubicFoot),
    (.cubicMiles, Fraction(147_197_952_000), .cubicFoot),
    (.acreFeet, Fraction(43_560), .cubicFoot),
    (.bushels, Fraction(1), .bushel),
    (.teaspoons, Fraction(1), .teaspoon),
    (.tablespoons, Fraction(1), .tablespoon),
    (.fluidOunces, Fraction(1), .fluidOunce),
    (.cups, Fraction(1), .cup),
    (.pints, Fraction(1), .pint),
    (.quarts, Fraction(1), .quart),
    (.gallons, Fraction(1), .gallon),
    (.imperialTeaspoons, Fraction(5, 24), .imperialFluidOunce),
    (.imperialTablespoons, Fraction(5, 8), .imperialFluidOunce),
    (.imperialFluidOunces, Fraction(1), .imperialFluidOunce),
    (.imperialPints, Fraction(1), .imperialPint),
    (.imperialQuarts, Fraction(1), .imperialQuart),
    (.imperialGallons, Fraction(1), .imperialGallon),
    (.metricCups, Fraction(1), .metricCup),
  ])
}

extension UnitMass: BridgedDimension {
  /// Kilograms.
  public static var bridgedBase: MeasurementUnit<MassKind> { .kilogram }

  /// Foundation's units of mass.
  public static let bridgedUnits = BridgedUnits<UnitMass>([
    (.kilograms, Fraction(1), .kilogram),
    (.grams, Fraction(1), .gram),
    (.decigrams, Fraction(1, 10), .gram),
    (.centigrams, Fraction(1, 100), .gram),
    (.milligrams, Fraction(1), .milligram),
    (.micrograms, Fraction(1), .microgram),
    (.nanograms, Fraction(1), .nanogram),
    (.picograms, Fraction(1, 1000), .nanogram),
    (.ounces, Fraction(1), .ounce),
    (.pounds, Fraction(1), .pound),
    (.stones, Fraction(1), .stone),
    (.metricTons, Fraction(1), .tonne),
    (.shortTons, Fraction(1), .shortTon),
    (.carats, Fraction(1), .carat),
    (.ouncesTroy, Fraction(1), .troyOunce),
    (.slugs, Fraction(196_133, 6096), .pound),
  ])
}
