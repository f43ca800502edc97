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
    guard let end = endOfBareUnit(at: index) else { return nil }
    guard keyword(end) == .of || facts(end).traits.contains(.partAfter) || isFood(end) else {
      return nil
    }
    var quantity = QuantityPhrase(
      NumberPhrase(tokens: first..<first, value: Fraction(1), isWord: true))
    if index == first, let unit = unit(after: index), unit.unit.kind != .time,
      unit.tokens == index..<end
    {
      quantity.tokens = unit.tokens
      quantity.unit = unit
      readParts(of: &quantity)
    }
    return quantity
  }

  /// Returns where a piece or a scooped unit ends that is in the singular.
  private func endOfBareUnit(at index: Int) -> Int? {
    if facts(index).traits.contains([.piece, .singular]) { return index + 1 }
    guard !lexicon.isEnglish, let unit = unit(after: index), unit.tokens.lowerBound == index,
      unit.unit.isScooped
    else { return nil }
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
