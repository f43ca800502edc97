import QuantityCore
import QuantityReading

// Amounts that are scaled with a recipe.

extension Window {
  /// `Serves 4`, `Makes about 3 cups`, `Servings: 4-6`, `4 servings`
  var isYield: Bool {
    if endsTitle { return true }
    // `4-6`, after the line `Servings`
    if heading == .yield, isFirst, quantity.unit == nil, !quantity.first.isWord, isLast(end) {
      return true
    }
    var index = beforeApproximation
    // `servings: "4"`
    if tokens[index].isEdge, tokens[index - 1].sign == .colon, quantity.unit == nil,
      parser.bytes[Int(first.start) - 1] == "\""
    {
      index -= 1
    }
    // `[Servings] 8`
    if tokens[index].sign == .close, tokens[index - 2].sign == .open, isFirst(index - 2) {
      index -= 1
    }
    // `portions = 4`
    if tokens[index].sign == .equals, isFirstWord(index - 1) { index -= 1 }
    while [.colon, .open, .apostrophe].contains(tokens[index].sign) || isArticle(index)
      || keyword(index) == .to && index > 1 || isWord(index, "up")
    {
      index -= 1
    }
    let before = facts(index).traits
    let isPurpose = before.contains(.purpose) && isFirstWord(index)
    if before.contains(.yield) || isPurpose { return index > 0 && !isBeforeUnread }
    // `aantal_personen: 4`
    if quantity.unit == nil, isFirstWord(index), tokens[index].word == 0,
      tokens[index + 1].sign == .colon, isKey(index, of: .yield)
    {
      return true
    }
    if isWord(index, of: ["serve", "make"]), !isBeforeUnread,
      isWord(index - 1, of: ["will", "should"])
    {
      return true
    }
    // `Sufficient for 9 persons`, `Enough for a family of 6`
    if quantity.unit == nil, isEnglish,
      isWord(end, "persons") || keyword(index) == .of && isWord(index - 1, "family")
    {
      return true
    }
    if isOfPurpose(index) { return true }
    // `Serves 4 as a main, 6 as a starter`
    if quantityBefore?.role == .yield, quantity.unit == nil, isWord(end, "as") { return true }
    let after = facts(skipDescriptions(end)).traits
    return quantity.unit == nil && after.contains(.yield) && !after.contains(.nutrient)
  }

  /// `20 servings per pan`, but not `20 servings per batch`
  var isYieldOfOne: Bool {
    let noun = skipDescriptions(end)
    return isEnglish && quantity.unit == nil && has(.yield, at: noun)
      && keyword(noun + 1) == .per && !isWord(noun + 2, of: ["batch", "recipe"])
  }

  /// Returns whether words before an index and the number say what a recipe is enough for:
  /// `To make twelve 3 oz bars`, `enough for two crusts`, `Makes 24 oz, for two pies`.
  private func isOfPurpose(_ index: Int) -> Bool {
    // `Makes just enough for one brisket`
    let isOne = noun(after: end) != nil && (index - 4..<index).contains { isWord($0, "makes") }
    guard isEnglish, quantity.first.value >= Fraction(isOne ? 1 : 2),
      !isBeforeUnread, quantity.unit == nil, next.isWord || next.isNumber
    else { return false }
    if isWord(index, "make") { return keyword(index - 1) == .to && isFirstWord(index - 1) }
    return isWord(index, "for") && (isWord(index - 1, "enough") || quantityBefore?.role == .yield)
  }

  /// Returns whether a square bracket that begins the line is at an index.
  private func isFirst(_ bracket: Int) -> Bool {
    tokens[bracket - 1].isEdge && parser.bytes[Int(tokens[bracket].start)] == "["
  }

  /// Whether a unit that isn't read follows the number.
  private var isBeforeUnread: Bool {
    quantity.unit == nil
      && (next.sign == .percent || next.sign == .degree || has(.uncounted, at: end))
  }

  /// `1 cup (95 g)`, `450 g / 1 lb`, `4 cups zucchini (about 3 medium)`
  var isAlternate: Bool {
    guard let before = quantityBefore, before.role.isScaled, !isOfNextName else { return false }
    if isInsideMeasure { return true }
    if quantity.first.isWord, quantity.unit == nil, noun(after: end) == nil { return false }
    if isAfterRemark, quantity.unit != nil, before.quantity.unit != nil { return isEndOfAlternate }
    if before.role == .alternate, isJoinedToLast, quantity.unit != nil || noun(after: end) != nil {
      return true
    }
    if let opening, opening >= before.end, before.quantity.unit != nil {
      return quantity.unit == nil ? isCountInParentheses(opening) : isEndOfAlternate
    }
    guard before.role != .count || quantity.unit != nil, before.quantity.unit != nil else {
      return false
    }
    var joint = before.end
    // `10 oz./280 g`
    if tokens[joint].sign == .period, tokens[joint + 1].sign == .slash, joint + 2 == start {
      joint += 1
    }
    // `12 oz 340 g squash`
    if joint == start { return isRepeated(before.quantity) }
    guard joint + 1 == start || joint == start - 2 else { return false }
    if quantity.unit == nil { return tokens[joint].sign == .slash && noun(after: end) != nil }
    // `50 g or 3 tbsp tahini`, `1 onion (1 cup; 150 g)`
    let isOtherKind = quantity.unit?.unit.kind != before.quantity.unit?.unit.kind
    return tokens[joint].sign == .slash
      || keyword(joint) == .or && (opening != nil || isOtherKind || isRepeated(before.quantity))
      || tokens[joint].sign == .semicolon
        && (isOtherKind && closing == end || isRepeated(before.quantity))
      // `1 stick (4 oz, 115 g) butter`
      || tokens[joint].sign == .comma && closing == end && isRepeated(before.quantity)
  }

