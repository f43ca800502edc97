/// Chooses the best way to make an amount with the measures of a table.
///
/// Each function takes the table as a parameter. Storing it would retain it once per amount shown.
///
/// Candidates rank by class: exact and measurable; exact, but with a part that can only be said;
/// approximate within the bound. Within a class the lowest cost wins.
struct Reducer {
  let maxParts: Int
  let approximation: Approximation
  /// The index of the only unit allowed, or `nil` for all.
  var only: Int?

  /// The result: the best way to make an amount, or all ways.
  struct Found<Ways> {
    let ways: Ways
    /// The number of the largest unit to add to each way.
    let wholes: UInt128
    /// The unit of the costs, which don't include the `wholes`.
    let errorUnit: UInt128
    let isExact: Bool
    /// The cost of each of the `wholes`: at most 100 scoops.
    let wholeCost: UInt8
  }

  /// Searches for an exact way, and if there is none, for one within the bound.
  ///
  /// If there is no approximation either, fractions that can only be said are allowed beside units
  /// of any size.
  func reduce<Ways>(
    _ ticks: UInt128, with table: MeasureTable,
    _ find: (MeasureTable, Int64, MeasureSearch.Goal) -> Ways?
  ) -> Found<Ways>? {
    guard let grains = table.grains(of: ticks, only: only ?? 0) else { return nil }
    let (wholes, count, remainder) = (grains.wholes, grains.count, grains.remainder)
    var goal = MeasureSearch.Goal(maxParts: maxParts, only: only)
    // The amount set aside counts among the larger parts. Beyond a certain size its value doesn't
    // matter.
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

  /// Returns the goal of an approximation, or `nil` if the bound leaves no room for one.
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

  /// Returns whether the largest unit allowed has a greatest whole count.
  private func hasLimit(_ table: MeasureTable) -> Bool { table.hasLimit(only ?? 0) }

  /// An amount in grains.
  struct Grains {
    /// The number of the largest unit that is set aside, because every candidate needs it.
    var wholes: UInt128 = 0
    /// The number of grains left.
    let count: Int64
    /// The remainder below a grain, in ticks.
    let remainder: UInt128
  }

  /// Returns the rests that an approximation may leave, in grains, or `nil` if there are none.
  private func rests(
    of ticks: UInt128, _ remainder: UInt128, _ table: MeasureTable
  ) -> ClosedRange<Int64>? {
    var most = approximation.allowance(for: ticks, tolerance: table.tolerance)
    // If the largest unit has no limit, no approximation is off by more than one of it: one more or
    // one less is nearer and costs no more.
    if !hasLimit(table) { most = min(most, table.largest) }
    let over = Int64((most + remainder) / table.grain)
    let under = most >= remainder ? Int64((most - remainder) / table.grain) : -1
    return -over <= under ? -over...under : nil
  }
}

extension MeasureTable {
  /// Returns whether a unit has a greatest whole count.
  fileprivate func hasLimit(_ row: Int) -> Bool { rows[row].limit < MeasureTable.unlimited }

  /// Counts an amount in grains, setting aside whole counts of the largest unit to keep the number
  /// small. Returns `nil` if the amount is far more than the kit can hold.
  ///
  /// - Parameter row: the index of the largest unit allowed.
  fileprivate func grains(of ticks: UInt128, only row: Int = 0) -> Reducer.Grains? {
    let (grains, remainder) = ticks.quotientAndRemainder(dividingBy: grain)
    guard !hasLimit(row) else {
      // No approximation omits more than half the amount.
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

  /// Returns the error that costs as much as 100 scoops.
  ///
  /// It is the amount itself, so an error of one hundredth costs as much as a scoop. It is at most
  /// 100 of the largest unit, divided by the scoops of one. Otherwise 1000.1 cups would be cheaper
  /// as 951, which saves 49 scoops for an error of 5 hundredths.
  fileprivate func errorUnit(of ticks: UInt128) -> UInt128 {
    min(ticks, 100 * largest / UInt128(max(rows[0].firstScoops, 1)))
  }
}

extension Approximation {
  /// Returns how far off an amount a displayed number may be, in ticks.
  func allowance(for ticks: UInt128, tolerance: UInt128) -> UInt128 {
    let (top, bottom) = bound.magnitudes
    // The bound is at most 1, so the result fits.
    let share = WideInteger.multiply(ticks, top, dividingBy: bottom)?.quotient ?? 0
    return isUsual ? min(max(share, tolerance), ticks / 2) : share
  }
}

extension Reducer.Found {
  /// Returns the cost of a candidate, including its error and the whole counts that the search set
  /// aside, or `nil` if that is too large to compare.
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
  /// Returns whether this way ranks before one from another table: by class, then by cost.
  func isBetter(than other: Self) -> Bool {
    if isExact != other.isExact { return isExact }
    if isExact, ways.isSayable != other.ways.isSayable { return !ways.isSayable }
    guard let cost = cost(of: ways) else { return false }
    guard let otherCost = other.cost(of: other.ways) else { return true }
    return cost < otherCost
  }
}
