extension Presentation: CustomStringConvertible {
  /// The text of the presentation: `2 tablespoons + 1 teaspoon`.
  ///
  ///     (1.cups / 3 * 2).presented().formatted()  // "2/3 cup"
  ///     7.teaspoons.presented().formatted(PresentationStyle(units: .symbol))  // "2 tbsp + 1 tsp"
  ///
  /// - It starts with `~` if it is not exact.
  /// - A minus sign covers all parts: `-(2 tablespoons + 1 teaspoon)`.
  /// - Parts are joined by ` + `, those of a time by a space.
  /// - The unit of a fraction is singular up to 1, that of a decimal for 1 alone.
  public func formatted(_ style: PresentationStyle = PresentationStyle()) -> String {
    shown.text(style, isNegative: isNegative, joiner: Kind.joiner)
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension Shown {
  func text(_ style: PresentationStyle, isNegative: Bool, joiner: String) -> String {
    var capacity = style.approximation.text.utf8.count + 3
    for place in 0..<parts.count {
      capacity += TextWriter.longestNumber + joiner.utf8.count + 1
      capacity += style.units.word(for: parts[place])?.utf8.count ?? 0
    }
    return TextWriter.text(capacity: capacity) { writer in
      if !isExact { writer.write(style.approximation.text) }
      if isNegative { writer.write("-") }
      let isGroup = isNegative && parts.count > 1
      if isGroup { writer.write("(") }
      for place in 0..<parts.count {
        let part = parts[place]
        if place > 0 { writer.write(joiner) }
        writer.write(numberOf: part)
        if let word = style.units.word(for: part) {
          writer.write(" ")
          writer.write(word)
        }
      }
      if isGroup { writer.write(")") }
    }
  }
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
    TextWriter.text(capacity: TextWriter.longestNumber) { writer in
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

extension Quantity {
  /// The quantity as a person would say it.
  ///
  ///     (2.hours + 30.minutes).formatted()        // "2 hours 30 minutes"
  ///     0.5.tablespoons.formatted()               // "1 1/2 teaspoons"
  ///     1.cups.formatted(kit: .metric)            // "~237 milliliters"
  ///
  /// - Parameter kit: the kit, or `nil` for that of the quantity's own unit.
  public func formatted(kit: Kit<Kind>? = nil) -> String {
    let amount = Amount(ticks: ticks, unit: unit)
    return amount.shown(kit: kit)
      .text(PresentationStyle(), isNegative: ticks.count < 0, joiner: Kind.joiner)
  }
}
