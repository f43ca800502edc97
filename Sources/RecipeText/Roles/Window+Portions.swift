import QuantityCore
import QuantityReading

// Amounts that are one of several, and are not scaled.

extension Window {
  /// `6 oz each`, `1/2 cup at a time`, `2 tsp per person`, `portions of 100 g`
  var isShare: Bool {
    if beginsYield || endsTitle || isOfEachNamed { return false }
    if isDropped || isFilling || isForOneVessel || isOfBatter || isIncrement { return true }
    let index = quantity.unit == nil ? end : skipDescriptions(end)
    if isShareWord(index) { return true }
    // `shrimp (16 to 20 per pound)`, `garlic (2 per jar)`
    let isOfUnit =
      quantity.unit != nil || facts(index + 1).unit != nil
      || facts(index + 1).traits.contains(.container)
    if keyword(index) == .per { return isOfUnit && isForOne(index + 1) }
    if isAfterPer || isAfterEach || isOfOne { return true }
    if isShareOfClause || isJoinedToShare || isForEachNamed { return true }
    guard quantity.unit != nil else { return false }
    // `80 gr. a persona`
    let isForEach = keyword(index) == .to || facts(index).traits.contains(.link)
    if isForEach, facts(index + 1).traits.contains(.nutritionPer) { return true }
    // `12 rolls of 60 g each`, `portions of 100 g`
    let before = beforeApproximation
    // `Form kugler ca. 30 g`
    if isAbout, !parser.lexicon.isEnglish, facts(before).traits.contains(.shape), isEndOfName(end) {
      return true
    }
    guard keyword(before) == .of || facts(before).traits.contains(.link) else { return false }
    return isShape(before - 1) && !quantity.isHyphenated
      && (quantityBefore?.role != .amount || isPreposition(before - 2))
  }

  /// `Fill the tins 2/3 full`, `about half full`
  private var isFilling: Bool {
    parser.lexicon.isEnglish && quantity.unit == nil && quantity.first.value < Fraction(1)
      && parser.isWord(tokens[end].sign == .hyphen ? end + 1 : end, "full")
  }

  /// `Pour 1/4 cup batter into the pan`, `Put 1 tbsp filling on it`, but not `Stir in 1/4 cup batter`:
  /// a portion of a mixture, up to a cup.
  private var isOfBatter: Bool {
    guard parser.lexicon.isEnglish, let unit = quantity.unit, unit.unit.isScooped else {
      return false
    }
    let isMixture = (end..<end + 5).prefix { tokens[$0].kind == .word }.contains { index in
      ["batter", "dough", "filling"].contains { parser.isWord(index, $0) }
    }
    let verbs: [StaticString] = ["add", "drop", "ladle", "place", "pour", "put", "scoop", "spoon"]
    guard isMixture,
      (start - 3..<start).contains(where: { index in verbs.contains { parser.isWord(index, $0) } }),
      let cup = parser.unit(named: "cup").flatMap({ ExactTicks(Fraction(1), of: $0) }),
      let amount = ExactTicks(quantity.last.value, of: unit.unit)
    else { return false }
    return amount.count <= cup.count
  }

  /// `in 1/4 cup increments`
  private var isIncrement: Bool {
    parser.isWord(end, "increments") || parser.isWord(end, "additions")
  }

  /// `Place about 6 to a cookie sheet`
  private var isForOneVessel: Bool {
    guard parser.lexicon.isEnglish, quantity.unit == nil, keyword(end) == .to,
      parser.isArticle(end + 1)
    else { return false }
    return vessel(after: end + 2) != nil || parser.container(after: end + 2) != nil
  }

  /// Returns whether the word at an index is a shape of food. In other languages, it is any noun in
  /// the plural before the end of a name: `Formez des boules de 30 g`.
  private func isShape(_ index: Int) -> Bool {
    if facts(index).traits.contains(.shape) { return true }
    return !parser.lexicon.isEnglish && facts(index).traits.contains(.plural)
      && isEndOfName(afterPoint) && keyword(afterPoint) != .of
      && facts(afterPoint).traits.isDisjoint(with: .link)
  }

  /// The numbers of `1個30gに丸める`, `(1切れ100g)` and `1人分 350kcal`
  private var isOfOne: Bool {
    if let before = quantityBefore, before.rule == Rule.share,
      facts(before.quantity.tokens.upperBound).traits.contains(.counter)
    {
      return before.quantity.tokens.upperBound == beforeApproximation
    }
    guard whole == 1, !quantity.isRange, facts(end).traits.contains(.counter),
      isFirst || previous.sign == .open || previous.sign == .period, let later,
      parser.beforeApproximation(later.tokens.lowerBound) == end
    else { return false }
    return later.isMeasure || facts(later.tokens.upperBound).traits.contains(.otherUnit)
  }

  /// Whether `each` refers to things that have no count: `salt and pepper, 1/4 tsp each`.
  private var isOfEachNamed: Bool {
    quantityBefore == nil && !isFirst && quantity.unit?.unit.isScooped == true
      && [.comma, .open].contains(previous.sign) && facts(end).traits.contains(.each)
      && isEndOfName(end + 1) && lineTraits.isDisjoint(with: .verb)
  }

