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
