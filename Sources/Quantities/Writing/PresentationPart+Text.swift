extension Presentation.Part: CustomStringConvertible {
  /// The part as text: `1 1/2 teaspoons`.
  public var description: String {
    let sign = value.numerator.signum()
    return AnyPresentation(shown, isExact: true).text(.usual, of: sign, joiner: Kind.joiner)
  }
}
