import QuantityCore
import QuantityReading

/// A quantity and the tokens around it, as seen by the rules.
struct Window {
  let parser: PhraseParser
  let quantity: QuantityPhrase
  /// The previous quantity, already classified, if no edge comes between.
  let quantityBefore: ClassifiedQuantity?
  /// The first quantity in the line, unless it is this one.
  let firstQuantity: ClassifiedQuantity?
  /// The next quantity.
  let later: QuantityPhrase?
  /// The union of the traits of all words in the line.
  let lineTraits: WordTraits
  /// Whether the line is in a list of nutrition facts.
  let isInNutrition: Bool
  /// The heading on the line before.
  let heading: LineHeading
  let order: RecipeWords.Order

  var tokens: LineTokens { parser.tokens }
  var start: Int { quantity.tokens.lowerBound }
  var end: Int { quantity.tokens.upperBound }
  /// The first token of the number, and the tokens before and after the quantity.
  var first: Token { tokens[quantity.first.start] }
  var previous: Token { tokens[start - 1] }
  var next: Token { tokens[end] }

  @inline(__always)
  func facts(_ index: Int) -> WordFacts { parser.facts(index) }
  @inline(__always)
  func keyword(_ index: Int) -> Keyword? { facts(index).keyword }
  @inline(__always)
  func has(_ traits: WordTraits, at index: Int) -> Bool { parser.has(traits, at: index) }
  @inline(__always)
  func hasAny(_ traits: WordTraits, at index: Int) -> Bool { parser.hasAny(traits, at: index) }

  var isEnglish: Bool { parser.isEnglish }
  func bytes(at index: Int) -> Slice<UnsafeBufferPointer<UInt8>> { parser.bytes(at: index) }
  func isArticle(_ index: Int) -> Bool { parser.isArticle(index) }
  func isFirstWord(_ index: Int) -> Bool { parser.isFirstWord(index) }
  func isWord(_ index: Int, _ word: StaticString) -> Bool { parser.isWord(index, word) }
  @inline(__always)
  func isWord(_ index: Int, of words: [StaticString]) -> Bool { parser.isWord(index, of: words) }

  // MARK: Positions

  /// Whether the quantity begins a line, cell or item, possibly after signs.
  var isFirst: Bool {
    var index = start
    if keyword(index - 1) == .approximation { index -= 1 }
    return isFirstWord(index)
  }

  /// Whether the line is an ingredient: it begins with a scaled number, or has one and no verb.
  var isInIngredient: Bool {
    guard let firstQuantity, firstQuantity.role.isScaled else { return false }
    return lineTraits.isDisjoint(with: .verb) || isFirstWord(firstQuantity.start)
  }

  /// Whether it is an article or number word within a sentence.
  var isWordOfSentence: Bool {
    quantity.first.isWord && !isFirst && lineTraits.contains(.verb) && !isInIngredient
  }

  /// Returns whether only periods and commas come between an index and an edge.
  func isLast(_ index: Int) -> Bool {
    var index = index
    while tokens[index].sign == .period || tokens[index].sign == .comma { index += 1 }
    return tokens[index].isEdge
  }

  /// Returns whether a name ends before an index: the phrase ends there, or the next word cannot be
  /// part of a name.
  func isEndOfName(_ index: Int) -> Bool {
    !tokens[index].isWord || has(.end, at: index)
  }

  /// The index before the quantity and words such as `about`.
  var beforeApproximation: Int { parser.beforeApproximation(start) }

  /// Whether a word such as `about` precedes the quantity.
  var isAbout: Bool { beforeApproximation < start - 1 }

  /// The index after the quantity and a period.
  var afterPoint: Int { next.sign == .period && next.isGlued ? end + 1 : end }

  /// The index of an opening parenthesis before the quantity, with at most a few words between
  /// them.
  var opening: Int? {
    var index = start - 1
    while index > 0, tokens[index].isWord || tokens[index].sign == .tilde, index > start - 4 {
      index -= 1
    }
    return tokens[index].sign == .open ? index : nil
  }

  /// The index of the next closing parenthesis, if it is only a few tokens away.
  var closing: Int? {
    for index in end..<end + 8 {
      if tokens[index].sign == .close { return index }
      if tokens[index].isEdge || tokens[index].sign == .open { return nil }
    }
    return nil
  }

  // MARK: Neighbors

  /// Whether only a sign or word for the same amount in other units separates the quantity from the
  /// previous one: `(15 oz / 425 g)`, `(15 oz or 425 g)`
  var isJoinedToLast: Bool {
    guard let last = quantityBefore else { return false }
    // `4 limes or 2 lemons`
    let noun = last.noun.flatMap { $0 < start ? $0 + 1 : nil }
    let before = max(last.end, noun ?? 0)
    guard before < start else { return false }
    let between = before..<start
    return between.count <= 3
      && between.allSatisfy { index in
        switch tokens[index].sign {
        case .slash, .semicolon, .comma, .equals, .open: true
        default: keyword(index) == .or || keyword(index) == .approximation
        }
      }
  }

  /// The value, if it is a whole number.
  var whole: Int? {
    quantity.first.value.isWhole ? Int(exactly: quantity.first.value.numerator) : nil
  }

  /// Returns whether a word of several letters is in capitals.
  func isInCapitals(_ index: Int) -> Bool {
    tokens[index].isWord && tokens[index].range.count > 1
      && bytes(at: index).allSatisfy { $0.isUppercase }
  }

  func isCapitalized(_ index: Int) -> Bool {
    guard tokens[index].isWord else { return false }
    let first = parser.bytes[tokens[index].range.lowerBound]
    if first < 0x80 { return first.isUppercase }
    return parser.text(tokens[index].range).first?.isUppercase == true
  }
}
