/// The words of ingredients' names, in a normal form shared by all spellings.
enum IngredientWords {
  /// Returns the words of a name, in order, without filler words.
  static func of(_ text: String) -> [String] { normalized(tokens(of: text)) }

  /// Returns the part of a text that can name an ingredient, up to the end of a word. Lines of
  /// recipes have at most about 40 words; the limit saves time for longer text.
  static func beginning(of text: String) -> String {
    guard text.utf8.count > mostCharacters else { return text }
    let start = text.unicodeScalars.prefix(mostCharacters)
    return String(start[..<(start.lastIndex(of: " ") ?? start.endIndex)])
  }

  private static let mostCharacters = 512

  /// Returns the normal forms of words.
  static func normalized(_ tokens: [String]) -> [String] {
    var words: [String] = []
    for token in tokens where !fillers.contains(token) {
      let stem = stem(of: token)
      if let meaning = synonyms[stem] { words += meaning } else { words.append(stem) }
    }
    return withoutPairs(words)
  }

  /// Returns the words of a text in lower case and without accents.
  static func tokens(of text: some StringProtocol) -> [String] {
    if let tokens = text.utf8.withContiguousStorageIfAvailable({ asciiTokens(of: $0) }), let tokens
    {
      return tokens
    }
    var tokens: [String] = []
    var token = ""
    func end() {
      if !token.isEmpty { tokens.append(token) }
      token = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "%": token.unicodeScalars.append(scalar)
      case "A"..."Z": token.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case "'", "’", ".", "®", "™": continue  // confectioner's, U.S.
      case _ where scalar.isASCII: end()
      case _ where baseLetters[scalar] != nil: token += baseLetters[scalar] ?? ""
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        token += scalar.properties.lowercaseMapping
      default: end()
      }
    }
    end()
    return tokens
  }

  /// Returns the words of an ASCII text, or `nil` if it isn't ASCII.
  private static func asciiTokens(of text: UnsafeBufferPointer<UInt8>) -> [String]? {
    var tokens: [String] = []
    var token: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x25: token.append(byte)
      case 0x41...0x5A: token.append(byte + 32)
      case 0x27, 0x2E: continue
      case 0x80...: return nil
      default:
        if !token.isEmpty { tokens.append(String(decoding: token, as: UTF8.self)) }
        token.removeAll(keepingCapacity: true)
      }
    }
    if !token.isEmpty { tokens.append(String(decoding: token, as: UTF8.self)) }
    return tokens
  }

  /// Whether a word is optional in the name of an ingredient, because it describes the preparation
  /// or measuring: `chopped`, `heaping`. Names that contain it are preferred.
  static func isOptional(_ word: String) -> Bool {
    preparations.contains(word) || isNumber(word)
  }

  /// Whether a word begins with a numeral.
  static func isNumber(_ word: String) -> Bool {
    word.unicodeScalars.first?.properties.numericType != nil
  }

  /// Returns a form shared by the singular and the plural of a word; it isn't always a word.
  private static func stem(of word: String) -> String {
    guard word.utf8.count > 3 else { return word }
    // Bytes are much faster than characters, and ASCII bytes are never part of other characters.
    var stem = word.utf8[...]
    if stem.last == UInt8(ascii: "s"), stem.dropLast().last != UInt8(ascii: "s") {
      stem.removeLast()
    }
    if stem.last == UInt8(ascii: "e") { stem.removeLast() }
    guard stem.last == UInt8(ascii: "i") else { return String(Substring(stem)) }
    return String(Substring(stem.dropLast())) + "y"
  }

  /// Whether the words may contain a pair to ignore, such as `low fat`.
  static func mayHavePairs(_ tokens: [String]) -> Bool {
    tokens.count > 1 && tokens.contains { pairStarts.contains($0) }
  }

  /// Removes pairs of words that don't affect the density, such as `low fat`.
  private static func withoutPairs(_ words: [String]) -> [String] {
    guard words.count > 1, words.contains(where: { pairs[$0] != nil }) else { return words }
    var kept: [String] = []
    for word in words {
      if let last = kept.last, pairs[last]?.contains(word) == true {
        kept.removeLast()
      } else {
        kept.append(word)
      }
    }
    return kept
  }

  private static func stems(of words: String) -> Set<String> {
    Set(words.split { $0.isWhitespace }.map { stem(of: String($0)) })
  }

  /// Filler words, which no name needs.
  private static let fillers = Set(
    """
    a an and of or some the your our its this that any each uk us with no
    """.split { $0.isWhitespace }.map(String.init))

  /// Words that describe how an ingredient was prepared or measured, but not the ingredient.
  private static let preparations = stems(
    of: """
      additional all best big bleached blanched boiling boneless bone broken bruised chilled chopped
      clean cleaned coarse coarsely cold cool cooled cored cracked crisp crispy crosswise crumbled
      crusty cubed cut deveined diagonally diced divided drained enriched equal extra favorite fillet
      fine finely firm firmly florets fluid freshly fresh full generous good grated halved hand
      heaped heaping hearty homemade hot hulled husked ideally imported inch jumbo juiced julienned
      large lean lengthwise level lightly loose loosely lukewarm matchsticks medium melted minced
      natural new optional organic other packed pared peeled percent picked piled pinch pitted plain
      premium pressed pure quality quartered raw removed rinsed ripe rough roughly rounded salted
      scant scrubbed seeded seedless segmented shaved shelled shredded shucked sifted size
      skinless skinned sliced slightly slivered small snipped softened soft soaked stalks stemmed
      stemless strained strips stripped sturdy such tender tepid thick thickly thin thinly tightly
      toasted torn trimmed unbleached uncooked unpacked unpeeled unsalted unsifted unsweetened
      untoasted usual very warm washed well whisked young zested
      """)

  /// Whether a word only describes the state of an ingredient, so that its name must follow.
  static func isState(_ word: String) -> Bool { isOptional(word) || states.contains(word) }

  private static let states = stems(
    of: """
      baked boiled braised canned cooked crushed dry dehydrated fried frozen grilled ground mashed
      poached powdered pureed roasted rubbed smoked steamed stewed whole
      """)

  /// Pairs of words that don't affect the density.
  private static let pairs: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: pairWords.map { (stem(of: $0), stems(of: $1)) })
  private static let pairStarts = Set(pairWords.map { $0.0 })
  private static let pairWords = [
    ("low", "fat sodium salt"), ("lower", "fat sodium"), ("reduced", "fat sodium"),
    ("fat", "free"), ("sodium", "free"), ("salt", "free added"), ("room", "temperature"),
    ("store", "bought"), ("high", "quality"), ("free", "range"),
  ]

  /// Other spellings, and synonyms.
  static let synonyms: [String: [String]] = {
    let pairs = [
      ("breadcrumbs", "bread crumbs"), ("castor", "caster"), ("catsup", "ketchup"),
      ("chiles", "chili"), ("chilli", "chili"), ("chunks", "cubed"),
      ("cubes", "cubed"), ("diced", "chopped"), ("dried", "dry"), ("flakes", "flaked"),
      ("gelatine", "gelatin"), ("gummi", "gummy"), ("halves", "halved"), ("krispies", "crispies"),
      ("leaves", "leaf"), ("litre", "liter"), ("lowfat", "plain"), ("nonfat", "plain"),
      ("pieces", "chopped"), ("puree", "pureed"), ("raising", "rising"), ("shredded", "grated"),
      ("skim", "plain"), ("slices", "sliced"), ("wholemeal", "whole wheat"),
      ("wholewheat", "whole wheat"), ("yoghurt", "yogurt"), ("zest", "rind"), ("peel", "rind"),
    ]
    return Dictionary(
      uniqueKeysWithValues: pairs.map { word, meaning in
        (stem(of: word), meaning.split(separator: " ").map { stem(of: String($0)) })
      })
  }()

  /// Accented letters that are common in English names.
  private static let baseLetters: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = [:]
    for (plain, accented) in [
      ("a", "àáâãäåÀÁÂÃÄÅ"), ("c", "çÇ"), ("e", "èéêëÈÉÊË"), ("i", "ìíîïÌÍÎÏ"), ("n", "ñÑ"),
      ("o", "òóôõöÒÓÔÕÖ"), ("u", "ùúûüÙÚÛÜ"), ("oe", "œŒ"),
    ] {
      for scalar in accented.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()
}
