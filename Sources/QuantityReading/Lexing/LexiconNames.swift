import QuantityCore

/// The names of a lexicon before they are laid out.
struct LexiconNames {
  /// A name of a unit, or a word with which longer names begin, which is of no unit.
  struct Name {
    let bytes: [UInt8]
    let unit: UnitDefinition?
    var isContextual = false
    /// Whether it is a name by which recipes count things.
    var isCounted = false
    var needsPrefix = false
    /// Whether the name is of the language itself.
    var isOwn = false
    /// Whether the name is of no language of the lexicon's.
    var isForeign = false
    /// Whether no other unit can be meant, as by `pinte impériale`.
    var isQualified = false
    /// Whether a number can follow the name.
    var isFirst = false
    /// How many of the unit the name means without a number.
    var count: UInt8 = 0
  }

  private(set) var names: [Name] = []
  /// What stands in words of the language before characters that take no room, which end a word elsewhere.
  private(set) var pieces: Set<[UInt8]> = []

  /// Makes the names of units, as a system understands them, and the words with which names can
  /// begin: the prefixes, and all but the last word of names of several words.
  init(
    _ units: [UnitDefinition], system: MeasurementSystem, language: PresentationLanguage
  ) {
    for unit in units { add(unit) }
    let data = language.data
    for unit in units where !data.names.isEmpty || data.further != nil {
      add(unit, in: data) { language.isTaken($0, from: $1) }
    }
    for place in names.indices where !names[place].isQualified {
      names[place].needsPrefix = names[place].unit.map { system.rank(of: $0) == nil } ?? false
    }
    // In the United States only a qualifier makes a difference.
    if system != .us { addPrefixes(in: system) }
    var leads = Set(units.flatMap { $0.prefixes }.map { Array($0.utf8) })
    // Splitting what has but one word would take a tenth of the start of a program.
    for name in names where name.bytes.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "-") }) {
      for word in name.bytes.split(whereSeparator: { $0 == 0x20 || $0 == UInt8(ascii: "-") })
        .dropLast()
      {
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
      let isCounted = unit.countedNames.contains(name)
      names.append(Name(bytes: Array(name.utf8), unit: unit, isCounted: isCounted))
    }
    names += unit.contextualAliases.map {
      Name(bytes: Array($0.utf8), unit: unit, isContextual: true)
    }
    names += ForeignNames.of(unit).joined().map {
      Name(bytes: Array($0.utf8), unit: unit, isForeign: true)
    }
  }
}

// MARK: The names of a language

extension LexiconNames {
  /// Adds what a language calls a unit, in all forms.
  ///
  /// - Parameter isTaken: whether a short word of a unit is another one's.
  private mutating func add(
    _ unit: UnitDefinition, in language: PresentationLanguage.Data,
    isTaken: (_ word: String, _ name: String) -> Bool
  ) {
    let qualified = unit.qualifyingWord.map { "\($0) \(unit.name)" }
    let further = language.further?.forms(of: unit.name) ?? []
    // English has its names already, and to find the places takes a fifth of the start of a program.
    guard
      language.names[unit.name] != nil || language.names[qualified ?? ""] != nil
        || !further.isEmpty
    else { return }
    var places: [[UInt8]: Int] = [:]
    for (place, name) in names.enumerated() where name.unit === unit {
      if places[name.bytes] == nil { places[name.bytes] = place }
    }
    func add(
      _ forms: [PresentationLanguage.ReadForm], of name: String, isQualified: Bool = false
    ) {
      for form in forms {
        let bytes = NameBytes.counting(form.word)
        // What the unit is called only where its kind is known stays so, as `m` for minutes.
        guard !bytes.isEmpty, !unit.contextualAliases.contains(form.word),
          !form.isShort || !isTaken(form.word, name)
        else { continue }
        addPieces(of: form.word)
        let place: Int
        if let known = places[bytes], !isQualified || names[known].isQualified {
          place = known
        } else {
          place = names.count
          places[bytes] = place
          names.append(Name(bytes: bytes, unit: unit, isQualified: isQualified))
        }
        (names[place].isOwn, names[place].isForeign) = (true, false)
        names[place].isFirst = names[place].isFirst || form.isFirst
        names[place].count = max(names[place].count, form.count)
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
        if let length = cursor.peek() >= 0xC2 ? cursor.spaceBeyondASCII : nil {
          let piece = String(decoding: bytes[start..<cursor.position], as: UTF8.self)
          pieces.insert(NameBytes.counting(piece))
          cursor.position += length
          (start, isInPieces) = (cursor.position, true)
        } else {
          if cursor.peek() == 0x20 {
            let piece = String(decoding: bytes[start..<cursor.position], as: UTF8.self)
            if isInPieces { pieces.insert(NameBytes.counting(piece)) }
            (start, isInPieces) = (cursor.position + 1, false)
          }
          cursor.position += 1
        }
      }
    }
  }
}

