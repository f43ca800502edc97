import QuantityCore
import QuantityReading

// Numbers of other dimensions: temperatures, lengths, times, rates, nutrients.

extension Window {
  // MARK: Temperatures

  var hasDegrees: Bool {
    let index = quantity.unit?.tokens.lowerBound ?? end
    if tokens[index].sign == .degree || facts(index).traits.contains(.temperature) { return true }
    guard let letter = scale(at: index), quantity.further.isEmpty else { return false }
    if isRangeOfDegrees { return true }
    let isAfterMinus = previous.sign == .hyphen && first.isGlued || previous.sign == .minus
    if letter == UInt8(ascii: "f") { return quantity.first.value >= Fraction(30) || isAfterMinus }
    return isCelsius(index, isAfterMinus: isAfterMinus)
  }

  /// Returns whether a number before a `C` is a temperature rather than a number of cups.
  private func isCelsius(_ index: Int, isAfterMinus: Bool) -> Bool {
    let value = quantity.last.value
    let after = tokens[index + 1].sign == .period ? index + 2 : index + 1
    let hasFood = !isEndOfName(after) && !facts(after).traits.contains(.keeping)
    let isCapital = parser.bytes[tokens[index].range.lowerBound] == UInt8(ascii: "C")
    if isAfterMinus, isCapital, !hasFood || lineTraits.contains(.keeping) { return true }
    let before = previous.sign == .open ? start - 2 : start - 1
    let isAfterAt = facts(before).traits.contains(.keeping) || facts(before).traits.contains(.end)
    let isGlued = isCapital && tokens[index].isGlued
    let isHot = lineTraits.contains(.heat)
    if value >= Fraction(80) { return value <= Fraction(300) && !hasFood || isGlued || isHot }
    let isAlone = isCapital && isFirst && isLast(after)
    let isKept = isCapital && lineTraits.contains(.keeping)
    if value >= Fraction(30) {
      return !hasFood && (isAfterAt || isAlone || isKept) || isGlued || isHot
    }
    if quantity.isRange, keyword(start) == .between, isGlued { return true }
    return isCapital && !hasFood && isAfterAt && facts(before).traits.contains(.keeping)
  }

  /// Returns the letter of a temperature scale at an index, in lowercase.
  private func scale(at index: Int) -> UInt8? {
    let range = tokens[index].range
    guard tokens[index].kind == .word, range.count == (tokens[index].hasPoint ? 2 : 1) else {
      return nil
    }
    let letter = parser.bytes[range.lowerBound] | 0x20
    return letter == UInt8(ascii: "c") || letter == UInt8(ascii: "f") ? letter : nil
  }

  /// `425F/220C`, `2C and 8C`
  private var isRangeOfDegrees: Bool {
    guard let before = quantityBefore, before.role == .temperature else { return false }
    return start - 1 <= before.quantity.tokens.upperBound + 1
  }

  var isOvenHeat: Bool {
    guard quantity.unit == nil, lineTraits.contains(.heat), let whole, whole >= 90 else {
      return false
    }
    return facts(start - 1).traits.contains(.keeping) || facts(start - 1).traits.contains(.heat)
      || quantityBefore?.role == .temperature
  }

  // MARK: Lengths, times, and others

  var isLength: Bool {
    guard quantity.unit == nil else { return false }
    var index = end
    if tokens[index].sign == .prime || isBeforeInchMark { return true }
    if tokens[index].sign == .hyphen, tokens[index + 1].isGlued { index += 1 }
    guard facts(index).traits.contains(.length) else { return false }
    // `2 in the pan`
    let isPreposition = keyword(index) == .target
    return !isPreposition || tokens[index].isGlued || tokens[index + 1].sign == .period
      || noun(after: index + 1) != nil
  }

