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

  /// Reads units to convert to, and the ingredient after them: `2 cups in grams of flour`.
  mutating func readTargetsBeforeIngredient(of text: inout ParsedText) -> Bool {
    var probe = self
    guard !text.phrase.last.isQuotient, probe.skipConversion(),
      let targets = probe.readTargetsOfIngredient(), !probe.isAtCalculation,
      let (ingredient, further) = probe.readIngredient(), further.isEmpty, probe.cursor.isAtEnd
    else { return false }
    self = probe
    (text.targets, text.ingredient) = (targets, ingredient)
    text.phrase.last = text.phrase.last.clarified(as: .volume)
    return true
  }

  /// Refuses units after an ingredient that can't be converted to: `1 cup butter to tbsp, g`,
  /// `in g or oz`, `in g in oz` or `in ml uk`.
  func refuseUnclearTargets(in ingredient: Range<Int>) throws(ParseError) {
    var probe = within(ingredient)
    while !probe.cursor.isAtEnd {
      var list = probe
      if list.skipConversion(), let names = list.readUnitNames() {
        while list.cursor.skip(.or) || list.skipConversion(), list.readUnitNames() != nil {}
        _ = list.cursor.skipWord(of: Grammar.systems)
        let range = names[0].range.lowerBound..<ingredient.upperBound
        guard !list.cursor.isAtEnd else {
          throw ParseError(
            .incompatibleKinds, at: range, "cannot convert to \(quote(range))",
            hint: "name one unit, or several of one kind, as in lb and oz")
        }
      }
      let end = max(probe.cursor.endOfWord(), probe.cursor.endOfCharacter())
      probe.cursor.position = end
      probe.cursor.skipSpaces()
    }
  }

  /// Reads a list of units; returns `nil` if any is unknown.
  mutating func readUnitNames() -> [UnitName]? {
    var names: [UnitName] = []
    repeat {
      guard let name = readKnownUnitName() ?? (try? readUnitNameInAnyCase(inside: nil)) else {
        return nil
      }
      names.append(name)
    } while skipUnitSeparator(after: names[names.count - 1].unit) != nil
    cursor.skipSpaces()
    return names
  }

  /// Reads units to convert an ingredient to; returns `nil` unless all are known and can be of one
  /// kind.
  mutating func readTargetsOfIngredient() -> [UnitReference]? {
    guard let names = readUnitNames() else { return nil }
    // Prefer the first unit's kind, then any that all units can have: `to oz, tbsp`.
    for kind in [names[0].unit.kind] + lexicon.kinds {
      let targets = names.compactMap { name in
        unitInAnyCase(name.range, of: kind).map {
          UnitReference(name: UnitName(range: name.range, unit: $0))
        }
      }
      if targets.count == names.count { return targets }
    }
    return nil
  }
}
