import QuantityCore
import QuantityReading

// Fractions in digits with a slash, and fractions that begin with their denominator.

extension PhraseParser {
  /// Reads digits, a slash and digits.
  func fraction(at start: Int) -> NumberPhrase? {
    guard tokens[start].number.isInteger, tokens[start + 1].isGlued, tokens[start + 2].isGlued,
      tokens[start + 1].sign == .slash || tokens[start + 1].sign == .fractionSlash,
      tokens[start + 2].isNumber, tokens[start + 2].number.isInteger,
      let top = value(at: start), let bottom = value(at: start + 2), top.isWhole, bottom.isWhole
    else { return nil }
    let (numerator, denominator) = (top.numerator, bottom.numerator)
    var phrase = NumberPhrase(tokens: start..<start + 3, value: .zero)
    if denominator == 0 {
      phrase.problem = .zeroDenominator
    } else {
      // `49/4 ounces`, but not the grade `93/7`
      let isImproper = numerator > denominator && unit(after: start + 3) != nil
      guard
        isImproper || isFraction(numerator, denominator)
          || tokens[start + 1].sign == .fractionSlash,
        let value = Fraction(
          magnitude: numerator.magnitude, over: denominator.magnitude, isNegative: false)
      else { return nil }
      phrase.value = value
      if hasLostSpace(numerator, denominator) { phrase.problem = .lostSpace }
    }
    // `1/3rd`, `1/4 th tsp`
    if has(.ordinalEnding, at: start + 3),
      tokens[start + 3].isGlued || unit(after: start + 4) != nil
    {
      phrase.tokens = start..<start + 4
    }
    return phrase
  }

  /// Returns whether two numbers with a slash are a fraction rather than a range, as in
  /// `200/250 g`.
  private func isFraction(_ numerator: Int128, _ denominator: Int128) -> Bool {
    if numerator <= 1 || denominator == 1 { return true }
    let isLong = numerator >= 10 && denominator >= 10
    let isOfInches = [16, 32, 64].contains(denominator) && numerator < denominator
    let isPlausible = !isLong && numerator / 10 < denominator || isOfInches
    return denominator > 1 && denominator <= 128
      && (isPlausible || hasLostSpace(numerator, denominator))
  }

  /// Returns whether `21/2` is probably `2 1/2` without its space.
  private func hasLostSpace(_ numerator: Int128, _ denominator: Int128) -> Bool {
    let last = numerator % 10
    return numerator > 10 && numerator < 100 && last > 0 && last < denominator
      && [2, 3, 4, 5, 6, 8].contains(denominator)
  }

  /// Reads a fraction that begins with its denominator: `四分之一`, `4分の1`, `3분의 2`, `üçte bir`.
  func denominatorFirst(at start: Int) -> NumberPhrase? {
    if case .fractions(let denominator)? = keyword(start), lexicon.recipeLanguage == .turkish {
      // `üçte bir bardak`, but not `saat dörtte 2 bardak`
      guard tokens[start + 1].isWord, let count = wholeNumber(at: start + 1),
        count < denominator, isFirstWord(start), unit(after: start + 2) != nil
      else { return nil }
      return NumberPhrase(
        tokens: start..<start + 2, value: Fraction(Int(count), Int(denominator)), isWord: true)
    }
    guard dialect.isUnspaced || dialect.hasParticles, let denominator = wholeNumber(at: start),
      denominator > 1
    else { return nil }
    let end = Int(tokens[start].end)
    let rest = bytes[end...].drop { $0 == 0x20 }
    guard let word = ["分之", "分の", "분의"].first(where: { rest.starts(with: $0.utf8) }) else {
      return nil
    }
    let next = rest.dropFirst(word.utf8.count).drop { $0 == 0x20 }.startIndex
    guard let index = (start + 1..<start + 5).first(where: { tokens[$0].start == next }),
      let numerator = wholeNumber(at: index),
      let value = Fraction(
        magnitude: UInt128(numerator), over: UInt128(denominator), isNegative: false)
    else { return nil }
    return NumberPhrase(tokens: start..<index + 1, value: value, isWord: tokens[index].isWord)
  }

  /// Returns the first of two fractions that share their numerator: a third in `3~4분의 1`.
  func fraction(_ first: NumberPhrase, like second: NumberPhrase) -> Fraction? {
    guard denominatorFirst(at: second.start) != nil, first.value.isWhole,
      first.value > Fraction(1),
      wholeNumber(at: second.start).map({ Int128($0) })
        == second.value.denominator
    else { return nil }
    return Fraction(
      magnitude: second.value.numerator.magnitude, over: first.value.numerator.magnitude,
      isNegative: false)
  }

  /// Returns the whole number of one token, in digits or as a word.
  private func wholeNumber(at index: Int) -> UInt64? {
    if tokens[index].isNumber {
      return tokens[index].number.isInteger ? tokens[index].number.digits : nil
    }
    return switch keyword(index) {
    case .count(let count)?, .tens(let count)?: UInt64(count)
    case .article?: 1
    default: nil
    }
  }
}
