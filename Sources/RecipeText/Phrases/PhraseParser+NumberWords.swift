import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Reads a number in words: `two`, `twenty-five`, `one and a half`, `two-thirds`, `half a`, `a dozen`.
  func numberWords(at start: Int) -> NumberPhrase? {
    guard let keyword = keyword(start) else { return nil }
    switch keyword {
    case .count(let count): return finish(start, start + 1, Int(count))
    case .tens(let tens):
      let next = skipHyphen(start + 1)
      if case .count(let count)? = self.keyword(next), count < 10, count > 0 {
        return finish(start, next + 1, Int(tens) + Int(count))
      }
      return finish(start, start + 1, Int(tens))
    case .countAndHalf(let count): return phrase(start, start + 1, Fraction(2 * Int(count) + 1, 2))
    case .article, .another:
      if let (factor, end) = multiplier(at: skipHyphen(start + 1)) {
        return withPartOf(phrase(start, end, factor))
      }
      if case .hundred? = self.keyword(start + 1) { return phrase(start, start + 2, Fraction(100)) }
      return phrase(start, start + 1, Fraction(1))
    case .fraction(let part):
      // `Half and half` is cream.
      if self.keyword(start + 1) == .and
        || part == 2 && tokens[start + 1].sign == .hyphen && self.keyword(start + 2) == .and
      {
        return nil
      }
      guard let (factor, end) = multiplier(at: start) else { return nil }
      // `half a cup`, `half an onion`
      let next = skipHyphen(end)
      return withPartOf(phrase(start, self.keyword(next) == .article ? next + 1 : end, factor))
    default: return nil
    }
  }

  /// Reads what can follow a whole number in words.
  private func finish(_ start: Int, _ end: Int, _ count: Int) -> NumberPhrase? {
    var (end, count) = (end, count)
    if keyword(end) == .hundred { (end, count) = (end + 1, count * 100) }
    let next = skipHyphen(end)
    if keyword(next) != .dozen, let (factor, end) = multiplier(at: next),
      let value = Fraction(count).multiplied(by: factor)
    {
      return withPartOf(phrase(start, end, value))
    }
    // `one and a half`, `one and one-half`
    if keyword(end) == .and {
      var index = end + 1
      if keyword(index) == .article { index += 1 }
      if case .count(1)? = keyword(index) { index = skipHyphen(index + 1) }
      if case .fraction(let part)? = keyword(index), index > end + 1 {
        return phrase(start, index + 1, Fraction(count * Int(part) + 1, Int(part)))
      }
    }
    return phrase(start, end, Fraction(count))
  }

  private func skipHyphen(_ index: Int) -> Int {
    let isJoined =
      tokens[index].sign == .hyphen && tokens[index].isGlued && tokens[index + 1].isGlued
    return isJoined ? index + 1 : index
  }

  private func phrase(_ start: Int, _ end: Int, _ value: Fraction) -> NumberPhrase {
    NumberPhrase(tokens: start..<end, value: value, isWord: true)
  }
}
