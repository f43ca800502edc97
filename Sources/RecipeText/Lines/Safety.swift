import QuantityCore
import QuantityReading

/// Keeps a line from being scaled in part: all of its amounts are scaled, or none.
enum Safety {
  /// A number that keeps its line as it is.
  struct Obstacle {
    let quantity: ClassifiedQuantity
    let reason: String
  }

  /// Returns a number that no rule explains, if it is joined to one that would be scaled.
  static func obstacle(in line: ReadLine) -> Obstacle? {
    for (left, right) in zip(line.quantities, line.quantities.dropFirst()) {
      if left.role.isScaled, right.isPart(behind: left, line.parser) {
        return Obstacle(quantity: right, reason: reason)
      }
      if left.isMeasured(again: right, line.parser) {
        return Obstacle(quantity: left, reason: reason)
      }
      guard isJoined(left, right, line.parser) else { continue }
      let isScaled = left.role.isScaled || right.role.isScaled
      if isScaled, right.isUnknown(line.parser) { return Obstacle(quantity: right, reason: reason) }
      if isScaled, left.isUnknown(line.parser) { return Obstacle(quantity: left, reason: reason) }
      let isOneNumber = left.role == .count && left.noun == nil && right.role == .amount
      if isOneNumber { return Obstacle(quantity: left, reason: reason) }
      let touch = left.quantity.tokens.upperBound == right.quantity.tokens.lowerBound
      if touch, left.role == .count, right.role == .count {
        return Obstacle(quantity: right, reason: "two counts follow each other")
      }
    }
    return nil
  }

  /// Returns the numbers that no rule explains, of an ingredient line or beside amounts that are scaled. They are
  /// reported, and stay.
  static func unexplained(in line: ReadLine) -> [Obstacle] {
    let unknown = line.quantities.filter { $0.isUnknown(line.parser) }
    let isScaled = line.quantities.contains { $0.role.isScaled }
    guard !unknown.isEmpty, isScaled || isLengthOfPiece(unknown, line) else { return [] }
    return unknown.map { Obstacle(quantity: $0, reason: "it is unclear what it says") }
  }

  /// Whether an ingredient line begins with the length of a piece, of which nobody says how many.
  private static func isLengthOfPiece(_ unknown: [ClassifiedQuantity], _ line: ReadLine) -> Bool {
    guard let first = line.quantities.first,
      line.parser.isFirstWord(first.quantity.tokens.lowerBound)
    else { return false }
    return unknown.contains {
      let next = $0.quantity.tokens.upperBound
      let isHyphenated = line.parser.tokens[next].sign == .hyphen
      return line.parser.facts(isHyphenated ? next + 1 : next).traits.contains(.length)
    }
  }

  private static var reason: String { "it is joined to an amount, and it is unclear what it says" }

  /// Whether only signs and words that join numbers separate two quantities.
  private static func isJoined(
    _ left: ClassifiedQuantity, _ right: ClassifiedQuantity, _ parser: PhraseParser
  ) -> Bool {
    guard left.quantity.tokens.upperBound <= right.quantity.tokens.lowerBound else { return false }
    let between = left.quantity.tokens.upperBound..<right.quantity.tokens.lowerBound
    guard between.count <= 3 else { return false }
    return between.allSatisfy { index in
      switch parser.tokens[index].kind {
      case .sign:
        // `5 g, 1 egg`
        left.quantity.unit == nil || parser.tokens[index].sign != .comma
          ? ![.period, .semicolon, .close].contains(parser.tokens[index].sign) : false
      case .word: parser.keyword(index)?.joinsAmounts == true
      default: false
      }
    }
  }
}

extension ClassifiedQuantity {
  /// Whether it is a number in digits that no rule explains.
  fileprivate var isUnknown: Bool { role == .unexplained && !quantity.first.isWord }

  /// Whether it is a number that no rule explains, in digits, before a counter (`一个鸡蛋`) or before what recipes count:
  /// the two of `Beat the two eggs`, but not a half of something, nor `one`, which can be a pronoun.
  fileprivate func isUnknown(_ parser: PhraseParser) -> Bool {
    if isUnknown { return true }
    guard role == .unexplained else { return false }
    if parser.facts(quantity.tokens.upperBound).traits.contains(.counter) { return true }
    guard quantity.first.value > Fraction(1) else { return false }
    let noun = parser.skipDescriptions(quantity.tokens.upperBound)
    return !parser.facts(noun).traits.isDisjoint(with: .counted)
  }

  /// Whether an amount in parentheses measures what an unexplained part counts, where a line begins:
  /// `Yarım bardaktan az süt (50 ml)`.
  fileprivate func isMeasured(again other: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    role == .unexplained && other.role == .amount && !parser.lexicon.isEnglish
      && parser.isFirstWord(quantity.tokens.lowerBound)
      && parser.tokens[other.quantity.tokens.lowerBound - 1].sign == .open
  }

  /// Whether it may be a part of a count or an amount before it: `1 cipolla e mezza`.
  fileprivate func isPart(behind other: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    guard role == .unexplained, quantity.first.value < Fraction(1),
      quantity.first.isWord || parser.tokens[quantity.tokens.upperBound].kind != .word
    else { return false }
    // `2 eggs and half the sugar`
    if parser.lexicon.isEnglish, parser.tokens[quantity.tokens.upperBound].kind == .word {
      return false
    }
    let end = max(other.quantity.tokens.upperBound, (other.noun ?? -1) + 1)
    return parser.keyword(end) == .and && quantity.tokens.lowerBound == end + 1
  }
}
