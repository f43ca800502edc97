// Both ends of a range, in one unit where one suits both.

extension AnyPresenter {
  /// Chooses how to show a range of amounts, in one unit if one suits both ends.
  package func present(from lower: AnyAmount, to upper: AnyAmount) -> AnyRangePresentation {
    withKit(for: lower.unit) { kit in present(from: lower, to: upper, with: kit) }
  }

  private func present(
    from lower: AnyAmount, to upper: AnyAmount, with kit: AnyKit
  ) -> AnyRangePresentation {
    // Equal ends are shown once, like a single amount.
    guard lower.tickCount != upper.tickCount else { return presentEnds(lower, upper, kit) }
    let magnitudes = Ends(lower.tickCount.magnitude, upper.tickCount.magnitude)
    let units = Ends(lower.unit, upper.unit)
    guard let shared = inOneUnit(magnitudes, units, kit) else {
      return presentEnds(lower, upper, kit)
    }
    return AnyRangePresentation(
      lower: marked(shared.lower, by: kit), upper: marked(shared.upper, by: kit),
      counts: (lower.tickCount, upper.tickCount),
      // With a negative end, each end has its own sign and unit.
      sharedUnit: min(lower.tickCount, upper.tickCount) < 0 ? nil : shared.lower.parts[0].unit)
  }

  /// Shows both ends of a range separately, each with the kit of its unit.
  package func presentEnds(_ lower: AnyAmount, _ upper: AnyAmount) -> AnyRangePresentation {
    AnyRangePresentation(
      lower: present(lower.tickCount.magnitude, lower.unit),
      upper: present(upper.tickCount.magnitude, upper.unit),
      counts: (lower.tickCount, upper.tickCount), sharedUnit: nil)
  }

  /// Shows both ends of a range separately with one kit.
  private func presentEnds(
    _ lower: AnyAmount, _ upper: AnyAmount, _ kit: AnyKit
  ) -> AnyRangePresentation {
    let first = marked(present(lower.tickCount.magnitude, lower.unit, with: kit), by: kit)
    let last =
      lower == upper && lower.unit.isSame(as: upper.unit)
      ? first : marked(present(upper.tickCount.magnitude, upper.unit, with: kit), by: kit)
    let unit = last.parts[0].unit
    let isShared =
      first.parts.count == 1 && last.parts.count == 1 && first.parts[0].unit == unit
      && min(lower.tickCount, upper.tickCount) >= 0
    return AnyRangePresentation(
      lower: first, upper: last, counts: (lower.tickCount, upper.tickCount),
      sharedUnit: isShared ? unit : nil)
  }

  /// Shows both ends of a range in the largest unit that can express both, regardless of the limits
  /// on whole counts; returns `nil` if there is none.
  private func inOneUnit(
    _ ends: Ends<UInt128>, _ given: Ends<AnyUnit>, _ kit: AnyKit
  ) -> Ends<AnyPresentation>? {
    if let table = kit.measures(for: given.lower) {
      return table._withUnsafeGuaranteedRef { bounded(for: given.lower).inOneMeasure(ends, $0) }
    }
    switch kit.method {
    case .measures, .steps: return nil
    case .bySize: return inOneUnit(ends, given, kit.serving(ends.greatest))
    case .decimals(let smaller):
      guard whole(ends.lower, smaller) == nil, whole(ends.upper, smaller) == nil else { return nil }
      let units = kit.units
      // Zero suits every unit, so the other end decides. Rounding can carry into the next unit.
      let least = ends.least > 0 ? ends.least : ends.greatest
      let digits = given.map { exactDigits(of: $0, in: kit) }.least
      let alone = least > 0 ? inDecimals(least, units, digits: digits).part.unit : units[0]
      guard
        let index = preferredIndex(in: units)
          ?? units.firstIndex(of: alone).map({ index(in: units, from: $0, ends) })
      else { return nil }
      return ends.map { ticks in
        if ticks == 0 { return .zero(units[index]) }
        let (part, isExact) = inDecimals(ticks, units, only: index, digits: digits)
        return AnyPresentation(part, isExact: isExact)
      }
    case .clock(let place):
      let first = kit.units.firstIndex { $0 == preferredUnit } ?? 0
      for index in kit.units.indices[first...] {
        let unit = kit.units[index]
        let parts = ends.both { ticks -> AnyPresentation.Part? in
          let (count, rest) = unit.split(ticks)
          guard rest == 0 || index >= place && count > 0 else { return nil }
          return DecimalValue(count, and: rest, over: unit.size).map { .init($0, unit) }
        }
        guard let parts, unit.size >= smallest?.size ?? 0 else { continue }
        return parts.map { AnyPresentation($0, isExact: true) }
      }
      return nil
    case .counts(let counts, let base):
      guard let parts = ends.both({ counts.part($0) }),
        counted(ends.least, by: counts, base)?.parts[0] == parts.lower
      else { return inOneUnit(ends, given, base) }
      return parts.map { AnyPresentation($0, isExact: true) }
    }
  }

