import QuantityCore
import QuantityReading

// The nouns that are counted.

extension Window {
  /// Returns the index of the counted noun after an index.
  func noun(after index: Int) -> Int? {
    var index = index
    if isTimes(index) || parser.isColumn(index) {
      index += 1
    }
    // `6 or so potatoes`
    if keyword(index) == .or, isWord(index + 1, "so") { index += 2 }
    var found: Int?
    var vessel: Int?
    for _ in 0..<6 {
      let token = tokens[index]
      // `1 bay (fresh) leaf`, `1 bay (fresh or dried) leaf`
      if token.sign == .open,
        let close = (index + 2..<index + 5).first(where: { !tokens[$0].isWord }),
        tokens[index + 1].isWord, tokens[close].sign == .close
      {
        index = close + 1
        continue
      }
      if token.isGluedHyphen, tokens[index + 1].isGlued {
        index += 1
        continue
      }
      // `1 lg. onion`
      if token.sign == .period, token.isGlued, has(.description, at: index - 1) {
        index += 1
        continue
      }
      guard token.isWord else { break }
      // `1 bone-in ham`
      if isEnglish, isWord(index + 2, "in"), tokens[index + 1].isGlued,
        tokens[index + 1].sign == .hyphen
      {
        index += 3
        continue
      }
      let facts = facts(index)
      // `1 small to medium potato`
      let joinsDescriptions =
        (facts.keyword == .to || facts.keyword == .or) && has(.description, at: index + 1)
      let isBefore = !facts.traits.isDisjoint(with: [.description, .participle, .degree])
      // `1 white or yellow onion`
      let isChoice =
        facts.traits.contains(.description) && self.facts(index + 1).keyword == .or
        && has(.description, at: index + 2)
      // `3 finely chopped garlic cloves`
      let isPrepared =
        facts.traits.contains(.end) && facts.traits.isDisjoint(with: [.relation, .participle])
        && has(.participle, at: index + 1) && isEnglish && facts.keyword == nil
      if found == nil,
        isPrepared || joinsDescriptions || isChoice
          || isBefore && facts.traits.isDisjoint(with: .counted)
      {
        index += 1
        continue
      }
      let stops =
        facts.traits.contains(.end) && facts.traits.isDisjoint(with: .counted)
        || facts.keyword?.joinsAmounts == true
        // `1 sobre de levadura`
        || facts.traits.contains(.relation)
          && (found != nil || facts.traits.isDisjoint(with: .piece))
      if stops || isAuxiliary(index) || found != nil && (isServing(index) || isAdverb(index)) {
        break
      }
      if facts.traits.isDisjoint(with: .counted) {
        // `1 glass red wine`
        let isFood =
          isBefore
          || facts.traits.contains(.liquid)
          || token.word != 0 && facts.traits.isDisjoint(with: .ofRecipes) && facts.keyword == nil
        if isFood, let vessel, !hasAny(.counted, at: index + 1) { return vessel }
        // `1 onion soup packet` isn't an onion.
        if let found { return nounOfCompound(after: index, found) }
        if order == .nounAhead { return nil }
      } else if joinsNext(index) {
        // The steak of `1 rib-eye steak` is counted, not the rib.
      } else {
        // `1 bar spoon`
        let isSpoon =
          isWord(index + 1, "spoon") || isWord(index + 1, "spoons")
          // `1 x 900 g loaf tin`
          || isContainerForUse(index + 1)
        if order != .nounLast || facts.traits.contains(.piece) && !isSpoon || token.hasPoint {
          return index
        }
        found = index
        if has(.vessel, at: index) { vessel = index }
      }
      index += 1
    }
    return found
  }

  /// Returns whether a hyphen joins the word at an index to the next one: `rib-eye`.
  private func joinsNext(_ index: Int) -> Bool {
    let (hyphen, next) = (tokens[index + 1], tokens[index + 2])
    return isEnglish && hyphen.isGluedHyphen && next.isWord && next.isGlued
  }

  /// `One can also use butter.`
  private func isAuxiliary(_ index: Int) -> Bool {
    has(.infinitive, at: index + 1) && isWord(index, "can")
  }

  /// `Beat 1 egg white stiffly`
  private func isAdverb(_ index: Int) -> Bool {
    isEnglish && tokens[index].range.count > 6
      && bytes(at: index).suffix(2).elementsEqual("ly".utf8)
  }

  /// `1 turkey serving eight people`
  private func isServing(_ index: Int) -> Bool {
    let isNumber = tokens[index + 1].isNumber || keyword(index + 1)?.isPartOfNumber == true
    return isNumber && isWord(index, "serving")
  }

  /// Returns the counted noun of a compound whose last word isn't counted by itself.
  private func nounOfCompound(after index: Int, _ noun: Int) -> Int? {
    if hasAny(.counted, at: index + 1) { return index + 1 }
    return has(.singular, at: noun) ? nil : noun
  }

  /// The noun after the size of each: the `cans` of `2 14-ounce cans`.
  var nounAfterSize: Int? {
    guard let later, later.start - end <= 3, later.start >= end else { return nil }
    var after = parser.endOfAlternate(after: later.end)
    if let close = parser.closing(from: after, within: 6), tokens[end].sign == .open {
      after = close + 1
    }
    while [.close, .hyphen, .slash, .prime].contains(tokens[after].sign)
      || has(.length, at: after) || keyword(after) == .times
      || tokens[after].isNumber
        && (tokens[after - 1].sign == .slash || keyword(after - 1) == .times)
    {
      after += 1
    }
    return noun(after: after)
  }

  /// Returns the index after words that only describe the counted thing.
  func skipDescriptions(_ index: Int) -> Int { parser.skipDescriptions(index) }

  /// `het halve ei`, `die halbe Zwiebel`: a half that was named before
  var isHalfOfKnown: Bool {
    let articles: [StaticString] = ["de", "het", "die", "das", "den", "la", "le", "il", "el"]
    return quantity.first.isWord && quantity.first.value < Fraction(1) && !isEnglish
      && articles.contains { isWord(start - 1, $0) }
  }

  /// The first half of `2 cups flour, half white and half rye`
  var isHalfOfMixture: Bool {
    guard quantityBefore?.role == .amount, let later, quantity.first.isWord,
      quantity.first.value == Fraction(1, 2), later.first.isWord,
      later.first.value == quantity.first.value, later.unit == nil, !isArticle(end - 1),
      noun(after: later.end) == nil
    else { return false }
    return keyword(later.start - 1) == .and || tokens[later.start - 1].sign == .comma
  }
}
