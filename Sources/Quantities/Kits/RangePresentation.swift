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

extension RangePresentation: CustomStringConvertible {
  /// The text of the range: `1/2 to 3/4 cup`, `1 teaspoon to 1 tablespoon`.
  ///
  /// A shared unit stands once, singular or plural as the upper end has it.
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    let end = upper.formatted(style)
    if lower.parts == upper.parts && lower.isExact == upper.isExact { return end }
    var first = style
    if sharedUnit != nil { first.units = .none }
    return "\(lower.formatted(first)) \(style.language.data.to) \(end)"
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
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
    var presenter = self
    presenter.kit = kit ?? Kind.kit(for: range.lowerBound.unit)
    let alone = RangePresentation(
      lower: presenter.present(range.lowerBound), upper: presenter.present(range.upperBound))
    // Where both ends are one part of a unit already, or equal, there is nothing to gain.
    if alone.sharedUnit != nil || range.lowerBound == range.upperBound { return alone }
    // The unit in which both were given is what they are best compared in.
    let (lower, upper) = (range.lowerBound.unit, range.upperBound.unit)
    let units = (lower == upper ? [lower] : []) + (presenter.kit?.sharableUnits ?? [])
    let shared = units.lazy.compactMap { unit in
      presenter.present(range, sharing: unit)
    }.first { $0.isNoWorse(than: alone) }
    return shared ?? alone
  }

  /// Shows both ends in one unit, if each is one part of it.
  private func present(
    _ range: ClosedRange<Amount<Kind>>, sharing unit: MeasurementUnit<Kind>
  ) -> RangePresentation<Kind>? {
    var presenter = self
    presenter.preferredUnit = unit
    presenter.limitSlack = 1
    let shown = RangePresentation(
      lower: presenter.present(range.lowerBound), upper: presenter.present(range.upperBound))
    return shown.sharedUnit == unit ? shown : nil
  }
}

extension RangePresentation {
  fileprivate init(lower: Presentation<Kind>, upper: Presentation<Kind>) {
    let unit = upper.parts[0].unit
    let isShared =
      lower.parts.count == 1 && upper.parts.count == 1 && lower.parts[0].unit == unit
      && lower.amount.ticks >= .zero
    self.init(lower: lower, upper: upper, sharedUnit: isShared ? unit : nil)
  }

  /// Whether the ends are as exact and as measurable as other presentations of them.
  fileprivate func isNoWorse(than other: RangePresentation) -> Bool {
    (isExact || !other.isExact) && (isMeasurable || !other.isMeasurable)
  }
}

extension Kit {
  /// The units in which a range can be shown, the largest first.
  var sharableUnits: [MeasurementUnit<Kind>] {
    switch method {
    case .measures(let table): table.units.map { MeasurementUnit(known: $0) }
    case .steps: []
    case .decimal(let units): units.map { MeasurementUnit(known: $0) }
    case .sexagesimal(let units):
      (units.whole + units.decimal).map { MeasurementUnit(known: $0) }
    }
  }
}
