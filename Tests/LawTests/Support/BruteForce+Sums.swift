import Quantities

extension BruteForce {
  /// A whole count of a unit, a fraction of it, or both.
  struct Piece {
    /// The index of the unit in the kit: in descending order, ladder after ladder.
    var position: Int
    var ticks: Int128
    var scoops: Int
    var hasFraction = false
    /// Whether there are spoons for it; otherwise it can only be said.
    var isMeasurable = true
    /// Whether the count is too great beside a larger unit.
    var standsFirst = false
    /// Whether no smaller unit may follow.
    var standsLast = false
    /// All larger parts together must be less than this many ticks, if there is a limit.
    var neighborhood: Int128?
    /// The same limit for pieces that can only be said, unless nothing else is exact.
    var sayableNeighborhood: Int128?

    /// All pieces of one unit that a kit allows, up to a bound.
    static func all(
      of measure: StatedMeasure<Kind>, at position: Int, upTo bound: Int128
    ) -> [Piece] {
      let unit = measure.unit.ticks.count
      let most = measure.most.map { max($0, measure.mostAlone ?? 0) } ?? .max
      var pieces: [Piece] = []
      var count = 0
      while count <= most, Int128(count) * unit <= bound {
        var whole = Piece(
          position: position, ticks: Int128(count) * unit, scoops: measure.scoops(for: count))
        whole.standsFirst = count > measure.most ?? .max
        whole.neighborhood = measure.neighborhood
        if count > 0 { pieces.append(whole) }
        for fraction in measure.fractions where count > 0 || fraction.placement == .anywhere {
          var piece = whole
          piece.ticks += unit * fraction.value.numerator / fraction.value.denominator
          piece.scoops += fraction.scoops
          piece.hasFraction = true
          piece.isMeasurable = fraction.isMeasurable
          piece.standsLast = fraction.placement == .atEnd
          piece.sayableNeighborhood = fraction.isMeasurable ? nil : measure.sayableNeighborhood
          pieces.append(piece)
        }
        count += 1
      }
      return pieces
    }
  }

  /// A sum of pieces, largest unit first.
  struct Sum {
    var ladder: Int
    var total: Int128 = 0
    /// The cost of measuring: the scoops, and 3 for each part after the first.
    var cost = 0
    var parts: [Piece] = []
    var isMeasurable = true
    /// Whether a piece that can only be said exceeds its limit.
    var isSaidBesideMuch = false

    /// The key of sums that can be compared for any amount.
    struct Group: Hashable {
      var total: Int128
      var count: Int
      var isMeasurable: Bool
      var isSaidBesideMuch: Bool
      /// The unit of a sum with one part, which can be the preferred one.
      var position: Int?
    }

    var group: Group {
      Group(
        total: total, count: parts.count, isMeasurable: isMeasurable,
        isSaidBesideMuch: isSaidBesideMuch, position: parts.count == 1 ? parts[0].position : nil)
    }

    /// The sum with a piece of a smaller unit, or `nil` if the piece isn't allowed there.
    func adding(_ piece: Piece, isScale: Bool) -> Sum? {
      if let last = parts.last {
        if piece.standsFirst || last.standsLast { return nil }
        if let limit = piece.neighborhood, total >= limit { return nil }
        // On a scale, only the last part can have a fraction.
        if isScale, last.hasFraction { return nil }
      }
      var sum = self
      sum.total += piece.ticks
      sum.cost += (parts.isEmpty ? 0 : 3) + (isScale ? 0 : piece.scoops)
      sum.parts.append(piece)
      if let limit = piece.sayableNeighborhood, total >= limit { sum.isSaidBesideMuch = true }
      sum.isMeasurable = isMeasurable && piece.isMeasurable
      return sum
    }

    func isBetter(than other: Sum) -> Bool {
      cost == other.cost ? winsTie(with: other) : cost < other.cost
    }

    /// On equal cost, the first ladder wins; then fewer parts; then larger units, part by part;
    /// then larger numbers, part by part.
    func winsTie(with other: Sum) -> Bool {
      if ladder != other.ladder { return ladder < other.ladder }
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
  /// The index of the first element that satisfies a condition, which all later ones satisfy.
  func position(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
