// Generated from units.tsv by .ci/catalogue. Edit the table instead.

import Quantities
import Testing

/// Holds each unit of mass to the table.
@Suite("The units of mass")
struct MassUnitTests {
  private var checked: [MeasurementUnit<MassKind>] = []

  @Test("each has a literal, a unit value, a property and its names, and the list has them all")
  mutating func units() {
    check(
      3.grams, .gram, { $0.inGrams }, ["gram", "grams", "g", "gm", "gms", "gramme", "grammes"],
      after: "metric", ["gr"])
    check(
      3.nanograms, .nanogram, { $0.inNanograms },
      ["nanogram", "nanograms", "ng", "nanogramme", "nanogrammes"])
    check(
      3.micrograms, .microgram, { $0.inMicrograms },
      ["microgram", "micrograms", "µg", "ug", "μg", "mcg", "microgramme", "microgrammes", "㎍"])
    check(
      3.milligrams, .milligram, { $0.inMilligrams },
      ["milligram", "milligrams", "mg", "mgs", "milligramme", "milligrammes", "㎎"])
    check(
      3.decagrams, .decagram, { $0.inDecagrams },
      ["decagram", "decagrams", "dag", "dkg", "dekagram", "dekagrams", "decagramme", "decagrammes"])
    check(
      3.hectograms, .hectogram, { $0.inHectograms },
      ["hectogram", "hectograms", "hg", "hectogramme", "hectogrammes"])
    check(
      3.kilograms, .kilogram, { $0.inKilograms },
      ["kilogram", "kilograms", "kg", "kgs", "kilo", "kilos", "kilogramme", "kilogrammes", "㎏"])
    check(
      3.tonnes, .tonne, { $0.inTonnes }, ["tonne", "tonnes", "t"], after: "metric", ["ton", "tons"])
    check(3.carats, .carat, { $0.inCarats }, ["carat", "carats", "ct", "cts"])
    check(3.pounds, .pound, { $0.inPounds }, ["pound", "pounds", "lb", "lbs", "#"])
    check(3.ounces, .ounce, { $0.inOunces }, ["ounce", "ounces", "oz", "ozs"])
    check(3.drams, .dram, { $0.inDrams }, ["dram", "drams", "dr"])
    check(3.grains, .grain, { $0.inGrains }, ["grain", "grains"], after: "us", ["gr"])
    check(3.stones, .stone, { $0.inStones }, ["stone", "st", "stones"])
    check(
      3.shortHundredweights, .shortHundredweight, { $0.inShortHundredweights },
      ["short hundredweight", "short hundredweights", "short cwt"], after: "us",
      ["cwt", "hundredweight", "hundredweights"])
    check(
      3.longHundredweights, .longHundredweight, { $0.inLongHundredweights },
      ["long hundredweight", "long hundredweights", "long cwt"], after: "imperial",
      ["cwt", "hundredweight", "hundredweights"])
    check(
      3.shortTons, .shortTon, { $0.inShortTons }, ["short ton", "short tons"], after: "us",
      ["ton", "tons"])
    check(
      3.longTons, .longTon, { $0.inLongTons }, ["long ton", "long tons"], after: "imperial",
      ["ton", "tons"])
    check(
      3.troyOunces, .troyOunce, { $0.inTroyOunces },
      ["troy ounce", "troy ounces", "oz t", "ozt", "t oz", "toz", "troy oz"])
    check(
      3.pennyweights, .pennyweight, { $0.inPennyweights },
      ["pennyweight", "pennyweights", "dwt", "pwt"])
    check(
      3.troyPounds, .troyPound, { $0.inTroyPounds },
      ["troy pound", "troy pounds", "lb t", "lbt", "troy lb"])
    #expect(checked == MassKind.units)
  }

  /// Checks three of a unit and the unit's names.
  ///
  /// - Parameters:
  ///   - names: the names that find the unit.
  ///   - prefix: the qualifier needed with names that another unit has, too.
  ///   - shared: the names that need the qualifier.
  private mutating func check<Type: Mass & UnitQuantity>(
    _ three: Type, _ unit: MeasurementUnit<MassKind>, _ value: (any Mass) -> Double,
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
      #expect((try? MeasurementUnit<MassKind>(named: name)) == unit, "\(name)")
    }
    for name in shared {
      #expect((try? MeasurementUnit<MassKind>(named: name)) != unit, "\(name)")
    }
    checked.append(unit)
  }
}
