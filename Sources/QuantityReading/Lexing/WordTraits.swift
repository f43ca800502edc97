import QuantityCore

/// The facts that a word gives about the number beside it, or about its line.
///
/// A word can have several: a `tin` holds tomatoes, and loaves are baked in one.
///
/// It is inlinable, as ``Token`` is, because rules ask about every word beside a number.
@frozen @usableFromInline
package struct WordTraits: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable package init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: Words of recipes

  /// A countable thing, in the singular or in the plural: `egg`, `eggs`.
  @inlinable package static var singular: WordTraits { WordTraits(bit: 0) }
  @inlinable package static var plural: WordTraits { WordTraits(bit: 1) }
  /// A piece or a portion of the food after it: `clove`, as in `1 clove garlic`.
  @inlinable package static var piece: WordTraits { WordTraits(bit: 2) }
  /// A container that food is sold in: `can`. An amount before it is its size.
  @inlinable package static var container: WordTraits { WordTraits(bit: 3) }
  /// A vessel for cooking or serving: `pot`. An amount before it is its size.
  @inlinable package static var vessel: WordTraits { WordTraits(bit: 4) }
  /// The use that makes a container a vessel: `loaf`, as in `2 lb loaf tin`.
  @inlinable package static var use: WordTraits { WordTraits(bit: 5) }
  /// Describes a counted thing: `large`, as in `2 large eggs`.
  @inlinable package static var description: WordTraits { WordTraits(bit: 6) }
  /// Ends a name: `in`, `and`, `chopped`.
  @inlinable package static var end: WordTraits { WordTraits(bit: 7) }
  /// Belongs to a temperature: `oven`.
  @inlinable package static var heat: WordTraits { WordTraits(bit: 8) }
  /// A nutrient that no recipe calls for: `sodium`.
  @inlinable package static var nutrient: WordTraits { WordTraits(bit: 9) }
  /// A nutrient that recipes call for, too: `sugar`.
  @inlinable package static var food: WordTraits { WordTraits(bit: 10) }
  /// Comes before or after the yield of a recipe: `serves`, `servings`.
  @inlinable package static var yield: WordTraits { WordTraits(bit: 11) }
  /// A part of a counted thing: `juice`, as in `juice of 2 lemons`.
  @inlinable package static var part: WordTraits { WordTraits(bit: 12) }
  /// Follows a number that counts nothing: `for`, as in `2 for $5`.
  @inlinable package static var relation: WordTraits { WordTraits(bit: 13) }
  /// A unit of time in another language, or another noun that a number before it does not count.
  @inlinable package static var uncounted: WordTraits { WordTraits(bit: 14) }
  /// A shape of food: `12 balls` of a dough aren't an ingredient.
  @inlinable package static var shape: WordTraits { WordTraits(bit: 15) }
  /// Joins a counted thing to the size of each, or a part to its whole: `de`, as in
  /// `2 latas de 400 g` and `zumo de 2 limones`.
  @inlinable package static var link: WordTraits { WordTraits(bit: 16) }
  /// Comes before the yield where it begins a line: `Für`, as in `Für 12 Muffins`.
  @inlinable package static var purpose: WordTraits { WordTraits(bit: 17) }
  /// A thing that its count can follow where it begins a line: `Uova`, as in `Uova fresche 3`.
  @inlinable package static var head: WordTraits { WordTraits(bit: 18) }
  /// Joins the ends of a range: `bis`, as in `2 bis 3 Zwiebeln`.
  @inlinable package static var joint: WordTraits { WordTraits(bit: 19) }
  /// Makes an amount one of several: `apiece`, `each`, and `at` as in `1/2 cup at a time`.
  @inlinable package static var share: WordTraits { WordTraits(bit: 20) }

  /// A countable thing, singular or plural.
  @inlinable package static var counted: WordTraits { [.singular, .plural] }

  /// All traits in the lists of recipe words.
  @inlinable package static var ofRecipes: WordTraits { WordTraits(rawValue: (1 << 21) - 1) }

  // MARK: Other words

  /// The first word of a unit name of several words.
  @inlinable package static var beginsName: WordTraits { WordTraits(bit: 21) }
  /// A word that says which unit is meant: `imperial`.
  @inlinable package static var qualifier: WordTraits { WordTraits(bit: 22) }
  /// A unit name that recipes also use to count things: `clove`, `stick`.
  @inlinable package static var countedUnit: WordTraits { WordTraits(bit: 23) }
  /// A unit name that is neither English nor of the language of the text.
  @inlinable package static var foreignUnit: WordTraits { WordTraits(bit: 24) }
  /// A unit name that a number can follow: `大さじ`.
  @inlinable package static var unitFirst: WordTraits { WordTraits(bit: 25) }
  /// The name of a month.
  @inlinable package static var month: WordTraits { WordTraits(bit: 26) }
  /// Makes the number after it a reference: `page 3`, `step 4`.
  @inlinable package static var reference: WordTraits { WordTraits(bit: 27) }
  /// `st`, `th` after a number.
  @inlinable package static var ordinalEnding: WordTraits { WordTraits(bit: 28) }
  /// `Fahrenheit`, `degrees`
  @inlinable package static var temperature: WordTraits { WordTraits(bit: 29) }
  /// A unit of length.
  @inlinable package static var length: WordTraits { WordTraits(bit: 30) }
  /// Begins an instruction: a number before it counts steps.
  @inlinable package static var verb: WordTraits { WordTraits(bit: 31) }
  /// Comes before the parts of a division.
  @inlinable package static var into: WordTraits { WordTraits(bit: 32) }
  /// Belongs to storage or heat, and makes `4 C` a temperature: `store at 4 C`.
  @inlinable package static var keeping: WordTraits { WordTraits(bit: 33) }
  /// A unit of something else: `kcal`, `psi`, `IBU`.
  @inlinable package static var otherUnit: WordTraits { WordTraits(bit: 34) }
  /// The heading of facts per portion.
  @inlinable package static var nutritionHeading: WordTraits { WordTraits(bit: 35) }
  /// A word for a part that follows its number or its unit, and adds to it: `1杯半`,
  /// `1 buçuk su bardağı`.
  @inlinable package static var partAfter: WordTraits { WordTraits(bit: 36) }
  /// Counts things in a language that has counters: `個`.
  @inlinable package static var counter: WordTraits { WordTraits(bit: 37) }
  /// The portion of nutrition facts: `serving`.
  @inlinable package static var nutritionPer: WordTraits { WordTraits(bit: 38) }
  /// `21/25 count`
  @inlinable package static var grade: WordTraits { WordTraits(bit: 39) }
  /// Says how a counted thing was cut; a noun can still follow.
  @inlinable package static var participle: WordTraits { WordTraits(bit: 40) }
  /// `percent`
  @inlinable package static var percent: WordTraits { WordTraits(bit: 41) }
  /// `each`, `je`: one of several.
  @inlinable package static var each: WordTraits { WordTraits(bit: 42) }
  /// `at`, before `a time`.
  @inlinable package static var atOnce: WordTraits { WordTraits(bit: 43) }
  /// A dish made of several things: `soup`, `salad`.
  @inlinable package static var dish: WordTraits { WordTraits(bit: 44) }
  /// `am`, `pm`, `o'clock`
  @inlinable package static var clock: WordTraits { WordTraits(bit: 45) }
  /// A key before the title of a recipe.
  @inlinable package static var title: WordTraits { WordTraits(bit: 46) }
  /// A liquid: `milk`.
  @inlinable package static var liquid: WordTraits { WordTraits(bit: 47) }
  /// `parts`, of a mixture.
  @inlinable package static var partOfMixture: WordTraits { WordTraits(bit: 48) }
  /// Follows `can` where that is a verb: `one can also use`.
  @inlinable package static var infinitive: WordTraits { WordTraits(bit: 49) }
  /// Attached to the end of another word, whose role it gives: `를`.
  @inlinable package static var particle: WordTraits { WordTraits(bit: 50) }
  /// A piece of food and of nothing else: `sprig`, but not `slice`, of which there is one of life.
  @inlinable package static var measure: WordTraits { WordTraits(bit: 51) }
  /// Feedback from readers: `stars`, `reviews`.
  @inlinable package static var rating: WordTraits { WordTraits(bit: 52) }
  /// A verb that takes `in`: `stir in`.
  @inlinable package static var mixing: WordTraits { WordTraits(bit: 53) }
  /// A root that is measured by its length: `ginger`.
  @inlinable package static var root: WordTraits { WordTraits(bit: 54) }
  /// Says which of two halves is meant: `upper`, as in `upper half`.
  @inlinable package static var side: WordTraits { WordTraits(bit: 55) }
  /// Ends the name of a street.
  @inlinable package static var street: WordTraits { WordTraits(bit: 56) }
  /// A finite verb, which no ingredient line has: `are`.
  @inlinable package static var finiteVerb: WordTraits { WordTraits(bit: 57) }
  /// A noun whose number belongs to the name of a dish: `layer`, as in `3 Layer Cake`.
  @inlinable package static var inDishName: WordTraits { WordTraits(bit: 58) }
  /// A pan whose cups are counted: `muffin`, as in `12-cup muffin pan`.
  @inlinable package static var panOfCups: WordTraits { WordTraits(bit: 59) }
  /// Says how full a measure is: `heaped`.
  @inlinable package static var filling: WordTraits { WordTraits(bit: 60) }
  /// An adverb before a filling: `firmly`, as in `firmly packed`.
  @inlinable package static var degree: WordTraits { WordTraits(bit: 61) }
}