  /// Whether it is in parentheses after a name, as the amount before it is after another one:
  /// `the milk (600 ml), rice (66 g)`.
  private var isOfNextName: Bool {
    guard let opening, let before = quantityBefore, tokens[opening - 1].isWord else { return false }
    let end = before.end
    let between = end..<max(opening, end)
    guard let close = between.first(where: { [.open, .close].contains(tokens[$0].sign) }),
      tokens[close].sign == .close
    else { return false }
    return before.role != .alternate || tokens[close + 1].sign == .comma
      || between.contains { keyword($0) == .and }
  }

  /// Whether only a few words and a semicolon come between a measure and the quantity:
  /// `1/4 cup (packed; 50 g)`.
  private var isAfterRemark: Bool {
    guard tokens[start - 1].sign == .semicolon || tokens[start - 1].sign == .comma else {
      return false
    }
    var index = start - 2
    while tokens[index].isWord, index > start - 5 { index -= 1 }
    return index < start - 2 && tokens[index].sign == .open && index == quantityBefore?.end
  }

  /// Whether the quantity separates another number from its unit: `1 1/2 (5 g) teaspoons`.
  var isInsideMeasure: Bool {
    guard let unit = quantity.unit, !unit.isHyphenated, opening == start - 1, let closing,
      quantityBefore?.end == start - 1,
      let other = facts(closing + 1).unit
    else { return false }
    guard other.kind == unit.unit.kind else { return !isSizeOf(other) }
    // `.5 (14 g) ounce`
    return other.isMass
      && quantityBefore.map {
        let measure = UnitPhrase(tokens: closing + 1..<closing + 2, unit: other)
        return parser.isRepeated($0.quantity.first, measure, quantity.first, unit)
      } == true
  }

  /// Whether it is the size of a measure in fluid ounces: the 32 oz of `6 (32 oz) quarts`.
  func isSizeOf(_ measure: AnyUnit) -> Bool {
    guard quantity.unit?.unit.name == "ounce", measure.isVolume,
      let ounce = parser.unit(named: "fl oz"),
      let ticks = ExactTicks(quantity.first.value, of: ounce)
    else { return false }
    return ticks.isWhole && ticks.count == measure.tickCount
  }

  /// Whether it is nearly the same as a single amount in another unit: `1 cup or 240 ml`.
  func isRepeated(_ other: QuantityPhrase) -> Bool {
    guard let unit = quantity.unit, let otherUnit = other.unit, !quantity.isRange, !other.isRange,
      unit.unit.kind == otherUnit.unit.kind
    else { return false }
    return parser.isRepeated(other.first, otherUnit, quantity.first, unit)
  }

  /// The pints of `a 1.7 litre (3 pint) basin`, which can be imperial
  func isForeignVolume(_ other: QuantityPhrase) -> Bool {
    guard let own = quantity.unit?.unit, let unit = other.unit?.unit else { return false }
    return own.isVolume && !own.sharesSystem(with: unit)
  }

  /// `(4-5)`, `(about 3 medium)`, `(1 stick)`, but not `(half olive and half rapeseed oil)`
  private func isCountInParentheses(_ opening: Int) -> Bool {
    // `(ca. 4)`, `(from 1)`, but not `(BL 55)`, `(see illustration 1)`
    if next.sign == .close {
      // `or (4) 4 oz bars`
      if let later, later.isMeasure, later.start == end + 1 { return false }
      return beforeApproximation == opening || opening == start - 2 && has(.end, at: start - 1)
    }
    if keyword(end) == .dozen { return true }
    let isPart = quantity.first.isWord && quantity.first.value < Fraction(1)
    return !isPart && hasAny([.singular, .plural, .piece, .description], at: end)
  }

  /// Whether only more such amounts come between the amount and its closing parenthesis.
  private var isEndOfAlternate: Bool {
    switch tokens[afterPoint].sign {
    case .close, .semicolon, .slash, .equals: return true
    // `½ cup chocolate (3 oz, chopped)`
    case .comma:
      return tokens[afterPoint + 1].isNumber
        || quantity.unit?.unit.kind != quantityBefore?.quantity.unit?.unit.kind
    default: return keyword(afterPoint) == .or || !isEndOfName(afterPoint) && isLast(end + 1)
    }
  }

  var hasUnit: Bool { quantity.isMeasure }
}
