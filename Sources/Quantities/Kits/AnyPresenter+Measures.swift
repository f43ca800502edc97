extension AnyPresenter {
  /// Shows a magnitude in the measures of a kit.
  ///
  /// - Precondition: the magnitude is not zero.
  func made(_ ticks: UInt128, with table: MeasureTable) -> AnyPresentation {
    guard var found = reducer(table).reduce(ticks, MeasureSearch.best) else {
      return table.notMeasurable(ticks)
    }
    // One part of the preferred unit, if that is of no lower class than the best.
    if let preferredUnit, let row = table.units.firstIndex(of: preferredUnit) {
      var reducer = self.reducer(table)
      reducer.only = row
      reducer.limitSlack = limitSlack
      if let other = reducer.reduce(ticks, MeasureSearch.best), other.isExact == found.isExact,
        !other.ways.isSayable || found.ways.isSayable
      {
        found = other
      }
    }
    return table.shown(found.ways, of: ticks, wholes: found.wholes, isExact: found.isExact)
  }

  func reducer(_ table: MeasureTable) -> Reducer {
    Reducer(table: table, maxParts: maxParts ?? 3, bound: approximation.bound)
  }
}

extension MeasureTable {
  /// Returns what a candidate shows.
  func shown(
    _ candidate: MeasureCandidate, of ticks: UInt128, wholes: UInt128, isExact: Bool
  ) -> AnyPresentation {
    var parts = AnyPresentation.Parts(anyUnit: units[0])
    for (index, unit) in units.enumerated() where candidate.hasPart(index) {
      let (share, over) = values[Int(candidate.shares[index])]
      let whole = UInt128(candidate.wholes[index]) + (index == 0 ? wholes : 0)
      // The share is in lowest terms, and so is its sum with a whole number.
      parts.append(AnyPresentation.Part(whole * over + share, over: over, unit))
    }
    var shown = AnyPresentation(parts, isExact: isExact)
    if candidate.isSayable { shown.nearest = nearestMeasure(to: ticks) }
    return shown
  }

  /// Says in the smallest unit what no measures make.
  func notMeasurable(_ ticks: UInt128) -> AnyPresentation {
    .notMeasurable(ticks, in: units[units.count - 1], nearest: nearestMeasure(to: ticks))
  }

  /// Returns the single measure that comes nearest to an amount; of two that are as near, that of
  /// the larger unit, and of one unit the smaller.
  private func nearestMeasure(to ticks: UInt128) -> AnyPresentation.Part {
    var nearest: (error: UInt128, total: UInt128, part: AnyPresentation.Part)?
    for (row, unit) in zip(rows, units) {
      for place in row.shares where shares[place].isMeasurable {
        let (share, value) = (shares[place], values[place])
        let size = UInt128(share.size) * grain
        let least: UInt128 = share.needsWhole || share.size == 0 ? 1 : 0
        let below = ticks > size ? (ticks - size) / unit.size : 0
        let limit = row.limit < MeasureTable.unlimited ? UInt128(row.limit) : below + 1
        guard least <= limit else { continue }
        for step in UInt128(0)...1 {
          let whole = min(max(below + step, least), limit)
          let total = whole * unit.size + size
          let error = total > ticks ? total - ticks : ticks - total
          if let nearest {
            let isSmaller = nearest.part.unit == unit && total < nearest.total
            guard error < nearest.error || (error == nearest.error && isSmaller) else { continue }
          }
          nearest = (
            error, total, AnyPresentation.Part(whole * value.1 + value.0, over: value.1, unit)
          )
        }
      }
    }
    guard let nearest else { preconditionFailure("a kit has at least one measure") }
    return nearest.part
  }
}

extension AnyPresentation {
  /// Says what no measures make: a fraction of a unit if its denominator is one that people say,
  /// else a decimal of three significant digits.
  static func notMeasurable(
    _ ticks: UInt128, in unit: AnyUnit, nearest: AnyPresentation.Part
  ) -> Self {
    let divisor = greatestCommonDivisor(ticks, unit.size)
    var shown =
      unit.size / divisor <= 64
      ? AnyPresentation(
        AnyPresentation.Part(ticks / divisor, over: unit.size / divisor, unit), isExact: true)
      : AnyPresentation(
        DecimalValue((ticks, unit.size), significantDigits: 3, rounding: .toNearestOrEven), unit)
    shown.nearest = nearest
    return shown
  }
}
