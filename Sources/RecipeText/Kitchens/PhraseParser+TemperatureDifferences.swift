import QuantityCore
import QuantityReading

// Differences of temperatures, which aren't converted like temperatures.

extension PhraseParser {
  /// Returns whether degrees express a difference: `180 °C ± 5 °C`, `lower it by 25 °F`,
  /// `20 °C less`, `raise the oven 10 °C`.
  func isDifference(_ quantity: QuantityPhrase, until scale: Int) -> Bool {
    let start = quantity.start
    let (sign, other) = (tokens[start - 1].sign, start > 1 ? tokens[start - 2].sign : .none)
    if sign == .plusMinus || other == .slash && (sign == .hyphen || sign == .minus) { return true }
    let before = beforeApproximation(start)
    let after = isWord(scale + 1, "too") ? scale + 2 : scale + 1
    if isWord(before, "by")
      || isWord(after, of: ["less", "lower", "cooler", "more", "higher", "hotter"])
    {
      return true
    }
    // No oven is as cold as most differences.
    let value = quantity.last.value
    guard isEnglish, value <= Fraction(100) else { return false }
    if sign == .plus { return true }
    if keyword(before) == .of || isWord(before, "a") {
      return isWord(before - 1, of: PhraseParser.changes) || isWord(after, of: PhraseParser.changes)
    }
    if isWord(before, "within") { return true }
    // `Chill to 40 °F`, `below 5 °C`
    func isBound(_ index: Int) -> Bool {
      has(.relation, at: index) || keyword(index) == .to || keyword(index) == .target
        || isWord(index, of: ["above", "below", "from", "over", "reaches", "under"])
    }
    if isBound(before) { return false }
    // `about 30 °F warmer`, `10 °C below boiling`, but also `40 °F, below the fan`
    if isWord(after, of: PhraseParser.comparisons) || isWord(after, of: PhraseParser.changes) {
      return true
    }
    // `Turn the oven down 25 °F`, `The temperature will rise another 10 °F`
    var index = before
    while index > before - 6, tokens[index].isWord, !isBound(index) {
      if isWord(index, of: PhraseParser.changes) { return true }
      index -= 1
    }
    if isWord(before, of: ["add", "another", "down", "minus", "subtract", "up"]) { return true }
    // Kitchens have no °F below freezing, except in freezers.
    return self.scale(at: scale) == .fahrenheit && sign != .hyphen && sign != .minus
      && Fraction(1)..<Fraction(32) ~= value
  }

  private static let comparisons: [StaticString] = [
    "above", "apart", "below", "colder", "cool", "early", "hot", "off", "short", "shy", "under",
    "warmer",
  ]

  /// Verbs and nouns for a change of temperature.
  private static let changes: [StaticString] = [
    "carryover", "climb", "climbs", "decrease", "difference", "drop", "drops", "fall", "falls",
    "increase", "increments", "lower", "raise", "reduce", "rise", "rises", "swing", "swings",
  ]
}
