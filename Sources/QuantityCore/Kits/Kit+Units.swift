extension TimeKind {
  /// Returns the clock: times are presented in days, hours, minutes and seconds, and those in weeks
  /// or fortnights in weeks too.
  public static func kit(for unit: MeasurementUnit<TimeKind>) -> Kit<TimeKind> {
    if unit == .week || unit == .fortnight { return .weeks }
    return unit.neighbor.map { TimeKind.units.contains(unit) ? .clock : kit(for: $0) } ?? .clock
  }
}

extension VolumeKind {
  /// Returns the kit of a unit's system.
  ///
  /// Metric volumes are presented in milliliters and liters; deciliters and centiliters stay from
  /// one of them up to a liter. US ones are presented in cups and spoons, from the fluid ounce up
  /// with quarts and gallons beside them; imperial ones in pints and fluid ounces; those of metric
  /// and Australian kitchens in their own cups and spoons. Units that belong to none of these kits stay
  /// as they are, in decimals.
  ///
  /// Pinches, smidgens, drops and minims stay what they are, in the whole or half count that is within
  /// 5 %, until they make 1/4 teaspoon or more that can be measured exactly. Dashes stay up to six, as
  /// bartenders count them. Sticks, jiggers, shots, rice cups and coffee cups stay in whole counts, halves and quarters, and
  /// Canadian cups in thirds, too.
  public static func kit(for unit: MeasurementUnit<VolumeKind>) -> Kit<VolumeKind> {
    kit(for: unit, among: kits)
  }

  private static let kits: KitGroups = [
    (metricUnits + [.cubicCentimeter, .cubicMeter], .metric),
    (
      [.deciliter],
      Kit("metric", [.liter, .deciliter, .milliliter, .microliter], .decimals(orWhole: []))
    ),
    (
      [.centiliter],
      Kit("metric", [.liter, .centiliter, .milliliter, .microliter], .decimals(orWhole: []))
    ),
    (usKitchenUnits, .usKitchen),
    ([.pinch], .usKitchen.keeping(.pinch, until: Amount(Fraction(1, 4), .teaspoon))),
    ([.smidgen], .usKitchen.keeping(.smidgen, until: Amount(Fraction(1, 4), .teaspoon))),
    ([.drop], .usKitchen.keeping(.drop, until: Amount(Fraction(1, 4), .teaspoon))),
    ([.minim], .usLiquid.keeping(.minim, until: Amount(Fraction(1, 4), .teaspoon))),
    ([.dash], .usKitchen.keeping(.dash, upTo: 6)),
    ([.stick], .usKitchen.keeping(.stick, inParts: 4)),
    ([.jigger], .usBar.keeping(.jigger, inParts: 4)),
    ([.shot], .usBar.keeping(.shot, inParts: 4)),
    ([.fluidOunce, .gill, .pint, .quart, .gallon], .usLiquid),
    (metricKitchenUnits, .metricKitchen),
    (
      [.medicalDrop],
      .metricKitchen.keeping(.medicalDrop, until: Amount(Fraction(1, 4), .metricTeaspoon))
    ),
    ([.australianTablespoon], .australianKitchen),
    (imperialUnits + imperialDryUnits, .ukKitchen),
    (
      [.imperialMinim],
      .ukKitchen.keeping(.imperialMinim, until: Amount(Fraction(1, 4), .metricTeaspoon))
    ),
    ([.japaneseCup], .japaneseKitchen),
    ([.riceCup], .japaneseKitchen.keeping(.riceCup, inParts: 4)),
    ([.coffeeCup], .nordicKitchen.keeping(.coffeeCup, inParts: 4)),
    ([.canadianCup], .metricKitchen.keeping(.canadianCup, inParts: 12)),
  ]
}

