extension PresentationLanguage {
  /// The names of a unit in a language.
  ///
  ///     PresentationLanguage.UnitWords(one: "kop", other: "koppen", symbol: "k")  // kop, koppen, k
  public struct UnitWords: Sendable, Hashable, Codable {
    /// The names by plural category; empty if the unit keeps its own names.
    let names: [PluralRule.Category: String]
    private(set) var symbol: String?
    private(set) var narrow: String?
    /// The patterns, which replace all other words; `nil` if there are only words.
    private(set) var patterns: UnitPatterns?

    /// Creates the words for a unit.
    ///
    ///     PresentationLanguage.UnitWords(one: "Tasse", other: "Tassen")
    ///
    /// - Parameters:
    ///   - one: the form after 1, if it differs.
    ///   - other: the form after all other numbers.
    ///   - names: further forms, for languages with more than two.
    ///   - symbol: the short form, or `nil` for the unit's own.
    ///   - narrow: the shortest form, or `nil` for the short one.
    public init(
      one: String? = nil, other: String, names: [PluralRule.Category: String] = [:],
      symbol: String? = nil, narrow: String? = nil
    ) {
      var names = names
      names[.other] = other
      if let one { names[.one] = one }
      self.names = names
      self.symbol = symbol
      self.narrow = narrow
    }

    /// Creates the words for a unit from CLDR's patterns, in which `{0}` marks the position of the
    /// number.
    ///
    ///     PresentationLanguage.UnitWords(
    ///       patterns: [.one: "{0} Tasse", .other: "{0} Tassen"], narrow: [.other: "{0}T."])
    ///     PresentationLanguage.UnitWords(patterns: [.other: "vikombe {0}"])
    ///     PresentationLanguage.UnitWords(patterns: [.one: "كوب", .two: "كوبان", .other: "{0} كوب"])
    ///
    /// A pattern contains its own space, if any. A pattern without `{0}` is written alone if the
    /// number is the 0, 1 or 2 of its category. For other numbers with this form, such as half a
    /// cup, the number is written too.
    ///
    /// - Parameters:
    ///   - patterns: the long forms by plural category, including ``PluralRule/Category/other``.
    ///   - short: the short forms, or empty for the unit's own symbol.
    ///   - narrow: the shortest forms, or empty for the short ones.
    public init(
      patterns: [PluralRule.Category: String], short: [PluralRule.Category: String] = [:],
      narrow: [PluralRule.Category: String] = [:]
    ) {
      names = [:]
      self.patterns = UnitPatterns(long: patterns, short: short, narrow: narrow)
    }

    /// Creates words from patterns and the short forms of other words.
    init(long: [PluralRule.Category: String], shortOf words: UnitWords?) {
      self.init(
        patterns: long, short: words?.patterns?.short ?? [:], narrow: words?.patterns?.narrow ?? [:]
      )
    }

    /// Creates words with only a shortest form.
    init(narrow: String) {
      names = [:]
      symbol = nil
      self.narrow = narrow
    }

    /// Parses the words for units, one unit on each line, with its name, forms, symbol and shortest
    /// form: `hour: Stunde, Stunden; Std.; h`. Literals in code would make the binary much larger.
    static func table(_ text: String) -> [String: UnitWords] {
      var table: [String: UnitWords] = [:]
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        let cells = line.dropFirst(name.count + 1)
          .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
          .map { $0.words }
        let forms = cells[0]
        let symbol = cells.count > 1 ? cells[1].first : nil
        let narrow = cells.count > 2 ? cells[2].first : nil
        table[String(Substring(name))] =
          if let other = forms.last {
            UnitWords(
              one: forms.count > 1 ? forms[0] : nil, other: other, symbol: symbol, narrow: narrow)
          } else {
            UnitWords(narrow: narrow ?? "")
          }
      }
      return table
    }

    /// All forms, the names first.
    var all: [String] { long + short }

    /// The names.
    var long: [String] {
      patterns?.words(.long) ?? PluralRule.Category.allCases.compactMap { names[$0] }
    }

    /// The other forms.
    var short: [String] {
      patterns.map { $0.words(.short) + $0.words(.narrow) } ?? [symbol, narrow].compactMap { $0 }
    }

    /// Whether the language names the unit.
    var hasNames: Bool { !names.isEmpty || !(patterns?.long.isEmpty ?? true) }

    /// Whether the language has a symbol for the unit.
    var hasSymbol: Bool { symbol != nil || !(patterns?.short.isEmpty ?? true) }

    /// Whether the words are patterns.
    var hasPatterns: Bool { patterns != nil }

