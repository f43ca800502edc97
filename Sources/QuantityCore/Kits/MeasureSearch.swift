/// The search for the best way to make an amount with the measures of a kit.
///
/// It makes change with integers. From the largest unit down, each part leaves a rest that the
/// smaller units must be able to fill. This leaves one or two whole counts to try for each
/// fraction, found by division instead of counting. Nothing is allocated.
struct MeasureSearch {
  /// The constraints of a search.
  struct Goal {
    var maxParts: Int
    /// The rests allowed at the end, in grains: only zero, unless the search is for an
    /// approximation.
    var rests: ClosedRange<Int64> = 0...0
    /// The multiple of the largest unit that was set aside beforehand, in grains.
    var taken: Int64 = 0
    /// Where fractions that can only be said, not measured, are allowed.
    var sayable = Sayable.besideLittle
    /// The part of the amount below a grain, in ticks.
    var remainder: UInt128 = 0
    /// The error in ticks that costs as much as 100 scoops.
    var errorUnit: UInt128 = 1

    /// The index of the only unit allowed, or `nil` for all.
    var only: Int?

    enum Sayable {
      case nowhere, besideLittle, anywhere
    }
  }

  let goal: Goal
  private let grain: UInt128
  private let isScale: Bool
  // Pointers, because arrays would be retained, released and checked at every step.
  private let rows: UnsafeBufferPointer<MeasureTable.Row>
  private let shares: UnsafeBufferPointer<MeasureTable.Share>
  /// The amount to make, in grains.
  private let total: Int64
  private var path = MeasureCandidate()
  private var best = MeasureCandidate()
  private var hasBest = false
  /// The greatest cost that can still be the best.
  private var greatestCost = Int64.max
  /// Every candidate, if they are to be explained.
  private var all: [MeasureCandidate]?

  /// Returns the best candidate for a number of grains, or `nil` if there is none.
  static func best(
    of table: MeasureTable, for grains: Int64, _ goal: Goal
  ) -> MeasureCandidate? {
    run(table, grains, goal, keepsAll: false) { $0.hasBest ? $0.best : nil }
  }

  /// Returns every candidate for a number of grains, best first, or `nil` if there is none.
  static func all(
    of table: MeasureTable, for grains: Int64, _ goal: Goal
  ) -> [MeasureCandidate]? {
    run(table, grains, goal, keepsAll: true) { search in
      search.hasBest ? search.all?.sorted { $0.isBetter(than: $1) } : nil
    }
  }

  /// Searches, and returns a value extracted from the search. Returning the whole search would copy
  /// it.
  @inline(__always)
  private static func run<Found>(
    _ table: MeasureTable, _ grains: Int64, _ goal: Goal, keepsAll: Bool,
    _ found: (borrowing MeasureSearch) -> Found
  ) -> Found {
    table.rows.withUnsafeBufferPointer { rows in
      table.shares.withUnsafeBufferPointer { shares in
        var search = MeasureSearch(
          goal: goal, grain: table.grain, isScale: table.isScale, rows: rows, shares: shares,
          total: grains, all: keepsAll ? [] : nil)
        search.findBest()
        return found(search)
      }
    }
  }

  /// Finds the best candidate for the total.
  private mutating func findBest() {
    if goal.rests == 0...0, all == nil {
      tryOneUnit()
      // In a kit of spoons, two parts cost at least 5: 3 for the second part and a scoop each. On a
      // scale they cost 3. A single part that costs less is the best.
      if hasBest, goal.maxParts == 1 || best.cost < (isScale ? 3 : 5) { return }
    }
    visit(0, rest: total)
  }

  /// Tries the whole amount as a number of each unit that can be measured.
  ///
  /// A unit has at most one such number, because its fractions are below 1.
  private mutating func tryOneUnit() {
    for index in 0..<(rows.count - 1) where goal.only == nil || goal.only == index {
      let row = rows[index]
      let (whole, spare) = total.quotientAndRemainder(dividingBy: row.size)
      guard whole <= row.limitAlone, goal.taken < row.besideLessThan else { continue }
      for place in row.shares where shares[place].size >= spare {
        let share = shares[place]
        if share.size == spare, share.isMeasurable, whole > 0 || (spare > 0 && !share.needsWhole) {
          add(whole, place, of: row, index)
          record(rest: 0)
          remove(whole, place, of: row, index)
        }
        break
      }
    }
  }

