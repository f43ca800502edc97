extension PresentationLanguage {
  /// The data of a language and what follows from them, at one address.
  final class Storage: Sendable {
    let data: Data
    let system: MeasurementSystem
    let keepsNames: Bool
    let keepsSymbols: Bool
    let isPlain: Bool
    let isEnglish: Bool
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
      isEnglish = isPlain && keepsNames && data.decimalMark == "."
      let owners = ShortWords.owners(of: data.names, data.further)
      var words = data.names
      for (name, own) in data.names {
        words[name] = own.keepingShort { ShortWords.isClear($0, for: name, owners) }
      }
      self.words = words
      self.owners = owners
    }

    /// Copies a language but for its decimal mark.
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
      isEnglish = isPlain && keepsNames && decimalMark == "."
      words = other.words
      owners = other.owners
    }
  }
}
