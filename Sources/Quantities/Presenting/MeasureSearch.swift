/// The search for the best way to make an amount with the measures of a kit.
///
/// It is change-making on integers. From the largest unit down, each part leaves a rest that the
/// units below must be able to fill; that leaves one or two whole counts to try for each fraction,
/// found by division and not by counting. Nothing is allocated.
struct MeasureSearch<Kind: QuantityKind> {
  let table: MeasureTable<Kind>
  let maxParts: Int
  /// What a rest may be at the end, in grains: zero only, unless the search is for an approximation.
  let rests: ClosedRange<Int>
  /// Whether fractions that can only be said may be used.
  let allowsSayable: Bool
  /// The part of the amount that is less than a grain, in ticks.
  let remainder: UInt128
  /// How many ticks of error weigh 100 scoops.
  let errorUnit: UInt128

  private var path = MeasureCandidate()
  private(set) var best: MeasureCandidate?

  init(
    _ table: MeasureTable<Kind>, maxParts: Int, rests: ClosedRange<Int>, allowsSayable: Bool,
    remainder: UInt128 = 0, errorUnit: UInt128 = 1
  ) {
    self.table = table
    self.maxParts = maxParts
    self.rests = rests
    self.allowsSayable = allowsSayable
    self.remainder = remainder
    self.errorUnit = errorUnit
  }

  /// Finds the best candidate for so many grains.
  mutating func run(_ grains: Int) -> MeasureCandidate? {
    visit(0, rest: grains)
    return best
  }

  private mutating func visit(_ index: Int, rest: Int) {
    if path.parts > 0 && rest <= rests.upperBound { record(rest: rest) }
    let row = table.rows[index]
    guard row.size > 0, path.parts < maxParts, rest - row.reach <= rests.upperBound,
      canImprove()
    else { return }
    let below = table.rows[index + 1].reach
    for (place, share) in row.fractions.enumerated()
    where share.isMeasurable || allowsSayable {
      let room = rest - share.size - rests.lowerBound
      guard room >= 0 else { continue }
      let most = min(row.limit, room / row.size)
      let due = rest - share.size - below - rests.upperBound
      let least = max(
        share.needsWhole || place == 0 ? 1 : 0, due > 0 ? (due + row.size - 1) / row.size : 0)
      var whole = most
      while whole >= least {
        choose(index, whole, place, share)
        visit(index + 1, rest: rest - share.size - whole * row.size)
        undo(index, whole, share)
        whole -= 1
      }
    }
    visit(index + 1, rest: rest)
  }

  private mutating func choose(
    _ index: Int, _ whole: Int, _ place: Int, _ share: MeasureTable<Kind>.Share
  ) {
    path.wholes[index] = whole
    path.shares[index] = UInt16(place)
    path.parts += 1
    path.scoops += share.scoops + (table.isScale ? 0 : whole)
    path.sayable += share.isMeasurable ? 0 : 1
  }

  private mutating func undo(_ index: Int, _ whole: Int, _ share: MeasureTable<Kind>.Share) {
    path.wholes[index] = 0
    path.shares[index] = 0
    path.parts -= 1
    path.scoops -= share.scoops + (table.isScale ? 0 : whole)
    path.sayable -= share.isMeasurable ? 0 : 1
  }

  /// Whether a candidate with one more part than the path could still be the best.
  private func canImprove() -> Bool {
    guard let best else { return true }
    if path.isSayable != best.isSayable { return !path.isSayable }
    let leastCost = 2 * path.parts + path.scoops
    return UInt128(leastCost) * errorUnit <= best.key
  }

  private mutating func record(rest: Int) {
    var candidate = path
    candidate.rest = rest
    candidate.key =
      UInt128(candidate.cost) * errorUnit + 100 * error(ofRest: rest).magnitude
    if let best, !candidate.isBetter(than: best) { return }
    best = candidate
  }

  /// The amount minus the candidate, in ticks.
  private func error(ofRest rest: Int) -> Int128 {
    Int128(rest) * Int128(table.grain) + Int128(remainder)
  }
}

/// A way to make an amount: for each unit of the kit a whole count and the place of a fraction.
struct MeasureCandidate {
  /// The whole counts by unit.
  var wholes = SIMD8<Int>()
  /// The places of the fractions in each unit's row, where 0 is none.
  var shares = SIMD8<UInt16>()
  var parts = 0
  var scoops = 0
  /// How many parts can only be said.
  var sayable = 0
  /// What the candidate leaves of the amount, in grains.
  var rest = 0
  /// The cost, with the error's share, in units that the search fixes: the less the better.
  var key: UInt128 = 0

  var isSayable: Bool { sayable > 0 }
  var cost: Int { 2 * (parts - 1) + scoops }

  func hasPart(_ index: Int) -> Bool { wholes[index] > 0 || shares[index] > 0 }

  /// Whether this candidate ranks before another: by class, then cost, then fewer parts, then the
  /// larger units, then the larger numbers.
  func isBetter(than other: MeasureCandidate) -> Bool {
    if isSayable != other.isSayable { return !isSayable }
    if key != other.key { return key < other.key }
    if parts != other.parts { return parts < other.parts }
    for index in 0..<8 where hasPart(index) != other.hasPart(index) {
      return hasPart(index)
    }
    // Fractions stand in rising order, so their places compare as they do.
    for index in 0..<8 {
      if wholes[index] != other.wholes[index] { return wholes[index] > other.wholes[index] }
      if shares[index] != other.shares[index] { return shares[index] > other.shares[index] }
    }
    return false
  }
}
