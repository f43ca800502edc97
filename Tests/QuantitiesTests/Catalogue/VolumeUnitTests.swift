// Generated from units.tsv by .ci/catalogue. Edit the table instead.

import Quantities
import Testing

/// Holds each unit of volume to the table.
@Suite("The units of volume")
struct VolumeUnitTests {
  private var checked: [MeasurementUnit<VolumeKind>] = []

  @Test("each has a literal, a unit value, a property and its names, and the list has them all")
  mutating func units() {
    check(
      3.milliliters, .milliliter, { $0.inMilliliters },
      ["milliliter", "milliliters", "ml", "mL", "millilitre", "millilitres", "mls", "㎖"])
    check(
      3.liters, .liter, { $0.inLiters },
      [
        "liter", "liters", "l", "L", "litre", "litres", "ltr", "ltrs", "dm3", "dm³", "dm^3",
        "cubic decimeter", "cubic decimeters", "cubic decimetre", "cubic decimetres",
      ])
    check(
      3.nanoliters, .nanoliter, { $0.inNanoliters },
      ["nanoliter", "nanoliters", "nl", "nL", "nanolitre", "nanolitres"])
    check(
      3.microliters, .microliter, { $0.inMicroliters },
      [
        "microliter", "microliters", "µl", "µL", "ul", "uL", "μl", "μL", "microlitre",
        "microlitres", "㎕",
      ])
    check(
      3.centiliters, .centiliter, { $0.inCentiliters },
      ["centiliter", "centiliters", "cl", "cL", "centilitre", "centilitres"])
    check(
      3.deciliters, .deciliter, { $0.inDeciliters },
      ["deciliter", "deciliters", "dl", "dL", "decilitre", "decilitres", "㎗"])
    check(
      3.hectoliters, .hectoliter, { $0.inHectoliters },
      ["hectoliter", "hectoliters", "hl", "hL", "hectolitre", "hectolitres"])
    check(
      3.cubicCentimeters, .cubicCentimeter, { $0.inCubicCentimeters },
      [
        "cubic centimeter", "cubic centimeters", "cm³", "cm3", "cm^3", "cc", "ccm",
        "cubic centimetre", "cubic centimetres", "㏄",
      ])
    check(
      3.cubicMeters, .cubicMeter, { $0.inCubicMeters },
      ["cubic meter", "cubic meters", "m³", "m3", "m^3", "cubic metre", "cubic metres"])
    check(
      3.cubicInches, .cubicInch, { $0.inCubicInches },
      ["cubic inch", "cubic inches", "in³", "in3", "cu in"])
    check(
      3.cubicFeet, .cubicFoot, { $0.inCubicFeet },
      ["cubic foot", "cubic feet", "ft³", "ft3", "cu ft"])
    check(
      3.cubicYards, .cubicYard, { $0.inCubicYards },
      ["cubic yard", "cubic yards", "yd³", "yd3", "cu yd", "cu yds"])
    check(3.gallons, .gallon, { $0.inGallons }, ["gallon", "gallons", "gal", "gals"])
    check(3.quarts, .quart, { $0.inQuarts }, ["quart", "quarts", "qt", "qts"])
    check(3.pints, .pint, { $0.inPints }, ["pint", "pints", "pt", "pts"])
    check(3.gills, .gill, { $0.inGills }, ["gill", "gills", "gi"])
    check(
      3.fluidOunces, .fluidOunce, { $0.inFluidOunces },
      [
        "fluid ounce", "fluid ounces", "fl oz", "floz", "fl ounce", "fl ounces", "fluid oz", "oz",
        "ozs", "ounce", "ounces",
      ])
    check(
      3.oilBarrels, .oilBarrel, { $0.inOilBarrels },
      ["oil barrel", "oil barrels", "bbl", "barrel of oil", "barrels of oil"])
    check(3.cups, .cup, { $0.inCups }, ["cup", "cups", "c", "C", "cupful", "cupfuls", "cupsful"])
    check(
      3.tablespoons, .tablespoon, { $0.inTablespoons },
      [
        "tablespoon", "tablespoons", "tbsp", "T", "tbs", "tbl", "tbsps", "tbls", "tb", "Tb",
        "tablesp", "Tbsn", "tblsp", "tblspn", "tbspn", "table spoon", "table spoons",
        "tablespoonful", "tablespoonfuls", "tablespoonsful",
      ])
    check(
      3.teaspoons, .teaspoon, { $0.inTeaspoons },
      [
        "teaspoon", "teaspoons", "tsp", "t", "ts", "tsps", "tspn", "teasp", "tea spoon",
        "tea spoons", "teaspoonful", "teaspoonfuls", "teaspoonsful",
      ])
    check(3.dashes, .dash, { $0.inDashes }, ["dash", "dashes"])
    check(3.pinches, .pinch, { $0.inPinches }, ["pinch", "pinches"])
    check(
      3.smidgens, .smidgen, { $0.inSmidgens },
      ["smidgen", "smidgens", "smidgeon", "smidgeons", "smidge"])
    check(3.drops, .drop, { $0.inDrops }, ["drop", "drops"])
    check(3.sticks, .stick, { $0.inSticks }, ["stick", "sticks"])
    check(3.jiggers, .jigger, { $0.inJiggers }, ["jigger", "jiggers"])
    check(3.shots, .shot, { $0.inShots }, ["shot", "shots"])
    check(
      3.fluidDrams, .fluidDram, { $0.inFluidDrams },
      ["fluid dram", "fluid drams", "fl dr", "fldr", "dram", "drams"])
    check(3.minims, .minim, { $0.inMinims }, ["minim", "minims"])
    check(
      3.legalCups, .legalCup, { $0.inLegalCups },
      ["legal cup", "legal cups", "labelling cup", "labeling cup"])
    check(3.bushels, .bushel, { $0.inBushels }, ["bushel", "bushels", "bu"])
    check(3.pecks, .peck, { $0.inPecks }, ["peck", "pecks", "pk"])
    check(
      3.dryQuarts, .dryQuart, { $0.inDryQuarts }, ["dry quart", "dry quarts", "dry qt", "dry qts"])
    check(3.dryPints, .dryPint, { $0.inDryPints }, ["dry pint", "dry pints", "dry pt", "dry pts"])
    check(
      3.metricCups, .metricCup, { $0.inMetricCups }, [], after: "metric",
      ["cup", "cups", "c", "C", "cupful", "cupfuls", "cupsful"])
    check(
      3.metricTablespoons, .metricTablespoon, { $0.inMetricTablespoons }, [], after: "metric",
      [
        "tablespoon", "tablespoons", "tbsp", "T", "tbs", "tbl", "tbsps", "tbls", "tb", "Tb",
        "tablesp", "Tbsn", "tblsp", "tblspn", "tbspn", "table spoon", "table spoons",
        "tablespoonful", "tablespoonfuls", "tablespoonsful",
      ])
    check(
      3.metricTeaspoons, .metricTeaspoon, { $0.inMetricTeaspoons }, [], after: "metric",
      [
        "teaspoon", "teaspoons", "tsp", "t", "ts", "tsps", "tspn", "teasp", "tea spoon",
        "tea spoons", "teaspoonful", "teaspoonfuls", "teaspoonsful",
      ])
    check(
      3.dessertspoons, .dessertspoon, { $0.inDessertspoons },
      ["dessertspoon", "dessertspoons", "dsp", "dessert spoon", "dessert spoons", "dstspn"])
    check(
      3.australianTablespoons, .australianTablespoon, { $0.inAustralianTablespoons }, [],
      after: "Australian",
      [
        "tablespoon", "tablespoons", "tbsp", "T", "tbs", "tbl", "tbsps", "tbls", "tb", "Tb",
        "tablesp", "Tbsn", "tblsp", "tblspn", "tbspn", "table spoon", "table spoons",
        "tablespoonful", "tablespoonfuls", "tablespoonsful",
      ])
    check(
      3.medicalDrops, .medicalDrop, { $0.inMedicalDrops },
      ["medical drop", "medical drops", "gtt", "gtts", "guttae"])
    check(
      3.imperialGallons, .imperialGallon, { $0.inImperialGallons }, [], after: "imperial",
      ["gallon", "gallons", "gal", "gals"])
    check(
      3.imperialQuarts, .imperialQuart, { $0.inImperialQuarts }, [], after: "imperial",
      ["quart", "quarts", "qt", "qts"])
    check(
      3.imperialPints, .imperialPint, { $0.inImperialPints }, [], after: "imperial",
      ["pint", "pints", "pt", "pts"])
    check(
      3.imperialGills, .imperialGill, { $0.inImperialGills }, [], after: "imperial",
      ["gill", "gills", "gi"])
    check(
      3.imperialFluidOunces, .imperialFluidOunce, { $0.inImperialFluidOunces }, [],
      after: "imperial",
      [
        "fluid ounce", "fluid ounces", "fl oz", "floz", "fl ounce", "fl ounces", "fluid oz", "oz",
        "ozs", "ounce", "ounces",
      ])
    check(
      3.imperialFluidDrachms, .imperialFluidDrachm, { $0.inImperialFluidDrachms }, [],
      after: "imperial",
      [
        "fluid drachm", "fluid drachms", "fl dr", "fluid dram", "fluid drams", "fldr", "dram",
        "drams",
      ])
    check(
      3.imperialMinims, .imperialMinim, { $0.inImperialMinims }, [], after: "imperial",
      ["minim", "minims"])
    check(
      3.imperialPecks, .imperialPeck, { $0.inImperialPecks }, [], after: "imperial",
      ["peck", "pecks", "pk"])
    check(
      3.imperialBushels, .imperialBushel, { $0.inImperialBushels }, [], after: "imperial",
      ["bushel", "bushels", "bu"])
    check(
      3.japaneseCups, .japaneseCup, { $0.inJapaneseCups }, [], after: "Japanese",
      ["cup", "cups", "c", "C", "cupful", "cupfuls", "cupsful"])
    check(
      3.riceCups, .riceCup, { $0.inRiceCups },
      ["rice cup", "rice cups", "gō", "合", "rice cooker cup", "rice cooker cups"])
    check(3.coffeeCups, .coffeeCup, { $0.inCoffeeCups }, ["coffee cup", "coffee cups"])
    check(
      3.canadianCups, .canadianCup, { $0.inCanadianCups }, [], after: "Canadian",
      ["cup", "cups", "c", "C", "cupful", "cupfuls", "cupsful"])
    #expect(checked == VolumeKind.units)
  }

