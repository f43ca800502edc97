extension RangePresentation: CustomStringConvertible {
  /// Returns the text of the range: `1/2 to 3/4 cup`, `1 teaspoon to 1 tablespoon`.
  ///
  /// A shared unit is written once, singular or plural according to the upper end.
  public func formatted(_ style: PresentationStyle = .usual) -> String { core.text(style) }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension AnyRangePresentation {
  /// Returns the text of the range.
  package func text(_ style: PresentationStyle) -> String {
    TextWriter.text { write(to: &$0, style) }
  }

  /// Writes the text of the range.
  package func write(to writer: inout TextWriter, _ style: PresentationStyle) {
    // Ends with a shared unit keep it, whatever a style rounds.
    let carries = sharedUnit == nil
    // Equal ends are written once if their signs and exactness are also equal.
    let hasEnds =
      lower.parts != upper.parts || lower.isExact != upper.isExact
      || (counts.lower < 0) != (counts.upper < 0)
    guard hasEnds else {
      return upper.write(to: &writer, style, of: counts.upper, carries: carries)
    }
    var first = style
    if sharedUnit != nil { first.units = .none }
    let pattern = style.language.data.toPattern
    writer.writeText(pattern.before)
    lower.write(to: &writer, first, of: counts.lower, carries: carries)
    writer.writeText(pattern.between)
    // A number follows `1 to`, not the single word for two cups.
    upper.write(
      to: &writer, style, of: counts.upper, needsNumber: sharedUnit != nil, carries: carries)
    writer.writeText(pattern.after)
  }
}

extension PresentationLanguage {
  /// Returns a range, given the texts of its ends.
  ///
  ///     PresentationLanguage.german.range(from: "1 Tasse", to: "300 ml")  // "1 Tasse bis 300 ml"
  public func range(from lower: String, to upper: String) -> String {
    let pattern = data.toPattern
    return pattern.before + lower + pattern.between + upper + pattern.after
  }
}
