package import QuantityCore

/// Everything known of a word, found by one lookup.
package struct WordFacts {
  /// Its keyword in the grammar.
  package var keyword: Keyword?
  package var traits: WordTraits = []
  /// The unit that the word means by itself.
  package var unit: AnyUnit?

  package init(
    keyword: Keyword? = nil, traits: WordTraits = [], unit: AnyUnit? = nil
  ) {
    (self.keyword, self.traits, self.unit) = (keyword, traits, unit)
  }

  /// The facts of a word that nobody knows.
  package static var unknown: WordFacts { WordFacts() }

  /// Adds other facts of the word, whose keyword and unit replace the ones before.
  package mutating func take(_ other: WordFacts) {
    traits.formUnion(other.traits)
    keyword = other.keyword ?? keyword
    unit = other.unit ?? unit
  }
}
