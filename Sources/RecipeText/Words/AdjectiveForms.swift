import QuantityReading

/// The adjectives of a Slavic language, with a form for each grammatical number.
struct AdjectiveForms: Sendable {
  private enum Gender { case masculine, feminine, neuter }

  private let entries: [RecipeWordLists.Entry]
  private let endings: [RecipeWordLists.Entry]

  init(_ lists: RecipeWordLists) {
    endings = lists.adjectives
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
  ///   - old: the number of an adjective that may be unlisted, whose ending has to agree with it.
  func form(
    of adjective: String, beside noun: String, many: String?, from old: NounNumber? = nil,
    in number: NounNumber
  ) -> String? {
    let own = entries.filter { [$0.word, $0.plural, $0.many].contains(adjective) }
    // `cibule`, `cibulí`, unlike `vejce`, `vajec`
    let isFeminine = noun.last == "e" && many?.last == "í"
    let gender = isFeminine ? .feminine : AdjectiveForms.gender(of: noun)
    if own.isEmpty, let old { return ending(adjective, gender, from: old, in: number) }
    let fitting = own.filter { gender != nil && AdjectiveForms.gender(of: $0.word) == gender }
    let forms = Set(
      (fitting.isEmpty ? own : fitting).compactMap { $0.form(in: number) })
    return forms.count == 1 ? forms.first : nil
  }

  /// Returns an adjective with the ending for another number, if its own ending agrees with a noun
  /// of a gender: `2 молоді кабачки` for `1 молодий кабачок`. The longest ending is used, and
  /// of two as long, the first.
  private func ending(
    _ adjective: String, _ gender: Gender?, from old: NounNumber, in number: NounNumber
  ) -> String? {
    var (length, forms) = (1, Set<String>())
    for entry in endings {
      let own = AdjectiveForms.gender(of: entry.word)
      guard gender == nil || own == nil || own == gender, let ending = entry.form(in: old),
        let new = entry.form(in: number), adjective.hasSuffix(ending), ending.utf8.count >= length
      else { continue }
      if ending.utf8.count > length { (length, forms) = (ending.utf8.count, []) }
      if gender != nil, !forms.isEmpty { continue }
      forms.insert(adjective.dropLast(ending.count) + new)
    }
    return forms.count == 1 ? forms.first : nil
  }

  /// Returns the gender of a noun or an adjective in the singular, according to its ending.
  private static func gender(of word: String) -> Gender? {
    switch word.last {
    case "a", "á", "а", "я": .feminine
    case "o", "e", "é", "ę", "о", "е", "є", "ё": .neuter
    case "ь", "ś", "ć", "ź", "ń", "í", nil: nil
    default: .masculine
    }
  }
}
