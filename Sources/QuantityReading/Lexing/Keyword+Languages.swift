import QuantityCore

extension Keyword {
  /// The words of a language for numbers, and those that join amounts or mark one as approximate.
  static func words(of language: PresentationLanguage) -> [(word: String, meaning: Keyword)] {
    words(of: language.data) + numberWords(of: language.identifier)
  }

  private static func words(
    of language: PresentationLanguage.Data
  ) -> [(word: String, meaning: Keyword)] {
    func trimmed(_ text: String) -> String {
      let marks: Set<Unicode.Scalar> = [
        " ", ",", "\u{A0}", "\u{202F}", "\u{200F}", "\u{200E}", "،", "、",
      ]
      let scalars = text.unicodeScalars.drop { marks.contains($0) }
      let rest = scalars.reversed().drop { marks.contains($0) }.reversed()
      return String(String.UnicodeScalarView(rest))
    }
    let lists =
      [language.conjunction] + (language.parts.map { [$0.long, $0.short, $0.narrow] } ?? [])
    return lists.flatMap { list in
      [list.last, list.pair, list.middle].map { (trimmed($0), .and) }
    }.filter { !$0.0.isEmpty && $0.0 != "+" }
      + [
        (Placeholder.words(of: language.to), .to),
        (Placeholder.words(of: language.about), .approximation),
        (Placeholder.words(of: language.minus), .minus),
        (Placeholder.words(of: language.per), .per),
      ].filter { !$0.0.isEmpty }
      + (language.further?.keywords ?? []) + (language.spoken?.keywords ?? [])
  }
}

extension PresentationLanguage.FurtherWords {
  /// The words of the grammar.
  var keywords: [(word: String, meaning: Keyword)] {
    Role.allCases.flatMap { role in
      role.keyword.map { keyword in words(role).map { ($0, keyword) } } ?? []
    }
  }
}

extension PresentationLanguage.FurtherWords.Role {
  fileprivate var keyword: Keyword? {
    switch self {
    case .about: .approximation
    case .and: .and
    case .or: .or
    case .to: .to
    case .target: .target
    case .minus: .minus
    case .per: .per
    case .half: .fraction(2)
    case .third: .fraction(3)
    case .quarter: .fraction(4)
    case .one: .article
    case .american, .asking, .ending, .linking: nil
    }
  }
}

extension SpokenNumbers {
  /// The words, with their meanings as keywords.
  var keywords: [(word: String, meaning: Keyword)] {
    counts.enumerated().map { ($1, .count(UInt8(clamping: $0))) }
      + halves.enumerated().map { ($1, .countAndHalf(UInt8(clamping: $0 + 1))) }
      + one.values.map { ($0, .article) } + half.values.map { ($0, .fraction(2)) }
  }
}
