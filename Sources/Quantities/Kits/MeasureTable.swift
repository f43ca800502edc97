/// The measures of a kit as integers: every size a whole number of the kit's *grain*, the greatest
/// common divisor of them all.
///
/// In grains the reducer works with machine words, whatever the amount. A table says nothing of the
/// kind of its units, because generic code would spend more on type metadata than on the search.
@usableFromInline
final class MeasureTable: Sendable {
  /// The units, the largest first.
  let units: [AnyUnit]
  /// The rows, one for each unit, and behind them one of no size that ends the search.
  let rows: [Row]
  /// The fractions of all rows, one row behind the other.
  let shares: [Share]
  /// What each share is of its unit, as numerator and denominator in lowest terms.
  let values: [(UInt128, UInt128)]
  /// The size of a grain in ticks.
  let grain: UInt128
  /// Whether a larger count costs no more scoops.
  let isScale: Bool

  /// A unit in grains.
  struct Row: Sendable {
    var size = 0
    /// The greatest whole count.
    var limit = 0
    /// The places of its fractions among the shares: none first, and then in rising order.
    var shares = 0..<0
    /// The most that this row and all below it can hold.
    var reach = 0
  }

  /// A fraction of a unit in grains.
  struct Share: Sendable {
    let size: Int
    let scoops: Int
    let isMeasurable: Bool
    let needsWhole: Bool
  }

  /// Stands for "no limit": no amount within reach of the search has as many.
  static var unlimited: Int { 1 << 60 }

  /// How many units a kit can have: as many as a search path has places.
  static var greatestCount: Int { 8 }

  /// How large a unit can be, in ticks: so that what some thousands of scoops and an error of some
  /// thousands of the unit cost fits 128 bits.
  static var greatestSize: UInt128 { 1 << 106 }

  init<Kind>(_ given: [Measure<Kind>], isScale: Bool) throws(KitError) {
    let measures = given.sorted { $0.unit.ticks > $1.unit.ticks }.map(\.sortingFractions)
    try MeasureTable.check(measures)
    guard measures[0].sizes[0] < MeasureTable.greatestSize else {
      throw KitError("'\(measures[0].unit)' is too large to count what it costs")
    }
    let grain = measures.flatMap(\.sizes).reduce(0, greatestCommonDivisor)
    guard measures[0].sizes[0] / grain < 1 << 40 else {
      throw KitError(
        "'\(measures[0].unit)' and '\(measures[measures.count - 1].unit)' have no common measure "
          + "that is small enough to count in")
    }
    var rows = [Row()]
    var shares: [Share] = []
    var values: [(UInt128, UInt128)] = []
    for measure in measures.reversed() {
      let below = rows.last?.reach ?? 0
      let first = shares.count
      shares.append(Share(size: 0, scoops: 0, isMeasurable: true, needsWhole: false))
      values.append((0, 1))
      for (fraction, size) in zip(measure.fractions, measure.sizes.dropFirst()) {
        shares.append(
          Share(
            size: Int(size / grain), scoops: fraction.scoops,
            isMeasurable: fraction.isMeasurable, needsWhole: fraction.needsWhole))
        values.append(fraction.value.magnitudes)
      }
      let size = Int(measure.sizes[0] / grain)
      let limit = measure.limit ?? MeasureTable.unlimited
      let most = measure.limit.map { $0 * size + shares[shares.count - 1].size + below }
      rows.append(
        Row(
          size: size, limit: limit, shares: first..<shares.count,
          reach: most ?? MeasureTable.unlimited))
    }
    units = measures.map(\.unit.handle)
    self.rows = rows.reversed()
    self.shares = shares
    self.values = values
    self.grain = grain
    self.isScale = isScale
    try checkEffort()
  }
}

extension Measure {
  fileprivate var sortingFractions: Measure {
    var sorted = self
    sorted.fractions.sort { $0.value < $1.value }
    return sorted
  }

  /// The ticks of the unit and of each fraction of it.
  fileprivate var sizes: [UInt128] {
    [unit.handle.size] + fractions.map { $0.value.ticks(per: unit.ticks).count.magnitude }
  }
}