extension MassKind {
  /// Returns the kit of a unit's system.
  ///
  /// Metric masses are presented in nanograms, micrograms, milligrams, grams, kilograms and tonnes; decagrams and
  /// hectograms stay from one of them up to a kilogram;
  /// ounces and pounds in pounds and ounces; stones in stones and pounds. Other units stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<MassKind>) -> Kit<MassKind> {
    kit(for: unit, among: kits)
  }

  private static let kits: KitGroups = [
    (metricUnits.filter { $0 != .carat }, .metric),
    (
      [.decagram], Kit("metric", [.kilogram, .decagram, .gram, .milligram], .decimals(orWhole: []))
    ),
    (
      [.hectogram],
      Kit("metric", [.kilogram, .hectogram, .gram, .milligram], .decimals(orWhole: []))
    ),
    ([.ounce, .pound], .pounds),
    ([.stone], .stone),
  ]
}

extension QuantityKind {
  /// Groups of units, each with its kit.
  typealias KitGroups = [(units: [MeasurementUnit<Self>], kit: Kit<Self>)]

  /// Returns a kit of decimals of the unit, for kinds that have no kits.
  ///
  /// Where no decimal ends, it has whole numbers of the unit and of those that the unit is made of, if
  /// they say the amount exactly: `5.5 feet`, but `5 feet 11 inches`.
  public static func kit(for unit: MeasurementUnit<Self>) -> Kit<Self> {
    var units = [unit.handle]
    while let last = units.last, last.definition.factor.isWhole,
      let next = last.definition.neighbor
    {
      units.append(next)
    }
    return Kit(unit.name, [unit], .decimals(orWhole: units))
  }

  /// Finds the kit of the last group that has a unit, or else that of the unit that it is defined
  /// by. Units of the catalogue in no group stay as they are, in decimals.
  fileprivate static func kit(
    for unit: MeasurementUnit<Self>, among groups: KitGroups
  ) -> Kit<Self> {
    if let group = groups.last(where: { $0.units.contains(unit) }) { return group.kit }
    guard let neighbor = unit.neighbor, !units.contains(unit) else { return Kit(decimalIn: unit) }
    return kit(for: neighbor, among: groups)
  }
}

extension Kit {
  /// Returns the kit with counts of a unit that stay what they are.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - parts: into how many parts one of the unit can be divided: 2 for whole and half counts.
  ///   - limit: the greatest count, or `nil` for any.
  ///   - measured: the amount from which on exact measures are better, or `nil` for none.
  fileprivate func keeping(
    _ unit: MeasurementUnit<Kind>, inParts parts: UInt128 = 2, upTo limit: Int? = nil,
    until measured: Amount<Kind>? = nil
  ) -> Kit {
    let counts = OwnCounts(
      unit: unit.handle, parts: parts, greatest: limit.map { unit.handle.size * UInt128($0) },
      measuredFrom: measured?.ticks.count.magnitude)
    let units = core.units.contains(unit.handle) ? core.units : core.units + [unit.handle]
    return Kit(
      core: AnyKit(name, units.sorted { $0.size > $1.size }, .counts(counts, core)))
  }
}

extension AnyUnit {
  /// Returns the kit that shows amounts of the unit under a system: the system's kit for units that go by
  /// shared names there, and the unit's own for others.
  package func kit(in system: MeasurementSystem) -> Unmanaged<AnyKit> {
    system == .us ? kit : otherKit(in: system)
  }

  private func otherKit(in system: MeasurementSystem) -> Unmanaged<AnyKit> {
    guard kind == .volume, let qualifier = definition.qualifier,
      definition.isBare(in: system)
    else { return kit }
    let kit: Kit<VolumeKind>
    switch system {
    // British jugs have no cups: in pints, four of them would be only about 1 3/4.
    case .imperial where self == MeasurementUnit<VolumeKind>.metricCup.handle:
      kit = .metricKitchen
    case .imperial: kit = .ukKitchen
    case .australian: kit = .australianKitchen
    case .japanese: kit = qualifier == .imperial ? .metric : .japaneseKitchen
    default: kit = qualifier == .metric ? .metricKitchen : .metric
    }
    return .passUnretained(kit.core)
  }
}
