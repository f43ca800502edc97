import QuantityCore
import QuantityReading

/// Word lists, parsed from a text. Each list begins with its name and a colon.
struct RecipeWordLists: Sendable {
  /// A word, with its forms if it is a noun.
  struct Entry: Sendable {
    var word: String
    var plural: String?
    /// The plural after five and more, in languages where it differs from the plural after two:
    /// `5 jajek`, `2 jajka`.
    var many: String?
    /// The form after a half, in languages where it is a case of the singular: `1/2 jajka`.
    var part: String?
    /// The plural in another case: `mit 2 Eiern`.
    var otherCase: String?
    /// The singular in another case: `dodać 1 cebulę`.
    var object: String?
    var traits: WordTraits
    /// Whether the noun changes with its count.
    var changes = false

    /// Returns the form in a grammatical number.
    func form(in number: NounNumber) -> String? {
      switch number {
      case .one: word
      case .few: plural
      case .many: many
      case .part: part
      }
    }
  }

  private(set) var entries: [Entry] = []
  /// The words of the list `grammar`.
  private(set) var grammar: [String] = []
  private(set) var partitives: [String] = []
  /// The endings of adjectives, in their forms.
  private(set) var adjectives: [Entry] = []
  private var plurals: [(old: String, new: String)] = []
  private var cases: [(old: String, new: String)] = []
  private var objects: [(old: String, new: String)] = []

  /// Parses the lists of recipe words in a text.
  init(_ text: String) {
    RecipeTexts.forEachWord(in: text) { word, list in
      add(
        word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
          .map { String(Substring($0)) }, to: list)
    }
  }

  /// Calls a function with each word and its traits, once for each list that has it.
  func forEachWord(_ body: (String, WordTraits) -> Void) {
    for entry in entries {
      body(entry.word, entry.changes ? entry.traits.union(.singular) : entry.traits)
      for plural in [entry.plural, entry.many, entry.otherCase] {
        if let plural { body(plural, entry.changes ? entry.traits.union(.plural) : entry.traits) }
      }
      for form in [entry.part == entry.plural ? nil : entry.part, entry.object] {
        if let form { body(form, entry.traits.union(.singular)) }
      }
    }
  }

  private mutating func add(_ forms: [String], to list: String) {
    let (word, second) = (forms[0], forms.count > 1 ? forms[1] : nil)
    let traits = RecipeWordLists.traits(of: list)
    switch list {
    case "grammar": grammar.append(word)
    case "partitives": partitives.append(String(word.map { $0 == "_" ? " " : $0 }))
    case "plurals": plurals.append((word, second ?? word))
    case "cases": cases.append((word, second ?? word))
    case "objects": objects.append((word, second ?? word))
    case "adjectives":
      adjectives.append(
        Entry(word: word, plural: second, many: forms[2], part: forms[3], traits: []))
    case "nouns", "pieces", "containers":
      let plural = second ?? RecipeWordLists.changed(word, by: plurals)
      let other = cases.isEmpty ? plural : RecipeWordLists.changed(plural, by: cases)
      let object = RecipeWordLists.changed(word, by: objects)
      entries.append(
        Entry(
          word: word, plural: plural, many: forms.count > 2 ? forms[2] : nil,
          part: forms.count > 3 ? forms[3] : nil, otherCase: other == plural ? nil : other,
          object: object == word ? nil : object,
          traits: traits ?? [], changes: true))
    case "vessels", "shapes":
      let plural = second ?? RecipeWordLists.changed(word, by: plurals)
      entries.append(Entry(word: word, plural: plural, traits: traits ?? []))
    case "agreeing":
      entries.append(
        Entry(
          word: word, plural: second, many: forms.count > 2 ? forms[2] : nil, traits: .description))
    default: if let traits { entries.append(Entry(word: word, traits: traits)) }
    }
  }

  /// Returns the traits of the words in a list; `nil` if it isn't one of recipe words.
  private static func traits(of list: String) -> WordTraits? {
    switch list {
    case "pieces": .piece
    case "containers", "abbreviations": [.piece, .container]
    case "vessels": .vessel
    case "uses": .use
    case "descriptions": .description
    case "ends": .end
    case "heat": .heat
    case "nutrients": .nutrient
    case "foods": .food
    case "yields": .yield
    case "parts": .part
    case "relations": .relation
    case "uncounted": .uncounted
    case "shapes": .shape
    case "links": .link
    case "purposes": .purpose
    case "heads": .head
    case "joints": .joint
    case "shares": .share
    case "nouns", "others": []
    default: nil
    }
  }

  /// Returns a word with another ending.
  private static func changed(_ word: String, by endings: [(old: String, new: String)]) -> String {
    for (old, new) in endings where word.utf8.suffix(old.utf8.count).elementsEqual(old.utf8) {
      return String(Substring(word.utf8.dropLast(old.utf8.count))) + new
    }
    return word
  }
}
