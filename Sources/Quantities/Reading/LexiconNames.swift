/// The names of a lexicon before they are laid out.
struct LexiconNames {
  /// A name of a unit, or a word with which longer names begin, which is of no unit.
  struct Name {
    let bytes: [UInt8]
    let unit: UnitDefinition?
    var isContextual = false
    var needsPrefix = false
  }

  private var names: [Name] = []

  /// The names, the shortest first, and those of one length in the order of their units.
  var namesByLength: [Name] {
    names.enumerated()
      .sorted { ($0.element.bytes.count, $0.offset) < ($1.element.bytes.count, $1.offset) }
      .map { $0.element }
  }

  /// Makes the names of units, as a system understands them, and the words with which names can
  /// begin: the prefixes, and all but the last word of names of several words.
  init(_ units: [UnitDefinition], system: MeasurementSystem) {
    for unit in units { add(unit) }
    for place in names.indices {
      names[place].needsPrefix = names[place].unit.map { system.rank(of: $0) == nil } ?? false
    }
    // In the United States only a qualifier makes a difference.
    if system != .us { addPrefixes(in: system) }
    var leads = Set(units.flatMap { $0.prefixes }.map { Array($0.utf8) })
    for name in names {
      for word in name.bytes.split(separator: UInt8(ascii: " ")).dropLast() {
        leads.insert(Array(word))
      }
    }
    names += leads.map { Name(bytes: $0, unit: nil) }
  }

  private mutating func add(_ unit: UnitDefinition) {
    var known: [String] = []
    for name in [unit.name, unit.plural, unit.symbol] + unit.aliases where !known.contains(name) {
      known.append(name)
      names.append(Name(bytes: Array(name.utf8), unit: unit))
    }
    names += unit.contextualAliases.map {
      Name(bytes: Array($0.utf8), unit: unit, isContextual: true)
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

    init(_ bytes: [UInt8], of kind: AnyKind, isContextual: Bool = false) {
      self.kind = kind
      self.bytes = bytes.count < 3 ? bytes : bytes.map(NameBytes.lowercase)
      self.isContextual = isContextual
    }
  }

  /// Has those units need a prefix that another takes the place of in a system: by all their names,
  /// where it takes their own.
  private mutating func addPrefixes(in system: MeasurementSystem) {
    let places = Dictionary(grouping: names.indices.filter { !names[$0].needsPrefix }) { place in
      // Only names of units are here yet.
      Key(
        names[place].bytes, of: names[place].unit?.kind ?? AnyKind(TimeKind.self),
        isContextual: names[place].isContextual)
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
