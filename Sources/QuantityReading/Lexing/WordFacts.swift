package import QuantityCore

/// All that is known of a word. One lookup finds it, for whatever purpose.
package struct WordFacts {
  /// What the word is in the grammar.
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

  /// Takes what else is known of the word; its keyword and unit come first.
  package mutating func take(_ other: WordFacts) {
    traits.formUnion(other.traits)
    keyword = other.keyword ?? keyword
    unit = other.unit ?? unit
  }
}
