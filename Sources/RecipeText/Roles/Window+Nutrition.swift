import QuantityCore
import QuantityReading

// Nutrition facts.

extension Window {
  /// `Serving size: 1 cup (240 g)`, `Serving: 1 slice | Calories: 310`
  private var isServingSize: Bool {
    if heading == .servingSize, isFirst,
      quantity.unit == nil || isLast(end) || next.sign == .open
    {
      return true
    }
    guard let before = quantityBefore, opening == start - 1 else { return followsServing(start) }
    return before.role == .nutrition || before.role == .identifier && followsServing(before.start)
  }

  private func followsServing(_ start: Int) -> Bool {
    var index = parser.beforeApproximation(start)
    let mark = tokens[index].sign
    if mark == .colon || mark == .equals || mark == .open || mark.isDash || tokens[index].isEdge
      || isWord(index, "is")
    {
      index -= 1
    }
    if isWord(index, "size") { return isWord(index - 1, of: ["portion", "serving"]) }
    // `Portion: 200 g`, but not `Serving: 1 cup sour cream`
    let isAlone =
      quantity.unit != nil && isFirstWord(index) && (isLast(end) || next.sign == .open)
    let isHeading = isWord(index, "serving") || isAlone && isWord(index, "portion")
    return isWord(index, of: ["servingsize", "serving_size"])
      || isHeading && mark == .colon && (lineTraits.contains(.nutrient) || isAlone)
  }

  var isNutritionFact: Bool {
    if isInNutrition || isServingSize { return true }
    guard quantity.isMass || quantity.unit == nil else { return false }
    // `| Value | 100 g | Serving |`
    if whole == 100, isFirst, isLast(end), lineTraits.contains(.nutritionPer) { return true }
    if followsNutrition { return true }
    // `173 calories 15.7 g 12 oz`
    if let before = quantityBefore, before.role == .nutrition, before.quantity.unit != nil,
      before.end == start, quantity.unit != nil
    {
      return true
    }
    // `100 g; 292 kcal; fat 0.1 g`
    if let later, later.start == end + 1, !isFirst,
      next.sign == .semicolon || next.sign == .comma, isEnergy(later.end)
    {
      return true
    }
    let before = tokens[start - 1].sign == .colon ? start - 2 : start - 1
    if has(.nutrient, at: before) { return true }
    // `12 g de protéines`
    let isJoined = keyword(afterPoint) == .of || has(.link, at: afterPoint)
    let name = isJoined ? afterPoint + 1 : afterPoint
    if has(.nutrient, at: name) {
      // `1 g saturated fat`
      var end = name + 1
      while hasAny([.nutrient, .food], at: end) { end += 1 }
      return quantity.unit != nil && isEndOfNutrient(end)
    }
    guard lineTraits.contains(.nutrient), quantity.unit != nil, isNearNutrient else {
      return false
    }
    if hasAny([.food, .nutrient], at: before) { return true }
    return has(.food, at: name) && isEndOfNutrient(name + 1)
  }

  private func isEnergy(_ index: Int) -> Bool {
    isWord(index, of: ["kcal", "kj", "cal", "calories"])
  }

  /// Whether a nutrient comes earlier in the line or later in the sentence: not after
  /// `Knead in 150 g sugar. Per slice: 420 kcal.`
  private var isNearNutrient: Bool {
    let isNutrient = { (index: Int) in hasAny([.nutrient, .nutritionPer], at: index)
    }
    var index = start - 1
    while index > 0, index > start - 64, !tokens[index].isEdge {
      if isNutrient(index) { return true }
      index -= 1
    }
    index = end
    while index < end + 64, !tokens[index].isEdge {
      if tokens[index].sign == .period, tokens[index + 1].isWord, !tokens[index + 1].isGlued,
        tokens[index - 1].range.count > 2
      {
        return false
      }
      if isNutrient(index) { return true }
      index += 1
    }
    return true
  }

  /// Returns whether the name of a nutrient ends before an index, unlike that of
  /// `30 g de proteína en polvo`.
  private func isEndOfNutrient(_ index: Int) -> Bool {
    isEndOfName(index) && (isEnglish || !has(.relation, at: index))
  }

  /// Whether a portion, its energy or another nutrition fact precedes: `Pro Portion: 15 g F`,
  /// `450 kcal, 20 g E`. The words for the facts are often abbreviated.
  private var followsNutrition: Bool {
    if isEnglish { return false }
    if let before = quantityBefore {
      return before.role == .nutrition || has([.nutrient, .otherUnit], at: before.end)
    }
    let index = beforeApproximation
    let portion = tokens[index].sign == .colon ? index - 1 : index
    return has(.nutritionPer, at: portion) && keyword(portion - 1) == .per
      && isFirstWord(portion - 1)
  }
}
