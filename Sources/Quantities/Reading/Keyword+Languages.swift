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
    case .american: nil
    }
  }
}

extension SpokenNumbers {
  /// The words, with what they mean in reading.
  var keywords: [(word: String, meaning: Keyword)] {
    counts.enumerated().map { ($1, .count(UInt8(clamping: $0))) }
      + halves.enumerated().map { ($1, .countAndHalf(UInt8(clamping: $0 + 1))) }
      + one.values.map { ($0, .article) } + half.values.map { ($0, .fraction(2)) }
  }
}
