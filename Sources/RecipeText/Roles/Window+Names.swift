import QuantityCore
import QuantityReading

// Numbers that name or order things, and those of other dimensions.

extension Window {
  var endsLikeAnOrdinal: Bool {
    let place = quantity.first.tokens.upperBound
    return tokens[place].isGlued && facts(place).traits.contains(.ordinalEnding)
      && quantity.first.value.isWhole && quantity.first.tokens.count == 1
  }

  /// `1. Stir`, `2) Add`
  var numbersAListItem: Bool {
    guard quantity.unit == nil, !quantity.isRange, whole != nil, !quantity.first.isWord, isFirst,
      next.isGlued
    else { return false }
    return next.sign == .period || next.sign == .close && previous.sign != .open
  }

  var isPercentage: Bool {
    let place = next.sign == .hyphen ? end + 1 : end
    return next.sign == .percent || facts(place).traits.contains(.percent)
  }

  /// `3-day-old`, `6-layer`; not `¼ - Lemon`, and not what has a unit
  var isPartOfAdjective: Bool {
    guard quantity.unit == nil, next.sign == .hyphen, next.isGlued, tokens[end + 1].isGlued,
      tokens[end + 1].kind == .word
    else { return false }
    return !facts(end + 1).traits.contains(.length) && keyword(end + 1)?.joinsAmounts != true
  }

  /// `V-8`
  private var isInName: Bool {
    previous.sign == .hyphen && previous.isGlued && first.isGlued && tokens[start - 2].kind == .word
      && tokens[start - 2].range.count == 1 && quantity.unit == nil
  }

  var followsReference: Bool {
    var place = start - 1
    while tokens[place].sign == .period || tokens[place].sign == .hash || tokens[place].sign == .colon {
      place -= 1
    }
    guard facts(place).traits.contains(.reference), !quantity.first.isWord else { return false }
    return quantity.unit == nil || tokens[place + 1].kind != .sign
  }

  var touchesOpaque: Bool {
    isInName || previous.kind == .opaque && tokens[start].isGlued || next.kind == .opaque && next.isGlued
  }

  var standsBesideMonth: Bool {
    guard quantity.unit == nil || quantity.unit?.tokens.count == 1 else { return false }
    let after = tokens[end].sign == .period ? end + 1 : end
    return facts(start - 1).traits.contains(.month) && quantity.unit == nil
      || facts(after).traits.contains(.month) && facts(after).keyword == nil
  }

  var isYear: Bool {
    guard quantity.unit == nil, first.number.digitCount == 4, let whole, !quantity.isRange,
      first.number.groupMark == .none
    else { return false }
    return (1500...2100).contains(whole) && noun(after: end) == nil
  }

  // MARK: Temperatures

  var hasDegrees: Bool {
    let place = quantity.unit?.tokens.lowerBound ?? end
    if tokens[place].sign == .degree || facts(place).traits.contains(.temperature) { return true }
    guard let letter = scale(at: place) else { return false }
    if letter == UInt8(ascii: "f") { return quantity.first.value >= Fraction(30) }
    let isAfterMinus = previous.sign == .hyphen && first.isGlued || previous.sign == .minus
    return quantity.first.value >= Fraction(30) || isAfterMinus
      || facts(previous.sign == .open ? start - 2 : start - 1).traits.contains(.keeping)
      || isRangeOfDegrees || keyword(start) == .between && quantity.firstUnit != nil && tokens[place].isGlued
  }

  /// The letter of a scale at a place, in lower case.
  private func scale(at place: Int) -> UInt8? {
    let range = tokens[place].range
    guard tokens[place].kind == .word else { return nil }
    // The point of `180C.` may be that of the sentence.
    let isOne = range.count == 1 || range.count == 2 && parser.bytes[range.lowerBound + 1] == UInt8(ascii: ".")
    guard isOne else { return nil }
    let letter = parser.bytes[range.lowerBound] | 0x20
    return letter == UInt8(ascii: "c") || letter == UInt8(ascii: "f") ? letter : nil
  }

  /// `425F/220C`, `2C and 8C`
  private var isRangeOfDegrees: Bool { quantityBefore?.role == .temperature && start - 1 <= (quantityBefore?.quantity.tokens.upperBound ?? 0) + 1 }

  var isOvenHeat: Bool {
    guard quantity.unit == nil, lineFacts.recipe.contains(.heat), let whole, whole >= 90 else {
      return false
    }
    return facts(start - 1).traits.contains(.keeping) || facts(start - 1).recipe.contains(.heat)
      || quantityBefore?.role == .temperature
  }

  // MARK: Lengths, times, and others

  var isLength: Bool {
    guard quantity.unit == nil else { return false }
    var place = end
    if tokens[place].sign == .hyphen, tokens[place + 1].isGlued { place += 1 }
    guard facts(place).traits.contains(.length) else { return false }
    // `2 in the pan`
    let isPreposition = keyword(place) == .target
    return !isPreposition || tokens[place].isGlued || tokens[place + 1].sign == .period
      || noun(after: place + 1) != nil
  }

  var isSide: Bool {
    func isCross(_ place: Int) -> Bool { keyword(place) == .times || tokens[place].sign == .times }
    if isCross(start - 1), quantityBefore?.role == .length { return true }
    guard quantity.unit == nil, isCross(end), let later, later.tokens.lowerBound == end + 1,
      later.unit == nil
    else { return false }
    var place = later.tokens.upperBound
    if tokens[place].sign == .hyphen { place += 1 }
    return facts(place).traits.contains(.length) || isCross(place)
      || !facts(place).recipe.isDisjoint(with: [.vessel, .use])
  }

  var isDuration: Bool {
    if let unit = quantity.unit { return unit.unit.isTime }
    return keyword(end) == .calendar || facts(end).recipe.contains(.uncounted)
  }

  var hasOtherUnit: Bool {
    // `9,000 x g` turns a centrifuge.
    let isForce = keyword(end) == .times && facts(end + 1).unit?.name == "gram"
    return quantity.unit == nil && (facts(end).traits.contains(.otherUnit) || isForce)
  }

  /// `(1 cup = 250 ml)`
  var definesAUnit: Bool { next.sign == .equals || previous.sign == .equals }

  /// `16/20 shrimp`, `(80/20)`, `21-25 count`
  var isGrade: Bool {
    guard quantity.unit == nil, let second = quantity.second else { return false }
    let joint = tokens[quantity.first.tokens.upperBound]
    let isSlash = joint.sign == .slash && quantity.first.tokens.upperBound + 1 == second.tokens.lowerBound
    return isSlash || facts(end).traits.contains(.grade)
  }

  var isNutritionFact: Bool {
    if isInNutrition { return true }
    guard quantity.unit?.unit.isMass == true || quantity.unit == nil else { return false }
    let before = tokens[start - 1].sign == .colon ? start - 2 : start - 1
    if facts(before).recipe.contains(.nutrient) { return true }
    if facts(end).recipe.contains(.nutrient) { return quantity.unit != nil }
    return lineFacts.recipe.contains(.nutrient) && lineFacts.traits.contains(.nutritionPer)
      && !facts(before).recipe.isDisjoint(with: [.food, .nutrient])
  }

  var isRate: Bool {
    quantity.unit != nil && tokens[end].sign == .slash && tokens[end].isGlued
      && facts(end + 1).unit != nil
  }
}
