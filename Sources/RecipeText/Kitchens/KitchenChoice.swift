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
  /// one that converts exactly, then the density.
  func choice(among measures: [ScaledMeasure], of substance: Substance) -> KitchenChoice {
    let consistency = substance.consistency ?? .loose
    let isWeighed = weighs(consistency)
    let kept = measures.indices.filter { keeps(measures[$0], consistency) }
    if kept.first == 0, isSpoon(measures[0]) { return .own(0) }
    let preferred = kept.first {
      loose == nil && isWeighed
        ? measures[$0].unit.isMass : consistency != .liquid || measures[$0].unit.isVolume
    }
    if let own = preferred ?? kept.first { return .own(own) }
    let volume = measures.firstIndex { $0.unit.isVolume }
    let mass = measures.firstIndex { $0.unit.isMass }
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

extension AnyUnit {
  /// Whether the unit is a spoon, or one that cooks measure by feel.
  var isSpoonful: Bool { definition.vessel == .spoon || isSmall }

  /// Whether cooks measure the unit by feel: it is no larger than a dash.
  var isSmall: Bool { isVolume && size <= MeasurementUnit<VolumeKind>.dash.handle.size }
}
