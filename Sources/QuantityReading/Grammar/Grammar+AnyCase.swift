import QuantityCore

// Names whose letters are in another case than in the catalogue: `100 G`, `3 Kg`.

extension Grammar {
  /// Looks up a name of a unit.
  func lookUp(_ name: UnsafeBufferPointer<UInt8>, _ kind: AnyKind?) -> Lexicon.Match {
    lexicon.match(name, kind: kind, ignoringCase: ignoresCase)
  }

  /// Reads the name of a unit in any case, where the case of its letters tells it from no other.
  mutating func readUnitNameInAnyCase(inside outer: AnyUnit?) throws(ParseError) -> UnitName? {
    guard !ignoresCase, purpose != .written else { return nil }
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
      // Read as milligrams, `3 Mg` is said to be; where nothing can say so, it is refused.
      guard purpose == .expression else { return nil }
      var meaning =
        name.meanings?.meanings.first ?? AmountMeaning(AnyAmount(tickCount: 0, unit: name.unit))
      meaning.isPlain = false
      meaning.notes = [.init(range: name.range, unit: name.unit)]
      name.meanings = OpenAmount([meaning], unclear: unknown(name.range), conflict: nil)
    }
    cursor.position = end
    return name
  }

  /// Returns the unit of a kind that a name means, if in another case than its own.
  func unitInAnyCase(_ range: Range<Int>, of kind: AnyKind) -> AnyUnit? {
    if let unit = lexicon.match(slice(range), kind: kind).unit { return unit }
    return isKnown(range) ? nil : lexicon.match(slice(range), kind: kind, ignoringCase: true).unit
  }

  /// Whether a name is that of some unit as it is written: `T` isn't a tonne.
  private func isKnown(_ range: Range<Int>) -> Bool {
    lexicon.match(slice(range), kind: nil).unit != nil
  }

  /// Whether a name begins as one of a million units does, such as `Mg`.
  private func isMega(_ range: Range<Int>) -> Bool {
    range.count >= 2 && cursor.bytes[range.lowerBound] == UInt8(ascii: "M")
      && cursor.bytes[range.lowerBound + 1] >= UInt8(ascii: "a")
  }
}
