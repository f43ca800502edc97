public import Foundation
public import Quantities

/// A class of Foundation units whose measurements convert to and from quantities: `UnitDuration`,
/// `UnitVolume` or `UnitMass`.
///
///     Amount(Measurement(value: 2, unit: UnitVolume.cups)) == 2.cups  // true
public protocol BridgedDimension: Dimension {
  /// The kind of quantity.
  associatedtype Kind: QuantityKind

  /// The Foundation units, with their exact sizes.
  static var bridgedUnits: BridgedUnits<Self> { get }

  /// The base unit of this class's converters.
  static var bridgedBase: MeasurementUnit<Kind> { get }
}

/// The Foundation units of one class, with their exact sizes in units of the catalogue.
///
///     Amount(Measurement(value: 1, unit: UnitMass.stones)) == 14.pounds  // true
///
/// Foundation's own coefficients are not used, because many are rounded. On Linux, its stone is
/// 1/16 of a stone, its cup is not a multiple of its spoons, and its tablespoon is not 3 of its
/// teaspoons.
public struct BridgedUnits<Dimension: BridgedDimension>: @unchecked Sendable {
  // Foundation's units are immutable, although not declared `Sendable`.
  struct Row {
    let foundation: Dimension
    let count: Fraction
    let unit: MeasurementUnit<Dimension.Kind>
  }

  private let bySymbol: [String: Row]
  private let byUnit: [MeasurementUnit<Dimension.Kind>: Row]

  /// - Parameter rows: the Foundation units with their sizes. If several equal one unit of the
  ///   catalogue, the first represents it.
  init(_ rows: [(Dimension, Fraction, MeasurementUnit<Dimension.Kind>)]) {
    let rows = rows.map { Row(foundation: $0, count: $1, unit: $2) }
    bySymbol = Dictionary(rows.map { ($0.foundation.symbol, $0) }) { first, _ in first }
    byUnit = Dictionary(
      rows.filter { $0.count == Fraction(1) }.map { ($0.unit, $0) }
    ) { first, _ in first }
  }

  /// Returns the row of a Foundation unit, or `nil` for a custom unit.
  func row(for unit: Dimension) -> Row? {
    guard let row = bySymbol[unit.symbol], row.foundation == unit else { return nil }
    return row
  }

  /// Returns the row of a unit of the catalogue, or of its nearest neighbor that Foundation has.
  func row(for unit: MeasurementUnit<Dimension.Kind>) -> Row? {
    if let row = byUnit[unit] { return row }
    return unit.neighbor.flatMap { row(for: $0) }
  }
}

// Foundation units that the catalogue lacks have exact factors: an imperial tablespoon is 5/8 of an
// imperial fluid ounce, a cubic yard 27 cubic feet, an acre-foot 43560 cubic feet, and a slug
// 9.80665/0.3048 pounds.

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
