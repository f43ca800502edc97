internal import Quantities

extension IngredientTable {
  /// Finds what a phrase that is not a name may mean: the names that it would be with its misspelled
  /// words corrected, or else those of its last word.
  func near(_ phrase: [String]) -> [Ingredient] {
    // A misspelled word is one that no name has.
    let unknown = Set(phrase.filter { index.numbers[$0] == nil && !IngredientWords.isOptional($0) })
    var guesses: [[String]] = []
    if (1...3).contains(unknown.count) {
      let corrected = Dictionary(uniqueKeysWithValues: unknown.map { ($0, words(near: $0)) })
      guesses.append(phrase.flatMap { corrected[$0] ?? [$0] })
    }
    let needed = phrase.filter { !IngredientWords.isOptional($0) }
    guesses += [phrase, needed, Array((needed.isEmpty ? phrase : needed).suffix(1))]
    for guess in guesses {
      // The last word alone must name the kind: dog food does not suggest the salt of Whole Foods.
      let isRest = guess.count < needed.count
      if let match = full(guess) ?? partial(guess, isGuess: true, ofAnyKind: !isRest) {
        return match.ingredients
      }
    }
    return []
  }

  /// Finds the known word that is nearest to an unknown one, if there is just one.
  private func words(near word: String) -> [String] {
    guard let unknown = Array(word.utf8).withUnsafeBufferPointer({ EditDistance(from: $0) }) else {
      return []
    }
    // Two slips in a short word make another: cement is no segment.
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
