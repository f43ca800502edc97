import QuantityCore
import QuantityReading

// Amounts that do not grow with a recipe.

extension Window {
  /// `6 oz each`, `1/2 cup at a time`, `2 tsp per person`, `portions of 100 g`
  var isShare: Bool {
    let place = quantity.unit == nil ? end : skipDescriptions(end)
    if facts(place).recipe.contains(.share) {
      if quantity.unit != nil || facts(place).traits.contains(.atOnce) { return isShareWord(place) }
    }
    if keyword(place) == .per { return quantity.unit != nil }
    if keyword(start - 1) == .per { return true }
    if isShareOfClause { return true }
    guard quantity.unit != nil else { return false }
    // `12 rolls of 60 g each`, `portions of 100 g`
    let before = beforeApproximation
    guard keyword(before) == .of || facts(before).recipe.contains(.link) else { return false }
    return facts(before - 1).recipe.contains(.shape) && quantityBefore?.role != .amount
  }

  /// `Top each with 1 teaspoon`, `1 tablespoon filling in the center of each wrapper`, `3 pieces at a time`
  private var isShareOfClause: Bool {
    var place = start - 1
    while place > start - 6, tokens[place].kind == .word {
      if facts(place).recipe.contains(.share), facts(place).traits.contains(.each), !isFirst { return true }
      place -= 1
    }
    place = end
    while place < end + 8, tokens[place].kind == .word {
      let isEach = facts(place).recipe.contains(.share) && facts(place).traits.contains(.each)
      if isEach, facts(place - 1).keyword != nil || facts(place - 1).recipe.contains(.relation) { return true }
      if facts(place).recipe.contains(.share), facts(place).traits.contains(.atOnce),
        keyword(place + 1) == .article, text(place + 2) == "time"
      {
        return true
      }
      place += 1
    }
    return false
  }

  /// `Divide into 6 portions of 100 g`, `into 12 pieces, about 50 g each`
  var countsPortions: Bool {
    guard quantity.unit == nil, let later, later.unit?.unit.isTime == false else { return false }
    let hasShape = (end..<later.tokens.lowerBound).contains { !facts($0).recipe.isDisjoint(with: [.shape, .yield]) }
      || !facts(later.tokens.upperBound + 1).recipe.isDisjoint(with: .shape)
    return hasShape && later.tokens.lowerBound - end <= 5
  }

  private func isShareWord(_ place: Int) -> Bool {
    // `at` only in `at a time`, `at once`
    let isAt = facts(place).traits.contains(.atOnce)
    return !isAt || keyword(place + 1) == .article
  }

  /// `into 6`, `1 tablespoon balls`
  var isDividedInto: Bool {
    let before = beforeApproximation
    if quantity.unit == nil {
      if facts(before).traits.contains(.into) { return true }
      // `in 4 pieces`, `in one piece`
      if keyword(before) == .target, !isFirst, let noun = noun(after: end),
        !facts(noun).recipe.isDisjoint(with: [.piece, .shape])
      {
        return true
      }
      return keyword(before) == .target && facts(before - 1).traits.contains(.verb) && !isFirst
        && lineFacts.traits.contains(.verb) && noun(after: end) == nil
    }
    let place = skipDescriptions(end)
    let isShape = facts(place).recipe.contains(.shape) && facts(place).recipe.contains(.plural)
    return isShape && !isFirst && noun(after: end) == place && isBeforeEnd(place + 1)
  }

  private func isBeforeEnd(_ place: Int) -> Bool {
    tokens[place].kind != .word || facts(place).recipe.contains(.end)
  }

  // MARK: Vessels

  /// `a 2-quart baking dish`, `a 2 lb loaf tin`
  var isVesselSize: Bool {
    guard let unit = quantity.unit?.unit, !unit.isTime else { return isCountOfCups }
    // `a loaf tin (900 g)`
    if let opening, opening != quantityBefore?.quantity.tokens.upperBound, opening == start - 1 || keyword(start - 1) == .approximation,
      facts(opening - 1).recipe.contains(.vessel) && quantityBefore?.role != .count
        || isContainerForUse(opening - 1)
    {
      return true
    }
    let isJar = quantity.unit?.isHyphenated == true && !isFirst && parser.isBeforeContainer(end)
      && quantityBefore?.role != .count
    if isJar { return true }
    if let vessel = vessel(after: end) {
      // `250 g lasagne sheets` is food.
      let isFood = isFirst && !quantity.first.isWord && (unit.isMass || vessel > end + 1)
        && !startsWithArticle
      return !isFood
    }
    return false
  }

  private var startsWithArticle: Bool { keyword(start - 1) == .article || keyword(start) == .article }
  private var isCountOfCups: Bool { false }

