import QuantityCore
import QuantityReading

// What the words after an amount say that it measures.

extension ByteCursor {
  /// Whether a vessel comes after an amount, which is its size: `2-quart baking dish`, `12 cup Bundt
  /// pan`.
  ///
  /// - Parameter isAtStart: whether the line begins with the amount.
  func isBeforeVessel(isAtStart: Bool) -> Bool {
    var probe = self
    var hasUse = false
    for _ in 0..<5 {
      guard let word = probe.readRecipeWord() else { return false }
      let endsName = word.hasPeriod || probe.isAtEndOfName
      if word.meaning.contains(.vessel), endsName || hasUse { return true }
      if word.meaning.contains(.container) {
        // `into a 1 quart jar`, but `a 14 oz can of tomatoes`
        if hasUse || endsName && !isAtStart && !probe.isAt(.of) { return true }
      }
      if word.meaning.contains(.end) || word.hasPeriod { return false }
      hasUse = hasUse || word.meaning.contains(.use)
    }
    return false
  }

  /// Where the container stands that comes right after an amount, which is its size: `28 oz can`.
  var container: Range<Int>? {
    var probe = self
    for _ in 0..<3 {
      guard let word = probe.readRecipeWord() else { return nil }
      if word.meaning.contains(.container) { return word.range }
      guard word.meaning.contains(.description) else { return nil }
    }
    return nil
  }

  /// Whether an amount is one of several, as the words after it say: `1/2 cup at a time`, `6 oz each`, `12 g
  /// per serving`.
  ///
  /// - Parameter isIngredient: whether the line lists an ingredient.
  func isAfterPortion(ofIngredient isIngredient: Bool) -> Bool {
    var probe = self
    if probe.skip("/") { return probe.isAtLetter }
    for number in 0..<5 {
      guard let word = probe.readRecipeWord() else { return false }
      let text = bytes[word.range]
      if word.meaning.contains(.share) || keywords.isBeyondEnglish {
        if keyword(in: word.range) == .per || text.isWord("apiece") { return true }
        if text.isWord("at"), probe.readWord("a"), probe.readWord("time") { return true }
      }
      // `2 tbsp on each tortilla`
      if word.meaning.contains(.relation), probe.readWord("each") { return true }
      let isEnd = word.meaning.contains(.end)
      // `6 oz each`, but `1 tsp each salt and pepper`
      if isEnd, text.isWord("each") { return number == 0 && isIngredient && probe.isAtEndOfName }
      if word.hasPeriod || isEnd && !text.isWord("of") { return false }
    }
    return false
  }
}
