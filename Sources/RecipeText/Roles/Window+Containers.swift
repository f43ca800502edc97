import QuantityCore
import QuantityReading

// Sizes that are joined to a noun, and containers whose count is elsewhere or unsaid.

extension Window {
  /// `a 2-pound chicken`, `a pan of 1-pound loaves`, `a two tablespoon scoop`, `1 tbsp sized balls`
  var isJoinedToNoun: Bool {
    guard quantity.isMeasure, !isFirst, tokens[end].isWord else { return false }
    return quantity.isHyphenated || isAdjective || isWord(end, "sized")
  }

  /// Whether a singular unit follows a number above one after an article: `a 2 teaspoon scoop`.
  private var isAdjective: Bool {
    guard isEnglish, let unit = quantity.unit else { return false }
    // `a 10 gallon kettle, 5 gallon tun`
    let isListed =
      previous.sign == .comma && quantityBefore?.role == .size && unit.unit.isVolume
      && quantityBefore?.quantity.unit?.unit == unit.unit
    guard isListed || isArticle(start - 1) else { return false }
    let name = bytes(at: unit.start)
    return quantity.first.value > Fraction(1) && keyword(end) != .of && name.count > 3
      && name.last != "s"
  }

  /// `2 large cans (14 oz each)`, `1 (28 oz can)`
  var isSizeOfContainer: Bool {
    guard opening == start - 1 else { return false }
    let isBeforeContainer = next.isWord && parser.container(after: end) != nil
    if quantity.isMeasure, isBeforeContainer { return true }
    return has(.container, at: start - 2) && isSizeOfCounted
  }

  /// Returns whether it is a smaller amount in the parentheses of a size, such as a drained weight:
  /// `2 Dosen (à 400 g, Abtropfgewicht 240 g)`. A larger one is the total.
  func isPartOfSize(_ size: ClassifiedQuantity) -> Bool {
    guard let unit = quantity.unit?.unit, let other = size.quantity.unit?.unit,
      unit.kind == other.kind, start - size.end <= 4, let closing, closing <= end + 2,
      (size.start - 3..<size.start).contains(where: { tokens[$0].sign == .open }),
      !(size.end..<start).contains(where: { [.open, .close].contains(tokens[$0].sign) }),
      let part = ExactTicks(quantity.last.value, of: unit),
      let whole = ExactTicks(size.quantity.first.value, of: other)
    else { return false }
    return part.count < whole.count
  }

  /// `400 g x 2 tins`, `400 g tins x 2`, `250 g balls x 6`, `400 g tin chopped tomatoes x 2`
  var isMultiplied: Bool {
    guard quantity.isMeasure, !quantity.isRange, let later else { return false }
    let things = has(.shape, at: end) ? end : parser.container(after: end)
    let (name, times) = (things.map { $0 + 1 } ?? end, later.start - 1)
    guard isTimes(times), name <= times, times - name <= 6, things != nil || name == times else {
      return false
    }
    let isName = (name..<times).allSatisfy {
      tokens[$0].isWord && (keyword($0) ?? .of) == .of || tokens[$0].sign == .comma
    }
    return isName && later.unit == nil
      && later.first.value.isWhole && !later.first.isWord
      && (isEndOfName(later.end) || noun(after: later.end) != nil)
  }

  /// The count after a size: `400 g x 2`
  var isFactorOfSize: Bool {
    guard isTimes(start - 1), let size = quantityBefore, size.role == .size else { return false }
    return quantity.unit == nil && start - size.end <= 8
  }

  func isTimes(_ index: Int) -> Bool {
    keyword(index) == .times || tokens[index].sign == .times
  }

  /// `2 packs of 6 buns`
  var isCountInPack: Bool {
    guard quantity.unit == nil, keyword(start - 1) == .of,
      has(.container, at: start - 2), let count = quantityBefore
    else { return false }
    return count.role == .count && start - count.end <= 4
  }

  /// `28 oz can tomatoes`
  var isSizeOfUncounted: Bool {
    guard quantity.isMeasure, isFirst, quantity.further.isEmpty, !quantity.first.isWord,
      !isMultiplied, let index = containerOfSize
    else { return false }
    // `3 tbsp jar garlic`
    if quantity.unit?.unit.definition.vessel == .spoon { return false }
    // `2 cups pot roast`
    if has(.vessel, at: index), quantity.isScooped { return false }
    return has(.singular, at: index) || !isCountOfMeasures
  }

  private var containerOfSize: Int? {
    if opening != nil, let closing, let index = parser.container(after: closing + 1) {
      return index
    }
    return parser.container(after: end)
  }

  /// `3 pint jars` means three jars, at the start of a line, after `makes`, and after others:
  /// `14 pint jars or 7 quart jars`.
  var isCountOfMeasures: Bool {
    let before = beforeApproximation
    let name = tokens[before].sign == .colon ? before - 1 : before
    // `Makes 6 jars (or 3 pint jars)`
    let isOther =
      keyword(before) == .or && quantityBefore?.role.isScaled == true
      && (quantityBefore?.quantity.isVolume == true && quantityBefore?.role == .count
        || quantityBefore?.noun.map { has(.container, at: $0) } == true)
    // `For 3 quart jars`
    let isPurpose = isWord(before, "for") && isFirstWord(before)
    guard let whole, whole > 1,
      isFirst || has(.yield, at: name) || isOther || isPurpose,
      quantity.isVolume,
      !quantity.isHyphenated, let index = containerOfSize
    else { return false }
    return index == parser.endOfAlternate(after: end) && has(.plural, at: index)
      && !has(.singular, at: index)
  }

  /// `卵(60g程度) 2個`
  var isSizeBeforeCount: Bool {
    guard parser.dialect.isUnspaced, opening == start - 1, quantity.isMeasure, let closing,
      let later, later.unit == nil
    else { return false }
    return later.start == closing + 1 && (later.counter != nil || has(.counter, at: later.end))
  }
}
