package import QuantityCore

/// A word of a number, and where it ends: at an offset of a text, or at a token of a line.
package struct NumberWord {
  package let keyword: Keyword
  let end: Int
  /// Whether a hyphen joins it to the word before it.
  let isHyphenated: Bool

  package init(_ keyword: Keyword, end: Int, isHyphenated: Bool) {
    (self.keyword, self.end, self.isHyphenated) = (keyword, end, isHyphenated)
  }
}

/// The words of a number, found one by one as a reader asks for them: a text of nothing but such
/// words begins a number at each of them.
final class NumberWordList {
  private var words: [NumberWord] = []
  private var isComplete = false
  private let appendNext: (inout [NumberWord]) -> Bool

  init(_ appendNext: @escaping (inout [NumberWord]) -> Bool) { self.appendNext = appendNext }

  /// The word at an index, or `nil` after the last.
  subscript(index: Int) -> NumberWord? {
    while index >= words.count, !isComplete { isComplete = !appendNext(&words) }
    return index < words.count ? words[index] : nil
  }
}

/// Reads the number that a run of words begins with: `twelve`, `two hundred and five`,
/// `half a dozen`, `one and a half`, `three quarters`, `zero point five`, `a couple of`.
///
/// The caller finds the words, and leaves out those that no number has where it reads: running
/// text has no `over`, because of `two over easy`.
package struct NumberWords {
  /// The reason that words are no number, and the count of words read until then.
  package enum Failure: Error {
    case tooLarge(Int), ambiguous(Int)
  }

  let words: NumberWordList
  var index = 0

  /// Creates a reader of the words that a function finds.
  ///
  /// - Parameter appendNext: appends the next word to those before it, and returns whether another
  ///   can follow.
  package init(_ appendNext: @escaping (inout [NumberWord]) -> Bool) {
    words = NumberWordList(appendNext)
  }

  init(_ words: NumberWordList) { self.words = words }

  /// The end of the last word that was read.
  package var end: Int { end(of: index) }

  func end(of count: Int) -> Int { words[count - 1]?.end ?? 0 }

  /// The next keyword, unless it follows a hyphen.
  var keyword: Keyword? { isAtHyphen ? nil : joinedKeyword }

  /// The next keyword, possibly after a hyphen.
  var joinedKeyword: Keyword? { words[index]?.keyword }

  /// Whether a hyphen joins the next keyword to the last; those of `one-and-a-half` join nothing.
  private var isAtHyphen: Bool {
    guard let word = words[index], word.isHyphenated, word.keyword != .and else { return false }
    return index == 0 || words[index - 1]?.keyword != .and
  }

  mutating func skip(_ expected: Keyword) -> Bool {
    guard keyword == expected else { return false }
    index += 1
    return true
  }

  // MARK: Numbers

  /// Reads a number. An article alone is one.
  package mutating func read() throws(Failure) -> ScannedNumber? {
    var first: UInt128?
    switch keyword {
    case .countAndHalf(let count)?:
      index += 1
      return ScannedNumber(numerator: 2 * UInt128(count) + 1, denominator: 2)
    case .fraction(let denominator)?:
      index += 1
      return ScannedNumber(numerator: readMultitude() ?? 1, denominator: UInt128(denominator))
    case .dozen?, .couple?: return try readRest(after: 1)
    case .point?: return try readDecimals(after: 0)
    case .article?, .another?, .filler?:
      index += 1
      first = 1
    default: break
    }
    guard let whole = try readWhole(after: first) else { return nil }
    return try readRest(after: whole)
  }

  /// Reads the words that continue a whole number: `dozen`, `quarters`, `and a half`.
  package mutating func readRest(after whole: UInt128) throws(Failure) -> ScannedNumber {
    if whole == 1, skip(.couple) {
      _ = skip(.of)
      return ScannedNumber(numerator: 2)
    }
    if skip(.dozen) {
      guard let product = whole.times(12) else { throw .tooLarge(index) }
      return ScannedNumber(numerator: product)
    }
    if let decimal = try readDecimals(after: whole) { return decimal }
    if let denominator = try readOver() {
      return ScannedNumber(numerator: whole, denominator: denominator)
    }
    if let denominator = readPart() {
      // `one half dozen`
      guard let count = whole.times(readMultitude() ?? 1) else { throw .tooLarge(index) }
      return ScannedNumber(numerator: count, denominator: denominator)
    }
    let number = ScannedNumber(numerator: whole)
    let start = index
    guard skip(.and), let fraction = try readFraction() else {
      index = start
      return number
    }
    guard let sum = number.adding(fraction) else { throw .tooLarge(start) }
    return sum
  }

  /// Reads ` a dozen` or ` a million` after `half`.
  private mutating func readMultitude() -> UInt128? {
    var probe = self
    _ = probe.skip(.article)
    let multitude: UInt128
    switch probe.joinedKeyword {
    case .dozen?: multitude = 12
    case .hundred?: multitude = 100
    case .scale(let scale)?: multitude = powerOfTen(3 * Int(scale))
    default: return nil
    }
    index = probe.index + 1
    return multitude
  }

  /// Reads `point two five` after a whole number.
  private mutating func readDecimals(after whole: UInt128) throws(Failure) -> ScannedNumber? {
    var probe = self
    guard probe.skip(.point) else { return nil }
    var number = ScannedNumber(numerator: whole)
    while case .count(let digit)? = probe.keyword, digit < 10 {
      probe.index += 1
      guard let digits = number.numerator.times(10, plus: UInt128(digit)),
        let denominator = number.denominator.times(10)
      else { throw .tooLarge(probe.index) }
      number = ScannedNumber(numerator: digits, denominator: denominator)
    }
    if number.isWhole { return nil }
    self = probe
    return number
  }

  // MARK: Fractions

  /// Reads `half`, `a quarter`, `three quarters`, `sixty-three sixty-fourths`.
  package mutating func readFraction() throws(Failure) -> ScannedNumber? {
    var probe = self
    var count: UInt128? = 1
    switch keyword {
    case .article?: probe.index += 1
    case .count?, .tens?: count = try probe.readWhole(isBeforeFraction: false)
    case .part?: return nil
    default: break
    }
    guard let count, let denominator = try probe.readOver() ?? probe.readPart(), count < denominator
    else { return nil }
    self = probe
    return ScannedNumber(numerator: count, denominator: denominator)
  }

  /// Reads a denominator after a word: `over one hundred`.
  private mutating func readOver() throws(Failure) -> UInt128? {
    var probe = self
    guard probe.skip(.over), let below = try probe.readWhole(isBeforeFraction: false), below > 0
    else { return nil }
    self = probe
    return below
  }

  /// Reads `half`, `quarters`, `fifths`, `sixty-fourths`, and returns the denominator.
  mutating func readPart() -> UInt128? {
    switch joinedKeyword {
    case .fraction(let denominator)?, .fractions(let denominator)?, .part(let denominator)?:
      index += 1
      return UInt128(denominator)
    case .tens(let tens)?:
      guard let unit = partAfterTens(orSecond: true) else { return nil }
      index += 2
      return UInt128(tens + unit)
    default: return nil
    }
  }

  /// Returns the second part of a denominator: the four of `sixty-fourths`.
  ///
  /// - Parameter orSecond: whether also the two of `thirty-second`, which can be a unit.
  func partAfterTens(orSecond: Bool) -> UInt8? {
    guard let next = words[index + 1], next.isHyphenated else { return nil }
    switch next.keyword {
    case .fraction(let unit), .fractions(let unit), .part(let unit):
      return (3...9).contains(unit) ? unit : nil
    case .ordinal(let unit): return orSecond ? unit : nil
    default: return nil
    }
  }
}
