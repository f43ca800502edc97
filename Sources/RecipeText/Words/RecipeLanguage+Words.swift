import QuantityCore
import QuantityReading

extension RecipeLanguage {
  private static let parsed = LazyCache<RecipeLanguage, RecipeWords>()

  /// The words of the language, parsed on first use; `nil` if its text isn't loaded.
  var words: RecipeWords? {
    if let known = Self.parsed.cachedValue(for: self) { return known }
    return RecipeTexts.text(for: rawValue).map { text in
      Self.parsed.value(for: self) { RecipeWords(text) }
    }
  }
}

extension Vocabulary {
  /// The words of recipes in the vocabulary's language.
  var recipeWords: RecipeWords { lexicon.recipeLanguage?.words ?? .english }
}

extension RecipeWords {
  /// Returns whether the lists of the language have a lowercase noun in the singular.
  func knows(_ noun: String) -> Bool {
    lists.entries.contains { entry in
      entry.changes && (entry.word == noun || entry.part == noun || entry.object == noun)
    }
  }
}
