import QuantityCore
import QuantityReading

// The numbers of list items and steps.

extension Window {
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
    return (start...last).contains { index in
      let word = bytes(at: index)
      let isParticiple = zip(word, word.dropFirst()).contains {
        $0 == "g" && $1 == "e"
      }
      return [.comma, .period].contains(tokens[index + 1].sign) && tokens[index].isWord
        && word.suffix(2).elementsEqual("en".utf8) && !isParticiple && !isCapitalized(index)
    }
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
