import QuantityCore

// Qualifiers after a unit's name: `1 pint (UK)`, `2 oz troy`.

extension Grammar {
  /// Returns the unit that a name means together with the qualifier after it. In parentheses, a
  /// country without such a unit is refused: `1 cup (UK)`.
  func qualifiedName(_ name: Range<Int>) throws(ParseError) -> UnitName? {
    guard let (word, end) = qualifier(after: name.upperBound) else { return nil }
    let range = name.lowerBound..<end
    if let unit = unit(name, of: word) { return UnitName(range: range, unit: unit) }
    var words = cursor.within(word)
    guard words.skipWord(of: Grammar.systems), cursor.bytes[end - 1] == ")" else { return nil }
    let system = word.lowerBound..<words.position
    // `1 pint (US liquid)`
    let isUsual = words.skipWord(of: ["liquid", "fluid", "customary"])
    let bare = lookUp(slice(name), kind).unit
    let found = isUsual ? unit(name, of: system) : nil
    if words.isAtEnd, let unit = found ?? (isOwnSystem(system) ? bare : nil) {
      return UnitName(range: range, unit: unit)
    }
    throw unknown(range, namesOf: bare)
  }

  /// Whether a word means the system of names without a qualifier: `1 tbsp (UK)` in Britain.
  private func isOwnSystem(_ word: Range<Int>) -> Bool {
    let names: [StaticString] =
      switch lexicon.system {
      case .us: ["us", "u.s.", "american"]
      case .imperial: ["uk", "u.k.", "imperial", "imp.", "imp", "british"]
      case .metric: ["metric"]
      case .australian: ["australian", "aus", "au"]
      default: ["japanese", "jp"]
      }
    return cursor.within(word).isAt { $0.skipWord(of: names) }
  }

  private func unit(_ name: Range<Int>, of qualifier: Range<Int>) -> AnyUnit? {
    let words = cursor.bytes[qualifier] + [0x20] + cursor.bytes[name]
    let match = Array(words).withUnsafeBufferPointer { lookUp($0, kind) }
    return match.isAmbiguous ? nil : match.unit
  }

  /// Returns the error for a unit with an unknown qualifier, with the names that have known ones.
  func unknown(_ range: Range<Int>, namesOf unit: AnyUnit?) -> ParseError {
    let names = lexicon.units
      .filter { $0.name == unit?.name && $0.kind == unit?.kind && $0.qualifier != nil }
      .map { $0.qualifiedName }
    return ParseError(
      .unknownUnit, at: range, "unknown unit \(quote(range))",
      hint: names.isEmpty ? nil : "did you mean '\(names.joined(separator: "' or '"))'?",
      suggestions: names)
  }

  /// Refuses the `uk` of `1 cup uk to ml`: there is no such cup, and `uk` is no ingredient.
  func refuseQualifier(_ word: Range<Int>, after unit: Range<Int>) throws(ParseError) {
    var words = cursor.within(word)
    guard words.skipWord(of: Grammar.systems), words.isAtEnd else { return }
    throw unknown(unit.lowerBound..<word.upperBound, namesOf: lookUp(slice(unit), kind).unit)
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
    if isEnclosed {
      while probe.isAtLetter || probe.isAt(" ") && probe.peek(1).isASCIILetter {
        probe.position += 1
      }
      let word = start..<probe.position
      probe.skipSpaces()
      return probe.skip(")") ? (word, probe.position) : nil
    }
    let word = start..<probe.position
    probe.skipSpaces()
    let isTimes = probe.peek() | 0x20 == "x" && probe.peek(1) == 0x20
    let isName = probe.isAtLetter && probe.keyword == nil && !isTimes
    return isName || probe.isAtDigit ? nil : (word, word.upperBound)
  }

  /// The words that distinguish units of the same name. Other first words of names don't:
  /// `1 cup rice` isn't a rice cup.
  private static var qualifiers: [StaticString] {
    ["troy", "dry", "liquid", "fluid", "long", "short"] + systems
  }

  static var systems: [StaticString] {
    [
      "us", "u.s.", "uk", "u.k.", "imperial", "imp.", "imp", "metric", "british", "american",
      "australian", "aus", "au", "japanese", "jp", "canadian",
    ]
  }
}
