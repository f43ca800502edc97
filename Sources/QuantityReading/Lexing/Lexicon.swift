package import QuantityCore

/// The unit names that a text can use.
///
/// An open-addressing hash table over the bytes of the names: a lookup allocates neither a `String`
/// nor an array. Periods of abbreviations are ignored, and so is case from three letters up.
///
/// Immutable, and so safe to share.
@usableFromInline
package final class Lexicon: @unchecked Sendable {
  /// The units that have names here.
  let units: [UnitDefinition]
  /// The system that decides which unit a shared name means.
  let system: MeasurementSystem
  /// The language of the names, besides English.
  package let language: PresentationLanguage
  /// Whether only English words are read.
  package let isEnglish: Bool
  let keywords: KeywordTable
  /// The language of the recipe words, if it isn't English.
  package let recipeLanguage: RecipeLanguage?
  /// The kinds of the units, each once.
  let kinds: [AnyKind]
  let shortNames: WordTable<ShortName>
  /// The largest number of words in a name, including a prefix.
  let mostWords: Int
  /// Whether errors for unknown names suggest similar ones.
  let suggestsNames: Bool
  /// The decimal mark if the reader names none.
  let decimalMark: DecimalMark
  /// Whether the language isn't English: names can then have spaces and marks beyond ASCII.
  var isBeyondEnglish: Bool { keywords.isBeyondEnglish }
  /// Whether the language is written without spaces between words.
  package let isUnspaced: Bool
  /// Whether particles are attached to the word before them, as in Korean.
  package var hasParticles: Bool { language.identifier.hasPrefix("ko") }
  /// Whether some units precede their number or include it.
  let hasUnitsFirst: Bool
  /// The lexicon that owns the tables; `nil` if this one does.
  private let owner: Lexicon?
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  let entries: UnsafeMutableBufferPointer<LexiconEntry>
  /// The indices of the entries by the hash of their names; -1 is a free slot.
  private let slots: UnsafeMutableBufferPointer<Int32>
  private let stored = LazyCache<MeasurementSystem, Lexicon>()
  /// The wordbooks, each made on first use.
  let books: LazyCache<Dialect, Wordbook>

  /// Makes a lexicon that shares the tables of another one and suggests names or doesn't.
  init(_ other: Lexicon, suggestsNames: Bool) {
    owner = other.owner ?? other
    books = other.books
    self.suggestsNames = suggestsNames
    (units, system, language) = (other.units, other.system, other.language)
    (isEnglish, keywords, kinds) = (other.isEnglish, other.keywords, other.kinds)
    recipeLanguage = other.recipeLanguage
    (shortNames, mostWords) = (other.shortNames, other.mostWords)
    (decimalMark, isUnspaced) = (other.decimalMark, other.isUnspaced)
    hasUnitsFirst = other.hasUnitsFirst
    (bytes, entries, slots) = (other.bytes, other.entries, other.slots)
  }

  init(_ units: [UnitDefinition], system: MeasurementSystem, language: PresentationLanguage) {
    owner = nil
    books = LazyCache()
    suggestsNames = true
    self.units = units
    self.system = system
    self.language = language
    isEnglish = language == .english
    keywords =
      isEnglish
      ? .english
      : KeywordTable(
        Keyword.words(of: language) + Keyword.english,
        isBeyondEnglish: !language.identifier.hasPrefix("en"))
    recipeLanguage = RecipeLanguage(language.identifier)
    kinds = units.reduce(into: []) { kinds, unit in
      if !kinds.contains(where: { $0 == unit.kind }) { kinds.append(unit.kind) }
    }
    decimalMark = DecimalMark(of: language.data)
    isUnspaced = keywords.isBeyondEnglish && language.data.isUnspaced
    let collected = LexiconNames(units, system: system, language: language)
    let names = collected.names
    hasUnitsFirst = names.contains { $0.traits.isFirst || $0.traits.count > 0 }
    // The pieces of a word are read as words.
    mostWords = names.reduce(collected.pieces.isEmpty ? 1 : 6) { most, name in
      max(most, 2 + name.bytes.count { $0 == 0x20 || $0 == "-" })
    }
    let prefixes = Set(units.flatMap { $0.prefixes }).map { Array($0.utf8) }
    let hashes = prefixes.map { prefix in prefix.withUnsafeBufferPointer { NameFolding.hash($0) } }
    bytes = .allocate(capacity: names.reduce(0) { $0 + $1.bytes.count })
    entries = .allocate(capacity: names.count)
    // A power of two with room for twice the entries, for short chains.
    var capacity = 16
    while capacity < 2 * names.count { capacity *= 2 }
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: -1)
    var end = 0
    for (index, entry) in names.enumerated() {
      let start = end
      for byte in entry.bytes {
        bytes.initializeElement(at: end, to: byte)
        end += 1
      }
      let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let hash = NameFolding.hash(name)
      entries.initializeElement(
        at: index,
        to: LexiconEntry(
          name: name, hash: hash, unit: entry.unit.map { AnyUnit($0) },
          kind: entry.unit.map { $0.kind }, traits: entry.traits,
          isPrefix: hashes.contains(hash) && prefixes.contains(entry.bytes),
          outline: NameOutline(name)))
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(index)
    }
    shortNames = WordTable(capacity: names.count)
    // Fills the slots of both: they have room for all names.
    var filled = shortNames
    for entry in entries { filled.add(entry, as: self) }
  }

  deinit {
    guard owner == nil else { return }
    bytes.deallocate()
    entries.deallocate()
    slots.deallocate()
    shortNames.deallocate()
    if !isEnglish { keywords.deallocate() }
  }

  /// The same units by the names in stored data, which have the same meaning wherever they are
  /// read.
  var ofStoredData: Lexicon {
    if system == .us, language == .english { return self }
    return stored.value(for: .us) { Lexicon(units, system: .us, language: .english) }
  }

  func hasKind(_ kind: AnyKind) -> Bool { kinds.contains(kind) }

  /// Returns the meaning of a name, with or without a prefix, in one kind or in any. A unit with
  /// the name as written comes before one with the name in another case, which counts from three
  /// letters up.
  ///
  /// - Parameter ignoringCase: whether case is also ignored in names of one or two letters.
  package func match(
    _ name: UnsafeBufferPointer<UInt8>, kind: AnyKind?, ignoringCase: Bool = false
  ) -> Match {
    if let normalized = NameFolding.normalized(name) {
      return normalized.withUnsafeBufferPointer {
        matchNormalized($0, kind: kind, ignoringCase: ignoringCase)
      }
    }
    return matchNormalized(name, kind: kind, ignoringCase: ignoringCase)
  }

  /// Returns the meaning of a name that is normalized already, as those of a lexicon are.
  package func match(normalized name: UnsafeBufferPointer<UInt8>, kind: AnyKind?) -> Match {
    matchNormalized(name, kind: kind, ignoringCase: false)
  }

  @inline(__always)
  private func matchNormalized(
    _ name: UnsafeBufferPointer<UInt8>, kind: AnyKind?, ignoringCase: Bool
  ) -> Match {
    var match = Match()
    forEachEntry(named: name, NameContext(kind: kind, ignoresCase: ignoringCase)) {
      match.take($0, rank: $1, kind: kind)
    }
    guard match.unit == nil, !match.hasOthers, let (prefix, rest) = NameFolding.splitPrefix(name)
    else { return match }
    forEachEntry(
      named: rest, NameContext(kind: kind, prefix: prefix, ignoresCase: ignoringCase)
    ) {
      match.take($0, rank: $1, kind: kind)
    }
    return match
  }

  /// Returns all units that fit a name equally well.
  func units(
    named name: UnsafeBufferPointer<UInt8>, kind: AnyKind? = nil, ignoringCase: Bool = false
  ) -> [UnitDefinition] {
    if let normalized = NameFolding.normalized(name) {
      return normalized.withUnsafeBufferPointer {
        units(named: $0, kind: kind, ignoringCase: ignoringCase)
      }
    }
    let best = match(name, kind: kind, ignoringCase: ignoringCase).rank
    var found: [UnitDefinition] = []
    func keep(_ entry: LexiconEntry, _ rank: Int) {
      guard let unit = entry.unit?.definition, rank == best else { return }
      if !found.contains(where: { $0 === unit }) { found.append(unit) }
    }
    var context = NameContext(kind: kind, ignoresCase: ignoringCase)
    forEachEntry(named: name, context, keep)
    if found.isEmpty, let (prefix, rest) = NameFolding.splitPrefix(name) {
      context.prefix = prefix
      forEachEntry(named: rest, context, keep)
    }
    return found
  }

  @inline(__always)
  private func forEachEntry(
    named name: UnsafeBufferPointer<UInt8>, _ context: NameContext,
    _ body: (_ entry: LexiconEntry, _ rank: Int) -> Void
  ) {
    let hash = NameFolding.hash(name)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, let rank = entry.rank(for: name, in: context) { body(entry, rank) }
      slot = (slot + 1) & (slots.count - 1)
    }
  }
}
