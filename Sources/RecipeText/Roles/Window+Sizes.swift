import QuantityCore
import QuantityReading

// The sizes of counted things, and the counts of things with a size.

extension Window {
  /// `2 (8 oz) packages`, `two 14-ounce cans`, `4 boneless 6 oz chicken breasts`, `1 package (8 oz)`
  var isSizeOfCounted: Bool {
    if isSizeBeforeCount { return true }
    guard let unit = quantity.unit, quantity.isMeasure, let count = quantityBefore,
      count.quantity.unit == nil,
      [.count, .unexplained, .size, .yield, .length].contains(count.role)
        // `into two 2-ounce balls`, `400-g-Dose (240 g)`
        || count.role == .portion && unit.isHyphenated
        // `на 8 частей по 50 г`
        || count.role == .portion && !isEnglish && isLinkToCount(count.end..<start)
        || count.role == .identifier && tokens[count.end].sign == .hyphen
    else { return false }
    let between = count.end..<start
    if between.isEmpty {
      return unit.isHyphenated || !tokens[end].isWord || noun(after: end) != nil
        || parser.isBeforeContainer(end) || isSizeOfPackage(unit, count.quantity)
    }
    let open = between.first { tokens[$0].sign == .open }
    // `2 packages (4 teaspoons) yeast`: the teaspoons are the total, but not in `6 (1 cup) servings`.
    let isOfServing = closing.map { has(.yield, at: $0 + 1) } ?? false
    if open != nil, unit.unit.definition.vessel != nil, !unit.isHyphenated, !isOfServing {
      return false
    }
    // `1 - 1/2 cups`, `1, 1/2 cups`, and `3 - 1 tsp`, but not `3 - 1 oz bars`
    let isFalling = previous.sign.isDash && quantity.first.value < count.quantity.first.value
    let isOfSpoons = unit.unit.definition.vessel != nil || bytes(at: end).last != "s"
    if previous.sign.isDash || previous.sign == .comma,
      quantity.first.value < Fraction(1) || isFalling && isOfSpoons && !unit.isHyphenated
    {
      return parser.isBeforeContainer(end)
    }
    if isInsideMeasure { return false }
    // `(1) 2 cups` begins with the number of an item.
    if tokens[between.lowerBound].sign == .close, !parser.isBeforeContainer(end),
      isFirstWord(count.start) || noun(after: end) == nil
    {
      return false
    }
    if between.allSatisfy({ isCountJoint($0) }) {
      // `4 (8 oz) ribeye steaks`
      let isBeforeNoun = closing.map { tokens[$0 + 1].isWord } ?? false
      return open == nil || isSizeInParentheses(unit) || between.count == 1 && isBeforeNoun
    }
    // `2 latas de 400 g`, `1 poulet de 1,4 kg`, `2 Steaks (à ca. 180 g)`
    if isLinkToCount(between) { return true }
    // `2 cans (14 oz each)`, `2 cans 14 oz tomatoes`
    let container = between.last {
      tokens[$0].isWord && has(.container, at: $0)
    }
    let isTogether = open != nil && between.contains { keyword($0) == .approximation }
    // `1 packet yeast in 1/4 cup water` has two amounts.
    let isAtSize =
      open.map { $0 == start - 1 }
      ?? (container == start - 1
        || previous.sign.isDash && container == start - 2
        || previous.sign == .comma
          && (isLast(end) || has(.each, at: end)
            || tokens[afterPoint].sign == .comma && container == start - 2
            // `1 Glas Rotkohl, 680 g Abtropfgewicht`
            || has(.link, at: end) && isLast(end + 1))
        // `1 blik tomaten 400 g`
        || isLast(end) && tokens[start - 1].isWord
          && !quantity.isScooped)
    // `1 can condensed cream of chicken soup (10.5 oz)`
    let most = open == start - 1 && container == between.lowerBound ? 12 : 6
    if container != nil, between.count <= most, !isTogether, isAtSize { return true }
    // `4 boneless 6 oz chicken breasts`, `1 large (28-ounce) can`
    let describes = between.allSatisfy {
      has(.description, at: $0) || tokens[$0].sign == .comma
        || isWord($0, "size") || isFiller($0) || $0 == open || isInCompound($0, of: between)
    }
    guard describes else { return false }
    if let open { return open == start - 1 && isSizeInParentheses(unit) }
    return tokens[parser.endOfAlternate(after: end)].isWord
  }

