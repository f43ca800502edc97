extension RangePresentation: CustomStringConvertible {
  /// Returns the text of the range: `1/2 to 3/4 cup`, `1 teaspoon to 1 tablespoon`.
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
