extension AnyPresenter {
  /// Shows a magnitude in the measures of a kit.
  ///
  /// - Precondition: the magnitude is not zero.
  func make(_ ticks: UInt128, with table: MeasureTable, into shown: inout AnyPresentation) {
    let reducer = Reducer(maxParts: maxParts ?? 3, approximation: approximation)
    // Most kits have no alternative to compare with, and handing on what is compared takes an eighth of
    // the time of the choice.
    guard table.alternative == nil, preferredUnit == nil,
      let grains = reducer.grains(of: ticks, table)
    else { return shown = made(ticks, with: table, maxParts: reducer.maxParts) }
    if reducer.isUsual, table.showKnownWay(to: ticks, grains, in: &shown) { return }
    guard let found = reducer.reduce(ticks, grains, with: table, MeasureSearch.best) else {
      return shown = made(ticks, with: table, maxParts: reducer.maxParts)
    }
    reducer.keep(found, for: grains, of: ticks, table)
    table.show(
      found.ways, of: ticks, wholes: found.wholes, isExact: found.isExact, of: table, in: &shown)
  }

  private func made(
    _ ticks: UInt128, with kit: MeasureTable, maxParts: Int
  ) -> AnyPresentation {
    guard let (table, found) = best(ticks, kit, maxParts: maxParts) else {
      // What would need more parts than are wanted is said in one.
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

  /// Finds the best way to make a magnitude with a table, or with its alternative.
  private func best(
    _ ticks: UInt128, _ table: MeasureTable, maxParts: Int
  ) -> (table: MeasureTable, found: Reducer.Found<MeasureCandidate>)? {
    var best: (table: MeasureTable, found: Reducer.Found<MeasureCandidate>)?
    for table in table.ladders {
      let reducer = Reducer(maxParts: maxParts, approximation: approximation)
      if let found = reducer.reduce(ticks, with: table, MeasureSearch.best) {
        if best.map({ found.isBetter(than: $0.found) }) ?? true { best = (table, found) }
      }
    }
    return best
  }

  /// Returns one part of the preferred unit, unless it ranks in a lower class than the best.
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
  /// Returns what a candidate shows.
  ///
  /// - Parameter kit: the table of the kit, whose alternative this one may be.
  func shown(
    _ candidate: MeasureCandidate, of ticks: UInt128, wholes: UInt128, isExact: Bool,
    in kit: MeasureTable
  ) -> AnyPresentation {
    var shown = AnyPresentation(anyUnit: units[0])
    show(candidate, of: ticks, wholes: wholes, isExact: isExact, of: kit, in: &shown)
    return shown
  }

  /// Puts what a candidate shows into a presentation without parts.
  fileprivate func show(
    _ candidate: MeasureCandidate, of ticks: UInt128, wholes: UInt128, isExact: Bool,
    of kit: MeasureTable, in shown: inout AnyPresentation
  ) {
    // By their places: a loop over the units would count a reference to the array of the kit.
    for index in units.indices where candidate.hasPart(index) {
      let (share, over) = values[Int(candidate.shares[index])]
      let whole = UInt128(candidate.wholes[index]) + (index == 0 ? wholes : 0)
      // The share is in lowest terms, and so is its sum with a whole number.
      shown.parts.append(AnyPresentation.Part(whole * over + share, over: over, units[index]))
    }
    shown.isExact = isExact
    if candidate.isSayable { shown.nearest = kit.nearestMeasure(to: ticks) }
  }

  /// Shows the best way to make a magnitude, if it was found before, and gives whether it was.
  @inline(__always)
  func showKnownWay(to ticks: UInt128, in shown: inout AnyPresentation) -> Bool {
    grains(of: ticks).map { showKnownWay(to: ticks, $0, in: &shown) } ?? false
  }

  @inline(__always)
  fileprivate func showKnownWay(
    to ticks: UInt128, _ grains: Reducer.Grains, in shown: inout AnyPresentation
  ) -> Bool {
    guard let way = knownWay(to: ticks, grains) else { return false }
    show(way, wholes: grains.wholes, in: &shown)
    return true
  }

  private func show(_ way: MeasureWay, wholes: UInt128, in shown: inout AnyPresentation) {
    var (used, numbers) = (way.used, way.numbers)
    while used != 0 {
      let index = used.trailingZeroBitCount
      shown.parts.append(part(numbers, of: index, wholes: index == 0 ? wholes : 0))
      used &= used - 1
      numbers >>= 12
    }
    shown.isExact = way.isExact
    guard way.isSayable else { return }
    let share = Int(truncatingIfNeeded: way.nearest >> 6 & 0x3F)
    let row = rows.firstIndex { $0.shares.contains(share) } ?? 0
    shown.nearest = part(way.nearest, of: row)
  }

  /// Returns the part that the lowest bits of a way's numbers say.
  @inline(__always)
  private func part(
    _ numbers: UInt64, of row: Int, wholes: UInt128 = 0
  ) -> AnyPresentation.Part {
    let (share, over) = values[Int(truncatingIfNeeded: numbers >> 6 & 0x3F)]
    // The product fits: each share of a unit is some ticks, and there are no more of those than of the amount.
    let count = (UInt128(numbers & 0x3F) &+ wholes) &* over &+ share
    return AnyPresentation.Part(count, over: over, units[row])
  }

  /// Says what no measures make.
  func notMeasurable(_ ticks: UInt128, _ approximation: Approximation) -> AnyPresentation {
    .notMeasurable(ticks, in: plainUnit, nearest: nearestMeasure(to: ticks), approximation)
  }
}

extension AnyPresentation {
  /// Says what no measures make: a fraction of a unit if its denominator is one that people say,
  /// else a decimal of three significant digits, or more if the bound asks for them, or exactly if
  /// nothing may be approximated.
  static func notMeasurable(
    _ ticks: UInt128, in unit: AnyUnit, nearest: Part, _ approximation: Approximation
  ) -> Self {
    let divisor = greatestCommonDivisor(ticks, unit.size)
    var shown: AnyPresentation
    if unit.size / divisor <= 64 {
      shown = AnyPresentation(
        Part(ticks / divisor, over: unit.size / divisor, unit), isExact: true)
    } else if approximation == .never {
      shown = AnyPresentation(Part(exactly: ticks, in: unit), isExact: true)
    } else {
      var value = DecimalValue(
        (ticks, unit.size), significantDigits: 3, rounding: .toNearestOrEven)
      // Three digits are off by half a percent at most; a smaller bound takes more of them.
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
