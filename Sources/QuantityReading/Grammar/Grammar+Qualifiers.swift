import QuantityCore

// Qualifiers after a unit's name: `1 pint (UK)`, `2 oz troy`.

extension Grammar {
  /// Returns the unit that a name means together with the qualifier after it.
  func qualifiedName(_ name: Range<Int>) -> UnitName? {
    guard let (word, end) = qualifier(after: name.upperBound) else { return nil }
    var words = Array(cursor.bytes[word])
    words.append(0x20)
    words += cursor.bytes[name]
    let match = words.withUnsafeBufferPointer { lookUp($0, kind) }
    guard let unit = match.unit, !match.isAmbiguous else { return nil }
    return UnitName(range: name.lowerBound..<end, unit: unit)
  }

  /// Refuses the `uk` of `1 cup uk to ml`: there is no such cup, and `uk` is no ingredient.
  func refuseQualifier(_ word: Range<Int>, after unit: Range<Int>) throws(ParseError) {
    var words = cursor.within(word)
    guard words.skipWord(of: Grammar.systems), words.isAtEnd else { return }
    let range = unit.lowerBound..<word.upperBound
    throw ParseError(.unknownUnit, at: range, "unknown unit \(quote(range))")
  }

  /// Whether a fast-path amount is unambiguous: its name means no other kind, and no qualifier
  /// follows.
  func isUnambiguous(_ fast: FastAmount) -> Bool {
    !fast.hasOthers && qualifier(after: fast.end) == nil
  }

  /// Finds a qualifier after a name, and the end of both: in parentheses, or before a sign, a
  /// keyword or the end of the text. `1 quart dry` is a dry quart, but in `1 pint dry cider` the
  /// cider is dry.
  func qualifier(after end: Int) -> (word: Range<Int>, end: Int)? {
    var probe = cursor.at(end).afterSpaces
    let isEnclosed = probe.skip("(")
    if isEnclosed { probe.skipSpaces() }
    let start = probe.position
    guard isEnclosed || start > end, probe.skipWord(of: Grammar.qualifiers) else { return nil }
    let word = start..<probe.position
    let wordEnd = probe.position
    probe.skipSpaces()
    if isEnclosed { return probe.skip(")") ? (word, probe.position) : nil }
    let isTimes = probe.peek() | 0x20 == "x" && probe.peek(1) == 0x20
    let isName = probe.isAtLetter && probe.keyword == nil && !isTimes
    return isName || probe.isAtDigit ? nil : (word, wordEnd)
  }

  /// The words that distinguish units of the same name. Other first words of names don't:
  /// `1 cup rice` isn't a rice cup.
  private static var qualifiers: [StaticString] {
    ["troy", "dry", "liquid", "fluid", "long", "short"] + systems
  }

  static var systems: [StaticString] {
    ["us", "uk", "imperial", "metric", "british", "american", "australian", "japanese"]
  }
}
