// A short word is written only if reading finds the unit by it. `5 tonnes` isn't `5 t`, because `t`
// can also mean a teaspoon. This depends on the names of all units that text can contain.

extension AnyUnit {
  /// Returns whether the symbol means the unit in text that is read with a system.
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

  /// Returns whether the symbol, qualified if the system requires it, means the unit.
  ///
  /// - Parameter units: the units that text can name, which may include this one.
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
  /// Returns whether an English symbol isn't a word for another unit in this language.
  func canTake(_ symbol: String, for name: String) -> Bool {
    owner(of: symbol).map { ShortWords.unqualifiedName($0) == name } ?? true
  }

  /// Returns whether reading takes a short word of a unit for another unit's.
  package func isTaken(_ word: String, from name: String) -> Bool {
    owner(of: word).map { !$0.isEmpty && $0 != name } ?? false
  }
}

/// The meanings of a language's words.
///
/// Units of different systems that share a name also share its words; a qualifier distinguishes
/// them.
enum ShortWords {
  /// The name of the unit that an English word means, or an empty string if it means several.
  private static let english: [String: String] = {
    var owners: [String: String] = [:]
    // Avoids growing the dictionary repeatedly.
    owners.reserveCapacity(16 * UnitDefinition.catalogue.count)
    for unit in UnitDefinition.catalogue {
      for word in [unit.name, unit.plural, unit.symbol] + unit.aliases {
        claim(word, for: unit.name, in: &owners)
      }
    }
    return owners
  }()

  /// Returns the name of the unit that each word of a language means, or an empty string if it
  /// means several. If only a qualifier distinguishes these, it is their unqualified name.
  static func owners(
    of words: [String: PresentationLanguage.UnitWords],
    _ further: PresentationLanguage.FurtherWords? = nil
  ) -> [String: String] {
    var owners: [String: String] = [:]
    // Words that are only read count as well.
    for (name, words) in further?.names ?? [] {
      for word in words { claim(word, for: name, in: &owners) }
    }
    for (name, words) in words {
      for word in words.long { claim(word, for: name, in: &owners) }
    }
    // The Croatian `žličica` is a teaspoon, although it is also short for the dessertspoon.
    var shortOwners: [String: String] = [:]
    for (name, words) in words {
      for word in words.short { claim(word, for: name, in: &shortOwners) }
    }
    for (word, name) in shortOwners where owners[word] == nil { owners[word] = name }
    return owners
  }

  /// Returns whether a word of a language means only this unit, also in English.
  static func isClear(_ word: String, for name: String, _ owners: [String: String]) -> Bool {
    // In Zulu, CLDR has a number without a word for a day.
    guard !word.isEmpty, isLegible(word), owner(of: word, owners) == name else { return false }
    // For example, `a` for minutes in Ewe.
    if Keyword.joining.contains(where: { $0.word == word }) { return false }
    let name = unqualifiedName(name)
    return owner(of: word, english) ?? name == name
  }

  /// Returns whether a word has no characters that the grammar would interpret.
  static func isLegible(_ word: String) -> Bool {
    !word.utf8.contains { "/:,()\"+=0123456789".utf8.contains($0) }
  }

  /// Returns the name of the unit that a word means, an empty string if it means several, or `nil`
  /// if it isn't a word.
  static func owner(of word: String, _ owners: [String: String]) -> String? {
    owners[bare(word)]
  }

  private static func claim(_ word: String, for name: String, in owners: inout [String: String]) {
    let word = bare(word)
    guard let known = owners[word], known != name else {
      owners[word] = name
      return
    }
    let plain = unqualifiedName(name)
    owners[word] = unqualifiedName(known) == plain ? plain : ""
  }

  /// Returns a word without periods, which reading ignores in abbreviations.
  private static func bare(_ word: String) -> String {
    // Most words have none, and filtering characters is slow.
    word.utf8.contains(UInt8(ascii: ".")) ? word.filter { $0 != "." } : word
  }

  /// The qualifiers, each with the space after it.
  private static let qualifyingWords = Set(
    UnitDefinition.catalogue.compactMap { unit in unit.qualifyingWord.map { $0 + " " } })

  /// Returns the name without its qualifier.
  static func unqualifiedName(_ name: String) -> String {
    guard let word = qualifyingWords.first(where: { name.hasPrefix($0) }) else { return name }
    return String(name.dropFirst(word.count))
  }
}
