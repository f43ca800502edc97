internal import Quantities

extension IngredientTable {
  /// The substances that the name of an ingredient can mean.
  ///
  ///     switch IngredientTable.standard.match("rice") {
  ///     case .found(let ingredient): print(ingredient)
  ///     case .choices(let choices): print("Which one:", choices)  // white rice, wild rice, ...
  ///     case .unknown(let near): print("Perhaps:", near)
  ///     }
  public enum Match: Sendable, Hashable {
    /// The one substance of that name.
    case found(Ingredient)
    /// Several substances, of which none is chosen without asking.
    case choices([Ingredient])
    /// No known substance, with those whose names are near.
    case unknown(near: [Ingredient])
  }

  /// Finds a substance by what a text calls it.
  ///
  ///     let table = IngredientTable.standard
  ///     table.match("Flour, all purpose")      // found(all-purpose flour)
  ///     table.match("unsalted butter, cubed")  // found(butter)
  ///     table.match("starch")                  // choices([cornstarch, arrowroot, tapioca starch])
  ///     table.match("all-purpos flour")        // unknown(near: [all-purpose flour])
  ///
  /// Plurals, case, the order of words, hyphens and periods do not count, nor do words that say
  /// nothing of the substance: of, cold, unsalted, and after a comma any word that no name has.
  ///
  /// A substance is found if each of its words is there, and no other. Plain `flour`, `sugar`, `milk`
  /// and the like are names of what a recipe means by them. A name that says less, or the same of
  /// several, gives choices.
  public func match(_ text: String) -> Match {
    let phrase = phrase(of: text)
    return known(phrase) ?? .unknown(near: near(phrase, of: text))
  }

  /// Finds what a phrase that is not a name may mean: the names that it would be with its
  /// misspelled words corrected, or else those of its last word.
  private func near(_ phrase: WordSet, of text: String) -> [Ingredient] {
    // A misspelled word is one that no name has.
    let unknown = phrase.words.subtracting(index.words)
    var guesses: [WordSet] = []
    if (1...3).contains(unknown.count) {
      let corrected = unknown.reduce(phrase.words.subtracting(unknown)) {
        $0.union(words(near: $1))
      }
      guesses.append(WordSet(words: corrected))
    }
    let name = text.split { ",;()".contains($0) }.first.map { WordSet.words(of: String($0)) } ?? []
    guesses.append(WordSet(words: Set(name.suffix(1))))
    for guess in guesses {
      switch known(guess) {
      case .found(let ingredient): return [ingredient]
      case .choices(let choices): return choices
      case .unknown, nil: continue
      }
    }
    return []
  }

  /// Finds what a phrase of known words means, or returns `nil` if it is neither a name nor a part
  /// of one.
  private func known(_ phrase: WordSet) -> Match? {
    guard !phrase.words.isEmpty else { return nil }
    if let places = index.places[phrase] {
      let latest = places.map { layers[$0] }.max()
      let found = places.filter { layers[$0] == latest }.map { ingredients[$0] }
      return found.count == 1 ? .found(found[0]) : .choices(found)
    }
    let places = index.places.filter { phrase.words.isSubset(of: $0.key.words) }.flatMap(\.value)
    guard !places.isEmpty else { return nil }
    // If some are such a thing, the others are not meant: wild rice is a rice, rice flour is not.
    let choices = Set(places).sorted()
    let kinds = choices.filter { !index.kinds[$0].isDisjoint(with: phrase.words) }
    return .choices((kinds.isEmpty ? choices : kinds).map { ingredients[$0] })
  }

  /// Returns the words of a text that can belong to a name.
  private func phrase(of text: String) -> WordSet {
    let clauses = text.split(omittingEmptySubsequences: false) { ",;()".contains($0) }
      .map { WordSet(String($0)).words }
    let name = clauses.first { !$0.isEmpty } ?? []
    // After the name, only words count that some name has: "flour, rye", but "butter, for the pan".
    return WordSet(words: clauses.reduce(name) { $0.union($1.intersection(index.words)) })
  }

  /// Finds the known word that is nearest to an unknown one, if there is just one.
  private func words(near word: String) -> Set<String> {
    guard let unknown = Array(word.utf8).withUnsafeBufferPointer({ EditDistance(from: $0) }) else {
      return []
    }
    var (nearest, least): (Set<String>, Int) = ([], unknown.limit)
    for known in index.words {
      let distance = Array(known.utf8).withUnsafeBufferPointer { unknown.distance(to: $0) }
      guard distance <= least else { continue }
      if distance < least { (nearest, least) = ([], distance) }
      nearest.insert(known)
    }
    return nearest.count == 1 ? nearest : []
  }
}
