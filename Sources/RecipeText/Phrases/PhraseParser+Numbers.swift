import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Reads the longest number that begins at a token.
  func number(at start: Int) -> NumberPhrase? {
    if let fraction = denominatorFirst(at: start) { return fraction }
    return switch tokens[start].kind {
    case .number: digits(at: start)
    case .word: numberWords(at: start).map { andFraction($0) ?? withDigits($0) }
    case .opaque where tokens[start].opaque == .timeOfDay: hours(at: start)
    default: nil
    }
  }

  /// Reads `two and 3/4 cups` and `一又二分之一杯`.
  private func andFraction(_ number: NumberPhrase) -> NumberPhrase? {
    let end = number.end
    guard number.value.isWhole, keyword(end) == .and,
      tokens[end + 1].isNumber || denominatorFirst(at: end + 1) != nil,
      let sum = mixed(number), unit(after: sum.end) != nil
    else { return nil }
    return sum
  }

  /// Reads the digits of `two (2) cups` as part of the number in words.
  private func withDigits(_ number: NumberPhrase) -> NumberPhrase {
    let open = number.end
    guard tokens[open].sign == .open, tokens[open + 1].isNumber,
      tokens[open + 2].sign == .close, value(at: open + 1) == number.value
    else { return number }
    var number = number
    number.tokens = number.start..<open + 3
    return number
  }

  /// Reads `1:30` as a duration if a word for hours follows.
  private func hours(at start: Int) -> NumberPhrase? {
    let isRange = tokens[start + 1].sign.joinsRange && tokens[start + 2].opaque == .timeOfDay
    guard let unit = unit(after: isRange ? start + 3 : start + 1), unit.unit.name == "hour" else {
      return nil
    }
    let parts = bytes(at: start).split(separator: UInt8(ascii: ":"))
      .map { $0.reduce(0) { $0 * 10 + Int($1 &- 0x30) } }
    guard parts.count == 2, parts[1] < 60 else { return nil }
    return NumberPhrase(tokens: start..<start + 1, value: Fraction(parts[0] * 60 + parts[1], 60))
  }

  // MARK: Digits

  private func digits(at start: Int) -> NumberPhrase? {
    guard var one = simpleNumber(at: start) else { return nil }
    let isWhole =
      tokens[start].number.isInteger || tokens[start].number.isAmbiguous && one.value.isWhole
    // `手順1・1/2カップ`
    if isWhole, one.tokens.count == 1, isEnglish || !has(.reference, at: start - 1) {
      one = mixed(one) ?? product(one) ?? grouped(one) ?? one
    }
    return withPartOf(one)
  }

  /// Reads an article as part of a fraction, `half a cup`, `½ a lime`, or `of an` as part of one of a
  /// countable thing: `1/2 of an onion`.
  func withPartOf(_ number: NumberPhrase) -> NumberPhrase {
    let end = number.end
    var number = number
    let next = skipHyphen(end)
    if number.value < Fraction(1), keyword(next) == .article {
      number.tokens = number.start..<next + 1
    } else if next > end, case .fraction? = keyword(end - 1), !isEnglish,
      unit(after: next) == nil, hasAny(.counted, at: next)
    {
      // `un demi-citron`, `пол-лимона`
      number.tokens = number.start..<next
    } else if !number.value.isWhole || end > number.start + 1, keyword(end) == .of,
      keyword(end + 1) == .article, unit(after: end + 2) == nil
    {
      number.tokens = number.start..<end + 2
    }
    return number
  }

  /// Reads a number that is neither mixed nor grouped: `2`, `2.5`, `½`, `1/2`.
  func simpleNumber(at start: Int) -> NumberPhrase? {
    guard tokens[start].isNumber else { return nil }
    if let fraction = fraction(at: start) { return fraction }
    let number = tokens[start].number
    var phrase = NumberPhrase(tokens: start..<start + 1, value: .zero)
    if let value = value(at: start) { phrase.value = value } else { phrase.problem = .tooLarge }
    let isOfOtherLanguage =
      number.groupMark != .none && number.decimalMark != .none && number.decimalMark != dialect.mark
      && number.decimalMark != .arabicDecimal
    if isOfOtherLanguage || number.isBroken { phrase.problem = .notANumber }
    if number.isAmbiguous { resolve(&phrase, number) }
    return phrase
  }

  /// Returns the value of a number in digits; `nil` on overflow.
  func value(at index: Int) -> Fraction? {
    let number = tokens[index].number
    if number.isLong || number.hasExponent {
      let mark = number.decimalMark == .none ? dialect.mark : number.decimalMark
      return try? Fraction(
        text(tokens[index].range), decimalMark: mark == .comma ? .comma : .point)
    }
    return Fraction(
      magnitude: UInt128(number.digits), over: UInt128(number.denominator), isNegative: false)
  }

  /// Resolves `1.500` and `1,500`: the mark is a decimal mark if it is that of the language, and a
  /// group separator otherwise.
  private func resolve(_ phrase: inout NumberPhrase, _ number: WrittenNumber) {
    let unit = facts(phrase.end).unit
    // An unambiguous number in the text has the same decimal mark.
    if number.decimalMark == clearMark { return }
    if number.decimalMark == dialect.mark {
      // Nobody weighs thousandths of a gram.
      let isSmall = unit?.name == "gram" || unit?.name == "milliliter"
      if isSmall, number.digits % 10 == 0 { phrase.problem = .ambiguousMark }
    } else {
      phrase.value = Fraction(exactly: number.digits) ?? phrase.value
    }
  }

  // MARK: Several tokens

  /// Reads a number without spaces between its digits: `2`, `1 1/2`, `½`.
  func ungroupedNumber(at index: Int) -> NumberPhrase? {
    simpleNumber(at: index).map { $0.value.isWhole ? mixed($0) ?? $0 : $0 }
  }

  /// Reads a whole number and a fraction: `1 1/2`, `1½`, `1-1/2`, `1 -1/2`, `1 & 1/2`,
  /// `2 and a half`, `2-and-a-half`.
  private func mixed(_ whole: NumberPhrase) -> NumberPhrase? {
    var next = whole.end
    let token = tokens[next]
    switch token.kind {
    case .number: break
    case .sign where (token.isGlued || tokens[next + 1].isGlued) && token.sign.isDash,
      .sign where token.sign == .ampersand || token.sign == .plus:
      next += 1
      // `2-and-a-half`
      if keyword(next) == .and { next = skipHyphen(next + 1) }
    case .word where keyword(next) == .and: next += 1
    // `大さじ1・1/2`
    case _ where dialect.isUnspaced && bytes[token.range].elementsEqual("・".utf8): next += 1
    default: return nil
    }
    guard let part = properFraction(at: next), part.problem == nil, part.value < Fraction(1),
      let sum = whole.value.plus(part.value)
    else { return nil }
    // `1/2-1` is a range, and so is `2-1/2-3`.
    return NumberPhrase(
      tokens: whole.start..<part.end, value: sum,
      isWord: whole.isWord && part.isWord,
      problem: whole.problem)
  }

  /// Reads a fraction after a whole number.
  private func properFraction(at index: Int) -> NumberPhrase? {
    if let part = denominatorFirst(at: index) { return part }
    if tokens[index].isNumber {
      guard let part = simpleNumber(at: index) else { return nil }
      return tokens[index].number.isVulgar || part.tokens.count > 1 ? part : nil
    }
    guard canBePart(index) else { return nil }
    var words = words(from: index)
    return (try? words.readFraction())?.fraction.map {
      NumberPhrase(tokens: index..<words.end, value: $0, isWord: true)
    }
  }

  /// Reads a number of parts or dozens: `1 half`, `3 quarters`, `1 half-dozen`, `1 couple`.
  private func product(_ number: NumberPhrase) -> NumberPhrase? {
    // `2 half cups`, but not `6 half-pint jars`
    if isBeforeSize(number) { return nil }
    // `2 demi-pêches` are two halves, each of a peach; `24 half pans` are pans.
    let (part, next) = (number.end, skipHyphen(number.end + 1))
    if case .fraction? = keyword(part), number.value > Fraction(1),
      isEnglish ? unit(after: next) == nil : next > part + 1
    {
      return nil
    }
    guard keyword(skipHyphen(part)) != nil || has(.partAfter, at: part) else {
      return nil
    }
    var words = words(from: part)
    guard
      let product = (try? words.readRest(after: number.value.numerator.magnitude))?.fraction,
      product != number.value
    else { return nil }
    return NumberPhrase(tokens: number.start..<words.end, value: product, problem: number.problem)
  }

  /// Reads `1 500 g`, but not the `2 400 g` of `2 400 g tins`.
  private func grouped(_ number: NumberPhrase) -> NumberPhrase? {
    let next = number.end
    let (first, second) = (tokens[next - 1].number, tokens[next].number)
    guard tokens[next].isNumber, !tokens[next].isGlued, second.isInteger,
      second.digitCount == 3,
      second.groupMark == .none, first.groupMark == .none, first.digitCount <= 3, first.digits > 0,
      let unit = unit(after: next + 1), !unit.isHyphenated,
      !isBeforeContainer(unit.end),
      // `2 250g steaks`
      !isEnglish || !tokens[next + 1].isGlued
    else { return nil }
    let value = Fraction(exactly: first.digits * 1000 + second.digits) ?? number.value
    return NumberPhrase(tokens: number.start..<next + 1, value: value)
  }
}
