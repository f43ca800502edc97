extension TimeKind {
  /// Returns the clock, which shows days, hours, minutes and seconds. For weeks and fortnights, it
  /// shows weeks too.
  public static func kit(for unit: MeasurementUnit<TimeKind>) -> Kit<TimeKind> {
    if unit == .week || unit == .fortnight { return .weeks }
    return unit.neighbor.map { TimeKind.units.contains(unit) ? .clock : kit(for: $0) } ?? .clock
  }
}

extension VolumeKind {
  /// Returns the kit of a unit's system.
  ///
  /// - Metric volumes are shown in milliliters and liters. Deciliters and centiliters stay as they
  ///   are, from one of the unit up to a liter.
  /// - US volumes are shown in cups and spoons; those given in fluid ounces or larger units also in
  ///   quarts and gallons.
  /// - Imperial volumes are shown in pints and fluid ounces.
  /// - Metric and Australian kitchen volumes are shown in their own cups and spoons.
  /// - Pinches, smidgens, drops and minims stay as they are, in the whole or half count within 5 %,
  ///   until they make 1/4 teaspoon or more that can be measured exactly.
  /// - Dashes stay up to six, as bartenders count them.
  /// - Sticks, jiggers, shots, rice cups and coffee cups stay, in whole counts, halves and
  ///   quarters, and Canadian cups also in thirds.
  /// - Other units stay as they are, in decimals.
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
  /// - Metric masses are shown in nanograms, micrograms, milligrams, grams, kilograms and tonnes.
  ///   Decagrams and hectograms stay as they are, from one of the unit up to a kilogram.
  /// - Ounces and pounds are shown in pounds and ounces.
  /// - Stones are shown in stones and pounds.
  /// - Other units stay as they are, in decimals.
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
  /// Groups of units that share a kit.
  typealias KitGroups = [(units: [MeasurementUnit<Self>], kit: Kit<Self>)]

  /// Returns a kit of decimals of the unit, for kinds without kits.
  ///
  /// If no decimal terminates, amounts are shown in whole numbers of the unit and of the units that
  /// define it, where these are exact: `5.5 feet`, but `5 feet 11 inches`.
  public static func kit(for unit: MeasurementUnit<Self>) -> Kit<Self> {
    var units = [unit.handle]
    while let last = units.last, last.definition.factor.isWhole,
      let next = last.definition.neighbor
    {
      units.append(next)
    }
    return Kit(unit.name, [unit], .decimals(orWhole: units))
  }

  /// Returns the kit of the last group that contains a unit, or else the kit of the unit that
  /// defines it. Units of the catalogue in no group stay as they are, in decimals.
  fileprivate static func kit(
    for unit: MeasurementUnit<Self>, among groups: KitGroups
  ) -> Kit<Self> {
    if let group = groups.last(where: { $0.units.contains(unit) }) { return group.kit }
    guard let neighbor = unit.neighbor, !units.contains(unit) else { return Kit(decimalIn: unit) }
    return kit(for: neighbor, among: groups)
  }
}

extension Kit {
  /// Returns the kit with counts of a unit that stay in that unit.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - parts: the number of parts that one unit can be divided into: 2 for whole and half counts.
  ///   - limit: the greatest count, or `nil` for any.
  ///   - measured: the amount from which exact measures are better, or `nil` for none.
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
  /// Returns the kit that shows amounts of the unit in a system: the system's kit for units that
  /// have shared names there, and the unit's own kit for others.
  package func kit(in system: MeasurementSystem) -> Unmanaged<AnyKit> {
    system == .us ? kit : otherKit(in: system)
  }

  private func otherKit(in system: MeasurementSystem) -> Unmanaged<AnyKit> {
    guard kind == .volume, let qualifier = definition.qualifier,
      definition.isBare(in: system)
    else { return kit }
    let kit: Kit<VolumeKind>
    switch system {
    // British jugs have no cups, and four cups would be only about 1 3/4 pints.
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