  /// Returns whether the word at an index makes the previous amount one of several.
  private func isShareWord(_ index: Int) -> Bool {
    if isOneOfLanguage(index) { return true }
    let facts = facts(index)
    guard facts.traits.contains(.share) else { return false }
    // `at` only in `at a time`
    if facts.traits.contains(.atOnce) { return parser.isArticle(index + 1) }
    guard quantity.unit != nil else { return false }
    // `1/4 cup each week`
    if !facts.traits.contains(.each) || parser.facts(index + 1).unit?.isTime == true { return true }
    // `1 tsp each: salt and pepper`, `1 tsp each, salt and pepper`
    if isFirst, tokens[index + 1].sign == .colon { return false }
    if isFirst, tokens[index + 1].sign == .comma, !isEndOfName(index + 2) { return false }
    // `1 tsp each cumin and salt`, `1 tsp each of cumin and salt`, `1 cup each sliced pears and figs`
    let next = isFirst ? skipParenthesis(index + 1) : index + 1
    return keyword(index + 1) != .of && isEndOfName(skipPreparations(next))
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
    // `(each roughly 60 g)`
    let each = parser.isWord(start - 1, "roughly") ? start - 2 : beforeApproximation
    // `(chaque 150 g)`
    let isAlone =
      opening != each - 1 || tokens[afterPoint].sign == .close || tokens[afterPoint].sign == .slash
    // `Morötter (à ca 100 g)`
    let isOfOne =
      facts(each).traits.contains(.each) || opening == each - 1 && parser.isWord(each, "à")
    guard isOfOne, quantity.unit != nil, isAlone else { return false }
    return parser.dialect.isUnspaced || !parser.isFirstWord(each) || opening == each - 1
      || parser.isSentence(from: end)
  }

  /// `Top each with 1 teaspoon`, `1 tablespoon filling in the center of each wrapper`, `3 pieces at a time`
  private var isShareOfClause: Bool {
    var index = start - 1
    while index > start - 6, isOfClause(index) {
      if facts(index).traits.contains(.each), !isFirst, opening == nil, !isEachOfLast(index),
        index < start - 1 || !parser.isFirstWord(index) || parser.isSentence(from: end)
      {
        return true
      }
      index -= 1
    }
    // `1 tbsp batter (15 ml) to each hole`
    let isInside = next.sign == .close && (keyword(end + 1) == .to || isPreposition(end + 1))
    index = isInside ? end + 1 : skipParenthesis(afterPoint)
    // `120 g sugar with a few drops of water at a time`
    var isAccompanied = false
    while index < end + 12, isOfClause(index) {
      if parser.lexicon.isEnglish, parser.isWord(index, "with") { isAccompanied = true }
      if facts(index).traits.contains(.each) {
        let before = facts(index - 1)
        if before.keyword != nil || before.traits.contains(.relation) { return true }
        // `(150 g cada uno)`
        let isOne = keyword(index + 1) == .count(1) || parser.isArticle(index + 1)
        let next = isOne && !parser.lexicon.isEnglish ? index + 2 : index + 1
        if quantity.unit != nil, !isFirst, tokens[next].kind != .word { return true }
      }
      if facts(index).traits.contains(.atOnce), isAtOnce(index) { return !isAccompanied }
      // `1/4 teaspoon pepper per pound of meat`, `2 leaves per litre`, and amounts joined to these
      if keyword(index) == .per, !parser.isWord(index - 1, "as") {
        let isOfOne =
          quantity.unit != nil || facts(index + 1).unit != nil
          || tokens[index + 1].kind == .number
          // `1 egg per burrito`
          || !isFirst
            && (!facts(index + 1).traits.isDisjoint(with: [.singular, .nutritionPer])
              || parser.lexicon.isEnglish && tokens[index + 1].word == 0)
          || parser.isWord(index + 1, "person")
        return isForOne(index + 1) && isOfOne
      }
      // `20 g białka w porcji`
      if facts(index).traits.contains(.nutritionPer), index > end,
        quantity.unit != nil || keyword(index - 1) == .to,
        facts(index - (tokens[index - 1].sign == .period ? 2 : 1)).traits.contains(.relation)
          || keyword(index - 1) == .target,
        !parser.lexicon.isEnglish
      {
        return true
      }
      if keyword(index) == .and || keyword(index) == .or, let later,
        later.tokens.lowerBound == index + 1, later.isMeasure
      {
        index = later.tokens.upperBound - 1
      }
      index = skipParenthesis(index + 1)
    }
    return false
  }

  /// Returns whether `each` belongs to the amount before it: `1/4 cup each sugar and oil, 2 eggs`.
  private func isEachOfLast(_ index: Int) -> Bool {
    parser.lexicon.isEnglish && quantityBefore?.quantity.tokens.upperBound == index
  }

  /// Returns the index after short parentheses: after those of `1 tbsp (15 ml) batter`.
  private func skipParenthesis(_ index: Int) -> Int {
    guard tokens[index].sign == .open, let close = closing(index + 1) else { return index }
    return close + 1
  }

  /// Returns whether the word at an index belongs to a phrase such as `at a time`, `alla volta`,
  /// `à la fois`.
  private func isAtOnce(_ index: Int) -> Bool {
    if parser.lexicon.isEnglish {
      return parser.isArticle(index + 1) && parser.isWord(index + 2, "time")
    }
    // `una vez`, `otra vez`
    let isKnown = tokens[index - 1].word != 0 || keyword(index - 2) == .to
    return isKnown && !parser.isArticle(index - 1) && keyword(index - 1)?.isPartOfNumber != true
  }

  /// Returns whether a clause continues at an index: with a word, the apostrophe of `d'eau`, or the
  /// period of a preposition.
  private func isOfClause(_ index: Int) -> Bool {
    if tokens[index].kind == .word { return true }
    // `pr. stk.`
    let isPoint = tokens[index].sign == .period && facts(index - 1).traits.contains(.relation)
    return tokens[index].isElision || isPoint && tokens[index].isGlued
  }
}
