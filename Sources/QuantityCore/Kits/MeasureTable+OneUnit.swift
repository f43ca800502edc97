// Amounts in one unit of a kit: the measure that is nearest, and what is said in one unit because
// more parts are not wanted.

extension MeasureTable {
  /// A number of one unit.
  struct Count {
    let row: Int
    let whole: UInt128
    /// The place of its fraction among the shares.
    let share: Int
    /// How much it is, in ticks.
    let total: UInt128

    /// None of a unit; a row begins with no fraction.
    static func zero(_ row: Int) -> Count { Count(row: row, whole: 0, share: 0, total: 0) }

    func error(for ticks: UInt128) -> UInt128 {
      total > ticks ? total - ticks : ticks - total
    }
  }

  /// Which numbers of a unit are looked at.
  enum Limits {
    /// Those that the kit counts.
    case kept
    /// All whole counts: what is said and not made.
    case lifted
  }

  /// Returns the number of a unit that is nearest to an amount, or `nil` if there is none.
  ///
  /// Of two that are equally near, it is the smaller of those that the kit counts, and the larger of what
  /// is said.
  func nearestCount(
    of row: Int, to ticks: UInt128, _ limits: Limits, canSay: Bool
  ) -> Count? {
    let unit = rows[row]
    let size = UInt128(unit.size) * grain
    // Nobody says "100 pinches".
    if limits == .lifted, ticks / grain >= UInt128(unit.besideLessThan) { return nil }
    let (most, spare) = ticks.quotientAndRemainder(dividingBy: size)
    var nearest: Count?
    for place in unit.shares where canSay || shares[place].isMeasurable {
      let share = shares[place]
      let shareSize = UInt128(share.size) * grain
      let least: UInt128 = share.needsWhole || share.size == 0 ? 1 : 0
      let below = most - (shareSize > spare && most > 0 ? 1 : 0)
      let isLimited = limits == .kept && unit.limitAlone < MeasureTable.unlimited
      let limit = isLimited ? UInt128(unit.limitAlone) : below + 1
      guard least <= limit else { continue }
      for step in UInt128(0)...1 {
        let whole = min(max(below + step, least), limit)
        let total = whole * size + shareSize
        let count = Count(row: row, whole: whole, share: place, total: total)
        if let nearest {
          let (error, least) = (count.error(for: ticks), nearest.error(for: ticks))
          let isPreferred = limits == .kept ? total < nearest.total : total > nearest.total
          guard error < least || (error == least && isPreferred) else { continue }
        }
        nearest = count
      }
    }
    return nearest
  }

  /// Returns the number of a unit that an amount is exactly, whatever the limits, or `nil` if the kit
  /// has no such fraction.
  func exactCount(of row: Int, of ticks: UInt128) -> Count? {
    nearestCount(of: row, to: ticks, .lifted, canSay: true).flatMap {
      $0.total == ticks ? $0 : nil
    }
  }

  /// Returns the number of a unit that is nearest to an amount, whatever the limits, if that is near
  /// enough.
  func nearCount(
    of row: Int, to ticks: UInt128, _ approximation: Approximation
  ) -> Count? {
    let allowance = approximation.allowance(for: ticks, tolerance: tolerance)
    guard approximation != .never,
      let count = nearestCount(of: row, to: ticks, .lifted, canSay: true)
    else { return nil }
    return count.error(for: ticks) <= allowance ? count : nil
  }

  /// This table, and the one that is used instead where it works better.
  ///
  /// It isn't an array, which would be allocated for each amount that no measures make.
  var ladders: some Sequence<MeasureTable> { sequence(first: self) { $0.alternative } }

  /// Shows an amount in the largest unit in which it is exact, or else in the largest in which it is
  /// near enough, whatever the limits on whole counts; gives `nil` if there is none.
  func said(_ ticks: UInt128, _ approximation: Approximation) -> AnyPresentation? {
    for table in ladders {
      for row in table.units.indices {
        guard let count = table.exactCount(of: row, of: ticks) else { continue }
        return table.shown(count, of: ticks, in: self)
      }
    }
    for table in ladders {
      for row in table.units.indices {
        guard let count = table.nearCount(of: row, to: ticks, approximation)
        else { continue }
        return table.shown(count, of: ticks, in: self)
      }
    }
    return nil
  }

  /// Returns what a number of one unit shows.
  ///
  /// - Parameter kit: the table of the kit, whose alternative this one may be.
  func shown(_ count: Count, of ticks: UInt128, in kit: MeasureTable) -> AnyPresentation {
    var shown = AnyPresentation(part(count), isExact: count.total == ticks)
    if !shares[count.share].isMeasurable { shown.nearest = kit.nearestMeasure(to: ticks) }
    return shown
  }

  private func part(_ count: Count) -> AnyPresentation.Part {
    let (share, over) = values[count.share]
    return AnyPresentation.Part(count.whole * over + share, over: over, units[count.row])
  }

  /// Returns the single measure that comes nearest to an amount; of two that are equally near, that of
  /// the larger unit, and of one unit the smaller.
  func nearestMeasure(to ticks: UInt128) -> AnyPresentation.Part {
    var nearest: (count: Count, table: MeasureTable)?
    for table in ladders {
      for row in table.units.indices {
        guard let count = table.nearestCount(of: row, to: ticks, .kept, canSay: false)
        else { continue }
        if let nearest, nearest.count.error(for: ticks) <= count.error(for: ticks) { continue }
        nearest = (count, table)
      }
    }
    guard let nearest else { preconditionFailure("a kit has at least one measure") }
    return nearest.table.part(nearest.count)
  }

  /// The unit for an amount that no measures make: the smallest, apart from those that stand only
  /// beside next to nothing, such as a pinch.
  var plainUnit: AnyUnit {
    let ladder = alternative ?? self
    let row = ladder.units.indices.last { ladder.rows[$0].besideLessThan >= MeasureTable.unlimited }
    return ladder.units[row ?? ladder.units.count - 1]
  }
}
