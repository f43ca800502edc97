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
  }

  private(set) var entries: [Entry] = []
  private var plurals: [(old: String, new: String)] = []
  private var cases: [(old: String, new: String)] = []
  private var objects: [(old: String, new: String)] = []

  init(_ text: String) {
    var list = ""
    for piece in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      if piece.last == UInt8(ascii: ":") {
        list = String(Substring(piece.dropLast()))
      } else {
        add(
          piece.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }, to: list)
      }
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
    switch list {
    case "plurals": plurals.append((word, second ?? word))
    case "cases": cases.append((word, second ?? word))
    case "objects": objects.append((word, second ?? word))
    case "nouns", "pieces", "containers":
      let plural = second ?? RecipeWordLists.changed(word, by: plurals)
      let other = cases.isEmpty ? plural : RecipeWordLists.changed(plural, by: cases)
      let object = RecipeWordLists.changed(word, by: objects)
      entries.append(
        Entry(
          word: word, plural: plural, many: forms.count > 2 ? forms[2] : nil,
          part: forms.count > 3 ? forms[3] : nil, otherCase: other == plural ? nil : other,
          object: object == word ? nil : object,
          traits: RecipeWordLists.traits(of: list),
          changes: true))
    case "vessels", "shapes":
      let plural = second ?? RecipeWordLists.changed(word, by: plurals)
      entries.append(Entry(word: word, plural: plural, traits: RecipeWordLists.traits(of: list)))
    case "agreeing":
      entries.append(
        Entry(
          word: word, plural: second, many: forms.count > 2 ? forms[2] : nil, traits: .description))
    default: entries.append(Entry(word: word, traits: RecipeWordLists.traits(of: list)))
    }
  }

  /// Returns the traits of the words in a list.
  private static func traits(of list: String) -> WordTraits {
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
    default: []
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
