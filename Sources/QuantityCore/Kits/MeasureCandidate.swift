/// A way to make an amount: for each unit of the kit a whole count and the place of a fraction.
struct MeasureCandidate {
  /// The whole counts by unit; those of the largest are what the search does not leave out, so that
  /// all are some thousands at most.
  var wholes = SIMD8<UInt16>()
  /// The places of the fractions among the table's shares; they mean something where the unit is
  /// used.
  var shares = SIMD8<UInt16>()
  /// Which units are used, a bit for each, the largest unit the lowest bit.
  var used: UInt8 = 0
  var parts: Int16 = 0
  /// How many parts can only be said.
  var sayable: Int16 = 0
  var scoops: Int32 = 0
  /// The cost, with the error's share, in units that the search fixes: the less the better.
  var key: UInt128 = 0

  var isSayable: Bool { sayable > 0 }
  /// What each part after the first costs.
  static var partCost: Int64 { 3 }
  var cost: Int64 { MeasureCandidate.partCost * (Int64(parts) - 1) + Int64(scoops) }

  func hasPart(_ index: Int) -> Bool { used >> UInt8(truncatingIfNeeded: index) & 1 == 1 }

  /// Returns whether this candidate ranks before another: by class, then cost, then fewer parts, then the
  /// larger units, then the larger numbers.
  func isBetter(than other: MeasureCandidate) -> Bool {
    if isSayable != other.isSayable { return !isSayable }
    if key != other.key { return key < other.key }
    if parts != other.parts { return parts < other.parts }
    if used != other.used {
      // The largest unit that only one of them has is the lowest bit that differs.
      return hasPart((used ^ other.used).trailingZeroBitCount)
    }
    for index in 0..<8 where hasPart(index) {
      if wholes[index] != other.wholes[index] { return wholes[index] > other.wholes[index] }
      // Fractions stand in ascending order, so their places compare as they do.
      if shares[index] != other.shares[index] { return shares[index] > other.shares[index] }
    }
    return false
  }
}
