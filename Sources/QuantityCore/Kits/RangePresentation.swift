/// How a range of amounts is shown: `2 to 3 teaspoons`.
///
///     let shown = Presenter<VolumeKind>().present(2.teaspoons...3.teaspoons)
///     shown.formatted()     // "2 to 3 teaspoons"
///     shown.sharedUnit      // teaspoon
///
/// Both ends are in one unit: the largest that expresses both exactly, regardless of the limits on
/// whole counts, or else the largest that comes near enough to both. If there is none, each end is
/// shown separately. Equal ends are shown once.
public struct RangePresentation<Kind: QuantityKind>: Sendable, Hashable {
  /// The presentation of the lower end.
  public let lower: Presentation<Kind>
  /// The presentation of the upper end.
  public let upper: Presentation<Kind>
  /// The unit that both ends share, or `nil` if each is shown separately.
  public let sharedUnit: MeasurementUnit<Kind>?

  /// Whether both ends are exact.
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
  /// If no kit is given, it is that of the lower end's unit.
  public func present(_ range: ClosedRange<Amount<Kind>>) -> RangePresentation<Kind> {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let shown = core.present(from: AnyAmount(lower), to: AnyAmount(upper))
    return RangePresentation(
      lower: Presentation(lower, shown.lower), upper: Presentation(upper, shown.upper),
      sharedUnit: shown.sharedUnit.map { MeasurementUnit(known: $0) })
  }
}

/// The nongeneric core of a ``RangePresentation``.
package struct AnyRangePresentation {
  package let lower: AnyPresentation
  package let upper: AnyPresentation
  /// The ticks of both ends.
  package let counts: (lower: Int128, upper: Int128)
  package let sharedUnit: AnyUnit?

  package init(
    lower: AnyPresentation, upper: AnyPresentation, counts: (lower: Int128, upper: Int128),
    sharedUnit: AnyUnit?
  ) {
    (self.lower, self.upper) = (lower, upper)
    (self.counts, self.sharedUnit) = (counts, sharedUnit)
  }

  package var isExact: Bool { lower.isExact && upper.isExact }
  var isMeasurable: Bool { lower.isMeasurable && upper.isMeasurable }

  /// Returns a copy for ends that it may only approximate.
  package func approximated(unless isExact: (lower: Bool, upper: Bool)) -> AnyRangePresentation {
    if isExact.lower, isExact.upper { return self }
    return AnyRangePresentation(
      lower: lower.approximated(unless: isExact.lower),
      upper: upper.approximated(unless: isExact.upper), counts: counts, sharedUnit: sharedUnit)
  }
}
