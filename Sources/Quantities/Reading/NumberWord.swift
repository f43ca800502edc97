/// A word of a number, and where it ends.
struct NumberWord {
  let role: TextWord
  let end: Int

  /// The word at a cursor, behind spaces, if it is one of a number.
  init?(at cursor: ByteCursor) {
    var cursor = cursor
    cursor.skipSpaces()
    guard cursor.isAtLetter else { return nil }
    let end = cursor.endOfWord()
    guard let word = TextWord(cursor.bytes, cursor.position..<end) else { return nil }
    switch word {
    case .article, .count, .dozen, .fraction, .fractions: break
    case .approximation, .container, .yield: return nil
    }
    role = word
    self.end = end
  }

  /// What a fraction is one over.
  var denominator: UInt8? {
    switch role {
    case .fraction(let denominator), .fractions(let denominator): denominator
    case .article, .count, .dozen, .approximation, .container, .yield: nil
    }
  }
}

extension NumberReader {
  /// Reads a number in words: `twelve`, `half a dozen`, `one and a half`, `three quarters`.
  ///
  /// An article alone is one.
  mutating func readWords() -> ScannedNumber? {
    guard let first = NumberWord(at: cursor) else { return nil }
    let start = cursor.position
    cursor.position = first.end
    switch first.role {
    case .fractions, .approximation, .container, .yield:
      cursor.position = start
      return nil
    case .dozen:
      return ScannedNumber(numerator: 12)
    case .fraction(let denominator):
      var probe = self
      if let article = NumberWord(at: probe.cursor), case .article = article.role {
        probe.cursor.position = article.end
      }
      guard probe.skipDozen() else {
        return ScannedNumber(numerator: 1, denominator: UInt128(denominator))
      }
      self = probe
      return ScannedNumber(numerator: 12, denominator: UInt128(denominator))
    case .article:
      return readWords(after: 1)
    case .count(let count):
      return readWords(after: count)
    }
  }

  /// What a count becomes with the words behind it: `dozen`, `quarters`, `and a half`.
  private mutating func readWords(after count: UInt8) -> ScannedNumber {
    if skipDozen() { return ScannedNumber(numerator: 12 * UInt128(count)) }
    if let next = NumberWord(at: cursor), let denominator = next.denominator {
      cursor.position = next.end
      return ScannedNumber(numerator: UInt128(count), denominator: UInt128(denominator))
    }
    let whole = ScannedNumber(numerator: UInt128(count))
    var probe = self
    guard probe.cursor.skipWord("and"), let fraction = probe.readWordsOfFraction(),
      let sum = whole.adding(fraction)
    else { return whole }
    self = probe
    return sum
  }

  /// Reads `half`, `a quarter`, `three quarters`.
  mutating func readWordsOfFraction() -> ScannedNumber? {
    guard var word = NumberWord(at: cursor) else { return nil }
    var count: UInt8 = 1
    switch word.role {
    case .article, .count:
      if case .count(let number) = word.role { count = number }
      var probe = cursor
      probe.position = word.end
      guard let next = NumberWord(at: probe) else { return nil }
      word = next
    default: break
    }
    guard let denominator = word.denominator, count < denominator else { return nil }
    cursor.position = word.end
    return ScannedNumber(numerator: UInt128(count), denominator: UInt128(denominator))
  }

  private mutating func skipDozen() -> Bool {
    guard let word = NumberWord(at: cursor), case .dozen = word.role else { return false }
    cursor.position = word.end
    return true
  }
}
