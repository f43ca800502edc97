package import QuantityCore

// Ranges, and the phrases that repeat an amount in other units.

extension Grammar {
  /// Reads an amount, a range or a sum after a slash or in parentheses; returns `nil` if none is
  /// here.
  mutating func readPhrase() throws(ParseError) -> Phrase? {
    var isApproximate = false
    if !cursor.isAtASCIIDigit {
      _ = cursor.skip(.between)
      isApproximate = cursor.skipApproximation()
      cursor.skipSpaces()
    }
    let start = cursor.position
    // Fast path: nearly all amounts end with their unit.
    if let fast = fastAmount(), isUnambiguous(fast), !canContinue(from: fast.end) {
      cursor.position = fast.end
      return Phrase(Operand(fast, from: start), isApproximate: isApproximate)
    }
    guard let first = try readAmount() else { return nil }
    var phrase = Phrase(first, isApproximate: isApproximate)
    if !canContinue(from: cursor.position) { return phrase }
    if try readSecondEnd(of: &phrase) { return phrase }
    while let (operand, sign) = try readFurtherAmount(than: phrase.first) {
      let isHyphenated = phrase.first.isHyphenated
      phrase.first = try phrase.first.joined(sign, operand)
      phrase.first.isHyphenated = isHyphenated
    }
    return phrase
  }

  /// Whether the next words can belong to the amount before them: a further part, a second end, a
  /// term.
  ///
  /// A cheap pre-check: an ingredient follows nearly always.
  func canContinue(from position: Int) -> Bool {
    var next = cursor.at(position)
    if next.isAtEnd || next.peek() == ")" { return false }
    next.skipSpaces()
    if next.skipComma() { next.skipSpaces() }
    guard next.isAtLetter, !lexicon.isBeyondEnglish, !lexicon.hasUnitsFirst else { return true }
    switch next.keyword?.word {
    case nil, .of, .target: return false
    default: return true
    }
  }

  /// Reads ` plus 2 tablespoons` after an amount of the same kind.
  private mutating func readFurtherAmount(
    than first: Operand
  ) throws(ParseError) -> (Operand, Operand.Operation)? {
    guard let kind = first.unit?.kind else { return nil }
    var probe = self
    guard let sign = probe.skipSign() else { return nil }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let operand = try probe.readAmount(), let unit = operand.unit,
      unit.kind == kind
    else { return nil }
    // `1 cup and 1 cup` are two amounts; `1 cup, 240 ml` is one amount twice.
    if let before = first.unit, unit == before || !unit.sharesSystem(with: before) { return nil }
    self = probe
    return (operand, sign)
  }

  // MARK: Ranges

  /// The mark between the ends of a range.
  enum RangeMark {
    case hyphen, dash, to, or
    /// `and`, after `between`.
    case and
  }

  /// Reads ` to 3 teaspoons`, `-3 tsp`, ` or 3` after the first end.
  mutating func readSecondEnd(of phrase: inout Phrase) throws(ParseError) -> Bool {
    var probe = self
    let start = phrase.first.range.lowerBound
    guard let mark = probe.skipRangeMark(isBetween: cursor.isAfterBetween(start)) else {
      return false
    }
    probe.cursor.skipSpaces()
    // `2 cups to ~4 cups`: a formatted range has a mark at each end.
    let isApproximate = mark == .to && probe.cursor.skipApproximation()
    if isApproximate { probe.cursor.skipSpaces() }
    guard !probe.cursor.isAtEnd, var second = try probe.readSecondAmount(after: mark) else {
      return false
    }
    if phrase.first.isPercentage, second.unit != nil { return false }
    try refuseTimesOfDay(phrase.first, second)
    if mark == .or, second.isNumber { second = try probe.sharingUnit(of: phrase.first, second) }
    if lexicon.hasUnitsFirst, second.isNumber {
      second = try probe.sharingUnitBefore(phrase.first, second)
    }
    // A hyphen doesn't subtract after `about 2 cups`, nor before an ingredient, nor without spaces
    // between rising amounts: `250g-300g`.
    let subtracts =
      mark == .hyphen && hyphenSubtracts && !phrase.isApproximate && !probe.isBeforeRemark
      && !(cursor.isAtGluedHyphen && phrase.first.isLess(than: second)
        && (phrase.first.shortTime == nil || second.shortTime != nil))
    guard let (first, second) = try ends(phrase.first, second, mark, subtracts) else {
      return false
    }
    phrase = Phrase(
      from: first, to: second, isApproximate: phrase.isApproximate || isApproximate)
    self = probe
    return true
  }

