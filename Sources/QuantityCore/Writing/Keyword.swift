/// A word of the grammar: it joins amounts, expresses a number or says how a number is used.
///
/// One table holds all such words. They are looked up by their bytes, ignoring case.
@frozen @usableFromInline
package enum Keyword: Equatable {
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
  /// `per`: before the denominator of a quotient.
  case per
  /// `a`, `an`: one, if a unit or a fraction follows.
  case article
  /// `zero` to `nineteen`
  case count(UInt8)
  /// `anderthalb`: this number and a half.
  case countAndHalf(UInt8)
  /// `सवा`: this many quarters. Before a number, those beyond four are added to it: `सवा दो` is 2
  /// 1/4.
  case quarters(UInt8)
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
  /// `more`, `extra`: between a number and its unit. `full`, `whole` also mean one before a unit.
  case filler(isWhole: Bool)
  /// `between`: before a range with `and`.
  case between
  /// `half`, `quarter`: one over this.
  case fraction(UInt8)
  /// `halves`, `quarters`: one over this, after a count.
  case fractions(UInt8)
  /// `fifth`, `twentieth`: one over this, after the count one.
  case part(UInt8)
  /// `first`, `seconds`: in a part such as a sixty-second.
  case ordinal(UInt8)
  /// `point`: before decimals in words.
  case point
  /// `over`: before a denominator in words.
  case over
  /// `about`: the amount is not exact.
  case approximation
  /// `month`, `year`: a time of no fixed length.
  case calendar

  /// Whether the word joins amounts, and so isn't the name of a unit.
  package var joinsAmounts: Bool {
    switch self {
    case .to, .target, .or, .plus, .and, .minus, .times, .per: true
    default: false
    }
  }

  /// Whether the word begins a number.
  package var beginsNumber: Bool {
    switch self {
    case .article, .count, .countAndHalf, .tens, .dozen: true
    default: false
    }
  }

  /// The first letter of all English words with this meaning, if they share one.
  package var firstLetter: UInt8? {
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
  /// The words that are read in every language, besides its own words.
  package static let english: [(word: String, meaning: Keyword)] =
    joining + numbers + parts
    + ["about", "around", "roughly", "approximately", "approx", "approx.", "ca", "ca.", "circa"]
    .map { ($0, .approximation) }
    + ["more", "additional", "extra", "further", "level", "packed"].map {
      ($0, .filler(isWhole: false))
    }
    + ["full", "whole", "entire"].map { ($0, .filler(isWhole: true)) }
    + ["month", "months", "mo", "year", "years", "yr", "yrs", "y"].map { ($0, .calendar) }

  /// The words between amounts, numbers and units.
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
    // The words that can also be used alone come first.
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
}
