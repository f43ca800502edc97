import QuantityCore

extension NumberReader {
  /// Reads a number in words: see ``NumberWords``. Before a unit, `another` and `a whole` are one.
  mutating func readWords() throws(ParseError) -> ScannedNumber? {
    switch cursor.keyword {
    case (.another, let end)?, (.filler(isWhole: true), let end)?:
      guard mayNeedUnit else { return nil }
      var digits = self
      digits.cursor.position = end
      digits.cursor.skipSpaces()
      if digits.cursor.isAtASCIIDigit, let number = try digits.read() {
        cursor = digits.cursor
        return number
      }
      var one = try readWords(asFraction: false)
      one?.needsUnit = true
      return one
    case (.filler, _)?: return nil
    default:
      let start = cursor.position
      guard let number = try readWords(asFraction: false) else { return nil }
      // `two and 3/4`, `two & a half`
      var next = cursor
      let isAmpersand = next.skipAmpersand()
      guard number.isWhole, isAmpersand || next.skipAnd() else { return number }
      next.skipSpaces()
      guard isAmpersand || next.isAtNumeral else { return number }
      return try readMixed(number, from: start) ?? number
    }
  }

  /// Reads `half`, `a quarter`, `three quarters`, `sixty-three sixty-fourths`.
  mutating func readWordsOfFraction() throws(ParseError) -> ScannedNumber? {
    try readWords(asFraction: true)
  }

  private mutating func readWords(asFraction: Bool) throws(ParseError) -> ScannedNumber? {
    let start = cursor.position
    var words = words
    do throws(NumberWords.Failure) {
      guard let number = try asFraction ? words.readFraction() : words.read() else { return nil }
      cursor.position = words.end
      return number
    } catch {
      switch error {
      case .tooLarge(let count):
        cursor.position = words.end(of: count)
        throw tooLarge(from: start)
      case .ambiguous(let count):
        cursor.position = words.end(of: count)
        throw ParseError(
          .invalidNumber, at: start..<cursor.position,
          "\(quote(from: start)) can be read in two ways", hint: "write it in digits")
      }
    }
  }

  /// The keywords from the cursor on. No number has more than 128.
  private var words: NumberWords {
    var probe = cursor
    return NumberWords { words in
      let isHyphenated = !words.isEmpty && probe.skip("-")
      guard let (keyword, end) = probe.keyword else { return false }
      words.append(NumberWord(keyword, end: end, isHyphenated: isHyphenated))
      probe.position = end
      return words.count < 128
    }
  }

  /// Reads ` dozen` after a whole number in digits.
  mutating func readDozen(into number: inout ScannedNumber?, from start: Int) throws(ParseError) {
    guard let whole = number, whole.isWhole, cursor.skip(.dozen) else { return }
    guard let product = whole.numerator.times(12) else { throw tooLarge(from: start) }
    number = ScannedNumber(numerator: product)
  }
}
