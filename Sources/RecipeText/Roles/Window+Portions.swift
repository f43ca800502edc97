import QuantityCore
import QuantityReading

// Amounts that are one of several, and are not scaled.

extension Window {
  /// `6 oz each`, `1/2 cup at a time`, `2 tsp per person`, `portions of 100 g`
  var isShare: Bool {
    if beginsYield || isOfEachNamed { return false }
    let index = quantity.unit == nil ? end : skipDescriptions(end)
    if isShareWord(index) { return true }
    if keyword(index) == .per { return quantity.unit != nil && isForOne(index + 1) }
    if isAfterPer || isAfterEach { return true }
    if isShareOfClause || isJoinedToShare { return true }
    guard quantity.unit != nil else { return false }
    // `80 gr. a persona`
    let isForEach = keyword(index) == .to || facts(index).traits.contains(.link)
    if isForEach, facts(index + 1).traits.contains(.nutritionPer) { return true }
    // `12 rolls of 60 g each`, `portions of 100 g`
    let before = beforeApproximation
    guard keyword(before) == .of || facts(before).traits.contains(.link) else { return false }
    return facts(before - 1).traits.contains(.shape) && quantityBefore?.role != .amount
      && !quantity.isHyphenated
  }

  /// Returns whether a word for `per` precedes a single thing. In languages other than English, the
  /// word can also mean `for`: `250 g di sfoglie per lasagne`, `30 g płatków na wierzch`.
  private func isForOne(_ index: Int) -> Bool {
    if parser.lexicon.isEnglish { return true }
    let traits = facts(index).traits
    // `25 g na jedną porcję`
    if keyword(index) == .count(1) || parser.isArticle(index) { return true }
    return facts(index).unit != nil || traits.contains(.nutritionPer) || traits.contains(.each)
      || traits.contains(.singular) && !traits.contains(.plural)
  }

  /// `per 100 g`, but not the ingredient line `Je 1 TL Salz und Pfeffer`
  private var isAfterPer: Bool {
    guard keyword(start - 1) == .per, !isForSeveral else { return false }
    let isEach = facts(start - 1).traits.contains(.each) && parser.isFirstWord(start - 1)
    return !isEach || parser.isSentence(from: end)
  }

  /// Whether the number says how many an earlier amount is for: `266 g na 2 porcje`,
  /// `2 el (per 4 personen)`.
  private var isForSeveral: Bool {
    guard !parser.lexicon.isEnglish, quantity.unit == nil, quantityBefore?.role.isScaled == true,
      quantity.first.value > Fraction(1)
    else { return false }
    let traits = facts(skipDescriptions(end)).traits
    return traits.contains(.yield)
      || opening == start - 2 && tokens[end].kind == .word && !traits.contains(.uncounted)
  }

  /// Whether a word such as `Per` begins a line with the number of servings, possibly after a
  /// heading: `Per 4 persone`, `Ingredienti (per 12 biscotti)`.
  private var beginsYield: Bool {
    guard quantity.unit == nil else { return false }
    guard parser.isFirstWord(start - 1) else {
      guard keyword(start - 1) == .per, !parser.lexicon.isEnglish else { return false }
      let heading = tokens[start - 2].sign == .open ? start - 3 : start - 2
      return tokens[heading].kind == .word && parser.isFirstWord(heading)
        && quantity.last.value > Fraction(1) && noun(after: end) != nil
    }
    return facts(start - 1).traits.contains(.purpose)
      || keyword(start - 1) == .per && facts(skipDescriptions(end)).traits.contains(.yield)
  }

  /// Whether `each` refers to things that have no count: `salt and pepper, 1/4 tsp each`.
  private var isOfEachNamed: Bool {
    quantityBefore == nil && !isFirst && quantity.unit?.unit.isScooped == true
      && [.comma, .open].contains(previous.sign) && facts(end).traits.contains(.each)
      && isEndOfName(end + 1) && lineTraits.isDisjoint(with: .verb)
  }

  /// Returns whether the word at an index makes the previous amount one of several.
  private func isShareWord(_ index: Int) -> Bool {
    let facts = facts(index)
    guard facts.traits.contains(.share) else { return false }
    // `at` only in `at a time`
    if facts.traits.contains(.atOnce) { return parser.isArticle(index + 1) }
    guard quantity.unit != nil else { return false }
    guard facts.traits.contains(.each) else { return true }
    // `1 tsp each: salt and pepper`, `1 tsp each, salt and pepper`
    if isFirst, tokens[index + 1].sign == .colon { return false }
    if isFirst, tokens[index + 1].sign == .comma, !isEndOfName(index + 2) { return false }
    // `1 tsp each cumin and salt`, `1 tsp each of cumin and salt`, `1 cup each sliced pears and figs`
    return keyword(index + 1) != .of && isEndOfName(skipPreparations(index + 1))
  }

  /// Returns the index after words such as `finely chopped`.
  private func skipPreparations(_ index: Int) -> Int {
    var index = index
    while facts(index).traits.contains(.end), keyword(index) == nil,
      facts(index).traits.isDisjoint(with: [.relation, .share])
    {
      index += 1
    }
    return index
  }

