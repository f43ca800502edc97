/// A kit of units of any kind. It is a class, so copying it copies one reference.
@usableFromInline
package final class AnyKit: Sendable {
  let name: String
  /// The units that the kit uses, largest first.
  package let units: [AnyUnit]
  let method: Method
  /// The measures, if the method makes change with them. Kept here, because reading them from the
  /// method would retain and release them for each amount shown.
  private let measures: Unmanaged<MeasureTable>?
  /// The measures for amounts given in spoons.
  private let spoons: Unmanaged<MeasureTable>?
  /// Whether amounts are rounded to the steps of a scale; cached, because every amount shown asks.
  let hasSteps: Bool

  /// How a kit divides an amount.
  enum Method: Sendable, Hashable {
    /// Making change with measures, and with spoons alone if the amount is given in spoons.
    case measures(MeasureTable, forSpoons: MeasureTable?)
    /// Multiples of a step: one decimal number, or whole units and a fraction of the smallest.
    case steps(UInt128, NumberNotation)
    /// One decimal number in the largest unit that goes into the amount at least once. If that
    /// decimal repeats, whole numbers of several units instead, largest first, if they are exact.
    case decimals(orWhole: [AnyUnit])
    /// Whole numbers of the units before an index, and decimals from that index on.
    case clock(decimalsFrom: Int)
    /// One kit for amounts below a limit in ticks, and another for the rest: spoons, then a jug.
    case bySize(AnyKit, below: UInt128, AnyKit)
    /// Counts of one unit that are kept as they are, and another kit for everything else.
    case counts(OwnCounts, AnyKit)
  }

  init(_ name: String, _ units: [AnyUnit], _ method: Method) {
    self.name = name
    self.units = units
    self.method = method
    (measures, spoons) =
      if case .measures(let table, let spoons) = method {
        (.passUnretained(table), .passUnretained(spoons ?? table))
      } else {
        (nil, nil)
      }
    hasSteps = if case .steps = method { true } else { false }
  }

  /// Returns the measures for amounts given in a unit, if the kit makes change with measures.
  @inline(__always)
  func measures(for unit: AnyUnit) -> Unmanaged<MeasureTable>? {
    unit.definition.vessel == .spoon ? spoons : measures
  }

  /// Returns the measures for amounts given in a unit, or `nil` if the kit has none.
  func table(for unit: AnyUnit) -> MeasureTable? {
    measures(for: unit)?._withUnsafeGuaranteedRef { $0 } ?? table
  }

  /// Returns whether the kit keeps counts of a unit as they are.
  func counts(_ unit: AnyUnit) -> Bool {
    if case .counts(let counts, _) = method { counts.unit == unit } else { false }
  }

  /// The measures, or `nil` if the kit has none.
  package var table: MeasureTable? {
    switch method {
    case .measures(let table, _): table
    case .counts(_, let base), .bySize(let base, _, _): base.table
    case .steps, .decimals, .clock: nil
    }
  }

  /// The step of a scale in ticks, or `nil` if the kit has no steps.
  package var step: Int128? { if case .steps(let step, _) = method { Int128(step) } else { nil } }

  /// Whether the kit's measures are marks, or `nil` if it has no measures.
  package var isScale: Bool? {
    if case .measures(let table, _) = method { table.isScale } else { nil }
  }

  /// Returns the kit that shows amounts of this many ticks.
  @inline(__always)
  func serving(_ ticks: UInt128) -> AnyKit {
    guard case .bySize(let small, let limit, let large) = method else { return self }
    return ticks < limit ? small : large
  }

  /// The smallest unit that can show amounts of any size.
  var smallest: AnyUnit { table?.usualUnit ?? units[units.count - 1] }
}
