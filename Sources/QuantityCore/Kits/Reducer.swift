/// Chooses the best way to make an amount with the measures of a table, which is given to each of its
/// functions: a reference of its own would be counted for each amount that is shown.
///
/// Candidates rank by class: exact and measurable; exact, though some part can only be said; off by
/// no more than the bound. Within a class the least cost wins.
struct Reducer {
  let maxParts: Int
  let approximation: Approximation
  /// The only unit that may be used, by its place in the table, or `nil` for all.
  var only: Int?

  /// What the reducer found: the best way to make an amount, or all ways.
  struct Found<Ways> {
    let ways: Ways
    /// These many of the largest unit come on top of what each way has.
    let wholes: UInt128
    /// The costs are in shares of this, without the `wholes`.
    let errorUnit: UInt128
    let isExact: Bool
    /// What each of the `wholes` costs: 100 scoops at most.
    let wholeCost: UInt8
  }

  /// Looks for an amount exactly, and if that is in vain, within the bound.
  ///
  /// Where no approximation is near enough either, what can only be said stands beside units of any
  /// size.
  func reduce<Ways>(
    _ ticks: UInt128, with table: MeasureTable,
    _ find: (MeasureTable, Int64, MeasureSearch.Goal) -> Ways?
  ) -> Found<Ways>? {
    guard let grains = table.grains(of: ticks, only: only ?? 0) else { return nil }
    let (wholes, count, remainder) = (grains.wholes, grains.count, grains.remainder)
    var goal = MeasureSearch.Goal(maxParts: maxParts, only: only)
    // What is split off counts among the larger parts; beyond some number it does not matter.
    goal.taken = Int64(min(wholes, 1 << 16)) * table.rows[0].size
    if remainder == 0, let ways = find(table, count, goal) {
      return found(ways, wholes, table, isExact: true)
    }
    if let near = nearGoal(goal, for: ticks, remainder, table), let ways = find(table, count, near)
    {
      return found(ways, wholes, table, isExact: false, errorUnit: near.errorUnit)
    }
    goal.sayable = .anywhere
    guard remainder == 0, let ways = find(table, count, goal) else { return nil }
    return found(ways, wholes, table, isExact: true)
  }

  private func found<Ways>(
    _ ways: Ways, _ wholes: UInt128, _ table: MeasureTable, isExact: Bool, errorUnit: UInt128 = 1
  ) -> Found<Ways> {
    Found(
      ways: ways, wholes: wholes, errorUnit: errorUnit, isExact: isExact,
      wholeCost: UInt8(truncatingIfNeeded: table.rows[0].furtherScoops))
  }

  /// Returns what to look for in an approximation, or `nil` if the bound leaves no room for one.
  private func nearGoal(
    _ goal: MeasureSearch.Goal, for ticks: UInt128, _ remainder: UInt128, _ table: MeasureTable
  ) -> MeasureSearch.Goal? {
    guard approximation != .never, let rests = rests(of: ticks, remainder, table) else {
      return nil
    }
    var goal = goal
    goal.rests = rests
    goal.sayable = .nowhere
    goal.remainder = remainder
    goal.errorUnit = table.errorUnit(of: ticks)
    return goal
  }

  /// Whether no more than some whole counts of the largest unit that may be used can be made.
  private func hasLimit(_ table: MeasureTable) -> Bool { table.hasLimit(only ?? 0) }

  /// An amount in grains.
  struct Grains {
    /// How many of the largest unit are taken off, because no candidate can do without them.
    var wholes: UInt128 = 0
    /// How many grains are left.
    let count: Int64
    /// What is less than a grain, in ticks.
    let remainder: UInt128
  }

