/// The words of a name, whatever their order, their case, and whether they are plural.
struct WordSet: Hashable, Sendable {
  private(set) var words: Set<String>

  init(words: Set<String>) { self.words = words }

  init(_ text: String) { words = Set(WordSet.words(of: text)) }

  func union(_ other: WordSet) -> WordSet { WordSet(words: words.union(other.words)) }

  /// Returns a name with and without each word in parentheses.
  static func all(of pattern: String) -> [WordSet] {
    var sets = [WordSet(words: [])]
    var isOptional = false
    for part in pattern.split(
      omittingEmptySubsequences: false, whereSeparator: { "()".contains($0) })
    {
      let part = WordSet(String(part))
      let extended = part.words.isEmpty ? [] : sets.map { $0.union(part) }
      sets = isOptional || part.words.isEmpty ? sets + extended : extended
      isOptional.toggle()
    }
    return sets.filter { !$0.words.isEmpty }
  }

  /// Returns the words of a text, in their order.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "'", "’", ".": continue  // confectioner's, U.S.
      case "%": word.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        word.unicodeScalars.append(scalar)
      default:
        words += normalized(word)
        word = ""
      }
    }
    return words + normalized(word)
  }

  /// Returns the words for one word of a text: none for one that does not matter.
  private static func normalized(_ word: String) -> [String] {
    if word.isEmpty || fillers.contains(word) { return [] }
    let singular = singular(of: word)
    return synonyms[singular] ?? [singular]
  }

  /// Returns a form that the singular and the plural of a word share, which need not be a word.
  private static func singular(of word: String) -> String {
    guard word.utf8.count > 3 else { return word }
    var stem = Substring(word)
    if stem.hasSuffix("s"), !stem.hasSuffix("ss") { stem = stem.dropLast() }
    if stem.hasSuffix("e") { stem = stem.dropLast() }
    if stem.hasSuffix("i") { stem = stem.dropLast() + "y" }
    return String(stem)
  }

  /// Words that say nothing of how heavy a volume is.
  private static let fillers = Set(
    """
    a an and at cut for in into of or some the to uk us with organic unsalted salted softened
    divided cold cool warm hot boiling lukewarm chilled firmly good quality homemade pure natural
    bleached unbleached
    """.split { $0.isWhitespace }.map(String.init))

  /// Other spellings, and other words for one form.
  private static let synonyms: [String: [String]] = {
    let pairs = [
      ("breadcrumbs", "bread crumbs"), ("castor", "caster"), ("catsup", "ketchup"),
      ("diced", "chopped"), ("dried", "dry"), ("gelatine", "gelatin"), ("gummi", "gummy"),
      ("krispies", "crispies"), ("raising", "rising"), ("shredded", "grated"),
      ("wholemeal", "whole wheat"), ("wholewheat", "whole wheat"), ("yoghurt", "yogurt"),
    ]
    return Dictionary(
      uniqueKeysWithValues: pairs.map { word, meaning in
        (singular(of: word), meaning.split(separator: " ").map { singular(of: String($0)) })
      })
  }()
}
