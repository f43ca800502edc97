import QuantityCore
import QuantityReading

// The sizes of vessels for cooking and storage.

extension Window {
  /// `a 2-quart baking dish`, `a 2 lb loaf tin`
  var isVesselSize: Bool {
    guard quantity.isMeasure, !isCountOfMeasures else { return false }
    // `My bowl holds 3 quarts`, `big enough to hold 8 cups`, but not `Hold 1 cup back`
    if isEnglish, quantity.isVolume, isWord(beforeApproximation, of: ["hold", "holding", "holds"]),
      !isFirstWord(beforeApproximation), keyword(beforeApproximation - 1) != .and
    {
      return true
    }
    if isAfterVessel || isMeasureInUse || isWord(end, "capacity") { return true }
    let isJar =
      quantity.isHyphenated && !isFirst && parser.isBeforeContainer(end)
      && quantityBefore?.role != .count
    if isJar || isForUse(end) || isVesselOfAlternate { return true }
    // `a 1/2 cup (4 oz) ramekin`
    guard let vessel = vessel(after: isFirst ? end : skipParenthesis(end)) else { return false }
    // `250 g lasagne sheets` is food.
    let isFood =
      isFirst && !quantity.first.isWord && !startsWithArticle
      && (quantity.isMass && !has(.use, at: vessel - 1)
        || vessel > end + 1 && !has(.use, at: vessel - 1)
        || vessel > end && isName(end) && !has(.use, at: vessel - 1)
          && quantity.isScooped)
    return !isFood
  }

  /// `drain into a cup`, `using a teaspoon`, `in a pinch`, `the back of a dessert spoon`, but not
  /// `with a cup of tea`
  private var isMeasureInUse: Bool {
    let isUsed =
      keyword(start - 1) == .target || has(.relation, at: start - 1)
      || isWord(start - 1, "with") || isWord(start - 1, "using")
      || keyword(start - 1) == .of && isWord(start - 2, "back")
    if !isEnglish {
      // `in einer Tasse den Zucker auflösen`, `in ein Glas oder eine Tasse geben`
      let isAfterVessel = keyword(start - 1) == .or && hasAny([.container, .vessel], at: start - 2)
      return quantity.first.isWord && quantity.first.value == Fraction(1)
        && quantity.unit?.unit.name == "cup" && (keyword(start - 1) == .target || isAfterVessel)
        && (!next.isWord || has(.verb, at: end))
    }
    return isArticle(start)
      && (quantity.isScooped || quantity.unit?.unit.definition.vessel != nil)
      && isUsed && keyword(end) != .of
      && (keyword(end) == .or
        ? (end + 1..<end + 4).contains { has(.vessel, at: $0) }
        : isEndOfName(end) || has(.verb, at: end))
  }

  /// Whether the word at an index is an unknown capitalized word: `1/2 cup Peter Pan peanut butter`.
  private func isName(_ index: Int) -> Bool {
    isCapitalized(index) && !hasAny(.ofRecipes, at: index)
  }

  private var startsWithArticle: Bool {
    isArticle(start - 1) || isArticle(start)
  }

  /// `a loaf tin (900 g)`, `ein Topf von 3 l`
  private var isAfterVessel: Bool {
    let link = beforeApproximation
    if has(.link, at: link), has(.vessel, at: link - 1) { return true }
    // `garnek o pojemności 2,5 l`, but not `w garnku 2 l wody`
    if !isEnglish, quantity.isVolume,
      !quantity.isScooped, isEndOfName(end),
      has(.vessel, at: beforeApproximation), facts(beforeApproximation).unit == nil
    {
      return true
    }
    // `a greased ring mold, 2 l`
    if previous.sign == .comma, has(.vessel, at: start - 2),
      facts(start - 2).unit == nil, isLast(end), quantity.isVolume
    {
      return true
    }
    guard let opening, opening != quantityBefore?.end,
      opening == start - 1 || keyword(start - 1) == .approximation
    else { return false }
    // `4 oz nuts, ground in a food processor (1 cup)`
    if isInIngredient, quantity.isScooped { return false }
    // `Bottle (1 l)`
    let isContainer = isFirstWord(opening - 1) && has(.container, at: opening - 1)
    return has(.vessel, at: opening - 1) && quantityBefore?.role != .count
      || isContainerForUse(opening - 1) || isContainer
  }

  /// The first amount of `900g/2lb loaf tin`
  private var isVesselOfAlternate: Bool {
    guard let later, later.isMeasure, tokens[end].sign == .slash, later.start == end + 1
    else { return false }
    return vessel(after: later.end) != nil
  }

  /// `Fill a 1 pint jar`, but not `a 14 oz can of tomatoes`
  private func isForUse(_ index: Int) -> Bool {
    // `a gallon zip-top bag`
    let isCompound = tokens[index + 1].isGluedHyphen
    let first = isCompound ? index + 3 : index
    // `1/2 pint jelly jars`
    let isOfFood =
      quantity.isVolume && tokens[first].isWord && has([.container, .plural], at: first + 1)
    guard let container = parser.container(after: first) ?? (isOfFood ? first + 1 : nil),
      isEndOfName(container + 1),
      keyword(container + 1) != .of
    else { return false }
    return !isFirst && quantityBefore?.role != .count || startsWithArticle
  }

