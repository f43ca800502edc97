package import QuantityCore

/// All that is known of a word. One lookup finds it, for whatever purpose.
package struct WordFacts {
  /// What the word is in the grammar.
  package var keyword: Keyword?
  /// What recipes say with it.
  package var recipe: RecipeWord = []
  package var traits: WordTraits = []
  /// The unit that the word means by itself.
  package var unit: AnyUnit?

  package init(
    keyword: Keyword? = nil, recipe: RecipeWord = [], traits: WordTraits = [], unit: AnyUnit? = nil
  ) {
    (self.keyword, self.recipe, self.traits, self.unit) = (keyword, recipe, traits, unit)
  }

  /// The facts of a word that nobody knows.
  package static var unknown: WordFacts { WordFacts() }

  /// Takes what else is known of the word; its keyword and unit come first.
  package mutating func take(_ other: WordFacts) {
    recipe.formUnion(other.recipe)
    traits.formUnion(other.traits)
    keyword = other.keyword ?? keyword
    unit = other.unit ?? unit
  }
}

/// What a word is, beside what the catalogue and the lists of recipe words say.
@frozen
package struct WordTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first word of a unit's name of several words.
  @inlinable package static var beginsName: WordTraits { WordTraits(rawValue: 1) }
  /// A word that says whose unit is meant: `imperial`.
  @inlinable package static var qualifier: WordTraits { WordTraits(rawValue: 1 << 1) }
  /// A unit's name that can also be what recipes count: `clove`, `stick`.
  @inlinable package static var countedUnit: WordTraits { WordTraits(rawValue: 1 << 2) }
  /// A unit's name that is neither English nor of the language of the text.
  @inlinable package static var foreignUnit: WordTraits { WordTraits(rawValue: 1 << 3) }
  /// A unit's name that its number can follow: `大さじ`.
  @inlinable package static var unitFirst: WordTraits { WordTraits(rawValue: 1 << 4) }
  /// The name of a month.
  @inlinable package static var month: WordTraits { WordTraits(rawValue: 1 << 5) }
  /// What a number after it only points at: `page 3`, `step 4`.
  @inlinable package static var reference: WordTraits { WordTraits(rawValue: 1 << 6) }
  /// `st`, `th` after a number.
  @inlinable package static var ordinalEnding: WordTraits { WordTraits(rawValue: 1 << 7) }
  /// `Fahrenheit`, `degrees`
  @inlinable package static var temperature: WordTraits { WordTraits(rawValue: 1 << 8) }
  /// A unit of length.
  @inlinable package static var length: WordTraits { WordTraits(rawValue: 1 << 9) }
  /// Begins an instruction: a number before it counts steps.
  @inlinable package static var verb: WordTraits { WordTraits(rawValue: 1 << 10) }
  /// Before what something is divided into.
  @inlinable package static var into: WordTraits { WordTraits(rawValue: 1 << 11) }
  /// What a cold or hot place says of a number: `store at 4 C`.
  @inlinable package static var keeping: WordTraits { WordTraits(rawValue: 1 << 12) }
  /// A unit of something else: `kcal`, `psi`, `IBU`.
  @inlinable package static var otherUnit: WordTraits { WordTraits(rawValue: 1 << 13) }
  /// The heading of facts per portion.
  @inlinable package static var nutritionHeading: WordTraits { WordTraits(rawValue: 1 << 14) }
  /// A word for half of a unit that follows its unit: `半`.
  @inlinable package static var halfAfter: WordTraits { WordTraits(rawValue: 1 << 15) }
  /// Counts things in a language that has counters: `個`.
  @inlinable package static var counter: WordTraits { WordTraits(rawValue: 1 << 16) }
  /// What nutrition facts are given for: `serving`.
  @inlinable package static var nutritionPer: WordTraits { WordTraits(rawValue: 1 << 17) }
  /// `21/25 count`
  @inlinable package static var grade: WordTraits { WordTraits(rawValue: 1 << 18) }
  /// Says how what is counted was cut: a noun can still follow.
  @inlinable package static var participle: WordTraits { WordTraits(rawValue: 1 << 19) }
  /// `percent`
  @inlinable package static var percent: WordTraits { WordTraits(rawValue: 1 << 20) }
  /// `each`, `je`: one of several.
  @inlinable package static var each: WordTraits { WordTraits(rawValue: 1 << 21) }
  /// `at`, before `a time`.
  @inlinable package static var atOnce: WordTraits { WordTraits(rawValue: 1 << 22) }
  /// What something made of several is: `soup`, `salad`.
  @inlinable package static var dish: WordTraits { WordTraits(rawValue: 1 << 23) }
  /// `am`, `pm`, `o'clock`
  @inlinable package static var clock: WordTraits { WordTraits(rawValue: 1 << 25) }
  /// A key before the title of a recipe.
  @inlinable package static var title: WordTraits { WordTraits(rawValue: 1 << 26) }
  /// What is poured: `milk`.
  @inlinable package static var liquid: WordTraits { WordTraits(rawValue: 1 << 28) }
  /// `parts`, of a mixture.
  @inlinable package static var partOfMixture: WordTraits { WordTraits(rawValue: 1 << 27) }
}
