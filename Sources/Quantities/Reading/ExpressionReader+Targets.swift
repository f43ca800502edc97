// The units that an expression asks for, behind `to`, `in` or `as`.

extension ExpressionReader {
  /// Reads the units to convert to.
  mutating func readTargets(
    for value: ExpressionOperand
  ) throws(ParseError) -> [UnitReference] {
    cursor.skipSpaces()
    let start = cursor.position
    guard cursor.skipTo() else { return [] }
    let word = start..<cursor.position
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
    guard target.unit.kind == amount.unit.kind else {
      throw ParseError(
        .incompatibleKinds, at: start..<cursor.position,
        "cannot convert \(amount.unit.kind.name) to \(target.unit.kind.name)")
    }
    return target
  }

  /// The kind of the unit that follows behind `to`, if one does.
  var kindOfTarget: AnyKind? {
    var probe = cursor
    guard !isLenient, probe.skipTo() else { return nil }
    probe.skipSpaces()
    let unit = try? longestUnit(from: probe.position, probe.endOfWord(), inside: nil)?.unit
    return unit?.kind
  }
}

extension ByteCursor {
  /// Steps over the word before what to convert to.
  fileprivate mutating func skipTo() -> Bool {
    skipWord("to") || skipWord("in") || skipWord("as")
  }
}
