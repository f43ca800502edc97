import QuantityCore
import QuantityReading

/// A quantity and the tokens around it, as the rules see them.
struct Window {
  let parser: PhraseParser
  let quantity: QuantityPhrase
  /// The one before it in the line, classified already.
  let last: ClassifiedQuantity?
  /// What comes after it.
  let later: QuantityPhrase?
  let lineFacts: WordFacts
  let isInNutrition: Bool
  let order: RecipeWords.Order

  var tokens: UnsafeBufferPointer<Token> { parser.tokens }
  var start: Int { quantity.tokens.lowerBound }
  var end: Int { quantity.tokens.upperBound }
  /// The token that the quantity begins with, and those around it.
  var first: Token { tokens[quantity.first.tokens.lowerBound] }
  var previous: Token { tokens[start - 1] }
  var next: Token { tokens[end] }

  func facts(_ place: Int) -> WordFacts { place > 0 ? parser.facts(place) : .unknown }
  func keyword(_ place: Int) -> Keyword? { facts(place).keyword }

  /// Whether the quantity is what a line, a cell or an item begins with, but for signs.
  var isFirst: Bool {
    var place = start
    if keyword(place - 1) == .approximation { place -= 1 }
    return parser.isFirstWord(place)
  }

  /// Whether nothing comes after a place but an edge.
  func isLast(_ place: Int) -> Bool {
    var place = place
    while tokens[place].sign == .period || tokens[place].sign == .comma { place += 1 }
    return tokens[place].kind == .edge
  }

  /// The place before the quantity, words such as `about` and opening parentheses left out.
  var beforeApproximation: Int {
    var place = start - 1
    while keyword(place) == .approximation || tokens[place].sign == .tilde { place -= 1 }
    return place
  }

  /// Whether `about` or the like stands right before the quantity.
  var isAbout: Bool { beforeApproximation < start - 1 }

  /// The text of a token in lower case.
  func text(_ place: Int) -> String { parser.text(tokens[place].range).lowercased() }

  /// Whether an open parenthesis stands before the quantity with nothing between but words.
  var opening: Int? {
    var place = start - 1
    while place > 0, tokens[place].kind == .word || tokens[place].sign == .tilde, place > start - 4 {
      place -= 1
    }
    return tokens[place].sign == .open ? place : nil
  }

  /// The last quantity before this one, if no edge stands between.
  var quantityBefore: ClassifiedQuantity? {
    guard let last else { return nil }
    let hasEdge = (last.quantity.tokens.upperBound..<start).contains { tokens[$0].kind == .edge }
    return hasEdge ? nil : last
  }

  /// The value, if it is whole.
  var whole: Int? { quantity.first.value.isWhole ? Int(exactly: quantity.first.value.numerator) : nil }

  // MARK: Nouns

  /// The place of the noun that is counted after a place.
  func noun(after place: Int) -> Int? {
    var place = place
    if keyword(place) == .times || tokens[place].sign == .times { place += 1 }
    var found: Int?
    for _ in 0..<6 {
      let token = tokens[place]
      // `1 bay (fresh) leaf`
      if token.sign == .open, tokens[place + 1].kind == .word, tokens[place + 2].sign == .close {
        place += 3
        continue
      }
      if token.sign == .hyphen, token.isGlued, tokens[place + 1].isGlued { place += 1; continue }
      guard token.kind == .word else { break }
      let facts = facts(place)
      // `1 small to medium potato`
      let joinsDescriptions = (facts.keyword == .to || facts.keyword == .or) && found == nil
        && self.facts(place + 1).recipe.contains(.description)
      if joinsDescriptions || facts.traits.contains(.participle) && found == nil {
        place += 1
        continue
      }
      let stops = facts.recipe.contains(.end) && facts.recipe.isDisjoint(with: .counted)
        || facts.keyword?.joinsAmounts == true || facts.recipe.contains(.relation)
      if stops { break }
      if facts.recipe.contains(.piece) { return found ?? place }
      if !facts.recipe.isDisjoint(with: .counted) {
        found = place
        if order != .nounLast { return place }
      }
      place += 1
    }
    return found
  }

  /// The noun behind the size of each: the `cans` of `2 14-ounce cans`.
  var nounAfterSize: Int? {
    guard let later, later.tokens.lowerBound - end <= 2 else { return nil }
    var after = later.tokens.upperBound
    while tokens[after].sign == .close || tokens[after].sign == .hyphen
      || facts(after).traits.contains(.length)
    {
      after += 1
    }
    return noun(after: after)
  }

  /// The place behind words that only describe.
  func skipDescriptions(_ place: Int) -> Int {
    var place = place
    while facts(place).recipe.contains(.description), facts(place).recipe.isDisjoint(with: .counted) {
      place += 1
    }
    return place
  }
}
