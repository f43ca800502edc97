import QuantityCore

/// What a word of a recipe says about the number before it, or about the line in which it stands.
///
/// A word can say several things: a `tin` holds tomatoes, and loaves are baked in one. Each stands once in
/// each list that it belongs to.
@frozen
package struct RecipeWord: OptionSet, Sendable {
  package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What is counted, in the singular or in the plural: `egg`, `eggs`.
  @inlinable package static var singular: RecipeWord { RecipeWord(rawValue: 1) }
  @inlinable package static var plural: RecipeWord { RecipeWord(rawValue: 1 << 1) }
  /// A piece or a portion of whatever comes next: `clove`, as in `1 clove garlic`.
  @inlinable package static var piece: RecipeWord { RecipeWord(rawValue: 1 << 2) }
  /// What food is sold in: `can`. An amount in front of it is its size.
  @inlinable package static var container: RecipeWord { RecipeWord(rawValue: 1 << 3) }
  /// What food is cooked or served in: `pot`. An amount in front of it is its size.
  @inlinable package static var vessel: RecipeWord { RecipeWord(rawValue: 1 << 4) }
  /// What a container is for that is a vessel: `loaf`, as in `2 lb loaf tin`.
  @inlinable package static var use: RecipeWord { RecipeWord(rawValue: 1 << 5) }
  /// What kind of thing is counted: `large`, as in `2 large eggs`.
  @inlinable package static var description: RecipeWord { RecipeWord(rawValue: 1 << 6) }
  /// What no name goes on after: `in`, `and`, `chopped`.
  @inlinable package static var end: RecipeWord { RecipeWord(rawValue: 1 << 7) }
  /// What speaks of temperatures: `oven`.
  @inlinable package static var heat: RecipeWord { RecipeWord(rawValue: 1 << 8) }
  /// What nutrition facts speak of, and recipes do not: `sodium`.
  @inlinable package static var nutrient: RecipeWord { RecipeWord(rawValue: 1 << 9) }
  /// What nutrition facts speak of, and recipes too: `sugar`.
  @inlinable package static var food: RecipeWord { RecipeWord(rawValue: 1 << 10) }
  /// What stands before or after how many a recipe feeds: `serves`, `servings`.
  @inlinable package static var yield: RecipeWord { RecipeWord(rawValue: 1 << 11) }
  /// What is taken from what is counted: `juice`, as in `juice of 2 lemons`.
  @inlinable package static var part: RecipeWord { RecipeWord(rawValue: 1 << 12) }
  /// What follows a number that counts nothing: `for`, as in `2 for $5`.
  @inlinable package static var relation: RecipeWord { RecipeWord(rawValue: 1 << 13) }
  /// A unit of time in another language, and whatever else a number before it does not count.
  @inlinable package static var uncounted: RecipeWord { RecipeWord(rawValue: 1 << 14) }
  /// What food is made into: `12 balls` of a dough aren't an ingredient.
  @inlinable package static var shape: RecipeWord { RecipeWord(rawValue: 1 << 15) }

  /// What stands between what is counted and the size of each, or between what is taken and what it is taken
  /// from: `de`, as in `2 latas de 400 g` and `zumo de 2 limones`.
  @inlinable package static var link: RecipeWord { RecipeWord(rawValue: 1 << 16) }

  /// What stands before how many a recipe feeds, where a line begins with it: `Für`, as in `Für 12 Muffins`.
  @inlinable package static var purpose: RecipeWord { RecipeWord(rawValue: 1 << 17) }

  /// What stands ahead of its count, where a line begins with it: `Uova`, as in `Uova fresche 3`.
  @inlinable package static var head: RecipeWord { RecipeWord(rawValue: 1 << 18) }

  /// What stands between two counts, both of which grow with the recipe: `bis`, as in `2 bis 3 Zwiebeln`.
  @inlinable package static var joint: RecipeWord { RecipeWord(rawValue: 1 << 19) }

  /// What says of an amount that it is one of several: `apiece`, `each`, and `at` as in `1/2 cup at a time`.
  @inlinable package static var share: RecipeWord { RecipeWord(rawValue: 1 << 20) }

  /// What is counted, in whichever number.
  @inlinable package static var counted: RecipeWord { [.singular, .plural] }
}
