import Foundation
import Quantities
import Testing

@Suite("The catalogue of units")
struct CatalogueTests {
  /// The divisors of common kitchen and clock fractions.
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

  @Test("every pair of units of a kind converts there and back exactly")
  func grid() {
    func check<Kind>(_ units: [MeasurementUnit<Kind>]) {
      for from in units {
        for to in units {
          let there = Amount(1, from).converted(to: to)
          #expect(Amount(there.exactValue, to) == Amount(1, from))
          #expect(
            there.exactValue * Amount(1, to).exactValue(in: from) == Fraction(1), "\(from) \(to)")
        }
      }
    }
    check(TimeKind.units)
    check(VolumeKind.units)
    check(MassKind.units)
  }

  @Test("every unit type is in the catalogue, and once")
  func complete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/QuantityCore/Catalogue")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    func check<Kind>(_ units: [MeasurementUnit<Kind>], protocol name: String) {
      let types = sources.reduce(0) {
        $0 + $1.components(separatedBy: ": \(name), UnitQuantity {").count - 1
      }
      #expect(types == units.count, "\(name)")
      #expect(Set(units).count == units.count, "\(name)")
    }
    check(TimeKind.units, protocol: "Time")
    check(VolumeKind.units, protocol: "Volume")
    check(MassKind.units, protocol: "Mass")
  }

  @Test("a factor says by what the unit is defined")
  func factors() {
    #expect("\(Tablespoons.factor), \(Ounces.factor)" == "1/2 fluid ounce, 1/16 pound")
    #expect("\(Hours.factor), \(Liters.factor)" == "60 minutes, 1000 milliliters")
    #expect("\(ConversionFactor<TimeKind>(ticks: 5040))" == "5040 ticks")
  }

  @Test("each unit has a source, and its factor is that of its neighbor")
  func definitions() {
    func check<Kind>(_ units: [MeasurementUnit<Kind>]) {
      for unit in units {
        #expect(unit.source != nil, "\(unit)")
        guard let neighbor = unit.neighbor else { continue }
        #expect(Amount(unit.factor, neighbor) == Amount(1, unit), "\(unit)")
      }
      #expect(units.count { $0.neighbor == nil } == 1)
    }
    check(TimeKind.units)
    check(VolumeKind.units)
    check(MassKind.units)
  }

  @Test("times, as the standards print them", arguments: timesTable)
  func times(unit: MeasurementUnit<TimeKind>, seconds: String) throws {
    #expect(try Amount(1, unit).exactValue(in: .second) == Fraction(seconds))
  }

  @Test("volumes, as the standards print them", arguments: volumesTable)
  func volumes(unit: MeasurementUnit<VolumeKind>, milliliters: String) throws {
    #expect(try Amount(1, unit).exactValue(in: .milliliter) == Fraction(milliliters))
  }

  @Test("masses, as the standards print them", arguments: massesTable)
  func masses(unit: MeasurementUnit<MassKind>, grams: String) throws {
    #expect(try Amount(1, unit).exactValue(in: .gram) == Fraction(grams))
  }

  @Test("every unit has its row in the tables")
  func rows() {
    #expect(Set(Self.timesTable.map(\.0)) == Set(TimeKind.units))
    #expect(Set(Self.volumesTable.map(\.0)) == Set(VolumeKind.units))
    #expect(Set(Self.massesTable.map(\.0)) == Set(MassKind.units))
  }

  static let timesTable: [(MeasurementUnit<TimeKind>, String)] = [
    (.nanosecond, "0.000000001"),
    (.microsecond, "0.000001"),
    (.millisecond, "0.001"),
    (.second, "1"),
    (.minute, "60"),
    (.hour, "3600"),
    (.day, "86400"),
    (.week, "604800"),
    (.fortnight, "1209600"),
  ]

  static let volumesTable: [(MeasurementUnit<VolumeKind>, String)] = [
    (.nanoliter, "0.000001"),
    (.microliter, "0.001"),
    (.milliliter, "1"),
    (.centiliter, "10"),
    (.deciliter, "100"),
    (.liter, "1000"),
    (.hectoliter, "100000"),
    (.cubicCentimeter, "1"),
    (.cubicMeter, "1000000"),
    (.cubicInch, "16.387064"),
    (.cubicFoot, "28316.846592"),
    (.cubicYard, "764554.857984"),
    (.metricTeaspoon, "5"), (.dessertspoon, "10"),
    (.metricTablespoon, "15"),
    (.metricCup, "250"),
    (.australianTablespoon, "20"),
    (.medicalDrop, "0.05"),
    (.minim, "0.061611519921875"),
    (.fluidDram, "3.6966911953125"),
    (.teaspoon, "4.92892159375"),
    (.tablespoon, "14.78676478125"),
    (.fluidOunce, "29.5735295625"),
    (.gill, "118.29411825"),
    (.cup, "236.5882365"),
    (.pint, "473.176473"),
    (.quart, "946.352946"),
    (.gallon, "3785.411784"),
    (.oilBarrel, "158987.294928"),
    (.legalCup, "240"),
    (.dash, "0.61611519921875"),
    (.pinch, "0.308057599609375"),
    (.smidgen, "0.1540287998046875"),
    (.drop, "157725491/3072000000"),
    (.stick, "118.29411825"),
    (.jigger, "44.36029434375"), (.shot, "44.36029434375"),
    (.dryPint, "550.6104713575"),
    (.dryQuart, "1101.220942715"),
    (.peck, "8809.76754172"),
    (.bushel, "35239.07016688"),
    (.imperialMinim, "454609/7680000"),
    (.imperialFluidDrachm, "3.5516328125"),
    (.imperialFluidOunce, "28.4130625"),
    (.imperialGill, "142.0653125"),
    (.imperialPint, "568.26125"),
    (.imperialQuart, "1136.5225"),
    (.imperialGallon, "4546.09"),
    (.imperialPeck, "9092.18"),
    (.imperialBushel, "36368.72"),
    (.japaneseCup, "200"), (.riceCup, "180"), (.coffeeCup, "150"),
    (.canadianCup, "227.3045"),
  ]

  static let massesTable: [(MeasurementUnit<MassKind>, String)] = [
    (.nanogram, "0.000000001"),
    (.microgram, "0.000001"),
    (.milligram, "0.001"),
    (.gram, "1"),
    (.decagram, "10"),
    (.hectogram, "100"),
    (.kilogram, "1000"),
    (.tonne, "1000000"),
    (.carat, "0.2"),
    (.grain, "0.06479891"),
    (.dram, "1.7718451953125"),
    (.ounce, "28.349523125"),
    (.pound, "453.59237"),
    (.stone, "6350.29318"),
    (.shortHundredweight, "45359.237"),
    (.longHundredweight, "50802.34544"),
    (.shortTon, "907184.74"),
    (.longTon, "1016046.9088"),
    (.pennyweight, "1.55517384"),
    (.troyOunce, "31.1034768"),
    (.troyPound, "373.2417216"),
  ]
}
