import QuantityCore
import QuantityReading

/// Prevents a line from being scaled in part: either all of its amounts are scaled, or none.
enum Safety {
  /// A number that keeps its line unchanged.
  struct Obstacle {
    let quantity: ClassifiedQuantity
    let reason: String
  }

  /// Returns an unexplained number that is joined to a number that would be scaled.
  static func obstacle(in line: ReadLine) -> Obstacle? {
    if let bare = line.quantities.first(where: { $0.hasBareAlternate(line.parser) }) {
      return Obstacle(quantity: bare, reason: "the unit in parentheses has no number")
    }
    for (left, right) in zip(line.quantities, line.quantities.dropFirst()) {
      if left.role.isScaled, right.isPart(behind: left, line.parser) {
        return Obstacle(quantity: right, reason: reason)
      }
      if left.isMeasured(again: right, line.parser) {
        return Obstacle(quantity: left, reason: reason)
      }
      if left.isOtherSize(than: right, line.parser) {
        return Obstacle(quantity: right, reason: "it differs from the size before it")
      }
      if left.isPartOfSize(right, line.parser) {
        return Obstacle(quantity: right, reason: "it is unclear whether it measures the part")
      }
      if left.isPart(of: right, line.parser) {
        return Obstacle(quantity: left, reason: "it counts a part of the amount after it")
      }
      // `1 bag 12 cheese sticks`
      let container = left.noun.flatMap { line.parser.has(.container, at: $0) ? $0 : nil }
      if let container, left.role == .count, right.role == .count, right.start == container + 1 {
        return Obstacle(quantity: right, reason: "two counts follow each other")
      }
      let isInParentheses =
        line.parser.tokens[right.start - 1].sign == .open
        && line.parser.tokens[right.end].sign == .close
      // `2 dozen (24) eggs`
      if left.role == .count, isInParentheses, right.start <= left.end + 2,
        right.isUnknown(line.parser)
      {
        return Obstacle(quantity: right, reason: reason)
      }
      guard isJoined(left, right, line.parser) else { continue }
      let isScaled = left.role.isScaled || right.role.isScaled
      if isScaled, right.isUnknown(line.parser) { return Obstacle(quantity: right, reason: reason) }
      if isScaled, left.isUnknown(line.parser) { return Obstacle(quantity: left, reason: reason) }
      let isOneNumber = left.role == .count && left.noun == nil && right.role == .amount
      if isOneNumber { return Obstacle(quantity: left, reason: reason) }
      let touch = left.end == right.start
      if touch, left.role == .count, right.role == .count {
        return Obstacle(quantity: right, reason: "two counts follow each other")
      }
      // `한 두 꼬집` is one or two.
      if touch, left.role == .unexplained, right.role.isScaled {
        return Obstacle(quantity: left, reason: reason)
      }
    }
    return nil
  }

  /// Returns the unexplained numbers of a line that has scaled amounts or begins with the length of
  /// a piece or an open number. They are reported and left unchanged.
  static func unexplained(in line: ReadLine) -> [Obstacle] {
    let unknown = line.quantities.filter { $0.isUnknown(line.parser) }
    let isScaled = line.quantities.contains { $0.role.isScaled }
    guard !unknown.isEmpty, isScaled || beginsUnclear(unknown, line) else { return [] }
    return unknown.map { Obstacle(quantity: $0, reason: "it is unclear what it says") }
  }

