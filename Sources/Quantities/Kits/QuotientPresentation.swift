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
  ///     (2.gallons / 1.minutes).presented().formatted(.symbols)  // "2 gal/min"
  ///     (2.liters / 1.minutes).presented().formatted(.usual.language(.german))  // "2 Liter pro Minute"
  ///
  /// It starts with `~` if it is not exact.
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    let number = numerator.formatted(style)
    let one = AnyPresentation.Part(1, denominatorUnit.handle)
    guard let word = style.units.word(for: one, in: style.language) else { return number }
    let isShort = style.units == .symbol || style.units == .narrow
    let per = isShort ? "/" : " \(style.language.data.per) "
    return number + TextWriter.text { $0.writeText(per + word, in: style.markup) }
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
