extension DefaultStringInterpolation {
  /// Inserts a quantity as a person would say it, in a style.
  ///
  ///     "Add \(2.5.cups, style: .vulgar) of flour."  // "Add 2½ cups of flour."
  public mutating func appendInterpolation(
    _ quantity: some Quantity, style: PresentationStyle
  ) {
    appendLiteral(quantity.formatted(style))
  }

  /// Inserts a presentation in a style.
  ///
  ///     "\(90.minutes.presented(), style: .spoken)"  // "one hour and thirty minutes"
  public mutating func appendInterpolation<Kind>(
    _ presentation: Presentation<Kind>, style: PresentationStyle
  ) {
    appendLiteral(presentation.formatted(style))
  }

  /// Inserts a range in a style.
  public mutating func appendInterpolation<Kind>(
    _ range: RangePresentation<Kind>, style: PresentationStyle
  ) {
    appendLiteral(range.formatted(style))
  }
}
