/// The measures of a kit as integers: every size a whole number of the kit's *grain*, the greatest
/// common divisor of them all.
///
/// In grains the reducer works with machine words, whatever the amount.
final class MeasureTable<Kind: QuantityKind>: Sendable {
  /// The measures as they were given, the largest unit first.
  let measures: [Measure<Kind>]
  /// The rows, the largest unit first, and behind them one of no size that ends the search.
  let rows: [Row]
  /// The size of a grain in ticks.
  let grain: UInt128
  /// Whether a larger count costs no more scoops.
  let isScale: Bool

  /// A unit in grains.
  struct Row: Sendable {
    let size: Int
    /// The greatest whole count.
    let limit: Int
    /// None, and behind it the fractions in rising order.
    let fractions: [Share]
    /// The most that this row and all below it can hold.
    let reach: Int
  }

  /// A fraction of a unit in grains.
  struct Share: Sendable {
    let size: Int
    let scoops: Int
    let isMeasurable: Bool
    let needsWhole: Bool
    let value: Fraction
  }

  /// Stands for "no limit": no amount within reach of the search has as many.
  static var unlimited: Int { 1 << 60 }

  /// How many units a kit can have: as many as a search path has places.
  static var greatestCount: Int { 8 }

  init(_ given: [Measure<Kind>], isScale: Bool) throws(KitError) {
    let measures = given.sorted { $0.unit.ticks > $1.unit.ticks }
    try MeasureTable.check(measures)
    let sizes = measures.map { measure in
      (
        unit: measure.unit.ticks.count.magnitude,
        shares: measure.fractions.map { $0.value.ticks(per: measure.unit.ticks).count.magnitude }
      )
    }
    let grain = sizes.flatMap { [$0.unit] + $0.shares }.reduce(0, greatestCommonDivisor)
    guard sizes[0].unit / grain < 1 << 40 else {
      throw KitError(
        "'\(measures[0].unit)' and '\(measures[measures.count - 1].unit)' have no common measure "
          + "that is small enough to count in")
    }
    var rows = [Row(size: 0, limit: 0, fractions: [], reach: 0)]
    for (measure, sizes) in zip(measures, sizes).reversed() {
      rows.append(Row(measure, sizes, grain: grain, isScale: isScale, below: rows.last?.reach ?? 0))
    }
    self.measures = measures
    self.rows = rows.reversed()
    self.grain = grain
    self.isScale = isScale
  }

  /// Refuses measures of which no kit can be made.
  private static func check(_ measures: [Measure<Kind>]) throws(KitError) {
    guard !measures.isEmpty else { throw KitError("a kit needs at least one measure") }
    guard measures.count <= greatestCount else {
      throw KitError("a kit has at most \(greatestCount) units; this one has \(measures.count)")
    }
    for (larger, smaller) in zip(measures, measures.dropFirst()) {
      guard larger.unit.ticks != smaller.unit.ticks else {
        throw KitError("'\(larger.unit)' and '\(smaller.unit)' are units of one size")
      }
    }
    for (index, measure) in measures.enumerated() {
      try check(measure, isLargest: index == 0)
    }
  }

  private static func check(_ measure: Measure<Kind>, isLargest: Bool) throws(KitError) {
    guard isLargest || measure.limit != nil else {
      throw KitError("'\(measure.unit)' needs a limit: only the largest unit can do without")
    }
    guard measure.limit.map({ (0...1000).contains($0) }) ?? true else {
      throw KitError("'\(measure.unit)' has a limit that is not in 0...1000")
    }
    guard measure.limit != 0 || !measure.fractions.isEmpty else {
      throw KitError("'\(measure.unit)' has neither whole counts nor fractions")
    }
    guard measure.fractions.count <= 1000 else {
      throw KitError("'\(measure.unit)' has more than 1000 fractions")
    }
    var seen: Set<Fraction> = []
    for fraction in measure.fractions {
      let value = fraction.value
      guard value > .zero, value < Fraction(1) else {
        throw KitError("\(value) of '\(measure.unit)' is not between 0 and 1")
      }
      guard (1...100).contains(fraction.scoops) else {
        throw KitError(
          "\(value) of '\(measure.unit)' takes \(fraction.scoops) scoops, which is not in 1...100")
      }
      guard measure.unit.ticks.count % value.denominator == 0 else {
        throw KitError("\(value) of '\(measure.unit)' is no whole number of ticks")
      }
      guard seen.insert(value).inserted else {
        throw KitError("\(value) of '\(measure.unit)' is listed twice")
      }
    }
  }
}

extension MeasureTable.Row {
  fileprivate init(
    _ measure: Measure<Kind>, _ sizes: (unit: UInt128, shares: [UInt128]), grain: UInt128,
    isScale: Bool, below: Int
  ) {
    size = Int(sizes.unit / grain)
    limit = measure.limit ?? MeasureTable<Kind>.unlimited
    let none = MeasureTable<Kind>.Share(
      size: 0, scoops: 0, isMeasurable: true, needsWhole: false, value: .zero)
    fractions =
      [none]
      + zip(measure.fractions, sizes.shares).map { fraction, share in
        MeasureTable<Kind>.Share(
          size: Int(share / grain), scoops: isScale ? 0 : fraction.scoops,
          isMeasurable: fraction.isMeasurable, needsWhole: fraction.needsWhole,
          value: fraction.value)
      }.sorted { $0.size < $1.size }
    reach =
      if let limit = measure.limit {
        limit * size + (fractions.last?.size ?? 0) + below
      } else {
        MeasureTable<Kind>.unlimited
      }
  }
}
