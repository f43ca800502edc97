// What the languages of CLDR are made of, of those that the library has too.

extension PresentationLanguage {
  /// Returns the language as one that lives as long as the program, so that nobody counts references to it.
  package func kept() -> PresentationLanguage {
    owner.map { PresentationLanguage(permanent: $0) } ?? self
  }

  /// Returns the language with other digits and marks.
  package func marks(
    _ numerals: Numerals, decimalMark: Unicode.Scalar
  ) -> PresentationLanguage {
    var data = data
    data.numerals = numerals
    data.decimalMark = String(decimalMark)
    return PresentationLanguage(data)
  }

  /// The words between the ends of a range, before what is not exact, and before what is negative.
  package var usualWords: (to: String, about: String, minus: String) {
    (data.to, data.about, data.minus)
  }

  /// Returns patterns for units, with the language's own words for what they don't name.
  package func completing(_ names: [String: UnitWords]) -> [String: UnitWords] {
    // Embedded Swift has no `merging`.
    data.names.reduce(into: names) { names, own in
      names[own.key] = names[own.key]?.completed(by: own.value) ?? own.value
    }
  }
}

extension PresentationLanguage.UnitWords {
  /// Returns patterns with the short words of others where they have none.
  fileprivate func completed(by words: Self) -> Self {
    guard let patterns else { return words }
    func pattern(
      _ own: [PluralRule.Category: String], _ word: String?
    ) -> [PluralRule.Category: String] {
      own.isEmpty ? word.map { [.other: "{0} \($0)"] } ?? [:] : own
    }
    return Self(
      patterns: patterns.long.isEmpty
        ? words.names.mapValues { "{0} \($0)" } : patterns.long,
      short: pattern(patterns.short, words.symbol),
      narrow: pattern(patterns.narrow, words.narrow))
  }
}
