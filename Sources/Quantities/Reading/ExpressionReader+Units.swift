/// A unit as a text names it.
struct UnitReference {
  let unit: AnyUnit
  let range: Range<Int>
}

extension ExpressionReader {
  /// The unit at the cursor, or `nil` if no word stands there or a word of the grammar does.
  ///
  /// A lenient reader gives `nil` for whatever is no unit. `outer` is the larger unit before it in
  /// a compound such as `1 h 30 m`, which can tell what a name means.
  @inline(__always)
  mutating func readUnit(inside outer: AnyUnit? = nil) throws(ParseError) -> AnyUnit? {
    try readUnitReference(inside: outer)?.unit
  }

  mutating func readUnitReference(
    inside outer: AnyUnit? = nil
  ) throws(ParseError) -> UnitReference? {
    var probe = cursor
    probe.skipSpaces()
    let start = probe.position
    let firstEnd = probe.endOfWord()
    guard firstEnd > start else { return nil }
    guard let (unit, end) = try longestUnit(from: start, firstEnd, inside: outer) else {
      // A word of the grammar may be a unit too, as `in` is an inch where there are lengths.
      if isKeyword(start..<firstEnd) { return nil }
      if outer == nil, let unit = contextualUnit(start..<firstEnd) {
        return take(unit, start..<firstEnd)
      }
      if isLenient { return nil }
      try refuseCalendar(start..<firstEnd)
      throw unknown(start..<endOfUnknown(start..<firstEnd))
    }
    return take(unit, start..<end)
  }

  @inline(__always)
  private mutating func take(_ unit: AnyUnit, _ range: Range<Int>) -> UnitReference {
    cursor.position = range.upperBound
    lastUnitRange = range
    if kind != nil { noteReading(of: unit, range) }
    return UnitReference(unit: unit, range: range)
  }

  /// The unit that a name can mean only beside others of its kind, if one of them is there: `m`
  /// means minutes in `1m15s`, in `1 h + 30 m`, and in `30m to s`.
  private func contextualUnit(_ range: Range<Int>) -> AnyUnit? {
    guard kind == nil else { return nil }
    var probe = self
    probe.cursor.position = range.upperBound
    if let kind = fittingKind ?? probe.kindOfTarget,
      let unit = lexicon.match(slice(range), kind: kind).unit
    {
      return unit
    }
    var digits = probe.cursor
    digits.skipSpaces()
    guard digits.isAtDigit else { return nil }
    return lexicon.kinds.lazy.compactMap { lexicon.match(slice(range), kind: $0).unit }
      .first { unit in
        var probe = probe
        return (try? probe.readFurtherPart(below: unit)) != nil
      }
  }

  /// The unit with the longest name from a place on: `fl oz` before `fl`, `us cup` before `us`.
  func longestUnit(
    from start: Int, _ firstEnd: Int, inside outer: AnyUnit?
  ) throws(ParseError) -> (unit: AnyUnit, end: Int)? {
    var probe = cursor
    probe.position = firstEnd
    var found: (match: Lexicon.Match, end: Int)?
    var wordStart = start
    while true {
      var match = self.match(start..<probe.position, inside: outer)
      if match.unit != nil { found = (match, probe.position) }
      // The square or the cube of a unit of length: `cm3`.
      if probe.isAtPower {
        let cubed = self.match(start..<probe.position + 1, inside: outer)
        if cubed.unit != nil { found = (cubed, probe.position + 1) }
      }
      if wordStart > start {
        match.isLead = self.match(wordStart..<probe.position, inside: nil).isLead
      }
      guard match.isLead, probe.peek() == 0x20 else { break }
      while probe.peek() == 0x20 { probe.position += 1 }
      wordStart = probe.position
      probe.position = probe.endOfWord()
      guard probe.position > wordStart else { break }
    }
    guard let found, let unit = found.match.unit else { return nil }
    if found.match.isAmbiguous {
      guard isLenient else { throw ambiguous(start..<found.end) }
      // Those who write recipes mean `t` for a teaspoon.
      let volume = lexicon.match(slice(start..<found.end), kind: AnyKind(VolumeKind.self))
      guard let unit = volume.unit, !volume.isAmbiguous else { return nil }
      return (unit, found.end)
    }
    return (unit, found.end)
  }