  /// Checks three of a unit and the unit's names.
  ///
  /// - Parameters:
  ///   - names: the names that find the unit.
  ///   - prefix: the qualifier needed with names that another unit has, too.
  ///   - shared: the names that need the qualifier.
  private mutating func check<Type: Volume & UnitQuantity>(
    _ three: Type, _ unit: MeasurementUnit<VolumeKind>, _ value: (any Volume) -> Double,
    _ names: [String], after prefix: String = "", _ shared: [String] = []
  ) {
    #expect(three.unit == unit && Type.unit == unit, "\(unit)")
    #expect(three.ticks.count == 3 * unit.ticks.count, "\(unit)")
    #expect(Type.factor.ticks == unit.ticks, "\(unit)")
    #expect(value(three) == 3, "\(unit)")
    #expect(three == Type(3) && Type.zero.ticks.count == 0, "\(unit)")

    let stated = Set([unit.name, unit.plural, unit.symbol] + unit.aliases)
    #expect(stated.isSubset(of: names + shared), "\(unit)")
    for name in names + [unit.qualifiedName] + shared.map({ "\(prefix) \($0)" }) {
      #expect((try? MeasurementUnit<VolumeKind>(named: name)) == unit, "\(name)")
    }
    for name in shared {
      #expect((try? MeasurementUnit<VolumeKind>(named: name)) != unit, "\(name)")
    }
    checked.append(unit)
  }
}
