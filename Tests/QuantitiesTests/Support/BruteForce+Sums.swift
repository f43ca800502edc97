import Quantities

extension BruteForce {
  /// A whole count of a unit, a fraction of it, or both.
  struct Piece {
    /// The place of the unit in the kit, the largest first.
    var position: Int
    var ticks: Int128
    var scoops: Int
    var isMeasurable = true

    /// All that a kit allows of one unit.
    static func all(
      of measure: Measure<Kind>, at position: Int, upTo bound: Int128
    ) -> [Piece] {
      let unit = measure.unit.ticks.count
      var pieces: [Piece] = []
      var count = 0
      while count <= measure.limit ?? .max, Int128(count) * unit <= bound {
        let whole = Piece(position: position, ticks: Int128(count) * unit, scoops: count)
        if count > 0 { pieces.append(whole) }
        for fraction in measure.fractions where count > 0 || fraction.placement == .anywhere {
          var piece = whole
          piece.ticks += unit * fraction.value.numerator / fraction.value.denominator
          piece.scoops += fraction.scoops
          piece.isMeasurable = fraction.isMeasurable
          pieces.append(piece)
        }
        count += 1
      }
      return pieces
    }
  }

  /// A sum of pieces, the largest unit first.
  struct Sum {
    var total: Int128 = 0
    /// What it takes to measure: 2 for each part but one, and the scoops.
    var cost = 0
    var isMeasurable = true
    var parts: [Piece] = []

    /// What sums must have in common for one of them to be better whatever the amount.
    struct Group: Hashable {
      var total: Int128
      var count: Int
      var isMeasurable: Bool
      /// The unit of a sum of one part, which can be the preferred one.
      var position: Int?
    }

    var group: Group {
      Group(
        total: total, count: parts.count, isMeasurable: isMeasurable,
        position: parts.count == 1 ? parts[0].position : nil)
    }

    func adding(_ piece: Piece, isScale: Bool) -> Sum {
      let cost = cost + (parts.isEmpty ? 0 : 2) + (isScale ? 0 : piece.scoops)
      return Sum(
        total: total + piece.ticks, cost: cost, isMeasurable: isMeasurable && piece.isMeasurable,
        parts: parts + [piece])
    }

    func isBetter(than other: Sum) -> Bool {
      cost == other.cost ? winsTie(with: other) : cost < other.cost
    }

    /// Of equal cost the one with fewer parts wins; then that of the larger units, compared part by
    /// part; then that of the larger numbers, compared likewise.
    func winsTie(with other: Sum) -> Bool {
      if parts.count != other.parts.count { return parts.count < other.parts.count }
      for (mine, its) in zip(parts, other.parts) where mine.position != its.position {
        return mine.position < its.position
      }
      for (mine, its) in zip(parts, other.parts) where mine.ticks != its.ticks {
        return mine.ticks > its.ticks
      }
      return false
    }
  }
}

extension Array {
  /// The position of the first element that meets a condition which all further ones meet.
  func position(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
