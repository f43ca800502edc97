import QuantityCore
import QuantityReading

extension Wordbook {
  /// Returns the wordbook of a vocabulary: the names of its units, its keywords, and the words of
  /// recipes in its language.
  static func of(_ vocabulary: Vocabulary, decimalMark: DecimalMark) -> Wordbook {
    let own = vocabulary.recipeWords
    let lexicon = vocabulary.lexicon
    let dialect = Dialect(
      decimalMark: decimalMark, isUnspaced: lexicon.isUnspaced, hasCompounds: own.hasCompounds,
      joinsHalves: lexicon.recipeLanguage == .russian,
      hasParticles: lexicon.hasParticles)
    return lexicon.wordbook(dialect) { lexicon in
      Wordbook(lexicon, dialect) { book in
        book.add(RecipeWords.english.lists)
        TextWords.english.forEachWord { book.add($0, $1) }
        if let words = lexicon.recipeLanguage?.words {
          book.removeEnglishNumbers()
          book.add(languageLists: words.lists)
        }
        if let text = RecipeTexts.text(for: lexicon.language.identifier) {
          TextWords(text).forEachWord { book.add($0, $1) }
        }
      }
    }
  }

  /// Removes English number words that mean something else in other languages: `ten`, `four`,
  /// `elf`.
  private func removeEnglishNumbers() {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    for word in words { change(add(word)) { $0.keyword = nil } }
  }

  /// Adds the words of English recipes, and foreign words that mean nothing else in English.
  private func add(_ lists: RecipeWordLists) {
    lists.forEachWord { word, traits in add(word, WordFacts(traits: traits)) }
  }

  /// Adds the words of recipes in the text's language, without their English meanings.
  private func add(languageLists lists: RecipeWordLists) {
    let ofOthers: WordTraits = [.otherUnit, .partOfMixture]
    lists.forEachWord { word, _ in
      change(add(word)) { $0.traits.subtract(WordTraits.ofRecipes.union(ofOthers)) }
    }
    add(lists)
    RecipeWords.foreign.forEachWord { word, traits in
      change(add(word)) {
        if !$0.traits.isDisjoint(with: .ofRecipes) { $0.traits.formUnion(traits) }
      }
    }
  }
}
