import QuantityCore
import QuantityReading

/// What a word of a recipe says about the number before it, or about the line in which it stands.
///
/// A word can say several things: a `tin` holds tomatoes, and loaves are baked in one. Each stands once in
/// each list that it belongs to.
struct RecipeWord: OptionSet, Sendable {
  let rawValue: UInt32

  /// What is counted, in the singular or in the plural: `egg`, `eggs`.
  static let singular = RecipeWord(rawValue: 1)
  static let plural = RecipeWord(rawValue: 1 << 1)
  /// A piece or a portion of whatever comes next: `clove`, as in `1 clove garlic`.
  static let piece = RecipeWord(rawValue: 1 << 2)
  /// What food is sold in: `can`. An amount in front of it is its size.
  static let container = RecipeWord(rawValue: 1 << 3)
  /// What food is cooked or served in: `pot`. An amount in front of it is its size.
  static let vessel = RecipeWord(rawValue: 1 << 4)
  /// What a container is for that is a vessel: `loaf`, as in `2 lb loaf tin`.
  static let use = RecipeWord(rawValue: 1 << 5)
  /// What kind of thing is counted: `large`, as in `2 large eggs`.
  static let description = RecipeWord(rawValue: 1 << 6)
  /// What no name goes on after: `in`, `and`, `chopped`.
  static let end = RecipeWord(rawValue: 1 << 7)
  /// What speaks of temperatures: `oven`.
  static let heat = RecipeWord(rawValue: 1 << 8)
  /// What nutrition facts speak of, and recipes do not: `sodium`.
  static let nutrient = RecipeWord(rawValue: 1 << 9)
  /// What nutrition facts speak of, and recipes too: `sugar`.
  static let food = RecipeWord(rawValue: 1 << 10)
  /// What stands before or after how many a recipe feeds: `serves`, `servings`.
  static let yield = RecipeWord(rawValue: 1 << 11)
  /// What is taken from what is counted: `juice`, as in `juice of 2 lemons`.
  static let part = RecipeWord(rawValue: 1 << 12)
  /// What follows a number that counts nothing: `for`, as in `2 for $5`.
  static let relation = RecipeWord(rawValue: 1 << 13)
  /// A unit of time in another language, and whatever else a number before it does not count.
  static let uncounted = RecipeWord(rawValue: 1 << 14)
  /// What food is made into: `12 balls` of a dough aren't an ingredient.
  static let shape = RecipeWord(rawValue: 1 << 15)

  /// What stands between what is counted and the size of each, or between what is taken and what it is taken
  /// from: `de`, as in `2 latas de 400 g` and `zumo de 2 limones`.
  static let link = RecipeWord(rawValue: 1 << 16)

  /// What stands before how many a recipe feeds, where a line begins with it: `Für`, as in `Für 12 Muffins`.
  static let purpose = RecipeWord(rawValue: 1 << 17)

  /// What stands ahead of its count, where a line begins with it: `Uova`, as in `Uova fresche 3`.
  static let head = RecipeWord(rawValue: 1 << 18)

  /// What stands between two counts, both of which grow with the recipe: `bis`, as in `2 bis 3 Zwiebeln`.
  static let joint = RecipeWord(rawValue: 1 << 19)

  /// What says of an amount that it is one of several: `apiece`, `each`, and `at` as in `1/2 cup at a time`.
  static let share = RecipeWord(rawValue: 1 << 20)

  /// A word of English that the grammar knows, too: `of`, `in`.
  static let keyword = RecipeWord(rawValue: 1 << 21)

  /// A word of English that is a number, or that may change what one right after it means: `per`, `two`.
  static let turn = RecipeWord(rawValue: 1 << 22)

  /// What may change what a word or a number right after it means, where a line begins with it.
  static let turnAtStart: RecipeWord = [.turn, .head, .purpose, .piece]

  /// A word of English with which an amount before it may go on in running text: `to`, `plus`.
  static let joiner = RecipeWord(rawValue: 1 << 23)

  /// What is counted, in whichever number.
  static let counted: RecipeWord = [.singular, .plural]
}

extension ByteCursor {
  /// What recipes in the language of the text call things.
  var recipeWords: RecipeWords {
    view?.lexicon.recipeLanguage?.words ?? .english
  }

  /// Returns what the word in a range says in the language in which the text is read, or in one of those
  /// whose words mean nothing else in English; nothing for most words.
  func recipeWord(in range: Range<Int>) -> RecipeWord {
    // Nearly all text is English.
    if let language = view?.lexicon.recipeLanguage {
      return language.words.meaning(of: bytes, range)
    }
    return RecipeWords.english.table[bytes, range] ?? []
  }
}
