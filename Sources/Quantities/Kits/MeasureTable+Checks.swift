extension MeasureTable {
  /// Refuses measures of which no kit can be made.
  static func check<Kind>(_ measures: [Measure<Kind>]) throws(KitError) {
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
    guard measures.contains(where: \.isMeasurable) else {
      throw KitError("of '\(measures[0].unit)' nothing can be measured, but only said")
    }
  }

  private static func check<Kind>(_ measure: Measure<Kind>, isLargest: Bool) throws(KitError) {
    let unit = measure.unit
    guard isLargest || measure.limit != nil else {
      throw KitError("'\(unit)' needs a limit: only the largest unit can do without")
    }
    guard measure.limit.map({ (0...1000).contains($0) }) ?? true else {
      throw KitError("'\(unit)' has a limit that is not in 0...1000")
    }
    guard measure.limit != 0 || measure.fractions.contains(where: { !$0.needsWhole }) else {
      throw KitError("'\(unit)' has neither whole counts nor fractions that can do without")
    }
    guard measure.fractions.count <= 1000 else {
      throw KitError("'\(unit)' has more than 1000 fractions")
    }
    var seen: Set<Fraction> = []
    for fraction in measure.fractions {
      let value = fraction.value
      guard value > .zero, value < Fraction(1) else {
        throw KitError("\(value) of '\(unit)' is not between 0 and 1")
      }
      guard (1...100).contains(fraction.scoops) else {
        throw KitError(
          "\(value) of '\(unit)' takes \(fraction.scoops) scoops, which is not in 1...100")
      }
      guard unit.ticks.count % value.denominator == 0 else {
        throw KitError("\(value) of '\(unit)' is no whole number of ticks")
      }
      guard seen.insert(value).inserted else {
        throw KitError("\(value) of '\(unit)' is listed twice")
      }
    }
  }

  /// Refuses measures that overlap so much that a search would take noticeable time.
  ///
  /// What the units below a unit can hold beside it is what its count can vary by, so that the
  /// product over the units bounds the candidates.
  func checkEffort() throws(KitError) {
    var candidates = 1
    for (index, row) in rows.dropLast().enumerated() {
      let spread = min(rows[index + 1].reach / row.size + 2, row.limit + 1)
      let (product, overflow) = candidates.multipliedReportingOverflow(
        by: spread * row.shares.count + 1)
      candidates = product
      guard !overflow, candidates <= 5_000_000 else {
        throw KitError(
          "'\(units[index].definition.name)' and smaller units overlap too much: lower the limits "
            + "of the smaller ones")
      }
    }
  }
}

extension Measure {
  /// Whether there is an amount of the unit alone that can be measured.
  fileprivate var isMeasurable: Bool {
    limit != 0 || fractions.contains { $0.isMeasurable && !$0.needsWhole }
  }
}
