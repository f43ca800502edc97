import QuantityCore
import QuantityReading

// Numbers that name or order things.

extension Window {
  var endsLikeAnOrdinal: Bool {
    let index = quantity.first.end
    guard tokens[index].isGlued, has(.ordinalEnding, at: index), let whole,
      quantity.first.tokens.count == 1
    else { return false }
    // `6st` is a weight in stones.
    let isFirst = whole % 10 == 1 && whole % 100 != 11
    return quantity.unit == nil || isFirst && quantity.further.isEmpty
  }

  var isPercentage: Bool {
    let index = next.sign == .hyphen ? end + 1 : end
    return next.sign == .percent || has(.percent, at: index)
  }

  /// `3-day-old`, `6-layer`, but not `¼ - Lemon` or a number with a unit
  var isPartOfAdjective: Bool {
    // `24 well plate`, `12 hole muffin tin`
    if quantity.unit == nil, isWord(end, of: ["well", "hole"]),
      isWord(end + 1, of: ["plate", "plates"]) || vessel(after: end + 1) != nil
    {
      return true
    }
    // `Adjust 2 piece caps`
    if quantity.unit == nil, !isFirst, let whole, whole > 1, isWord(end, "piece"),
      tokens[end + 1].isWord, isEndOfName(end + 2),
      bytes(at: end + 1).last == "s"
    {
      return true
    }
    // `(4 serving size) pudding`
    let isServing = quantity.unit == nil && isWord(end, "serving")
    if isServing, isWord(end + 1, "size") { return true }
    guard quantity.unit == nil, next.isGluedHyphen, tokens[end + 1].isGlued,
      tokens[end + 1].isWord
    else { return false }
    return !has(.length, at: end + 1) && keyword(end + 1)?.joinsAmounts != true
      && !isWord(end + 1, "f")
  }

  var followsReference: Bool {
    var index = start - 1
    while tokens[index].sign == .period || tokens[index].sign == .hash
      || tokens[index].sign == .colon
    {
      index -= 1
    }
    guard has(.reference, at: index), !quantity.first.isWord else { return false }
    if quantity.unit == nil { return true }  // `Batch size 5.5 gallons`, but not `Size: 2 lb`
    return isWord(index, "size")
      ? !isWord(index - 1, of: ["batch", "boil", "recipe"]) : tokens[index + 1].kind != .sign
  }

  /// `tags: ["4 stagioni"]`, in the metadata of a recipe
  var isInTag: Bool {
    let names: [StaticString] = ["tags", "tag", "keywords", "categories", "category", "etiquetas"]
    let key = (0..<min(start, 4)).first { tokens[$0].isWord } ?? start
    return tokens[key + 1].sign == .colon && names.contains { isWord(key, $0) }
  }

  /// `V-8`, `1h45x`, `8T44`
  var touchesIdentifier: Bool {
    let isInName =
      previous.isGluedHyphen && first.isGlued
      && tokens[start - 2].isWord
      && quantity.unit == nil && keyword(start - 2)?.joinsAmounts != true
      && !hasAny([.link, .relation, .mixing], at: start - 2) && !isAfterDegrees
    let touchesRun =
      previous.kind == .opaque && tokens[start].isGlued || next.kind == .opaque && next.isGlued
    let touchesNumber = quantity.unit != nil && next.isNumber && next.isGlued
    // `c5:de:82`, `64cc-11e2`, `228C.0020`
    let isBeforeAmount = later?.start == end + 1 && later?.unit != nil
    let isInChain =
      quantity.unit != nil && [.colon, .period, .hyphen].contains(next.sign) && next.isGlued
      && tokens[end + 1].isGlued && !isBeforeAmount
      && (tokens[end + 1].isNumber || tokens[end + 1].kind == .opaque)
    // The `25` of `2[0-4]|25[0-5]`.
    let isBeforeClass =
      quantity.unit == nil && next.sign == .open && next.isGlued
      && parser.bytes[next.range.lowerBound] == "["
    let isAddress = next.sign == .at && next.isGlued || previous.sign == .at && first.isGlued
    return isStepReference || isInName || touchesRun || touchesNumber || isInChain || isBeforeClass
      || isAddress
  }

  /// Cooklang's reference to the result of a step: `@&(~1)dough{}`
  private var isStepReference: Bool {
    let open = previous.sign == .tilde ? start - 2 : start - 1
    return tokens[open].sign == .open && tokens[open - 1].sign == .ampersand
      && tokens[open - 1].isGlued && tokens[open - 2].sign == .at
  }

  /// The 2 of `1 / 2 cup` isn't a separate number.
  var followsSlash: Bool {
    previous.sign == .slash && !first.isGlued && tokens[start - 2].isNumber && !hasDegrees
      || next.sign == .slash && tokens[end + 1].isNumber && !tokens[end + 1].isGlued
        && quantity.unit == nil
  }

  /// `Voeg de eieren 1 voor 1 toe.`
  var isOneByOne: Bool {
    guard quantity.unit == nil, !quantity.isRange else { return false }
    func isPair(_ other: QuantityPhrase, _ joint: Int) -> Bool {
      tokens[joint].isWord && other.unit == nil && !other.isRange
        && other.first.value == quantity.first.value
        && (keyword(joint) != nil || hasAny([.relation, .end, .link], at: joint))
    }
    if let before = quantityBefore?.quantity, before.end + 1 == start {
      return isPair(before, start - 1)
    }
    return later.map { $0.start == end + 1 && isPair($0, end) } ?? false
  }

