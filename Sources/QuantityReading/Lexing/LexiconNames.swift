import QuantityCore

/// The names of a lexicon before they are stored in its table.
struct LexiconNames {
  /// A name of a unit, or a word without a unit that begins longer names.
  struct Name {
    let bytes: [UInt8]
    let unit: UnitDefinition?
    var traits = NameTraits()
    /// Whether no other unit can be meant, as with `pinte impériale`.
    var isQualified = false
  }

  private(set) var names: [Name] = []
  /// The parts of words of the language before zero-width characters, which end a word elsewhere.
  private(set) var pieces: Set<[UInt8]> = []

  /// Makes the names of units, as a system understands them, and the words that can begin names:
  /// prefixes, and the words before the last one of longer names.
  init(
    _ units: [UnitDefinition], system: MeasurementSystem, language: PresentationLanguage
  ) {
    for unit in units { add(unit) }
    let data = language.data
    for unit in units where !data.names.isEmpty || data.further != nil {
      add(unit, in: data) { language.isTaken($0, from: $1) }
    }
    for index in names.indices where !names[index].isQualified {
      names[index].traits.needsPrefix =
        names[index].unit.map { system.rank(of: $0) == nil } ?? false
    }
    // In the US system, only a qualifier makes a difference.
    if system != .us { addPrefixes(in: system) }
    var leads = Set(units.flatMap { $0.prefixes }.map { Array($0.utf8) })
    // Splitting names of one word, too, would slow down the start of a program.
    for name in names where name.bytes.contains(where: { $0 == 0x20 || $0 == "-" }) {
      for word in name.bytes.split(whereSeparator: { $0 == 0x20 || $0 == "-" }).dropLast() {
        leads.insert(Array(word))
      }
    }
    leads.formUnion(pieces)
    names += leads.map { Name(bytes: $0, unit: nil) }
  }

  private mutating func add(_ unit: UnitDefinition) {
    var known: [String] = []
    for name in [unit.name, unit.plural, unit.symbol] + unit.aliases where !known.contains(name) {
      known.append(name)
      add(name, of: unit, NameTraits(isCounted: unit.countedNames.contains(name)))
    }
    for name in unit.contextualAliases { add(name, of: unit, NameTraits(isContextual: true)) }
    for name in ForeignNames.of(unit).joined() { add(name, of: unit, NameTraits(isForeign: true)) }
  }

  private mutating func add(_ name: String, of unit: UnitDefinition, _ traits: NameTraits) {
    names.append(Name(bytes: Array(name.utf8), unit: unit, traits: traits))
  }
}

// MARK: The names of a language

extension LexiconNames {
  /// Adds all forms of a unit's name in a language.
  ///
  /// - Parameter isTaken: whether a short name is another unit's.
  private mutating func add(
    _ unit: UnitDefinition, in language: PresentationLanguage.Data,
    isTaken: (_ word: String, _ name: String) -> Bool
  ) {
    let qualified = unit.qualifyingWord.map { "\($0) \(unit.name)" }
    let further = language.further?.forms(of: unit.name) ?? []
    // Searching for the indices below would slow down the start of a program, and English already
    // has its names.
    guard
      language.names[unit.name] != nil || language.names[qualified ?? ""] != nil
        || !further.isEmpty
    else { return }
    var indices: [[UInt8]: Int] = [:]
    for (index, name) in names.enumerated() where name.unit === unit {
      if indices[name.bytes] == nil { indices[name.bytes] = index }
    }
    func add(
      _ forms: [PresentationLanguage.ReadForm], of name: String, isQualified: Bool = false
    ) {
      for form in forms {
        let bytes = NameFolding.counting(form.word)
        // A name that needs a known kind still does, such as `m` for minutes.
        guard !bytes.isEmpty, !unit.contextualAliases.contains(form.word),
          !form.isShort || !isTaken(form.word, name)
        else { continue }
        addPieces(of: form.word)
        let index: Int
        if let known = indices[bytes], !isQualified || names[known].isQualified {
          index = known
        } else {
          index = names.count
          indices[bytes] = index
          names.append(Name(bytes: bytes, unit: unit, isQualified: isQualified))
        }
        var traits = names[index].traits
        (traits.isOwn, traits.isForeign) = (true, false)
        traits.isFirst = traits.isFirst || form.isFirst
        traits.count = max(traits.count, form.count)
        names[index].traits = traits
      }
    }
    add(language.names[unit.name]?.readForms ?? [], of: unit.name)
    add(further, of: unit.name)
    if let qualified {
      add(language.names[qualified]?.readForms ?? [], of: qualified, isQualified: true)
    }
  }

