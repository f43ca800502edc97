import QuantityCore
import QuantityReading

// Numbers of the parts that something is divided into.

extension Window {
  /// `into 6`, `1 tablespoon balls`, `cut in 4 pieces`
  var isDividedInto: Bool {
    let before = beforeApproximation
    if quantity.unit == nil {
      if has(.into, at: before) { return true }
      // `4個に切る`
      if has(.counter, at: end), has(.into, at: end + 1) { return true }
      // `in 4 pieces`, `in one piece`
      // `For 8 portions`, `enough for 8 portions`
      let isPurpose = isWord(before, "for") && (isFirstWord(before) || isWord(before - 1, "enough"))
      if isPreposition(before), !isPurpose, !isFirst || lineTraits.contains(.shape),
        let noun = noun(after: end)
      {
        if isStirredIn(before), hasAny([.container, .piece], at: noun), !has(.shape, at: noun) {
          return false
        }
        // `Substitute the cream for 1 can of coconut cream`
        if keyword(noun + 1) == .of, has(.container, at: noun),
          !hasAny([.shape, .vessel], at: noun), isEnglish
        {
          return false
        }
        // `in ½ bicchiere di acqua`
        if quantity.first.value < Fraction(1), !quantity.first.isWord { return false }
        // `in 2 Portionen unterheben`
        if keyword(before) == .target, !isEnglish,
          !lineTraits.isDisjoint(with: .verb),
          has(.yield, at: noun)
        {
          return true
        }
        return hasAny([.piece, .shape, .vessel, .container], at: noun)
      }
      return keyword(before) == .target && has(.verb, at: before - 1) && !isFirst
        && lineTraits.contains(.verb) && noun(after: end) == nil && !isStirredIn(before)
    }
    guard quantity.unit?.isHyphenated != true else { return false }
    // `into 2 oz. of 14 portions`
    if has(.into, at: before), keyword(afterPoint) == .of, tokens[afterPoint + 1].isNumber {
      return true
    }
    let index = skipDescriptions(end)
    // `into 8oz steaks`
    if has(.into, at: before), has(.plural, at: index) { return true }
    let isShape = has(.shape, at: index) && has(.plural, at: index)
    return isShape && !isFirst && noun(after: end) == index
      && (isEndOfName(index + 1) || has(.relation, at: index + 1))
  }

  /// Returns whether `in` belongs to a verb: `Stir in 2 cans of beans`.
  private func isStirredIn(_ index: Int) -> Bool {
    isWord(index, "in") && has(.mixing, at: index - 1)
  }

  /// Returns whether the word at an index is a preposition such as `in`.
  func isPreposition(_ index: Int) -> Bool {
    keyword(index) == .target
      || has(.relation, at: index) && !has(.purpose, at: index)
        && keyword(index) != .to && !has(.verb, at: index)
  }

  /// `Drop by 2 tablespoonfuls onto a sheet`, `Add water by 1/4 cupfuls`
  var isDropped: Bool {
    let isVerb = { (index: Int) in isWord(index, of: ["drop", "scoop", "spoon"])
    }
    guard isWord(beforeApproximation, "by") else { return false }
    if quantity.unit == nil { return quantity.first.value < Fraction(1) && noun(after: end) == end }
    return quantity.isScooped && (start - 8..<start).contains(where: isVerb)
  }

  /// `Divide into 6 portions of 100 g`, `into 12 pieces, about 50 g each`
  var countsPortions: Bool {
    guard quantity.unit == nil, let later, later.isMeasure, later.start >= end else { return false }
    // `Use a 1/3 cup to portion`
    if isArticle(start), end == later.start { return false }
    let shapes: WordTraits = isEnglish ? [.shape, .yield] : [.shape, .yield, .piece]
    let hasShape =
      (end..<later.start).contains { hasAny(shapes, at: $0) } || has(.shape, at: later.end + 1)
    // `One batch makes 9 tsp`
    if (end..<later.start).contains(where: { isWord($0, "makes") }) { return false }
    // `Line two loaf tins (450 g) with paper`
    let before = beforeApproximation
    let isPrepared = isWord(before, of: ["line", "grease", "butter", "oil"])
    if isPrepared, tokens[later.start - 1].sign == .open, vessel(after: end) != nil { return false }
    return (hasShape || isWord(before, "fill") && isWithEach(later))
      && later.start - end <= 5 && !isFirst
      && (lineTraits.contains(.verb) || has(.into, at: before)
        || !isEnglish && isPreposition(before))
  }

  /// Returns whether an amount is in each of the things before it: `Fill 6 glasses with 1/2 cup
  /// juice each`.
  private func isWithEach(_ amount: QuantityPhrase) -> Bool {
    guard isWord(parser.beforeApproximation(amount.start), "with") else { return false }
    let words = (amount.end..<amount.end + 6).prefix { tokens[$0].isWord }
    return words.last.map { has(.each, at: $0) } == true
  }

  /// `4 of the 8 eggs`, `two of the 8 eggs`
  var isPartOfCounted: Bool {
    guard quantity.unit == nil, let whole, whole > 0, let later, later.unit == nil,
      later.start == end + 2, tokens[end + 1].isWord,
      !quantity.first.isWord || isEnglish && !later.first.isWord
    else { return false }
    return (keyword(end) == .of || has(.link, at: end))
      && hasAny(.counted, at: skipDescriptions(later.end))
  }
}
