import QuantityCore
import QuantityReading

extension Wordbook {
  /// Returns the book of a vocabulary: its units' names, the words of its grammar, and what recipes in its language
  /// call things.
  static func of(_ vocabulary: Vocabulary, decimalMark: DecimalMark) -> Wordbook {
    let own = vocabulary.recipeWords
    let lexicon = vocabulary.lexicon
    let dialect = Dialect(
      decimalMark: decimalMark, isUnspaced: lexicon.isUnspaced, hasCompounds: own.hasCompounds)
    return lexicon.wordbook(dialect) { lexicon in
      var further: [(word: String, facts: WordFacts)] = []
      for (word, meaning) in own.words { further.append((word, WordFacts(recipe: meaning))) }
      if lexicon.recipeLanguage != nil {
        for (word, meaning) in RecipeWords.english.words where own.words[word] == nil {
          further.append((word, WordFacts(recipe: meaning)))
        }
      }
      further += TextWords.english.words
      if let own = TextWords.of(lexicon.language) { further += own.words }
      return Wordbook(lexicon, dialect, further: further)
    }
  }
}
