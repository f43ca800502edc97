// Amounts in one unit of a kit: the nearest measure, and amounts shown in one unit because more
// parts aren't wanted.

extension MeasureTable {
  /// A number of one unit.
  struct Count {
    let row: Int
    let whole: UInt128
    /// The index of the fraction among the shares.
    let share: Int
    /// The amount, in ticks.
    let total: UInt128

    /// Zero of a unit. The first share of each row is no fraction.
    static func zero(_ row: Int) -> Count { Count(row: row, whole: 0, share: 0, total: 0) }

    func error(for ticks: UInt128) -> UInt128 {
      total > ticks ? total - ticks : ticks - total
    }
  }

  /// The numbers of a unit to consider.
  enum Limits {
    /// Those that the kit counts.
    case kept
    /// All whole counts, for amounts that are said and not measured.
    case lifted
  }

  /// Returns the number of a unit nearest to an amount, or `nil` if there is none.
  ///
  /// Of two equally near numbers, it returns the smaller if the limits are kept, and the larger if
  /// they are lifted.
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

  /// Returns the number of a unit that is exactly an amount, regardless of the limits, or `nil` if
  /// the kit has no such fraction.
  func exactCount(of row: Int, of ticks: UInt128) -> Count? {
    nearestCount(of: row, to: ticks, .lifted, canSay: true).flatMap {
      $0.total == ticks ? $0 : nil
    }
  }

  /// Returns the number of a unit nearest to an amount, regardless of the limits, or `nil` if it is
  /// not near enough.
  func nearCount(
    of row: Int, to ticks: UInt128, _ approximation: Approximation
  ) -> Count? {
    let allowance = approximation.allowance(for: ticks, tolerance: tolerance)
    guard approximation != .never,
      let count = nearestCount(of: row, to: ticks, .lifted, canSay: true)
    else { return nil }
    return count.error(for: ticks) <= allowance ? count : nil
  }

  /// This table and its alternative, if any.
  ///
  /// Unlike an array, it isn't allocated for each amount that no measures make.
  var ladders: some Sequence<MeasureTable> { sequence(first: self) { $0.alternative } }

  /// Shows an amount in the largest unit that it is exact in, or else in the largest that is near
  /// enough, regardless of the limits on whole counts. Returns `nil` if there is none.
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

  /// Returns the presentation of a number of one unit.
  ///
  /// - Parameter kit: the kit's main table; this one may be its alternative.
  func shown(_ count: Count, of ticks: UInt128, in kit: MeasureTable) -> AnyPresentation {
    var shown = AnyPresentation(part(count), isExact: count.total == ticks)
    if !shares[count.share].isMeasurable { shown.nearest = kit.nearestMeasure(to: ticks) }
    return shown
  }

  private func part(_ count: Count) -> AnyPresentation.Part {
    let (share, over) = values[count.share]
    return AnyPresentation.Part(count.whole * over + share, over: over, units[count.row])
  }

  /// Returns the single measure nearest to an amount. Of equally near ones, it returns that of the
  /// larger unit, and within a unit the smaller number.
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

  /// The unit for amounts that no measures make: the smallest, except for units such as a pinch
  /// that are used only alone or beside very small amounts.
  var usualUnit: AnyUnit {
    let ladder = alternative ?? self
    let row = ladder.units.indices.last { ladder.rows[$0].besideLessThan >= MeasureTable.unlimited }
    return ladder.units[row ?? ladder.units.count - 1]
  }
}