  /// The place of a vessel after a place, behind words such as `large`, `baking` or a few others.
  private func vessel(after place: Int) -> Int? {
    var place = place
    if tokens[place].sign == .close { place += 1 }
    for _ in 0..<4 {
      guard tokens[place].kind == .word else { return nil }
      let facts = facts(place)
      if facts.recipe.contains(.vessel) || isContainerForUse(place) { return place }
      let goesOn = !facts.recipe.isDisjoint(with: [.use, .description]) || isCapitalized(place)
        || facts.recipe.isEmpty && facts.keyword == nil && facts.unit == nil
      guard goesOn else { return nil }
      place += 1
    }
    return nil
  }

  /// `loaf tin`, `muffin tin`
  private func isContainerForUse(_ place: Int) -> Bool {
    facts(place).recipe.contains(.container) && facts(place - 1).recipe.contains(.use)
  }

  private func isCapitalized(_ place: Int) -> Bool {
    (0x41...0x5A).contains(parser.bytes[tokens[place].range.lowerBound])
  }

  /// `Line 2 baking sheets`
  var countsVessels: Bool {
    guard quantity.unit == nil, !isFirst else { return false }
    // `three 9-inch cake pans`, `two 1-quart jars`
    if let size = later, size.tokens.lowerBound == end, lineFacts.traits.contains(.verb) {
      let after = size.tokens.upperBound
      if parser.isBeforeContainer(after), facts(start - 1).recipe.contains(.relation) { return true }
      for place in after..<after + 6 where tokens[place].kind == .word || tokens[place].sign == .hyphen {
        if facts(place).recipe.contains(.vessel) { return true }
      }
    }
    guard let place = vessel(after: end) else { return false }
    return facts(place - 1).recipe.contains(.use) || place == end || lineFacts.traits.contains(.verb)
  }

  // MARK: Sizes of what is counted

  /// `2 (8 oz) packages`, `two 14-ounce cans`, `4 boneless 6 oz chicken breasts`, `1 package (8 oz)`
  var isSizeOfCounted: Bool {
    guard let unit = quantity.unit, !unit.unit.isTime, let count = quantityBefore,
      count.quantity.unit == nil, count.role == .count || count.role == .unexplained
        || count.role == .size || count.role == .yield
    else { return false }
    let between = count.quantity.tokens.upperBound..<start
    if between.isEmpty { return unit.isHyphenated || !isBeforeName(end) || noun(after: end) != nil }
    let hasOpen = between.contains { tokens[$0].sign == .open }
    if between.allSatisfy({ isCountJoint($0) }) {
      // `2 (8 oz) packages`, but not `4 (about 200 g) onions`
      return !hasOpen || tokens[end].sign == .close && parser.isBeforeContainer(end + 1)
        || unit.isHyphenated || tokens[end].sign == .close && facts(end + 1).recipe.contains(.shape)
    }
    // `2 cans (14 oz each)`, `2 cans 14 oz tomatoes`
    let container = between.last { tokens[$0].kind == .word && facts($0).recipe.contains(.container) }
    let isAbout = between.contains { keyword($0) == .approximation }
    if container != nil, between.count <= 4, !(hasOpen && isAbout) { return true }
    // `4 boneless 6 oz chicken breasts`
    let describes = between.allSatisfy {
      facts($0).recipe.contains(.description) || tokens[$0].sign == .comma
    }
    return describes && tokens[end].kind == .word
  }

  /// `2 x 400 g tins`, `3-16 oz cans`, `2 (8 oz) packages`
  var countsSized: Bool {
    guard quantity.unit == nil, let later, later.unit?.unit.isTime != true else { return false }
    let between = end..<later.tokens.lowerBound
    guard between.count <= 2, between.allSatisfy({ isCountJoint($0) }) else { return false }
    let after = later.tokens.upperBound
    // `1 3-inch piece of ginger`
    guard let unit = later.unit else {
      let place = tokens[after].sign == .hyphen ? after + 1 : after
      return between.isEmpty && facts(place).traits.contains(.length) || isBeforeSide(after)
    }
    guard !quantity.isRange else { return false }
    return parser.isBeforeContainer(after) || isFirst && (tokens[after].kind == .word || tokens[after].sign == .close)
      || unit.isHyphenated
  }

  /// `4 16-by-22-inch sheets`
  private func isBeforeSide(_ place: Int) -> Bool {
    end == later?.tokens.lowerBound && tokens[place].sign == .hyphen
      && (keyword(place + 1) == .times || facts(place + 1).recipe.contains(.relation))
  }

  private func isCountJoint(_ place: Int) -> Bool {
    switch tokens[place].sign {
    case .open, .hyphen, .dash, .times, .comma: true
    default: keyword(place) == .times || facts(place).recipe.contains(.link)
      || keyword(place) == .approximation
    }
  }

  private func isBeforeName(_ place: Int) -> Bool { tokens[place].kind == .word }

  /// `28 oz can tomatoes`
  var isSizeOfUncounted: Bool {
    guard let unit = quantity.unit, !unit.unit.isTime, isFirst, quantity.further.isEmpty,
      !quantity.first.isWord
    else { return false }
    return parser.isBeforeContainer(end) || opening != nil && parser.isBeforeContainer(end + 1)
  }
}