  private mutating func addPieces(of word: String) {
    let bytes = Array(word.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = ByteCursor(bytes)
      var (start, isInPieces) = (0, false)
      while !cursor.isAtEnd {
        let length = cursor.peek() >= 0xC2 ? cursor.spaceBeyondASCII : nil
        if length != nil || cursor.peek() == 0x20 {
          if length != nil || isInPieces {
            pieces.insert(NameFolding.counting(cursor.text(start..<cursor.position)))
          }
          (start, isInPieces) = (cursor.position + (length ?? 1), length != nil)
        }
        cursor.position += length ?? 1
      }
    }
  }
}

// MARK: Names that several units share

extension LexiconNames {
  /// Names with the same key can't be distinguished in a text.
  private struct Key: Hashable {
    let kind: AnyKind
    let bytes: [UInt8]
    let isContextual: Bool
    let isForeign: Bool

    init(_ bytes: [UInt8], of kind: AnyKind, _ traits: NameTraits = NameTraits()) {
      self.kind = kind
      // The German `TL` doesn't displace the `tl` of Tongan.
      (isForeign, isContextual) = (traits.isForeign, traits.isContextual)
      self.bytes =
        bytes.count < 3
        ? bytes
        : bytes.withUnsafeBufferPointer { bytes in
          bytes.indices.map { NameFolding.lowercase(bytes, $0) }
        }
    }
  }

  /// Requires a prefix for units whose names mean another unit in a system. A unit that loses its
  /// own name or plural needs the prefix with all its names.
  private mutating func addPrefixes(in system: MeasurementSystem) {
    let indices = Dictionary(
      grouping: names.indices.filter { !names[$0].traits.needsPrefix && !names[$0].isQualified }
    ) { index in
      // So far there are only names of units.
      Key(names[index].bytes, of: names[index].unit?.kind ?? .time, names[index].traits)
    }
    let best = indices.mapValues { indices in
      indices.compactMap { names[$0].unit.flatMap { system.rank(of: $0) } }.min() ?? 0
    }
    func isDisplaced(_ unit: UnitDefinition, from key: Key) -> Bool {
      guard let rank = system.rank(of: unit), let best = best[key] else { return false }
      return best < rank
    }
    for (key, indices) in indices {
      let preferred = preferred(
        among: indices.compactMap { names[$0].unit }, named: key.bytes, system)
      for index in indices {
        // Without a prefix, the unit could not be named at all.
        guard let unit = names[index].unit, !unit.prefixes.isEmpty else { continue }
        let isOther = !preferred.isEmpty && !preferred.contains { $0 === unit }
        names[index].traits.needsPrefix =
          isOther || isDisplaced(unit, from: key)
          || [unit.name, unit.plural].contains {
            isDisplaced(unit, from: Key(Array($0.utf8), of: unit.kind))
          }
      }
    }
  }

  /// Returns the units of the system, if the name is no unit's own name or symbol: the long ton in
  /// the United Kingdom.
  private func preferred(
    among units: [UnitDefinition], named name: [UInt8], _ system: MeasurementSystem
  ) -> [UnitDefinition] {
    guard units.count > 1, let unitSystem = system.unitSystem else { return [] }
    let isOwned = units.contains { unit in
      [unit.name, unit.plural, unit.symbol].contains { own in
        own.utf8.lazy.map(NameFolding.lowercase).elementsEqual(name.lazy.map(NameFolding.lowercase))
      }
    }
    return isOwned ? [] : units.filter { $0.systems.contains(unitSystem) }
  }
}