  /// `1 8 oz cream cheese`, `2 10.75 oz tomato soup`, at the start of a line
  private func isSizeOfPackage(_ unit: UnitPhrase, _ count: QuantityPhrase) -> Bool {
    isEnglish && isFirstWord(count.start) && !parser.isWater(unit.end)
      && (unit.unit.name == "ounce" || unit.unit.name == "pound")
      && count.first.value.isWhole && count.first.tokens.count == 1 && !count.first.isWord
  }

  /// Returns whether the token at an index is part of a compound such as `bone-in` or `free-range`.
  private func isInCompound(_ index: Int, of words: Range<Int>) -> Bool {
    let inner = words.dropFirst().dropLast()
    guard let hyphen = (index - 1..<index + 2).first(where: { tokens[$0].isGluedHyphen }),
      inner.contains(hyphen), tokens[hyphen + 1].isGlued
    else { return false }
    return tokens[hyphen - 1].isWord && tokens[hyphen + 1].isWord
  }

  private func isFiller(_ index: Int) -> Bool {
    if case .filler? = keyword(index) { true } else { false }
  }

  private func isLinkToCount(_ between: Range<Int>) -> Bool {
    let last = beforeApproximation
    guard between.contains(last), last < between.lowerBound + 8 else { return false }
    // `8 білків, вбитих з 4 dkg цукру`
    if quantity.isMass, has(.link, at: last),
      between.contains(where: { tokens[$0].sign == .comma && $0 < last - 1 })
    {
      return false
    }
    // `1 Pck. Puddingpulver (für 500 ml Milch)`
    let isRemark = tokens[last - 1].sign == .open
    if isRemark, has(.purpose, at: last) { return true }
    // `2 bags of 500 g spinach`
    if keyword(last) == .of, has(.container, at: last - 1) { return true }
    // `4 jajka z 2 łyżkami mleka`
    guard has(.link, at: last), !quantity.isScooped else { return false }
    // `1 rôti de porc de 1 kg, ficelé`
    let isOfLine = (isLast(end) || next.sign == .comma) && isFirstWord(between.lowerBound - 1)
    return between.contains { hasAny(.counted, at: $0) } || isRemark
      || last == between.lowerBound + 1 || isOfLine
  }

  /// `2 (8 oz) packages`, `1 (15 oz / 425 g) can`, but not `4 (about 200 g) onions`
  private func isSizeInParentheses(_ unit: UnitPhrase) -> Bool {
    guard let closing else { return false }
    return unit.isHyphenated || parser.isBeforeContainer(closing + 1)
      || has(.shape, at: closing + 1) || facts(closing + 1).unit.map { isSizeOf($0) } == true
  }

  /// The second amount of `(15 oz / 425 g)` and `400-g can (240 g drained)`, but not the total of
  /// `three 8-ounce (680 g) packages`
  var isSizeAgain: Bool {
    guard quantity.isMeasure else { return false }
    // `a large (gallon/3.8 l) bag`
    let isOfUnit =
      previous.sign == .slash && facts(start - 2).unit != nil && tokens[start - 3].sign == .open
    // `8 pint/500 ml jars`
    if isOfUnit || quantityBefore?.rule == Rule.measures && isJoinedToLast { return true }
    // `a 16 qt pot (or more: mine is 23 qt)`
    let isOwn = isWord(start - 1, "is") && quantity.isVolume
    if isOwn, quantityBefore?.rule == Rule.vesselSize { return true }
    guard let size = quantityBefore, size.role == .size || size.rule == Rule.share else {
      return false
    }
    if isPartOfSize(size) { return true }
    guard size.role == .size else { return false }
    if previous.sign == .open, isWord(end, "drained") { return true }
    guard isJoinedToLast else { return false }
    let isSameKind = size.quantity.unit?.unit.kind == quantity.unit?.unit.kind
    // `1 can (400 g/240 g)`, whose drained weight is 240 g
    if previous.sign == .slash, next.sign == .close, tokens[size.start - 1].sign == .open {
      return true
    }
    return !isSameKind || size.quantity.isRange || quantity.isRange || isRepeated(size.quantity)
      || isForeignVolume(size.quantity)
  }

