/// The names by which text can call units.
///
/// An open hash table over the bytes of the names: looking one up makes no `String`. Case does not
/// count from three letters up, nor do the periods of abbreviations.
final class Lexicon: Sendable {
  /// The units that have names here.
  let units: [UnitDefinition]

  /// A name of a unit.
  struct Entry: Sendable {
    let name: [UInt8]
    let unit: UnitDefinition
    /// Whether the name means the unit only where its kind is known.
    let isContextual: Bool
  }

  /// What a name must fit beside its letters.
  fileprivate struct Context {
    /// The only kind that counts, or `nil` for any.
    var kind: (any QuantityKind.Type)?
    /// The word before the name that says which unit is meant: `uk`.
    var prefix: UnsafeBufferPointer<UInt8>?
  }

  private let entries: [Entry]
  /// The entries' indices by the hash of their names; -1 is empty.
  private let slots: [Int32]
  /// The most words that a name has, with a prefix.
  let longestName: Int

  init(_ units: [UnitDefinition]) {
    self.units = units
    entries = units.flatMap { Entry.all(of: $0) }
    longestName = entries.reduce(1) { most, entry in
      max(most, 2 + entry.name.count { $0 == UInt8(ascii: " ") })
    }
    var slots = [Int32](repeating: -1, count: Lexicon.capacity(for: entries.count))
    for (index, entry) in entries.enumerated() {
      var slot = entry.name.withUnsafeBufferPointer(NameBytes.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
    self.slots = slots
  }

  /// The units of a kind, or of any, that a name can mean, with or without a prefix: those that
  /// have it to the letter, or else, from three letters up, those that have it without regard to
  /// case.
  func units(
    named name: UnsafeBufferPointer<UInt8>, kind: (any QuantityKind.Type)? = nil
  ) -> [UnitDefinition] {
    let found = units(named: name, in: Context(kind: kind))
    guard found.isEmpty, let space = name.firstIndex(of: UInt8(ascii: " ")) else { return found }
    let rest = name[space...].drop { $0 == UInt8(ascii: " ") }
    return units(
      named: UnsafeBufferPointer(rebasing: rest),
      in: Context(kind: kind, prefix: UnsafeBufferPointer(rebasing: name[..<space])))
  }

  private func units(
    named name: UnsafeBufferPointer<UInt8>, in context: Context
  ) -> [UnitDefinition] {
    var found: [UnitDefinition] = []
    var leastRank = Int.max
    var slot = NameBytes.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      slot = (slot + 1) & (slots.count - 1)
      guard let rank = entry.rank(for: name, in: context), rank <= leastRank else { continue }
      if rank < leastRank { found.removeAll() }
      leastRank = rank
      if !found.contains(where: { $0 === entry.unit }) { found.append(entry.unit) }
    }
    return found
  }

  /// Names like the given one, the nearest first.
  func names(near name: String, kind: (any QuantityKind.Type)? = nil) -> [String] {
    let lowercased = name.lowercased()
    let limit = name.unicodeScalars.count <= 4 ? 1 : 2
    var found: [(name: String, distance: Int)] = []
    for entry in entries where kind == nil || kind == entry.unit.kind {
      guard entry.name.count > 1, !entry.isContextual, entry.unit.qualifier == nil else { continue }
      let candidate = String(decoding: entry.name, as: UTF8.self)
      let distance = editDistance(lowercased, candidate.lowercased(), limit: limit)
      guard distance <= limit, !found.contains(where: { $0.name == candidate }) else { continue }
      found.append((candidate, distance))
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// The kinds of its units, each once.
  var kinds: [any QuantityKind.Type] {
    units.reduce(into: []) { kinds, unit in
      if !kinds.contains(where: { $0 == unit.kind }) { kinds.append(unit.kind) }
    }
  }

  /// A power of two with room for twice the entries, so that chains stay short.
  private static func capacity(for count: Int) -> Int {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    return capacity
  }
}

extension Lexicon.Entry {
  /// The names of a unit.
  fileprivate static func all(of unit: UnitDefinition) -> [Lexicon.Entry] {
    var names: [String] = []
    for name in [unit.name, unit.plural, unit.symbol] + unit.aliases where !names.contains(name) {
      names.append(name)
    }
    return names.map { Lexicon.Entry(name: Array($0.utf8), unit: unit, isContextual: false) }
      + unit.contextualAliases.map {
        Lexicon.Entry(name: Array($0.utf8), unit: unit, isContextual: true)
      }
  }

  /// How well a name in a text fits this entry, the less the better, or `nil` if it does not.
  fileprivate func rank(
    for text: UnsafeBufferPointer<UInt8>, in context: Lexicon.Context
  ) -> Int? {
    if let kind = context.kind {
      guard kind == unit.kind else { return nil }
    } else if isContextual {
      return nil
    }
    if let prefix = context.prefix {
      guard
        unit.prefixes.contains(where: { word in
          Array(word.utf8).withUnsafeBufferPointer { NameBytes.match(prefix, $0) != .different }
        })
      else { return nil }
    } else if unit.qualifier != nil {
      return nil
    }
    let match = name.withUnsafeBufferPointer { NameBytes.match(text, $0) }
    let rank = isContextual ? 2 : 0
    switch match {
    case .same: return rank
    case .sameButForCase: return name.count >= 3 ? rank + 1 : nil
    case .different: return nil
    }
  }
}
