import QuantityCore
import QuantityReading

// The numbers of list items and steps.

extension Window {
  /// `2 Add the eggs`, `2.1 Feeding the starter`
  var numbersASentence: Bool {
    guard isFirst, !quantity.first.isWord, quantity.unit == nil, !quantity.isRange else {
      return false
    }
    let isSection = whole == nil && first.number.decimalMark == .point && isCapitalized(end)
    if isSection {
      // In a list, `1.5 Tanqueray Gin` isn't a section, nor is `10.5 AAU Magnum hops`.
      if !previous.isEdge || isInCapitals(end) { return false }
      // `3.2 Shaping`, `2.1 Add 200 g flour`
      let isGerund = bytes(at: end).suffix(3).elementsEqual("ing".utf8)
      if isGerund, quantity.first.value > Fraction(1) { return true }
      if has(.verb, at: end), later?.start == end + 1 { return true }
      return !hasAny(.ofRecipes, at: end) && tokens[end + 1].isWord
    }
    // `4 Char the corn`, `2 mix the flour in`
    if whole != nil, isEnglish,
      isCapitalized(end) || has(.verb, at: end),
      isWord(end + 1, "the") || isWord(end + 1, "your")
    {
      return true
    }
    let continues =
      tokens[end + 1].isWord || tokens[end + 1].isNumber || tokens[end + 1].sign == .ampersand
    // `5 lightly crushed cloves`
    if has(.degree, at: end), !isCapitalized(end) { return false }
    // `1 spoon salt`, `1 drizzle of oil`
    if !isCapitalized(end), isWord(end, "spoon") || keyword(end + 1) == .of { return false }
    return whole != nil && has(.verb, at: end) && continues
      && !hasAny([.counted, .description], at: end)
  }

  /// `1. Stir`, `2) Add`, `4- Portez à ébullition`, `4 Desligue o fogo.`
  var numbersAListItem: Bool {
    guard quantity.unit == nil, !quantity.isRange, whole != nil, !quantity.first.isWord, isFirst
    else { return false }
    if next.isGlued, next.sign == .period || next.sign == .close && previous.sign != .open {
      return true
    }
    // `2 フライパンに油を熱する`
    if parser.dialect.isUnspaced, next.isWord, !next.isGlued, !has(.counter, at: end) {
      return (end..<end + 4).allSatisfy { tokens[$0].isWord }
    }
    let isDash = next.isGlued && next.sign == .hyphen && !tokens[end + 1].isGlued
    let index = isDash ? end + 1 : end
    guard let language = parser.lexicon.recipeLanguage, isCapitalized(index),
      !tokens[index].isGlued,
      !hasAny([.singular, .plural, .piece, .description], at: index)
        // `3 Bak de kip`
        || has(.verb, at: index + 1) && has(.heat, at: index)
    else { return false }
    // `1 PICCATA-TEIG:`
    var last = index
    while tokens[last].isWord || tokens[last].sign == .hyphen { last += 1 }
    if tokens[last].sign == .colon, tokens[last + 1].isEdge { return true }
    // `1 Mezcla 200 g de harina`, `2 Añade 3 huevos`, `4 Mit 100 ml Wasser ablöschen`
    let isVerb = language != .german || endsWithInfinitive(from: index)
    if let later, later.start == index + 1, isVerb, tokens[later.end].isWord,
      facts(later.end).traits.isDisjoint(with: [.each, .share]), keyword(later.end) != .per
    {
      return true
    }
    // `3 Precalienta el horno`
    let articles: [StaticString] = [
      "el", "la", "los", "las", "il", "lo", "gli", "le", "les", "het", "o", "os",
    ]
    if isWord(index + 1, of: articles) || language == .dutch && isWord(index + 1, "de") {
      return true
    }
    // German ingredients also begin with capitals.
    return isDash
      || (language == .german ? isGermanSentence(from: index) : parser.isSentence(from: index))
  }

  /// Returns whether a period ends the line, which has a verb or is long, or where a clause ends
  /// like `4 Portionenweise in der Pfanne ausbacken.`, but not like `6 Scampi, ungeschält.`
  private func isGermanSentence(from start: Int) -> Bool {
    var end = start
    while !tokens[end].isEdge, end < start + 64 { end += 1 }
    let last = end - 2
    guard last > start, tokens[end - 1].sign == .period else { return !tokens[end].isEdge }
    if !lineTraits.isDisjoint(with: [.verb, .heat]) || last > start + 16 { return true }
    return (start...last).contains {
      [.comma, .period].contains(tokens[$0 + 1].sign) && isInfinitive($0)
    }
  }

  /// Returns whether a German clause ends like `4 Mit 100 ml Wasser ablöschen`, unlike
  /// `1 Paprika 200 g, entkernt`.
  private func endsWithInfinitive(from start: Int) -> Bool {
    var end = start
    while !tokens[end].isEdge, end < start + 64 { end += 1 }
    return tokens[end].isEdge && isInfinitive(end - 1)
  }

  /// Returns whether the word at an index ends like an infinitive, and not like a participle.
  private func isInfinitive(_ index: Int) -> Bool {
    let word = bytes(at: index)
    let isParticiple = zip(word, word.dropFirst()).contains { $0 == "g" && $1 == "e" }
    let endings = ["en", "ln", "rn"]
    return tokens[index].isWord && endings.contains { word.suffix(2).elementsEqual($0.utf8) }
      && !isParticiple && !isCapitalized(index)
  }

  /// `2 cups cheese [1]`, `(1)の鶏肉`
  var isReferenceInBrackets: Bool {
    guard quantity.unit == nil, previous.sign == .open, next.sign == .close, !isFirst else {
      return false
    }
    let isOfStep =
      parser.dialect.isUnspaced && whole != nil && tokens[end + 1].isGlued
      && !tokens[start - 2].isNumber
    return parser.bytes[previous.range.lowerBound] == "[" || isOfStep && tokens[end + 1].isWord
  }
}
