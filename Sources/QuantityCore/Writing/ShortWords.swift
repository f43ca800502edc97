// A short word is written only where reading finds the unit by it: `5 tonnes`, because `t` can be a
// teaspoon, too. Whether reading does follows from the names of all units that text can name.

extension AnyUnit {
  /// Returns whether the symbol means the unit where text is read in a system.
  @inline(__always)
  func hasClearSymbol(in system: MeasurementSystem) -> Bool {
    systemsOfClearSymbol { $0.findSystemsOfClearSymbol() }.contains(system)
  }
}

extension UnitDefinition {
  @inline(never)
  fileprivate func findSystemsOfClearSymbol() -> SystemSet {
    let others = UnitDefinition.catalogue + others
    return SystemSet { hasClearSymbol(in: $0, among: others) }
  }

  /// Returns whether the symbol, with the word before it that it needs in a system, means the unit.
  ///
  /// - Parameter units: the units that text can name, this one may be among them.
  func hasClearSymbol(in system: MeasurementSystem, among units: [UnitDefinition]) -> Bool {
    let others = units.lazy.filter { AnyUnit($0) != AnyUnit(self) }
      .filter { $0.symbol == self.symbol || $0.hasName(self.symbol) }
    if isBare(in: system) {
      let own = system.rank(of: self) ?? .max
      return others.allSatisfy { system.rank(of: $0).map { $0 > own } ?? true }
    }
    guard let word = qualifyingWord?.lowercased() else { return others.isEmpty }
    return others.allSatisfy { !$0.prefixes.contains(word) }
  }
}

extension PresentationLanguage {
  /// Returns whether an English symbol isn't a word for another unit here.
  func canTake(_ symbol: String, for name: String) -> Bool {
    owner(of: symbol).map { ShortWords.plainName($0) == name } ?? true
  }

  /// Returns whether a short word of a unit is read as another unit's.
  package func isTaken(_ word: String, from name: String) -> Bool {
    owner(of: word).map { !$0.isEmpty && $0 != name } ?? false
  }
}

/// What the words of a language mean to whoever reads them.
///
/// Units of several systems that share a name share its words, too: a qualifying word tells them apart.
enum ShortWords {
  /// The name of the unit that a word of English means, or an empty one for words of several.
  private static let english: [String: String] = {
    var owners: [String: String] = [:]
    // To grow it as names come would take half of making it.
    owners.reserveCapacity(16 * UnitDefinition.catalogue.count)
    for unit in UnitDefinition.catalogue {
      for word in [unit.name, unit.plural, unit.symbol] + unit.aliases {
        claim(word, for: unit.name, in: &owners)
      }
    }
    return owners
  }()

  /// The name of the unit that a word of a language means, or an empty one for words of several; of units that
  /// a qualifying word tells apart, that without one.
  static func owners(
    of words: [String: PresentationLanguage.UnitWords],
    _ further: PresentationLanguage.FurtherWords? = nil
  ) -> [String: String] {
    var owners: [String: String] = [:]
    // What is only read counts as well.
    for (name, words) in further?.names ?? [] {
      for word in words { claim(word, for: name, in: &owners) }
    }
    for (name, words) in words {
      for word in words.long { claim(word, for: name, in: &owners) }
    }
    // The Croatian `žličica` is a teaspoon, although the dessertspoon is shortened to it.
    var shortOwners: [String: String] = [:]
    for (name, words) in words {
      for word in words.short { claim(word, for: name, in: &shortOwners) }
    }
    for (word, name) in shortOwners where owners[word] == nil { owners[word] = name }
    return owners
  }

  /// Returns whether a word of a language is that of a unit alone, in English too.
  static func isClear(_ word: String, for name: String, _ owners: [String: String]) -> Bool {
    // In Zulu, CLDR has a number without a word for a day.
    guard !word.isEmpty, isLegible(word), owner(of: word, owners) == name else { return false }
    // The `a` of minutes in Ewe.
    if Keyword.joining.contains(where: { $0.word == word }) { return false }
    let name = plainName(name)
    return owner(of: word, english) ?? name == name
  }

  /// Returns whether a word has no sign of the grammar, which would be read as that.
  static func isLegible(_ word: String) -> Bool {
    !word.utf8.contains { "/:,()\"+=0123456789".utf8.contains($0) }
  }

  /// Returns the name of the unit that a word means; an empty one if there are several, `nil` if it isn't
  /// a word.
  static func owner(of word: String, _ owners: [String: String]) -> String? {
    owners[bare(word)]
  }

  private static func claim(_ word: String, for name: String, in owners: inout [String: String]) {
    let word = bare(word)
    guard let known = owners[word], known != name else {
      owners[word] = name
      return
    }
    let plain = plainName(name)
    owners[word] = plainName(known) == plain ? plain : ""
  }

  /// Returns a word without the periods of abbreviations, which do not count in reading.
  private static func bare(_ word: String) -> String {
    // Most have none, and filtering characters takes as long as everything else that is done with a word.
    word.utf8.contains(UInt8(ascii: ".")) ? word.filter { $0 != "." } : word
  }

  /// The words that tell units of one name apart, each with the space after it.
  private static let qualifyingWords = Set(
    UnitDefinition.catalogue.compactMap { unit in unit.qualifyingWord.map { $0 + " " } })

  /// Returns the name without the word that tells units of one name apart.
  static func plainName(_ name: String) -> String {
    guard let word = qualifyingWords.first(where: { name.hasPrefix($0) }) else { return name }
    return String(name.dropFirst(word.count))
  }
}
