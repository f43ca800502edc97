import QuantityCore
import QuantityReading

// Articles that count: `a cup`, `an egg`, `juice of a lemon`.

extension PhraseParser {
  func isArticle(_ index: Int) -> Bool {
    keyword(index) == .article || keyword(index) == .another
  }

  /// Returns whether an article is the number one: before a unit, but not in `a second argument`.
  func canTakeArticle(_ number: NumberPhrase) -> Bool {
    guard let unit = unit(after: number.end), unit.start > 0 else {
      return keyword(number.start) == .article
        && (isBeforeDigits(number.end) || isBeforeCounted(number.tokens)
          || isOneOfPart(number.tokens))
    }
    // `a t` isn't a teaspoon, nor `a CC` a milliliter.
    let next = unit.end
    let name = bytes(at: unit.start)
    let isInCapitals = name.count == 2 && name.allSatisfy { $0 & 0x20 == 0 }
    if name.count < 2 || isInCapitals && keyword(next) != .of { return false }
    // `bake it on a stone`
    if unit.unit.name == "stone", keyword(next) != .of { return false }
    if unit.unit.kind == .time { return unit.unit.name != "second" }
    // `Use a cup to cut out circles`
    if keyword(next) == .to, isWord(number.start - 1, of: ["use", "using", "with"]) {
      return simpleNumber(at: next + 1) != nil || keyword(next + 1)?.isPartOfNumber == true
    }
    return !tokens[next].isWord || keyword(next) == .of || keyword(next)?.joinsAmounts == true
      // `zahăr, un litru de apă`, but not `con un cucchiaio di legno`
      || !isEnglish && has(.link, at: next)
        && tokens[number.start - 1].kind == .sign
      || isFirstWord(number.start)
      || hasAny([.container, .vessel, .use], at: next)
      || !hasAny(.ofRecipes, at: next) && unit.unit.definition.vessel != nil
        && (!takesPartitive || tokens[next + 1].isElision)
  }

  /// Returns whether a size follows an article: `a 1-pound eggplant`, `a large 14 oz can`.
  private func isBeforeDigits(_ start: Int) -> Bool {
    if tokens[start].isNumber {
      // `2 Dosen a 400 g`
      return isEnglish || !has(.link, at: start - 1)
    }
    let index = skipDescriptions(start)
    guard isEnglish, index > start, let size = simpleNumber(at: index) else { return false }
    return unit(after: size.end).map { isBeforeContainer($0.end) } == true
  }

  /// Returns the index after words that only describe the counted thing.
  func skipDescriptions(_ start: Int) -> Int {
    var index = start
    while has(.description, at: index), !hasAny(.counted, at: index), index < start + 8 {
      index += 1
    }
    return index
  }

  /// Returns the index of the last word of a compound: `Zitrone` in `Bio-Zitrone`.
  private func lastOfCompound(_ start: Int) -> Int {
    let (hyphen, last) = (tokens[start + 1], tokens[start + 2])
    let isCompound = hyphen.isGluedHyphen && last.isWord && last.isGlued && !isEnglish
    return isCompound ? start + 2 : start
  }

  /// Returns whether a countable thing follows at the start of a line: `a bottle of stout`,
  /// `an egg`.
  private func isBeforeCounted(_ article: Range<Int>) -> Bool {
    if partAfterNoun(article.upperBound) != nil { return true }
    let first = article.lowerBound
    // `1 cup milk and an egg`
    let isListed = continuesList(first)
    guard isFirstWord(first) || isAfterHeading(first) || isListed else { return false }
    let index = lastOfCompound(skipDescriptions(article.upperBound))
    let recipe = facts(index).traits
    // `an onion and a bay leaf`
    if isListed, recipe.isDisjoint(with: [.singular, .plural, .verb]), tokens[index].isWord,
      has([.piece, .singular], at: index + 1), !tokens[index + 2].isWord
    {
      return true
    }
    if recipe.contains(.piece) || recipe.contains(.vessel),
      recipe.contains(.singular) || recipe.contains(.vessel)
    {
      // `a stalk celery`, `a handful (30 g) of spinach`, but not `a can opener`
      var next = index + 1
      if tokens[next].sign == .open,
        (next + 1..<next + 3).contains(where: { tokens[$0].isNumber }),
        let close = (next + 2..<next + 6).first(where: { tokens[$0].sign == .close })
      {
        next = close + 1
      }
      if isListed {
        let food = facts(next + 1)
        // `an onion and a leaf`
        if recipe.contains(.singular), !tokens[next].isWord { return true }
        return keyword(next) == .of && tokens[next + 1].word != 0 && food.keyword == nil
          && food.unit == nil && food.traits.isSubset(of: [.food, .singular, .plural, .liquid])
      }
      return keyword(next) == .of && isMeasured(by: index, next + 1)
        || recipe.contains(.piece) && has(.link, at: index + 1)
        // `egy fej káposzta`
        || recipe.contains([.piece, .singular]) && isFood(index + 1)
        || recipe.contains([.piece, .singular]) && !recipe.contains(.container)
          && tokens[index + 1].isWord && facts(index + 1).keyword == nil
          && !hasAny(.ofRecipes, at: index + 1)
          // `A family recipe since 1850`
          && !isWord(index, "recipe")
    }
    guard recipe.contains(.singular) else { return false }
    // `una cebolla grande`
    let isEntry = !isEnglish && !isSentence(from: index)
    var next = isEntry ? skipDescriptions(index + 1) : index + 1
    // `an egg yolk`
    while isListed, has(.singular, at: next) { next += 1 }
    // `1 lb sausage, a mix of hot and sweet`
    if isListed, has(.each, at: next) || keyword(next) == .of { return false }
    return !tokens[next].isWord || has(.end, at: next)
  }

