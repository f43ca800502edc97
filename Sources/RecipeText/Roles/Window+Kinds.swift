import QuantityCore
import QuantityReading

// Numbers of other dimensions: temperatures, times, rates, nutrients.

extension Window {
  // MARK: Temperatures

  var hasDegrees: Bool {
    var index = quantity.unit?.start ?? end
    // `350-F`
    if tokens[index].isGluedHyphen, tokens[index + 1].isGlued, isWord(index + 1, "f") {
      index += 1
    }
    if tokens[index].sign == .degree || has(.temperature, at: index) || isAfterDegrees {
      return true
    }
    guard let letter = scale(at: index), quantity.further.isEmpty else { return false }
    if isRangeOfDegrees { return true }
    let isAfterMinus = previous.sign == .hyphen && first.isGlued || previous.sign == .minus
    if letter == "f" { return quantity.first.value >= Fraction(30) || isAfterMinus }
    return isCelsius(index, isAfterMinus: isAfterMinus)
  }

  /// The second end of `375°F-400°F`
  var isAfterDegrees: Bool {
    guard quantity.unit == nil, previous.isGluedHyphen, let before = quantityBefore else {
      return false
    }
    return before.role == .temperature && start - 2 <= before.end + 1 && scale(at: start - 2) != nil
  }

  /// Returns whether a number before a `C` is a temperature rather than a number of cups.
  private func isCelsius(_ index: Int, isAfterMinus: Bool) -> Bool {
    let value = quantity.last.value
    let after = tokens[index + 1].sign == .period ? index + 2 : index + 1
    let hasFood = !isEndOfName(after) && !has(.keeping, at: after)
    let isCapital = parser.bytes[tokens[index].range.lowerBound] == "C"
    if isAfterMinus, isCapital, !hasFood || lineTraits.contains(.keeping) { return true }
    let before = previous.sign == .open ? start - 2 : start - 1
    let isAfterAt = has(.keeping, at: before) || has(.end, at: before)
    let isGlued = isCapital && tokens[index].isGlued
    let isHot = lineTraits.contains(.heat)
    if value >= Fraction(80) { return value <= Fraction(300) && !hasFood || isGlued || isHot }
    let isAlone = isCapital && isFirst && isLast(after)
    let isKept = isCapital && lineTraits.contains(.keeping)
    if value >= Fraction(30) {
      return !hasFood && (isAfterAt || isAlone || isKept) || isGlued || isHot
    }
    // `Keep it between 3 C and 6 C`, but not `between 1 C and 2 C of flour`
    let isKeptBetween =
      isCapital && !hasFood && keyword(after) != .of
      && (has(.keeping, at: start - 1) || has(.keeping, at: start - 2))
    if quantity.isRange, keyword(start) == .between, isGlued || isKeptBetween { return true }
    // `Store in 4 C`, `Keep in the 4 C fridge`
    let place = facts(isWord(before, "the") ? before - 1 : before).traits
    return isCapital && !hasFood
      && (place.contains(.keeping) || isKept && place.contains(.relation))
  }

  /// Returns the letter of a temperature scale at an index, in lowercase.
  private func scale(at index: Int) -> UInt8? {
    let range = tokens[index].range
    guard tokens[index].isWord, range.count == (tokens[index].hasPoint ? 2 : 1) else { return nil }
    let letter = parser.bytes[range.lowerBound] | 0x20
    return letter == "c" || letter == "f" ? letter : nil
  }

  /// `425F/220C`, `2C and 8C`
  private var isRangeOfDegrees: Bool {
    guard let before = quantityBefore, before.role == .temperature else { return false }
    // `Heat oven to 350. Cut 1/2 C. butter`
    let isSentence = has(.verb, at: start - 1) && isCapitalized(start - 1)
    return start - 1 <= before.end + 1 && !isSentence
  }

  var isOvenHeat: Bool {
    guard lineTraits.contains(.heat), let whole, whole >= 90 else { return false }
    guard quantity.unit == nil else { return isInAbbreviatedDegrees }
    return has(.keeping, at: start - 1) || has(.heat, at: start - 1)
      || quantityBefore?.role == .temperature
  }

  /// `Stekes ved 225 gr. i 20 minutter`, whose unit looks like grams
  private var isInAbbreviatedDegrees: Bool {
    guard let unit = quantity.unit?.start, !isEnglish,
      isWord(unit, "gr") || isWord(unit, "gr."),
      quantity.last.value <= Fraction(300), isEndOfName(afterPoint)
    else { return false }
    return isPreposition(start - 1) || has(.heat, at: start - 1)
  }

  // MARK: Times and others

  var isDuration: Bool {
    if let unit = quantity.unit { return unit.unit.isTime && !hasFalseUnit }
    return keyword(end) == .calendar || has(.uncounted, at: end)
  }

  /// `(1 cup = 250 ml)`, `1 cup of flour = 120 g`
  var definesAUnit: Bool {
    var index = afterPoint
    while tokens[index].isWord, index < end + 6 { index += 1 }
    let isBefore =
      tokens[index].sign == .equals && (index == afterPoint || tokens[index + 1].isNumber)
    return (isBefore || previous.sign == .equals && !isAssigned) && !hasFalseUnit
  }

  /// `quantity = "10 g"`, in TOML, and `盐 = 2g`
  private var isAssigned: Bool {
    // `servings=2 people`
    if has(.yield, at: start - 2), isFirstWord(start - 2) { return true }
    if !isEnglish, quantityBefore == nil, start > 2, facts(start - 2).unit == nil,
      !hasAny([.container, .vessel], at: start - 2)
    {
      return true
    }
    let quote = parser.bytes[Int(first.start) - 1]
    return (quote == "\"" || quote == "'") && tokens[start - 2].isWord && isFirstWord(start - 2)
  }

  /// `flour = eggs * 60 g`, a formula that the reader fills in
  var isInFormula: Bool {
    let isOperator =
      [.times, .other, .slash].contains(previous.sign) && !previous.isGlued && !first.isGlued
    guard isOperator, tokens[start - 2].isWord || tokens[start - 2].sign == .close else {
      return false
    }
    var index = start - 2
    while index > start - 12, tokens[index].isWord || tokens[index].kind == .sign {
      if tokens[index].sign == .equals { return true }
      index -= 1
    }
    return false
  }

  var isRate: Bool {
    if isPerHundred { return true }
    // `1.5 quarts / pound`, `1.2 qts./lb.`
    let unit = afterPoint + 1
    let isOfUnit = facts(unit).unit != nil && tokens[unit + 1].isWord
    let slash = tokens[afterPoint]
    // `0.3 斤/人`
    if tokens[end + 1].sign == .slash, tokens[end + 2].isWord, tokens[end + 1].isGlued,
      has(.counter, at: end)
    {
      return true
    }
    return quantity.unit != nil && slash.sign == .slash && (slash.isGlued || isOfUnit)
      && tokens[unit].isWord && keyword(unit)?.isPartOfNumber != true
  }

  /// Both amounts of `5 g/100 ml`
  private var isPerHundred: Bool {
    guard let unit = quantity.unit, !quantity.isRange else { return false }
    if unit.unit.isVolume {
      return previous.sign == .slash && whole == 100 && quantityBefore?.role == .ratio
    }
    guard unit.unit.isMass, let later, later.isVolume else { return false }
    return next.sign == .slash && next.isGlued && later.start == end + 1
      && later.first.value == Fraction(100)
  }

  /// `3 parts gin, 2 parts vermouth`
  var countsPartsOfMixture: Bool {
    quantity.unit == nil && has(.partOfMixture, at: end)
  }
}
