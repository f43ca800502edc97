/// How a quotient is shown: so much for one of a unit.
///
///     let shown = (0.5.grams / 1.liters).presented()
///     shown.formatted()                       // "500 milligrams per liter"
///     (1.liters / 7.minutes).presented().isExact  // false
public struct QuotientPresentation<
  Numerator: QuantityKind, Denominator: QuantityKind
>: Sendable, Hashable {
  /// How the numerator is shown; its amount is to the nearest tick.
  public let numerator: Presentation<Numerator>
  /// The unit for one of which the numerator is.
  public let denominatorUnit: MeasurementUnit<Denominator>

  /// Whether what is shown says exactly the quotient.
  public var isExact: Bool { numerator.isExact }

  init(
    _ numerator: Presentation<Numerator>, per unit: MeasurementUnit<Denominator>, isExact: Bool
  ) {
    self.numerator = isExact ? numerator : numerator.approximate
    denominatorUnit = unit
  }
}

extension QuotientPresentation: CustomStringConvertible {
  /// The text: `120 grams per cup`, or with symbols `120 g/c`.
  ///
  ///     let style = PresentationStyle(units: .symbol)
  ///     (2.gallons / 1.minutes).presented().formatted(style)  // "2 gal/min"
  ///
  /// It starts with `~` if it is not exact.
  public func formatted(_ style: PresentationStyle = PresentationStyle()) -> String {
    let number = numerator.formatted(style)
    let one = ShownPart(1, denominatorUnit.handle)
    guard let word = style.units.word(for: one, in: style.language) else { return number }
    return style.units == .symbol ? "\(number)/\(word)" : "\(number) per \(word)"
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension Presentation {
  /// The same parts, said not to be exact.
  var approximate: Presentation {
    var shown = shown
    shown.isExact = false
    return Presentation(amount, shown)
  }
}
