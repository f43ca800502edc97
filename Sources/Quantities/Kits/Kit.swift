/// The measures that a person owns, and so the amounts that can be shown to them.
///
///     7.teaspoons.formatted()                    // "2 tablespoons + 1 teaspoon"
///     1.cups.formatted(kit: .metric)             // "~237 milliliters"
///
/// A kit lists measures as a till lists coins: which units, how many of each, which fractions. From
/// these the reducer makes every amount, exactly if it can.
public struct Kit<Kind: QuantityKind>: Sendable {
  /// What the kit is called: `us-liquid`.
  public let name: String
  @usableFromInline let method: AnyKit

  /// Makes a kit of measures.
  ///
  ///     let bar = try Kit("bar", measures: [
  ///       Measure(.fluidOunce, fractions: [.scooped(1, 2), .scooped(1, 4)]),
  ///       Measure(.teaspoon, upTo: 2),
  ///     ])
  ///
  /// - Parameters:
  ///   - name: what the kit is called.
  ///   - measures: the measures, in any order; only the largest unit can have no limit.
  ///   - isScale: whether the kit is a scale, on which a larger count costs no more scoops.
  /// - Throws: ``KitError`` if the measures make no kit.
  public init(_ name: String, measures: [Measure<Kind>], isScale: Bool = false) throws(KitError) {
    self.name = name
    method = .measures(try MeasureTable(measures, isScale: isScale))
  }

  /// Makes the kit of a scale with a step.
  ///
  ///     let scale = Kit<MassKind>("kitchen scale", step: 5.grams, units: [.gram, .kilogram])
  ///
  /// Metric units are shown as one decimal number, others as whole numbers and a fraction of the
  /// smallest.
  ///
  /// - Precondition: the step is more than nothing, and there is at least one unit.
  public init(
    _ name: String, step: some Quantity<Kind>, units: [MeasurementUnit<Kind>]
  ) {
    self.name = name
    method = .steps(Scale(step: step, units: units))
  }

  /// A kit that shows one decimal number in the largest of its units that fits.
  init(_ name: String, decimalIn units: [MeasurementUnit<Kind>]) {
    self.name = name
    method = .decimal(units.sorted { $0.ticks > $1.ticks }.map(\.handle))
  }

  /// A kit that shows decimals of one unit.
  ///
  ///     1.cups.formatted(kit: Kit(decimalIn: .deciliter))
  public init(decimalIn unit: MeasurementUnit<Kind>) {
    self.init(unit.name, decimalIn: [unit])
  }

  /// A kit that shows whole numbers of falling units, and decimals in the last.
  init(
    _ name: String, whole: [MeasurementUnit<Kind>], decimal: [MeasurementUnit<Kind>]
  ) {
    self.name = name
    method = .sexagesimal(
      SexagesimalUnits(whole: whole.map(\.handle), decimal: decimal.map(\.handle)))
  }
}

/// How a kit arrives at what it shows.
@usableFromInline
enum AnyKit: Sendable {
  /// Making change with measures.
  case measures(MeasureTable)
  /// Multiples of a step.
  case steps(Scale)
  /// One decimal number in the largest unit that fits; the units are in falling order.
  case decimal([AnyUnit])
  /// Whole numbers of falling units, and decimals in the last.
  case sexagesimal(SexagesimalUnits)
}

extension Kit: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Why measures make no kit.
///
///     try Kit<VolumeKind>("empty", measures: [])  // throws: a kit needs at least one measure
public struct KitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, which names the entry.
  public let description: String

  init(_ description: String) { self.description = description }
}
