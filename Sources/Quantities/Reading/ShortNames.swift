/// The names of up to eight bytes that mean one unit, as numbers.
///
/// Nearly all names in texts are such, and comparing numbers takes a tenth of comparing names. The
/// table is trivial to copy; it belongs to its lexicon.
struct ShortNames: @unchecked Sendable {
  /// What a name means.
  struct Entry {
    /// The bytes of the name, the last one lowest; 0 for a free slot.
    var key: UInt64 = 0
    var unit: AnyUnit?
    var kind: AnyKind?
    /// Whether the name means the unit only where its kind is known.
    var isContextual = false
    /// Whether the name can mean a unit of another kind too, if that kind is known.
    var hasOthers = false
    /// Whether the name is the beginning of a longer one, as `lb` is of `lb t`.
    var isLead = false
  }

  private let slots: UnsafeMutableBufferPointer<Entry>

  /// - Parameter capacity: a power of two, with room for twice the names.
  init(capacity: Int) {
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Entry())
  }

  func deallocate() { slots.deallocate() }

  /// Adds a name, if a lexicon knows but one meaning for it.
  func add(_ entry: LexiconEntry, as lexicon: Lexicon) {
    guard entry.name.count <= 8, let unit = entry.unit, !entry.needsPrefix, !entry.isCounted
    else { return }
    let any = lexicon.match(entry.name, kind: nil)
    let ofKind = lexicon.match(entry.name, kind: unit.definition.kind)
    guard !any.isAmbiguous, !ofKind.isAmbiguous, ofKind.unit == unit,
      entry.isContextual ? any.unit == nil : any.unit == unit
    else { return }
    let key = entry.name.reduce(0) { $0 << 8 | UInt64($1) }
    var slot = self.slot(of: key)
    while slots[slot].key != 0 {
      if slots[slot].key == key { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Entry(
      key: key, unit: unit, kind: entry.kind, isContextual: entry.isContextual,
      hasOthers: any.hasOthers && !entry.isContextual, isLead: any.isLead)
  }

  /// Returns what the name with a key means, if that is one thing.
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
