import QuantityCore
import QuantityReading

// Numbers beside a word for `per`.

extension Window {
  /// Returns whether a word for `per` precedes a single thing. In languages other than English, the
  /// word can also mean `for`: `250 g di sfoglie per lasagne`, `30 g płatków na wierzch`.
  func isForOne(_ index: Int) -> Bool {
    if isEnglish { return true }
    // `pr. stk.`
    if tokens[index].sign == .period, tokens[index].isGlued { return isForOne(index + 1) }
    let traits = facts(index).traits
    // `¼ כוס לכל פנקייק`, but not `je nach Größe`
    if has(.each, at: index - 1), tokens[index].isWord, traits.isDisjoint(with: [.relation, .end]) {
      return true
    }
    // `25 g na jedną porcję`
    if keyword(index) == .count(1) || isArticle(index) { return true }
    return facts(index).unit != nil || !traits.isDisjoint(with: [.nutritionPer, .each, .atOnce])
      || traits.contains(.singular) && (!traits.contains(.plural) || traits.contains(.piece))
  }

  /// Returns whether the word at an index is `each`, or the `every` of `for every 3 cups of flour`,
  /// but not that of `every 10 minutes`, `every few hours` or `every last bit`.
  func isEach(_ index: Int) -> Bool {
    if has(.each, at: index) { return true }
    guard isEnglish, isWord(index, "every"),
      tokens[index + 1].isNumber || keyword(index + 1)?.isPartOfNumber == true
        || facts(index + 1).unit != nil || hasAny(.counted, at: skipDescriptions(index + 1))
        || isWord(index - 1, "for")
    else { return false }
    let words = (index + 1..<index + 5).prefix { !tokens[$0].isEdge && tokens[$0].kind != .sign }
    return !words.contains { facts($0).unit?.isTime == true }
  }

  /// `per 100 g`, but not the ingredient line `Je 1 TL Salz und Pfeffer`
  var isAfterPer: Bool {
    // `pr. 100 g`
    if previous.sign == .period, previous.isGlued, keyword(start - 2) == .per { return true }
    // `pro Stück 150 g`
    if keyword(start - 2) == .per, quantity.unit != nil, !isEnglish,
      hasAny([.piece, .nutritionPer], at: start - 1)
    {
      return true
    }
    guard keyword(start - 1) == .per, !isForSeveral, !isFriedIn else { return false }
    let isEach = has(.each, at: start - 1) && isFirstWord(start - 1)
    return !isEach || parser.isSentence(from: end)
  }

  /// Whether the word for `per` means `in`: `обжарить на 2 ст. л. масла`, but not `соль на 1 ст. л.
  /// муки` after an amount.
  private var isFriedIn: Bool {
    guard !isEnglish, quantity.isScooped, !has(.each, at: start - 1) else { return false }
    if isFirstWord(start - 1) { return false }
    guard let before = quantityBefore?.end, before > start - 24 else { return true }
    // A period after a long word ends a sentence; after `1 ч. л.`, it belongs to the unit.
    let unit = tokens[before - 1]
    if unit.range.count > 6, unit.hasPoint || tokens[before].sign == .period { return true }
    return (before + 1..<max(start, before + 1)).contains { tokens[$0].sign == .period }
  }

  /// Whether the number says how many an earlier amount is for: `266 g na 2 porcje`,
  /// `2 el (per 4 personen)`.
  private var isForSeveral: Bool {
    guard !isEnglish, quantity.unit == nil, quantityBefore?.role.isScaled == true,
      quantity.first.value > Fraction(1)
    else { return false }
    let traits = facts(skipDescriptions(end)).traits
    return traits.contains(.yield)
      || opening == start - 2 && tokens[end].isWord && !traits.contains(.uncounted)
  }

  /// Whether a word such as `Per` begins a line with the number of servings, possibly after a
  /// heading: `Per 4 persone`, `Ingredienti (per 12 biscotti)`.
  var beginsYield: Bool {
    guard quantity.unit == nil else { return false }
    guard isFirstWord(start - 1) else {
      guard keyword(start - 1) == .per, !isEnglish else { return false }
      let heading = tokens[start - 2].sign == .open ? start - 3 : start - 2
      return tokens[heading].isWord && isFirstWord(heading)
        && quantity.last.value > Fraction(1) && noun(after: end) != nil
    }
    return has(.purpose, at: start - 1)
      || keyword(start - 1) == .per && has(.yield, at: skipDescriptions(end))
  }

  /// `Lasagne al forno per 4`
  var endsTitle: Bool {
    guard keyword(start - 1) == .per, quantity.unit == nil, !quantity.first.isWord,
      next.isEdge, let whole, whole > 1, !isEnglish
    else { return false }
    var index = start - 2
    while tokens[index].isWord, index > start - 6, !isFirstWord(index) { index -= 1 }
    return tokens[index].isWord && isFirstWord(index) && isCapitalized(index)
  }

  /// `200 g c/u`, `150 g l'uno`, `(150 g pièce)`
  func isOneOfLanguage(_ index: Int) -> Bool {
    if isEnglish || quantity.unit == nil || !tokens[index].isWord { return false }
    // `150 גרם כל אחד`
    if isWord(index, "כל") { return keyword(index + 1) == .count(1) }
    if tokens[index + 1].sign == .slash {
      return isWord(index, "c") && isWord(index + 2, "u")
    }
    if tokens[index + 1].sign == .apostrophe {
      return isWord(index, "l") && (keyword(index + 2) == .count(1) || isArticle(index + 2))
    }
    // `unas 20 de unos 30 gr unidad`
    let isAlone =
      tokens[index + 1].sign == .close && opening != nil
      || isLast(index + 1) && !isFirst && !has(.container, at: index)
    return isAlone && has([.piece, .singular], at: index)
  }
}
