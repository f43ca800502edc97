internal import Quantities

extension IngredientTable {
  /// Finds similar names for an unknown phrase: the matches after correcting misspelled words, or
  /// else those of its last word.
  func near(_ phrase: [String]) -> [Ingredient] {
    // A word that is in no name counts as misspelled.
    let unknown = Set(phrase.filter { index.numbers[$0] == nil && !IngredientWords.isOptional($0) })
    var guesses: [[String]] = []
    if (1...3).contains(unknown.count) {
      let corrected = Dictionary(uniqueKeysWithValues: unknown.map { ($0, words(near: $0)) })
      guesses.append(phrase.flatMap { corrected[$0] ?? [$0] })
    }
    let needed = phrase.filter { !IngredientWords.isOptional($0) }
    guesses += [phrase, needed, Array((needed.isEmpty ? phrase : needed).suffix(1))]
    for guess in guesses {
      // The last word alone must name the kind: dog food must not suggest the salt of Whole Foods.
      let isRest = guess.count < needed.count
      if let match = full(guess) ?? partial(guess, isGuess: true, ofAnyKind: !isRest) {
        return match.ingredients
      }
    }
    return []
  }

  /// Finds the known word nearest to an unknown one, if there is exactly one.
  private func words(near word: String) -> [String] {
    guard let unknown = Array(word.utf8).withUnsafeBufferPointer({ EditDistance(from: $0) }) else {
      return []
    }
    // Two typos in a short word make a different word: cement isn't segment.
    var (nearest, least): ([String], Int) = ([], word.utf8.count < 8 ? 1 : unknown.limit)
    for var known in index.numbers.keys {
      guard let distance = known.withUTF8({ unknown.distance(to: $0, atMost: least) }) else {
        continue
      }
      if distance < least { (nearest, least) = ([], distance) }
      nearest.append(known)
    }
    return nearest.count == 1 ? nearest : []
  }
}