  /// `1 3/4" thick steaks`, but not a number that ends a quotation
  private var isBeforeInchMark: Bool {
    let (bytes, mark) = (parser.bytes, Int(tokens[end - 1].end))
    guard mark + 1 < bytes.count, bytes[mark] == UInt8(ascii: "\""), bytes[mark + 1] == 0x20
    else { return false }
    // A quotation begins before a word, and is short if it ends with a number.
    let before = bytes[max(0, mark - 80)..<mark]
    guard let last = before.lastIndex(of: UInt8(ascii: "\"")) else { return true }
    return bytes[last + 1] == 0x20
  }

  /// `1-inch piece of ginger`, `2.5cm/1in piece root ginger`, at the start of a line
  var isLengthOfPiece: Bool {
    guard isLength, tokens[end].kind == .word || tokens[end].sign == .hyphen else { return false }
    let index = skipDescriptions(tokens[end].sign == .hyphen ? end + 2 : end + 1)
    // `12 1/4-inch slices` are twelve, or of twelve inches and a quarter.
    let number = quantity.first
    let isUnclear =
      number.value > Fraction(4) && number.tokens.count > 1 && !number.isWord
      && tokens[start + 1].kind == .number && !tokens[start + 1].isGlued
    guard facts(index).traits.contains(isUnclear ? [.piece, .plural] : [.piece, .singular]) else {
      return false
    }
    // `1 2-inch piece`
    if let count = quantityBefore, count.quantity.tokens.upperBound == start, count.role == .count {
      return false
    }
    var before = start - 1
    while tokens[before].kind != .edge, before > start - 16 {
      let isOfLength =
        tokens[before].kind == .number || tokens[before].sign == .slash
        || facts(before).traits.contains(.length)
      if !isOfLength { return false }
      before -= 1
    }
    return true
  }

  /// `9 x 13`
  var isSide: Bool {
    func isCross(_ index: Int) -> Bool { keyword(index) == .times || tokens[index].sign == .times }
    if isCross(start - 1), quantityBefore?.role == .length { return true }
    guard quantity.unit == nil, isCross(end), let later, later.tokens.lowerBound == end + 1,
      later.unit == nil
    else { return false }
    // `1 x 5cm piece of ginger`
    if isFirst, !tokens[end].isGlued, nounAfterSize != nil { return false }
    var index = later.tokens.upperBound
    if tokens[index].sign == .hyphen { index += 1 }
    return facts(index).traits.contains(.length) || isCross(index) || tokens[end].isGlued
      || !facts(index).traits.isDisjoint(with: [.vessel, .use])
  }

  var isDuration: Bool {
    if let unit = quantity.unit { return unit.unit.isTime }
    return keyword(end) == .calendar || facts(end).traits.contains(.uncounted)
  }

  /// `2 TB of disk`, `10pt`, `spin at 800g`
  var hasFalseUnit: Bool {
    guard let unit = quantity.unit else { return false }
    let index = unit.tokens.lowerBound
    // `2 TB butter`, where an ingredient begins
    if facts(index).traits.contains(.otherUnit) {
      return !isFirst || tokens[end].kind != .word || keyword(end) != nil
    }
    let isGlued = tokens[index].isGlued && unit.tokens.count == 1
    // A C literal: `201103L`
    let isLong = quantity.first.value.isWhole && quantity.first.value >= Fraction(100_000)
    if isGlued, isLong, parser.isWord(index, "l") || parser.isWord(index, "ul") { return true }
    // In a text about typography.
    if parser.isWord(index, "pt") { return isGlued && quantity.first.value > Fraction(5) }
    return isGlued && parser.isWord(index, "g") && keyword(end) != .of
      && facts(start - 1).traits.contains(.atOnce)
  }

  /// `200 kcal`, `9,000 x g`
  var hasOtherUnit: Bool {
    // `9,000 x g` is the force of a centrifuge.
    let isForce = keyword(end) == .times && facts(end + 1).unit?.name == "gram"
    return quantity.unit == nil && (facts(end).traits.contains(.otherUnit) || isForce)
  }

