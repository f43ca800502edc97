// How some languages write units: before the number, or as one word with it.

extension PresentationStyle {
  /// Returns how a part's number and the word for its unit are combined, or `nil` if the word
  /// simply follows the number.
  func form(
    _ word: String, for part: AnyPresentation.Part, needsNumber: Bool
  ) -> UnitForm? {
    if language.isPlain { return nil }
    if case .custom(let words) = units.choice, words.values.contains(word) { return nil }
    let category = language.category(of: part.number)
    let qualifier = part.unit.definition.qualifyingWord
    for name in [qualifier.map { "\($0) \(part.unit.name)" }, part.unit.name].compactMap({ $0 }) {
      guard let words = language.words(for: name) else { continue }
      if let form = words.form(of: word, category, units.width) {
        return form.own.showing(part.number, as: category, needsNumber: needsNumber, form.other)
      }
      // An English qualifier before the language's word, if the language has no word for both.
      guard let qualifier, word.hasPrefix(qualifier + " "),
        let form = words.form(
          of: String(word.dropFirst(qualifier.count + 1)), category, units.width)
      else { continue }
      return form.own.showing(part.number, as: category, needsNumber: true, form.other)
        .qualified(by: qualifier)
    }
    return nil
  }
}

extension PresentationStyle.Units {
  fileprivate var width: PresentationLanguage.UnitPatterns.Width {
    switch choice {
    case .symbol: .short
    case .narrow: .narrow
    default: .long
    }
  }
}

extension UnitForm {
  /// Returns the form for a number. A form that includes the number is used only for that number.
  fileprivate func showing(
    _ number: AnyPresentation.Part.Number, as category: PluralRule.Category, needsNumber: Bool,
    _ other: UnitForm
  ) -> UnitForm {
    if hasNumber { return self }
    let (numerator, denominator) = number.ratio
    let said: UInt128? =
      switch category {
      case .zero: 0
      case .one: 1
      case .two: 2
      default: nil
      }
    let says = said.map { $0 * denominator == numerator } ?? false
    if says, !needsNumber { return self }
    // The single word for two cups cannot follow the number 2.
    if category != .one, other.hasNumber { return other }
    var form = self
    form.hasNumber = true
    if !other.hasNumber { return form }
    form.gap = other.gap
    if other.trail.isEmpty {
      (form.lead, form.leadGap, form.trail) = (trail, other.leadGap, "")
    }
    return form
  }
}
