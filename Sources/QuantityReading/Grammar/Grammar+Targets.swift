import QuantityCore

/// A unit to convert to, and its name in the text.
struct UnitReference {
  let name: UnitName
  /// The denominator, in a pair such as `l/day`.
  var below: UnitName?
  /// The second denominator, in `mg/kg/h`.
  var second: UnitName?

  var unit: AnyUnit { name.unit }
  var range: Range<Int> { name.range }
}

extension Grammar {
  /// Reads the units to convert to, if a conversion such as `to` is here.
  ///
  /// - Parameter value: the value to convert, of which only meanings that fit the units are kept.
  mutating func readTargets(
    of value: inout Operand
  ) throws(ParseError) -> [UnitReference] {
    cursor.skipSpaces()
    let start = cursor.position
    let isInto = cursor.isAtInto
    let before = self
    guard skipConversion() else { return [] }
    if try readShareTarget(of: &value) { return [] }
    if isInto {
      // In `1 cup into cubes to g`, `into` belongs to the ingredient.
      var (unit, rest) = (self, before)
      if (try? unit.readUnitName()) == nil, let (_, targets) = rest.readIngredient(),
        !targets.isEmpty
      {
        self = before
        return []
      }
    }
    return try readTargetList(of: &value, after: start..<cursor.position)
  }

  /// Reads the units to convert to: `lb, oz`, `pounds and ounces`, `lb oz`.
  ///
  /// - Parameter word: the range of the word before them.
  mutating func readTargetList(
    of value: inout Operand, after word: Range<Int>
  ) throws(ParseError) -> [UnitReference] {
    // A number can only be converted to a pair of units of one kind.
    guard !value.isNumber || isAtPairOfUnits else {
      throw inches(word) ?? hasNoUnit(value.range)
    }
    fittingKind = fittingKind ?? value.unit?.kind
    var targets: [UnitReference] = []
    var previous = word
    while true {
      let target = try readTarget(of: &value, after: previous)
      if let last = targets.last, last.below != nil || target.below != nil {
        throw ParseError(
          .invalidOperation, at: targets[0].range.lowerBound..<cursor.position,
          "a quotient is converted to one pair of units")
      }
      targets.append(target)
      guard let separator = skipUnitSeparator(after: targets[targets.count - 1].unit) else {
        return targets
      }
      previous = separator
    }
  }

  func hasNoUnit(_ range: Range<Int>) -> ParseError {
    ParseError(.missingUnit, at: range, "cannot convert \(quote(range)), which has no unit")
  }

  /// Skips a conversion: `to`, `in`, `as`, `into`, `->`, `=` or `is how many`, with `how many` or
  /// `?` after it.
  mutating func skipConversion() -> Bool {
    var probe = cursor
    var isSaid = true
    if let (word, end) = probe.keyword, word == .to || word == .target {
      probe.position = end
    } else {
      probe.skipSpaces()
      guard isExpression, probe.canBeginConversion else { return false }
      if !probe.skip("->"), !probe.skip("→"), !probe.skip("=>"), !probe.skip("="),
        !probe.skipWord("into")
      {
        isSaid = false
        _ = probe.skipWord(of: ["is", "are", "equals", "equal", "makes", "make"])
      }
    }
    let isAsked = probe.skipHowMany() || probe.skipWhatPercent()
    guard isSaid || isAsked else { return false }
    cursor = probe
    if isSaid, !isAsked {
      probe.skipSpaces()
      if probe.skip("?") { cursor = probe }
    }
    return true
  }

  /// Skips the separator between two units of a list, and returns its range: `,`, `and`, `+`, or
  /// only a space before a smaller unit.
  mutating func skipUnitSeparator(after unit: AnyUnit) -> Range<Int>? {
    var probe = afterSpaces
    let start = probe.cursor.position
    if probe.cursor.skip(",") {
      _ = probe.cursor.skip(.and)
    } else if !probe.cursor.skip("+"), !probe.cursor.skipAmpersand(), !probe.cursor.skip(.and) {
      var next = probe
      guard start > cursor.position, let name = try? next.readUnitName(),
        name.unit.kind == unit.kind, name.unit.size < unit.size
      else { return nil }
    }
    cursor = probe.cursor
    return start..<cursor.position
  }

