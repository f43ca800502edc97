import Foundation
import Quantities
import TestSupport
import Testing

/// The tables of other authorities, which are beside the checkout and not part of it.
@Suite("The catalogue against other authorities", .enabled(if: SharedFile.exist))
struct ConformanceTests {
  @Test("Unicode CLDR: factors")
  func cldr() throws {
    let names = Self.sameNames.merging([
      "fluid-ounce-imperial": "imperial fluid ounce", "gallon-imperial": "imperial gallon",
      "cup-metric": "metric cup", "barrel": "oil barrel", "ounce-troy": "troy ounce",
      "cubic-inch": "cubic inch", "cubic-meter": "cubic meter", "week-person": "week",
      "day-person": "day",
    ]) { $1 }
    let differ = ["pinch", "ounce-troy"]
    var agreed = 0
    let tables = [("conformance/cldr_units.tsv", 1, 4), ("conformance/cldr_unitsTest.tsv", 1, 4)]
    for (table, name, factor) in tables {
      for row in try SharedFile.rows(of: table) {
        // The second table has no column for the base unit: it is the third.
        let base = row[2]
        guard let ours = names[row[name]] else { continue }
        let agrees = try isEqual(ours, Fraction(row[factor]), base)
        #expect(agrees != differ.contains(row[name]), "\(row[name])")
        if agrees { agreed += 1 }
      }
    }
    #expect(agreed >= 30)
  }

  @Test("UCUM: factors")
  func ucum() throws {
    let names = [
      "l": "liter", "h": "hour", "d": "day", "t": "tonne", "[cin_i]": "cubic inch",
      "[bbl_us]": "oil barrel", "[pt_us]": "pint", "[gil_us]": "gill", "[foz_us]": "fluid ounce",
      "[bu_us]": "bushel", "[pk_us]": "peck", "[dpt_us]": "dry pint", "[tbs_us]": "tablespoon",
      "[cup_us]": "cup", "[cup_m]": "legal cup", "[gal_br]": "imperial gallon",
      "[bu_br]": "imperial bushel", "[gil_br]": "imperial gill",
      "[foz_br]": "imperial fluid ounce", "[gr]": "grain", "[oz_av]": "ounce",
      "[ston_av]": "short ton", "[stone_av]": "stone", "[lb_tr]": "troy pound",
      "[oz_ap]": "troy ounce", "[drp]": "drop",
    ]
    var agreed = 0
    for row in try SharedFile.rows(of: "conformance/ucum_units.tsv") {
      guard let ours = names[row[0]] else { continue }
      let agrees = try isEqual(ours, Fraction(row[5]), row[3])
      // There, a drop is 1/20 milliliter.
      #expect(agrees == (row[0] != "[drp]"), "\(row[0])")
      if agrees { agreed += 1 }
    }
    #expect(agreed == names.count - 1)
  }

  @Test("GNU units: factors")
  func gnu() throws {
    let names = Self.sameNames.merging([
      "kg": "kilogram", "g": "gram", "t": "tonne", "metricton": "tonne", "cc": "milliliter",
      "L": "liter", "l": "liter", "sec": "second", "d": "day", "lb": "pound", "oz": "ounce",
      "ushundredweight": "short hundredweight", "shorthundredweight": "short hundredweight",
      "fineounce": "troy ounce", "metriccarat": "carat", "ct": "carat", "apounce": "troy ounce",
      "usgallon": "gallon", "gal": "gallon", "qt": "quart", "pt": "pint", "floz": "fluid ounce",
      "usfluidounce": "fluid ounce", "fluidounce": "fluid ounce", "fldr": "fluid dram",
      "barrel": "oil barrel", "bbl": "oil barrel", "uspeck": "peck", "dryquart": "dry quart",
      "brhundredweight": "long hundredweight", "longhundredweight": "long hundredweight",
      "brton": "long ton", "brminim": "imperial minim", "brfloz": "imperial fluid ounce",
      "brquart": "imperial quart", "brgallon": "imperial gallon",
      "imperialdram": "imperial fluid drachm", "imperialfluidounce": "imperial fluid ounce",
      "imperialgill": "imperial gill", "imperialpint": "imperial pint",
      "imperialquart": "imperial quart", "tbl": "tablespoon", "tbsp": "tablespoon",
      "ustablespoon": "tablespoon", "ustbl": "tablespoon", "ustbsp": "tablespoon",
      "ustsp": "teaspoon", "metriccup": "metric cup", "legalcup": "legal cup",
      "legaltbsp": "metric tablespoon", "brteaspoon": "metric teaspoon",
      "brtbsp": "metric tablespoon", "austbsp": "Australian tablespoon",
      "australiateaspoon": "metric teaspoon", "lbm": "pound",
      "hundredweight": "short hundredweight",
      "ℓ": "liter", "㎎": "milligram", "㎏": "kilogram", "㎖": "milliliter",
      "㎱": "nanosecond", "㏄": "cubic centimeter",
    ]) { $1 }
    // The British variant uses these unqualified names.
    let british = [
      "gal": "imperial gallon", "pint": "imperial pint", "gill": "imperial gill",
      "qt": "imperial quart", "pt": "imperial pint", "floz": "imperial fluid ounce",
      "peck": "imperial peck", "tbl": "metric tablespoon", "tbsp": "metric tablespoon",
      "hundredweight": "long hundredweight", "fluidounce": "imperial fluid ounce",
      "tablespoon": "metric tablespoon", "teaspoon": "metric teaspoon",
    ]
    var agreed = 0
    for row in try SharedFile.rows(of: "conformance/gnu_units.tsv") {
      guard row[5] == "rational",
        let ours = row[0] == "GB" ? british[row[1]] : names[row[1]]
      else { continue }
      #expect(try isEqual(ours, Fraction(row[4]), row[3]), "\(row[0]) \(row[1])")
      agreed += 1
    }
    #expect(agreed > 80)
  }

