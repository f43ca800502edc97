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

  /// Refuses the end of an ingredient that asks for other units in a way that can't be read:
  /// `1 cup flour by weight`, `flour in metric units`, `flour to gx`, `flour (g)`, `flour grams`.
  func refuseUnreadTargets(in ingredient: Range<Int>) throws(ParseError) {
    try refuseAsking(in: ingredient)
    var probe = within(ingredient)
    while !probe.cursor.isAtEnd {
      var rest = probe
      let isConversion = rest.skipConversion()
      let isTo = isConversion && probe.cursor.isAt { $0.skipWord(of: ["to", "into"]) }
      let isApart = !isConversion && (rest.cursor.skip("(") || rest.cursor.skip(","))
      let isBy = (!isConversion && rest.cursor.skipWord("by")) || isApart && rest.skipConversion()
      let joins = isConversion || isBy
      if joins { _ = rest.cursor.skipWord("the") }
      rest.cursor.skipSpaces()
      let unread = rest.cursor.position..<ingredient.upperBound
      if joins, rest.isAtKindOfAnswer {
        throw ParseError(
          .incomplete, at: unread, "expected a unit instead of \(quote(unread))",
          hint: "write in g or in ml at the end")
      }
      if joins || isApart || probe.cursor.position > ingredient.lowerBound,
        let unit = rest.lastUnit(mayBeCounted: joins)
      {
        throw unexpected(joins || isApart ? unit : ingredient).hinting(Grammar.missingTo)
      }
      if isTo, let error = rest.unknownTarget(unread) { throw error }
      probe.cursor.position = max(probe.cursor.endOfWord(), probe.cursor.endOfCharacter())
      probe.cursor.skipSpaces()
    }
  }

  /// Refuses an ingredient that has a question word: `2杯面粉是多少克`.
  private func refuseAsking(in ingredient: Range<Int>) throws(ParseError) {
    guard lexicon.isUnspaced else { return }
    var probe = within(ingredient)
    while !probe.cursor.isAtEnd {
      if probe.isAt({ $0.skip(.asking) }) {
        throw unexpected(probe.cursor.position..<ingredient.upperBound)
      }
      probe.cursor.position = probe.cursor.endOfCharacter()
    }
  }

  /// Whether `weight`, `metric`, `us units` or the like ends the text.
  private var isAtKindOfAnswer: Bool {
    var words = cursor
    let kinds: [StaticString] = ["weight", "mass", "volume", "english", "customary"]
    guard words.skipWord(near: kinds + Grammar.systems) else { return false }
    while words.skipWord(of: ["customary", "units", "unit", "measures", "measurements", "system"]) {
    }
    return words.isAtEnd
  }

  /// Returns the range of the metric unit or the abbreviation that ends the text.
  private func lastUnit(mayBeCounted: Bool) -> Range<Int>? {
    var probe = self
    guard let name = probe.readKnownUnitName(), name.unit.kind == .volume || name.unit.kind == .mass
    else { return nil }
    _ = probe.cursor.skip(")")
    let unit = name.unit.definition
    // `carrot sticks`, `long grain`, `black gram`, `vitamin C`
    let isName = name.range.count == unit.name.utf8.count
    let isClear =
      mayBeCounted || unit.systems.contains(.metric) && unit.vessel == nil && !isName
      || 2..<unit.name.utf8.count ~= name.range.count && unit.countedNames.isEmpty
    return isClear && probe.cursor.isAtEnd ? name.range : nil
  }

  /// Returns the error for a unit of another kind, or a word without vowels, that ends the text.
  private func unknownTarget(_ range: Range<Int>) -> ParseError? {
    if let error = unsupportedUnit(at: range.lowerBound), error.range == range { return error }
    guard cursor.endOfWord() == range.upperBound,
      slice(range).allSatisfy({ 0x61...0x7A ~= $0 && !"aeiouy".utf8.contains($0) })
    else { return nil }
    // Suggest units of both kinds.
    var probe = self
    probe.fittingKind = nil
    return probe.unknown(range)
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
