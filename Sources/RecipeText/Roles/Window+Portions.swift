import QuantityCore
import QuantityReading

// Amounts that are one of several, and are not scaled.

extension Window {
  /// `6 oz each`, `1/2 cup at a time`, `2 tsp per person`, `portions of 100 g`
  var isShare: Bool {
    if beginsYield || endsTitle || isOfEachNamed { return false }
    if isYieldOfOne { return true }
    if isDropped || isFilling || isForOneVessel || isOfBatter || isIncrement { return true }
    let index = quantity.unit == nil ? end : skipDescriptions(end)
    if isShareWord(index) { return true }
    // `shrimp (16 to 20 per pound)`, `garlic (2 per jar)`
    let isOfUnit =
      quantity.unit != nil || facts(index + 1).unit != nil || has(.container, at: index + 1)
    if keyword(index) == .per { return isOfUnit && isForOne(index + 1) }
    if isAfterPer || isAfterEach || isOfOne { return true }
    if isShareOfClause || isJoinedToShare || isForEachNamed || isOfNamedPiece || isCountOfEach {
      return true
    }
    guard quantity.unit != nil else { return false }
    // `80 gr. a persona`
    let isForEach = keyword(index) == .to || has(.link, at: index)
    if isForEach, has(.nutritionPer, at: index + 1) { return true }
    // `12 rolls of 60 g each`, `portions of 100 g`
    let before = beforeApproximation
    // `Form kugler ca. 30 g`
    if isAbout, !isEnglish, has(.shape, at: before), isEndOfName(end) { return true }
    guard keyword(before) == .of || has(.link, at: before) else { return false }
    return isShape(before - 1) && !quantity.isHyphenated
      && (quantityBefore?.role != .amount || isPreposition(before - 2))
  }

  /// `Fill the tins 2/3 full`, `about half full`
  private var isFilling: Bool {
    isEnglish && quantity.unit == nil && quantity.first.value < Fraction(1)
      && isWord(tokens[end].sign == .hyphen ? end + 1 : end, "full")
  }

  /// `Pour 1/4 cup batter into the pan`, `Put 1 tbsp filling on it`, but not `Stir in 1/4 cup batter`:
  /// a portion of a mixture, up to a cup.
  private var isOfBatter: Bool {
    guard isEnglish, let unit = quantity.unit, unit.unit.isScooped else { return false }
    let isMixture = (end..<end + 5).prefix { tokens[$0].isWord }.contains { index in
      isWord(index, of: ["batter", "dough", "filling"])
    }
    let verbs: [StaticString] = ["add", "drop", "ladle", "place", "pour", "put", "scoop", "spoon"]
    guard isMixture,
      (start - 3..<start).contains(where: { index in verbs.contains { isWord(index, $0) } }),
      let cup = parser.unit(named: "cup").flatMap({ ExactTicks(Fraction(1), of: $0) }),
      let amount = ExactTicks(quantity.last.value, of: unit.unit)
    else { return false }
    return amount.count <= cup.count
  }

  /// `in 1/4 cup increments`
  private var isIncrement: Bool {
    isWord(end, "increments") || isWord(end, "additions")
  }

  /// `Place about 6 to a cookie sheet`
  private var isForOneVessel: Bool {
    guard isEnglish, quantity.unit == nil, keyword(end) == .to,
      isArticle(end + 1)
    else { return false }
    return vessel(after: end + 2) != nil || parser.container(after: end + 2) != nil
  }

  /// Returns whether the word at an index is a shape of food. In other languages, it is any noun in
  /// the plural before the end of a name: `Formez des boules de 30 g`.
  private func isShape(_ index: Int) -> Bool {
    if has(.shape, at: index) { return true }
    return !isEnglish && has(.plural, at: index)
      && isEndOfName(afterPoint) && keyword(afterPoint) != .of && !has(.link, at: afterPoint)
  }

  /// The numbers of `1個30gに丸める`, `(1切れ100g)`, `1人分: 350kcal` and `1本を4等分にする`
  private var isOfOne: Bool {
    if let before = quantityBefore, before.rule == Rule.share, has(.counter, at: before.end) {
      return before.end == beforeApproximation
    }
    guard whole == 1, !quantity.isRange, has(.counter, at: end), let later else { return false }
    let gap = parser.beforeApproximation(later.start) - end
    let isOther = has(.otherUnit, at: later.end)
    if gap == 1, tokens[end + 1].isWord { return isOther && later.unit == nil }
    guard isFirst || previous.sign == .open || previous.sign == .period,
      gap == 0 || gap == 1 && tokens[end + 1].sign == .colon
    else { return false }
    return later.isMeasure || isOther
  }

  /// Whether `each` refers to things that have no count: `salt and pepper, 1/4 tsp each`.
  private var isOfEachNamed: Bool {
    quantityBefore == nil && !isFirst && quantity.isScooped
      && [.comma, .open].contains(previous.sign) && has(.each, at: end)
      && isEndOfName(end + 1) && lineTraits.isDisjoint(with: .verb)
  }

  /// Returns whether the word at an index makes the previous amount one of several.
  private func isShareWord(_ index: Int) -> Bool {
    if isOneOfLanguage(index) { return true }
    let facts = facts(index)
    guard facts.traits.contains(.share) else { return false }
    // `at` only in `at a time`
    if facts.traits.contains(.atOnce) { return isArticle(index + 1) }
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
    while has(.end, at: index), keyword(index) == nil, !hasAny([.relation, .share], at: index) {
      index += 1
    }
    return index
  }

