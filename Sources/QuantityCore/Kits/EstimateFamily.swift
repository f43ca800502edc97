/// How finely a cook expresses an estimate: the units that people think of the amount in, whatever
/// unit it is shown in.
///
/// Everything that shows estimates uses this type, so an amount is always shown alike.
enum EstimateFamily: Equatable {
  /// Powers of ten of a unit: grams and milliliters.
  case decimal(AnyUnit)
  /// Ounces and pounds.
  case ounces
  /// Cups and spoons of one set.
  case spoons(cup: AnyUnit, tablespoon: AnyUnit, teaspoon: AnyUnit)
  /// Imperial fluid ounces and pints.
  case imperial
  /// Seconds, minutes and hours.
  case times
  /// Any other unit, alone.
  case other(AnyUnit)

  /// Finds the family of a unit.
  init(of unit: AnyUnit) {
    if unit.kind == .mass {
      self = EstimateFamily(ofMass: unit)
    } else if unit.kind == .volume {
      self = EstimateFamily(ofVolume: unit)
    } else {
      self = unit.kind == .time ? .times : .other(unit)
    }
  }

  private init(ofMass unit: AnyUnit) {
    let systems = unit.definition.systems
    self =
      systems.contains(.metric)
      ? .decimal(Grams.unit.handle)
      : systems.contains(.usCustomary) || systems.contains(.imperial) ? .ounces : .other(unit)
  }

  private init(ofVolume unit: AnyUnit) {
    let systems = unit.definition.systems
    if unit.isDefined(by: .australian) {
      self = .spoons(
        cup: MetricCups.unit.handle, tablespoon: AustralianTablespoons.unit.handle,
        teaspoon: MetricTeaspoons.unit.handle)
    } else if unit.isDefined(by: .japanese) {
      self = .spoons(
        cup: JapaneseCups.unit.handle, tablespoon: MetricTablespoons.unit.handle,
        teaspoon: MetricTeaspoons.unit.handle)
    } else if unit.isDefined(by: .metric) {
      self = .spoons(
        cup: MetricCups.unit.handle, tablespoon: MetricTablespoons.unit.handle,
        teaspoon: MetricTeaspoons.unit.handle)
    } else if systems.contains(.metric) {
      self = .decimal(Milliliters.unit.handle)
    } else if systems.contains(.usCustomary), unit.isSimple(in: Teaspoons.unit.handle) {
      self = .spoons(
        cup: Cups.unit.handle, tablespoon: Tablespoons.unit.handle, teaspoon: Teaspoons.unit.handle)
    } else if systems.contains(.imperial), unit.isSimple(in: ImperialFluidOunces.unit.handle) {
      self = .imperial
    } else {
      self = .other(unit)
    }
  }

  /// The cups and spoons, the largest first; empty for other families.
  var spoons: [AnyUnit] {
    if case .spoons(let cup, let tablespoon, let teaspoon) = self {
      [cup, tablespoon, teaspoon]
    } else {
      []
    }
  }

  /// Whether people say the units in fractions.
  var hasFractions: Bool {
    switch self {
    case .ounces, .spoons, .imperial: true
    case .decimal, .times, .other: false
    }
  }

  /// Returns whether people say a number of a unit with this denominator. A tablespoon has halves,
  /// thirds (teaspoons) and quarters, but no spoon holds an eighth.
  func says(_ denominator: UInt128, of unit: AnyUnit) -> Bool {
    if case .spoons(_, let tablespoon, _) = self, unit == tablespoon, denominator > 4 {
      return false
    }
    return denominator == 1 || SaidDenominator.isUsual(denominator)
  }

  /// The unit that rounded amounts of the family are expressed in.
  var unit: AnyUnit {
    switch self {
    case .decimal(let unit), .other(let unit): unit
    case .ounces: Ounces.unit.handle
    case .spoons(let cup, _, _): cup
    case .imperial: ImperialFluidOunces.unit.handle
    case .times: Seconds.unit.handle
    }
  }
}

extension AnyUnit {
  /// Returns whether the unit, or a unit that it is defined by, has a qualifier.
  fileprivate func isDefined(by qualifier: UnitQualifier) -> Bool {
    var unit: AnyUnit? = self
    while let next = unit {
      if next.definition.qualifier == qualifier { return true }
      unit = next.definition.neighbor
    }
    return false
  }

  /// Returns whether the unit is a multiple of an eighth of another, or divides it.
  fileprivate func isSimple(in other: AnyUnit) -> Bool {
    size % (other.size / 8) == 0 || other.size % size == 0
  }
}
