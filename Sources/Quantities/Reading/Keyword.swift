/// A word of the grammar: it joins amounts, stands for a number, or says what a number is.
///
/// All such words stand in one table, whatever their case, and are looked up by their bytes.
enum Keyword: Equatable {
  /// `to`: before the upper end of a range, or before the units to convert to.
  case to
  /// `in`, `as`: before the units to convert to.
  case target
  /// `or`: before the upper end of a range.
  case or
  case plus, and, minus
  /// `x`
  case times
  case of
  /// `per`: before what a quotient is for.
  case per
  /// `a`, `an`: one, if a unit or a fraction follows.
  case article
  /// `zero` to `nineteen`
  case count(UInt8)
  /// `anderthalb`: this and a half.
  case countAndHalf(UInt8)
  /// `twenty` to `ninety`
  case tens(UInt8)
  case hundred
  /// `thousand`, `million`: a power of a thousand.
  case scale(UInt8)
  case dozen
  /// `couple`: two.
  case couple
  /// `another`: one, if a unit follows.
  case another
  /// `more`, `extra`: between a number and its unit. `full`, `whole`: one, too, if a unit follows.
  case filler(isWhole: Bool)
  /// `between`: before a range with `and`.
  case between
  /// `half`, `quarter`: one over this.
  case fraction(UInt8)
  /// `halves`, `quarters`: one over this, after a count.
  case fractions(UInt8)
  /// `fifth`, `twentieth`: one over this, after a count of one.
  case part(UInt8)
  /// `first`, `seconds`: in a part such as a sixty-second.
  case ordinal(UInt8)
  /// `point`: before decimals in words.
  case point
  /// `over`: before a denominator in words.
  case over
  /// `about`: the amount is not exact.
  case approximation
  /// `month`, `year`: a time without a fixed length.
  case calendar

  /// Whether the word joins amounts, and so is not the name of a unit.
  var joinsAmounts: Bool {
    switch self {
    case .to, .target, .or, .plus, .and, .minus, .times, .per: true
    default: false
    }
  }

  /// Whether the word begins a number.
  var beginsNumber: Bool {
    switch self {
    case .article, .count, .countAndHalf, .tens, .dozen: true
    default: false
    }
  }

  /// The letter that every word of the meaning begins with in English, if it is one.
  fileprivate var firstLetter: UInt8? {
    switch self {
    case .article: UInt8(ascii: "a")
    case .of, .or: UInt8(ascii: "o")
    case .times: UInt8(ascii: "x")
    case .dozen: UInt8(ascii: "d")
    case .couple: UInt8(ascii: "c")
    case .between: UInt8(ascii: "b")
    default: nil
    }
  }
}

// MARK: The words

extension Keyword {
  /// The words that are read in every language, beside its own.
  static let english: [(word: String, meaning: Keyword)] =
    joining + numbers + parts
    + ["about", "around", "roughly", "approximately", "approx", "approx.", "ca", "ca.", "circa"]
    .map { ($0, .approximation) }
    + ["more", "additional", "extra", "further"].map { ($0, .filler(isWhole: false)) }
    + ["full", "whole", "entire"].map { ($0, .filler(isWhole: true)) }
    + ["month", "months", "mo", "year", "years", "yr", "yrs", "y"].map { ($0, .calendar) }

  /// Those between amounts, numbers and units.
  static let joining: [(word: String, meaning: Keyword)] = [
    ("to", .to), ("in", .target), ("as", .target), ("or", .or), ("plus", .plus), ("and", .and),
    ("minus", .minus), ("x", .times), ("of", .of), ("per", .per), ("a", .article), ("an", .article),
    ("another", .another), ("between", .between),
  ]

  private static var numbers: [(word: String, meaning: Keyword)] {
    texts(EnglishNumberWords.small).enumerated().map { ($1, .count(UInt8($0))) }
      + texts(EnglishNumberWords.tens).enumerated().dropFirst(2).map {
        ($1 + "y", .tens(UInt8($0 * 10)))
      }
      + [
        "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion",
        "septillion", "octillion", "nonillion", "decillion",
      ].enumerated().map { ($1, .scale(UInt8($0 + 1))) }
      + [
        ("hundred", .hundred), ("dozen", .dozen), ("couple", .couple),
        ("point", .point), ("over", .over),
      ]
  }

