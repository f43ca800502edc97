import Quantities

/// How an answer looks.
struct AnswerStyle {
  /// How a presentation looks.
  var presentation: PresentationStyle
  /// What units are called in a conversion; as the question calls them if nothing is said.
  var naming: PresentationStyle.Units?
  /// Whether the style says how many digits a decimal has.
  ///
  /// An amount that was rounded to the usual digits before would be rounded twice.
  var setsDigits = false

  /// How a conversion looks. That it is not exact goes without saying.
  func conversion(_ words: PresentationStyle.Units) -> PresentationStyle {
    var style = presentation
    style.units = naming ?? words
    style.approximation = .none
    return style
  }

  /// How a bare number looks.
  var number: PresentationStyle {
    PresentationStyle(
      fractions: setsDigits ? presentation.fractions : .decimal, units: .none,
      approximation: .none, language: presentation.language)
  }
}
