/// The measures that a person owns, and so the amounts that can be shown to them.
///
///     7.teaspoons.formatted()                    // "2 tablespoons + 1 teaspoon"
///     1.cups.formatted(kit: .metric)             // "~240 milliliters"
///
/// A kit lists measures as a till lists coins: which units, how many of each, which fractions. From
/// these the reducer makes every amount, exactly if it can.
public struct Kit<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline package let core: AnyKit

  /// Makes a kit of measures.
  ///
  ///     let bar = try Kit("bar", measures: [
  ///       Measure(.fluidOunce, fractions: [.scooped(1, 2), .scooped(1, 4)]),
  ///       Measure(.teaspoon, upTo: 2),
  ///     ])
  ///
  /// - Parameters:
  ///   - name: the name of the kit.
  ///   - measures: the measures, in any order; only the largest unit can have no limit.
  ///   - alternative: the measures that are used in place of the others where they serve better, as
  ///     spoons do in place of a jug; none of both are used together. If they are spoons, what is given
  ///     in spoons is made of them alone, with any count of the largest.
  ///   - counting: what larger counts cost: a scoop each, or nothing on a scale.
  ///   - tolerance: an error that nobody notices, however small the amount, or `nil` if there is
  ///     none. No approximation is off by more than half of the amount.
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

  /// Makes the kit of a scale with a step.
  ///
  ///     let scale = Kit<MassKind>("kitchen scale", step: 5.grams, units: [.gram, .kilogram])
  ///
  /// Metric units are shown as one decimal number, others as whole numbers and a fraction of the
  /// smallest. The nearest multiple of the step is shown, however far off it is, unless it is zero or a
  /// bound forbids it: then the amount is said as it is.
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

  /// Makes a kit that shows decimals of one unit.
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

  /// The units in which the kit shows amounts, the largest first.
  ///
  ///     Kit.usKitchen.units  // [cup, tablespoon, teaspoon, pinch]
  public var units: [MeasurementUnit<Kind>] { core.units.map { MeasurementUnit(known: $0) } }

  /// The measures of the kit, the largest first; none for a kit that shows decimals, such as
  /// `metric` and `clock`, or the steps of a scale.
  ///
  ///     Kit.metricKitchen.measures[0].unit  // metric cup
  public var measures: [Measure<Kind>] { core.table?.measures() ?? [] }

  /// The measures that are used in place of the others where they work better; spoons also for all that
  /// is given in spoons.
  ///
  ///     Kit.ukKitchen.alternative[0].unit  // metric tablespoon
  public var alternative: [Measure<Kind>] { core.table?.alternative?.measures() ?? [] }

  /// The error that nobody notices; `nil` if there is none, or the kit has no measures.
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
  /// The measure in any count.
  fileprivate var unlimited: Measure {
    var measure = self
    (measure.limit, measure.limitAlone) = (nil, nil)
    return measure
  }
}

extension AnyAmount {
  /// Returns the amount of a kind that it is known to be of.
  fileprivate func known<Kind>() -> Amount<Kind> {
    Amount(ticks: Ticks(tickCount), unit: MeasurementUnit(known: unit))
  }
}

extension Kit {
  /// What a larger count of a unit costs, when a kit chooses among ways to make an amount.
  ///
  ///     try Kit("bathroom", measures: [Measure(.stone), Measure(.pound, upTo: 13)], counting: .marks)
  public struct Counting: Sendable, Hashable, CustomStringConvertible {
    private let countsScoops: Bool

    /// Each of a unit is a scoop, and the fewer scoops the better.
    public static var scoops: Counting { Counting(countsScoops: true) }
    /// Any count is read off a scale or a tape, and costs nothing.
    public static var marks: Counting { Counting(countsScoops: false) }

    /// What is counted: `scoops` or `marks`.
    public var description: String { countsScoops ? "scoops" : "marks" }
  }
}

extension Kit: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Why measures don't make a kit.
///
///     try Kit<VolumeKind>("empty", measures: [])  // throws: a kit needs at least one measure
public struct KitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, which names the measure.
  public let description: String

  init(_ description: String) { self.description = description }
}
