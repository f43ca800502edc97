import QuantityCore

/// What a word of a recipe says about the number before it, or about the line in which it stands.
///
/// A word can say several things: a `tin` holds tomatoes, and loaves are baked in one. Each stands once in
/// each list that it belongs to.
package struct RecipeWord: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What is counted, in the singular or in the plural: `egg`, `eggs`.
  package static let singular = RecipeWord(rawValue: 1)
  package static let plural = RecipeWord(rawValue: 1 << 1)
  /// A piece or a portion of whatever comes next: `clove`, as in `1 clove garlic`.
  package static let piece = RecipeWord(rawValue: 1 << 2)
  /// What food is sold in: `can`. An amount in front of it is its size.
  package static let container = RecipeWord(rawValue: 1 << 3)
  /// What food is cooked or served in: `pot`. An amount in front of it is its size.
  package static let vessel = RecipeWord(rawValue: 1 << 4)
  /// What a container is for that is a vessel: `loaf`, as in `2 lb loaf tin`.
  package static let use = RecipeWord(rawValue: 1 << 5)
  /// What kind of thing is counted: `large`, as in `2 large eggs`.
  package static let description = RecipeWord(rawValue: 1 << 6)
  /// What no name goes on after: `in`, `and`, `chopped`.
  package static let end = RecipeWord(rawValue: 1 << 7)
  /// What speaks of temperatures: `oven`.
  package static let heat = RecipeWord(rawValue: 1 << 8)
  /// What nutrition facts speak of, and recipes do not: `sodium`.
  package static let nutrient = RecipeWord(rawValue: 1 << 9)
  /// What nutrition facts speak of, and recipes too: `sugar`.
  package static let food = RecipeWord(rawValue: 1 << 10)
  /// What stands before or after how many a recipe feeds: `serves`, `servings`.
  package static let yield = RecipeWord(rawValue: 1 << 11)
  /// What is taken from what is counted: `juice`, as in `juice of 2 lemons`.
  package static let part = RecipeWord(rawValue: 1 << 12)
  /// What follows a number that counts nothing: `for`, as in `2 for $5`.
  package static let relation = RecipeWord(rawValue: 1 << 13)
  /// A unit of time in another language, and whatever else a number before it does not count.
  package static let uncounted = RecipeWord(rawValue: 1 << 14)
  /// What food is made into: `12 balls` of a dough aren't an ingredient.
  package static let shape = RecipeWord(rawValue: 1 << 15)

  /// What stands between what is counted and the size of each, or between what is taken and what it is taken
  /// from: `de`, as in `2 latas de 400 g` and `zumo de 2 limones`.
  package static let link = RecipeWord(rawValue: 1 << 16)

  /// What stands before how many a recipe feeds, where a line begins with it: `Für`, as in `Für 12 Muffins`.
  package static let purpose = RecipeWord(rawValue: 1 << 17)

  /// What stands ahead of its count, where a line begins with it: `Uova`, as in `Uova fresche 3`.
  package static let head = RecipeWord(rawValue: 1 << 18)

  /// What stands between two counts, both of which grow with the recipe: `bis`, as in `2 bis 3 Zwiebeln`.
  package static let joint = RecipeWord(rawValue: 1 << 19)

  /// What says of an amount that it is one of several: `apiece`, `each`, and `at` as in `1/2 cup at a time`.
  package static let share = RecipeWord(rawValue: 1 << 20)

  /// What is counted, in whichever number.
  package static let counted: RecipeWord = [.singular, .plural]
}