  @Test("six libraries, where they agree")
  func crosscheck() throws {
    let names = Self.sameNames.merging([
      "carat (metric)": "carat", "dram (avoirdupois)": "dram", "ounce (avoirdupois)": "ounce",
      "ounce (apothecary)": "troy ounce", "pound (troy)": "troy pound", "ton (short)": "short ton",
      "ton (long)": "long ton", "gill (US)": "gill", "barrel (petroleum)": "oil barrel",
      "gallon (imperial)": "imperial gallon", "pint (imperial)": "imperial pint",
      "gill (imperial)": "imperial gill", "minim (imperial)": "imperial minim",
      // Where one of them is wrong, the others are right.
      "gallon (US)": "gallon", "quart (US liquid)": "quart", "pint (US liquid)": "pint",
      "teaspoon (US)": "teaspoon", "teaspoon (metric)": "metric teaspoon",
      "tablespoon (Australia)": "Australian tablespoon",
    ]) { $1 }
    var agreed = 0
    for row in try SharedFile.rows(of: "conformance/crosscheck_units.tsv") {
      guard let ours = names[row[0]] else { continue }
      let agrees = try isEqual(ours, Fraction(row[3]), row[2])
      #expect(agrees || row[0] == "pinch", "\(row[0])")
      if agrees { agreed += 1 }
    }
    #expect(agreed >= 26)
  }

  @Test("NIST SP 430: kitchen relations")
  func nist() throws {
    let names = [
      "liquid pint": "pint", "liquid quart": "quart", "gill (1/2 cup)": "gill",
      "1/4 cup": "1/4 cup",
    ]
    func amount(_ name: String) throws -> AnyAmount {
      let ours = names[name] ?? name
      return try AnyAmount(ours.hasPrefix("1/4") ? ours : "1 \(ours)")
    }
    var exact = 0
    for row in try SharedFile.rows(of: "conformance/nist_sp430_kitchen.tsv") {
      let left = try amount(row[0]).quantity(of: VolumeKind.self)
      let right = try amount(row[1]).quantity(of: VolumeKind.self)
      let factor = try Fraction(row[2])
      if row[3] == "exact" {
        #expect(left == right * factor, "\(row)")
        exact += 1
      } else {
        // Rounded to one or two digits.
        let ratio = left.ratio(to: right)
        #expect(abs(Double(ratio) / Double(factor) - 1) < 0.02, "\(row)")
      }
    }
    #expect(exact == 44)
  }

  /// Units with the same name elsewhere.
  private static let sameNames = Dictionary(
    uniqueKeysWithValues: [
      "nanosecond", "microsecond", "millisecond", "minute", "hour", "day", "week", "fortnight",
      "carat", "ounce", "stone", "tonne", "pinch", "drop", "teaspoon", "tablespoon", "cup", "pint",
      "quart", "gill", "gallon", "liter", "centiliter", "hectoliter", "peck", "pennyweight",
    ].map { ($0, $0) })

  /// Whether one of our units is this many of a base unit.
  private func isEqual(_ unit: String, _ factor: Fraction, _ base: String) throws -> Bool {
    let bases = [
      "m3": "cubic meter", "m^3": "cubic meter", "cubic-meter": "cubic meter", "kg": "kilogram",
      "kilogram": "kilogram", "g": "gram", "s": "second", "second": "second",
    ]
    let ours = try AnyAmount("1 \(unit)")
    let other = try AnyAmount("1 \(#require(bases[base], "\(base)"))")
    guard ours.kind == other.kind else { return false }
    return Fraction(numerator: ours.tickCount, denominator: other.tickCount) == factor
  }
}

extension AnyAmount {
  fileprivate func quantity<Kind: QuantityKind>(of kind: Kind.Type) throws -> Amount<Kind> {
    try #require(self.as(kind))
  }
}
