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
    let words = parts.reduce(0) { $0 + (style.units.word(for: $1)?.utf8.count ?? 0) }
    let perPart = TextWriter.longestNumber + Kind.joiner.utf8.count
    let capacity = words + parts.count * perPart + style.approximation.text.utf8.count
    return TextWriter.text(capacity: capacity) { writer in
      if !isExact { writer.write(style.approximation.text) }
      if amount.ticks < .zero { writer.write("-") }
      let isGroup = amount.ticks < .zero && parts.count > 1
      if isGroup { writer.write("(") }
      for (index, part) in parts.enumerated() {
        if index > 0 { writer.write(Kind.joiner) }
        writer.write(magnitudeOf: part.value, in: part.notation)
        if let word = style.units.word(for: part) {
          writer.write(" ")
          writer.write(word)
        }
      }
      if isGroup { writer.write(")") }
    }
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension Presentation.Part {
  /// The unit's name, singular or plural: `1/2 cup`, `1 cup`, but `0 cups`, `0.5 liters`.
  var name: String {
    let (numerator, denominator) = value.magnitudes
    let isSingular =
      notation == .decimal ? numerator == denominator : 0 < numerator && numerator <= denominator
    return isSingular ? unit.name : unit.plural
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
      if notation == .decimal {
        // The smallest fraction has 38 zeros after the point, and ten digits behind them.
        writer.write(DecimalValue(convertible: magnitudes, maxPlaces: 48))
      } else {
        writer.write(magnitudeOf: self, in: notation)
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
  public func formatted(kit: Kit<Kind>? = nil) -> String { presented(kit: kit).formatted() }
}
