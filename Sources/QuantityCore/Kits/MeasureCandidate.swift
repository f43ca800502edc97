/// A way to make an amount: a whole count and a fraction for each unit of the kit.
struct MeasureCandidate {
  /// The whole counts by unit. The search sets most of the largest unit aside, so all counts are at
  /// most a few thousand.
  var wholes = SIMD8<UInt16>()
  /// The indices of the fractions among the table's shares, valid only for units that are used.
  var shares = SIMD8<UInt16>()
  /// The units used, one bit each, starting with the largest unit in the lowest bit.
  var used: UInt8 = 0
  var parts: Int16 = 0
  /// The number of parts that can only be said, not measured.
  var sayable: Int16 = 0
  var scoops: Int32 = 0
  /// The cost, including that of the error, in units that the search fixes. Lower is better.
  var key: UInt128 = 0

  var isSayable: Bool { sayable > 0 }
  /// The cost of each part after the first.
  static var partCost: Int64 { 3 }
  var cost: Int64 { MeasureCandidate.partCost * (Int64(parts) - 1) + Int64(scoops) }

  func hasPart(_ index: Int) -> Bool { used >> UInt8(truncatingIfNeeded: index) & 1 == 1 }

  /// Returns whether this candidate ranks before another: by class, then lower cost, fewer parts,
  /// larger units, larger numbers.
  func isBetter(than other: MeasureCandidate) -> Bool {
    if isSayable != other.isSayable { return !isSayable }
    if key != other.key { return key < other.key }
    if parts != other.parts { return parts < other.parts }
    if used != other.used {
      // The lowest bit that differs is the largest unit that only one of them has.
      return hasPart((used ^ other.used).trailingZeroBitCount)
    }
    for index in 0..<8 where hasPart(index) {
      if wholes[index] != other.wholes[index] { return wholes[index] > other.wholes[index] }
      // Fractions are in ascending order, so their indices compare as they do.
      if shares[index] != other.shares[index] { return shares[index] > other.shares[index] }
    }
    return false
  }
}
