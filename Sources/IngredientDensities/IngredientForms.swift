/// Words that describe the form of an ingredient: fresh yeast isn't dry yeast, and a stock cube
/// isn't stock.
enum IngredientForms {
  /// Returns the words that usually describe a preparation, but here are part of a name, such as
  /// `cubes` after `stock`.
  static func names(in words: [String]) -> Set<String> {
    let all = Set(words)
    var names = all.filter { word in others[word].map { !$0.isDisjoint(with: all) } ?? false }
    if let head = head(of: words) { names.insert(head) }
    return names
  }

  /// The last word of a name, if it describes a preparation elsewhere: an apple crisp isn't a crisp
  /// apple, and a ham bone isn't ham.
  static func head(of words: [String]) -> String? {
    words.count > 1 ? words.last.flatMap { heads.contains($0) ? $0 : nil } : nil
  }

  private static let heads = Set(IngredientWords.of("bones crisps krispies"))

  private static let others = table([
    ("cubes", "bouillon broth ice stock sugar"), ("hot", "chocolate cocoa"), ("coarse", "sugar"),
    ("salted", "beans cod eggs fish lemons plums"), ("soft", "crab"),
    ("crispy", "onions shallots"),
  ])

  /// Words that rule out others in the name of an ingredient: fresh food isn't dried, and hot food
  /// isn't a powder. A name that contains the word itself still matches.
  static let contraries = table([
    (
      "fresh",
      "\(cooked) bottled dehydrated dry frozen ground powder powdered prepared pureed rubbed"
    ),
    ("raw", cooked), ("uncooked", cooked), ("whole", "crushed ground powder powdered"),
    ("hot", "ground leaf powder powdered"), ("warm", "ground leaf powder powdered"),
    ("large", "mini miniature small"), ("jumbo", "mini miniature small"),
  ])

  private static let cooked =
    "baked boiled braised canned cooked fried grilled jarred pickled poached roasted smoked steamed stewed"

  /// All words in the table of contraries.
  static let all = contraries.reduce(into: Set<String>()) { $0.formUnion($1.value.union([$1.key])) }

  /// Returns the words of a remark that describe an ingredient as bought, if it has no others:
  /// `frozen` after `raspberries`.
  static func bought(in remark: [String]) -> [String] {
    remark.allSatisfy { IngredientWords.isState($0) || bought.contains($0) }
      ? remark.filter { bought.contains($0) } : []
  }

  /// Whether a remark ends with drying as a step: `peeled and dried`.
  static func endsWithDrying(_ remark: [String]) -> Bool {
    remark.count > 1 && remark.last == "dry" && steps.contains(remark[remark.count - 2])
  }

  private static let steps = Set(
    IngredientWords.of("cleaned drained peeled scrubbed soaked stemmed trimmed well"))

  private static let bought = Set(
    IngredientWords.of(
      "candied canned dehydrated dried fresh frozen jarred marinated pickled powdered raw smoked whole"
    ))

  private static func table(_ rows: [(String, String)]) -> [String: Set<String>] {
    Dictionary(
      uniqueKeysWithValues: rows.map { (IngredientWords.of($0)[0], Set(IngredientWords.of($1))) })
  }
}
