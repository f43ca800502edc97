import QuantityCore
import QuantityReading

/// A quantity of a text with its scaled amount.
struct ScaledMeasure {
  let found: ClassifiedQuantity
  /// The unit. Ounces of a liquid are fluid ounces.
  let unit: AnyUnit
  let ends: (lower: ExactTicks, upper: ExactTicks)
  /// Whether it was multiplied by another factor than 1.
  let isScaled: Bool
}

/// How a kitchen shows an amount.
enum KitchenChoice {
  /// As in one of the quantities.
  case own(Int)
  /// Converted from one of the quantities, with a kit's measures for volumes and the scale for
  /// masses.
  case converted(Int, Kit<VolumeKind>)
  /// Converted from one of the quantities with the density of the substance.
  case byDensity(Int)

  /// The index of the quantity.
  var index: Int {
    switch self {
    case .own(let index), .converted(let index, _), .byDensity(let index): index
    }
  }

  /// Returns whether the amount is shown as a volume because a quantity of the text is one.
  func isOfVolume(_ measures: [ScaledMeasure]) -> Bool {
    if case .byDensity = self { false } else { measures[index].unit.isVolume }
  }
}

extension ReaderKitchen {
  /// Chooses one of several quantities that are the same amount: the recipe's own figure if the
  /// cook has its unit, then one that converts exactly, then the density. A measure that another
  /// figure shows to be from the recipe's country isn't the cook's: the pint of `300 ml/½ pint` is
  /// imperial.
  func choice(among measures: [ScaledMeasure], of substance: Substance) -> KitchenChoice {
    let consistency = substance.consistency ?? .loose
    // Vessels are sold by the units of the country: British loaf tins by the pound.
    if measures[0].found.rule == Rule.vesselSize, let own = system.unitSystem,
      measures[0].unit.definition.systems.contains(own)
    {
      return .own(0)
    }
    let isWeighed = weighs(consistency)
    let usual = measures.indices.filter { !measures[$0].isContradicted(by: measures) }
    let kept = usual.filter { keeps(measures[$0], consistency) }
    if kept.first == 0, isSpoon(measures[0]) { return .own(0) }
    let preferred = kept.first {
      loose == nil && isWeighed
        ? measures[$0].unit.isMass
        : measures[$0].unit.isVolume || consistency == .solid || consistency == .loose && $0 == 0
    }
    if let own = preferred ?? kept.first { return .own(own) }
    let volume = usual.first { measures[$0].unit.isVolume }
    let mass = usual.first { measures[$0].unit.isMass }
    if let volume, isSpoon(measures[volume]) { return .converted(volume, spoons) }
    // A scale in ounces hardly shows a few grams.
    if let mass, consistency != .solid, substance.density != nil, isLessThanOunce(measures[mass]) {
      return .byDensity(mass)
    }
    // `5 g curing salt` is next to nothing in ounces.
    if let mass, substance.density == nil, isNearlyNothing(measures[mass]) { return .own(mass) }
    let isMassBetter = isWeighed || consistency == .solid
    if let mass, isMassBetter || volume == nil && substance.density == nil {
      return .converted(mass, liquids)
    }
    if isWeighed || volume == nil, let density = substance.density {
      // `45 ml (3 tbsp) flour`
      let own = usual.first { measures[$0].unit.isVolume && has(measures[$0].unit, .liquid) }
      if let volume = own ?? volume, isTooLight(measures[volume], density.usual) {
        return own == nil ? .converted(volume, spoons) : .own(volume)
      }
      return .byDensity(volume ?? mass ?? 0)
    }
    let index = volume ?? 0
    return has(measures[index], consistency)
      ? .own(index) : .converted(index, volumes(of: consistency))
  }