  /// Returns the index of a vessel after an index, possibly after a few words such as `large` or
  /// `baking`.
  func vessel(after index: Int) -> Int? {
    var index = index
    var hasUse = false
    // `In a medium (3 quart) saucepan heat the oil`
    let isBracketed = tokens[index].sign == .close
    if isBracketed { index += 1 }
    let first = index
    for _ in 0..<4 {
      guard tokens[index].isWord else {
        // `a 1 cup liquid measuring`, at the end of a wrapped line
        return tokens[index].isEdge && index > first && startsWithArticle
          && has(.use, at: index - 1) ? index - 1 : nil
      }
      let facts = facts(index)
      // `2 tablespoons jam Preheat oven`
      let isHot = !facts.traits.isDisjoint(with: [.verb, .heat])
      if index > first, isHot, facts.traits.isDisjoint(with: .use), isCapitalized(index),
        !isCapitalized(index - 1)
      {
        return nil
      }
      // `2 cups pot roast`, `oven-baked`
      let isEnd =
        (isEndOfName(index + 1) || isBracketed && has(.verb, at: index + 1))
        && !(tokens[index + 1].isGluedHyphen)
      // In German, `formen` is a verb, and `Formen` are vessels.
      let isNoun = parser.lexicon.recipeLanguage != .german || isCapitalized(index)
      if facts.traits.contains(.vessel), isEnd || hasUse, isNoun { return index }
      if isContainerForUse(index) { return index }
      let continues =
        !facts.traits.isDisjoint(with: [.use, .description]) || isCapitalized(index)
        || facts.traits.isDisjoint(with: .ofRecipes) && facts.keyword == nil && facts.unit == nil
      guard continues else { return nil }
      hasUse = hasUse || facts.traits.contains(.use)
      index += 1
      if tokens[index].isGluedHyphen { index += 1 }
    }
    return nil
  }

  /// `loaf tin`, `muffin tin`
  func isContainerForUse(_ index: Int) -> Bool {
    has(.container, at: index) && has(.use, at: index - 1)
  }

  /// `Line 2 baking sheets`, the article of `a 5 l stockpot`
  var countsVessels: Bool {
    guard quantity.unit == nil else { return false }
    if isArticle(quantity.first.start), countsVesselOfSize { return true }
    if isFirst { return false }
    // `Large pot, 1`, `Mason jar, 1`
    if previous.sign == .comma, isLast(end),
      has(.vessel, at: start - 2) || isContainerForUse(start - 2)
    {
      return true
    }
    // `three 9-inch cake pans`, `two 1-quart jars`
    if let size = later, size.start == end, lineTraits.contains(.verb) {
      let after = size.end
      if let container = parser.container(after: after), keyword(container + 1) != .of,
        has(.relation, at: start - 1)
      {
        return true
      }
      let words = (after..<after + 6).prefix {
        tokens[$0].isWord || tokens[$0].sign == .hyphen
      }
      if words.contains(where: { has(.vessel, at: $0) }) { return true }
    }
    // `Line 2 square boxes with parchment`
    let isPrepared = isWord(start - 1, of: ["line", "grease"])
    if isPrepared, isEnglish, noun(after: end) != nil { return true }
    // `Makes enough to fill 2 mason jars`
    if isWord(start - 1, "fill"), isWord(start - 3, "enough") { return false }
    // `Heat the oven, with 2 racks in the middle`
    if isWord(end, "racks"), lineTraits.contains(.heat), quantity.first.tokens.count == 1,
      keyword(end + 1) != .of, isEndOfName(end + 1)
    {
      return true
    }
    guard let index = vessel(after: end) else { return false }
    // `add 2 glasses of wine`
    if keyword(index + 1) == .of, !has(.piece, at: index) { return false }
    // `Servings: 8 bowls`
    let before = beforeApproximation
    if tokens[before].sign == .colon, has(.yield, at: before - 1) { return false }
    return has(.use, at: index - 1) || index == end || lineTraits.contains(.verb)
  }

  /// Returns the index after the other sides: the `-by-11-inch` of `8-by-11-inch`.
  private func endOfSides(_ start: Int) -> Int {
    var index = start
    for _ in 0..<3 {
      if tokens[index].sign == .hyphen { index += 1 }
      if has(.length, at: index) { return index + 1 }
      guard isTimes(index) || isWord(index, "by") else { break }
      index += tokens[index + 1].sign == .hyphen ? 2 : 1
      if tokens[index].isNumber { index += 1 }
    }
    return index
  }

  /// Whether the size of a vessel follows an article: `a 5 l stockpot`, `a 9-inch pan`.
  private var countsVesselOfSize: Bool {
    guard let later, later.start == skipDescriptions(end) else { return false }
    let after = later.unit == nil ? endOfSides(later.end) : later.end
    if vessel(after: after) != nil { return true }
    guard let container = parser.container(after: after) else { return false }
    return !isFirst && keyword(container + 1) != .of && isEndOfName(container + 1)
  }
}
