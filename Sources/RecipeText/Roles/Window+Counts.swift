import QuantityCore
import QuantityReading

// Counts that are scaled with a recipe.

extension Window {
  /// Whether a piece has an implied number: `Sprig of parsley`.
  var isImpliedPiece: Bool { quantity.tokens.isEmpty }

  /// `juice of 2 lemons`, `zest from 1 lime`
  var countsParts: Bool {
    parser.isAfterPart(beforeApproximation + 1) && !isWord(end, "the")
  }

  var countsKnownNoun: Bool {
    if quantity.counter != nil { return true }
    if has(.counter, at: end) {
      // `两个鸡蛋` and `鸡蛋 两个`, but not `取一个碗`
      return !quantity.first.isWord || isFirst || quantity.first.value < Fraction(1)
        || !tokens[end + 1].isWord
    }
    // `a pan of 1-pound loaves`
    if isArticle(quantity.first.start), isFirst,
      hasAny([.vessel, .piece], at: skipDescriptions(end))
    {
      return true
    }
    guard let noun = noun(after: end), noun >= end, !isPartOfWhole, !isSide(of: start - 1) else {
      return false
    }
    // `use one you can clean`
    if quantity.first.isWord, isWord(end, "you") { return false }
    // `One batch makes 12 rolls`
    if quantity.first.isWord, has(.yield, at: noun + 1) { return false }
    // `Zero length chunk ignored`
    if quantity.first.isWord, quantity.first.value == .zero { return false }
    // `через половину времени приготовления курицы`
    if quantity.first.isWord, quantity.first.value < Fraction(1), !isFirst,
      noun > skipDescriptions(end) + 1
    {
      return false
    }
    if isHalfOfKnown || isHalfOfMixture { return false }
    // `Crush half peppercorns`, `For a smaller pan, half recipe and bake less`
    if isEnglish, quantity.first.isWord, quantity.first.value < Fraction(1),
      !isFirst,
      !has(.singular, at: noun) || isWord(noun, "recipe") && isEndOfName(noun + 1)
    {
      return false
    }
    // `1 cup 2 sticks`, `two 1/8 wedges`
    if let before = quantityBefore, before.end == start,
      before.quantity.unit != nil || quantity.first.value < Fraction(1)
    {
      return false
    }
    // The `215bone` of a scanned book begins page 215.
    if !isFirst, tokens[end].isGlued, let whole, whole > 99 { return false }
    // `Repeat with the other 2 layers`
    if isWord(start - 1, "other"), has(.shape, at: noun) { return false }
    // `If the first batch has 24 pieces`
    if isWord(start - 1, "has") || isWord(start - 1, "have") { return false }
    if isOrdinal || isTotal { return false }
    // In a sentence, a number in words isn't scaled.
    // `For two loaves:`
    let isPurpose =
      isEnglish && isWord(start - 1, "for") && isFirstWord(start - 1)
      && tokens[noun + 1].sign == .colon
    return !quantity.first.isWord || isFirst || isJoinedToCount || isPurpose
      || parser.isAfterHeading(start)
      || quantityBefore?.role.isScaled == true
      || quantity.first.value < Fraction(1)
  }

  /// The total of `4 of 12 recipes`
  private var isTotal: Bool {
    guard keyword(start - 1) == .of, let part = quantityBefore?.quantity, part.unit == nil else {
      return false
    }
    return part.end == start - 1 && part.first.value >= Fraction(1)
  }

  /// The third of `a third layer`, unlike that of `a third of a lemon`
  private var isOrdinal: Bool {
    guard isEnglish, case .fraction(let part)? = keyword(end - 1),
      part != 2, part != 4
    else { return false }
    return start == end - 1 || start == end - 2 && isArticle(start)
  }

  /// Returns whether the half after a word is one of two sides: `upper half block`, `lower 1/3 rack`.
  private func isSide(of index: Int) -> Bool {
    quantity.first.value < Fraction(1) && has(.side, at: index)
  }

  /// `4 eggs, 2 separated`, `3 carrots: 1 peeled, 2 sliced`
  private var isPartOfCount: Bool {
    guard let before = quantityBefore, before.role == .count, !quantity.first.isWord,
      [.comma, .colon, .open, .semicolon].contains(previous.sign) || keyword(start - 1) == .and
    else { return false }
    return has(.participle, at: end) || isWord(end, "whole")
  }

  /// `2/3 of the flour`, `one of the eggs`, `half the lemon`, `half your peppers`, but not
  /// `80 of sugar`
  private var isPartOfWhole: Bool {
    if quantity.first.isWord, isWord(end, "the") || isWord(end, "your") { return true }
    guard keyword(end) == .of else { return false }
    if quantity.first.isWord { return true }
    // `1/2 of red onion`
    let after = facts(skipDescriptions(end + 1)).traits
    return after.isDisjoint(with: .counted) && (whole == nil || !after.contains(.food))
  }

  /// `2 pears, or 3 plums`
  private var isJoinedToCount: Bool {
    guard let before = quantityBefore, before.role == .count else { return false }
    return keyword(start - 1) == .or || keyword(start - 1) == .and || keyword(start - 1) == .plus
  }

