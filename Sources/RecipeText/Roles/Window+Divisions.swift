import QuantityCore
import QuantityReading

// Numbers of the parts that something is divided into.

extension Window {
  /// `into 6`, `1 tablespoon balls`, `cut in 4 pieces`
  var isDividedInto: Bool {
    let before = beforeApproximation
    if quantity.unit == nil {
      if facts(before).traits.contains(.into) { return true }
      // `4個に切る`
      if facts(end).traits.contains(.counter), facts(end + 1).traits.contains(.into) { return true }
      // `in 4 pieces`, `in one piece`
      // `For 8 portions`, `enough for 8 portions`
      let isPurpose =
        parser.isWord(before, "for")
        && (parser.isFirstWord(before) || parser.isWord(before - 1, "enough"))
      if isPreposition(before), !isPurpose, !isFirst || lineTraits.contains(.shape),
        let noun = noun(after: end)
      {
        if isStirredIn(before), !facts(noun).traits.isDisjoint(with: [.container, .piece]),
          facts(noun).traits.isDisjoint(with: .shape)
        {
          return false
        }
        // `in ½ bicchiere di acqua`
        if quantity.first.value < Fraction(1), !quantity.first.isWord { return false }
        // `in 2 Portionen unterheben`
        if keyword(before) == .target, !parser.lexicon.isEnglish,
          !lineTraits.isDisjoint(with: .verb),
          facts(noun).traits.contains(.yield)
        {
          return true
        }
        return !facts(noun).traits.isDisjoint(with: [.piece, .shape, .vessel, .container])
      }
      return keyword(before) == .target && facts(before - 1).traits.contains(.verb) && !isFirst
        && lineTraits.contains(.verb) && noun(after: end) == nil && !isStirredIn(before)
    }
    guard quantity.unit?.isHyphenated != true else { return false }
    // `into 2 oz. of 14 portions`
    if facts(before).traits.contains(.into), keyword(afterPoint) == .of,
      tokens[afterPoint + 1].kind == .number
    {
      return true
    }
    let index = skipDescriptions(end)
    let isShape = facts(index).traits.contains(.shape) && facts(index).traits.contains(.plural)
    return isShape && !isFirst && noun(after: end) == index && isEndOfName(index + 1)
  }

  /// Returns whether `in` belongs to a verb: `Stir in 2 cans of beans`.
  private func isStirredIn(_ index: Int) -> Bool {
    parser.isWord(index, "in") && facts(index - 1).traits.contains(.mixing)
  }

  /// Returns whether the word at an index is a preposition such as `in`.
  func isPreposition(_ index: Int) -> Bool {
    keyword(index) == .target
      || facts(index).traits.contains(.relation) && !facts(index).traits.contains(.purpose)
        && keyword(index) != .to && !facts(index).traits.contains(.verb)
  }

  /// `Drop by 2 tablespoonfuls onto a sheet`, `Add water by 1/4 cupfuls`
  var isDropped: Bool {
    let isVerb = { (index: Int) in
      ["drop", "scoop", "spoon"].contains { parser.isWord(index, $0) }
    }
    guard parser.isWord(beforeApproximation, "by") else { return false }
    if quantity.unit == nil { return quantity.first.value < Fraction(1) && noun(after: end) == end }
    return quantity.unit?.unit.isScooped == true && (start - 8..<start).contains(where: isVerb)
  }

  /// `Divide into 6 portions of 100 g`, `into 12 pieces, about 50 g each`
  var countsPortions: Bool {
    guard quantity.unit == nil, let later, later.isMeasure, later.tokens.lowerBound >= end else {
      return false
    }
    // `Use a 1/3 cup to portion`
    if parser.isArticle(start), end == later.tokens.lowerBound { return false }
    let isEnglish = parser.lexicon.isEnglish
    let hasShape =
      (end..<later.tokens.lowerBound).contains {
        !facts($0).traits.isDisjoint(
          with: isEnglish ? [.shape, .yield] : [.shape, .yield, .piece])
      } || facts(later.tokens.upperBound + 1).traits.contains(.shape)
    // `One batch makes 9 tsp`
    if (end..<later.tokens.lowerBound).contains(where: { parser.isWord($0, "makes") }) {
      return false
    }
    return hasShape && later.tokens.lowerBound - end <= 5 && !isFirst
      && (lineTraits.contains(.verb) || !isEnglish && isPreposition(beforeApproximation))
  }
}
