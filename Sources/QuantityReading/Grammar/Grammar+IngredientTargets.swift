import QuantityCore

extension Grammar {
  /// Reads the units to convert an ingredient to, if they end the text.
  mutating func readIngredientTargets() -> [UnitReference]? {
    var probe = self
    guard probe.skipConversion(), let targets = probe.readTargetsOfIngredient(),
      probe.cursor.isAtEnd
    else { return nil }
    cursor = probe.cursor
    return targets
  }

  /// Reads units to convert an ingredient to, if all are known.
  mutating func readTargetsOfIngredient() -> [UnitReference]? {
    var names: [UnitName] = []
    while true {
      guard let name = readKnownUnitName() ?? (try? readUnitNameInAnyCase(inside: nil)) else {
        return nil
      }
      names.append(name)
      if skipUnitSeparator(after: name.unit) == nil { break }
    }
    cursor.skipSpaces()
    // The kind of the first unit, or else one that all can be of: `to oz, tbsp`.
    for kind in [names[0].unit.kind] + lexicon.kinds {
      let targets = names.compactMap { name in
        unitInAnyCase(name.range, of: kind).map {
          UnitReference(unit: $0, range: name.range)
        }
      }
      if targets.count == names.count { return targets }
    }
    return nil
  }
}
