import QuantityCore
import QuantityReading

/// An amount and the same amount in other units: `½ cup (4 oz., 110 g)`, `1 stick (113 g)`.
struct MeasureGroup {
  private(set) var main: ClassifiedQuantity
  private(set) var others: [ClassifiedQuantity] = []
  /// The index after the consecutive amounts, including counts: `1 cup (2 sticks/227 g)`.
  private(set) var end: Int

  private init(_ main: ClassifiedQuantity) {
    (self.main, end) = (main, max(main.end, (main.noun ?? 0) + 1))
  }

  /// Returns the groups of a line, in text order.
  static func groups(of line: ReadLine) -> [MeasureGroup] {
    var groups: [MeasureGroup] = []
    var rest = line.quantities[...]
    while let main = rest.popFirst() {
      let counted = line.parser.countedUnit(main)
      let isCount = counted != nil
      guard main.isMeasure || isCount, line.parser.canBeGivenOtherwise(main),
        !line.isInOtherColumn(main)
      else { continue }
      var group = MeasureGroup(main)
      if isCount, line.parser.isPoundSign(group.end) { group.end += 1 }
      let butter = isCount ? line.parser.butter(from: group.end) : nil
      while group.others.count < mostOthers, let next = rest.first,
        next.quantity.problem == nil,
        next.saysAgain(main) || line.parser.saysAgain(next, main, at: group.end)
          || isCount && line.parser.isInParentheses(next, after: butter.map { $0 + 1 } ?? group.end)
      {
        if next.isMeasure {
          group.others.append(next)
        } else if !isCount, let unit = line.parser.unitOfNoun(next) {
          group.others.append(next.measured(in: unit))
        }
        if line.parser.canJoinAlternate(group.end) {
          group.end = max(next.end, next.noun.map { $0 + 1 } ?? 0)
        }
        rest.removeFirst()
      }
      while line.parser.tokens[group.end].sign == .close { group.end += 1 }
      // `1 cup (packed) brown sugar`
      if let name = line.parser.nameAfterRemark(at: group.end),
        rest.first.map({ $0.start >= name }) ?? true
      {
        group.end = name
      }
      // `1 (32 oz) carton broth`
      if main.role == .size, let container = line.parser.container(after: group.end) {
        group.end = container + 1
      }
      if main.isMeasure || !group.others.isEmpty || butter != nil
        || counted?.isMeasure == true
      {
        groups.append(group)
      }
    }
    return groups
  }

  /// Returns the group with its count as an amount in a unit: the stick of `1 stick butter`.
  func measured(in unit: AnyUnit) -> MeasureGroup {
    var group = self
    group.main = main.measured(in: unit)
    if main.role == .count { group.main.role = .amount }
    return group
  }

  /// The greatest number of repetitions of an amount. Recipes have up to three.
  static let mostOthers = 8

  var all: [ClassifiedQuantity] { [main] + others }
}

extension ClassifiedQuantity {
  fileprivate var isMeasure: Bool {
    switch role {
    case .amount, .alternate, .yield, .size, .portion: quantity.isMeasure
    default: false
    }
  }

  /// Returns whether the quantity repeats a preceding one.
  fileprivate func saysAgain(_ main: ClassifiedQuantity) -> Bool {
    switch role {
    case .alternate: main.role.isScaled
    case .size: main.role == .size && rule == Rule.sizeAgain
    default: false
    }
  }
}

extension PhraseParser {
  /// Returns whether a measure in parentheses follows immediately: the 113 g of `1 stick (113 g)`.
  fileprivate func isInParentheses(_ found: ClassifiedQuantity, after index: Int) -> Bool {
    found.role == .amount && tokens[index].sign == .open && found.start == index + 1
  }

  /// Returns whether the same amount in other units, and not a name, can begin at an index.
  fileprivate func canJoinAlternate(_ index: Int) -> Bool {
    !tokens[index].isWord || keyword(index) == .or
  }

  /// Returns the index of the name after a remark in parentheses at an index, if there are both.
  fileprivate func nameAfterRemark(at index: Int) -> Int? {
    guard tokens[index].sign == .open, let close = closing(from: index + 1, within: 5) else {
      return nil
    }
    return tokens[close + 1].isWord ? close + 1 : nil
  }

  /// Returns whether a portion follows another one after a sign: `140 ml/¼ pint each`,
  /// `1/4 cup (60 ml) for each`.
  fileprivate func saysAgain(
    _ found: ClassifiedQuantity, _ main: ClassifiedQuantity, at joint: Int
  ) -> Bool {
    found.role == .portion && main.role == .portion && found.isMeasure
      && (joinsAlternates(joint)
        || tokens[joint].sign == .open && tokens[found.end].sign == .close)
      && found.start == joint + 1
  }

