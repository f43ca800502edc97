import QuantityCore

// Unit names in another case than the catalogue's: `100 G`, `3 Kg`.

extension Grammar {
  /// Looks up a unit name, ignoring case if the grammar does.
  func lookUp(_ name: UnsafeBufferPointer<UInt8>, _ kind: AnyKind?) -> Lexicon.Match {
    lexicon.match(name, kind: kind, ignoringCase: ignoresCase)
  }

  /// Reads a unit name in any case, unless some unit has the name as written.
  mutating func readUnitNameInAnyCase(inside outer: AnyUnit?) throws(ParseError) -> UnitName? {
    guard !ignoresCase else { return nil }
    var probe = self
    probe.ignoresCase = true
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard
      let (match, end) = probe.longestName(
        from: start, probe.cursor.endOfNameWord(), inside: outer),
      !isKnown(start..<end), var name = try probe.unitName(match, start..<end, inside: outer)
    else { return nil }
    if isMega(start..<end) {
      // `3 Mg` is read as milligrams, with a note. Only expressions show notes.
      guard isExpression else { return nil }
      var meaning =
        name.meanings?.meanings.first ?? AmountMeaning(AnyAmount(tickCount: 0, unit: name.unit))
      meaning.isDefault = false
      meaning.notes = [.init(range: name.range, unit: name.unit)]
      name.meanings = OpenAmount([meaning], unclear: unknown(name.range), conflict: nil)
    }
    cursor.position = end
    return name
  }

  /// Returns the unit of a kind that a name means, ignoring case if no unit has the name as
  /// written.
  func unitInAnyCase(_ range: Range<Int>, of kind: AnyKind) -> AnyUnit? {
    if let unit = lexicon.match(slice(range), kind: kind).unit { return unit }
    return isKnown(range) ? nil : lexicon.match(slice(range), kind: kind, ignoringCase: true).unit
  }

  /// Whether some unit has exactly this name: `T` is a tablespoon, so it can't be a tonne.
  private func isKnown(_ range: Range<Int>) -> Bool {
    lexicon.match(slice(range), kind: nil).unit != nil
  }

  /// Whether a name starts with the prefix for a million, as `Mg` does.
  private func isMega(_ range: Range<Int>) -> Bool {
    range.count >= 2 && cursor.bytes[range.lowerBound] == "M"
      && cursor.bytes[range.lowerBound + 1] >= UInt8(ascii: "a")
  }
}
