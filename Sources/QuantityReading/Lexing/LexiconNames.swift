import QuantityCore

/// The names of a lexicon before they are stored in its table.
struct LexiconNames {
  /// A name of a unit, or a word without a unit that begins longer names.
  struct Name {
    let bytes: [UInt8]
    let unit: UnitDefinition?
    var isContextual = false
    /// Whether recipes count things by the name.
    var isCounted = false
    var needsPrefix = false
    /// Whether the name belongs to the language itself rather than to English.
    var isOwn = false
    /// Whether the name is neither English nor of the lexicon's language.
    var isForeign = false
    /// Whether no other unit can be meant, as with `pinte impériale`.
    var isQualified = false
    /// Whether a number can follow the name.
    var isFirst = false
    /// How many of the unit the name means without a number; 0 if it doesn't say.
    var count: UInt8 = 0
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
    for place in names.indices where !names[place].isQualified {
      names[place].needsPrefix = names[place].unit.map { system.rank(of: $0) == nil } ?? false
    }
    // In the US system, only a qualifier makes a difference.
    if system != .us { addPrefixes(in: system) }
    var leads = Set(units.flatMap { $0.prefixes }.map { Array($0.utf8) })
    // Splitting names of one word, too, would slow down the start of a program.
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
    var places: [[UInt8]: Int] = [:]
    for (place, name) in names.enumerated() where name.unit === unit {
      if places[name.bytes] == nil { places[name.bytes] = place }
    }
    func add(
      _ forms: [PresentationLanguage.ReadForm], of name: String, isQualified: Bool = false
    ) {
      for form in forms {
        let bytes = NameBytes.counting(form.word)
        // A name that needs a known kind still does, such as `m` for minutes.
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

// MARK: Names that several units share

extension LexiconNames {
  /// Names with the same key can't be distinguished in a text.
  private struct Key: Hashable {
    let kind: AnyKind
    let bytes: [UInt8]
    let isContextual: Bool
    let isForeign: Bool

    init(
      _ bytes: [UInt8], of kind: AnyKind, isContextual: Bool = false, isForeign: Bool = false
    ) {
      self.kind = kind
      // The German `TL` doesn't displace the `tl` of Tongan.
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

  /// Requires a prefix for units whose names mean another unit in a system. A unit that loses its
  /// own name or plural needs the prefix with all its names.
  private mutating func addPrefixes(in system: MeasurementSystem) {
    let places = Dictionary(
      grouping: names.indices.filter { !names[$0].needsPrefix && !names[$0].isQualified }
    ) { place in
      // So far there are only names of units.
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
        // Without a prefix, the unit could not be named at all.
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

  /// Returns the units of the system, if the name is no unit's own name or symbol: the long ton in
  /// the United Kingdom.
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
