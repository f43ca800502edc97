extension MeasureTable {
  /// Throws an error if measures don't make a kit.
  static func check(_ entries: [Entry]) throws(KitError) {
    guard !entries.isEmpty else { throw KitError("a kit needs at least one measure") }
    guard entries.count <= greatestCount else {
      throw KitError("a kit has at most \(greatestCount) units; this one has \(entries.count)")
    }
    for (larger, smaller) in zip(entries, entries.dropFirst()) {
      guard larger.unit.size != smaller.unit.size else {
        throw KitError("'\(larger.name)' and '\(smaller.name)' are units of one size")
      }
    }
    for (index, entry) in entries.enumerated() {
      try check(entry, isLargest: index == 0)
    }
    guard entries.contains(where: { $0.isMeasurable }) else {
      throw KitError("no amount of '\(entries[0].name)' can be measured, only said")
    }
    guard entries[0].unit.size < greatestSize else {
      throw KitError("'\(entries[0].name)' is too large to compare what its counts cost")
    }
  }

  private static func check(_ entry: Entry, isLargest: Bool) throws(KitError) {
    let name = entry.name
    guard isLargest || entry.limit != nil else {
      throw KitError("'\(name)' needs a limit: only the largest unit can do without")
    }
    guard (0...1000).contains(entry.limit ?? 0) else {
      throw KitError("'\(name)' has a limit that is not in 0...1000")
    }
    guard (entry.limitAlone ?? 0) <= 1000, (entry.limitAlone ?? .max) >= entry.limit ?? 0 else {
      throw KitError("'\(name)' alone has a limit that is not in \(entry.limit ?? 0)...1000")
    }
    guard entry.limit != nil || entry.limitAlone == nil else {
      throw KitError("'\(name)' has a limit alone, but none beside larger units")
    }
    guard (1...100).contains(entry.scoops) else {
      throw KitError("'\(name)' takes \(entry.scoops) scoops, which is not in 1...100")
    }
    guard entry.besideLessThan?.tickCount ?? 1 > 0,
      entry.sayableBesideLessThan?.tickCount ?? 1 > 0
    else {
      throw KitError("'\(name)' stands beside less than nothing")
    }
    guard entry.limit != 0 || entry.fractions.contains(where: { $0.placement == .anywhere }) else {
      throw KitError("'\(name)' has neither whole counts nor fractions that can do without")
    }
    guard entry.fractions.count <= 1000 else {
      throw KitError("'\(name)' has more than 1000 fractions")
    }
    var seen: Set<Fraction> = []
    for fraction in entry.fractions {
      let value = fraction.value
      guard value > .zero, value < Fraction(1) else {
        throw KitError("\(value) of '\(name)' is not between 0 and 1")
      }
      guard (1...100).contains(fraction.scoops) else {
        throw KitError(
          "\(value) of '\(name)' takes \(fraction.scoops) scoops, which is not in 1...100")
      }
      guard entry.unit.size % value.magnitudes.1 == 0 else {
        throw KitError("\(value) of '\(name)' is not a whole number of ticks")
      }
      guard seen.insert(value).inserted else {
        throw KitError("\(value) of '\(name)' is listed twice")
      }
    }
  }

  /// Throws an error if measures overlap so much that a search would take noticeable time.
  ///
  /// The count of a unit can vary by as much as the smaller units can hold, so the product of these
  /// ranges bounds the number of candidates.
  func checkEffort() throws(KitError) {
    var candidates: Int64 = 1
    for (index, row) in rows.dropLast().enumerated() {
      let spread = min(rows[index + 1].reach / row.size + 2, row.limitAlone + 1)
      let (product, overflow) = candidates.multipliedReportingOverflow(
        by: spread * Int64(row.shares.count) + 1)
      candidates = product
      guard !overflow, candidates <= 5_000_000 else {
        throw KitError(
          "'\(entries[index].unit.name)' and smaller units overlap too much: lower the limits of the "
            + "smaller ones")
      }
    }
  }
}

extension MeasureTable.Entry {
  /// Whether some amount of the unit alone can be measured.
  fileprivate var isMeasurable: Bool {
    limit != 0 || fractions.contains { $0.isMeasurable && $0.placement == .anywhere }
  }
}
