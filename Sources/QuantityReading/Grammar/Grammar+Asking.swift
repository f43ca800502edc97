import QuantityCore

// Questions in other languages, which ask before or after the amount or mark the units with an
// ending: `cuántos ml son 2 tazas`, `2 стакана сколько мл`, `大さじ2は何ml`, `2컵을 ml로`.

extension Grammar {
  /// Reads the units that are asked for, if they end the text.
  mutating func readAskedUnits(of value: inout Operand) throws(ParseError) -> [UnitReference]? {
    guard lexicon.isBeyondEnglish else { return nil }
    var probe = afterSpaces
    let word = probe.cursor.position
    let isAsked = probe.skip(.asking)
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard probe.readUnitNames() != nil else { return nil }
    let end = probe.cursor.position
    let hasEnding = probe.skip(.ending)
    guard isAsked || hasEnding, probe.cursor.isAtEnd else { return nil }
    var units = within(start..<end)
    let targets = try units.readTargetList(of: &value, after: word..<end)
    self = probe
    return targets
  }

  /// Reads the units that are asked for, a verb or `in`, and one amount, if nothing else is in the
  /// text: `¿Cuántos ml son 2 tazas?`
  mutating func readAskedFirst() -> ParsedText? {
    guard lexicon.isBeyondEnglish else { return nil }
    var probe = afterSpaces
    _ = probe.cursor.skip("¿")
    guard probe.skip(.asking) else { return nil }
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard probe.readUnitNames() != nil else { return nil }
    let units = start..<probe.cursor.position
    guard probe.skip(.linking) || probe.skip(.target) else { return nil }
    _ = probe.skip(.target)
    probe.cursor.skipSpaces()
    guard
      probe.cursor.isBeforeNumber(decimalMark) || probe.isAt({ $0.readKnownUnitName() != nil }),
      var text = try? probe.readAsked(for: units)
    else { return nil }
    let targets = text.targets
    text.targets = []
    guard text.isOneAmount, probe.cursor.isAtEnd else { return nil }
    text.targets = targets
    self = probe
    return text
  }

  /// Skips a word of the language with a role.
  mutating func skip(_ role: PresentationLanguage.FurtherWords.Role) -> Bool {
    guard lexicon.isBeyondEnglish, let words = lexicon.language.data.further?.words(role) else {
      return false
    }
    let start = cursor.afterSpaces
    let ends = words.compactMap { word -> Int? in
      let end = start.position + word.utf8.count
      guard end <= cursor.bytes.count,
        start.text(start.position..<end).lowercased() == word
      else { return nil }
      // Semitic prefixes belong to the next word.
      let isGlued = lexicon.isUnspaced || lexicon.hasParticles || word.utf8.count == 2
      return isGlued || start.at(end).isAtEndOfWord ? end : nil
    }
    guard let end = ends.max() else { return false }
    cursor.position = end
    return true
  }
}
