import Quantities
import Testing

/// What each unit of the catalogue adds to numbers and to quantities.
@Suite("The members of each unit")
struct UnitMemberTests {
  /// Checks that three of a unit are three of it, and gives the unit.
  private func check<Type: UnitQuantity>(
    _ three: Type, _ unit: MeasurementUnit<Type.Kind>, _ value: Double
  ) -> MeasurementUnit<Type.Kind> {
    #expect(three.unit == unit && Type.unit == unit, "\(unit)")
    #expect(three.ticks.count == 3 * unit.ticks.count, "\(unit)")
    #expect(value == 3, "\(unit)")
    #expect(three == Type(3) && Type.zero.ticks.count == 0, "\(unit)")
    return unit
  }

  @Test("times: the literal, the unit and the value")
  func times() {
    let units: [MeasurementUnit<TimeKind>] = [
      check(3.days, .day, 3.days.inDays),
      check(3.weeks, .week, 3.weeks.inWeeks),
      check(3.fortnights, .fortnight, 3.fortnights.inFortnights),
      check(3.seconds, .second, 3.seconds.inSeconds),
      check(3.milliseconds, .millisecond, 3.milliseconds.inMilliseconds),
      check(3.microseconds, .microsecond, 3.microseconds.inMicroseconds),
      check(3.nanoseconds, .nanosecond, 3.nanoseconds.inNanoseconds),
      check(3.minutes, .minute, 3.minutes.inMinutes),
      check(3.hours, .hour, 3.hours.inHours),
    ]
    #expect(Set(units) == Set(TimeKind.units))
  }

  @Test("volumes: the literal, the unit and the value")
  func volumes() {
    let units: [MeasurementUnit<VolumeKind>] = [
      check(3.cubicCentimeters, .cubicCentimeter, 3.cubicCentimeters.inCubicCentimeters),
      check(3.cubicMeters, .cubicMeter, 3.cubicMeters.inCubicMeters),
      check(3.cubicInches, .cubicInch, 3.cubicInches.inCubicInches),
      check(3.cubicFeet, .cubicFoot, 3.cubicFeet.inCubicFeet),
      check(3.imperialPecks, .imperialPeck, 3.imperialPecks.inImperialPecks),
      check(3.imperialBushels, .imperialBushel, 3.imperialBushels.inImperialBushels),
      check(3.imperialGallons, .imperialGallon, 3.imperialGallons.inImperialGallons),
      check(3.imperialQuarts, .imperialQuart, 3.imperialQuarts.inImperialQuarts),
      check(3.imperialPints, .imperialPint, 3.imperialPints.inImperialPints),
      check(3.imperialGills, .imperialGill, 3.imperialGills.inImperialGills),
      check(
        3.imperialFluidOunces, .imperialFluidOunce, 3.imperialFluidOunces.inImperialFluidOunces),
      check(
        3.imperialFluidDrachms, .imperialFluidDrachm, 3.imperialFluidDrachms.inImperialFluidDrachms),
      check(3.imperialMinims, .imperialMinim, 3.imperialMinims.inImperialMinims),
      check(3.metricCups, .metricCup, 3.metricCups.inMetricCups),
      check(3.metricTablespoons, .metricTablespoon, 3.metricTablespoons.inMetricTablespoons),
      check(3.metricTeaspoons, .metricTeaspoon, 3.metricTeaspoons.inMetricTeaspoons),
      check(3.dessertspoons, .dessertspoon, 3.dessertspoons.inDessertspoons),
      check(
        3.australianTablespoons, .australianTablespoon,
        3.australianTablespoons.inAustralianTablespoons),
      check(3.milliliters, .milliliter, 3.milliliters.inMilliliters),
      check(3.liters, .liter, 3.liters.inLiters),
      check(3.nanoliters, .nanoliter, 3.nanoliters.inNanoliters),
      check(3.microliters, .microliter, 3.microliters.inMicroliters),
      check(3.centiliters, .centiliter, 3.centiliters.inCentiliters),
      check(3.deciliters, .deciliter, 3.deciliters.inDeciliters),
      check(3.hectoliters, .hectoliter, 3.hectoliters.inHectoliters),
      check(3.cups, .cup, 3.cups.inCups),
      check(3.tablespoons, .tablespoon, 3.tablespoons.inTablespoons),
      check(3.teaspoons, .teaspoon, 3.teaspoons.inTeaspoons),
      check(3.dashes, .dash, 3.dashes.inDashes),
      check(3.pinches, .pinch, 3.pinches.inPinches),
      check(3.smidgens, .smidgen, 3.smidgens.inSmidgens),
      check(3.drops, .drop, 3.drops.inDrops),
      check(3.gallons, .gallon, 3.gallons.inGallons),
      check(3.quarts, .quart, 3.quarts.inQuarts),
      check(3.pints, .pint, 3.pints.inPints),
      check(3.gills, .gill, 3.gills.inGills),
      check(3.fluidOunces, .fluidOunce, 3.fluidOunces.inFluidOunces),
      check(3.oilBarrels, .oilBarrel, 3.oilBarrels.inOilBarrels),
      check(3.fluidDrams, .fluidDram, 3.fluidDrams.inFluidDrams),
      check(3.minims, .minim, 3.minims.inMinims),
      check(3.legalCups, .legalCup, 3.legalCups.inLegalCups),
      check(3.bushels, .bushel, 3.bushels.inBushels),
      check(3.pecks, .peck, 3.pecks.inPecks),
      check(3.dryQuarts, .dryQuart, 3.dryQuarts.inDryQuarts),
      check(3.dryPints, .dryPint, 3.dryPints.inDryPints),
    ]
    #expect(Set(units) == Set(VolumeKind.units))
  }

  @Test("masss: the literal, the unit and the value")
  func masss() {
    let units: [MeasurementUnit<MassKind>] = [
      check(3.pounds, .pound, 3.pounds.inPounds),
      check(3.ounces, .ounce, 3.ounces.inOunces),
      check(3.drams, .dram, 3.drams.inDrams),
      check(3.grains, .grain, 3.grains.inGrains),
      check(3.stones, .stone, 3.stones.inStones),
      check(3.grams, .gram, 3.grams.inGrams),
      check(3.nanograms, .nanogram, 3.nanograms.inNanograms),
      check(3.micrograms, .microgram, 3.micrograms.inMicrograms),
      check(3.milligrams, .milligram, 3.milligrams.inMilligrams),
      check(3.kilograms, .kilogram, 3.kilograms.inKilograms),
      check(3.tonnes, .tonne, 3.tonnes.inTonnes),
      check(3.carats, .carat, 3.carats.inCarats),
      check(
        3.shortHundredweights, .shortHundredweight, 3.shortHundredweights.inShortHundredweights),
      check(3.longHundredweights, .longHundredweight, 3.longHundredweights.inLongHundredweights),
      check(3.shortTons, .shortTon, 3.shortTons.inShortTons),
      check(3.longTons, .longTon, 3.longTons.inLongTons),
      check(3.troyOunces, .troyOunce, 3.troyOunces.inTroyOunces),
      check(3.pennyweights, .pennyweight, 3.pennyweights.inPennyweights),
      check(3.troyPounds, .troyPound, 3.troyPounds.inTroyPounds),
    ]
    #expect(Set(units) == Set(MassKind.units))
  }
}