  /// `007`, but not the `04 ovos` or `02 xícaras` of an ingredient
  var beginsWithZero: Bool {
    guard first.number.startsWithZero else { return false }
    let counts = quantity.isMeasure || noun(after: end) != nil
    return !(isFirst && counts && first.range.count == 2 && (whole ?? 0) > 0)
  }

  // MARK: Dates

  var isNextToMonth: Bool {
    guard quantity.unit == nil || quantity.unit?.tokens.count == 1 else { return false }
    let after = tokens[end].sign == .period ? end + 1 : end
    return has(.month, at: start - 1) && quantity.unit == nil
      || has(.month, at: after) && facts(after).keyword == nil
  }

  var isYear: Bool {
    // `2014,2015`
    let number = first.number
    if number.decimalMark == .comma, number.denominator == 10_000, number.digitCount == 8 {
      return quantity.unit == nil && number.digits / 10_000 < 2100
    }
    guard first.number.digitCount == 4, let whole, !quantity.isRange,
      first.number.groupMark == .none,
      (1500...2100).contains(whole)
    else { return false }
    if parser.bytes[previous.range].elementsEqual("©".utf8) { return true }
    // `the 1980s`
    if let unit = quantity.unit {
      return unit.tokens.count == 1 && tokens[unit.start].isGlued
        && tokens[unit.start].range.count == 1 && unit.unit.isTime
    }
    // `her 1917 Recipes`
    return !isFirst || noun(after: end) == nil
  }

  /// `10 am`
  var isTimeOfDay: Bool { quantity.unit == nil && has(.clock, at: end) }

  /// `4.8 stars`, `12 reviews`, `5 from 128 votes`
  var isRating: Bool {
    guard quantity.unit == nil else { return false }
    let isBeforeVotes =
      later?.start == end + 1 && isWord(end, "from") && has(.rating, at: later?.end ?? end)
    return isBeforeVotes || has(.rating, at: end) && isEndOfName(end + 1)
  }

  // MARK: Titles

  /// `# 2 pies`, `title: 2 pies`, `Three Bean Salad`, `seven grain cereal`
  var isInTitle: Bool {
    if isNameWithSize { return true }
    guard quantity.unit == nil || quantity.first.isWord, !quantity.isRange,
      !quantity.first.tokens.isEmpty
    else { return false }
    if previous.sign == .hash, !first.isGlued, tokens[start - 2].isEdge { return true }
    // `### Potatoes in Half Shell`
    let isHeading = tokens[1].sign == .hash && (!tokens[2].isGlued || tokens[2].sign == .hash)
    if isHeading, quantity.first.isWord { return !has(.yield, at: start - 1) }
    let isGrain = quantity.unit == nil && isWord(end, "grain")
    if isGrain, tokens[end + 1].isWord { return true }
    if isNameAfterUnit { return true }
    var index = start - 1
    while tokens[index].isWord || tokens[index].isNumber, index > start - 16 { index -= 1 }
    if tokens[index].sign == .colon, has(.title, at: index - 1), tokens[index - 2].isEdge {
      return true
    }
    return isEnglish && isFirst && isNameOfDish
  }

  /// `name: 10Gal Mashtun`, but not `name: 2 cups flour`
  private var isNameWithSize: Bool {
    guard let unit = quantity.unit, previous.sign == .colon, isCapitalized(end),
      has(.title, at: start - 2), isFirstWord(start - 2)
    else { return false }
    let name = bytes(at: unit.start)
    return isCapitalized(unit.start) && name.count > 2
      && name.dropFirst().allSatisfy { $0 & 0x20 != 0 }
  }

  /// `1 bag 15 bean soup mix`, `1 cup 3 cheese blend`, but not `1 bag 12 bean pods`
  private var isNameAfterUnit: Bool {
    guard isEnglish, let before = quantityBefore, before.role.isScaled, let whole, whole > 1,
      quantity.unit == nil, has(.inDishName, at: end), tokens[end + 1].isWord,
      !hasAny([.plural, .end], at: end + 1)
    else { return false }
    return (before.quantity.unit == nil ? before.noun.map { $0 + 1 } : before.end) == start
  }

  /// Whether all following words are capitalized and the noun is singular.
  private var isNameOfDish: Bool {
    let start = quantity.first.end
    // `200 G FLOUR`
    guard let whole, isCapitalized(start), tokens[start].range.count > 1 else { return false }
    var index = start
    // `One Pan Sausage and Rice`
    while isCapitalized(index)
      || keyword(index) == .and && isCapitalized(index - 1) && isCapitalized(index + 1)
    {
      index += 1
    }
    guard tokens[index].isEdge, index > start + 1 else { return false }
    // `2 Egg Yolks Beaten`
    while has(.end, at: index - 1), index > start + 1 { index -= 1 }
    let last = self.facts(index - 1).traits
    let isPlural = last.contains(.plural)
    let facts = facts(start)
    // `3 Habanero Pepper`, but not `3 Bean Chili`
    let isIngredient = last.contains(.singular) && !facts.traits.contains(.inDishName)
    if isIngredient, !quantity.first.isWord { return false }
    // `- 3 Tbps Worcestershire Sauce` is an item of a list.
    if previous.kind == .sign, !quantity.first.isWord, !facts.traits.contains(.inDishName) {
      return false
    }
    // `3 Bell Peppers`, but not `2 Ingredient Bagels`
    if isPlural, !quantity.first.isWord, !facts.traits.contains(.inDishName) { return false }
    let isSingular =
      facts.traits.contains(.singular)
      || facts.traits.isDisjoint(with: .ofRecipes) && facts.unit == nil
    return whole > 1 && isSingular && facts.traits.isDisjoint(with: [.description, .plural])
      || quantity.first.isWord
  }
}
