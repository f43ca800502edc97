import QuantityCore

/// The facts that a word gives about the number beside it, or about its line.
///
/// A word can have several: a `tin` holds tomatoes, and loaves are baked in one.
package struct WordTraits: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: Words of recipes

  /// A countable thing, in the singular or in the plural: `egg`, `eggs`.
  package static var singular: WordTraits { WordTraits(bit: 0) }
  package static var plural: WordTraits { WordTraits(bit: 1) }
  /// A piece or a portion of the food after it: `clove`, as in `1 clove garlic`.
  package static var piece: WordTraits { WordTraits(bit: 2) }
  /// A container that food is sold in: `can`. An amount before it is its size.
  package static var container: WordTraits { WordTraits(bit: 3) }
  /// A vessel for cooking or serving: `pot`. An amount before it is its size.
  package static var vessel: WordTraits { WordTraits(bit: 4) }
  /// The use that makes a container a vessel: `loaf`, as in `2 lb loaf tin`.
  package static var use: WordTraits { WordTraits(bit: 5) }
  /// Describes a counted thing: `large`, as in `2 large eggs`.
  package static var description: WordTraits { WordTraits(bit: 6) }
  /// Ends a name: `in`, `and`, `chopped`.
  package static var end: WordTraits { WordTraits(bit: 7) }
  /// Belongs to a temperature: `oven`.
  package static var heat: WordTraits { WordTraits(bit: 8) }
  /// A nutrient that no recipe calls for: `sodium`.
  package static var nutrient: WordTraits { WordTraits(bit: 9) }
  /// A nutrient that recipes call for, too: `sugar`.
  package static var food: WordTraits { WordTraits(bit: 10) }
  /// Comes before or after the yield of a recipe: `serves`, `servings`.
  package static var yield: WordTraits { WordTraits(bit: 11) }
  /// A part of a counted thing: `juice`, as in `juice of 2 lemons`.
  package static var part: WordTraits { WordTraits(bit: 12) }
  /// Follows a number that counts nothing: `for`, as in `2 for $5`.
  package static var relation: WordTraits { WordTraits(bit: 13) }
  /// A unit of time in another language, or another noun that a number before it does not count.
  package static var uncounted: WordTraits { WordTraits(bit: 14) }
  /// A shape of food: `12 balls` of a dough aren't an ingredient.
  package static var shape: WordTraits { WordTraits(bit: 15) }
  /// Joins a counted thing to the size of each, or a part to its whole: `de`, as in
  /// `2 latas de 400 g` and `zumo de 2 limones`.
  package static var link: WordTraits { WordTraits(bit: 16) }
  /// Comes before the yield where it begins a line: `Für`, as in `Für 12 Muffins`.
  package static var purpose: WordTraits { WordTraits(bit: 17) }
  /// A thing that its count can follow where it begins a line: `Uova`, as in `Uova fresche 3`.
  package static var head: WordTraits { WordTraits(bit: 18) }
  /// Joins the ends of a range: `bis`, as in `2 bis 3 Zwiebeln`.
  package static var joint: WordTraits { WordTraits(bit: 19) }
  /// Makes an amount one of several: `apiece`, `each`, and `at` as in `1/2 cup at a time`.
  package static var share: WordTraits { WordTraits(bit: 20) }

  /// A countable thing, singular or plural.
  package static var counted: WordTraits { [.singular, .plural] }

  /// All traits in the lists of recipe words.
  package static var ofRecipes: WordTraits { WordTraits(rawValue: (1 << 21) - 1) }

  // MARK: Other words

  /// The first word of a unit name of several words.
  package static var beginsName: WordTraits { WordTraits(bit: 21) }
  /// A word that says which unit is meant: `imperial`.
  package static var qualifier: WordTraits { WordTraits(bit: 22) }
  /// A unit name that recipes also use to count things: `clove`, `stick`.
  package static var countedUnit: WordTraits { WordTraits(bit: 23) }
  /// A unit name that is neither English nor of the language of the text.
  package static var foreignUnit: WordTraits { WordTraits(bit: 24) }
  /// A unit name that a number can follow: `大さじ`.
  package static var unitFirst: WordTraits { WordTraits(bit: 25) }
  /// The name of a month.
  package static var month: WordTraits { WordTraits(bit: 26) }
  /// Makes the number after it a reference: `page 3`, `step 4`.
  package static var reference: WordTraits { WordTraits(bit: 27) }
  /// `st`, `th` after a number.
  package static var ordinalEnding: WordTraits { WordTraits(bit: 28) }
  /// `Fahrenheit`, `degrees`
  package static var temperature: WordTraits { WordTraits(bit: 29) }
  /// A unit of length.
  package static var length: WordTraits { WordTraits(bit: 30) }
  /// Begins an instruction: a number before it counts steps.
  package static var verb: WordTraits { WordTraits(bit: 31) }
  /// Comes before the parts of a division.
  package static var into: WordTraits { WordTraits(bit: 32) }
  /// Belongs to storage or heat, and makes `4 C` a temperature: `store at 4 C`.
  package static var keeping: WordTraits { WordTraits(bit: 33) }
  /// A unit of something else: `kcal`, `psi`, `IBU`.
  package static var otherUnit: WordTraits { WordTraits(bit: 34) }
  /// The heading of facts per portion.
  package static var nutritionHeading: WordTraits { WordTraits(bit: 35) }
  /// A word for a part that follows its number or its unit, and adds to it: `1杯半`,
  /// `1 buçuk su bardağı`.
  package static var partAfter: WordTraits { WordTraits(bit: 36) }
  /// Counts things in a language that has counters: `個`.
  package static var counter: WordTraits { WordTraits(bit: 37) }
  /// The portion of nutrition facts: `serving`.
  package static var nutritionPer: WordTraits { WordTraits(bit: 38) }
  /// `21/25 count`
  package static var grade: WordTraits { WordTraits(bit: 39) }
  /// Says how a counted thing was cut; a noun can still follow.
  package static var participle: WordTraits { WordTraits(bit: 40) }
  /// `percent`
  package static var percent: WordTraits { WordTraits(bit: 41) }
  /// `each`, `je`: one of several.
  package static var each: WordTraits { WordTraits(bit: 42) }
  /// `at`, before `a time`.
  package static var atOnce: WordTraits { WordTraits(bit: 43) }
  /// A dish made of several things: `soup`, `salad`.
  package static var dish: WordTraits { WordTraits(bit: 44) }
  /// `am`, `pm`, `o'clock`
  package static var clock: WordTraits { WordTraits(bit: 45) }
  /// A key before the title of a recipe.
  package static var title: WordTraits { WordTraits(bit: 46) }
  /// A liquid: `milk`.
  package static var liquid: WordTraits { WordTraits(bit: 47) }
  /// `parts`, of a mixture.
  package static var partOfMixture: WordTraits { WordTraits(bit: 48) }
  /// Follows `can` where that is a verb: `one can also use`.
  package static var infinitive: WordTraits { WordTraits(bit: 49) }
  /// Attached to the end of another word, whose role it gives: `를`.
  package static var particle: WordTraits { WordTraits(bit: 50) }
  /// A piece of food and of nothing else: `sprig`, but not `slice`, of which there is one of life.
  package static var measure: WordTraits { WordTraits(bit: 51) }
  /// Feedback from readers: `stars`, `reviews`.
  package static var rating: WordTraits { WordTraits(bit: 52) }
  /// A verb that takes `in`: `stir in`.
  package static var mixing: WordTraits { WordTraits(bit: 53) }
  /// A root that is measured by its length: `ginger`.
  package static var root: WordTraits { WordTraits(bit: 54) }
  /// Says which of two halves is meant: `upper`, as in `upper half`.
  package static var side: WordTraits { WordTraits(bit: 55) }
  /// Ends the name of a street.
  package static var street: WordTraits { WordTraits(bit: 56) }
  /// A finite verb, which no ingredient line has: `are`.
  package static var finiteVerb: WordTraits { WordTraits(bit: 57) }
  /// A noun whose number belongs to the name of a dish: `layer`, as in `3 Layer Cake`.
  package static var inDishName: WordTraits { WordTraits(bit: 58) }
  /// A pan whose cups are counted: `muffin`, as in `12-cup muffin pan`.
  package static var panOfCups: WordTraits { WordTraits(bit: 59) }
  /// Says how full a measure is: `heaped`.
  package static var filling: WordTraits { WordTraits(bit: 60) }
  /// An adverb before a filling: `firmly`, as in `firmly packed`.
  package static var degree: WordTraits { WordTraits(bit: 61) }
}

// Not generic, unlike the members of `OptionSet`, which other modules would call through witnesses.
extension WordTraits {
  package init(arrayLiteral elements: WordTraits...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  /// Whether the word has all of the given traits.
  package func contains(_ other: WordTraits) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Whether the word has none of the given traits.
  package func isDisjoint(with other: WordTraits) -> Bool { rawValue & other.rawValue == 0 }

  package mutating func formUnion(_ other: WordTraits) {
    self = WordTraits(rawValue: rawValue | other.rawValue)
  }
}
