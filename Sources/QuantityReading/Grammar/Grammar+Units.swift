import QuantityCore

/// A unit name in a text, with its meanings.
struct UnitName {
  let range: Range<Int>
  /// The unit, or one of several that the name can mean.
  let unit: AnyUnit
  /// The meanings of the name, each with an amount of zero, if the rest of the text must decide.
  var meanings: OpenAmount?
}

extension Grammar {
  /// Reads a unit name; returns `nil` if no word or only a keyword is here, and throws if no unit
  /// has the name.
  ///
  /// `outer` is the larger unit before it in a compound such as `1 h 30 m`; it can decide the
  /// meaning.
  @inline(__always)
  mutating func readUnitName(inside outer: AnyUnit? = nil) throws(ParseError) -> UnitName? {
    let probe = cursor.afterSpaces
    let start = probe.position
    let firstEnd = probe.endOfNameWord()
    guard firstEnd > start else { return nil }
    // In `2 से 3 कप`, `से` is `to`, not seconds.
    if lexicon.isBeyondEnglish, cursor.isAtEndsOfRange { return nil }
    if let (match, end) = longestName(from: start, firstEnd, inside: outer) {
      if let name = try qualifiedName(start..<end) {
        cursor.position = name.range.upperBound
        return name
      }
      if let name = try unitName(match, start..<end, inside: outer) {
        cursor.position = end
        return name
      }
    }
    // Checked after the lookup: a keyword can also be a unit, as `in` is the inch where there are
    // lengths.
    if isJoiningWord(start..<firstEnd) || isAtOperatorInWords { return nil }
    if lexicon.isBeyondEnglish, cursor.keyword?.word.joinsAmounts == true { return nil }
    if let name = try readUnitNameInAnyCase(inside: outer) { return name }
    try refuseCalendar(start..<firstEnd)
    throw unknown(start..<endOfUnknown(start..<firstEnd))
  }

  /// Reads a unit name; returns `nil` for anything else.
  mutating func readKnownUnitName() -> UnitName? {
    let probe = cursor.afterSpaces
    let start = probe.position
    guard let (match, end) = longestName(from: start, probe.endOfNameWord(), inside: nil),
      let unit = clearUnit(match, start..<end)
    else { return nil }
    cursor.position = end
    return UnitName(range: start..<end, unit: unit)
  }

  /// Returns the default meaning of a name or, if it is ambiguous, the volume that it can mean.
  private func clearUnit(_ match: Lexicon.Match, _ range: Range<Int>) -> AnyUnit? {
    guard match.isAmbiguous else { return match.unit }
    // In recipes, `t` is a teaspoon.
    let volume = lookUp(slice(range), AnyKind.volume)
    return volume.isAmbiguous ? nil : volume.unit
  }

  /// Makes a unit name from a match in the lexicon; returns `nil` if it means no unit here.
  @inline(__always)
  func unitName(
    _ match: Lexicon.Match, _ range: Range<Int>, inside outer: AnyUnit?
  ) throws(ParseError) -> UnitName? {
    if let unit = match.unit, !match.isAmbiguous, !match.hasOthers || kind != nil {
      return UnitName(range: range, unit: unit)
    }
    if kind != nil {
      guard match.isAmbiguous else { return nil }
      throw ambiguous(range)
    }
    return try openName(match, range)
  }

  /// Returns a name with several meanings, or one that only the rest of the text can decide.
  private func openName(
    _ match: Lexicon.Match, _ range: Range<Int>
  ) throws(ParseError) -> UnitName? {
    let isClear = match.unit != nil && !match.isAmbiguous
    var meanings: [AmountMeaning] = []
    for kind in lexicon.kinds {
      let ofKind = lookUp(slice(range), kind)
      guard let unit = ofKind.unit, !ofKind.isAmbiguous else { continue }
      var meaning = AmountMeaning(AnyAmount(tickCount: 0, unit: unit))
      meaning.isDefault = isClear && unit == match.unit
      meaning.isAnchored = meaning.isDefault
      meaning.isPresumed = meaning.isDefault || match.unit == nil
      // A name without a default meaning can't be mistaken for another unit.
      if !meaning.isDefault, match.unit != nil { meaning.notes = [.init(range: range, unit: unit)] }
      if match.unit == nil { meaning.presumptions = [.init(range: range, unit: unit)] }
      meanings.insert(meaning, at: meaning.isDefault ? 0 : meanings.count)
    }
    guard let first = meanings.first else {
      if match.isAmbiguous { throw ambiguous(range) }
      return nil
    }
    let unclear = isClear ? nil : match.isAmbiguous ? ambiguous(range) : unknown(range)
    return UnitName(
      range: range, unit: match.unit ?? first.last,
      meanings: OpenAmount(meanings, unclear: unclear, conflict: nil))
  }

  // MARK: Names