  private func match(_ range: Range<Int>, inside outer: AnyUnit?) -> Lexicon.Match {
    guard let outer else { return lexicon.match(slice(range), kind: kind) }
    // `fl oz` inside `1 imperial pint 5 fl oz` are imperial, and `m` inside `1 h 30 m` minutes.
    if let qualifier = outer.definition.qualifier, let prefix = qualifier.prefixes.first {
      var name = Array(prefix.utf8) + [0x20]
      name += cursor.bytes[range]
      let match = name.withUnsafeBufferPointer { lexicon.match($0, kind: outer.kind) }
      if match.unit != nil { return match }
    }
    let match = lexicon.match(slice(range), kind: kind)
    if match.unit != nil { return match }
    let contextual = lexicon.match(slice(range), kind: outer.kind)
    return contextual.unit == nil ? match : contextual
  }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: cursor.bytes[range])
  }

  /// Keeps a note if the name would mean another unit, or several, were the kind not known.
  private mutating func noteReading(of unit: AnyUnit, _ range: Range<Int>) {
    guard let kind else { return }
    let usual = lexicon.match(slice(range), kind: nil)
    guard usual.unit != nil, usual.isAmbiguous || usual.unit != unit else { return }
    let note = "\(quote(range)) is read as \(unit.definition.qualifiedPlural), a \(kind.name)"
    if !notes.contains(note) { notes.append(note) }
  }

  /// Months and years are no durations of one length.
  private func refuseCalendar(_ range: Range<Int>) throws(ParseError) {
    guard kind == nil || kind == AnyKind(TimeKind.self),
      isOne(of: ["month", "months", "mo", "year", "years", "yr", "yrs", "y"], range)
    else { return }
    throw ParseError(
      .unknownUnit, at: range, "\(quote(range)) is no time of one length",
      hint: "write weeks or days", suggestions: ["weeks", "days"])
  }

  /// Reads the whole text as the name of a unit.
  mutating func readName() throws(ParseError) -> AnyUnit {
    guard let unit = try readUnit() else {
      throw ParseError(.incomplete, at: 0..<cursor.bytes.count, "the name of a unit is due")
    }
    try expectEnd()
    return unit
  }

  private func isKeyword(_ range: Range<Int>) -> Bool {
    isOne(of: ["to", "in", "as", "x", "plus", "and", "minus", "or"], range)
  }

  /// Whether one of some words is at a place, which are in lower case, whatever its own case.
  private func isOne(of words: [StaticString], _ range: Range<Int>) -> Bool {
    words.contains { word in
      word.utf8CodeUnitCount == range.count
        && range.allSatisfy { index in
          cursor.bytes[index] | 0x20 == word.utf8Start[index - range.lowerBound]
        }
    }
  }

  /// Where a name ends that no unit has: behind `uk` and the like one word later.
  private func endOfUnknown(_ range: Range<Int>) -> Int {
    guard lexicon.match(slice(range), kind: kind).isLead else { return range.upperBound }
    var probe = cursor
    probe.position = range.upperBound
    probe.skipSpaces()
    let next = probe.position..<probe.endOfWord()
    return next.isEmpty || isKeyword(next) ? range.upperBound : next.upperBound
  }

  private func unknown(_ range: Range<Int>) -> ParseError {
    if let kind, let other = lexicon.match(slice(range), kind: nil).unit {
      return ParseError(
        .incompatibleKinds, at: range,
        "\(quote(range)) is a unit of \(other.kind.name), not of \(kind.name)")
    }
    // `5 m` may well mean minutes, but nothing says so.
    var near = ((kind ?? fittingKind).map { [$0] } ?? lexicon.kinds)
      .compactMap { lexicon.match(slice(range), kind: $0).unit?.definition.symbol }
    if near.isEmpty { near = lexicon.names(near: slice(range), kind: kind ?? fittingKind) }
    let choices = near.joined(separator: "' or '")
    return ParseError(
      .unknownUnit, at: range, "there is no unit \(quote(range))",
      hint: near.isEmpty ? nil : "did you mean '\(choices)'?", suggestions: near)
  }

  private func ambiguous(_ range: Range<Int>) -> ParseError {
    let names = lexicon.units(named: slice(range), kind: kind).map(\.qualifiedName)
    return ParseError(
      .ambiguousUnit, at: range,
      "\(quote(range)) is ambiguous: \(names.joined(separator: " or "))",
      suggestions: names)
  }
}

extension ByteCursor {
  /// Whether a 2 or a 3 is here that ends a word, as in `cm3`, and begins no number, as in `1m30s`.
  fileprivate var isAtPower: Bool {
    guard peek() == UInt8(ascii: "2") || peek() == UInt8(ascii: "3") else { return false }
    var next = self
    next.position += 1
    return !next.isAtDigit && !next.isAtLetter
  }
}
