/// An amount in a text, or a range of them.
struct Phrase {
  var lower: Operand
  /// The upper end of a range.
  var upper: Operand?
  var isApproximate = false

  /// The operand that is written last, or the only one.
  var last: Operand {
    guard let upper else { return lower }
    return lower.range.lowerBound < upper.range.lowerBound ? upper : lower
  }

  /// Where it stands, without `about`.
  var range: Range<Int> {
    guard let upper else { return lower.range }
    let start = min(lower.range.lowerBound, upper.range.lowerBound)
    return start..<max(lower.range.upperBound, upper.range.upperBound)
  }
}

extension Grammar {
  /// Reads an amount, a count or a range of them in running text, or the same amount again, or
  /// gives `nil` if none begins here.
  mutating func readPhrase() throws(ParseError) -> Phrase? {
    let isApproximate = cursor.skipApproximation()
    cursor.skipSpaces()
    guard let first = try readAmount() else { return nil }
    var phrase = Phrase(lower: first, isApproximate: isApproximate)
    if cursor.isAtEnd { return phrase }
    if try readUpperEnd(of: &phrase) { return phrase }
    while let (operand, sign) = try readFurtherAmount(than: phrase.lower) {
      let isHyphenated = phrase.lower.isHyphenated
      phrase.lower = try phrase.lower.joined(sign, operand)
      phrase.lower.isHyphenated = isHyphenated
    }
    return phrase
  }

  /// Reads ` plus 2 tablespoons` after an amount of the same kind.
  private mutating func readFurtherAmount(
    than first: Operand
  ) throws(ParseError) -> (Operand, Operand.Operation)? {
    guard let kind = first.unit?.kind else { return nil }
    var probe = self
    guard let sign = probe.skipSign() else { return nil }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let operand = try probe.readAmount(), operand.unit?.kind == kind
    else { return nil }
    self = probe
    return (operand, sign)
  }

  // MARK: Ranges

  /// What stands between the ends of a range.
  private enum RangeMark {
    case hyphen, dash, to, or
  }

  /// Reads ` to 3 teaspoons`, `-3 tsp`, ` or 3` after the lower end.
  mutating func readUpperEnd(of phrase: inout Phrase) throws(ParseError) -> Bool {
    var probe = self
    guard let mark = probe.skipRangeMark() else { return false }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let upper = try probe.readUpperAmount(after: mark) else {
      return false
    }
    guard let lower = try lowerEnd(phrase.lower, of: upper, mark) else { return false }
    let isFalling = upper.isLess(than: lower)
    (phrase.lower, phrase.upper) = isFalling ? (upper, lower) : (lower, upper)
    self = probe
    return true
  }

  /// Reads the upper end of a range, or gives `nil` if none is here, or if units to convert to are.
  private mutating func readUpperAmount(
    after mark: RangeMark
  ) throws(ParseError) -> Operand? {
    guard mark == .to, !isLenient, cursor.isAtLetter else { return try readAmount() }
    // `to a pint` is the end of a range, and `to a` and `to T` are what they are.
    var probe = self
    guard let upper = try? probe.readAmount(), !upper.isNumber else { return nil }
    self = probe
    return upper
  }

  /// The lower end of a range with an upper end, whose unit it can share; `nil` if it is none.
  private func lowerEnd(
    _ lower: Operand, of upper: Operand, _ mark: RangeMark
  ) throws(ParseError) -> Operand? {
    let isExpression = purpose == .expression || purpose == .amount
    switch (lower.number, upper.number) {
    case (_?, _?): return isExpression ? nil : lower
    case (nil, _?): return nil
    case (let number?, nil):
      // `2-3 tsp`: the unit of both.
      var meanings = upper.meanings
      for place in meanings.indices {
        let unit = meanings[place].amount.unit
        guard let ticks = number.times(unit.tickCount) else { throw tooLarge(lower.range) }
        meanings[place].amount = AnyAmount(tickCount: ticks, unit: unit)
      }
      var shared = lower
      if case .open(let open) = upper.value {
        shared.value = .open(open.replacing(meanings))
      } else {
        shared.value = .amount(meanings[0].amount)
      }
      return shared
    case (nil, nil):
      if isExpression && mark == .hyphen { return nil }
      let pairs = Meaning.pairs(lower.meanings, upper.meanings)
      guard !pairs.isEmpty else { return nil }
      return mark == .or && lower.unit != upper.unit ? nil : lower
    }
  }

  /// Steps over what stands between the ends of a range.
  private mutating func skipRangeMark() -> RangeMark? {
    var probe = cursor
    probe.skipSpaces()
    var mark: RangeMark?
    if probe.skip("-") {
      mark = .hyphen
    } else if probe.skip("–") || probe.skip("—") {
      mark = .dash
    }
    // `16- to 9-pound`
    if let (word, end) = probe.keyword, word == .to || word == .or && mark == nil {
      mark = word == .to ? .to : .or
      probe.position = end
    }
    if mark != nil { cursor = probe }
    return mark
  }

  // MARK: The same amount again

  /// Reads the same amount in other units, each after a slash or in parentheses.
  mutating func readAlternates() throws(ParseError) -> [Phrase] {
    var alternates: [Phrase] = []
    while !cursor.isAtEnd, let alternate = try readAlternate() { alternates.append(alternate) }
    return alternates
  }

  /// Reads `/1lb` or ` (about 95 g)` after an amount.
  mutating func readAlternate() throws(ParseError) -> Phrase? {
    var probe = self
    probe.cursor.skipSpaces()
    let isGroup = probe.cursor.skip("(")
    guard isGroup || purpose != .expression && probe.cursor.skip("/") else { return nil }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd else { return nil }
    guard let phrase = isLenient ? try probe.readPhrase() : try? probe.readPhrase(),
      !phrase.lower.isNumber
    else { return nil }
    if isGroup {
      probe.cursor.skipSpaces()
      guard probe.cursor.skip(")") else { return nil }
    }
    self = probe
    return phrase
  }
}

extension Operand {
  fileprivate func isLess(than other: Operand) -> Bool {
    if let number, let other = other.number { return number < other }
    return Meaning.pairs(meanings, other.meanings)
      .contains { $0.amount.tickCount < $1.amount.tickCount }
  }
}