  /// Returns whether another unit can replace that of a quantity. In `大さじ2` the unit comes first,
  /// and the cups of a `12-cup muffin pan` aren't measures.
  fileprivate func canBeGivenOtherwise(_ found: ClassifiedQuantity) -> Bool {
    let next = facts(found.end)
    // `2 x 15 ml tablespoons`, `1 x 5 ml spoon`
    let end = found.end
    let isOfPan =
      next.traits.contains(.panOfCups) || next.unit?.definition.vessel != nil
      || isWord(end, "spoon") || isWord(end, "spoons")
    // `spoon it into a cup`
    let isUsed = isArticle(found.start) && found.quantity.unit?.unit.definition.vessel != nil
    if found.role == .size,
      isOfPan || isUsed || isPluralPart(found.quantity) || countsContainers(found.quantity)
    {
      return false
    }
    return !found.quantity.isUnitFirst && !found.quantity.isTolerance
      && found.quantity.problem == nil
      && !hasParentheses(found.quantity)
  }

  /// Returns whether a quantity counts parts of a unit: the `half-pints` of `8 half-pints`.
  private func isPluralPart(_ quantity: QuantityPhrase) -> Bool {
    guard quantity.isHyphenated, quantity.first.isWord, quantity.first.value < Fraction(1) else {
      return false
    }
    return bytes(at: quantity.end - 1).last == "s"
  }

  /// Returns whether a number before a unit counts containers of one unit: `Wash 7 quart jars`.
  private func countsContainers(_ quantity: QuantityPhrase) -> Bool {
    let container = facts(quantity.end).traits
    let before = quantity.start - 1
    return isEnglish && quantity.isVolume && !quantity.isHyphenated
      && quantity.first.value.isWhole && quantity.first.value > Fraction(1)
      && container.contains([.container, .plural]) && !container.contains(.singular)
      && !tokens[before].isNumber && keyword(before)?.isPartOfNumber != true
  }

  /// Returns the byte ranges to remove with some quantities of a group: each with the sign or word
  /// that joins it, and the parentheses if they contain nothing else. Returns `nil` if other words
  /// accompany a quantity.
  func removal(of others: [ClassifiedQuantity]) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < others.count {
      var start = beforeApproximation(others[index].start)
      // `(or 1 cup)`
      if keyword(start) == .or, tokens[start - 1].sign == .open { start -= 1 }
      guard tokens[start].sign == .open else {
        guard let range = joined(others[index], after: start) else { return nil }
        ranges.append(range)
        index += 1
        continue
      }
      // Remove the parentheses if nothing else is in them; otherwise, the sign after the quantity.
      var end = others[index].end
      var next = index + 1
      while next < others.count, let joint = jointEnd(end), joint == others[next].start {
        end = others[next].end
        next += 1
      }
      if tokens[end].sign == .close {
        // `1 cup (227 g)sour cream`
        let touchesWord = tokens[end + 1].isWord && tokens[end + 1].isGlued
        let first = touchesWord ? tokens[start].start : tokens[start - 1].end
        ranges.append(Int(first)..<Int(tokens[end].end))
      } else if let joint = jointEnd(end) {
        ranges.append(Int(tokens[start].end)..<Int(tokens[joint].start))
      } else {
        return nil
      }
      index = next
    }
    return ranges
  }

  private func joined(_ found: ClassifiedQuantity, after joint: Int) -> Range<Int>? {
    let end = range(of: found.tokens).upperBound
    // `12 oz 340 g squash`
    if facts(joint).unit != nil { return Int(tokens[joint].end)..<end }
    guard joinsAlternates(joint), joint > 0 else { return nil }
    return Int(tokens[joint - 1].end)..<end
  }

  /// Returns the index after a sign or word that joins alternates and after words such as `about`.
  private func jointEnd(_ index: Int) -> Int? {
    guard joinsAlternates(index) else { return nil }
    var next = index + 1
    while keyword(next) == .approximation || tokens[next].sign == .tilde { next += 1 }
    return next
  }

  func beforeApproximation(_ start: Int) -> Int {
    var index = start - 1
    // `cerca de 250 g`
    func isLink(_ index: Int) -> Bool {
      keyword(index) == .of || has(.link, at: index)
    }
    while keyword(index) == .approximation || tokens[index].sign == .tilde
      || isLink(index) && keyword(index - 1) == .approximation
    {
      index -= 1
    }
    return index
  }

  /// Returns whether a token joins two measures of one amount: the slash of `8 oz/225 g`, or `or`.
  func joinsAlternates(_ index: Int) -> Bool {
    switch tokens[index].sign {
    case .slash, .semicolon, .comma, .equals: true
    default: keyword(index) == .or
    }
  }
}
