/// How a range of amounts is shown: `2 to 3 teaspoons`.
///
///     let shown = Presenter<VolumeKind>().present(2.teaspoons...3.teaspoons)
///     shown.formatted()     // "2 to 3 teaspoons"
///     shown.sharedUnit      // teaspoon
///
/// Both ends obey the kit. They share a unit, if one serves both as exactly as each alone; for that
/// an end may take one more of it than the kit counts alone, as 3 teaspoons are 1 tablespoon
/// elsewhere. Ends that are equal are shown once.
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
}

extension AnyPresenter {
  /// Chooses how to show a range of amounts, in one unit where that serves both ends.
  func present(from lower: AnyAmount, to upper: AnyAmount) -> AnyRangePresentation {
    let kit = kit ?? lower.unit.kit
    var presenter = self
    presenter.kit = kit
    let alone = presenter.presentEnds(lower, upper)
    // Where both ends are one part of a unit already, or equal, no other unit is needed.
    if alone.sharedUnit != nil || lower.tickCount == upper.tickCount { return alone }
    presenter.limitSlack = 1
    func sharing(_ unit: AnyUnit) -> AnyRangePresentation? {
      presenter.preferredUnit = unit
      let shown = presenter.presentEnds(lower, upper)
      let isNoWorse =
        (shown.isExact || !alone.isExact) && (shown.isMeasurable || !alone.isMeasurable)
      return shown.sharedUnit == unit && isNoWorse ? shown : nil
    }
    // The unit in which both were given is what they are best compared in.
    if lower.unit == upper.unit, let shown = sharing(lower.unit) { return shown }
    for unit in kit.units {
      if let shown = sharing(unit) { return shown }
    }
    return alone
  }

  private func presentEnds(_ lower: AnyAmount, _ upper: AnyAmount) -> AnyRangePresentation {
    let first = present(lower.tickCount.magnitude, lower.unit)
    let last = present(upper.tickCount.magnitude, upper.unit)
    let unit = last.parts[0].unit
    let isShared =
      first.parts.count == 1 && last.parts.count == 1 && first.parts[0].unit == unit
      && lower.tickCount >= 0
    return AnyRangePresentation(
      lower: first, upper: last, counts: (lower.tickCount, upper.tickCount),
      sharedUnit: isShared ? unit : nil)
  }
}