  /// The cups that aren't repeated in `One cup of molasses, one of butter`
  private var isOfSameUnit: Bool {
    guard isEnglish, quantity.first.isWord, quantity.first.value >= Fraction(1),
      keyword(end) == .of, tokens[end + 1].isWord, !isFirst,
      previous.sign == .comma || keyword(start - 1) == .and, let before = quantityBefore,
      before.role == .amount || before.rule == Rule.again
        || before.noun.map({ has(.piece, at: $0) }) == true
    else { return false }
    return !isWord(end + 1, of: ["the", "them", "these", "those", "which", "my"])
  }

  /// `(about 2 small or 1 large)`, `plus 8 whole chives`, `or four ciabatta rolls`
  var countsAgain: Bool {
    if isOfSameUnit || isPartOfCounted || isListedAgain { return true }
    guard isInIngredient, quantityBefore != nil, quantity.unit == nil, !isPartOfWhole else {
      return false
    }
    if isPartOfCount { return true }
    // `2 tsp thyme, or half that amount dried`
    if quantity.first.isWord, quantity.first.value < Fraction(1) { return false }
    let before = beforeApproximation
    let after = skipDescriptions(end)
    if after > end, !tokens[after].isWord || keyword(after) == .or || isWord(after, "ones") {
      return opening != nil || keyword(before) == .or
    }
    if opening != nil, isAbout, next.sign == .close { return quantityBefore?.role == .length }
    let isMore = keyword(before) == .or || keyword(before) == .plus || tokens[before].sign == .plus
    return isMore && (next.isWord || next.sign == .open)
      && !hasAny([.relation, .uncounted, .nutrient], at: end)
  }

  /// The second of `3 peppers (1 red, 1 green)`
  private var isListedAgain: Bool {
    guard let before = quantityBefore, before.quantity.unit == nil,
      before.rule == Rule.again || before.role == .alternate, previous.sign == .comma
    else { return false }
    let after = skipDescriptions(end)
    return after > end && !tokens[after].isWord
  }

  /// A line that begins with a number and continues with a name: `2 Zwiebeln`, `Je 2 rote und gelbe
  /// Paprika`.
  var beginsIngredient: Bool {
    let isAfterEach =
      has(.each, at: start - 1) && isFirstWord(start - 1) && !parser.isSentence(from: end)
    guard isFirst || isAfterEach, !isPartOfWhole else { return false }
    if previous.sign == .open, next.sign == .close, !quantity.first.isWord {
      return isCountInParentheses
    }
    var index = end
    if isTimes(index) || tokens[index].sign == .hyphen
      || tokens[index].sign == .dash || tokens[index].kind == .opaque || parser.isPoundSign(index)
      || parser.isColumn(index)
    {
      index += 1
    }
    let facts = facts(index)
    // `3 M\u00f6hren`, in JSON
    let isEscaped =
      tokens[end].kind == .opaque && index > end && bytes(at: end).contains(UInt8(ascii: "\\"))
    guard tokens[index].isWord || tokens[index].sign == .open || isEscaped else { return false }
    // `1.12 (2015-09-03)`
    if tokens[index].sign == .open, first.number.decimalMark == .point { return false }
    guard facts.traits.isDisjoint(with: [.relation, .uncounted, .nutrient]),
      facts.keyword?.joinsAmounts != true
    else { return false }
    let isGluedName =
      tokens[index].isWord && tokens[index].isGlued
      && facts.traits.isDisjoint(with: [.counted, .description, .piece])
    // `17 U.S.C. 101`
    let isAbbreviation = bytes(at: index).dropLast().contains(UInt8(ascii: "."))
    // `172 batch sparge`
    let isOfBatch = isWord(index, "batch") && quantity.first.value > Fraction(1)
    return !quantity.first.isWord && !isGluedName && !isAbbreviation && !isSubject(index)
      && !isHouse(index) && !isOfBatch && !parser.beginsWithUnit(index)
  }

  /// `(3) eggs`, but not `(3) Eggs are beaten` or `(2) cloves`, which may be numbers of items
  private var isCountInParentheses: Bool {
    let noun = end + 1
    return !isCapitalized(noun) && self.noun(after: noun) != nil
      && facts(skipDescriptions(noun)).traits.contains(
        quantity.first.value > Fraction(1) ? .plural : .singular)
  }

  /// Returns whether the name of a street is at an index: `51 Franklin Street`.
  private func isHouse(_ start: Int) -> Bool {
    func isStreet(_ index: Int) -> Bool {
      isCapitalized(index) && has(.street, at: index)
    }
    return isCapitalized(start) && (isStreet(start + 1) || isStreet(start + 2))
  }

  /// Returns whether a verb follows the words at an index, which no ingredient has:
  /// `5 distributions are supported`.
  private func isSubject(_ start: Int) -> Bool {
    var index = start + 1
    while index < start + 6, tokens[index].isWord {
      if has(.finiteVerb, at: index) { return true }
      index += 1
    }
    return false
  }
}