// MARK: Which unit goes by a name that several share

extension LexiconNames {
  /// What names have in common that text cannot tell apart.
  private struct Key: Hashable {
    let kind: AnyKind
    let bytes: [UInt8]
    let isContextual: Bool
    let isForeign: Bool

    init(
      _ bytes: [UInt8], of kind: AnyKind, isContextual: Bool = false, isForeign: Bool = false
    ) {
      self.kind = kind
      // The German `TL` takes nothing from the `tl` of Tongan.
      self.isForeign = isForeign
      self.bytes =
        bytes.count < 3
        ? bytes
        : bytes.withUnsafeBufferPointer { bytes in
          bytes.indices.map { NameBytes.lowercase(bytes, $0) }
        }
      self.isContextual = isContextual
    }
  }

  /// Has those units need a prefix that another takes the place of in a system: by all their names,
  /// where it takes their own.
  private mutating func addPrefixes(in system: MeasurementSystem) {
    let places = Dictionary(
      grouping: names.indices.filter { !names[$0].needsPrefix && !names[$0].isQualified }
    ) { place in
      // Only names of units are here yet.
      Key(
        names[place].bytes, of: names[place].unit?.kind ?? .time,
        isContextual: names[place].isContextual, isForeign: names[place].isForeign)
    }
    let best = places.mapValues { places in
      places.compactMap { names[$0].unit.flatMap { system.rank(of: $0) } }.min() ?? 0
    }
    func isDisplaced(_ unit: UnitDefinition, from key: Key) -> Bool {
      guard let rank = system.rank(of: unit), let best = best[key] else { return false }
      return best < rank
    }
    for (key, places) in places {
      let preferred = preferred(
        among: places.compactMap { names[$0].unit }, named: key.bytes, system)
      for place in places {
        // What has no prefix could not be named at all.
        guard let unit = names[place].unit, !unit.prefixes.isEmpty else { continue }
        let isOther = !preferred.isEmpty && !preferred.contains { $0 === unit }
        names[place].needsPrefix =
          isOther || isDisplaced(unit, from: key)
          || [unit.name, unit.plural].contains {
            isDisplaced(unit, from: Key(Array($0.utf8), of: unit.kind))
          }
      }
    }
  }

  /// Returns those of several units that a name means which none has as its own name or symbol: the
  /// long ton in the United Kingdom.
  private func preferred(
    among units: [UnitDefinition], named name: [UInt8], _ system: MeasurementSystem
  ) -> [UnitDefinition] {
    guard units.count > 1, let unitSystem = system.unitSystem else { return [] }
    let isOwned = units.contains { unit in
      [unit.name, unit.plural, unit.symbol].contains { own in
        own.utf8.lazy.map(NameBytes.lowercase).elementsEqual(name.lazy.map(NameBytes.lowercase))
      }
    }
    return isOwned ? [] : units.filter { $0.systems.contains(unitSystem) }
  }
}
