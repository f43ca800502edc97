package import QuantityCore

/// Everything known about a word, from a single lookup.
package struct WordFacts {
  /// Its keyword in the grammar.
  package var keyword: Keyword?
  package var traits: WordTraits = []
  /// The default meaning of the word as a unit.
  package var unit: AnyUnit?

  package init(
    keyword: Keyword? = nil, traits: WordTraits = [], unit: AnyUnit? = nil
  ) {
    (self.keyword, self.traits, self.unit) = (keyword, traits, unit)
  }

  /// The facts of an unknown word.
  package static var unknown: WordFacts { WordFacts() }

  /// Adds other facts of the word; its keyword and unit replace the previous ones.
  package mutating func take(_ other: WordFacts) {
    traits.formUnion(other.traits)
    keyword = other.keyword ?? keyword
    unit = other.unit ?? unit
  }
}
