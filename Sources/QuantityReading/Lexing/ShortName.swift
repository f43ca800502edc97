package import QuantityCore

/// The meaning of a short name: one of up to 16 bytes, such as `fl oz`, that means a single unit.
///
/// Nearly all names in texts are short, and looking them up as numbers is much faster than
/// comparing names.
package struct ShortName {
  package let unit: AnyUnit
  package let kind: AnyKind
  /// Whether the name means the unit only where its kind is known.
  package let isContextual: Bool
  /// Whether the name can also mean a unit of another kind, where that kind is known.
  let hasOthers: Bool
  /// Whether a longer name can continue from its last word, as `lb t` does from `lb`.
  let isLead: Bool
}

extension WordTable<ShortName> {
  /// Adds a name, if it is short and has a single meaning in a lexicon.
  mutating func add(_ entry: LexiconEntry, as lexicon: Lexicon) {
    let isContextual = entry.traits.isContextual
    guard entry.name.count <= 16, let unit = entry.unit, !entry.traits.needsPrefix,
      !entry.traits.isCounted
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
      isContextual ? any.unit == nil : any.unit == unit
    else { return }
    let name = ShortName(
      unit: unit, kind: unit.kind, isContextual: isContextual,
      hasOthers: any.hasOthers && !isContextual, isLead: isLead)
    _ = add(name, to: WordKey(entry.name, entry.name.indices, isFolded: false))
  }
}
