extension Presentation: CustomStringConvertible {
  /// The text of the presentation: `2 tablespoons + 1 teaspoon`.
  ///
  ///     (1.cups / 3 * 2).presented().formatted()  // "2/3 cup"
  ///     7.teaspoons.presented().formatted(.symbols)  // "2 tbsp + 1 tsp"
  ///
  /// In the usual style:
  ///
  /// - It starts with `~` if it is not exact.
  /// - A minus sign covers all parts: `-(2 tablespoons + 1 teaspoon)`.
  /// - Parts are joined by ` + `, those of a time by a space.
  /// - The unit of a fraction is singular up to 1, that of a decimal for 1 alone.
  @inlinable
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    shown.text(style, of: amount.ticks.count, joiner: Kind.joiner)
  }

  /// The text in pieces, each with what it is; joined they are ``formatted(_:)``.
  ///
  ///     1.5.cups.presented().runs(.vulgar)
  ///     // [number "1", fraction "½", space " ", unit "cups"]
  public func runs(_ style: PresentationStyle = .usual) -> [TextRun] {
    let recorder = RunRecorder()
    let text = shown.text(style, of: amount.ticks.count, joiner: Kind.joiner, recorder: recorder)
    return recorder.runs(of: text)
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension Fraction {
  /// The number as text.
  ///
  ///     Fraction(3, 2).formatted(.fraction)  // "1 1/2"
  ///     Fraction(3, 2).formatted(.decimal)   // "1.5"
  ///
  /// A decimal that does not end, or has more than 15 significant digits, is rounded to 10
  /// significant digits, ties to even.
  public func formatted(_ notation: NumberNotation) -> String {
    TextWriter.text { writer in
      if self < .zero { writer.write("-") }
      let (numerator, denominator) = magnitudes
      if notation == .decimal {
        // The smallest fraction has 38 zeros after the point, and ten digits behind them.
        let decimal = DecimalValue(convertible: magnitudes, maxPlaces: 48)
        writer.write(decimal.count, places: decimal.places)
      } else {
        writer.write(mixed: numerator, over: denominator)
      }
    }
  }
}

extension Fraction {
  /// The number as text, in the style of amounts.
  ///
  ///     Fraction(3, 2).formatted(style: .vulgar)  // "1½"
  ///     Fraction(3, 2).formatted(style: .html)    // "1<sup>1</sup>&frasl;<sub>2</sub>"
  ///     Fraction(1, 3).formatted(style: .decimal) // "~0.3333333333"
  public func formatted(style: PresentationStyle) -> String {
    let (numerator, denominator) = magnitudes
    // Units are not named, so any will do.
    var style = style.units(.none)
    style.form = .parts
    let unit = MeasurementUnit<TimeKind>.second.handle
    return AnyPresentation(AnyPresentation.Part(numerator, over: denominator, unit), isExact: true)
      .text(style, of: self.numerator, joiner: "")
  }
}

extension Quantity {
  /// The quantity as a person would say it.
  ///
  ///     (2.hours + 30.minutes).formatted()        // "2 hours 30 minutes"
  ///     0.5.tablespoons.formatted()               // "1 1/2 teaspoons"
  ///     1.cups.formatted(kit: .metric)            // "~237 milliliters"
  ///
  /// - Parameter kit: the kit, or `nil` for that of the quantity's own unit.
  @inlinable
  public func formatted(kit: Kit<Kind>? = nil) -> String {
    formatted(.usual, kit: kit)
  }

  /// The quantity as a person would say it, in a style.
  ///
  ///     1.5.cups.formatted(.vulgar)               // "1½ cups"
  ///     1.5.cups.formatted(.spoken)               // "one and a half cups"
  ///     90.minutes.formatted(.clock)              // "1:30:00"
  ///     1.cups.formatted(.symbols, kit: .metric)  // "~237 ml"
  ///
  /// - Parameters:
  ///   - style: how the text looks.
  ///   - kit: the kit, or `nil` for that of the quantity's own unit.
  @inlinable
  public func formatted(_ style: PresentationStyle, kit: Kit<Kind>? = nil) -> String {
    Amount(self).shown(kit: kit).text(style, of: ticks.count, joiner: Kind.joiner)
  }
}
