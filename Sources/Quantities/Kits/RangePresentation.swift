/// How a range of amounts is shown: `2 to 3 teaspoons`.
///
///     let shown = Presenter<VolumeKind>().present(2.teaspoons...3.teaspoons)
///     shown.formatted()     // "2 to 3 teaspoons"
///     shown.sharedUnit      // teaspoon
///
/// Both ends are in one unit: the largest in which both can be said exactly, whatever the limits on
/// whole counts, or else the largest in which both are near enough. Where there is none, each is
/// shown on its own. Ends that are equal are shown once.
public struct RangePresentation<Kind: QuantityKind>: Sendable, Hashable {
  /// How the lower end is shown.
  public let lower: Presentation<Kind>
  /// How the upper end is shown.
  public let upper: Presentation<Kind>
  /// The unit that both ends share, or `nil` if each is shown on its own.
  public let sharedUnit: MeasurementUnit<Kind>?

  /// Whether both ends say exactly what they are.
  public var isExact: Bool { lower.isExact && upper.isExact }
  /// Whether both ends can be measured with the kit.
  public var isMeasurable: Bool { lower.isMeasurable && upper.isMeasurable }

  var core: AnyRangePresentation {
    AnyRangePresentation(
      lower: lower.shown, upper: upper.shown,
      counts: (lower.amount.ticks.count, upper.amount.ticks.count),
      sharedUnit: sharedUnit?.handle)
  }
}

extension Presenter {
  /// Chooses how to show a range of amounts of one unit type.
  ///
  ///     Presenter().present(1.5.cups...2.cups).formatted()  // "1 1/2 to 2 cups"
  public func present<Quantity: UnitQuantity>(
    _ range: ClosedRange<Quantity>
  ) -> RangePresentation<Kind> where Quantity.Kind == Kind {
    present(Amount(range.lowerBound)...Amount(range.upperBound))
  }

  /// Chooses how to show a range of amounts.
  ///
  /// The kit is that of the lower end's unit, if no other is given.
  public func present(_ range: ClosedRange<Amount<Kind>>) -> RangePresentation<Kind> {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let shown = core.present(from: AnyAmount(lower), to: AnyAmount(upper))
    return RangePresentation(
      lower: Presentation(lower, shown.lower), upper: Presentation(upper, shown.upper),
      sharedUnit: shown.sharedUnit.map { MeasurementUnit(known: $0) })
  }
}

/// What a ``RangePresentation`` is, whatever its kind.
struct AnyRangePresentation {
  let lower: AnyPresentation
  let upper: AnyPresentation
  /// The ticks of both ends.
  let counts: (lower: Int128, upper: Int128)
  let sharedUnit: AnyUnit?

  var isExact: Bool { lower.isExact && upper.isExact }
  var isMeasurable: Bool { lower.isMeasurable && upper.isMeasurable }

  /// Returns the same for ends that it may only approximate.
  func approximated(unless isExact: (lower: Bool, upper: Bool)) -> AnyRangePresentation {
    if isExact.lower, isExact.upper { return self }
    return AnyRangePresentation(
      lower: lower.approximated(unless: isExact.lower),
      upper: upper.approximated(unless: isExact.upper), counts: counts, sharedUnit: sharedUnit)
  }
}

extension AnyPresenter {
  /// Chooses how to show a range of amounts, in one unit where that serves both ends.
  func present(from lower: AnyAmount, to upper: AnyAmount) -> AnyRangePresentation {
    let kit = kit ?? lower.unit.kit(in: system)
    // Where both ends are equal, they are shown once, as one amount is.
    guard lower.tickCount != upper.tickCount else { return presentEnds(lower, upper, kit) }
    let magnitudes = [lower.tickCount.magnitude, upper.tickCount.magnitude]
    let isOwn = kit.shows(lower.unit) && kit.shows(upper.unit)
    guard let shared = inOneUnit(magnitudes, kit, isOwn: isOwn) else {
      return presentEnds(lower, upper, kit)
    }
    return AnyRangePresentation(
      lower: marked(shared.lower, by: kit), upper: marked(shared.upper, by: kit),
      counts: (lower.tickCount, upper.tickCount),
      // Each end of what is less than zero has its own sign, and its own unit.
      sharedUnit: min(lower.tickCount, upper.tickCount) < 0 ? nil : shared.lower.parts[0].unit)
  }

  /// Shows both ends of a range, each on its own and with the kit of its unit.
  func presentEnds(_ lower: AnyAmount, _ upper: AnyAmount) -> AnyRangePresentation {
    AnyRangePresentation(
      lower: present(lower.tickCount.magnitude, lower.unit),
      upper: present(upper.tickCount.magnitude, upper.unit),
      counts: (lower.tickCount, upper.tickCount), sharedUnit: nil)
  }

