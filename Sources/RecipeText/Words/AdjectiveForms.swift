import QuantityReading

/// The adjectives of a Slavic language, with a form for each grammatical number.
struct AdjectiveForms: Sendable {
  private enum Gender { case masculine, feminine, neuter }

  private let entries: [RecipeWordLists.Entry]

  init(_ lists: RecipeWordLists) {
    entries = lists.entries.filter {
      !$0.changes && $0.traits == .description && $0.plural != nil
    }
  }

  /// Returns an adjective in another number; `nil` if it is ambiguous or unknown.
  ///
  /// - Parameters:
  ///   - noun: the noun in the singular. Its gender decides whether `duże` is the plural of `duży`,
  ///     `duża` or `duże`.
  ///   - many: the plural of the noun after five.
  func form(
    of adjective: String, beside noun: String, many: String?, in number: NounNumber
  ) -> String? {
    let own = entries.filter { [$0.word, $0.plural, $0.many].contains(adjective) }
    // `cibule`, `cibulí`, unlike `vejce`, `vajec`
    let isFeminine = noun.last == "e" && many?.last == "í"
    let gender = isFeminine ? .feminine : AdjectiveForms.gender(of: noun)
    let fitting = own.filter { gender != nil && AdjectiveForms.gender(of: $0.word) == gender }
    let forms = Set(
      (fitting.isEmpty ? own : fitting).compactMap { entry in
        switch number {
        case .one: entry.word
        case .few: entry.plural
        case .many: entry.many
        case .part: nil
        }
      })
    return forms.count == 1 ? forms.first : nil
  }

  /// Returns the gender of a noun or an adjective in the singular, according to its ending.
  private static func gender(of word: String) -> Gender? {
    switch word.last {
    case "a", "á", "а", "я": .feminine
    case "o", "e", "é", "ę", "о", "е", "є", "ё": .neuter
    case "ь", "ś", "ć", "ź", "ń", nil: nil
    default: .masculine
    }
  }
}
