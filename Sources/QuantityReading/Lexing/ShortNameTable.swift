package import QuantityCore

/// The short names that mean a single unit, as numbers: up to eight bytes in one word or two, such
/// as `fl oz`, or up to twelve small letters, such as `tablespoons`.
///
/// Nearly all names in texts are short, and comparing numbers is much faster than comparing names.
/// Trivial to copy; the lexicon owns the table.
package struct ShortNameTable: @unchecked Sendable {
  /// The meaning of a name.
  package struct Entry {
    /// The key of the name; 0 in a free slot.
    var key: UInt64 = 0
    package var unit: AnyUnit?
    package var kind: AnyKind?
    /// Whether the name means the unit only where its kind is known.
    package var isContextual = false
    /// Whether the name can also mean a unit of another kind, where that kind is known.
    var hasOthers = false
    /// Whether a longer name can continue from its last word, as `lb t` does from `lb`.
    var isLead = false
    /// Whether the name is neither English nor of the lexicon's language.
    package var isForeign = false
  }

  private let slots: UnsafeMutableBufferPointer<Entry>

  /// - Parameter capacity: a power of two, with room for twice the names.
  init(capacity: Int) {
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Entry())
  }

  func deallocate() { slots.deallocate() }

  /// Adds a name, if it has a single meaning in a lexicon.
  func add(_ entry: LexiconEntry, as lexicon: Lexicon) {
    guard let key = ShortNameTable.key(entry.name), let unit = entry.unit, !entry.needsPrefix,
      !entry.isCounted
    else { return }
    let any = lexicon.match(normalized: entry.name, kind: nil)
    let ofKind = lexicon.match(normalized: entry.name, kind: unit.definition.kind)
    var isLead = any.isLead
    if let space = entry.name.lastIndex(of: 0x20) {
      // A unit with a prefix decides the system of further parts, too: `1 uk pint 2 fl oz`.
      let definition = unit.definition
      if definition.qualifier != nil, lexicon.system.rank(of: definition) != 0 { return }
      let last = UnsafeBufferPointer(rebasing: entry.name[(space + 1)...])
      isLead = isLead || lexicon.match(normalized: last, kind: nil).isLead
    }
    guard !any.isAmbiguous, !ofKind.isAmbiguous, ofKind.unit == unit,
      entry.isContextual ? any.unit == nil : any.unit == unit
    else { return }
    var slot = self.slot(of: key)
    while slots[slot].key != 0 {
      if slots[slot].key == key { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Entry(
      key: key, unit: unit, kind: entry.kind, isContextual: entry.isContextual,
      hasOthers: any.hasOthers && !entry.isContextual, isLead: isLead,
      isForeign: any.isForeign)
  }

  // MARK: Keys

  /// Returns the key of a name: its bytes, the last one lowest.
  private static func key(_ name: UnsafeBufferPointer<UInt8>) -> UInt64? {
    if name.count <= 8 { return name.reduce(0) { $0 << 8 | UInt64($1) } }
    return longKey(name)
  }

  /// Returns the key of more than eight small letters: five bits each, and a high bit that no ASCII
  /// byte has.
  static func longKey(_ letters: some Collection<UInt8>) -> UInt64? {
    guard letters.count <= 12 else { return nil }
    var key: UInt64 = 0
    for letter in letters {
      guard letter &- UInt8(ascii: "a") < 26 else { return nil }
      key = key << 5 | UInt64(letter & 0x1F)
    }
    return key | 1 << 63
  }

  /// Returns the meaning of a name, if it has a single one.
  package func entry(named name: UnsafeBufferPointer<UInt8>) -> Entry? {
    ShortNameTable.key(name).flatMap { entry($0) }
  }

  /// Returns the meaning of the name with a key, if it has a single one.
  @inline(__always)
  func entry(_ key: UInt64) -> Entry? {
    var slot = self.slot(of: key)
    while slots[slot].key != 0 {
      if slots[slot].key == key { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    // The golden ratio scatters the keys over the upper bits.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
  }
}
