extension AnyPresenter {
  /// Shows a magnitude in the measures of a kit.
  ///
  /// - Precondition: the magnitude is not zero.
  func made(_ ticks: UInt128, with kit: MeasureTable) -> AnyPresentation {
    let maxParts = maxParts ?? 3
    guard let (table, found) = best(ticks, kit, maxParts: maxParts) else {
      // An amount that needs more parts than allowed is shown in one.
      if best(ticks, kit, maxParts: MeasureTable.greatestCount) != nil,
        let said = kit.said(ticks, approximation)
      {
        return said
      }
      return kit.notMeasurable(ticks, approximation)
    }
    if let preferred = preferred(ticks, table, unlessBelow: found, in: kit) { return preferred }
    return table.shown(
      found.ways, of: ticks, wholes: found.wholes, isExact: found.isExact, in: kit)
  }

  /// Finds the best way to make a magnitude with a table or its alternative.
  private func best(
    _ ticks: UInt128, _ table: MeasureTable, maxParts: Int
  ) -> (table: MeasureTable, found: Reducer.Found<MeasureCandidate>)? {
    let reducer = Reducer(maxParts: maxParts, approximation: approximation)
    let own = reducer.reduce(ticks, with: table, MeasureSearch.best)
    if let alternative = table.alternative,
      let other = reducer.reduce(ticks, with: alternative, MeasureSearch.best),
      own.map({ other.isBetter(than: $0) }) ?? true
    {
      return (alternative, other)
    }
    return own.map { (table, $0) }
  }

  /// Returns one part in the preferred unit, unless it ranks in a lower class than the best
  /// candidate.
  private func preferred(
    _ ticks: UInt128, _ table: MeasureTable, unlessBelow found: Reducer.Found<MeasureCandidate>,
    in kit: MeasureTable
  ) -> AnyPresentation? {
    guard let preferredUnit, let row = table.units.firstIndex(of: preferredUnit) else { return nil }
    let reducer = Reducer(maxParts: 1, approximation: approximation, only: row)
    guard let other = reducer.reduce(ticks, with: table, MeasureSearch.best),
      other.isExact == found.isExact,
      !other.ways.isSayable || found.ways.isSayable
    else { return nil }
    return table.shown(
      other.ways, of: ticks, wholes: other.wholes, isExact: other.isExact, in: kit)
  }
}

extension MeasureTable {
  /// Returns the presentation of a candidate.
  ///
  /// - Parameter kit: the kit's main table; this one may be its alternative.
  func shown(
    _ candidate: MeasureCandidate, of ticks: UInt128, wholes: UInt128, isExact: Bool,
    in kit: MeasureTable
  ) -> AnyPresentation {
    var parts: [AnyPresentation.Part] = []
    parts.reserveCapacity(Int(candidate.parts))
    for index in units.indices where candidate.hasPart(index) {
      let (share, over) = values[Int(candidate.shares[index])]
      let whole = UInt128(candidate.wholes[index]) + (index == 0 ? wholes : 0)
      // The share is in lowest terms, so its sum with a whole number is too.
      parts.append(AnyPresentation.Part(whole * over + share, over: over, units[index]))
    }
    var shown = AnyPresentation(parts, isExact: isExact)
    if candidate.isSayable { shown.nearest = kit.nearestMeasure(to: ticks) }
    return shown
  }

  /// Shows an amount that no measures make.
  func notMeasurable(_ ticks: UInt128, _ approximation: Approximation) -> AnyPresentation {
    .notMeasurable(
      ticks, in: usualUnit, nearest: nearestMeasure(to: ticks), approximation,
      saysFractions: !isScale)
  }
}

extension AnyPresentation {
  /// Shows an amount that no measures make: as a fraction if people say its denominator, and
  /// otherwise as a decimal of three significant digits, or more if the bound requires them. If
  /// nothing may be approximated, the number is exact.
  ///
  /// - Parameter saysFractions: whether fractions are allowed. A scale shows decimals.
  static func notMeasurable(
    _ ticks: UInt128, in unit: AnyUnit, nearest: Part, _ approximation: Approximation,
    saysFractions: Bool = true
  ) -> Self {
    let divisor = greatestCommonDivisor(ticks, unit.size)
    var shown: AnyPresentation
    if saysFractions, unit.size / divisor <= SaidDenominator.greatest {
      shown = AnyPresentation(
        Part(ticks / divisor, over: unit.size / divisor, unit), isExact: true)
    } else if approximation == .never {
      shown = AnyPresentation(Part(exactly: ticks, in: unit), isExact: true)
    } else {
      var value = DecimalValue(
        (ticks, unit.size), significantDigits: 3, rounding: .toNearestOrEven)
      // Three digits are off by at most half a percent; a smaller bound needs more digits.
      var digits = 3
      while !value.isExact, digits < 15, !value.isWithin(approximation, of: (ticks, unit.size)) {
        digits += 1
        value = DecimalValue(
          (ticks, unit.size), significantDigits: digits, rounding: .toNearestOrEven)
      }
      shown = AnyPresentation(value, unit)
    }
    shown.nearest = nearest
    return shown
  }
}
