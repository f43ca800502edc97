/// The names by which text can call units.
///
/// An open hash table over the bytes of the names: looking one up makes no `String` and allocates
/// nothing unless a name has several meanings.
final class Lexicon: Sendable {
  /// The names of every unit of time, volume and mass.
  static let standard = Lexicon(
    TimeKind.units.map(\.definition) + VolumeKind.units.map(\.definition)
      + MassKind.units.map(\.definition))

  private struct Entry: Sendable {
    let name: [UInt8]
    let unit: UnitDefinition
  }

  private let entries: [Entry]
  /// The entries' indices by the hash of their names, without regard to case; -1 is empty.
  private let slots: [Int32]
  /// The most words that a name has.
  let longestName: Int

  init(_ units: [UnitDefinition]) {
    entries = units.flatMap { unit in
      Set(unit.spellings).sorted().map { Entry(name: Array($0.utf8), unit: unit) }
    }
    longestName = entries.reduce(1) { most, entry in
      max(most, 1 + entry.name.count { $0 == UInt8(ascii: " ") })
    }
    var slots = [Int32](repeating: -1, count: Lexicon.capacity(for: entries.count))
    for (index, entry) in entries.enumerated() {
      var slot = Lexicon.hash(entry.name) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
    self.slots = slots
  }

  /// The units of a kind, or of any, that a name can mean: those that have it to the letter, or
  /// else, from three letters up, those that have it without regard to case.
  func units(
    named name: some Collection<UInt8>, kind: (any QuantityKind.Type)? = nil
  ) -> [UnitDefinition] {
    var exact: [UnitDefinition] = []
    var similar: [UnitDefinition] = []
    var slot = Lexicon.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      slot = (slot + 1) & (slots.count - 1)
      guard kind == nil || kind == entry.unit.kind else { continue }
      if entry.name.elementsEqual(name) {
        exact.append(entry.unit)
      } else if name.count >= 3, entry.name.elementsEqual(name, by: Lexicon.isSameLetter),
        !similar.contains(where: { $0 === entry.unit })
      {
        similar.append(entry.unit)
      }
    }
    return exact.isEmpty ? similar : exact
  }

  /// Names like the given one, the nearest first.
  func names(near name: String, kind: (any QuantityKind.Type)? = nil) -> [String] {
    let lowercased = name.lowercased()
    var found: [(name: String, distance: Int)] = []
    let limit = name.utf8.count <= 4 ? 1 : 2
    for entry in entries where kind == nil || kind == entry.unit.kind {
      let candidate = String(decoding: entry.name, as: UTF8.self)
      guard candidate.utf8.count > 1, !found.contains(where: { $0.name == candidate }) else {
        continue
      }
      let distance = editDistance(lowercased, candidate.lowercased(), limit: limit)
      if distance <= limit { found.append((candidate, distance)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// A power of two with room for twice the entries, so that chains stay short.
  private static func capacity(for count: Int) -> Int {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    return capacity
  }

  /// FNV-1a over the lower-case letters.
  private static func hash(_ name: some Collection<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(lowercase(byte))) &* 16_777_619 }
    return Int(hash)
  }

  private static func isSameLetter(_ a: UInt8, _ b: UInt8) -> Bool { lowercase(a) == lowercase(b) }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}

/// How many letters must be changed, added, taken away or swapped with their neighbor to make one
/// word of the other; anything above the limit is as good as any other.
func editDistance(_ first: String, _ second: String, limit: Int) -> Int {
  let (a, b) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
  guard abs(a.count - b.count) <= limit, a.count <= 64 else { return limit + 1 }
  var before: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
      var least = min(substitution, previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      current.append(least)
    }
    (before, previous) = (previous, current)
  }
  return previous[b.count]
}
