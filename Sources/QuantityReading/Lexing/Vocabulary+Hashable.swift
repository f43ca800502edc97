import QuantityCore

extension Vocabulary: Hashable {
  /// Whether two vocabularies read every text alike: the same units by the same names, in one
  /// system and language, with or without suggestions.
  public static func == (lhs: Vocabulary, rhs: Vocabulary) -> Bool {
    if lhs.lexicon === rhs.lexicon { return true }
    return lhs.system == rhs.system && lhs.language == rhs.language
      && lhs.suggestsNames == rhs.suggestsNames
      && lhs.lexicon.units.elementsEqual(rhs.lexicon.units) { $0.isRead(like: $1) }
  }

  /// Hashes the system, the language and the number of units.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(system)
    hasher.combine(language)
    hasher.combine(lexicon.units.count)
  }
}