  /// `(1 cup = 250 ml)`, `1 cup of flour = 120 g`
  var definesAUnit: Bool {
    var index = end
    while tokens[index].kind == .word, index < end + 6 { index += 1 }
    return tokens[index].sign == .equals && (index == end || tokens[index + 1].kind == .number)
      || previous.sign == .equals
  }

  /// `flour = eggs * 60 g`, a formula that the reader fills in
  var isInFormula: Bool {
    let isOperator =
      [.times, .other, .slash].contains(previous.sign) && !previous.isGlued && !first.isGlued
    guard isOperator, tokens[start - 2].kind == .word || tokens[start - 2].sign == .close else {
      return false
    }
    var index = start - 2
    while index > start - 12, tokens[index].kind == .word || tokens[index].kind == .sign {
      if tokens[index].sign == .equals { return true }
      index -= 1
    }
    return false
  }

  var isRate: Bool {
    quantity.unit != nil && tokens[end].sign == .slash && tokens[end].isGlued
      && tokens[end + 1].kind == .word
  }

  /// `3 parts gin, 2 parts vermouth`
  var countsPartsOfMixture: Bool {
    quantity.unit == nil && facts(end).traits.contains(.partOfMixture)
  }

  // MARK: Nutrition facts

  /// `Serving size: 1 cup (240 g)`, `Serving: 1 slice | Calories: 310`
  private var isServingSize: Bool {
    guard let before = quantityBefore, opening == start - 1 else { return followsServing(start) }
    return before.role == .nutrition
      || before.role == .identifier && followsServing(before.quantity.tokens.lowerBound)
  }

  private func followsServing(_ index: Int) -> Bool {
    let isAfterColon = tokens[index - 1].sign == .colon
    let index = isAfterColon ? index - 2 : index - 1
    if parser.isWord(index, "size") { return parser.isWord(index - 1, "serving") }
    let isHeading = parser.isWord(index, "serving") && isAfterColon
    return parser.isWord(index, "servingsize") || isHeading && lineTraits.contains(.nutrient)
  }

  var isNutritionFact: Bool {
    if isInNutrition || isServingSize { return true }
    guard quantity.unit?.unit.isMass == true || quantity.unit == nil else { return false }
    if followsNutrition { return true }
    let before = tokens[start - 1].sign == .colon ? start - 2 : start - 1
    if facts(before).traits.contains(.nutrient) { return true }
    // `12 g de protéines`
    let isJoined = keyword(afterPoint) == .of || facts(afterPoint).traits.contains(.link)
    let name = isJoined ? afterPoint + 1 : afterPoint
    if facts(name).traits.contains(.nutrient) {
      return quantity.unit != nil && isEndOfNutrient(name + 1)
    }
    guard lineTraits.contains(.nutrient), quantity.unit != nil else { return false }
    if !facts(before).traits.isDisjoint(with: [.food, .nutrient]) { return true }
    return !facts(name).traits.isDisjoint(with: .food) && isEndOfNutrient(name + 1)
  }

  /// Returns whether the name of a nutrient ends before an index, unlike that of
  /// `30 g de proteína en polvo`.
  private func isEndOfNutrient(_ index: Int) -> Bool {
    isEndOfName(index)
      && (parser.lexicon.isEnglish || facts(index).traits.isDisjoint(with: .relation))
  }

  /// Whether a portion, its energy or another nutrition fact precedes: `Pro Portion: 15 g F`,
  /// `450 kcal, 20 g E`. The words for the facts are often abbreviated.
  private var followsNutrition: Bool {
    if parser.lexicon.isEnglish { return false }
    if let before = quantityBefore {
      return before.role == .nutrition
        || facts(before.quantity.tokens.upperBound).traits.contains([.nutrient, .otherUnit])
    }
    let index = beforeApproximation
    let portion = tokens[index].sign == .colon ? index - 1 : index
    return facts(portion).traits.contains(.nutritionPer) && keyword(portion - 1) == .per
      && parser.isFirstWord(portion - 1)
  }
}