  /// Finds the longest name from an offset on: `fl oz` before `fl`, `us cup` before `us`.
  func longestName(
    from start: Int, _ firstEnd: Int, inside outer: AnyUnit?
  ) -> (match: Lexicon.Match, end: Int)? {
    var probe = cursor.at(firstEnd)
    var found: (match: Lexicon.Match, end: Int)?
    var wordStart = start
    // Bounded, since any number of words that can begin a name may follow each other.
    for _ in 0..<lexicon.mostWords {
      var match = self.match(start..<probe.position, inside: outer)
      if match.isKnown { found = (match, probe.position) }
      // A square or cubic unit of length: `cm3`.
      if probe.isAtPower {
        let cubed = self.match(start..<probe.position + 1, inside: outer)
        // But in `1 h 2 m3 s`, the digit is the next number.
        let isPart =
          outer.map { $0.kind == match.unit?.kind && $0.kind != cubed.unit?.kind } ?? false
        if cubed.isKnown, !isPart { found = (cubed, probe.position + 1) }
      }
      if wordStart > start || outer != nil {
        match.isLead = self.match(wordStart..<probe.position, inside: nil).isLead
      }
      guard match.isLead, skipGapInName(&probe) else { break }
      wordStart = probe.position
      probe.position = probe.endOfNameWord()
      guard probe.position > wordStart else { break }
    }
    guard found == nil, lexicon.isUnspaced || lexicon.hasParticles else { return found }
    return nameWithoutEnd(from: start, firstEnd, inside: outer)
  }

  func match(_ range: Range<Int>, inside outer: AnyUnit?) -> Lexicon.Match {
    guard let outer else { return lookUp(slice(range), kind) }
    // After `1 imperial pint`, `fl oz` is imperial; after `1 h`, `m` is minutes.
    if let prefix = lexicon.prefix(of: outer) {
      var name = Array(prefix.utf8) + [0x20]
      name += cursor.bytes[range]
      let match = name.withUnsafeBufferPointer { lookUp($0, outer.kind) }
      if match.unit != nil { return match }
    }
    let match = lookUp(slice(range), kind)
    if match.unit != nil || kind != nil { return match }
    let contextual = lookUp(slice(range), outer.kind)
    return contextual.unit == nil ? match : contextual
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: cursor.bytes[range])
  }

  /// Reads the whole text as a unit name.
  mutating func readName() throws(ParseError) -> AnyUnit {
    guard let name = try readUnitName() else {
      throw ParseError(
        .incomplete, at: cursor.position..<cursor.bytes.count, "expected the name of a unit")
    }
    try expectEnd()
    return name.unit
  }

  // MARK: Errors

  private func isJoiningWord(_ range: Range<Int>) -> Bool {
    cursor.keyword(in: range)?.joinsAmounts ?? false
  }

  /// Refuses months and years, which have no fixed length.
  private func refuseCalendar(_ range: Range<Int>) throws(ParseError) {
    guard kind == nil || kind == .time,
      cursor.keyword(in: range) == .calendar
    else { return }
    throw noFixedLength(range)
  }

  func noFixedLength(_ range: Range<Int>) -> ParseError {
    ParseError(
      .unknownUnit, at: range, "\(quote(range)) has no fixed length",
      hint: "write weeks or days", suggestions: ["weeks", "days"])
  }

  /// Returns the end of an unknown name, which has another word after `uk` and the like.
  private func endOfUnknown(_ range: Range<Int>) -> Int {
    guard lexicon.match(slice(range), kind: kind).isLead else { return range.upperBound }
    let probe = cursor.at(range.upperBound).afterSpaces
    let next = probe.position..<probe.endOfWord()
    return next.isEmpty || isJoiningWord(next) ? range.upperBound : next.upperBound
  }

  func unknown(_ range: Range<Int>) -> ParseError {
    if skipsErrorMessages { return ParseError(.unknownUnit, at: range, "unknown unit") }
    if let kind, let other = lexicon.match(slice(range), kind: nil).unit {
      return ParseError(
        .incompatibleKinds, at: range,
        "\(quote(range)) is a unit of \(other.kind.name), not of \(kind.name)")
    }
    // Suggest units that the name means where the kind is known: `5 m` may be minutes.
    let kinds = (kind ?? fittingKind).map { [$0] } ?? lexicon.kinds
    var near = kinds.compactMap { lexicon.match(slice(range), kind: $0).unit?.symbol }
    if near.isEmpty {
      if let error = unsupportedUnit(at: range.lowerBound) ?? halfOfDay(at: range.lowerBound) {
        return error
      }
      if lexicon.suggestsNames {
        near = lexicon.names(near: slice(range), kind: kind ?? fittingKind)
      }
    }
    // `1 uk cup`
    if near.isEmpty, let (_, name) = NameFolding.splitPrefix(slice(range)),
      let unit = lookUp(name, kind).unit
    {
      return unknown(range, namesOf: unit)
    }
    if slice(range).allSatisfy({ $0 == "." }) { return notANumber(around: range) }
    var word = cursor.within(range)
    if word.skipWord(of: ["heaping", "heaped", "rounded", "scant", "generous", "mounded"]) {
      return ParseError(
        .unknownUnit, at: range,
        "a \(text(range)) measure has no fixed size",
        hint: "leave out the word, or write a weight")
    }
    return ParseError(
      .unknownUnit, at: range, "unknown unit " + quote(range),
      hint: near.isEmpty ? nil : "did you mean '\(near.joined(separator: "' or '"))'?",
      suggestions: near)
  }

  private func ambiguous(_ range: Range<Int>) -> ParseError {
    let names = lexicon.units(named: slice(range), kind: kind, ignoringCase: ignoresCase)
      .map { $0.qualifiedName }
    return ParseError(
      .ambiguousUnit, at: range,
      "\(quote(range)) is ambiguous: \(names.joined(separator: " or "))",
      suggestions: names)
  }
}

extension Lexicon.Match {
  /// Whether some unit has the name, if only where its kind is known.
  fileprivate var isKnown: Bool { unit != nil || hasOthers }
}
