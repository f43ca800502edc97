// Used to build CLDR's languages from those that the library also has.

extension PresentationLanguage {
  /// Returns a copy that is never freed, so its references aren't counted.
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

  /// The words between the ends of a range, before approximate amounts, and before negative ones.
  package var usualWords: (to: String, about: String, minus: String) {
    (data.to, data.about, data.minus)
  }

  /// Returns patterns for units, adding the language's own words for units that they don't name.
  package func completing(_ names: [String: UnitWords]) -> [String: UnitWords] {
    // Embedded Swift has no `merging`.
    data.names.reduce(into: names) { names, own in
      names[own.key] = names[own.key]?.completed(by: own.value) ?? own.value
    }
  }
}

extension PresentationLanguage.UnitWords {
  /// Returns the patterns, with the short words of others if there are none.
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
