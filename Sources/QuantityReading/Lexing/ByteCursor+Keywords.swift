package import QuantityCore

extension ByteCursor {
  /// The keyword after spaces, and its end.
  package var keyword: (word: Keyword, end: Int)? {
    let probe = afterSpaces
    guard probe.isAtLetter || probe.peek() >= 0xC3 else { return nil }
    let keywords = keywords
    if keywords.isBeyondEnglish, let phrase = keywords.phrase(at: probe) { return phrase }
    let end = probe.endOfWord()
    if let word = keyword(in: probe.position..<end) { return (word, end) }
    // `an hour and a half.` ends a sentence, but `in.` isn't `in`.
    guard end > probe.position, bytes[end - 1] == "." else { return nil }
    switch keyword(in: probe.position..<end - 1) {
    case .fraction(let part): return (.fraction(part), end - 1)
    case .fractions(let part): return (.fractions(part), end - 1)
    default: return nil
    }
  }

  /// Returns the meaning of the word in a range, if it is a keyword.
  package func keyword(in range: Range<Int>) -> Keyword? { keywords[bytes, range] }

  /// Whether a count is here, such as the second end of `two-three cups`; the `half` of
  /// `one-half cup` isn't one.
  var isAtCount: Bool { keyword?.word.beginsNumber ?? false }

  /// Whether a number in words is here, such as `two` or `half a`.
  var isAtNumberInWords: Bool {
    if case .fraction = keyword?.word { true } else { isAtCount }
  }

  /// Whether a whole number in words is here, such as `two` or `twenty-five`.
  var isAtWholeNumberInWords: Bool {
    switch keyword?.word {
    case .count, .tens: true
    default: false
    }
  }

  /// Whether the word between the ends of a range is here, and a number after it.
  var isAtEndsOfRange: Bool {
    guard let (word, end) = keyword, word == .to else { return false }
    return at(end).afterSpaces.isAtDigit
  }

  /// Whether `between` precedes an offset.
  func isAfterBetween(_ offset: Int) -> Bool {
    var end = offset
    while end > 0, bytes[end - 1] == 0x20, offset - end < 4 { end -= 1 }
    let start = end - 7
    guard end < offset, start >= 0, keyword(in: start..<end) == .between else { return false }
    return start == 0 || !bytes[start - 1].isASCIILetter
  }

  /// Skips spaces and a keyword, if it is here.
  package mutating func skip(_ keyword: Keyword) -> Bool {
    let probe = afterSpaces
    // Most words already differ in their first letter.
    if keyword == .and, !keywords.canBeginAnd(probe.peek()) { return false }
    if let letter = keyword.firstLetter, probe.peek() | 0x20 != letter, !keywords.isBeyondEnglish {
      return false
    }
    guard let (word, end) = self.keyword, word == keyword else { return false }
    position = end
    return true
  }

  /// Skips `~`, `about` and the like.
  package mutating func skipApproximation() -> Bool {
    if skip("~") || skip("≈") { return true }
    return skip(.approximation)
  }
}