  /// Reads the second end of a range; returns `nil` if none is here, or if units to convert to are.
  private mutating func readSecondAmount(
    after mark: RangeMark
  ) throws(ParseError) -> Operand? {
    let isSigned = cursor.isAtMinus
    guard mark == .to, cursor.isAtLetter || isSigned else { return try readAmount() }
    // `to a pint` ends a range; `to a` and `to T` don't.
    var probe = self
    guard let second = isSigned ? try? probe.readOperand() : try? probe.readAmount(),
      !second.isNumber
    else { return nil }
    self = probe
    return second
  }

  /// Returns the second end of `an hour or two` with the unit of the first; unchanged otherwise, as
  /// in `a cup or two eggs`.
  private func sharingUnit(of first: Operand, _ second: Operand) throws(ParseError) -> Operand {
    let start = cursor.at(first.range.lowerBound)
    guard case .amount(let one) = first.value, one.tickCount == one.unit.tickCount,
      start.isAtCount, !cursor.at(second.range.lowerBound).isAtNumeral, let count = second.number,
      count > Fraction(1)
    else { return second }
    let next = cursor.afterSpaces
    guard one.unit.kind == .time || !next.isAtLetter || next.keyword?.word == .of
    else { return second }
    return try measured(second, count, one.unit, named: first.unitRange)
  }

  /// Returns the ends of a range, with only the meanings that both have in one kind; `nil` if they
  /// make no range.
  private func ends(
    _ first: Operand, _ second: Operand, _ mark: RangeMark, _ subtracts: Bool
  ) throws(ParseError) -> (Operand, Operand)? {
    switch (first.number, second.number) {
    case (_?, _?): return hyphenSubtracts ? nil : (first, second)
    case (nil, _?): return nil
    case (_?, nil) where second.isQuotient: return nil
    case (let number?, nil):
      // `2-3 tsp`: both ends share the unit.
      var meanings = second.meanings
      for index in meanings.indices {
        guard let ticks = ExactTicks(meanings[index].unit.tickCount).times(number) else {
          throw tooLarge(first.range)
        }
        meanings[index].ticks = ticks
      }
      var shared = first
      if case .open(let open) = second.value {
        shared.value = .open(open.replacing(meanings))
      } else {
        shared.value = Operand.Value(meanings[0].ticks, meanings[0].unit)
      }
      return (shared.noting(first), second)
    case (nil, nil):
      if subtracts { return nil }
      if mark == .or && first.unit != second.unit { return nil }
      // Narrow both: units to convert to may rule out meanings of the second end, and so of the
      // first.
      let pairs = AmountMeaning.pairs(first.meanings, second.meanings)
      guard !pairs.isEmpty else { return nil }
      return (first.narrowed(to: pairs.map { $0.0 }), second.narrowed(to: pairs.map { $0.1 }))
    }
  }

  /// Skips the mark between the ends of a range.
  mutating func skipRangeMark(isBetween: Bool = false) -> RangeMark? {
    var probe = cursor.afterSpaces
    var mark: RangeMark?
    if probe.skip("-") || probe.skip("\u{2010}") || probe.skip("\u{2011}")
      || lexicon.isUnspaced && probe.skip("~")
    {
      mark = .hyphen
    } else if probe.skip("–", orEntity: "–") || probe.skip("—", orEntity: "—") {
      mark = .dash
    } else if isBetween, probe.skip(.and) {
      mark = .and
    }
    // `16- to 9-pound`
    if let (word, end) = probe.keyword, word == .to || word == .or && mark == nil {
      mark = word == .to ? .to : .or
      probe.position = end
    }
    if mark != nil { cursor = probe }
    return mark
  }
}

extension ByteCursor {
  /// Whether a hyphen with no space on either side is here.
  fileprivate var isAtGluedHyphen: Bool { peek() == "-" && peek(1) != 0x20 }
}

extension Operand {
  /// Whether it is an amount less than another one of its kind.
  fileprivate func isLess(than other: Operand) -> Bool {
    AmountMeaning.pairs(meanings, other.meanings).first.map { $0.ticks < $1.ticks } ?? false
  }
}

extension AnyUnit {
  /// Whether two units are used together: they share a system, or one has none.
  package func sharesSystem(with other: AnyUnit) -> Bool {
    let (systems, others) = (definition.systems, other.definition.systems)
    return systems.isEmpty || others.isEmpty || systems.contains { others.contains($0) }
  }
}