  /// Returns the index of the unit for both ends, given the index for the lesser one. Skips units
  /// below a milliliter or milligram if the greater end is at least one of the next larger unit.
  private func index(in units: [AnyUnit], from first: Int, _ ends: Ends<UInt128>) -> Int {
    var index = first
    while index > 0, units[index].isBelowMilli, ends.greatest >= units[index - 1].size {
      index -= 1
    }
    return index
  }

  private func preferredIndex(in units: [AnyUnit]) -> Int? {
    preferredUnit.flatMap { unit in units.firstIndex { $0 == unit } }
  }

  private func inOneMeasure(
    _ ends: Ends<UInt128>, _ kit: MeasureTable
  ) -> Ends<AnyPresentation>? {
    inOneMeasure(ends, kit, areExact: true)
      ?? (approximation == .never ? nil : inOneMeasure(ends, kit, areExact: false))
  }

  private func inOneMeasure(
    _ ends: Ends<UInt128>, _ kit: MeasureTable, areExact: Bool
  ) -> Ends<AnyPresentation>? {
    inOneMeasure(ends, kit, of: kit, areExact: areExact)
      ?? kit.alternative.flatMap { inOneMeasure(ends, $0, of: kit, areExact: areExact) }
  }

  /// Shows both ends in one unit of the kit's table or of its alternative.
  private func inOneMeasure(
    _ ends: Ends<UInt128>, _ table: MeasureTable, of kit: MeasureTable, areExact: Bool
  ) -> Ends<AnyPresentation>? {
    let preferred = preferredUnit.flatMap { table.units.firstIndex(of: $0) }
    // The preferred unit is tried first.
    for place in (preferred == nil ? 0 : -1)..<table.units.count {
      let row = place < 0 ? preferred ?? 0 : place
      let counts = ends.both { ticks -> MeasureTable.Count? in
        if ticks == 0 { return .zero(row) }
        return table.exactCount(of: row, of: ticks)
          ?? (areExact ? nil : table.nearCount(of: row, to: ticks, approximation))
      }
      if let counts {
        return Ends(
          table.shown(counts.lower, of: ends.lower, in: kit),
          table.shown(counts.upper, of: ends.upper, in: kit))
      }
    }
    return nil
  }
}

extension AnyUnit {
  /// Whether the unit is less than a thousandth of a liter or a gram.
  fileprivate var isBelowMilli: Bool {
    kind == .volume && size < Milliliters.unit.handle.size
      || kind == .mass && size < Milligrams.unit.handle.size
  }
}

/// Both ends of a range. Unlike an array, it needs no allocation.
private struct Ends<End> {
  let lower: End
  let upper: End

  package init(_ lower: End, _ upper: End) { (self.lower, self.upper) = (lower, upper) }

  func map<Result>(_ body: (End) -> Result) -> Ends<Result> { .init(body(lower), body(upper)) }

  /// Transforms both ends, or returns `nil` if the function returns `nil` for either.
  func both<Result>(_ body: (End) -> Result?) -> Ends<Result>? {
    guard let lower = body(lower), let upper = body(upper) else { return nil }
    return .init(lower, upper)
  }
}

extension Ends where End: Comparable {
  var least: End { min(lower, upper) }
  var greatest: End { max(lower, upper) }
}

extension AnyPresentation {
  /// Zero of a unit.
  fileprivate static func zero(_ unit: AnyUnit) -> AnyPresentation {
    AnyPresentation(Part(0, unit), isExact: true)
  }
}
