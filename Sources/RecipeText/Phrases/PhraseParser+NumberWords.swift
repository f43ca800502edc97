import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Reads a number in words: `two`, `twenty-five`, `one and a half`, `two-thirds`, `half a`, `a dozen`.
  func numberWords(at start: Int) -> NumberPhrase? {
    // `a **half cup**`
    let gap = Int(tokens[start].end)..<max(Int(tokens[start].end), Int(tokens[start + 1].start))
    if isArticle(start), bytes[gap].contains(where: { "*<".utf8.contains($0) }) { return nil }
    switch keyword(start) {
    case .quarters(let quarters)?: return self.quarters(Int(quarters), at: start)
    case .fraction(let part)?
    where keyword(start + 1) == .and || part == 2 && isCream(start)
      || part == 4 && isCutting(start):
      return nil
    default: break
    }
    var words = words(from: start)
    guard let value = (try? words.read())?.fraction else { return nil }
    let number = phrase(start, words.end, value)
    return value.isWhole ? number : withPartOf(number)
  }

  /// Returns a reader of the number whose words begin at a token.
  func words(from start: Int) -> NumberWords {
    var index = start
    return NumberWords { words in
      // `1 buçuk`, `1 וחצי`
      if index > start || tokens[start - 1].isNumber, let part = partAfter(index) {
        words += [.and, .fraction(part)].map {
          NumberWord($0, end: index + 1, isHyphenated: false)
        }
        return false
      }
      let next = skipHyphen(index)
      guard let keyword = keyword(next), canContinue(words, with: keyword, at: next) else {
        return false
      }
      words.append(NumberWord(keyword, end: next + 1, isHyphenated: next > index))
      index = next + 1
      // Bounded, because the next number may begin within this one.
      return index < start + 32
    }
  }

  /// Returns whether a keyword can follow the words of a number in running text.
  private func canContinue(_ words: [NumberWord], with keyword: Keyword, at index: Int) -> Bool {
    switch (keyword, words.last?.keyword) {
    case (.count, .count?): return words.contains { $0.keyword == .point }
    case (.count, _), (.tens, _), (.hundred, _), (.scale, _): return true
    case (.countAndHalf, nil), (.another, nil), (.article, nil), (.article, .and?): return true
    // Dozens stay dozens.
    case (.dozen, .article?), (.dozen, .another?), (.dozen, .fraction?): return true
    case (.couple, _), (.of, .couple?), (.point, .count?), (.point, .tens?): return true
    case (.and, _?): return canBePart(index + 1)
    // `een derde kopje`, but not `een derde ei`
    case (.fractions, .article?): return unit(after: index + 1) != nil
    case (.fractions, _): return true
    case (.fraction, _), (.part, _):
      // `one half onion`, but not `two quarter pound burgers`
      let single: [Keyword] = [.and, .article, .another, .count(1)]
      let isCounted = !words.isEmpty && isEnglish && !words.contains { single.contains($0.keyword) }
      return !isCounted || tokens[index].isGlued || unit(after: index + 1)?.unit.kind != .mass
    default: return false
    }
  }

  /// Returns whether a number counts things whose size follows in words: `6 half-pint jars`,
  /// `2 quarter pound burgers`, `3 half-pint baskets`, but not `1 half pound of butter`.
  func isBeforeSize(_ number: NumberPhrase) -> Bool {
    let fraction = number.end
    guard case .fraction? = keyword(fraction), let unit = unit(after: skipHyphen(fraction + 1))
    else { return false }
    let next = unit.end
    return unit.unit.kind == .mass && number.value != Fraction(1)
      || isBeforeContainer(next) || has(.shape, at: next)
      || skipHyphen(fraction + 1) > fraction + 1
        && (!tokens[next].isWord || has(.vessel, at: next)
          || number.value > Fraction(1) && isEnglish && bytes(at: next - 1).last != "s")
  }

  /// Returns whether a word after `and` can be part of a number. A bare fraction needs a unit:
  /// `two and half cups`, `1 e meia cebola`, but not `two and half the sugar`.
  func canBePart(_ index: Int) -> Bool {
    guard case .fraction? = keyword(index) else { return true }
    return unit(after: index + 1) != nil || !isEnglish && hasAny(.counted, at: index + 1)
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

  /// Returns whether `quarter` is a verb: `Peel and quarter onion`, `Wash them. Quarter lemon`.
  private func isCutting(_ quarter: Int) -> Bool {
    let verb = tokens[quarter - 2]
    let isAfterVerb =
      keyword(quarter - 1) == .and
      && (verb.sign == .comma || hasAny([.verb, .part], at: quarter - 2))
    return isEnglish && (isAfterVerb || tokens[quarter - 1].sign == .period)
      && keyword(quarter + 1) != .of && unit(after: skipHyphen(quarter + 1)) == nil
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
    return phrase(start, whole.end, sum)
  }

  /// Reads the part after the counter or the noun of a count: `1个半`, `1개 반`,
  /// `un bicchiere e mezzo`.
  func readPartAfterCounter(of quantity: inout QuantityPhrase) {
    let counter = quantity.end
    guard quantity.unit == nil, quantity.second == nil, quantity.first.value.isWhole else { return }
    var (part, end) = (partAfterNoun(counter), counter + 3)
    if has(.counter, at: counter) {
      (part, end) = (partAfter(counter + 1), counter + 2)
    }
    guard let part, let sum = quantity.first.value.plus(Fraction(1, Int(part))) else { return }
    (quantity.first.value, quantity.counter) = (sum, counter)
    quantity.end(at: end)
  }

  /// Returns the denominator of the part after a noun: two for the `e mezzo` of
  /// `bicchiere e mezzo`, but none for that of `cipolla e mezza carota`.
  func partAfterNoun(_ noun: Int) -> UInt8? {
    guard !isEnglish, hasAny(.counted, at: noun),
      keyword(noun + 1) == .and, case .fraction(let part)? = keyword(noun + 2)
    else { return nil }
    let next = skipDescriptions(noun + 3)
    return !hasAny(.counted, at: next) && facts(next).unit == nil ? part : nil
  }

  /// Returns the denominator of the part that the word at an index adds to a number or a unit.
  func partAfter(_ index: Int) -> UInt8? {
    guard has(.partAfter, at: index) else { return nil }
    if case .fraction(let denominator)? = keyword(index) { return denominator }
    return 2
  }

  func skipHyphen(_ index: Int) -> Int {
    let isJoined = tokens[index].isGluedHyphen && tokens[index + 1].isGlued
    return isJoined ? index + 1 : index
  }

  private func phrase(_ start: Int, _ end: Int, _ value: Fraction) -> NumberPhrase {
    NumberPhrase(tokens: start..<end, value: value, isWord: true)
  }
}