  /// Returns the rests that an approximation may leave, in grains, or `nil` if there are none.
  private func rests(
    of ticks: UInt128, _ remainder: UInt128, _ table: MeasureTable
  ) -> ClosedRange<Int64>? {
    var most = approximation.allowance(for: ticks, tolerance: table.tolerance)
    // With no limit on the largest unit, no approximation is off by more than one of it: one more
    // or one less is nearer, and costs no more.
    if !hasLimit(table) { most = min(most, table.largest) }
    let over = Int64((most + remainder) / table.grain)
    let under = most >= remainder ? Int64((most - remainder) / table.grain) : -1
    return -over <= under ? -over...under : nil
  }
}

extension MeasureTable {
  /// Whether no more than some whole counts of a unit can be made.
  fileprivate func hasLimit(_ row: Int) -> Bool { rows[row].limit < MeasureTable.unlimited }

  /// Counts an amount in grains, without whole counts of the largest unit, so that it is a small number;
  /// or returns `nil` if the amount is far more than the kit can hold.
  ///
  /// - Parameter row: the place of the largest unit that may be used.
  fileprivate func grains(of ticks: UInt128, only row: Int = 0) -> Reducer.Grains? {
    let (grains, remainder) = ticks.quotientAndRemainder(dividingBy: grain)
    guard !hasLimit(row) else {
      // No approximation leaves out more than half of the amount.
      guard grains <= 2 * UInt128(rows[row].reach) else { return nil }
      return Reducer.Grains(count: Int64(grains), remainder: remainder)
    }
    if grains < mostGrains { return Reducer.Grains(count: Int64(grains), remainder: remainder) }
    let size = UInt128(rows[0].size)
    let wholes = (grains - mostGrains) / size + 1
    return Reducer.Grains(
      wholes: wholes, count: Int64(grains - wholes * size), remainder: remainder)
  }

  /// The size of the largest unit in ticks.
  fileprivate var largest: UInt128 { UInt128(rows[0].size) * grain }

  /// Returns the error that weighs as much as 100 scoops.
  ///
  /// It is the amount itself, so that a scoop weighs as much as a hundredth, but no more than 100
  /// of the largest unit for each scoop that it takes: otherwise 1000.1 cups would be cheaper to show
  /// as 951, which saves 49 scoops for 5 hundredths.
  fileprivate func errorUnit(of ticks: UInt128) -> UInt128 {
    min(ticks, 100 * largest / UInt128(max(rows[0].firstScoops, 1)))
  }
}

extension Approximation {
  /// Returns by how much a number that is shown for an amount may be off, in ticks.
  func allowance(for ticks: UInt128, tolerance: UInt128) -> UInt128 {
    let (top, bottom) = bound.magnitudes
    // The bound is at most 1, so that the product over it fits.
    let share = WideInteger.multiply(ticks, top, dividingBy: bottom)?.quotient ?? 0
    return isUsual ? min(max(share, tolerance), ticks / 2) : share
  }
}

extension Reducer.Found {
  /// Returns what a candidate costs with its error's share and with the whole counts that the search
  /// left out, or `nil` if that is too large to compare.
  func cost(of candidate: MeasureCandidate) -> Fraction? {
    let (bulk, isTooLarge) = wholes.multipliedReportingOverflow(by: UInt128(wholeCost))
    guard !isTooLarge,
      let own = Fraction(magnitude: candidate.key, over: errorUnit, isNegative: false),
      let bulk = Fraction(magnitude: bulk, over: 1, isNegative: false)
    else { return nil }
    let (sum, overflow) = own.addingReportingOverflow(bulk)
    return overflow ? nil : sum
  }
}

extension Reducer.Found where Ways == MeasureCandidate {
  /// Returns whether this way ranks before one that another table has: by class, and then by cost.
  func isBetter(than other: Self) -> Bool {
    if isExact != other.isExact { return isExact }
    if isExact, ways.isSayable != other.ways.isSayable { return !ways.isSayable }
    guard let cost = cost(of: ways) else { return false }
    guard let otherCost = other.cost(of: other.ways) else { return true }
    return cost < otherCost
  }
}