  private mutating func visit(_ index: Int, rest: Int64) {
    let row = rows[index]
    guard row.size > 0, Int(path.parts) < goal.maxParts,
      rest - row.reach <= goal.rests.upperBound, canImprove()
    else { return }
    if goal.taken + total - rest < row.besideLessThan, goal.only == nil || goal.only == index {
      tryParts(index, rest: rest)
    }
    visit(index + 1, rest: rest)
  }

  /// Tries each fraction of a unit with the whole counts that leave a fillable rest.
  private mutating func tryParts(_ index: Int, rest: Int64) {
    let row = rows[index]
    // The greatest count without a fraction, and the room that this leaves for one.
    let room = rest - goal.rests.lowerBound
    guard room >= 0 else { return }
    let (most, spare) = room.quotientAndRemainder(dividingBy: row.size)
    // The least that must be taken, because the smaller units cannot hold more.
    let due = max(0, rest - rows[index + 1].reach - goal.rests.upperBound)
    let (least, excess) = due.quotientAndRemainder(dividingBy: row.size)
    let limit = path.used == 0 ? row.limitAlone : row.limit
    let canSay =
      switch goal.sayable {
      case .nowhere: false
      // No unit is larger than the largest, so the count set aside doesn't matter to it.
      case .besideLittle:
        index == 0 || goal.taken + total - rest < row.sayableBesideLessThan
      case .anywhere: true
      }
    for place in row.shares {
      let share = shares[place]
      // All later fractions are larger.
      guard share.size <= room else { break }
      guard share.isMeasurable || canSay else { continue }
      let isNone = place == row.shares.lowerBound
      var whole = min(limit, most - (share.size > spare ? 1 : 0))
      let lowest = max(
        least + (excess > share.size ? 1 : 0), share.needsWhole || isNone ? 1 : 0)
      while whole >= lowest {
        add(whole, place, of: row, index)
        let left = rest - share.size - whole * row.size
        if left <= goal.rests.upperBound { record(rest: left) }
        if !share.isLast { visit(index + 1, rest: left) }
        remove(whole, place, of: row, index)
        whole -= 1
      }
    }
  }

  /// Adds a part to the path: a whole count of a unit and one of its fractions.
  @inline(__always)
  private mutating func add(
    _ whole: Int64, _ place: Int, of row: MeasureTable.Row, _ index: Int
  ) {
    path.wholes[index] = UInt16(truncatingIfNeeded: whole)
    path.shares[index] = UInt16(truncatingIfNeeded: place)
    path.used |= 1 << UInt8(truncatingIfNeeded: index)
    path.parts += 1
    path.scoops += scoops(whole, place, of: row)
    path.sayable += shares[place].isMeasurable ? 0 : 1
  }

  /// Removes a part from the path. Its counts remain, and are ignored unless the unit is used.
  @inline(__always)
  private mutating func remove(
    _ whole: Int64, _ place: Int, of row: MeasureTable.Row, _ index: Int
  ) {
    path.used &= ~(1 << UInt8(truncatingIfNeeded: index))
    path.parts -= 1
    path.scoops -= scoops(whole, place, of: row)
    path.sayable -= shares[place].isMeasurable ? 0 : 1
  }

  @inline(__always)
  private func scoops(_ whole: Int64, _ place: Int, of row: MeasureTable.Row) -> Int32 {
    let counted = whole == 0 ? 0 : row.firstScoops + (whole - 1) * row.furtherScoops
    return Int32(truncatingIfNeeded: shares[place].scoops + counted)
  }

  /// Returns whether a candidate with one more part than the path could still be the best.
  private func canImprove() -> Bool {
    guard hasBest, all == nil else { return true }
    if path.isSayable != best.isSayable { return !path.isSayable }
    // One more part costs 3 and, in a kit of spoons, at least one scoop.
    return MeasureCandidate.partCost * Int64(path.parts) + Int64(path.scoops) + (isScale ? 0 : 1)
      <= greatestCost
  }

  private mutating func record(rest: Int64) {
    path.key = UInt128(path.cost)
    if goal.errorUnit != 1 {
      // The amount minus the candidate, in ticks.
      let error = Int128(rest) * Int128(grain) + Int128(goal.remainder)
      path.key = path.key * goal.errorUnit + 100 * error.magnitude
    }
    all?.append(path)
    if hasBest, !path.isBetter(than: best) { return }
    best = path
    hasBest = true
    greatestCost =
      goal.errorUnit == 1 ? path.cost : Int64(truncatingIfNeeded: path.key / goal.errorUnit)
  }
}
