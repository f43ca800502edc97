/// A unit to convert to, as a text names it.
struct UnitReference {
  /// The unit; of several, any.
  let unit: AnyUnit
  let range: Range<Int>
  /// What the name can mean, if the rest of the text must tell.
  var meanings: OpenAmount?
  /// The unit below, in a pair such as `l/day`.
  var below: UnitName?

  /// Returns the unit as one of a kind, if the name can mean one.
  func unit(of kind: AnyKind) -> AnyUnit {
    guard let meanings else { return unit }
    return meanings.meanings.first { $0.last.kind == kind }?.last ?? unit
  }
}

extension Grammar {
  /// Reads the units to convert to, if `to`, `in` or `as` stands here.
  ///
  /// - Parameter value: what is converted; of its meanings, those are left that the units fit.
  mutating func readTargets(
    of value: inout Operand
  ) throws(ParseError) -> [UnitReference] {
    cursor.skipSpaces()
    let start = cursor.position
    guard let (word, end) = cursor.keyword, word == .to || word == .target else { return [] }
    cursor.position = end
    // Of a number, only a pair of units of one kind can be asked for.
    guard !value.isNumber || isAtPairOfUnits else { throw hasNoUnit(value) }
    fittingKind = fittingKind ?? value.unit?.kind
    var targets: [UnitReference] = []
    var place = start..<end
    repeat {
      let target = try readTarget(of: &value, after: place)
      guard targets.allSatisfy({ $0.below == nil && target.below == nil }) else {
        throw ParseError(
          .invalidOperation, at: targets[0].range.lowerBound..<cursor.position,
          "a quotient is converted to one pair of units")
      }
      targets.append(target)
      cursor.skipSpaces()
      place = cursor.position..<cursor.position + 1
    } while cursor.skip(",")
    return targets
  }

  /// Reads `to` and the short name of one unit of a kind, if that is all that is left.
  @inline(__always)
  mutating func readPlainTarget(of kind: AnyKind) -> UnitReference? {
    var probe = self
    guard let (word, end) = cursor.keyword, word == .to || word == .target else { return nil }
    probe.cursor.position = end
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard let unit = probe.readShortTarget(kind) else { return nil }
    cursor = probe.cursor
    return UnitReference(unit: unit, range: start..<cursor.position)
  }

  private mutating func readTarget(
    of value: inout Operand, after place: Range<Int>
  ) throws(ParseError) -> UnitReference {
    cursor.skipSpaces()
    let start = cursor.position
    if case .amount(let amount) = value.value, let unit = readShortTarget(amount.unit.kind) {
      return UnitReference(unit: unit, range: start..<cursor.position)
    }
    guard let name = try readUnitName() else {
      throw ParseError(
        cursor.isAtEnd ? .incomplete : .unknownUnit, at: start..<cursor.endOfWord(),
        "expected a unit after \(quote(place))")
    }
    if let below = try readTargetBelow() { return try target(name, per: below, of: &value) }
    guard !value.isNumber else { throw hasNoUnit(value) }
    let pairs = Meaning.pairs(value.meanings, name.choices)
    let conflict = ParseError(
      .incompatibleKinds, at: name.range,
      "cannot convert \(value.kindName) to \(name.unit.kind.name)",
      hint: value.weighs(name.unit)
        ? "name the ingredient, such as 1 cup flour to g"
        : value.isQuotient ? "name the unit below, too, such as l/h" : nil)
    guard !pairs.isEmpty else {
      if case .open(let open) = value.value, let unclear = open.unclear { throw unclear }
      throw name.meanings?.unclear ?? conflict
    }
    if pairs.count == 1, pairs[0].0.isPlain, pairs[0].1.isPlain, pairs[0].0.notes.isEmpty {
      value.value = Operand.Value(pairs[0].0.ticks, pairs[0].0.unit)
    } else {
      let joined = pairs.map { $0.joined($1) }
      var unclear = name.meanings?.unclear
      if case .open(let open) = value.value { unclear = open.unclear ?? unclear }
      value.value = .open(OpenAmount(joined, unclear: unclear, conflict: conflict))
    }
    return UnitReference(unit: pairs[0].1.last, range: name.range, meanings: name.meanings)
  }

  private func hasNoUnit(_ value: Operand) -> ParseError {
    ParseError(
      .missingUnit, at: value.range, "cannot convert \(quote(value.range)), which has no unit")
  }

  /// Reads the short name of a unit of a kind, if that is all that is left.
  @inline(__always)
  private mutating func readShortTarget(_ kind: AnyKind) -> AnyUnit? {
    var probe = cursor
    guard let key = probe.readShortName(), probe.isAtEnd,
      let entry = lexicon.shortNames.entry(key), !entry.isContextual, entry.kind == kind
    else { return nil }
    cursor = probe
    return entry.unit
  }
}

extension Operand {
  /// Whether the density of an ingredient would tell how much of a unit the amount is.
  fileprivate func weighs(_ other: AnyUnit) -> Bool {
    let (volume, mass) = (AnyKind(VolumeKind.self), AnyKind(MassKind.self))
    guard let kind = unit?.kind else { return false }
    return kind == volume && other.kind == mass || kind == mass && other.kind == volume
  }
}
