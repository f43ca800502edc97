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
package struct WordTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first word of a unit's name of several words.
  package static let beginsName = WordTraits(rawValue: 1)
  /// A word that says whose unit is meant: `imperial`.
  package static let qualifier = WordTraits(rawValue: 1 << 1)
  /// A unit's name that can also be what recipes count: `clove`, `stick`.
  package static let countedUnit = WordTraits(rawValue: 1 << 2)
  /// A unit's name that is neither English nor of the language of the text.
  package static let foreignUnit = WordTraits(rawValue: 1 << 3)
  /// A unit's name that its number can follow: `大さじ`.
  package static let unitFirst = WordTraits(rawValue: 1 << 4)
  /// The name of a month.
  package static let month = WordTraits(rawValue: 1 << 5)
  /// What a number after it only points at: `page 3`, `step 4`.
  package static let reference = WordTraits(rawValue: 1 << 6)
  /// `st`, `th` after a number.
  package static let ordinalEnding = WordTraits(rawValue: 1 << 7)
  /// `Fahrenheit`, `degrees`
  package static let temperature = WordTraits(rawValue: 1 << 8)
  /// A unit of length.
  package static let length = WordTraits(rawValue: 1 << 9)
  /// Begins an instruction: a number before it counts steps.
  package static let verb = WordTraits(rawValue: 1 << 10)
  /// Before what something is divided into.
  package static let into = WordTraits(rawValue: 1 << 11)
  /// What a cold or hot place says of a number: `store at 4 C`.
  package static let keeping = WordTraits(rawValue: 1 << 12)
  /// A unit of something else: `kcal`, `psi`, `IBU`.
  package static let otherUnit = WordTraits(rawValue: 1 << 13)
  /// The heading of facts per portion.
  package static let nutritionHeading = WordTraits(rawValue: 1 << 14)
  /// A word for half of a unit that follows its unit: `半`.
  package static let halfAfter = WordTraits(rawValue: 1 << 15)
  /// Counts things in a language that has counters: `個`.
  package static let counter = WordTraits(rawValue: 1 << 16)
  /// What nutrition facts are given for: `serving`.
  package static let nutritionPer = WordTraits(rawValue: 1 << 17)
  /// `21/25 count`
  package static let grade = WordTraits(rawValue: 1 << 18)
  /// Says how what is counted was cut: a noun can still follow.
  package static let participle = WordTraits(rawValue: 1 << 19)
  /// `percent`
  package static let percent = WordTraits(rawValue: 1 << 20)
  /// `each`, `je`: one of several.
  package static let each = WordTraits(rawValue: 1 << 21)
  /// `at`, before `a time`.
  package static let atOnce = WordTraits(rawValue: 1 << 22)
  /// What something made of several is: `soup`, `salad`.
  package static let dish = WordTraits(rawValue: 1 << 23)
  /// `am`, `pm`, `o'clock`
  package static let clock = WordTraits(rawValue: 1 << 25)
  /// A key before the title of a recipe.
  package static let title = WordTraits(rawValue: 1 << 26)
  /// What is poured: `milk`.
  package static let liquid = WordTraits(rawValue: 1 << 28)
  /// `parts`, of a mixture.
  package static let partOfMixture = WordTraits(rawValue: 1 << 27)
}
