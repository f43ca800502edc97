import QuantityCore
import QuantityReading

/// Reads quantities from the tokens of a line.
///
///     quantity = ["between"] number [joint number] [adjectives] [unit] {part}
///     joint    = "-" | "–" | "~" | "to" | "or" | "/" | "±" | "(or" … ")"
///     part     = ["plus" | "and" | "+" | "-"] number unit
///     number   = digits ["/" digits] | digits fraction | number words
struct PhraseParser {
  let tokens: LineTokens
  let words: UnsafeBufferPointer<WordFacts>
  let book: Wordbook
  let lexicon: Lexicon
  /// The bytes of the line.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The decimal mark of the last unambiguous number.
  let clearMark: WrittenNumber.Mark
  /// Whether the previous line ends with the article of this one.
  var isAfterArticle = false

  var dialect: Dialect { book.dialect }
  var isEnglish: Bool { lexicon.isEnglish }

  /// Returns the facts of the word at an index; empty if the token isn't a word.
  @inline(__always)
  func facts(_ index: Int) -> WordFacts { words[Int(tokens[index].word)] }

  @inline(__always)
  func keyword(_ index: Int) -> Keyword? { facts(index).keyword }

  /// Returns whether the word at an index has all of some traits.
  @inline(__always)
  func has(_ traits: WordTraits, at index: Int) -> Bool { facts(index).traits.contains(traits) }

  /// Returns whether the word at an index has any of some traits.
  @inline(__always)
  func hasAny(_ traits: WordTraits, at index: Int) -> Bool {
    !facts(index).traits.isDisjoint(with: traits)
  }