  /// `8 chops, each about 7 oz`, but not the ingredient line `Je 1 TL Salz und Pfeffer`
  private var isAfterEach: Bool {
    // `(each roughly 60 g)`
    var each = isWord(start - 1, "roughly") ? start - 2 : beforeApproximation
    // `（每包10克）`
    if parser.dialect.isUnspaced, has(.counter, at: each) { each -= 1 }
    // `(chaque 150 g)`
    let isAlone =
      opening != each - 1 || tokens[afterPoint].sign == .close || tokens[afterPoint].sign == .slash
    // `Morötter (à ca 100 g)`
    let isOfOne =
      has(.each, at: each) || opening == each - 1 && isWord(each, of: ["à", "á"])
      // `鸡腿2只（各250g）`, but not `砂糖、バター（各50g）`
      || opening == each - 1 && isWord(each, "各") && quantityBefore?.role == .count
        && quantityBefore.map { each - $0.end <= 2 } == true
    guard isOfOne, quantity.unit != nil, isAlone else { return false }
    return parser.dialect.isUnspaced || !isFirstWord(each) || opening == each - 1
      || parser.isSentence(from: end)
  }

  /// `Top each with 1 teaspoon`, `1 tablespoon filling in the center of each wrapper`, `3 pieces at a time`
  private var isShareOfClause: Bool {
    var index = start - 1
    while index > start - 6, isOfClause(index) {
      if isEach(index), !isFirst, opening == nil, !isEachOfLast(index),
        index < start - 1 || !isFirstWord(index) || parser.isSentence(from: end)
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
      if isEnglish, isWord(index, "with") { isAccompanied = true }
      // `2 eggs one at a time`
      let isJoined = keyword(index - 1) == .or || keyword(index - 1) == .and
      if later?.start == index, !isJoined { return false }
      // `1/2 cup of each of the cheeses`
      let isOfNamed = index == end + 1 && keyword(end) == .of
      if isEach(index), !isOfNamed || !isEnglish {
        let before = facts(index - 1)
        if before.keyword != nil || before.traits.contains(.relation) { return true }
        // `(150 g cada uno)`
        let isOne = keyword(index + 1) == .count(1) || isArticle(index + 1)
        let next = isOne && !isEnglish ? index + 2 : index + 1
        if quantity.unit != nil, !isFirst, !tokens[next].isWord { return true }
      }
      if has(.atOnce, at: index), isAtOnce(index) { return !isAccompanied }
      // `1/4 teaspoon pepper per pound of meat`, `2 leaves per litre`, and amounts joined to these
      if keyword(index) == .per, !isWord(index - 1, "as") {
        let isOfOne =
          quantity.unit != nil || facts(index + 1).unit != nil || tokens[index + 1].isNumber
          // `1 egg per burrito`
          || !isFirst
            && (hasAny([.singular, .nutritionPer, .vessel], at: index + 1)
              || isEnglish && tokens[index + 1].word == 0)
          || isWord(index + 1, "person")
        return isForOne(index + 1) && isOfOne
      }
      // `20 g białka w porcji`
      if has(.nutritionPer, at: index), index > end,
        quantity.unit != nil || keyword(index - 1) == .to || has(.link, at: index - 1),
        !facts(index - (tokens[index - 1].sign == .period ? 2 : 1)).traits
          .isDisjoint(with: [.relation, .link]) || keyword(index - 1) == .target,
        !isEnglish
      {
        return true
      }
      if keyword(index) == .and || keyword(index) == .or, let later,
        later.start == index + 1, later.isMeasure
      {
        index = later.end - 1
      }
      index = skipParenthesis(index + 1)
    }
    return false
  }

  /// Returns whether `each` belongs to the amount before it: `1/4 cup each sugar and oil, 2 eggs`.
  private func isEachOfLast(_ index: Int) -> Bool {
    isEnglish && quantityBefore?.end == index
  }

  /// Returns the index after short parentheses: after those of `1 tbsp (15 ml) batter`.
  func skipParenthesis(_ index: Int) -> Int {
    let close = tokens[index].sign == .open ? parser.closing(from: index + 1, within: 6) : nil
    return close.map { $0 + 1 } ?? index
  }

  /// Returns whether the word at an index belongs to a phrase such as `at a time`, `alla volta`,
  /// `à la fois`.
  private func isAtOnce(_ index: Int) -> Bool {
    if isEnglish { return isArticle(index + 1) && isWord(index + 2, "time") }
    // `una vez`, `otra vez`
    let isKnown = tokens[index - 1].word != 0 || keyword(index - 2) == .to
    return isKnown && !isArticle(index - 1) && keyword(index - 1)?.isPartOfNumber != true
  }

  /// Returns whether a clause continues at an index: with a word, the apostrophe of `d'eau`, the
  /// sign of Cooklang's `&batter`, or the period of a preposition.
  private func isOfClause(_ index: Int) -> Bool {
    if tokens[index].isWord { return true }
    if tokens[index].sign == .ampersand, tokens[index + 1].isGlued { return true }
    // `pr. stk.`
    let isPoint = tokens[index].sign == .period && has(.relation, at: index - 1)
    return tokens[index].isElision || isPoint && tokens[index].isGlued
  }
}
