import QuantityCore
import QuantityReading

/// The lists of a text of words, each list with its name and a colon in front.
struct RecipeWordLists {
  private(set) var words: [String: RecipeWord] = [:]
  private(set) var plurals: [String: String] = [:]
  private(set) var singulars: [String: String] = [:]
  private var endings: [(old: String, new: String)] = []
  private var cases: [(old: String, new: String)] = []

  init(_ text: String) {
    var list = List.others
    for entry in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if entry.utf8.last == UInt8(ascii: ":") {
        list = List(rawValue: String(entry.dropLast())) ?? .others
      } else {
        add(entry, to: list)
      }
    }
  }

  /// The lists, and what their words say.
  private enum List: String {
    case plurals, cases, nouns, pieces, containers, abbreviations, vessels, uses, descriptions, ends
    case heat, nutrients, foods, yields, parts, relations, uncounted, shapes, links, purposes,
      heads, joints, shares, others

    var meaning: RecipeWord {
      switch self {
      case .plurals, .cases, .nouns, .others: []
      case .pieces: .piece
      case .containers, .abbreviations: [.piece, .container]
      case .vessels: .vessel
      case .uses: .use
      case .descriptions: .description
      case .ends: .end
      case .heat: .heat
      case .nutrients: .nutrient
      case .foods: .food
      case .yields: .yield
      case .parts: .part
      case .relations: .relation
      case .uncounted: .uncounted
      case .shapes: .shape
      case .links: .link
      case .purposes: .purpose
      case .heads: .head
      case .joints: .joint
      case .shares: .share
      }
    }
  }

  private mutating func add(_ entry: Substring, to list: List) {
    let slash = entry.firstIndex(of: "/")
    let word = String(entry[..<(slash ?? entry.endIndex)])
    let second = slash.map { String(entry[entry.index(after: $0)...]) }
    switch list {
    case .plurals: endings.append((word, second ?? word))
    case .cases: cases.append((word, second ?? word))
    case .nouns, .pieces, .containers:
      let plural = second ?? RecipeWordLists.changed(word, by: endings)
      words[word, default: []].formUnion([.singular, list.meaning])
      words[plural, default: []].formUnion([.plural, list.meaning])
      plurals[word] = plural
      singulars[plural] = word
      guard !cases.isEmpty else { return }
      // `mit 2 Eiern`
      let other = RecipeWordLists.changed(plural, by: cases)
      guard other != plural, words[other] == nil else { return }
      words[other] = [.plural, list.meaning]
      singulars[other] = word
    case .vessels, .shapes:
      words[word, default: []].formUnion(list.meaning)
      let plural = second ?? plurals[word] ?? RecipeWordLists.changed(word, by: endings)
      words[plural, default: []].formUnion(list.meaning)
    default: words[word, default: []].formUnion(list.meaning)
    }
  }

  /// Returns a word with another ending.
  private static func changed(_ word: String, by endings: [(old: String, new: String)]) -> String {
    guard let (old, new) = endings.first(where: { word.hasSuffix($0.old) }) else { return word }
    return word.dropLast(old.count) + new
  }
}
