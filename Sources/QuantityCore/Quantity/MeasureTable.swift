/// The measures of a kit as integers: each size is a whole number of *grains*, where a grain is the
/// greatest common divisor of them all.
///
/// Counting in grains keeps the search in 64-bit integers for any amount, even where `Int` has 32
/// bits. The units' kind is erased, because generic code would spend more on type metadata than on
/// the search.
package final class MeasureTable: Sendable {
  /// The measures, largest unit first, each with its fractions in ascending order.
  let entries: [Entry]
  /// Their units.
  let units: [AnyUnit]
  /// One row per unit, and a last one without a size, which ends the search.
  let rows: [Row]
  /// The fractions of all rows, row by row.
  let shares: [Share]
  /// The value of each share as a fraction of its unit: numerator and denominator in lowest terms.
  let values: [(UInt128, UInt128)]
  /// The size of a grain in ticks.
  let grain: UInt128
  /// Whether larger counts cost no more scoops. On a scale, a fraction can only be read off at the
  /// end, with no smaller unit after it.
  let isScale: Bool
  /// An error in ticks too small to notice, whatever the amount.
  let tolerance: UInt128
  /// Measures to use instead if they work better, or `nil` if there are none.
  let alternative: MeasureTable?
  /// From this many grains on, an amount is made of the largest unit and a remainder below this
  /// number. The remainder still holds at least one whole count, after what the smaller units hold,
  /// a fraction, and an error of one unit.
  let mostGrains: UInt128

  /// A ``Measure`` of any kind.
  struct Entry: Sendable, Hashable {
    let unit: AnyUnit
    let limit: Int?
    let limitAlone: Int?
    let scoops: Int
    let isGraduated: Bool
    let besideLessThan: AnyAmount?
    var fractions: [MeasureFraction]
    let sayableBesideLessThan: AnyAmount?

    init<Kind>(_ measure: Measure<Kind>) {
      unit = measure.unit.handle
      limit = measure.limit
      limitAlone = measure.limitAlone
      scoops = measure.scoops
      isGraduated = measure.isGraduated
      besideLessThan = measure.besideLessThan.map { AnyAmount($0) }
      fractions = measure.fractions
      sayableBesideLessThan = measure.sayableBesideLessThan.map { AnyAmount($0) }
    }

    var name: String { unit.definition.qualifiedName }

    /// The size in ticks of a fraction of the unit.
    fileprivate func size(of fraction: MeasureFraction) -> UInt128 {
      let (numerator, denominator) = fraction.value.magnitudes
      return unit.size / denominator * numerator
    }
  }

  /// A unit in grains.
  struct Row: Sendable {
    var size: Int64 = 0
    /// The greatest whole count beside a larger unit.
    var limit: Int64 = 0
    /// The greatest whole count if no larger unit is used.
    var limitAlone: Int64 = 0
    /// The number of scoops for the first of the unit.
    var firstScoops: Int64 = 1
    /// The number of scoops for each further one: zero if any count is a single mark.
    var furtherScoops: Int64 = 1
    /// The unit is used only if all larger parts together are less than this.
    var besideLessThan: Int64 = 0
    /// A fraction that can only be said is used only if all larger parts together are less than
    /// this.
    var sayableBesideLessThan: Int64 = 0
    /// The indices of its fractions in `shares`: first the empty fraction, then ascending.
    var shares = 0..<0
    /// The most that this row and all smaller units can hold.
    var reach: Int64 = 0
  }

  /// A fraction of a unit in grains.
  struct Share: Sendable {
    let size: Int64
    let scoops: Int64
    let isMeasurable: Bool
    let needsWhole: Bool
    /// Whether no smaller unit may follow it.
    let isLast: Bool
  }

  /// Means "no limit": beyond any count that the search can reach.
  static var unlimited: Int64 { 1 << 60 }

  /// The greatest number of units in a kit, which is the capacity of a search path.
  static var greatestCount: Int { 8 }

  /// The greatest size of a unit in ticks, small enough for the cost of some thousands of scoops
  /// plus an error of some thousands of the unit to fit 128 bits.
  static var greatestSize: UInt128 { 1 << 106 }

  /// Returns an amount in grains, rounded up, or `unlimited` if it is `nil`.
  private static func grains(_ amount: AnyAmount?, _ grain: UInt128) -> Int64 {
    guard let ticks = amount?.tickCount.magnitude else { return unlimited }
    return Int64(clamping: ticks / grain + (ticks % grain == 0 ? 0 : 1))
  }

  init(
    _ measures: [Entry], isScale: Bool, tolerance: UInt128 = 0, alternative: MeasureTable? = nil
  ) throws(KitError) {
    var entries = measures.sorted { $0.unit.size > $1.unit.size }
    for place in entries.indices {
      entries[place].fractions.sort { $0.value < $1.value }
    }
    try MeasureTable.check(entries)
    var grain: UInt128 = 0
    for entry in entries {
      grain = greatestCommonDivisor(grain, entry.unit.size)
      for fraction in entry.fractions {
        grain = greatestCommonDivisor(grain, entry.size(of: fraction))
      }
    }
    guard entries[0].unit.size / grain < 1 << 40 else {
      throw KitError(
        "'\(entries[0].name)' and '\(entries[entries.count - 1].name)' have no common measure that "
          + "is small enough to count in")
    }
    var rows = [Row()]
    var shares: [Share] = []
    var values: [(UInt128, UInt128)] = []
    for entry in entries.reversed() {
      var row = Row(
        size: Int64(entry.unit.size / grain), limit: MeasureTable.unlimited,
        limitAlone: MeasureTable.unlimited,
        firstScoops: isScale ? 0 : Int64(entry.scoops),
        furtherScoops: isScale || entry.isGraduated ? 0 : Int64(entry.scoops),
        besideLessThan: MeasureTable.grains(entry.besideLessThan, grain),
        sayableBesideLessThan: MeasureTable.grains(entry.sayableBesideLessThan, grain))
      let first = shares.count
      shares.append(
        Share(size: 0, scoops: 0, isMeasurable: true, needsWhole: false, isLast: false))
      values.append((0, 1))
      for fraction in entry.fractions {
        shares.append(
          Share(
            size: Int64(entry.size(of: fraction) / grain),
            scoops: isScale ? 0 : Int64(fraction.scoops), isMeasurable: fraction.isMeasurable,
            needsWhole: fraction.placement != .anywhere,
            isLast: isScale || fraction.placement == .atEnd))
        values.append(fraction.value.magnitudes)
      }
      row.shares = first..<shares.count
      row.reach = MeasureTable.unlimited
      if let limit = entry.limit {
        row.limit = Int64(limit)
        row.limitAlone = Int64(entry.limitAlone ?? limit)
        row.reach =
          row.limitAlone * row.size + shares[shares.count - 1].size + rows[rows.count - 1].reach
      }
      rows.append(row)
    }
    self.entries = entries
    units = entries.map { $0.unit }
    self.rows = rows.reversed()
    self.shares = shares
    self.values = values
    self.grain = grain
    self.isScale = isScale
    self.tolerance = tolerance
    let size = self.rows[0].size
    mostGrains = UInt128((self.rows[1].reach / size + 5) * size)
    self.alternative = alternative
    try checkEffort()
  }
}