  /// `8 chops, each about 7 oz`, but not the ingredient line `Je 1 TL Salz und Pfeffer`
  private var isAfterEach: Bool {
    let each = beforeApproximation
    guard facts(each).traits.contains(.each), quantity.unit != nil, opening != each - 1 else {
      return false
    }
    return !parser.isFirstWord(each) || parser.isSentence(from: end)
  }

  /// `Top each with 1 teaspoon`, `1 tablespoon filling in the center of each wrapper`, `3 pieces at a time`
  private var isShareOfClause: Bool {
    var index = start - 1
    while index > start - 6, isOfClause(index) {
      if facts(index).traits.contains(.each), !isFirst, opening == nil,
        index < start - 1 || !parser.isFirstWord(index) || parser.isSentence(from: end)
      {
        return true
      }
      index -= 1
    }
    index = end
    while index < end + 12, isOfClause(index) {
      if facts(index).traits.contains(.each) {
        let before = facts(index - 1)
        if before.keyword != nil || before.traits.contains(.relation) { return true }
        // `(150 g cada uno)`
        let isOne = keyword(index + 1) == .count(1) || parser.isArticle(index + 1)
        let next = isOne && !parser.lexicon.isEnglish ? index + 2 : index + 1
        if quantity.unit != nil, !isFirst, tokens[next].kind != .word { return true }
      }
      if facts(index).traits.contains(.atOnce), parser.isArticle(index + 1),
        parser.isWord(index + 2, "time")
      {
        return true
      }
      // `1/4 teaspoon pepper per pound of meat`, `2 leaves per litre`, and amounts joined to these
      if keyword(index) == .per, !parser.isWord(index - 1, "as") {
        let isOfOne =
          quantity.unit != nil || facts(index + 1).unit != nil
          || !isFirst && !facts(index + 1).traits.isDisjoint(with: [.singular, .nutritionPer])
        return isForOne(index + 1) && isOfOne
      }
      // `20 g białka w porcji`
      if facts(index).traits.contains(.nutritionPer), quantity.unit != nil, index > end,
        facts(index - 1).traits.contains(.relation) || keyword(index - 1) == .target,
        !parser.lexicon.isEnglish
      {
        return true
      }
      if keyword(index) == .and, let later, later.tokens.lowerBound == index + 1, later.isMeasure {
        index = later.tokens.upperBound - 1
      }
      index += 1
    }
    return false
  }

  /// Returns whether a clause continues at an index, with a word or the apostrophe of `d'eau`.
  private func isOfClause(_ index: Int) -> Bool {
    tokens[index].kind == .word || tokens[index].isElision
  }

  /// `into 6`, `1 tablespoon balls`, `cut in 4 pieces`
  var isDividedInto: Bool {
    let before = beforeApproximation
    if quantity.unit == nil {
      if facts(before).traits.contains(.into) { return true }
      // `4個に切る`
      if facts(end).traits.contains(.counter), facts(end + 1).traits.contains(.into) { return true }
      // `in 4 pieces`, `in one piece`
      if isPreposition(before), !isFirst || lineTraits.contains(.shape),
        let noun = noun(after: end)
      {
        if isStirredIn(before), facts(noun).traits.contains(.container) { return false }
        // `in ½ bicchiere di acqua`
        if quantity.first.value < Fraction(1), !quantity.first.isWord { return false }
        return !facts(noun).traits.isDisjoint(with: [.piece, .shape, .vessel, .container])
      }
      return keyword(before) == .target && facts(before - 1).traits.contains(.verb) && !isFirst
        && lineTraits.contains(.verb) && noun(after: end) == nil && !isStirredIn(before)
    }
    guard quantity.unit?.isHyphenated != true else { return false }
    let index = skipDescriptions(end)
    let isShape = facts(index).traits.contains(.shape) && facts(index).traits.contains(.plural)
    return isShape && !isFirst && noun(after: end) == index && isEndOfName(index + 1)
  }

  /// Returns whether `in` belongs to a verb: `Stir in 2 cans of beans`.
  private func isStirredIn(_ index: Int) -> Bool {
    let verbs: [StaticString] = ["stir", "mix", "whisk", "fold", "beat", "blend", "pour"]
    return parser.isWord(index, "in") && verbs.contains { parser.isWord(index - 1, $0) }
  }

  /// Returns whether the word at an index is a preposition such as `in`.
  private func isPreposition(_ index: Int) -> Bool {
    keyword(index) == .target
      || facts(index).traits.contains(.relation) && !facts(index).traits.contains(.purpose)
        && keyword(index) != .to && !facts(index).traits.contains(.verb)
  }

  /// `Divide into 6 portions of 100 g`, `into 12 pieces, about 50 g each`
  var countsPortions: Bool {
    guard quantity.unit == nil, let later, later.isMeasure, later.tokens.lowerBound >= end else {
      return false
    }
    let hasShape =
      (end..<later.tokens.lowerBound).contains {
        !facts($0).traits.isDisjoint(with: [.shape, .yield])
      } || facts(later.tokens.upperBound + 1).traits.contains(.shape)
    return hasShape && later.tokens.lowerBound - end <= 5 && !isFirst
      && lineTraits.contains(.verb)
  }
}

extension QuantityPhrase {
  /// Whether a hyphen joins the unit to its number.
  var isHyphenated: Bool { unit?.isHyphenated ?? false }
}
