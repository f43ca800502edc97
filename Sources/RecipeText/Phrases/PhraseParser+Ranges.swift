import QuantityCore
import QuantityReading

// The meaning of a hyphen or dash. The rows are tried in order. *Glued* means that there are no
// spaces around it.
//
// | text               | position of the sign                            | meaning                            | decided in      |
// | ------------------ | ----------------------------------------------- | ---------------------------------- | --------------- |
// | `1-1/2`, `1 -1/2`  | glued on a side, before a fraction below 1      | part of one number                 | mixed           |
// | `two-thirds`       | glued, between words of numbers                 | part of one number                 | numberWords     |
// | `10-ounce`         | glued, between a number and a unit              | part of the unit                   | unit(after:)    |
// | `gallon-size`      | glued, between a unit and a word                | part of an adjective, and no unit  | beginsCompound  |
// | `3-16 oz cans`     | between a whole number and a unit of containers | a count, and the size of each      | isCountAndSize  |
// | `25 - 8 oz drinks` | between falling numbers, before a unit and an s | a count, and the size of each      | isCountAndSize  |
// | `1 - 1/2 cups`     | between a whole number and a fraction below 1   | unclear: left as it is             | readSecondEnd   |
// | `2-3`, `2 - 3 cups` | between numbers, at most one with a unit       | a range, also a falling one        | readSecondEnd   |
// | `1 cup - 2 cups`   | between rising amounts of one kind              | a range                            | readSecondEnd   |
// | `1 cup - 2 tbsp`   | between falling amounts of one kind             | a difference                       | part(after:)    |
// | `1 cup - 240 ml`   | between nearly equal amounts in different units | the same amount again              | isRepeated      |
// | `3-day-old`        | glued, before a word                            | part of an adjective               | Window          |
// | `1 - lemon`        | before a word, with spaces                      | nothing                            | Window          |

extension PhraseParser {
  /// The tokens that join the ends of a range, and whether a closing parenthesis follows the range.
  private struct Joint: TokenSpan {
    let tokens: Range<Int>
    var isInParentheses = false
  }

  /// Reads the second end of a range, if there is one.
  func readSecondEnd(of quantity: inout QuantityPhrase) {
    let start = quantity.unit?.end ?? quantity.first.end
    guard let joint = joint(at: start), let number = number(at: joint.end) else { return }
    if quantity.unit == nil, let fraction = fraction(quantity.first, like: number) {
      quantity.first.value = fraction
    }
    var (second, unit) = measured(number)
    var after = second.end
    if joint.isInParentheses, tokens[after].sign == .close {
      after += 1
      unit = self.unit(after: after)
    }
    let isTolerance = tokens[joint.start].sign == .plusMinus
    let isChoice = keyword(joint.start) == .or || has(.joint, at: joint.start)
    if let firstUnit = quantity.unit {
      // `a minute or two`, `a cup or two of rice`
      if unit == nil, second.isWord, isChoice,
        !tokens[after].isWord || keyword(after) == .of || firstUnit.unit.kind == .time
      {
        return quantity.second = second
      }
      guard let unit, unit.unit.kind == firstUnit.unit.kind,
        isTolerance || isWordForRange(joint) || !isFalling(quantity.first, firstUnit, second, unit)
      else { return }
      // Both ends of `1 lb/450g-2 lb/900g` are repeated in other units.
      let isPair = tokens[quantity.start - 1].sign == .slash && tokens[unit.end].sign == .slash
      if isPair, !unit.unit.sharesSystem(with: firstUnit.unit) { return }
      // `1 cup (or 300 ml)`
      if joint.isInParentheses, !isWordForRange(joint) { return }
      let canRepeat = isChoice || tokens[joint.start].sign.isDash
      if canRepeat, isRepeated(quantity.first, firstUnit, second, unit) { return }
      // `1 rounded tbsp or 4 tsp` are two amounts.
      let areSpoons = firstUnit.unit.definition.vessel != nil && unit.unit.definition.vessel != nil
      if keyword(joint.start) == .or, isEnglish, areSpoons, unit.unit != firstUnit.unit { return }
      // `2 cups or 4 tbsp` can be two amounts.
      quantity.firstUnit = firstUnit
    } else {
      guard isTolerance || !isCountAndSize(quantity.first, joint, second, unit) else { return }
      // The `four` of `four à 180 °C` is a French oven.
      let isOven = tokens[after].sign == .degree || has(.temperature, at: after)
      guard !quantity.first.isWord || second.isWord || !isOven else { return }
      let isSlash = tokens[joint.start].sign == .slash
      let isFalling = second.value < quantity.first.value
      // `21/1720603 lbs` isn't a range.
      let distance = second.value.subtractingReportingOverflow(quantity.first.value)
      let isFar = distance.overflow || distance.partialValue > quantity.first.value
      guard !isSlash || !isFalling && !isFar else { return }
      // `6 to a tray`
      if isFalling, isArticle(second.start), !isChoice { return }
      let isExplicit = isWordForRange(joint) || tokens[joint.start].sign.isDash
      if isFalling, unit == nil, !isChoice, !isExplicit { return }
      // `1 - 1/2 cups` may be one number, unlike `1-0.5 cups`.
      let isDash = tokens[joint.start].sign.isDash
      // `3 - 1 tsp` and `10-1 oz` may be a count and a size, unlike `2-1 tsp`.
      let least = Fraction(tokens[joint.start].isGlued ? 5 : 2)
      if isDash, let unit, !unit.unit.isTime, second.value >= Fraction(1),
        let ends = second.value.multiplied(by: least), ends <= quantity.first.value
      {
        return
      }
      let isFraction = tokens[second.start].number.decimalMark == .none
      if isDash, isFraction, quantity.first.value.isWhole, isFalling, second.value < Fraction(1) {
        return
      }
    }
    (quantity.second, quantity.unit, quantity.isTolerance) = (second, unit, isTolerance)
    if joint.isInParentheses, unit == nil {
      quantity.second?.tokens = second.start..<after
    }
  }

