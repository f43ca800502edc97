import QuantityCore

/// A whole text as read, before its names are decided.
struct ParsedText {
  var phrase: Phrase
  var alternates: [Phrase] = []
  /// The range of the ingredient, if there is one.
  var ingredient: Range<Int>?
  /// Added amounts of other ingredients.
  var addends: [IngredientTerm] = []
  var targets: [UnitReference] = []

  /// Whether it is one amount alone: `scale 1 cup down by 2` has no ingredient called `down`.
  var isOneAmount: Bool {
    !phrase.isRange && alternates.isEmpty && addends.isEmpty && targets.isEmpty && ingredient == nil
  }

  /// The text with times such as `1:30` in the hours or seconds that it asks for.
  func settlingShortTimes() throws(ParseError) -> ParsedText {
    guard let unit = targets.first?.unit else { return self }
    var text = self
    text.phrase.first = try phrase.first.settled(beside: unit)
    if phrase.isRange { text.phrase.last = try phrase.last.settled(beside: unit) }
    return text
  }
}

extension Grammar {
  /// Reads a whole text, or the rest of one.
  ///
  /// - Parameter settled: the first amount, if it has been read.
  mutating func readText(after settled: Operand? = nil) throws(ParseError) -> ParsedText {
    guard isExpression else { return try readStatement(after: settled) }
    dropEnding()
    if settled == nil, isAtBareName, let text = try readQuestion() { return text }
    return try readStatement(after: settled)
  }

  /// Reads a text, or the rest of one, that isn't a question.
  mutating func readStatement(
    after settled: Operand? = nil, bareUnits: BareUnits = .beforeConversion
  ) throws(ParseError) -> ParsedText {
    var (isSigned, isMultiple) = (false, false)
    var bareUnit: Range<Int>?
    var text: ParsedText
    if let settled {
      text = ParsedText(phrase: Phrase(settled))
    } else {
      // Direction marks can precede everything else.
      if lexicon.isBeyondEnglish { cursor.skipSpaces() }
      _ = cursor.skip(.between)
      let isApproximate = cursor.skipApproximation()
      cursor.skipSpaces()
      isSigned = cursor.isAtMinus
      let first: Operand
      if let unit = try readBareUnit(bareUnits) {
        // An hour and a half has a number.
        (first, bareUnit) = (unit, unit.range == unit.unitRange ? unit.range : nil)
      } else {
        isMultiple = isExpression && cursor.isAtMultiple
        first = try readOperand()
      }
      text = ParsedText(phrase: Phrase(first, isApproximate: isApproximate))
    }
    if cursor.isAtEnd { return text }
    // As ranges, `twice 1-2 cups` would begin at two cups, and `kg to a lb` at a kilogram.
    let isSum = isAtSign
    let canBeRange = !isMultiple && bareUnit == nil && !isSum
    let isRange = canBeRange ? try readSecondEnd(of: &text.phrase) : false
    // `2カップくらい`
    if lexicon.isBeyondEnglish, cursor.skip(.approximation) { text.phrase.isApproximate = true }
    if isRange, isSigned, text.phrase.first.unitRange.isEmpty {
      throw ParseError(
        .invalidOperation, at: text.phrase.range, "a range has no sign",
        hint: "give each end its sign and its unit, as in -3 cups to -2 cups")
    }
    // A range can't be divided: a slash after it can only repeat it in other units.
    let slashDivides = isExpression && !isRange
    if !isSum { try readAlternates(of: &text, slashDivides: slashDivides) }
    if isRange {
      try refuseArithmetic(with: text.phrase)
    } else if text.alternates.isEmpty {
      try readSum(into: &text.phrase.first)
      if isExpression { _ = try readFactorsInWords(of: &text.phrase.first) }
      try readAlternates(of: &text, slashDivides: slashDivides)
    }
    if isExpression { try readPurpose(of: &text) }
    do throws(ParseError) {
      try expectEnd()
    } catch {
      // `3 tsp tbsp`
      let isConversion = text.targets.isEmpty && text.phrase.last.unit != nil && isAtLastUnit
      throw isConversion ? error.hinting(Grammar.missingTo) : error
    }
    if isExpression, let ingredient = text.ingredient {
      try refuseUnclearTargets(in: ingredient)
      if text.targets.isEmpty { try refuseUnreadTargets(in: ingredient) }
      for addend in text.addends { try refuseUnclearTargets(in: addend.ingredient) }
    }
    if let bareUnit, bareUnits == .beforeConversion, text.targets.isEmpty {
      throw expectedNumber(at: bareUnit)
    }
    return text
  }

  /// Whether a sign is here that makes a sum or a product, but neither a range nor an alternate.
  var isAtSign: Bool {
    guard !lexicon.isBeyondEnglish else { return false }
    let probe = cursor.afterSpaces
    switch probe.peek() {
    case "+", "*": return true
    case "x": return probe.peek(1) == 0x20
    default: return false
    }
  }

  /// Reads the same amount in other units.
  private mutating func readAlternates(
    of text: inout ParsedText, slashDivides: Bool
  ) throws(ParseError) {
    while !cursor.isAtEnd {
      let slash = slashAhead
      guard var alternate = try readAlternate(slashDivides: slashDivides) else { return }
      if isExpression, text.phrase.last.isNumber {
        throw ParseError(
          .invalidOperation, at: text.phrase.range.lowerBound..<cursor.position,
          "expected a sign between a number and an amount", hint: "write x to multiply them")
      }
      if let kind = text.phrase.last.unit?.kind {
        alternate.last = alternate.last.clarified(as: kind)
      }
      if isExpression, slash == nil || isBeforeRemark {
        try expectSame(alternate, as: text.phrase, after: slash)
      }
      text.alternates.append(alternate)
    }
  }

  /// Refuses arithmetic with a range.
  private func refuseArithmetic(with phrase: Phrase) throws(ParseError) {
    var probe = afterSpaces
    let isSign = ["+", "-", "−"].contains { probe.cursor.isAt($0) } && !probe.cursor.isAt("->")
    guard isSign || probe.skipTimes() || probe.skipDivision() else { return }
    throw cannotCalculate(with: phrase)
  }

  func cannotCalculate(with range: Phrase) -> ParseError {
    ParseError(
      .invalidOperation, at: range.range, "a range can only be shown or converted",
      hint: "calculate with each end")
  }
}
