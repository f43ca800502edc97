extension Presentation: CustomStringConvertible {
  /// Returns the text of the presentation: `2 tablespoons + 1 teaspoon`.
  ///
  ///     (1.cups / 3 * 2).presented().formatted()  // "2/3 cup"
  ///     7.teaspoons.presented().formatted(.symbols)  // "2 tbsp + 1 tsp"
  ///
  /// In the usual style:
  ///
  /// - It starts with `~` if it is not exact.
  /// - A minus sign covers all parts: `-(2 tablespoons + 1 teaspoon)`.
  /// - Parts are joined by ` + `, and those of times and masses by a space.
  /// - The unit is singular after a fraction up to 1, and after the decimal 1.
  @inlinable
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    shown.text(style, of: amount.ticks.count)
  }

  /// Returns the text in runs, each with its role. Joined, they are ``formatted(_:)``.
  ///
  ///     1.5.cups.presented().runs(.vulgar)
  ///     // [number "1", fraction "½", space " ", unit "cups"]
  public func runs(_ style: PresentationStyle = .usual) -> [TextRun] {
    let recorder = RunRecorder()
    let text = TextWriter.text(recorder: recorder) {
      shown.write(to: &$0, style, of: amount.ticks.count)
    }
    return recorder.runs(of: text)
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension Presentation.Part: CustomStringConvertible {
  /// The part as text: `1 1/2 teaspoons`.
  public var description: String {
    let sign = value.numerator.signum()
    var presentation = AnyPresentation(shown, isExact: true)
    presentation.hasNamedKit = hasNamedKit
    return presentation.text(.usual, of: sign)
  }
}

extension Fraction {
  /// Returns the number as text.
  ///
  ///     Fraction(3, 2).formatted(.fraction)  // "1 1/2"
  ///     Fraction(3, 2).formatted(.decimal)   // "1.5"
  ///
  /// A decimal that doesn't terminate or has more than 15 significant digits is rounded to 10
  /// significant digits, ties to even.
  public func formatted(_ notation: NumberNotation) -> String {
    TextWriter.text { writer in
      if self < .zero { writer.writeLiteral("-") }
      let (numerator, denominator) = magnitudes
      if notation == .exact, let decimal = DecimalValue(exactly: magnitudes) {
        writer.writeNumber(.decimal(decimal.count, places: decimal.places), .usual)
      } else if notation == .decimal {
        // The smallest fraction has 38 zeros after the point, followed by ten digits.
        let decimal = DecimalValue(convertible: magnitudes, maxPlaces: 48)
        writer.writeNumber(.decimal(decimal.count, places: decimal.places), .usual)
      } else {
        writer.writeNumber(.fraction(numerator, over: denominator), .usual)
      }
    }
  }

  /// Returns the number as text in a style.
  ///
  ///     Fraction(3, 2).formatted()                            // "1 1/2"
  ///     Fraction(3, 2).formatted(.vulgar)                     // "1½"
  ///     Fraction(3, 2).formatted(.html)                       // "1<sup>1</sup>&frasl;<sub>2</sub>"
  ///     Fraction(1, 3).formatted(.usual.fractions(.decimal))  // "~0.3333333333"
  ///
  /// `.decimal` alone is the notation, which has no mark for approximations.
  @_disfavoredOverload
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    let (numerator, denominator) = magnitudes
    // Units are not named, so any unit will do.
    var style = style.units(.none)
    style.form = .parts
    let unit = MeasurementUnit<TimeKind>.second.handle
    let part = AnyPresentation.Part(numerator, over: denominator, unit)
    return TextWriter.text {
      AnyPresentation(part, isExact: true)
        .write(to: &$0, style, of: self.numerator, carries: false)
    }
  }

  /// Returns the number as text in a style.
  @available(*, deprecated, renamed: "formatted(_:)")
  public func formatted(style: PresentationStyle) -> String { formatted(style) }
}
