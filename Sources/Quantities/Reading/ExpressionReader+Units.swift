/// A unit as a text names it.
struct UnitReference {
  let unit: UnitDefinition
  /// The name as it was written.
  let spelling: String
}

extension ExpressionReader {
  /// The unit at the cursor, or `nil` if no word stands there or a word of the grammar does.
  mutating func readUnit() throws(ParseError) -> UnitDefinition? {
    try readUnitReference()?.unit
  }

  private mutating func readUnitReference() throws(ParseError) -> UnitReference? {
    var probe = cursor
    probe.skipSpaces()
    let start = probe.position
    let firstEnd = probe.endOfWord()
    guard firstEnd > start else { return nil }
    // The longest name counts: `fl oz` before `fl`, `us cup` before `us`.
    for end in ends(from: start).reversed() {
      let found = lexicon.units(
        named: UnsafeBufferPointer(rebasing: cursor.bytes[start..<end]), kind: kind)
      guard let unit = found.first else { continue }
      guard found.count == 1 else { throw ambiguous(found, start..<end) }
      cursor.position = end
      noteReading(of: unit, start..<end)
      return UnitReference(
        unit: unit, spelling: String(decoding: cursor.bytes[start..<end], as: UTF8.self))
    }
    // A word of the grammar may be a unit too, as `in` is an inch where there are lengths.
    if isKeyword(start..<firstEnd) { return nil }
    try refuseCalendar(start..<firstEnd)
    throw unknown(start..<firstEnd)
  }

  /// Where the name of a unit that begins here can end: behind the first word, the second, ...
  private func ends(from start: Int) -> [Int] {
    var probe = cursor
    probe.position = start
    var ends: [Int] = []
    for _ in 0..<lexicon.longestName {
      let end = probe.endOfWord()
      guard end > probe.position else { break }
      ends.append(end)
      probe.position = end
      // The square or the cube of a unit of length: `cm3`.
      if probe.peek() == UInt8(ascii: "2") || probe.peek() == UInt8(ascii: "3") {
        ends.append(end + 1)
      }
      guard probe.peek() == 0x20 else { break }
      while probe.peek() == 0x20 { probe.position += 1 }
    }
    return ends
  }

  /// Keeps a note if the name would mean another unit, or several, were the kind not known.
  private mutating func noteReading(of unit: UnitDefinition, _ range: Range<Int>) {
    guard let kind else { return }
    let found = lexicon.units(named: UnsafeBufferPointer(rebasing: cursor.bytes[range]))
    guard found.count > 1 || (found.count == 1 && found[0] !== unit) else { return }
    let note = "\(quote(range)) is read as \(unit.qualifiedPlural), a \(kind.name)"
    if !notes.contains(note) { notes.append(note) }
  }

  /// Months and years are no durations of one length.
  private func refuseCalendar(_ range: Range<Int>) throws(ParseError) {
    let names = ["month", "months", "mo", "year", "years", "yr", "yrs", "y"]
    let word = String(decoding: cursor.bytes[range], as: UTF8.self).lowercased()
    guard kind == nil || kind == TimeKind.self, names.contains(word) else { return }
    throw ParseError(
      .unknownUnit, at: range, "\(quote(range)) is no time of one length",
      hint: "write weeks or days", suggestions: ["weeks", "days"])
  }

  /// Reads the whole text as the name of a unit.
  mutating func readName() throws(ParseError) -> UnitDefinition {
    guard let unit = try readUnit() else {
      throw ParseError(.incomplete, at: 0..<cursor.bytes.count, "the name of a unit is due")
    }
    try expectEnd()
    return unit
  }

  private func isKeyword(_ range: Range<Int>) -> Bool {
    ["to", "in", "as", "x", "X"].contains { cursor.bytes[range].elementsEqual($0.utf8) }
  }

  /// Reads the units to convert to, behind `to`, `in` or `as`.
  mutating func readTargets(
    for value: ExpressionOperand
  ) throws(ParseError) -> [UnitReference] {
    cursor.skipSpaces()
    let word = cursor.position..<cursor.endOfWord()
    guard ["to", "in", "as"].contains(where: { cursor.bytes[word].elementsEqual($0.utf8) }) else {
      return []
    }
    cursor.position = word.upperBound
    guard case .amount(let amount) = value.value else {
      throw ParseError(
        .missingUnit, at: value.range, "cannot convert \(quote(value.range)), which has no unit")
    }
    var targets: [UnitReference] = []
    repeat {
      targets.append(try readTarget(of: amount, after: targets.isEmpty ? word : nil))
      cursor.skipSpaces()
    } while cursor.skip(",")
    return targets
  }

  private mutating func readTarget(
    of amount: AnyAmount, after word: Range<Int>?
  ) throws(ParseError) -> UnitReference {
    cursor.skipSpaces()
    let start = cursor.position
    guard let target = try readUnitReference() else {
      let place = word.map { "after \(quote($0))" } ?? "after ','"
      throw ParseError(
        cursor.isAtEnd ? .incomplete : .unknownUnit, at: start..<cursor.endOfWord(),
        "a unit is due \(place)")
    }
    guard target.unit.kind == amount.kind else {
      throw ParseError(
        .incompatibleKinds, at: start..<cursor.position,
        "cannot convert \(amount.kind.name) to \(target.unit.kind.name)")
    }
    return target
  }

  private func unknown(_ range: Range<Int>) -> ParseError {
    let elsewhere = lexicon.units(named: UnsafeBufferPointer(rebasing: cursor.bytes[range]))
    if let kind, let other = elsewhere.first {
      return ParseError(
        .incompatibleKinds, at: range,
        "\(quote(range)) is a unit of \(other.kind.name), not of \(kind.name)")
    }
    let name = String(decoding: cursor.bytes[range], as: UTF8.self)
    let near = lexicon.names(near: name, kind: kind)
    let choices = near.map { "'\($0)'" }.joined(separator: " or ")
    return ParseError(
      .unknownUnit, at: range, "there is no unit \(quote(range))",
      hint: near.isEmpty ? nil : "did you mean \(choices)?", suggestions: near)
  }

  private func ambiguous(_ units: [UnitDefinition], _ range: Range<Int>) -> ParseError {
    let names = units.map(\.qualifiedName)
    return ParseError(
      .ambiguousUnit, at: range,
      "\(quote(range)) is ambiguous: \(names.joined(separator: " or "))",
      suggestions: names)
  }
}
