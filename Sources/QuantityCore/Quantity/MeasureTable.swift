/// The measures of a kit as integers: every size a whole number of the kit's *grain*, the greatest
/// common divisor of them all.
///
/// In grains the reducer works with machine words, whatever the amount. They have 64 bits even
/// where `Int` has 32. A table says nothing about the kind of its units, because generic code would
/// spend more on type metadata than on the search.
package final class MeasureTable: Sendable {
  /// The measures, the largest unit first, their fractions in ascending order.
  let entries: [Entry]
  /// Their units.
  let units: [AnyUnit]
  /// The rows, one for each unit, and a last one without a size, which ends the search.
  let rows: [Row]
  /// The fractions of all rows, one row after the other.
  let shares: [Share]
  /// What each share is of its unit, as numerator and denominator in lowest terms.
  let values: [(UInt128, UInt128)]
  /// The size of a grain in ticks.
  let grain: UInt128
  /// Whether a larger count costs no more scoops. On a scale, a fraction can only be read off at the
  /// end: nothing stands after it.
  let isScale: Bool
  /// An error in ticks that nobody notices, however large a share of the amount it is.
  let tolerance: UInt128
  /// The measures that are used instead where they work better, if there are any.
  let alternative: MeasureTable?
  /// The number of grains from which an amount is made of the largest unit and of what is less than this:
  /// what the units below hold, a fraction and an error of one unit leave at least one whole count.
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
    /// The greatest whole count where no larger unit is used.
    var limitAlone: Int64 = 0
    /// How many scoops the first one takes.
    var firstScoops: Int64 = 1
    /// How many scoops each further one takes: none, if any count is one mark.
    var furtherScoops: Int64 = 1
    /// What all larger parts together must be less than.
    var besideLessThan: Int64 = 0
    /// What they must be less than for a fraction that can only be said.
    var sayableBesideLessThan: Int64 = 0
    /// The places of its fractions among the shares: none first, and then in ascending order.
    var shares = 0..<0
    /// The most that this row and all below it can hold.
    var reach: Int64 = 0
  }

  /// A fraction of a unit in grains.
  struct Share: Sendable {
    let size: Int64
    let scoops: Int64
    let isMeasurable: Bool
    let needsWhole: Bool
    /// Whether no smaller unit stands behind it.
    let isLast: Bool
  }

  /// Stands for "no limit": no amount within reach of the search has that many.
  static var unlimited: Int64 { 1 << 60 }

  /// How many units a kit can have: as many as a search path has places.
  static var greatestCount: Int { 8 }

  /// How large a unit can be, in ticks, so that the cost of some thousands of scoops and of an error of
  /// some thousands of the unit fits 128 bits.
  static var greatestSize: UInt128 { 1 << 106 }

  /// Returns the least number of grains that is not less than an amount, or `unlimited` for none.
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