  private static var parts: [(word: String, meaning: Keyword)] {
    let ordinals =
      texts(EnglishNumberWords.parts).enumerated().dropFirst(3).map { (UInt8($0), $1) }
      + texts(EnglishNumberWords.tens).enumerated().dropFirst(2).map {
        (UInt8($0 * 10), $1 + "ieth")
      }
      + [(100, "hundredth")]
    // Those that stand alone, too, come first.
    return [
      ("half", .fraction(2)), ("third", .fraction(3)), ("quarter", .fraction(4)),
      ("eighth", .fraction(8)), ("halves", .fractions(2)), ("quarters", .fractions(4)),
      ("first", .ordinal(1)), ("firsts", .ordinal(1)), ("second", .ordinal(2)),
      ("seconds", .ordinal(2)),
    ] + ordinals.map { ($1, .part($0)) } + ordinals.map { ($1 + "s", .fractions($0)) }
  }

  private static func texts(_ words: [StaticString]) -> [String] {
    words.map { word in
      let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The words of a language that join amounts, or say that one is not exact.
  static func words(of language: PresentationLanguage.Data) -> [(word: String, meaning: Keyword)] {
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

extension ByteCursor {
  /// The keyword after spaces, and where it ends.
  var keyword: (word: Keyword, end: Int)? {
    var probe = self
    probe.skipSpaces()
    guard probe.isAtLetter || probe.peek() >= 0xC3 else { return nil }
    let keywords = keywords
    if keywords.isBeyondEnglish, let phrase = keywords.phrase(at: probe) { return phrase }
    let end = probe.endOfWord()
    if let word = keyword(in: probe.position..<end) { return (word, end) }
    // `an hour and a half.` ends a sentence; but `in.` is no `in`.
    guard end > probe.position, bytes[end - 1] == UInt8(ascii: ".") else { return nil }
    switch keyword(in: probe.position..<end - 1) {
    case .fraction(let part): return (.fraction(part), end - 1)
    case .fractions(let part): return (.fractions(part), end - 1)
    default: return nil
    }
  }

  /// Returns what the word in a range means, if it is a keyword.
  func keyword(in range: Range<Int>) -> Keyword? { keywords[bytes, range] }

  /// Whether a count is here, as the second end of `two-three cups`; the `half` of `one-half cup` is
  /// not one.
  var isAtCount: Bool { keyword?.word.beginsNumber ?? false }

  /// Whether a number in words is here, such as `two` or `half a`.
  var isAtNumberInWords: Bool {
    switch keyword?.word {
    case .fraction: true
    case let word: word?.beginsNumber ?? false
    }
  }

  /// Whether a whole number in words is here, such as `two` or `twenty-five`.
  var isAtWholeNumberInWords: Bool {
    switch keyword?.word {
    case .count, .tens: true
    default: false
    }
  }

  /// Whether `between` stands before a place.
  func isAfterBetween(_ place: Int) -> Bool {
    var end = place
    while end > 0, bytes[end - 1] == 0x20, place - end < 4 { end -= 1 }
    let start = end - 7
    guard end < place, start >= 0, keyword(in: start..<end) == .between else { return false }
    return start == 0 || (bytes[start - 1] | 0x20) &- UInt8(ascii: "a") >= 26
  }

  /// Steps over spaces and a keyword, if the text goes on with it.
  mutating func skip(_ keyword: Keyword) -> Bool {
    var probe = self
    probe.skipSpaces()
    // Most words differ in their first letter already.
    if keyword == .and, !keywords.canBeginAnd(probe.peek()) { return false }
    if let letter = keyword.firstLetter, probe.peek() | 0x20 != letter, !keywords.isBeyondEnglish {
      return false
    }
    guard let (word, end) = self.keyword, word == keyword else { return false }
    position = end
    return true
  }

  /// Steps over `~`, `about` and the like.
  mutating func skipApproximation() -> Bool {
    if skip("~") || skip("≈") { return true }
    return skip(.approximation)
  }
}