  /// Returns the bytes of the token at an index.
  func bytes(at index: Int) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[tokens[index].range] }

  /// Reads all quantities of the line, from left to right.
  func readQuantities(into found: inout [QuantityPhrase]) {
    var index = 1
    var isAfterEdge = true
    /// The tokens of the last quantity, unless it is a time.
    var last: Range<Int>?
    while index < tokens.count - 1 {
      let canBeBare = isAfterEdge || beginsFilling(index) || beginsListed(index, after: last)
      if let quantity = (canBeBare ? bareUnit(at: index) : nil)
        ?? (canBeginQuantity(index) ? quantity(at: index) : nil)
      {
        found.append(quantity)
        last = quantity.isTime ? nil : quantity.tokens
        index = max(quantity.end, index + 1)
      } else {
        index += 1
      }
      isAfterEdge = tokens[index - 1].isEdge
    }
  }

  @inline(__always)
  private func canBeginQuantity(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .number: return true
    case .opaque: return tokens[index].opaque == .timeOfDay
    case .word where tokens[index].word != 0:
      let facts = words[Int(tokens[index].word)]
      if let keyword = facts.keyword {
        // `一百五十` is one number.
        let continues =
          dialect.isUnspaced && tokens[index].isGlued
          && self.keyword(index - 1)?.isPartOfNumber == true
        return keyword.isPartOfNumber && !continues || keyword == .between
      }
      return facts.traits.contains(.unitFirst)
    default: return false
    }
  }

  private func quantity(at start: Int) -> QuantityPhrase? {
    if keyword(start) == .between { return between(start) }
    if tokens[start].isWord, let quantity = unitFirst(start) { return quantity }
    guard var first = number(at: start) else { return nil }
    if let part = partAfterArticle(start) {
      first = part
    } else if isArticle(start), first.tokens.count == 1 {
      // `un'arancia`
      if tokens[start + 1].isElision { first.tokens = start..<start + 2 }
      guard canTakeArticle(first) else { return nil }
    }
    let (number, unit) = measured(first)
    var quantity = QuantityPhrase(number)
    quantity.unit = unit
    readSecondEnd(of: &quantity)
    quantity.end(at: max(quantity.last.end, quantity.unit?.end ?? 0))
    readParts(of: &quantity)
    readPartAfterCounter(of: &quantity)
    return quantity
  }

  /// Returns a number with its unit, if it has one. A word for `of` between them is part of the
  /// number: `half of a cup`, `3/4 of a teaspoon`, `un quart de tasse`.
  func measured(_ number: NumberPhrase) -> (NumberPhrase, UnitPhrase?) {
    let index = number.end
    if let unit = unit(after: index) { return (number, unit) }
    // `un quart d'heure`, but not `a third party's`
    let isElided = tokens[index + 1].isElision && tokens[index].range.count == 1
    let last = isElided ? index + 1 : index
    let hasArticle = isArticle(last + 1)
    let next = hasArticle ? last + 2 : last + 1
    let isPart = number.value < Fraction(1) && (hasArticle || !isEnglish)
    guard !number.value.isWhole, number.isWord || isPart, tokens[index].isWord,
      isElided || keyword(index) == .of || has(.link, at: index),
      !isWord(next, "the")
    else { return (number, nil) }
    let unit = unit(after: next)
    // `la moitié d'un oignon`, `jumătate de ceapă`
    let isOfOne =
      (isElided && hasArticle || number.isWord && !isEnglish)
      && hasAny(.counted, at: next)
    guard unit != nil || isOfOne else { return (number, nil) }
    var part = number
    // `la moitié d'une tasse`
    let start = number.start
    part.tokens = (isWord(start - 1, "la") ? start - 1 : start)..<next
    return (part, unit)
  }

  /// Reads `between 2 and 3 cups`.
  private func between(_ start: Int) -> QuantityPhrase? {
    guard let first = number(at: start + 1) else { return nil }
    var index = first.end
    let firstUnit = unit(after: index)
    if let firstUnit { index = firstUnit.end }
    guard keyword(index) == .and || keyword(index) == .to || has(.joint, at: index),
      let second = number(at: index + 1)
    else { return nil }
    var quantity = QuantityPhrase(first)
    quantity.tokens = start..<second.end
    quantity.second = second
    quantity.unit = unit(after: second.end)
    if quantity.unit != nil { quantity.firstUnit = firstUnit }
    quantity.end(at: quantity.unit?.end ?? second.end)
    return quantity
  }

  /// Reads `大さじ2` and `gr. 80`.
  private func unitFirst(_ start: Int) -> QuantityPhrase? {
    let facts = facts(start)
    let hasPoint = tokens[start + 1].sign == .period && tokens[start + 1].isGlued
    guard facts.traits.contains(.unitFirst), let unit = facts.unit,
      let number = number(at: hasPoint ? start + 2 : start + 1)
    else { return nil }
    var quantity = QuantityPhrase(number)
    quantity.tokens = start..<number.end
    quantity.unit = UnitPhrase(tokens: start..<start + 1, unit: unit, isForeign: true)
    quantity.isUnitFirst = true
    if tokens[quantity.end].sign.joinsRange, let second = self.number(at: quantity.end + 1) {
      quantity.second = second
      quantity.end(at: second.end)
    }
    return quantity
  }

  /// Returns whether only signs and remarks come between the last edge and a token.
  func isFirstWord(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    var before = index - 1
    while tokens[before].kind == .sign {
      if before < index - 64 { return false }
      if tokens[before].sign == .close {
        guard let open = opening(before) else { return false }
        before = open
      }
      before -= 1
    }
    return tokens[before].isEdge
  }

  /// Returns the index of the next closing parenthesis within some tokens and before an edge.
  func closing(from start: Int, within count: Int) -> Int? {
    let end = (start..<start + count).first { tokens[$0].sign == .close || tokens[$0].isEdge }
    return end.flatMap { tokens[$0].sign == .close ? $0 : nil }
  }

  /// Returns the index of the parenthesis that closes at an index, if it encloses only words:
  /// `(optional)`, `[x]`.
  private func opening(_ close: Int) -> Int? {
    var index = close - 1
    while index > 0, index > close - 8 {
      if tokens[index].sign == .open { return index }
      guard tokens[index].isWord || tokens[index].sign == .comma else { return nil }
      index -= 1
    }
    return nil
  }
}
