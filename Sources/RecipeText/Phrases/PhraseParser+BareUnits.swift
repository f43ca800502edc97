import QuantityCore
import QuantityReading

// Units without a number at the start of a line.

extension PhraseParser {
  /// Reads `Pinch of salt` and `Large sprig of parsley` at the start of a line, with an implied 1.
  /// In other languages the ingredient can follow directly: `szczypta soli`.
  func bareUnit(at start: Int) -> QuantityPhrase? {
    // `with a` and, in the next line, `slice of bread`
    if start == 1, isAfterArticle { return nil }
    var first = start
    while tokens[first].kind == .sign { first += 1 }
    let index = skipDescriptions(first)
    // `Rol het deeg uit.` begins with a verb. Slavic nouns aren't verbs, but `Sklenice umyjte.`
    // begins with a plural.
    let isClear =
      isEnglish || lexicon.recipeLanguage?.words?.isSlavic == true && !has(.plural, at: index)
    guard let end = endOfBareUnit(at: index), isClear || !isSentence(from: end) else { return nil }
    let isMeasured =
      keyword(end) == .of && isMeasured(by: index, end + 1)
      || has(.partAfter, at: end) || isFood(end) || isFood(afterSize(end))
      // `Taza y media de arroz`
      || keyword(end) == .and && keyword(end + 1) == .fraction(2) && !isEnglish
      || has(.measure, at: index) && !has(.verb, at: index) && isName(end)
    guard isMeasured else { return nil }
    var quantity = QuantityPhrase(
      NumberPhrase(tokens: first..<first, value: Fraction(1), isWord: true))
    if let unit = unit(after: index), unit.unit.kind != .time, unit.tokens == index..<end {
      quantity.tokens = first..<end
      quantity.unit = unit
      // `كوبان` means two.
      if isDual(spelling(of: unit)) { quantity.first.value = Fraction(2) }
      readParts(of: &quantity)
    }
    return quantity
  }

  /// Returns whether a word for a filling begins a unit without a number within a line: `with scant
  /// teaspoon of soda`.
  func beginsFilling(_ index: Int) -> Bool {
    guard has(.filling, at: index), isEnglish else { return false }
    let before = tokens[index - 1]
    return before.kind == .sign
      ? before.sign == .comma || before.sign == .semicolon
      : before.isWord && !isArticle(index - 1) && !isWord(index - 1, "the")
        && keyword(index - 1)?.isPartOfNumber != true && facts(index - 1).unit == nil
        && keyword(skipDescriptions(index) + 1) == .of
  }

  /// Returns whether a word follows the comma or the parenthesis after a quantity, in a language
  /// other than English: `3 jaja, łyżka mleka`, `210 גרם (כוס וחצי) קמח`.
  func beginsListed(_ index: Int, after last: Range<Int>?) -> Bool {
    guard !isEnglish, tokens[index].isWord, let last else { return false }
    let end = last.upperBound
    if tokens[index - 1].sign == .open { return end == index - 1 }
    // Slavic nouns aren't verbs, unlike `skiva` in Swedish.
    return tokens[index - 1].sign == .comma && index - end < 8
      && lexicon.recipeLanguage?.words?.isSlavic == true
      && isFirstWord(last.lowerBound) && !isSentence(from: index)
      && (end..<max(end, index - 1)).allSatisfy { tokens[$0].isWord }
  }

  /// Returns whether the rest of the line is a sentence: it ends with a period, or it is too long
  /// for an ingredient.
  func isSentence(from start: Int) -> Bool {
    var end = start
    while !tokens[end].isEdge, end < start + 12 { end += 1 }
    return !tokens[end].isEdge || end > start + 1 && tokens[end - 1].sign == .period
  }

  /// Returns the end of a piece or a scooped unit in the singular.
  private func endOfBareUnit(at index: Int) -> Int? {
    if has([.piece, .singular], at: index) {
      // In Czech, `pak` means then, not a Dutch package.
      let words = lexicon.recipeLanguage?.words
      let isOfOther = words.map { $0.isSlavic && !$0.knows(text(tokens[index].range).lowercased()) }
      return isOfOther == true ? nil : index + 1
    }
    guard let unit = unit(after: index), unit.start == index, unit.unit.isScooped
    else { return nil }
    if isEnglish {
      return text(of: unit).lowercased() == unit.unit.name ? unit.end : nil
    }
    let word = spelling(of: unit)
    let one = AnyPresentation.Part(1, unit.unit)
    // Short words such as `EL` and `tsk` also occur in tables.
    let isOne =
      word.normalizedWord.utf8.count > 3
      && word.agreeing(with: one, in: lexicon.language) == word.word
    return isOne || isDual(word) ? unit.end : nil
  }

  private func spelling(of unit: UnitPhrase) -> UnitSpelling {
    UnitSpelling(unit: unit.unit, word: text(of: unit))
  }

  /// Returns whether a unit's word is its dual, which takes no number.
  private func isDual(_ word: UnitSpelling) -> Bool {
    lexicon.language.data.names.values.contains { words in
      words.readForms.contains { $0.count == 2 && $0.word == word.word }
    }
  }

  /// Returns whether a piece measures food. In English, pieces other than cooks' measures must be
  /// followed by a word known from recipes, unlike `slice of life` and `can of worms`.
  func isMeasured(by piece: Int, _ start: Int) -> Bool {
    if !isEnglish || facts(piece).unit != nil { return true }
    if has(.measure, at: piece) { return true }
    for index in start..<start + 4 {
      guard isName(index) else { return tokens[index].isNumber }
      if tokens[index].word != 0 { return true }
    }
    return false
  }

  /// Returns the index after a size in parentheses: that of the cheese in `Becher (250 g) Quark`.
  private func afterSize(_ index: Int) -> Int {
    guard tokens[index].sign == .open, tokens[index + 1].isNumber else { return index }
    return (index + 2..<index + 5).first { tokens[$0].sign == .close }.map { $0 + 1 } ?? index
  }

  /// Returns whether the word at an index can be part of an ingredient's name.
  private func isName(_ index: Int) -> Bool {
    tokens[index].isWord && keyword(index) == nil
      && (!has(.end, at: index) || has(.participle, at: index))
  }

  /// Whether the language requires a partitive: `cucharada de azúcar`, but not `taza medidora`.
  var takesPartitive: Bool {
    !isEnglish && (lexicon.recipeLanguage?.words?.partitives.count ?? 0) > 1
  }

  /// Returns whether the word at an index can be an ingredient in a language other than English: it
  /// has no other known meaning.
  func isFood(_ index: Int) -> Bool {
    return !isEnglish && !takesPartitive && tokens[index].isWord
      && keyword(index) == nil
      && facts(index).unit == nil
      && facts(index).traits.isSubset(
        of: [.food, .singular, .plural, .description, .liquid, .piece])
  }
}
