import QuantityCore
import QuantityReading

// Measures without a number, where a line begins.

extension PhraseParser {
  /// Reads `Pinch of salt` and `Large sprig of parsley`, where a line begins: one, though nobody says so. In other
  /// languages the ingredient itself can follow: `szczypta soli`.
  func bareUnit(at start: Int) -> QuantityPhrase? {
    var first = start
    while tokens[first].kind == .sign { first += 1 }
    let index = skipDescriptions(first)
    // `Rol het deeg uit.`; a Slavic noun is no verb.
    guard let end = endOfBareUnit(at: index),
      lexicon.isEnglish || lexicon.recipeLanguage?.words.isSlavic == true || !isSentence(from: end)
    else { return nil }
    let isMeasured =
      keyword(end) == .of && isMeasured(by: index, end + 1)
      || facts(end).traits.contains(.partAfter) || isFood(end)
      || facts(index).traits.contains(.measure) && !facts(index).traits.contains(.verb)
        && isName(end)
    guard isMeasured else { return nil }
    var quantity = QuantityPhrase(
      NumberPhrase(tokens: first..<first, value: Fraction(1), isWord: true))
    if let unit = unit(after: index), unit.unit.kind != .time, unit.tokens == index..<end {
      quantity.tokens = first..<end
      quantity.unit = unit
      readParts(of: &quantity)
    }
    return quantity
  }

  /// Whether a period ends the line, or many words make it more than an ingredient.
  func isSentence(from start: Int) -> Bool {
    var end = start
    while tokens[end].kind != .edge, end < start + 12 { end += 1 }
    return tokens[end].kind != .edge || end > start + 1 && tokens[end - 1].sign == .period
  }

  /// Returns where a piece or a scooped unit ends that is in the singular.
  private func endOfBareUnit(at index: Int) -> Int? {
    if facts(index).traits.contains([.piece, .singular]) { return index + 1 }
    guard let unit = unit(after: index), unit.tokens.lowerBound == index, unit.unit.isScooped
    else { return nil }
    if lexicon.isEnglish {
      return text(range(of: unit.tokens)).lowercased() == unit.unit.name
        ? unit.tokens.upperBound : nil
    }
    let word = UnitSpelling(unit: unit.unit, word: text(range(of: unit.tokens)))
    let one = AnyPresentation.Part(1, unit.unit)
    // `EL` and `tsk` are words of tables, too.
    let isOne =
      word.plain.utf8.count > 3 && word.agreeing(with: one, in: lexicon.language) == word.word
    // `كوبان` says by itself that there are two.
    let isTwo = lexicon.language.data.names.values.contains { words in
      words.readForms.contains { $0.count == 2 && $0.word == word.word }
    }
    return isOne && !isTwo ? unit.tokens.upperBound : nil
  }

  /// Whether a piece is one of food: any but a measure that only cooks have asks in English for a word that recipes
  /// know, as `slice of life` and `can of worms` have none.
  func isMeasured(by piece: Int, _ start: Int) -> Bool {
    if !lexicon.isEnglish || facts(piece).unit != nil { return true }
    if facts(piece).traits.contains(.measure) { return true }
    for index in start..<start + 4 {
      guard isName(index) else { return tokens[index].kind == .number }
      if tokens[index].word != 0 { return true }
    }
    return false
  }

  /// Whether a word at an index can be of the name of an ingredient.
  private func isName(_ index: Int) -> Bool {
    tokens[index].kind == .word && keyword(index) == nil
      && (!facts(index).traits.contains(.end) || facts(index).traits.contains(.participle))
  }

  /// Whether what another language's recipes could measure is at an index: a word of which nothing else is known.
  private func isFood(_ index: Int) -> Bool {
    // `cucharada de azúcar` has a word between, without which `taza medidora` measures nothing.
    let takesPartitive = (lexicon.recipeLanguage?.words.partitives.count ?? 0) > 1
    return !lexicon.isEnglish && !takesPartitive && tokens[index].kind == .word
      && keyword(index) == nil
      && facts(index).unit == nil
      && facts(index).traits.isSubset(of: [.food, .singular, .plural, .description, .liquid])
  }
}
