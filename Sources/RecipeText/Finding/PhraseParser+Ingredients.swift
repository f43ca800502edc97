import QuantityCore
import QuantityReading

// The words and signs around the amount of an ingredient.

extension PhraseParser {
  /// The longest distance of a word that decides about an amount, so that the time is linear.
  private static var reach: Int { 64 }

  // MARK: Fillings

  /// Returns the words that say how the measure of an amount is filled: the `firmly packed` of
  /// `1 firmly packed cup`, `firmly packed 1 cup` and `1 cup firmly packed sugar`.
  func filling(of amount: LocatedAmount) -> Range<Int>? {
    guard let unit = amount.amount.amount.lower.amount?.unit else { return nil }
    for index in amount.tokens.prefix(PhraseParser.reach) where isFilling(index) {
      return startOfFilling(index)..<index + 1
    }
    let (before, after) = (amount.start - 1, amount.end)
    if isFilling(before) { return startOfFilling(before)..<before + 1 }
    let last = isDegree(after) ? after + 1 : after
    // Elsewhere, `volle` after a unit belongs to the name: `3 eetlepels volle room`.
    let canFollow = isEnglish || lexicon.recipeLanguage?.words?.order == .nounAhead
    guard canFollow, isFilling(last), unit.definition.vessel != nil,
      tokens[last + 1].isWord, keyword(last + 1)?.joinsAmounts != true
    else { return nil }
    return after..<last + 1
  }

  private func startOfFilling(_ index: Int) -> Int { isDegree(index - 1) ? index - 1 : index }

  private func isFilling(_ index: Int) -> Bool { has(.filling, at: index) }

  private func isDegree(_ index: Int) -> Bool { has(.degree, at: index) }

  /// Returns the first token of an amount with a filling before it and an article before that:
  /// `a generous 1/2 cup`.
  func start(of amount: Range<Int>, after filling: Range<Int>?) -> Int {
    guard let filling, filling.upperBound == amount.lowerBound else { return amount.lowerBound }
    let start = filling.lowerBound
    return beforeApproximation(isArticle(start - 1) ? start - 1 : start) + 1
  }

  /// Returns whether `about` comes somewhere before an amount.
  func isApproximation(before index: Int) -> Bool {
    var before = index - 1
    while before > 0, before > index - PhraseParser.reach, tokens[before].isWord {
      if keyword(before) == .approximation { return true }
      before -= 1
    }
    return false
  }

  // MARK: Counters and bullets

  /// Returns whether a counter is glued to the number before it: the `個` of `2個`.
  func isCounter(after index: Int) -> Bool {
    tokens[index].isGlued && has(.counter, at: index) && !tokens[index + 1].isGlued
  }

  /// Returns the end of a checkbox at an index: `[ ]`, `[x]`.
  func endOfCheckbox(_ index: Int) -> Int? {
    guard tokens[index].sign == .open, bytes[Int(tokens[index].start)] == "[" else { return nil }
    if tokens[index + 1].sign == .close { return index + 2 }
    let isMark = tokens[index + 1].range.count == 1 && tokens[index + 2].sign == .close
    return isMark && tokens[index + 1].isWord ? index + 3 : nil
  }

  // MARK: Alternates

  /// The tokens between an amount and the same one in other units.
  enum AlternateJoint { case sign, choice }

  /// Returns whether only a sign, `or` and an opening parenthesis are between two amounts; `nil` if
  /// there is more.
  func jointOfAlternates(_ between: Range<Int>) -> AlternateJoint? {
    var index = between.lowerBound
    if index < between.upperBound, [.open, .slash, .equals].contains(tokens[index].sign) {
      index += 1
    }
    let isChoice = index < between.upperBound && keyword(index) == .or
    if isChoice { index += 1 }
    while index < between.upperBound, keyword(index) == .approximation { index += 1 }
    return index < between.upperBound ? nil : isChoice ? .choice : .sign
  }

  /// Returns whether a separator between an amount and its alternate is at an index: `; 450 g)`.
  func isBeforeAmount(_ index: Int) -> Bool {
    switch tokens[index].sign {
    case .semicolon, .slash, .equals: true
    case .comma: tokens[index + 1].isNumber
    default: keyword(index) == .or
    }
  }

  /// Returns the end of the parenthesis that encloses an index, or the index if it is unclosed:
  /// `sticks)`.
  func endOfParenthesis(_ start: Int) -> Int {
    for index in start..<min(start + PhraseParser.reach, tokens.count) {
      if tokens[index].sign == .close { return index + 1 }
      if tokens[index].sign == .open { break }
    }
    return start
  }

  // MARK: Names

  /// Returns whether a word such as `or` precedes an index, or words in an open parenthesis or
  /// after the last comma or semicolon.
  func isPreparation(before end: Int) -> Bool {
    switch keyword(end - 1) {
    case .and, .or, .plus: return true
    default: break
    }
    let isAfterComma = tokens[end - 1].sign == .comma || tokens[end - 1].sign == .semicolon
    for index in (max(1, end - PhraseParser.reach)..<end).reversed() {
      switch tokens[index].sign {
      case .open: return index < end - 1
      case .close: return false
      case .comma, .semicolon: if !isAfterComma { return true }
      default: break
      }
    }
    return false
  }

  /// Returns whether a sign separates a name from the amount after it.
  ///
  /// - Parameters:
  ///   - isEnd: whether no name follows the amount.
  ///   - isEnclosed: whether parentheses enclose the amount.
  func separatesAmount(_ index: Int, _ isEnd: Bool, _ isEnclosed: Bool) -> Bool {
    switch tokens[index].sign {
    case .colon, .hyphen, .dash, .ellipsis: true
    case .comma, .semicolon: isEnd
    case .open: isEnclosed
    default: false
    }
  }
}

// MARK: Markup

extension PhraseParser {
  /// Returns the start of a token with the markup that it begins: `**` in `2 cups **low-fat** milk`.
  func startWithMarkup(_ index: Int) -> Int {
    let (before, start) = (tokens[index - 1], Int(tokens[index].start))
    // `<b>` is before the first edge.
    let limit = index > 1 ? Int(before.end) : 0
    var (first, isInTag) = (start, false)
    while first > max(limit, start - PhraseParser.reach), isInTag || bytes[first - 1] > 0x20 {
      first -= 1
      if bytes[first] == ">" { isInTag = true }
      if bytes[first] == "<" { isInTag = false }
    }
    return first == limit && !before.isEdge ? start : first
  }

  /// Returns the end of a token with the markup that it ends.
  func endWithMarkup(_ index: Int) -> Int {
    let (end, next) = (Int(tokens[index].end), Int(tokens[index + 1].start))
    var last = end
    while last < min(next, end + PhraseParser.reach), bytes[last] > 0x20 { last += 1 }
    return last
  }
}

extension Token {
  /// Whether the token can be the bullet of a list: `-`, `*`, `•`.
  var isBullet: Bool {
    switch sign {
    case .hyphen, .dash, .plus, .minus, .other: !isGlued
    default: false
    }
  }
}
