extension PresentationLanguage {
  /// The words and rules of a language.
  package struct Data: Sendable, Hashable, Codable {
    let identifier: String
    let plurals: PluralRule
    package let fractions: FractionAgreement
    package var decimalMark: String
    package var conjunction: ListPattern
    package let to: String
    package let about: String
    package let minus: String
    package let per: String
    /// How numbers are said, if the library has the words.
    var numberWords: EnglishNumberWords?
    package let names: [String: UnitWords]
    /// The system, or `nil` for the usual one, as for languages encoded before there were systems.
    var system: MeasurementSystem?
    /// How numbers are written, or `nil` if as in English, except for the marks.
    var numerals: Numerals?
    /// How parts of a time or mass are joined, or `nil` for a space.
    package var parts: PartPatterns?
    /// How small numbers are said, if the library has the words.
    package var spoken: SpokenNumbers?
    /// Whether text runs from right to left; `nil` if it doesn't.
    var isRightToLeft: Bool?
    /// Words that are read beside these, if there are any.
    package var further: FurtherWords?

    /// Whether the language needs nothing but its own words in the places of English ones.
    var isPlain: Bool {
      (numerals?.isPlain ?? true) && parts == nil && isRightToLeft != true && conjunction.isPlain
        && ![to, about, minus, per].contains(where: Placeholder.isIn)
        && !names.values.contains { $0.hasPatterns }
    }
  }

  /// The data of a language and what follows from them, at one address.
  package final class Storage: Sendable {
    let data: Data
    let system: MeasurementSystem
    let keepsNames: Bool
    let keepsSymbols: Bool
    let isPlain: Bool
    let numerals: PresentationLanguage.Numerals
    let hasASCIIDigits: Bool
    /// The words for units, without short ones that mean another unit too.
    let words: [String: UnitWords]
    /// Which unit each word means.
    let owners: [String: String]

    init(_ data: Data) {
      self.data = data
      system = data.system ?? .us
      keepsNames = data.names.values.allSatisfy { !$0.hasNames }
      keepsSymbols = keepsNames && data.names.values.allSatisfy { !$0.hasSymbol }
      isPlain = data.isPlain
      numerals = data.groupingNumerals
      hasASCIIDigits = numerals.zero == "0"
      let owners = ShortWords.owners(of: data.names, data.further)
      var words = data.names
      for (name, own) in data.names {
        words[name] = own.keepingShort { ShortWords.isClear($0, for: name, owners) }
      }
      self.words = words
      self.owners = owners
    }

    /// Copies a language, except for its decimal mark.
    init(_ other: Storage, decimalMark: String) {
      var data = other.data
      // What separates groups cannot be the decimal mark as well.
      if data.groupingNumerals.grouping == decimalMark {
        data.numerals = data.groupingNumerals
        data.numerals?.grouping = data.decimalMark
      }
      data.decimalMark = decimalMark
      self.data = data
      system = other.system
      keepsNames = other.keepsNames
      keepsSymbols = other.keepsSymbols
      isPlain = other.isPlain
      numerals = data.groupingNumerals
      hasASCIIDigits = numerals.zero == "0"
      words = other.words
      owners = other.owners
    }
  }
}

extension PresentationLanguage.Data {
  init(
    _ identifier: String, plurals: PluralRule,
    fractions: PresentationLanguage.FractionAgreement = .singularUpToOne,
    decimalMark: Unicode.Scalar, and: String, to: String, about: String, minus: String = "minus",
    per: String = "per", names: [String: PresentationLanguage.UnitWords],
    system: MeasurementSystem = .us, numerals: PresentationLanguage.Numerals? = nil,
    spoken: SpokenNumbers? = nil
  ) {
    self.init(
      identifier: identifier, plurals: plurals, fractions: fractions,
      decimalMark: String(decimalMark), conjunction: PresentationLanguage.ListPattern(and), to: to,
      about: about, minus: minus, per: per, names: names, system: system == .us ? nil : system,
      numerals: numerals, spoken: spoken)
  }

  /// What is before, between and after the ends of a range.
  package var toPattern: (before: String, between: String, after: String) {
    Placeholder.isIn(to) ? Placeholder.join(to) : ("", " \(to) ", "")
  }

  /// How numbers are written: where the language does not say, groups have whichever mark decimals don't have.
  var groupingNumerals: PresentationLanguage.Numerals {
    numerals ?? PresentationLanguage.Numerals(grouping: decimalMark == "," ? "." : ",")
  }
}