  /// Returns whether the kitchen would rather weigh this measure, such as a cup of a substance of
  /// unknown density.
  func misses(_ measure: ScaledMeasure, of substance: Substance) -> Bool {
    let consistency = substance.consistency ?? .loose
    return measure.unit.isVolume && measure.found.role == .amount && weighs(consistency)
      && substance.density == nil && !keeps(measure, consistency) && !isSpooned(measure.ends.upper)
  }

  /// Returns whether a quantity can stay in its unit.
  private func keeps(_ measure: ScaledMeasure, _ consistency: Consistency) -> Bool {
    guard has(measure, consistency) else { return false }
    // The recipe's cups stay in kitchens that use cups.
    let isCup = measure.unit.isVolume && measure.unit.definition.vessel != nil
    return loose != nil || !isCup || consistency == .liquid || isSpoon(measure)
  }

  /// Returns whether the cook has measures for a quantity. Scaled spoonfuls can be cups, which the
  /// cook lacks: four tablespoons times two.
  func has(_ measure: ScaledMeasure, _ consistency: Consistency) -> Bool {
    let tablespoon = MeasurementUnit<VolumeKind>.tablespoon.handle.size
    let becomesCups =
      measure.isScaled && loose == nil && system != .us && measure.unit.isSpoonful
      && measure.ends.upper.count.magnitude >= 4 * tablespoon
    return has(measure.unit, consistency) && !becomesCups
  }

  /// Returns whether a volume that the cook can measure weighs less than a kitchen scale shows well:
  /// 10 g, or an ounce.
  private func isTooLight(_ measure: ScaledMeasure, _ density: Density) -> Bool {
    guard has(measure.unit, .liquid) || measure.unit.isSpoonful,
      let volume = measure.amounts.upper.as(VolumeKind.self),
      let mass = try? density.estimate(for: volume, within: density...density).amount
    else { return false }
    let least =
      system == .us
      ? MeasurementUnit<MassKind>.ounce.handle.size
      : 10 * MeasurementUnit<MassKind>.gram.handle.size
    return mass.ticks.count.magnitude < least
  }

  /// Returns whether a quantity is a mass that a kitchen with cups shows badly in ounces.
  private func isLessThanOunce(_ measure: ScaledMeasure) -> Bool {
    system == .us && measure.found.role == .amount
      && measure.ends.upper.count.magnitude < MeasurementUnit<MassKind>.ounce.handle.size
  }

  /// Returns whether a mass is less than a quarter of an ounce.
  private func isNearlyNothing(_ measure: ScaledMeasure) -> Bool {
    let gram = MeasurementUnit<MassKind>.gram.handle.size
    return system == .us && measure.ends.upper.count.magnitude * 2 < 13 * gram
  }

  /// Returns whether a quantity is a few spoonfuls.
  private func isSpoon(_ measure: ScaledMeasure) -> Bool {
    measure.unit.isVolume && measure.unit.isSpoonful && isSpooned(measure.ends.upper)
  }
}

extension ScaledMeasure {
  /// Returns whether a metric volume of the same amount differs by more than a tenth. Ounces of
  /// weight are the same everywhere.
  func isContradicted(by others: [ScaledMeasure]) -> Bool {
    // Canadian recipes have teaspoons in whole milliliters: `1/4 tsp (1 ml)`.
    let isTeaspoon =
      unit.isSpoonful && unit.size <= MeasurementUnit<VolumeKind>.metricTeaspoon.handle.size
    if !unit.isVolume || isTeaspoon || unit.isMetric { return false }
    let own = ends.upper.count.magnitude
    return others.contains { other in
      let count = other.ends.upper.count.magnitude
      return other.unit.kind == unit.kind && other.unit.isMetric
        && (count > own ? count - own : own - count) > count / 10
    }
  }
}

extension AnyUnit {
  /// Whether the unit is a spoon, or measured by feel.
  var isSpoonful: Bool { definition.vessel == .spoon || isSmall }

  /// Whether cooks measure the unit by feel: it is at most a dash.
  package var isSmall: Bool { isVolume && size <= MeasurementUnit<VolumeKind>.dash.handle.size }
}
