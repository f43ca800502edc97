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
    /// The words for numbers, if the library has them.
    var numberWords: EnglishNumberWords?
    package let names: [String: UnitWords]
    /// The system, or `nil` for the default, as in languages encoded before there were systems.
    var system: MeasurementSystem?
    /// How numbers are written, or `nil` if only the marks differ from English.
    var numerals: Numerals?
    /// How parts of a time or mass are joined, or `nil` for a space.
    package var parts: PartPatterns?
    /// The words for small numbers, if the library has them.
    package var spoken: SpokenNumbers?
    /// Whether text runs from right to left; `nil` means that it doesn't.
    var isRightToLeft: Bool?
    /// Additional words that are read but not written, if any.
    package var further: FurtherWords?

    /// Whether replacing the words of English is enough for the language.
    var isPlain: Bool {
      (numerals?.isPlain ?? true) && parts == nil && isRightToLeft != true && conjunction.isPlain
        && ![to, about, minus, per].contains(where: Placeholder.isIn)
        && !names.values.contains { $0.hasPatterns }
    }
  }

  /// The data of a language and values derived from it, at a stable address.
  package final class Storage: Sendable {
    let data: Data
    let system: MeasurementSystem
    let keepsNames: Bool
    let keepsSymbols: Bool
    let isPlain: Bool
    let numerals: PresentationLanguage.Numerals
    let hasASCIIDigits: Bool
    /// The words for units, without short words that also mean another unit.
    let words: [String: UnitWords]
    /// The unit that each word means.
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

    /// Copies a language with another decimal mark.
    init(_ other: Storage, decimalMark: String) {
      var data = other.data
      // The group separator must differ from the decimal mark.
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

  /// The text before, between and after the ends of a range.
  package var toPattern: (before: String, between: String, after: String) {
    Placeholder.isIn(to) ? Placeholder.join(to) : ("", " \(to) ", "")
  }

  /// How numbers are written. By default, `.` or `,` separates groups, whichever isn't the decimal
  /// mark.
  var groupingNumerals: PresentationLanguage.Numerals {
    numerals ?? PresentationLanguage.Numerals(grouping: decimalMark == "," ? "." : ",")
  }
}
