import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Reads the other parts of a sum: `3 lb 6 oz`, `1 cup plus 2 tbsp`, `1h30`, `1 cup - 2 tbsp`.
  func readParts(of quantity: inout QuantityPhrase) {
    guard let first = quantity.unit, quantity.second == nil, !quantity.isUnitFirst else { return }
    var last = first
    // In `1/4 cup/60 ml plus 1 tbsp`, the spoon isn't added to the milliliters.
    let isAgain = tokens[quantity.start - 1].sign == .slash
    while let part = part(after: last), !isAgain || part.unit.unit.sharesSystem(with: last.unit),
      // `1/4 cup - 60 ml` says an amount twice.
      !part.isSubtracted || !isRepeated(quantity.first, first, part.number, part.unit)
    {
      quantity.further.append(part)
      quantity.end(at: max(part.unit.end, part.number.end))
      last = part.unit
      if part.unit.tokens.isEmpty { return }
    }
  }

  /// The tokens that join two parts.
  private struct Joint {
    /// Whether a word or sign joins them.
    var isExplicit = true
    var isSubtracted = false
    /// The index of the second part.
    let next: Int
    /// Whether it can join any two amounts of the same kind.
    var joinsAny = false
  }

  private func part(after last: UnitPhrase) -> FurtherPart? {
    var index = last.end
    if let half = half(of: last) { return half }
    // `1 lb. 4 oz.`
    if tokens[index].sign == .period, tokens[index].isGlued { index += 1 }
    guard let joint = partJoint(at: index), let first = number(at: joint.next) else { return nil }
    let (number, unit) = measured(first)
    guard let unit, unit.unit.kind == last.unit.kind else {
      // `1 h e 45`
      let isTime = !joint.isExplicit || keyword(index) == .and && !isEnglish
      return last.unit.name == "hour" && isTime ? minutes(number) : nil
    }
    // `4 cups plus 4 heaping tablespoons`
    if has(.filling, at: number.end) { return nil }
    let isSmaller = unit.unit.size < last.unit.size
    guard isSmaller || joint.joinsAny,
      !joint.isSubtracted || isSmaller || number.value < Fraction(1),
      joint.joinsAny || unit.unit.sharesSystem(with: last.unit)
    else { return nil }
    // `1 cup and 2 tbsp` can be a sum, but `1 cup, 2 tbsp each` isn't.
    if has(.share, at: unit.end) { return nil }
    return FurtherPart(number: number, unit: unit, isSubtracted: joint.isSubtracted)
  }

  /// Reads a fraction of the previous unit: `an hour and a half`, `1時間半`, `1 etto e mezzo`.
  private func half(of last: UnitPhrase) -> FurtherPart? {
    let index = last.end
    func part(_ tokens: Range<Int>, _ value: Fraction) -> FurtherPart {
      FurtherPart(
        number: NumberPhrase(tokens: tokens, value: value, isWord: true),
        unit: UnitPhrase(tokens: tokens.upperBound..<tokens.upperBound, unit: last.unit))
    }
    if let below = partAfter(index) { return part(index..<index + 1, Fraction(1, Int(below))) }
    // `a cup-and-a-half`
    let and = skipHyphen(index)
    guard keyword(and) == .and else { return nil }
    let article = skipHyphen(and + 1)
    let hasArticle = isArticle(article)
    let start = hasArticle ? skipHyphen(article + 1) : article
    guard case .fraction(let divisor)? = keyword(start), unit(after: start + 1) == nil else {
      return nil
    }
    // `1 cucchiaio e mezzo di olio`, `1 kg y medio patatas`, but not `1 cucchiaio e mezzo limone`
    let traits = facts(start + 1).traits
    let isOfUnit =
      !tokens[start + 1].isWord || keyword(start + 1) == .of || traits.contains(.link)
      || traits.contains(.plural) && !traits.contains(.singular)
    guard hasArticle ? traits.isDisjoint(with: .counted) : isOfUnit && !isEnglish else {
      return nil
    }
    return part(and + 1..<start + 1, Fraction(1, Int(divisor)))
  }

  /// Reads `1h30`, `1 h 30`.
  private func minutes(_ number: NumberPhrase) -> FurtherPart? {
    let next = number.end
    guard number.value < Fraction(60), number.value.isWhole, !number.isWord,
      tokens[number.start].number.digitCount == 2,
      !tokens[next].isWord || !tokens[next].isGlued, tokens[next].sign != .hyphen
    else { return nil }
    let minute = AnyUnit(MeasurementUnit<TimeKind>.minute)
    return FurtherPart(number: number, unit: UnitPhrase(tokens: next..<next, unit: minute))
  }

  private func partJoint(at index: Int) -> Joint? {
    if tokens[index].isNumber { return Joint(isExplicit: false, next: index) }
    switch tokens[index].sign {
    case .plus, .ampersand: return Joint(next: index + 1, joinsAny: tokens[index].sign == .plus)
    case .hyphen, .dash, .minus: return Joint(isSubtracted: true, next: index + 1)
    case .comma where keyword(index + 1) == .plus: return Joint(next: index + 2, joinsAny: true)
    case .comma where tokens[index + 1].isNumber: return Joint(next: index + 1)
    default: break
    }
    // `2 cups less 2 tablespoons flour`
    if isEnglish, isWord(index, "less"), tokens[index + 1].isNumber {
      return Joint(isSubtracted: true, next: index + 1)
    }
    switch keyword(index) {
    case .plus?: return Joint(next: index + 1, joinsAny: true)
    case .and?: return Joint(next: index + 1)
    case .minus?: return Joint(isSubtracted: true, next: index + 1)
    // `one day two hours`
    case .count?, .tens?: return Joint(isExplicit: false, next: index)
    default: return nil
    }
  }
}
