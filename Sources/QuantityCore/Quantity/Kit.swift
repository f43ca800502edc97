/// The measures that a person owns, which determine how amounts can be shown to them.
///
///     7.teaspoons.formatted()                    // "2 tablespoons + 1 teaspoon"
///     1.cups.formatted(kit: .metric)             // "~240 milliliters"
///
/// A kit is to amounts what the coins in a till are to money: it lists the units, how many of each
/// to use, and their fractions. Every amount is made from these, exactly if possible.
public struct Kit<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline package let core: AnyKit

  /// Makes a kit from measures.
  ///
  ///     let bar = try Kit("bar", measures: [
  ///       Measure(.fluidOunce, fractions: [.scooped(1, 2), .scooped(1, 4)]),
  ///       Measure(.teaspoon, upTo: 2),
  ///     ])
  ///
  /// - Parameters:
  ///   - name: the name of the kit.
  ///   - measures: the measures, in any order; only the largest unit may be unlimited.
  ///   - alternative: measures to use instead of the others if they work better, such as spoons
  ///     instead of a jug; the two are never mixed. If they are spoons, amounts given in spoons use
  ///     only them, with any count of the largest.
  ///   - counting: the cost of larger counts: a scoop each, or nothing on a scale.
  ///   - tolerance: an error too small to notice in any amount, or `nil` for none. No approximation
  ///     is off by more than half of the amount.
  /// - Throws: ``KitError`` if the measures don't make a kit.
  public init(
    _ name: String, measures: [Measure<Kind>], or alternative: [Measure<Kind>] = [],
    counting: Counting = .scoops, tolerance: Amount<Kind>? = nil
  ) throws(KitError) {
    guard let tolerance = UInt128(exactly: tolerance?.ticks.count ?? 0) else {
      throw KitError("'\(name)' has a tolerance less than nothing")
    }
    func table(
      _ measures: [Measure<Kind>], or alternative: MeasureTable? = nil
    ) throws(KitError) -> MeasureTable {
      try MeasureTable(
        measures.map { MeasureTable.Entry($0) }, isScale: counting == .marks, tolerance: tolerance,
        alternative: alternative)
    }
    let other = alternative.isEmpty ? nil : try table(alternative)
    let main = try table(measures, or: other)
    var spoons: MeasureTable?
    if let other, other.units.allSatisfy({ $0.definition.vessel == .spoon }) {
      spoons = try table(alternative.map { $0.unit.handle == other.units[0] ? $0.unlimited : $0 })
    }
    core = AnyKit(name, main.units + (other?.units ?? []), .measures(main, forSpoons: spoons))
  }

  /// Makes a kit for a scale with a step.
  ///
  ///     let scale = Kit<MassKind>("kitchen scale", step: 5.grams, units: [.gram, .kilogram])
  ///
  /// Metric units are shown as one decimal number, others as whole numbers and a fraction of the
  /// smallest. The amount is rounded to the nearest multiple of the step, however far off. If that
  /// is zero, or exceeds the error bound, the amount itself is shown instead.
  ///
  /// - Precondition: the step is positive, and there is at least one unit.
  public init(
    _ name: String, step: some Quantity<Kind>, units: [MeasurementUnit<Kind>]
  ) {
    precondition(step.ticks.count > 0, "expected a positive step for '\(name)'")
    precondition(!units.isEmpty, "expected at least one unit for '\(name)'")
    let isMetric = units.allSatisfy { $0.systems.contains(.metric) }
    self.init(
      name, units, .steps(step.ticks.count.magnitude, isMetric ? .decimal : .fraction))
  }

  /// Makes a kit that shows decimals of a single unit.
  ///
  ///     1.cups.formatted(kit: Kit(decimalIn: .deciliter))
  public init(decimalIn unit: MeasurementUnit<Kind>) {
    self.init(unit.name, [unit], .decimals(orWhole: []))
  }

  init(core: AnyKit) { self.core = core }

  init(_ name: String, _ units: [MeasurementUnit<Kind>], _ method: AnyKit.Method) {
    core = AnyKit(name, units.map { $0.handle }.sorted { $0.size > $1.size }, method)
  }

  /// The name of the kit: `us-liquid`.
  public var name: String { core.name }

  /// The units that the kit uses, largest first.
  ///
  ///     Kit.usKitchen.units  // [cup, tablespoon, teaspoon, pinch]
  public var units: [MeasurementUnit<Kind>] { core.units.map { MeasurementUnit(known: $0) } }

  /// The measures of the kit, largest first. Empty for scales and for kits that show decimals, such
  /// as `metric` and `clock`.
  ///
  ///     Kit.metricKitchen.measures[0].unit  // metric cup
  public var measures: [Measure<Kind>] { core.table?.measures() ?? [] }

  /// The measures that are used instead of the others if they work better. If these are spoons,
  /// they are used for every amount given in spoons, too.
  ///
  ///     Kit.ukKitchen.alternative[0].unit  // metric tablespoon
  public var alternative: [Measure<Kind>] { core.table?.alternative?.measures() ?? [] }

  /// The error too small to notice, or `nil` if there is none or the kit has no measures.
  ///
  ///     Kit.usKitchen.tolerance?.exactValue  // 1/24
  public var tolerance: Amount<Kind>? {
    guard let table = core.table, table.tolerance > 0 else { return nil }
    return Amount(
      ticks: Ticks(Int128(table.tolerance)), unit: MeasurementUnit(known: core.smallest))
  }
}

extension MeasureTable {
  fileprivate func measures<Kind>() -> [Measure<Kind>] {
    entries.map { entry in
      Measure(
        MeasurementUnit(known: entry.unit), upTo: entry.limit, alone: entry.limitAlone,
        scoops: entry.scoops,
        isGraduated: entry.isGraduated, besideLessThan: entry.besideLessThan.map { $0.known() },
        fractions: entry.fractions,
        sayableBesideLessThan: entry.sayableBesideLessThan.map { $0.known() })
    }
  }
}

extension Measure {
  /// The measure without limits.
  fileprivate var unlimited: Measure {
    var measure = self
    (measure.limit, measure.limitAlone) = (nil, nil)
    return measure
  }
}

extension AnyAmount {
  /// Returns the amount as one of a kind that the caller knows it has.
  fileprivate func known<Kind>() -> Amount<Kind> {
    Amount(ticks: Ticks(tickCount), unit: MeasurementUnit(known: unit))
  }
}

extension Kit {
  /// The cost of a larger count of a unit. A kit prefers the cheapest way to make an amount.
  ///
  ///     try Kit("bathroom", measures: [Measure(.stone), Measure(.pound, upTo: 13)], counting: .marks)
  public struct Counting: Sendable, Hashable, CustomStringConvertible {
    private let countsScoops: Bool

    /// Each unit counts as a scoop, and the fewer scoops the better.
    public static var scoops: Counting { Counting(countsScoops: true) }
    /// Any count is read off a scale or a tape, at no cost.
    public static var marks: Counting { Counting(countsScoops: false) }

    /// The thing counted: `scoops` or `marks`.
    public var description: String { countsScoops ? "scoops" : "marks" }
  }
}

extension Kit: CustomStringConvertible {
  /// The name of the kit.
  public var description: String { name }
}

/// The reason why measures don't make a kit.
///
///     try Kit<VolumeKind>("empty", measures: [])  // throws: a kit needs at least one measure
public struct KitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, with the name of the measure.
  public let description: String

  init(_ description: String) { self.description = description }
}
