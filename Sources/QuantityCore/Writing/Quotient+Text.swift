extension QuotientPresentation: CustomStringConvertible {
  /// Returns the text: `120 grams per cup`, or `120 g/c` with symbols.
  ///
  ///     (2.gallons / 1.minutes).presented().formatted(.symbols)  // "2 gal/min"
  ///     (2.liters / 1.minutes).presented().formatted(.usual.language(.german))  // "2 Liter pro Minute"
  ///
  /// It starts with `~` if it is not exact.
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    style.rate(numerator.formatted(style), per: denominatorUnit.handle)
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }

  /// Returns the presentation marked as approximate, for a quotient that is itself approximate.
  ///
  ///     (120.grams / 1.cups).presented().approximated().formatted()  // "~120 grams per cup"
  public func approximated() -> QuotientPresentation {
    QuotientPresentation(numerator, per: denominatorUnit, isExact: false)
  }
}

extension PresentationStyle {
  /// Appends a denominator's unit to the text of a numerator: `2 gal/min` for `2 gal`.
  package func rate(_ text: String, per unit: AnyUnit) -> String {
    guard let word = word(for: AnyPresentation.Part(1, unit), hasNamedKit: false) else {
      return text
    }
    let isShort = units == .symbol || units == .narrow
    let per = isShort ? "/" : " \(language.data.per) "
    func escaped(_ text: String) -> String { markup.escaping(text) }
    if !isShort, Placeholder.isIn(language.data.per) {
      return Placeholder.fill(escaped(language.data.per), text, escaped(word))
    }
    return text + escaped(per + word)
  }
}

extension Quotient {
  /// Returns the quotient as a person would say it.
  ///
  ///     (120.grams / 1.cups).formatted()  // "120 grams per cup"
  ///     (2.gallons / 1.minutes).formatted(.symbols)  // "2 gal/min"
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    presented().formatted(style)
  }
}

// Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  extension AnyQuotient {
    /// Returns the quotient as a person would say it.
    ///
    ///     try AnyQuotient("125 ml/h").formatted()                    // "125 milliliters per hour"
    ///     try AnyQuotient("3 l / 1 day").formatted(.symbols)         // "3 l/d"
    ///     try AnyQuotient("40 mg/kg/day").formatted()                // "40 milligrams per kilogram per day"
    public func formatted(_ style: PresentationStyle = .usual) -> String {
      if let second = secondDenominatorUnit {
        guard let quotient = forOneOfSecond else { return description }
        return style.rate(quotient.formatted(style), per: second)
      }
      func text<Numerator: QuantityKind, Denominator: QuantityKind>(
        _: Numerator.Type, _: Denominator.Type
      ) -> String {
        Quotient<Numerator, Denominator>(known: self).formatted(style)
      }
      return text(numeratorKind, denominatorKind)
    }
  }
#endif

extension Estimate {
  /// Returns the estimate as a person would say it: `~240 grams`.
  ///
  /// - Parameter kit: the kit, or `nil` for that of the amount's own unit.
  public func formatted(kit: Kit<Kind>? = nil) -> String { presented(kit: kit).formatted() }
}

extension Estimate: CustomStringConvertible {
  /// The same as ``formatted(kit:)`` with the kit of the amount's own unit.
  public var description: String { formatted() }
}
