extension PresentationLanguage {
  /// Words that a language reads but doesn't write: cooks' abbreviations of spoons, the cases of
  /// nouns, and other words for *about* and *and*.
  package struct FurtherWords: Sendable, Hashable, Codable {
    /// The words by meaning: the name of a unit in US English, or a ``Role``.
    private let rows: [String: [String]]

    /// The meanings of words that don't name a unit.
    package enum Role: String, CaseIterable {
      case about, and, or, to, minus, per, half, third, quarter
      /// The word before the units to convert to.
      case target = "in"
      /// The article.
      case one
      /// Words that ask for units, before them: `сколько`, `は何`.
      case asking = "ask"
      /// Words after the units that are asked for: `に換算`, `eder`.
      case ending = "end"
      /// Verbs between the units that are asked for and the amount: `son`, `sind`.
      case linking = "link"
      /// Units that share a name with an American one, such as `амер. чашка`. They aren't words.
      case american = "US"
    }

    /// Parses a table of rows such as `tablespoon: msk, matsked`, with line breaks or semicolons
    /// between them. `{0}` in a name marks the position of the number if it doesn't precede the
    /// name. Bars separate the plural forms of a name, the last for all other numbers:
    /// `coffee cup: kaffekopp|kaffekoppar, kkp`.
    package init(_ table: String) {
      var rows: [String: [String]] = [:]
      for line in table.utf8.split(whereSeparator: { $0 == 0x0A || $0 == UInt8(ascii: ";") }) {
        let key = line.prefix { $0 != UInt8(ascii: ":") }
        let words = line.dropFirst(key.count + 1).split(separator: UInt8(ascii: ","))
        rows[String(Substring(key))] = words.map { word in
          String(Substring(word.drop { $0 == 0x20 }))
        }
      }
      self.rows = rows
    }

    /// Returns the words for a role, starting with the one that is written.
    package func words(_ role: Role) -> [String] { rows[role.rawValue] ?? [] }

    /// The names of a unit.
    package func forms(of unit: String) -> [ReadForm] {
      (rows[unit] ?? []).flatMap { Self.plurals(of: $0) }.map { ReadForm(pattern: $0) }
    }

    /// The units, each with all its names.
    package var names: [(unit: String, words: [String])] {
      rows.keys.filter { Role(rawValue: $0) == nil }
        .map { unit in (unit, forms(of: unit).map { $0.word }) }
    }

    /// Returns words for units, adding the first name here for each unit that they don't name.
    package func completing(_ names: [String: UnitWords]) -> [String: UnitWords] {
      var names = names
      for unit in words(.american) { names["US \(unit)"] = names.removeValue(forKey: unit) }
      return rows.reduce(into: names) { names, row in
        guard Role(rawValue: row.key) == nil, let name = row.value.first else { return }
        // Cooks write names before the number: `大さじ2`, not `2 テーブルスプーン`.
        let isFirst = ReadForm(pattern: name).isFirst
        guard names[row.key].map({ isFirst && !$0.isFirst }) ?? true else { return }
        names[row.key] = UnitWords(
          long: Self.patterns(Self.plurals(of: name)), shortOf: names[row.key])
      }
    }

    /// Returns the form of a unit's name for a number, given another form of the name in lowercase.
    package func form(
      of unit: String, like word: String, _ category: PluralRule.Category
    ) -> String? {
      let plurals = (rows[unit] ?? []).lazy.map { Self.plurals(of: $0) }
        .first { $0.containsInLowerCase(word) }
      guard let plurals, plurals.count > 1 else { return nil }
      let patterns = Self.patterns(plurals)
      return (patterns[category] ?? patterns[.other]).map { UnitForm(pattern: $0).word }
    }

    /// Splits a name with bars into its plural forms.
    package static func plurals(of name: String) -> [String] {
      name.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    }

    /// Returns the patterns of plural forms for one, few, many and other numbers; the last form is
    /// for others, whatever the count of forms.
    private static func patterns(_ plurals: [String]) -> [PluralRule.Category: String] {
      var patterns: [PluralRule.Category: String] = [:]
      for (category, plural) in zip([PluralRule.Category.one, .few, .many], plurals.dropLast()) {
        patterns[category] = pattern(plural)
      }
      patterns[.other] = plurals.last.map { pattern($0) }
      return patterns
    }

    private static func pattern(_ word: String) -> String {
      if Placeholder.isIn(word) { return word }
      return word.endsWithoutSpace ? "{0}\(word)" : "{0} \(word)"
    }
  }

  /// A word for a unit, as used for reading.
  package struct ReadForm {
    package let word: String
    /// Whether a number can follow it.
    package var isFirst = false
    /// The number of units that the word means without a number, or 0.
    package var count: UInt8 = 0
    /// Whether the unit also has longer words.
    package var isShort = false
  }

  /// Returns the language with additional words to read, and with another language's words for
  /// small numbers.
  package func reading(
    _ further: FurtherWords?, numbersAs other: PresentationLanguage? = nil
  ) -> PresentationLanguage {
    var data = data
    data.further = further
    data.spoken = other?.data.spoken ?? data.spoken
    return PresentationLanguage(data)
  }
}

extension PresentationLanguage.ReadForm {
  /// Parses a pattern such as `kijiko {0} kikubwa`. Without `{0}`, the word follows its number.
  init(pattern: String) {
    let form = UnitForm(pattern: pattern)
    // `83-čháŋ` is read like `10-ounce`.
    let word = form.word.drop { $0 == "-" }
    self.init(word: String(word), isFirst: !form.lead.isEmpty)
  }
}

extension PresentationLanguage.UnitWords {
  /// All forms, as used for reading.
  package var readForms: [PresentationLanguage.ReadForm] {
    guard let patterns else { return all.map { PresentationLanguage.ReadForm(word: $0) } }
    let widths = [(patterns.long, false), (patterns.short, true), (patterns.narrow, true)]
    return widths.flatMap { forms, isShort in
      forms.map { category, pattern in
        var form = PresentationLanguage.ReadForm(pattern: pattern)
        form.isShort = isShort
        if !UnitForm(pattern: pattern).hasNumber {
          form.count = category == .one ? 1 : category == .two ? 2 : 0
        }
        return form
      }
    }
  }
}

extension PresentationLanguage.Data {
  /// Whether words follow one another without a space, as in Chinese, Japanese and Thai.
  package var isUnspaced: Bool {
    names.values.contains { $0.all.contains { $0.endsWithoutSpace } }
      || further.map { $0.names.contains { $0.words.contains { $0.endsWithoutSpace } } } ?? false
  }
}

extension String {
  /// Whether another word can follow without a space, judging by the last letter.
  package var endsWithoutSpace: Bool {
    guard let last = unicodeScalars.last?.value else { return false }
    switch last {
    // Thai and Lao, Burmese, Khmer, punctuation, and the scripts of China and Japan.
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2190...0x2E7F, 0x3000...0x9FFF,
      0xFF00...0xFF5E:
      return true
    default: return false
    }
  }
}

extension [String] {
  /// Returns whether one of the words, in lowercase, is a given word.
  package func containsInLowerCase(_ word: String) -> Bool { contains { $0.lowercased() == word } }
}