    /// Whether the name precedes the number.
    var isFirst: Bool { patterns?.form(.long, .other)?.lead.isEmpty == false }

    func name(_ category: PluralRule.Category) -> String? {
      if let patterns { return patterns.form(.long, category)?.word }
      return names[category] ?? names[.other]
    }

    /// Returns the symbol after a number, or `nil` for the unit's own.
    func symbol(_ category: @autoclosure () -> PluralRule.Category) -> String? {
      if let patterns { return patterns.form(.short, category())?.word }
      return symbol
    }

    /// Returns the shortest symbol after a number, or `nil` if there is only the symbol.
    func narrow(_ category: @autoclosure () -> PluralRule.Category) -> String? {
      if let patterns { return patterns.form(.narrow, category())?.word }
      return narrow
    }

    /// Returns the form that a word of the unit has with its number, and the form for other
    /// numbers; `nil` if the word has no pattern. If a width has no unambiguous word, a longer word
    /// is written.
    func form(
      of word: String, _ category: PluralRule.Category, _ width: UnitPatterns.Width
    ) -> (own: UnitForm, other: UnitForm)? {
      guard let patterns else { return nil }
      for width in width.andLonger {
        guard let form = patterns.form(width, category), form.word == word else { continue }
        return (form, patterns.form(width, .other) ?? form)
      }
      return nil
    }

    /// Returns the form for a number of the words of a width, given one of them in lowercase.
    package func form(
      like word: String, _ category: PluralRule.Category, _ width: UnitPatterns.Width
    ) -> String? {
      guard let patterns else {
        let isName = width == .long && Array(names.values).containsInLowerCase(word)
        return isName ? name(category) : nil
      }
      guard patterns.words(width).containsInLowerCase(word),
        // Except words that include the number: `كوبان` means two cups.
        let form = patterns.form(width, category), form.lead.isEmpty, form.hasNumber
      else { return nil }
      return form.word
    }

    /// Returns the words without short ones that fail a test.
    func keepingShort(where isClear: (String) -> Bool) -> UnitWords {
      var words = self
      words.symbol = symbol.flatMap { isClear($0) ? $0 : nil }
      words.narrow = narrow.flatMap { isClear($0) ? $0 : nil }
      words.patterns = patterns?.keepingShort(where: isClear)
      return words
    }
  }

  /// The patterns for a unit, by plural category.
  package struct UnitPatterns: Sendable, Hashable, Codable {
    package enum Width {
      case long, short, narrow

      /// This width and the longer ones, longest last.
      var andLonger: [Width] {
        switch self {
        case .long: [.long]
        case .short: [.short, .long]
        case .narrow: [.narrow, .short, .long]
        }
      }
    }

    let long: [PluralRule.Category: String]
    private(set) var short: [PluralRule.Category: String]
    private(set) var narrow: [PluralRule.Category: String]

    init(
      long: [PluralRule.Category: String], short: [PluralRule.Category: String],
      narrow: [PluralRule.Category: String]
    ) {
      (self.long, self.short, self.narrow) = (long, short, narrow)
    }

    private func patterns(_ width: Width) -> [PluralRule.Category: String] {
      switch width {
      case .long: long
      case .short: short
      case .narrow: narrow
      }
    }

    func form(_ width: Width, _ category: PluralRule.Category) -> UnitForm? {
      let patterns = patterns(width)
      return (patterns[category] ?? patterns[.other]).map { UnitForm(pattern: $0) }
    }

    func words(_ width: Width) -> [String] {
      let patterns = patterns(width)
      return PluralRule.Category.allCases.compactMap { category in
        patterns[category].map { UnitForm(pattern: $0).word }
      }
    }

    func keepingShort(where isClear: (String) -> Bool) -> UnitPatterns {
      func areClear(_ patterns: [PluralRule.Category: String]) -> Bool {
        patterns.values.allSatisfy { isClear(UnitForm(pattern: $0).word) }
      }
      var long = long
      // `/ጋሎን`, `sɛkɛnsi 250 mlijaa 100`
      if !words(.long).allSatisfy({ ShortWords.isLegible($0) }) {
        long = [short, narrow].first { !$0.isEmpty && areClear($0) } ?? long
      }
      // A longer word in the language is better than the English symbol.
      let short = areClear(short) ? short : long
      return UnitPatterns(long: long, short: short, narrow: areClear(narrow) ? narrow : short)
    }
  }
}

extension PresentationLanguage.UnitWords: CustomStringConvertible {
  /// The forms, singular first: `Tasse, Tassen`.
  public var description: String { all.joined(separator: ", ") }
}
