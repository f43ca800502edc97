/// The name of an ingredient without an amount: the `salt` of `@salt{}`.
package struct ListedName: Sendable {
  /// The name, without remarks.
  package let name: String
  /// The words of the name, in the singular.
  package let words: [String]
  /// Whether the text around it shows that it is an ingredient.
  package let isCertain: Bool
}

/// The state of a list from one line to the next.
struct ListContext: Sendable {
  /// Whether the last line is an ingredient.
  var isOpen = false
  /// Whether bullets begin the lines of the list.
  var hasBullets = false
  /// Whether an earlier list has ingredients.
  var hasIngredients = false
  /// The column of the last ingredient.
  var indent = 0
  /// The column of its name, if that is apart from the amount; otherwise, -1.
  var nameColumn = -1
  /// The number of line feeds since the last line that isn't blank.
  var feeds = 0
  /// The names in the lines before the first ingredient.
  var heads: [ListedName] = []

  /// The greatest number of lines without amounts before the first ingredient.
  static var mostHeads: Int { 16 }
}