  /// `2 x 400 g tins`, `3-16 oz cans`, `2 (8 oz) packages`
  var countsSized: Bool {
    if isFactorOfSize { return true }
    guard quantity.unit == nil, let later, !later.isTime, later.start >= end else { return false }
    // `a large 14 oz can of tomatoes`
    let isArticle = isArticle(quantity.first.start)
    let joint = isArticle ? min(skipDescriptions(end), later.start) : end
    let between = joint..<later.start
    guard between.count <= 2, between.allSatisfy({ isCountJoint($0) }) else { return false }
    let after = parser.endOfAlternate(after: later.end)
    // `(2) 15 oz cans`, `or (4) 4 oz bars`, `(2) 9-inch crusts`, but not the number of an item:
    // `(1) 2 lb potatoes`
    if next.sign == .close {
      let isOfLength = later.unit == nil && nounAfterSize.map { has(.plural, at: $0) } == true
      return previous.sign == .open
        && (parser.isBeforeContainer(after) || isWithinLine(after) || isOfLength)
    }
    if isWordOfSentence, !isSizeOfFood(later, after: after) { return false }
    // `1 3-inch piece of ginger`, `1 x 5cm/2in piece of ginger`
    guard let unit = later.unit else {
      let index = tokens[after].sign == .hyphen ? after + 1 : after
      let isLength =
        has(.length, at: index) || tokens[after].sign == .prime || isInchMark(after: later.end)
      // `score it in a 1/2-inch pattern`
      let needsNoun = !between.isEmpty || isArticle
      return isLength && (!needsNoun || nounAfterSize != nil) || isBeforeSide(after)
    }
    if parser.isBeforeContainer(after) { return true }
    // `1, 1/2 cups`
    if between.contains(where: { tokens[$0].sign == .comma }), later.first.value < Fraction(1) {
      return false
    }
    let isNamed = tokens[after].isWord || tokens[after].sign == .close
    return !quantity.isRange && (isFirst && isNamed || unit.isHyphenated)
  }

  /// Returns whether the number isn't first, and a plural that recipes count begins at an index.
  private func isWithinLine(_ index: Int) -> Bool {
    !isFirst && noun(after: index).map { has(.plural, at: $0) } == true
  }

  /// In a sentence, a word counts food that has a size, such as `a 6 oz can of crab`, `a 5-pound
  /// chicken` and `a 2-inch piece of ginger`, but not `a 2-inch ball` or `a 1-gallon zip-top bag`.
  private func isSizeOfFood(_ size: QuantityPhrase, after index: Int) -> Bool {
    guard let unit = size.unit else {
      guard let noun = nounAfterSize, has(.piece, at: noun) else { return false }
      return keyword(noun + 1) == .of && tokens[noun + 2].word != 0
    }
    if let container = parser.container(after: index) {
      let name = skipDescriptions(container + 1)
      return keyword(container + 1) == .of || !isEndOfName(name)
    }
    guard unit.unit.isMass, let noun = noun(after: index) else { return false }
    // `Season four 6-ounce fillets`, unlike `roll a 2-ounce ball`
    let isSeveral = quantity.first.value > Fraction(1) && !has(.shape, at: noun)
    return !hasAny([.piece, .vessel], at: noun) || keyword(noun + 1) == .of
      || isSeveral && !has(.vessel, at: noun)
  }

  /// `4 16-by-22-inch sheets`
  private func isBeforeSide(_ index: Int) -> Bool {
    end == later?.start && tokens[index].sign == .hyphen
      && (keyword(index + 1) == .times || has(.relation, at: index + 1))
  }

  private func isCountJoint(_ index: Int) -> Bool {
    switch tokens[index].sign {
    case .open, .close, .hyphen, .dash, .comma: true
    default:
      isTimes(index) || has(.link, at: index) || keyword(index) == .approximation
    }
  }
}
