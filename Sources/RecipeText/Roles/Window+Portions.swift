import QuantityCore
import QuantityReading

// Amounts that are one of several, and do not grow.

extension Window {
  /// `6 oz each`, `1/2 cup at a time`, `2 tsp per person`, `portions of 100 g`
  var isShare: Bool {
    if beginsYield { return false }
    let index = quantity.unit == nil ? end : skipDescriptions(end)
    if isShareWord(index) { return true }
    if keyword(index) == .per { return quantity.unit != nil }
    if keyword(start - 1) == .per || isAfterEach { return true }
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

  /// Whether a word such as `Per` begins a line that says how many a recipe feeds: `Per 4 persone`.
  private var beginsYield: Bool {
    guard quantity.unit == nil, parser.isFirstWord(start - 1) else { return false }
    return facts(start - 1).traits.contains(.purpose)
      || keyword(start - 1) == .per && facts(skipDescriptions(end)).traits.contains(.yield)
  }

  /// Whether a word at an index says that the amount before it is one of several.
  private func isShareWord(_ index: Int) -> Bool {
    let facts = facts(index)
    guard facts.traits.contains(.share) else { return false }
    // `at` only in `at a time`
    if facts.traits.contains(.atOnce) { return parser.isArticle(index + 1) }
    guard quantity.unit != nil else { return false }
    guard facts.traits.contains(.each) else { return true }
    // `1 tsp each: salt and pepper`
    if isFirst, tokens[index + 1].sign == .colon { return false }
    // `1 tsp each cumin and salt`, `1 tsp each of cumin and salt`, `1 cup each sliced pears and figs`
    return keyword(index + 1) != .of && isEndOfName(skipPreparations(index + 1))
  }

  /// Returns the index behind words such as `finely chopped`.
  private func skipPreparations(_ index: Int) -> Int {
    var index = index
    while facts(index).traits.contains(.end), keyword(index) == nil,
      facts(index).traits.isDisjoint(with: [.relation, .share])
    {
      index += 1
    }
    return index
  }

  /// `8 chops, each about 7 oz`
  private var isAfterEach: Bool {
    facts(beforeApproximation).traits.contains(.each) && quantity.unit != nil
      && opening != beforeApproximation - 1
  }

  /// The egg of `Top each with 2 slices of bacon and 1 egg`
  private var isJoinedToShare: Bool {
    guard let last = quantityBefore, last.role == .portion, keyword(start - 1) == .and else {
      return false
    }
    let between = last.quantity.tokens.upperBound..<start
    return between.count <= 6 && between.allSatisfy { tokens[$0].kind == .word }
  }

  /// `Top each with 1 teaspoon`, `1 tablespoon filling in the center of each wrapper`, `3 pieces at a time`
  private var isShareOfClause: Bool {
    var index = start - 1
    while index > start - 6, tokens[index].kind == .word {
      if facts(index).traits.contains(.each), !isFirst, opening == nil { return true }
      index -= 1
    }
    index = end
    while index < end + 12, tokens[index].kind == .word {
      if facts(index).traits.contains(.each) {
        let before = facts(index - 1)
        if before.keyword != nil || before.traits.contains(.relation) { return true }
        if quantity.unit != nil, !isFirst, tokens[index + 1].kind != .word { return true }
      }
      if facts(index).traits.contains(.atOnce), parser.isArticle(index + 1),
        parser.isWord(index + 2, "time")
      {
        return true
      }
      // `1/4 teaspoon pepper per pound of meat`, and what is joined to it
      if keyword(index) == .per { return quantity.unit != nil }
      if keyword(index) == .and, let later, later.tokens.lowerBound == index + 1, later.isMeasure {
        index = later.tokens.upperBound - 1
      }
      index += 1
    }
    return false
  }

  /// `into 6`, `1 tablespoon balls`, `cut in 4 pieces`
  var isDividedInto: Bool {
    let before = beforeApproximation
    if quantity.unit == nil {
      if facts(before).traits.contains(.into) { return true }
      // `4個に切る`
      if facts(end).traits.contains(.counter), facts(end + 1).traits.contains(.into) { return true }
      // `in 4 pieces`, `in one piece`
      if isAfterPlace(before), !isFirst || lineTraits.contains(.shape),
        let noun = noun(after: end)
      {
        if isStirredIn(before), facts(noun).traits.contains(.container) { return false }
        return !facts(noun).traits.isDisjoint(with: [.piece, .shape, .vessel, .container])
      }
      return keyword(before) == .target && facts(before - 1).traits.contains(.verb) && !isFirst
        && lineTraits.contains(.verb) && noun(after: end) == nil
    }
    guard quantity.unit?.isHyphenated != true else { return false }
    let index = skipDescriptions(end)
    let isShape = facts(index).traits.contains(.shape) && facts(index).traits.contains(.plural)
    return isShape && !isFirst && noun(after: end) == index && isEndOfName(index + 1)
  }

  /// Whether `in` belongs to a verb: `Stir in 2 cans of beans`.
  private func isStirredIn(_ index: Int) -> Bool {
    let verbs: [StaticString] = ["stir", "mix", "whisk", "fold", "beat", "blend", "pour"]
    return parser.isWord(index, "in") && verbs.contains { parser.isWord(index - 1, $0) }
  }

  /// Whether a word such as `in` is at an index.
  private func isAfterPlace(_ index: Int) -> Bool {
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
