/// Chooses the best way to make an amount with the measures of a kit.
///
/// Candidates rank by class: exact and measurable; exact, though some part can only be said; off by
/// no more than the bound; and if there is none of these, the amount as a fraction or a decimal of
/// the smallest unit. Within a class the least cost wins.
struct Reducer {
  let table: MeasureTable
  let maxParts: Int
  /// The greatest relative error of an approximation.
  var bound: Fraction
  /// The only unit that may be used, by its place in the table, or `nil` for all.
  var only: Int?
  /// How many more of that unit may be counted than the kit does.
  var limitSlack: Int64 = 0

  /// What the reducer found: the best way to make an amount, or all ways.
  struct Found<Ways> {
    let ways: Ways
    /// These many of the largest unit come on top of what each way has.
    let wholes: UInt128
    let isExact: Bool
    /// The costs are in shares of this, without the `wholes`.
    let errorUnit: UInt128
  }

  /// Looks for an amount exactly, and if that is in vain, within the bound.
  func reduce<Ways>(
    _ ticks: UInt128, _ find: (MeasureTable, Int64, MeasureSearch.Goal) -> Ways?
  ) -> Found<Ways>? {
    let (grains, remainder) = ticks.quotientAndRemainder(dividingBy: table.grain)
    guard let (wholes, count) = split(grains) else { return nil }
    if remainder == 0, let ways = find(table, count, exactGoal) {
      return Found(ways: ways, wholes: wholes, isExact: true, errorUnit: 1)
    }
    guard let goal = nearGoal(for: ticks, remainder), let ways = find(table, count, goal)
    else { return nil }
    return Found(ways: ways, wholes: wholes, isExact: false, errorUnit: goal.errorUnit)
  }

  private var exactGoal: MeasureSearch.Goal {
    MeasureSearch.Goal(maxParts: maxParts, only: only, limitSlack: limitSlack)
  }

  /// Returns what to look for in an approximation, or `nil` if the bound leaves no room for one.
  private func nearGoal(for ticks: UInt128, _ remainder: UInt128) -> MeasureSearch.Goal? {
    guard bound > .zero, let rests = rests(of: ticks, remainder) else { return nil }
    return MeasureSearch.Goal(
      maxParts: maxParts, rests: rests, allowsSayable: false, remainder: remainder,
      errorUnit: errorUnit(of: ticks), only: only, limitSlack: limitSlack)
  }

  private var largest: UInt128 { UInt128(table.rows[0].size) * table.grain }
  /// The largest unit that may be used.
  private var top: MeasureTable.Row { table.rows[only ?? 0] }
  private var hasLimit: Bool { top.limit < MeasureTable.unlimited }

  /// Takes whole counts of the largest unit off an amount, as many as no candidate can do without,
  /// so that the rest is small; or returns `nil` if the amount is far more than the kit can hold.
  private func split(_ grains: UInt128) -> (wholes: UInt128, rest: Int64)? {
    let size = UInt128(table.rows[0].size)
    guard !hasLimit else {
      // No approximation leaves out more than half of the amount.
      guard grains <= 2 * UInt128(top.reach) else { return nil }
      return (0, Int64(grains))
    }
    // The units below, a fraction, and an error of one unit leave at least one whole count.
    let kept = UInt128(table.rows[1].reach) / size + 4
    let wholes = grains / size
    guard wholes > kept else { return (0, Int64(grains)) }
    return (wholes - kept, Int64(grains - (wholes - kept) * size))
  }

  /// Returns the rests that an approximation may leave, in grains, or `nil` if there are none.
  private func rests(of ticks: UInt128, _ remainder: UInt128) -> ClosedRange<Int64>? {
    guard
      var most = WideInteger.multiply(
        ticks, bound.numerator.magnitude, dividingBy: bound.denominator.magnitude)?.quotient
    else { return nil }
    // With no limit on the largest unit, no approximation is off by more than one of it: one more
    // or one less is nearer, and costs no more.
    if !hasLimit { most = min(most, largest) }
    let over = Int64((most + remainder) / table.grain)
    let under = most >= remainder ? Int64((most - remainder) / table.grain) : -1
    return -over <= under ? -over...under : nil
  }

  /// Returns the error that weighs as much as 100 scoops.
  ///
  /// It is the amount itself, so that a scoop weighs as much as a hundredth, but no more than 100
  /// of the largest unit: otherwise 1000.1 cups would be cheaper to show as 951, which saves 49
  /// scoops for 5 hundredths.
  private func errorUnit(of ticks: UInt128) -> UInt128 {
    min(ticks, 100 * largest)
  }
}
