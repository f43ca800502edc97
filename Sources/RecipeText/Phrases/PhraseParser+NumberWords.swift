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
    case .quarters(let quarters): return self.quarters(Int(quarters), at: start)
    case .countAndHalf(let count): return phrase(start, start + 1, Fraction(2 * Int(count) + 1, 2))
    case .article, .another:
      if let sum = withPart(after: phrase(start, start + 1, Fraction(1))) { return sum }
      if let (factor, end) = multiplier(at: skipHyphen(start + 1)) {
        return withPartOf(phrase(start, end, factor))
      }
      if case .hundred? = self.keyword(start + 1) { return phrase(start, start + 2, Fraction(100)) }
      return phrase(start, start + 1, Fraction(1))
    case .fraction(let part):
      if self.keyword(start + 1) == .and || part == 2 && isCream(start) { return nil }
      guard let (factor, end) = multiplier(at: start) else { return nil }
      // `half a cup`, `half an onion`
      let next = skipHyphen(end)
      return withPartOf(phrase(start, self.keyword(next) == .article ? next + 1 : end, factor))
    default: return nil
    }
  }

  /// Returns whether a half belongs to `half and half`, `half-and-half` or `half & half`.
  private func isCream(_ half: Int) -> Bool {
    func isHalf(_ index: Int) -> Bool { index > 0 && keyword(index) == .fraction(2) }
    func isAnd(_ index: Int) -> Bool { keyword(index) == .and || tokens[index].sign == .ampersand }
    let next = tokens[half + 1].sign == .hyphen ? half + 2 : half + 1
    let last = tokens[half - 1].sign == .hyphen ? half - 2 : half - 1
    return isAnd(next) && isHalf(tokens[next + 1].sign == .hyphen ? next + 2 : next + 1)
      || last > 1 && isAnd(last) && isHalf(tokens[last - 1].sign == .hyphen ? last - 2 : last - 1)
  }

  /// Reads the words that can follow a whole number.
  private func finish(_ start: Int, _ end: Int, _ count: Int) -> NumberPhrase? {
    if let sum = withPart(after: phrase(start, end, Fraction(count))) { return sum }
    var (end, count) = (end, count)
    if keyword(end) == .hundred {
      (end, count) = (end + 1, count * 100)
      // `一百五十`, `one hundred fifty`
      if case .tens(let tens)? = keyword(end) { (end, count) = (end + 1, count + Int(tens)) }
      if case .count(let rest)? = keyword(end), rest < 20 {
        (end, count) = (end + 1, count + Int(rest))
      }
    }
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

  /// Reads a word for a number of quarters. Before a whole number, only the quarters beyond four
  /// are added: `सवा` alone is 1 1/4, and `सवा दो` is 2 1/4.
  private func quarters(_ quarters: Int, at start: Int) -> NumberPhrase {
    let next = start + 1
    let whole: NumberPhrase? =
      if case .count(let count)? = keyword(next) {
        phrase(start, next + 1, Fraction(Int(count)))
      } else {
        simpleNumber(at: next)
      }
    guard let whole, whole.value.isWhole,
      let sum = whole.value.plus(Fraction(quarters - 4, 4))
    else { return phrase(start, next, Fraction(quarters, 4)) }
    return phrase(start, whole.tokens.upperBound, sum)
  }

  /// Returns a number plus the part that the next word adds: `1 buçuk`, `1 וחצי`; otherwise `nil`.
  func withPart(after whole: NumberPhrase) -> NumberPhrase? {
    let end = whole.tokens.upperBound
    guard let part = partAfter(end), let sum = whole.value.plus(part) else { return nil }
    return NumberPhrase(
      tokens: whole.tokens.lowerBound..<end + 1, value: sum, isWord: whole.isWord,
      problem: whole.problem)
  }

  /// Reads the part after the counter of a count: `1个半`, `1개 반`.
  func readPartAfterCounter(of quantity: inout QuantityPhrase) {
    let counter = quantity.tokens.upperBound
    guard quantity.unit == nil, quantity.second == nil, facts(counter).traits.contains(.counter),
      let part = partAfter(counter + 1), let sum = quantity.first.value.plus(part)
    else { return }
    (quantity.first.value, quantity.counter) = (sum, counter)
    quantity.end(at: counter + 2)
  }

  /// Returns the part that the word at an index adds to a number or a unit.
  func partAfter(_ index: Int) -> Fraction? {
    guard facts(index).traits.contains(.partAfter) else { return nil }
    if case .fraction(let divisor)? = keyword(index) { return Fraction(1, Int(divisor)) }
    return Fraction(1, 2)
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