  private func isWordForRange(_ joint: Joint) -> Bool {
    joint.tokens.contains { keyword($0) == .to || has(.joint, at: $0) }
  }

  private func joint(at index: Int) -> Joint? {
    let token = tokens[index]
    func isWord(_ index: Int) -> Bool {
      let keyword = keyword(index)
      return keyword == .to || keyword == .or || has(.joint, at: index)
    }
    guard token.kind == .sign else { return isWord(index) ? Joint(tokens: index..<index + 1) : nil }
    switch token.sign {
    case .hyphen where keyword(index + 1) == .to && tokens[index + 2].sign == .hyphen:
      return Joint(tokens: index..<index + 3)
    case .hyphen where isWord(index + 1): return Joint(tokens: index..<index + 2)
    case .plusMinus: return Joint(tokens: index..<index + 1)
    case .slash
    where token.isGlued && tokens[index - 1].isNumber && tokens[index + 1].isGlued:
      return Joint(tokens: index..<index + 1)
    case .comma where isWord(index + 1): return Joint(tokens: index..<index + 2)
    case .open
    where isWord(index + 1)
      || tokens[index + 1].sign.joinsRange && tokens[index + 1].sign != .tilde:
      return Joint(tokens: index..<index + 2, isInParentheses: true)
    default: return token.sign.joinsRange ? Joint(tokens: index..<index + 1) : nil
    }
  }

  /// Whether a dash separates a count from the size of the counted things: `3-16 oz cans`.
  private func isCountAndSize(
    _ count: NumberPhrase, _ joint: Joint, _ size: NumberPhrase, _ unit: UnitPhrase?
  ) -> Bool {
    guard joint.tokens.count == 1, tokens[joint.start].sign.isDash, count.value.isWhole,
      let unit
    else { return false }
    // Jars have quarts, but no seven of them: `6-7 pint jars`
    let isOfJars = ["pint", "quart"].contains { unit.unit.name == $0 }
    if isOfJars, size.value > count.value { return false }
    // `Makes 25 - 8 oz drinks`, `10 – 6 oz fillets`
    let next = unit.end
    let isOfEach =
      isEnglish && size.value < count.value && !tokens[joint.start].isGlued
      && size.value.isWhole && tokens[next].isWord && keyword(next) == nil
      && bytes(at: next).last == "s"
    // `1 - 8 oz. cream cheese` has one package of 8 ounces.
    let isOfPackage =
      isEnglish && unit.unit.name == "ounce" && isFirstWord(count.start)
      && count.value == Fraction(1) && !isWater(next)
      && size.value >= Fraction(tokens[joint.start].isGlued ? 6 : 4)
    // `50-55 lb bags`
    let isMany = count.value >= Fraction(20) && size.value > count.value
    return isOfEach || isOfPackage || !isMany && isBeforeContainer(next)
  }

  /// Returns whether a name is that of water, which nobody buys in packages.
  func isWater(_ index: Int) -> Bool {
    let name = skipDescriptions(index)
    return isWord(name, "water") && (!tokens[name + 1].isWord || has(.end, at: name + 1))
  }

  private func isFalling(
    _ first: NumberPhrase, _ firstUnit: UnitPhrase, _ second: NumberPhrase, _ unit: UnitPhrase
  ) -> Bool {
    guard let upper = ExactTicks(second.value, of: unit.unit),
      let lower = ExactTicks(first.value, of: firstUnit.unit)
    else { return true }
    return upper.count < lower.count
  }

  /// Returns whether two amounts are nearly the same in different units: `1 cup or 240 ml`.
  func isRepeated(
    _ first: NumberPhrase, _ firstUnit: UnitPhrase, _ second: NumberPhrase, _ unit: UnitPhrase
  ) -> Bool {
    guard unit.unit != firstUnit.unit, let upper = ExactTicks(second.value, of: unit.unit),
      let lower = ExactTicks(first.value, of: firstUnit.unit),
      let difference = upper.subtracting(lower)
    else { return false }
    return difference.count.magnitude < lower.count.magnitude / 7
  }
}

extension ExactTicks {
  /// Creates the ticks of a number of units; `nil` on overflow.
  init?(_ value: Fraction, of unit: AnyUnit) {
    guard let size = Int128(exactly: unit.size), let ticks = ExactTicks(size).times(value) else {
      return nil
    }
    self = ticks
  }
}