  /// Returns whether a line begins with the length of a piece, without the number of pieces, or
  /// with an open number: `4+ cloves`. The length may also end a line: `Ingwer 3 cm`.
  private static func beginsUnclear(_ unknown: [ClassifiedQuantity], _ line: ReadLine) -> Bool {
    guard let first = line.quantities.first else { return false }
    let begins = line.parser.isFirstWord(first.start)
    return unknown.contains {
      if $0.isOneAfterNoun(line.parser) { return true }
      let next = $0.end
      let sign = line.parser.tokens[next].sign
      let isOpen =
        sign == .plus && line.parser.tokens[next].isGlued
        && line.parser.tokens[next + 1].isWord && !line.parser.tokens[next + 1].isGlued
      let isEnd = line.quantities.count == 1 && line.parser.tokens[next + 1].isEdge
      // `Sprinkle 3 handfulls`, `Crack open two eggs`
      var start = $0.start
      // `Beat two of the four eggs`
      if line.parser.isWord(start - 1, "the"), line.parser.keyword(start - 2) == .of,
        let part = line.quantities.first(where: { $0.end == start - 2 })
      {
        start = part.start
      }
      let isVerb = (max(start - 2, 0)..<start).contains {
        line.parser.has(.mixing, at: $0)
      }
      let isCount = sign == .none && $0.quantity.first.value >= Fraction(1)
      if isVerb, isCount, line.parser.isEnglish { return true }
      // `| 2 | Eggs |`
      let noun = line.parser.skipDescriptions(next + 1)
      let isRow = line.parser.tokens[next].isEdge && line.parser.tokens[noun + 1].isEdge
      if begins, isRow, $0.quantity.first.value > Fraction(1), line.parser.has(.plural, at: noun) {
        return true
      }
      // `- 2-3ish oz cheese`, `- 1 8 pz. package`
      if $0.tokens == first.tokens, line.parser.beginsItem(first.quantity) { return true }
      return begins
        && (isOpen || line.parser.beginsWithUnit(next) || line.parser.isHashOfFood(next))
        || $0.rule == Rule.lengthOfPiece && (begins || isEnd)
    }
  }

  private static var reason: String { "it is joined to an amount, and it is unclear what it says" }

  /// Returns whether two quantities are separated only by signs and words that join numbers.
  private static func isJoined(
    _ left: ClassifiedQuantity, _ right: ClassifiedQuantity, _ parser: PhraseParser
  ) -> Bool {
    guard left.end <= right.start else { return false }
    let between = left.end..<right.start
    guard between.count <= 3 else { return false }
    // `2 (maybe 3) onions`
    if parser.tokens[left.end].sign == .open, parser.tokens[right.end].sign == .close,
      between.dropFirst().allSatisfy({ parser.tokens[$0].isWord })
    {
      return true
    }
    return between.allSatisfy { index in
      switch parser.tokens[index].kind {
      case .sign:
        // `5 g, 1 egg`
        left.quantity.unit == nil || parser.tokens[index].sign != .comma
          ? ![.period, .semicolon, .close].contains(parser.tokens[index].sign) : false
      case .word:
        // `1 firmly packed 1/2 cup` is half a cup.
        parser.keyword(index)?.joinsAmounts == true
          || parser.hasAny([.filling, .degree], at: index)
      default: false
      }
    }
  }
}

extension PhraseParser {
  /// Returns whether a number in digits begins the item of a list: `- (1) cedar plank`.
  fileprivate func beginsItem(_ quantity: QuantityPhrase) -> Bool {
    // The lexer skips asterisks.
    let mark = bytes.firstIndex { $0 > 0x20 } ?? 0
    let isBullet = bytes[mark] == 0xE2 && bytes[mark + 1] == 0x80
    let isItem = "-*+".utf8.contains(bytes[mark]) && bytes[mark + 1] == 0x20 || isBullet
    let next = tokens[quantity.end]
    return isEnglish && isItem && isFirstWord(quantity.start)
      && (next.isWord || next.isNumber || next.sign == .close || next.sign == .hash)
  }

  /// Returns whether a hash before food may be a sign for pounds: `1 # small curd cheese`.
  fileprivate func isHashOfFood(_ index: Int) -> Bool {
    isEnglish && tokens[index].sign == .hash
      && (index + 1..<index + 3).contains {
        tokens[$0].word != 0 && !hasAny([.end, .relation], at: $0)
      }
  }

  /// Returns whether an unknown word begins with a unit: `1 tablespoonlemon juice`.
  func beginsWithUnit(_ index: Int) -> Bool {
    guard isEnglish, tokens[index].isWord,
      tokens[index].isGlued || tokens[index].word == 0
    else { return false }
    let word = bytes(at: index)
    let units: [StaticString] = ["tablespoon", "teaspoon", "tbsp", "tsp", "cup", "pound", "ounce"]
    return units.contains { unit in
      let name = word.prefix(unit.utf8CodeUnitCount)
      return name.count < word.count && name.isWord(unit)
    }
  }
}