  /// Returns whether an English article continues a list of amounts, unlike that of
  /// `with a lemon and an onion`.
  private func continuesList(_ article: Int) -> Bool {
    guard isEnglish, keyword(article - 1) == .and || tokens[article - 1].sign == .comma else {
      return false
    }
    var index = article - 2
    while tokens[index].isWord, !isArticle(index), index > article - 8 { index -= 1 }
    return !isArticle(index) || unit(after: index + 1) != nil
      || !tokens[index - 1].isWord || keyword(index - 1) == .and
  }

  /// Returns whether an entry begins at an index after a heading in the line, in languages other than
  /// English: `Für den Guss: eine Packung Gelatine`.
  func isAfterHeading(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    return !isEnglish && (before.sign == .colon || before.sign == .dash && !before.isGlued)
  }

  /// Reads the `a 1/2` of `a 1/2 cup of sugar`.
  func partAfterArticle(_ article: Int) -> NumberPhrase? {
    guard isArticle(article), tokens[article + 1].isNumber,
      var part = number(at: article + 1), part.value < Fraction(1),
      let unit = unit(after: part.end), !unit.isHyphenated,
      keyword(unit.end) == .of
    else { return nil }
    part.tokens = article..<part.end
    return part
  }

  /// Returns whether an article counts the food whose part is used: `juice of a lemon`,
  /// `le zeste d'une orange`, `Saft einer Zitrone`.
  private func isOneOfPart(_ article: Range<Int>) -> Bool {
    let noun = lastOfCompound(skipDescriptions(article.upperBound))
    return hasAny(.counted, at: noun)
      && (isTaken(from: article.lowerBound) || isSecondOfPart(article.lowerBound))
  }

  /// Returns whether a part is taken of the thing at an index, rather than put `with` or `on` it.
  private func isTaken(from index: Int) -> Bool {
    guard isAfterPart(index) else { return false }
    let before = index - 1
    return keyword(before) == .of || has(.link, at: before)
      || tokens[before].isElision || isWord(before, "from") || !isEnglish && has(.part, at: before)
  }

  /// Returns whether an article continues a list: `juice of a lemon and an orange`.
  private func isSecondOfPart(_ index: Int) -> Bool {
    guard keyword(index - 1) == .and || keyword(index - 1) == .or,
      hasAny(.counted, at: index - 2)
    else { return false }
    var first = index - 3
    while first > index - 8, has(.description, at: first) { first -= 1 }
    return isArticle(first) && isTaken(from: first)
  }

  /// Returns whether a part comes before an index, with or without a word for `of`: `juice of`,
  /// `jus d'`, `zeama de la`, `Saft`.
  func isAfterPart(_ index: Int) -> Bool {
    func isLink(_ index: Int) -> Bool {
      tokens[index].isElision && tokens[index - 1].range.count == 1
        || tokens[index].isWord && keyword(index) != .and
          && (keyword(index) == .of || hasAny([.end, .link], at: index))
    }
    var last = index - 1
    while last > index - 3, isLink(last) { last -= tokens[last].isElision ? 2 : 1 }
    return has(.part, at: last)
  }
}
