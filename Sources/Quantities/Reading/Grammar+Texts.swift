/// What a whole text says, before it is decided what its names mean.
struct ParsedText {
  var phrase: Phrase
  var alternates: [Phrase] = []
  /// Where the ingredient stands, if one is named.
  var ingredient: Range<Int>?
  var targets: [UnitReference] = []
}

extension Grammar {
  /// Reads a whole text, or the rest of one.
  ///
  /// - Parameter settled: the first amount, if it is read already.
  mutating func readText(after settled: Operand? = nil) throws(ParseError) -> ParsedText {
    if purpose == .expression {
      dropEnding()
      if settled == nil, isAtBareName, let text = try readQuestion() { return text }
    }
    return try readStatement(after: settled)
  }

  /// Reads a text, or the rest of one, that does not begin as a question.
  mutating func readStatement(
    after settled: Operand? = nil, bareUnits: BareUnits = .beforeConversion
  ) throws(ParseError) -> ParsedText {
    var (isSigned, isMultiple) = (false, false)
    var bareUnit: Range<Int>?
    var text: ParsedText
    if let settled {
      text = ParsedText(phrase: Phrase(first: settled))
    } else {
      _ = cursor.skip(.between)
      let isApproximate = cursor.skipApproximation()
      cursor.skipSpaces()
      isSigned = cursor.isAtMinus
      let first: Operand
      if let unit = try readBareUnit(bareUnits) {
        (first, bareUnit) = (unit, unit.range)
      } else {
        isMultiple = purpose == .expression && cursor.isAtMultiple
        first = try readOperand()
      }
      text = ParsedText(phrase: Phrase(first: first, isApproximate: isApproximate))
    }
    if cursor.isAtEnd { return text }
    // `twice 1-2 cups` would be from two cups, and `kg to a lb` from a kilogram.
    let canBeRange = !isMultiple && bareUnit == nil
    let isRange = canBeRange ? try readSecondEnd(of: &text.phrase) : false
    if isRange, isSigned, text.phrase.first.unitRange.isEmpty {
      throw ParseError(
        .invalidOperation, at: text.phrase.range, "a range has no sign",
        hint: "give each end its sign and its unit, as in -3 cups to -2 cups")
    }
    // A range cannot be divided, so that after it a slash can only stand before the same again.
    let slashDivides = purpose == .expression && !isRange
    try readAlternates(of: &text, slashDivides: slashDivides)
    if isRange {
      try refuseArithmetic(with: text.phrase)
    } else if text.alternates.isEmpty {
      try readSum(into: &text.phrase.first)
      try readAlternates(of: &text, slashDivides: slashDivides)
    }
    if purpose == .expression { try readPurpose(of: &text) }
    try expectEnd()
    if let bareUnit, bareUnits == .beforeConversion, text.targets.isEmpty {
      throw expectedNumber(at: bareUnit)
    }
    return text
  }

  /// Reads the same amount in other units.
  private mutating func readAlternates(
    of text: inout ParsedText, slashDivides: Bool
  ) throws(ParseError) {
    while !cursor.isAtEnd, var alternate = try readAlternate(slashDivides: slashDivides) {
      if let kind = text.phrase.last.unit?.kind {
        alternate.last = alternate.last.clarified(as: kind)
      }
      text.alternates.append(alternate)
    }
  }

  /// Refuses to calculate with a range.
  private func refuseArithmetic(with phrase: Phrase) throws(ParseError) {
    var probe = self
    probe.cursor.skipSpaces()
    let isSign = ["+", "-", "−"].contains { probe.cursor.isAt($0) } && !probe.cursor.isAt("->")
    guard isSign || probe.skipTimes() || probe.skipDivision() else { return }
    throw ParseError(
      .invalidOperation, at: phrase.range, "a range can only be shown or converted",
      hint: "calculate with each end")
  }

  // MARK: Ingredients and units to convert to

  /// Reads the ingredient after an amount, and the units to convert to.
  private mutating func readPurpose(of text: inout ParsedText) throws(ParseError) {
    cursor.skipSpaces()
    if cursor.isAtEnd { return }
    text.targets = try readTargets(of: &text.phrase.last)
    guard text.targets.isEmpty, !text.phrase.last.isNumber,
      let (ingredient, targets) = readIngredient()
    else { return }
    text.ingredient = ingredient
    text.targets = targets
    // Those who write recipes mean `t` for a teaspoon.
    text.phrase.last = text.phrase.last.clarified(as: AnyKind(VolumeKind.self))
  }

  /// Reads the rest of the text as an ingredient, up to the last `to`, `in` or `as` that units
  /// follow; gives `nil` if there is a further amount in it.
  mutating func readIngredient() -> (Range<Int>, [UnitReference])? {
    var probe = self
    if probe.cursor.skip(",") { probe.cursor.skipSpaces() }
    let start = probe.cursor.skip(.of) ? probe.endOfSpaces : probe.cursor.position
    probe.cursor.position = start
    guard
      probe.cursor.isAtLetter || probe.cursor.isAtDigit || probe.cursor.peek() >= 0x80
        || probe.cursor.peek() == UInt8(ascii: "(")
    else { return nil }
    var end = start
    while !probe.cursor.isAtEnd {
      if probe.cursor.isAtDigit || VulgarFraction(at: probe.cursor) != nil {
        guard probe.skipNumberOfIngredient() else { return nil }
      } else if end > start, let targets = probe.readIngredientTargets() {
        self = probe
        return (start..<end, targets)
      } else {
        probe.cursor.position = max(probe.cursor.endOfWord(), probe.cursor.endOfCharacter())
      }
      end = probe.cursor.position
      probe.cursor.skipSpaces()
    }
    cursor = probe.cursor
    return (start..<end, [])
  }

  private var endOfSpaces: Int {
    var probe = cursor
    probe.skipSpaces()
    return probe.position
  }

  /// Steps over a number in the words of an ingredient, such as that of `2% milk`, unless it has a
  /// unit or counts something.
  private mutating func skipNumberOfIngredient() -> Bool {
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, allowsNeighbors: true)
    do throws(ParseError) {
      _ = try numbers.read()
    } catch {
      // Past the whole mistake: there may be thousands of digits and points in it.
      cursor.position = max(cursor.endOfCharacter(), error.range.upperBound)
      return true
    }
    cursor = numbers.cursor
    guard cursor.peek() != 0x20 || cursor.isAtEnd else { return false }
    var probe = self
    return probe.readKnownUnitName() == nil
  }

  /// Reads the units to convert an ingredient to, if they end the text.
  private mutating func readIngredientTargets() -> [UnitReference]? {
    var probe = self
    guard probe.skipConversion(), let targets = probe.readTargetsOfIngredient(),
      probe.cursor.isAtEnd
    else { return nil }
    cursor = probe.cursor
    return targets
  }

  /// Reads units to convert an ingredient to, if all are known.
  mutating func readTargetsOfIngredient() -> [UnitReference]? {
    var names: [UnitName] = []
    while true {
      guard let name = readKnownUnitName() ?? (try? readUnitNameInAnyCase(inside: nil)) else {
        return nil
      }
      names.append(name)
      if skipUnitSeparator(after: name.unit) == nil { break }
    }
    cursor.skipSpaces()
    // The kind of the first unit, or else one that all can be of: `to oz, tbsp`.
    for kind in [names[0].unit.kind] + lexicon.kinds {
      let targets = names.compactMap { name in
        unitInAnyCase(name.range, of: kind).map {
          UnitReference(unit: $0, range: name.range)
        }
      }
      if targets.count == names.count { return targets }
    }
    return nil
  }
}
