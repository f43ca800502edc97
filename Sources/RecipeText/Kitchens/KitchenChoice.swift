import QuantityCore
import QuantityReading

/// A quantity of a text with its scaled amount.
struct ScaledMeasure {
  let found: ClassifiedQuantity
  /// The unit: the fluid ounce for ounces of a liquid.
  let unit: AnyUnit
  let ends: (lower: ExactTicks, upper: ExactTicks)
}

/// How a kitchen gives an amount.
enum KitchenChoice {
  /// As one of the quantities has it.
  case own(Int)
  /// As one of the quantities has it, with the measures for volumes of a kit, or else on the scale.
  case converted(Int, Kit<VolumeKind>)
  /// By the density of the substance, from one of the quantities.
  case byDensity(Int)

  /// The index of the quantity.
  var place: Int {
    switch self {
    case .own(let place), .converted(let place, _), .byDensity(let place): place
    }
  }

  /// Whether the amount is given as a volume because that is how it is written.
  func isOfVolume(_ measures: [ScaledMeasure]) -> Bool {
    if case .byDensity = self { false } else { measures[place].unit.isVolume }
  }
}

extension ReaderKitchen {
  /// Chooses one of several quantities that are the same amount: the recipe's own figure if the cook has its unit, then
  /// one that converts exactly, then the density. A measure of the recipe's country, as another one shows, is not the
  /// cook's: the pint of `300 ml/½ pint` is imperial.
  func choice(among measures: [ScaledMeasure], of substance: Substance) -> KitchenChoice {
    let consistency = substance.consistency ?? .loose
    let isWeighed = weighs(consistency)
    let usual = measures.indices.filter { !measures[$0].isContradicted(by: measures) }
    let kept = usual.filter { keeps(measures[$0], consistency) }
    if kept.first == 0, isSpoon(measures[0]) { return .own(0) }
    let preferred = kept.first {
      loose == nil && isWeighed
        ? measures[$0].unit.isMass : consistency != .liquid || measures[$0].unit.isVolume
    }
    if let own = preferred ?? kept.first { return .own(own) }
    let volume = usual.first { measures[$0].unit.isVolume }
    let mass = usual.first { measures[$0].unit.isMass }
    if let volume, isSpoon(measures[volume]) { return .converted(volume, spoons) }
    let isMassBetter = isWeighed || consistency == .solid
    if let mass, isMassBetter || volume == nil && substance.density == nil {
      return .converted(mass, liquids)
    }
    if isWeighed || volume == nil, substance.density != nil {
      return .byDensity(volume ?? mass ?? 0)
    }
    let place = volume ?? 0
    return has(measures[place].unit, consistency)
      ? .own(place) : .converted(place, volumes(of: consistency))
  }

  /// Whether a measure is one that the kitchen would rather have weighed: a cup of what cannot be weighed.
  func misses(_ measure: ScaledMeasure, of substance: Substance) -> Bool {
    let consistency = substance.consistency ?? .loose
    return measure.unit.isVolume && measure.found.role == .amount && weighs(consistency)
      && !keeps(measure, consistency) && !isSpooned(measure.ends.upper)
  }

  /// Whether a quantity can stay in its unit.
  private func keeps(_ measure: ScaledMeasure, _ consistency: Consistency) -> Bool {
    guard has(measure.unit, consistency) else { return false }
    // Where cups are used at all, those of the recipe stay.
    let isCup = measure.unit.isVolume && measure.unit.definition.vessel != nil
    return loose != nil || !isCup || consistency == .liquid || isSpoon(measure)
  }

  /// Whether a quantity is one of a few spoons.
  private func isSpoon(_ measure: ScaledMeasure) -> Bool {
    measure.unit.isVolume && measure.unit.isSpoonful && isSpooned(measure.ends.upper)
  }
}

extension ScaledMeasure {
  /// Whether a metric measure of the same amount is more than a tenth off.
  fileprivate func isContradicted(by others: [ScaledMeasure]) -> Bool {
    if unit.definition.systems.contains(.metric) { return false }
    let own = ends.upper.count.magnitude
    return others.contains { other in
      let count = other.ends.upper.count.magnitude
      return other.unit.kind == unit.kind && other.unit.definition.systems.contains(.metric)
        && (count > own ? count - own : own - count) > count / 10
    }
  }
}

extension AnyUnit {
  /// Whether the unit is a spoon, or one that cooks measure by feel.
  var isSpoonful: Bool { definition.vessel == .spoon || isSmall }

  /// Whether cooks measure the unit by feel: it is no larger than a dash.
  var isSmall: Bool { isVolume && size <= MeasurementUnit<VolumeKind>.dash.handle.size }
}
