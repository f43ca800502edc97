extension NumberReader {
  /// Reads a number in words: `twelve`, `half a dozen`, `one and a half`, `three quarters`.
  ///
  /// An article alone is one.
  mutating func readWords() -> ScannedNumber? {
    guard let (first, end) = cursor.keyword else { return nil }
    switch first {
    case .article: return readWords(after: 1, endingAt: end)
    case .count(let count): return readWords(after: count, endingAt: end)
    case .dozen:
      cursor.position = end
      return ScannedNumber(numerator: 12)
    case .fraction(let denominator):
      cursor.position = end
      var probe = self
      _ = probe.cursor.skip(.article)
      guard probe.cursor.skip(.dozen) else {
        return ScannedNumber(numerator: 1, denominator: UInt128(denominator))
      }
      self = probe
      return ScannedNumber(numerator: 12, denominator: UInt128(denominator))
    default: return nil
    }
  }

  /// Reads what a count becomes with the words after it: `dozen`, `quarters`, `and a half`.
  private mutating func readWords(after count: UInt8, endingAt end: Int) -> ScannedNumber {
    cursor.position = end
    if cursor.skip(.dozen) { return ScannedNumber(numerator: 12 * UInt128(count)) }
    if let denominator = readPart() {
      return ScannedNumber(numerator: UInt128(count), denominator: UInt128(denominator))
    }
    let whole = ScannedNumber(numerator: UInt128(count))
    var probe = self
    guard probe.cursor.skip(.and), let fraction = probe.readWordsOfFraction(),
      let sum = whole.adding(fraction)
    else { return whole }
    self = probe
    return sum
  }

  /// Reads `half`, `a quarter`, `three quarters`.
  mutating func readWordsOfFraction() -> ScannedNumber? {
    var probe = self
    var count: UInt8 = 1
    switch cursor.keyword {
    case (.article, let end)?: probe.cursor.position = end
    case (.count(let number), let end)?: (count, probe.cursor.position) = (number, end)
    default: break
    }
    guard let denominator = probe.readPart(), count < denominator else { return nil }
    self = probe
    return ScannedNumber(numerator: UInt128(count), denominator: UInt128(denominator))
  }

  /// Reads `half` or `quarters`, and returns what it is one over.
  private mutating func readPart() -> UInt8? {
    switch cursor.keyword {
    case (.fraction(let denominator), let end)?, (.fractions(let denominator), let end)?:
      cursor.position = end
      return denominator
    default: return nil
    }
  }
}