  /// Shows both ends of a range with a kit, each on its own.
  private func presentEnds(
    _ lower: AnyAmount, _ upper: AnyAmount, _ kit: AnyKit
  ) -> AnyRangePresentation {
    let first = marked(present(lower.tickCount.magnitude, lower.unit, with: kit), by: kit)
    let last = marked(present(upper.tickCount.magnitude, upper.unit, with: kit), by: kit)
    let unit = last.parts[0].unit
    let isShared =
      first.parts.count == 1 && last.parts.count == 1 && first.parts[0].unit == unit
      && min(lower.tickCount, upper.tickCount) >= 0
    return AnyRangePresentation(
      lower: first, upper: last, counts: (lower.tickCount, upper.tickCount),
      sharedUnit: isShared ? unit : nil)
  }

  private typealias Ends = (lower: AnyPresentation, upper: AnyPresentation)

  /// Shows both ends of a range in the largest unit in which both can be said, whatever the limits
  /// on whole counts, or returns `nil` if there is none.
  private func inOneUnit(_ ends: [UInt128], _ kit: AnyKit, isOwn: Bool) -> Ends? {
    switch kit.method {
    case .measures(let table): return inOneMeasure(ends, table)
    case .steps: return nil
    case .decimals:
      // Of zero there is one of no unit; the other end tells.
      let least = ends.filter { $0 > 0 }.min() ?? 0
      let units = kit.units[...]
      // Rounding can reach the next unit.
      let alone = least > 0 ? inDecimals(least, units, isOwn: isOwn).parts[0].unit : units[0]
      guard let index = preferredIndex(in: units) ?? units.firstIndex(of: alone) else { return nil }
      return both(ends, in: kit.units[index]) {
        self.inDecimals($0, units[index...index], isOwn: isOwn)
      }
    case .clock(let place):
      let first = kit.units.firstIndex { $0 == preferredUnit } ?? 0
      for index in kit.units.indices[first...] {
        let unit = kit.units[index]
        let parts = ends.compactMap { ticks -> AnyPresentation.Part? in
          let (count, rest) = unit.split(ticks)
          guard rest == 0 || index >= place && count > 0 else { return nil }
          return DecimalValue(count, and: rest, over: unit.size).map { .init($0, unit) }
        }
        guard parts.count == 2, unit.size >= smallest?.size ?? 0 else { continue }
        return (.init(parts[0], isExact: true), .init(parts[1], isExact: true))
      }
      return nil
    case .counts(let counts, let base):
      let parts = ends.compactMap { counts.part($0) }
      guard parts.count == 2, counted(ends.min() ?? 0, by: counts, base)?.parts[0] == parts.first
      else { return inOneUnit(ends, base, isOwn: isOwn) }
      return (.init(parts[0], isExact: true), .init(parts[1], isExact: true))
    }
  }

  private func preferredIndex(in units: ArraySlice<AnyUnit>) -> Int? {
    preferredUnit.flatMap { unit in units.firstIndex { $0 == unit } }
  }

  private func inOneMeasure(_ ends: [UInt128], _ kit: MeasureTable) -> Ends? {
    func shown(
      _ find: (MeasureTable, Int, UInt128) -> MeasureTable.Count?
    ) -> Ends? {
      for table in kit.ladders {
        let preferred = preferredIndex(in: table.units[...]).map { [$0] } ?? []
        for row in preferred + Array(table.units.indices) {
          let counts = ends.map { $0 == 0 ? nil : find(table, row, $0) }
          let isSaid = zip(ends, counts).allSatisfy { $0 == 0 || $1 != nil }
          guard isSaid else { continue }
          let parts = zip(ends, counts).map { ticks, count in
            count.map { table.shown($0, of: ticks, in: kit) }
              ?? AnyPresentation(AnyPresentation.Part(0, table.units[row]), isExact: true)
          }
          return (parts[0], parts[1])
        }
      }
      return nil
    }
    return shown { $0.exactCount(of: $1, of: $2) }
      ?? shown {
        $0.exactCount(of: $1, of: $2)
          ?? $0.nearCount(of: $1, to: $2, approximation)
      }
  }

  private func both(
    _ ends: [UInt128], in unit: AnyUnit, _ show: (UInt128) -> AnyPresentation
  ) -> Ends {
    let shown = ends.map {
      $0 == 0 ? AnyPresentation(AnyPresentation.Part(0, unit), isExact: true) : show($0)
    }
    return (shown[0], shown[1])
  }
}
