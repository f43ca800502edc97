public import QuantityCore
import QuantityReading

/// The kitchen of a reader: the units that the cook weighs and measures in, and the oven's scale.
///
///     let text = "2 cups (240 g) flour, 1 cup milk; bake at 350°F"
///     try AmountScaler(by: 1, for: .metric).scaled(text)  // "240 g flour, ~240 ml milk; bake at 175°C"
///
/// | kitchen | liquids | loose substances | pieces | oven |
/// | --- | --- | --- | --- | --- |
/// | `metric` | ml, l | g, kg | g, kg | °C |
/// | `us` | cups, quarts | cups | pounds, ounces | °F |
/// | `us-weight` | cups, quarts | pounds, ounces | pounds, ounces | °F |
/// | `uk` | ml, l, pints | g, kg | g, kg | °C |
/// | `australian` | ml, l, cups | g, kg | g, kg | °C |
/// | `japanese` | ml, l, cups of 200 ml | g, kg | g, kg | °C |
///
/// All of them use spoons for up to two tablespoons.
///
/// An ``AmountScaler`` knows no densities, so `2 cups flour` becomes `~470 ml flour`. Weigh it with
/// `IngredientScaler` in IngredientDensities: `IngredientScaler(AmountScaler(by: 1, for: .metric))`
/// returns `~240 g flour`.
public struct ReaderKitchen: Sendable, Hashable {
  /// The name: `us-weight`.
  public let name: String
  /// The kit for liquids, and for substances that can't be weighed.
  public var liquids: Kit<VolumeKind>
  /// The kit for loose substances, or `nil` if they are weighed.
  public var loose: Kit<VolumeKind>?
  /// The kit for spoons.
  public var spoons: Kit<VolumeKind>
  /// The kit for masses.
  public var masses: Kit<MassKind>
  /// The scale of the oven.
  public var oven: Temperature.Scale
  /// The system whose units the cook reads.
  public var system: MeasurementSystem

  /// Creates a custom kitchen.
  ///
  /// - Parameters:
  ///   - name: the name, which has no effect.
  ///   - liquids: the kit for liquids, and for substances that can't be weighed.
  ///   - loose: the kit for loose substances, or `nil` if they are weighed.
  ///   - spoons: the kit for spoons.
  ///   - masses: the kit for masses.
  ///   - oven: the scale of the oven.
  ///   - system: the system whose units the cook reads.
  public init(
    _ name: String, liquids: Kit<VolumeKind>, loose: Kit<VolumeKind>? = nil,
    spoons: Kit<VolumeKind>, masses: Kit<MassKind>, oven: Temperature.Scale,
    system: MeasurementSystem
  ) {
    self.name = name
    (self.liquids, self.loose, self.spoons, self.masses) = (liquids, loose, spoons, masses)
    (self.oven, self.system) = (oven, system)
  }

  /// Grams, milliliters, spoons of 15 and 5 ml, degrees Celsius (`metric`).
  public static let metric = ReaderKitchen(
    "metric", liquids: .metric, spoons: .metricKitchen, masses: .metric, oven: .celsius,
    system: .metric)
  /// Cups and spoons, pounds and ounces for pieces, degrees Fahrenheit (`us`).
  public static let us = ReaderKitchen(
    "us", liquids: .usQuarts, loose: .usKitchen, spoons: .usKitchen, masses: .pounds,
    oven: .fahrenheit, system: .us)
  /// Pounds and ounces, cups for liquids, degrees Fahrenheit (`us-weight`).
  public static let usByWeight = ReaderKitchen(
    "us-weight", liquids: .usQuarts, spoons: .usKitchen, masses: .pounds, oven: .fahrenheit,
    system: .us)
  /// Grams, milliliters and imperial pints, spoons of 15 and 5 ml, degrees Celsius (`uk`).
  public static let uk = ReaderKitchen(
    "uk", liquids: .metric, spoons: .metricKitchen, masses: .metric, oven: .celsius,
    system: .imperial)
  /// Grams, milliliters and cups of 250 ml, spoons of 20 and 5 ml, degrees Celsius (`australian`).
  public static let australian = ReaderKitchen(
    "australian", liquids: .metric, spoons: .australianKitchen, masses: .metric, oven: .celsius,
    system: .australian)
  /// Grams, milliliters and cups of 200 ml, spoons of 15 and 5 ml, degrees Celsius (`japanese`).
  public static let japanese = ReaderKitchen(
    "japanese", liquids: .metric, spoons: .japaneseKitchen, masses: .metric, oven: .celsius,
    system: .japanese)

  /// The named kitchens. New ones are added at the end.
  public static let all = [metric, us, usByWeight, uk, australian, japanese]

  /// Returns the kitchen with a name, such as `us-weight`, or `nil` if there is none.
  public init?(named name: String) {
    guard let kitchen = ReaderKitchen.all.first(where: { $0.name == name }) else { return nil }
    self = kitchen
  }
}

extension ReaderKitchen: CustomStringConvertible {
  /// The name: `us-weight`.
  public var description: String { name }
}

extension ReaderKitchen {
  /// Returns whether the cook has measures for a unit, so amounts can stay in it.
  func has(_ unit: AnyUnit, _ consistency: Consistency) -> Bool {
    let definition = unit.definition
    if definition.systems.contains(.usCustomary), system == .us { return true }
    if unit.isVolume, unit.isSpoonful { return hasSpoon(unit) }
    if definition.vessel == .cup { return consistency == .liquid && isOwnCup(unit) }
    return definition.systems.contains(.metric) && system != .us
      || system == .imperial && unit == MeasurementUnit<VolumeKind>.imperialPint.handle
  }

  /// Returns whether a spoon of the kitchen has the same name as a unit and a size within 5 %.
  /// Pinches and dashes are the same everywhere.
  private func hasSpoon(_ unit: AnyUnit) -> Bool {
    if unit.isSmall { return true }
    let own = spoons.core.units.first { $0.name == unit.name }
    guard let own else { return false }
    let (less, more) = (min(own.size, unit.size), max(own.size, unit.size))
    return (more - less) * 20 <= more
  }

  private func isOwnCup(_ unit: AnyUnit) -> Bool {
    system != .metric && system != .imperial && spoons.core.units.contains(unit)
  }

  /// Returns whether a volume is small enough for spoons: at most two tablespoons of 15 ml.
  func isSpooned(_ ticks: ExactTicks) -> Bool {
    ticks.count.magnitude <= 30 * MeasurementUnit<VolumeKind>.milliliter.handle.size
  }

  /// Returns whether a substance is weighed, if its mass is known.
  func weighs(_ consistency: Consistency) -> Bool {
    consistency == .solid || consistency == .loose && loose == nil
  }

  /// Returns the kit for volumes of a substance.
  func volumes(of consistency: Consistency) -> Kit<VolumeKind> {
    consistency == .liquid ? liquids : loose ?? liquids
  }
}
