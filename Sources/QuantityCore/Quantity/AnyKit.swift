/// A kit, whatever the kind of its units: an object, so that handing it on is one reference.
@usableFromInline
package final class AnyKit: Sendable {
  let name: String
  /// The units in which the kit shows amounts, the largest first.
  package let units: [AnyUnit]
  let method: Method
  /// The measures, if the method is making change with them. Taking them from the method would count a
  /// reference for each amount that is shown.
  private let measures: Unmanaged<MeasureTable>?
  /// The measures for amounts that are given in spoons.
  private let spoons: Unmanaged<MeasureTable>?
  /// Whether amounts are rounded to the steps of a scale: a question that every amount shown asks.
  let hasSteps: Bool

  /// How a kit arrives at what it shows.
  enum Method: Sendable, Hashable {
    /// Making change with measures, and with spoons alone for what is given in spoons.
    case measures(MeasureTable, forSpoons: MeasureTable?)
    /// Multiples of a step: one decimal number, or whole units and a fraction of the last.
    case steps(UInt128, NumberNotation)
    /// One decimal number in the largest unit that the amount has at least one of, or, where no decimal
    /// ends, whole numbers of some units, the largest first, if they say it exactly.
    case decimals(orWhole: [AnyUnit])
    /// Whole numbers of the units before a place, and decimals from that place on.
    case clock(decimalsFrom: Int)
    /// One kit for amounts of fewer ticks than a limit, and another for the rest: spoons, and beyond
    /// them a jug.
    case bySize(AnyKit, below: UInt128, AnyKit)
    /// Counts of one unit where they stay what they are, or else what another kit does.
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

  /// Returns the measures for amounts that are given in a unit, if the kit makes change with measures.
  @inline(__always)
  func measures(for unit: AnyUnit) -> Unmanaged<MeasureTable>? {
    unit.definition.vessel == .spoon ? spoons : measures
  }

  /// Returns the measures for amounts that are given in a unit, if there are any.
  func table(for unit: AnyUnit) -> MeasureTable? {
    measures(for: unit)?._withUnsafeGuaranteedRef { $0 } ?? table
  }

  /// Returns whether counts of a unit stay what they are.
  func counts(_ unit: AnyUnit) -> Bool {
    if case .counts(let counts, _) = method { counts.unit == unit } else { false }
  }

  /// The measures, if there are any.
  package var table: MeasureTable? {
    switch method {
    case .measures(let table, _): table
    case .counts(_, let base), .bySize(let base, _, _): base.table
    case .steps, .decimals, .clock: nil
    }
  }

  /// The step of a scale in ticks, if the kit is one with steps.
  package var step: Int128? { if case .steps(let step, _) = method { Int128(step) } else { nil } }

  /// Whether the measures of which the kit is made are marks; `nil` if it isn't made of measures.
  package var isScale: Bool? {
    if case .measures(let table, _) = method { table.isScale } else { nil }
  }

  /// Returns the kit that shows amounts of this many ticks.
  @inline(__always)
  func serving(_ ticks: UInt128) -> AnyKit {
    guard case .bySize(let small, let limit, let large) = method else { return self }
    return ticks < limit ? small : large
  }

  /// The smallest unit in which amounts of any size are said.
  var smallest: AnyUnit { table?.plainUnit ?? units[units.count - 1] }
}