  /// Returns the error for inches, if `in` must be a unit: `5 in`, `5 in to cm`.
  private func inches(_ range: Range<Int>) -> ParseError? {
    let probe = cursor.at(range.upperBound).afterSpaces
    let next = probe.keyword?.word
    let isUnit = probe.isAtEnd || next == .to || next == .target || probe.endOfSquare != nil
    return isUnit ? unsupportedUnit(at: range.lowerBound) : nil
  }

  /// Reads `to` and the short name of a unit of a kind, if they end the text.
  @inline(__always)
  mutating func readFastTarget(of kind: AnyKind) -> (unit: AnyUnit, name: Range<Int>)? {
    guard let (word, end) = cursor.keyword, word == .to || word == .target else { return nil }
    var probe = at(end).afterSpaces
    let start = probe.cursor.position
    guard let unit = probe.readShortTarget(kind) else { return nil }
    cursor = probe.cursor
    return (unit, start..<cursor.position)
  }

  private mutating func readTarget(
    of value: inout Operand, after previous: Range<Int>
  ) throws(ParseError) -> UnitReference {
    cursor.skipSpaces()
    let start = cursor.position
    if case .amount(let amount) = value.value, let unit = readShortTarget(amount.unit.kind) {
      return UnitReference(name: UnitName(range: start..<cursor.position, unit: unit))
    }
    guard let name = try readUnitName() else {
      // `in` is also a name of the inch.
      throw unsupportedUnit(at: start)
        ?? ParseError(
          cursor.isAtEnd ? .incomplete : .unknownUnit, at: start..<cursor.endOfWord(),
          "expected a unit after \(quote(previous))")
    }
    if let below = try readTargetDenominator() {
      return try target(name, per: below, readTargetDenominator(), of: &value)
    }
    guard !value.isNumber else { throw hasNoUnit(value.range) }
    let pairs = AmountMeaning.pairs(value.meanings, name.choices)
    let conflict = ParseError(
      .incompatibleKinds, at: name.range,
      "cannot convert \(value.kindName) to \(name.unit.kind.name)",
      hint: value.weighs(name.unit)
        ? "name the ingredient, such as 1 cup flour to g"
        : value.isQuotient ? "name the unit below, too, such as l/h" : nil)
    guard !pairs.isEmpty else {
      if case .open(let open) = value.value, open.meanings.count > 1, let unclear = open.unclear {
        throw unclear
      }
      throw name.meanings?.unclear ?? conflict
    }
    if pairs.count == 1, pairs[0].0.isDefault, pairs[0].1.isDefault, pairs[0].0.notes.isEmpty {
      value.value = Operand.Value(pairs[0].0.ticks, pairs[0].0.unit)
    } else {
      let joined = pairs.map { $0.joined($1) }
      var unclear = name.meanings?.unclear
      if case .open(let open) = value.value { unclear = open.unclear ?? unclear }
      value.value = .open(OpenAmount(joined, unclear: unclear, conflict: conflict))
    }
    return UnitReference(
      name: UnitName(range: name.range, unit: pairs[0].1.last, meanings: name.meanings))
  }

  /// Reads the short name of a unit of a kind, if it ends the text.
  @inline(__always)
  private mutating func readShortTarget(_ kind: AnyKind) -> AnyUnit? {
    var probe = cursor
    guard let name = probe.readShortName(lexicon.shortNames), probe.isAtEnd,
      !name.isContextual, name.kind == kind
    else { return nil }
    cursor = probe
    return name.unit
  }
}

extension ByteCursor {
  fileprivate var isAtInto: Bool { isAt { $0.skipWord("into") } }

  /// Whether the byte here can begin a conversion that isn't a keyword.
  fileprivate var canBeginConversion: Bool {
    switch peek() | 0x20 {
    case "-", "=", 0xE2, "a", "e", "h", "i", "m": true
    default: false
    }
  }

  /// Skips the `what` of `is what percent of 500 g`.
  fileprivate mutating func skipWhatPercent() -> Bool {
    var probe = self
    guard probe.skipWord("what") else { return false }
    self = probe
    return probe.skipPercent()
  }

  /// Skips `how many` or `how much`.
  fileprivate mutating func skipHowMany() -> Bool {
    skip { $0.skipWord("how") && $0.skipWord(of: ["many", "much"]) }
  }
}

extension Operand {
  /// Whether it takes a density to convert to a unit: one is a volume, the other a mass.
  func weighs(_ other: AnyUnit) -> Bool {
    let (volume, mass) = (AnyKind.volume, AnyKind.mass)
    guard let kind = unit?.kind else { return false }
    return kind == volume && other.kind == mass || kind == mass && other.kind == volume
  }
}
