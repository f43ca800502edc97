/// What a text gives for an amount, before it is asked which kind it is of.
struct Phrase {
  var lower: ExpressionOperand
  var upper: ExpressionOperand
  var isApproximate = false
  /// Whether a hyphen joins number and unit, as in `10-ounce`: it tells of what size something is.
  var isHyphenated = false

  var isRange: Bool { lower.value != upper.value }

  /// Where it stands, without `about`.
  var range: Range<Int> { start..<end }
  private var start: Int { min(lower.range.lowerBound, upper.range.lowerBound) }
  private var end: Int { max(lower.range.upperBound, upper.range.upperBound) }

  var unit: AnyUnit? {
    if case .amount(let amount) = upper.value { return amount.unit }
    return nil
  }
}

extension ExpressionReader {
  /// Reads an amount, a count or a range of them, or gives `nil` if none begins here.
  ///
  ///     phrase = [about] amount [ (to | - | or) amount ] { (plus | and | minus) amount }
  mutating func readPhrase() throws(ParseError) -> Phrase? {
    let isApproximate = skipApproximation()
    cursor.skipSpaces()
    guard let first = try readAmount() else { return nil }
    var phrase = Phrase(
      lower: first, upper: first, isApproximate: isApproximate, isHyphenated: wasHyphenated)
    if cursor.isAtEnd { return phrase }
    if try readUpperEnd(of: &phrase) { return phrase }
    while let (operand, isPlus) = try readFurtherAmount(than: phrase.lower) {
      let sum =
        isPlus ? try phrase.lower.adding(operand) : try phrase.lower.subtracting(operand)
      (phrase.lower, phrase.upper) = (sum, sum)
    }
    return phrase
  }

  /// Steps over `~`, `about` and the like.
  private mutating func skipApproximation() -> Bool {
    if cursor.skip("~") || cursor.skip("≈") { return true }
    guard cursor.isAtLetter else { return false }
    return cursor.skipWord("about") || cursor.skipWord("approximately")
      || cursor.skipWord("around") || cursor.skipWord("ca.") || cursor.skipWord("approx.")
      || cursor.skipWord("roughly")
  }

  // MARK: Ranges

  /// Reads ` to 3 teaspoons`, `-3 tsp`, ` or 3` behind the lower end.
  private mutating func readUpperEnd(of phrase: inout Phrase) throws(ParseError) -> Bool {
    var probe = self
    guard let isOr = probe.cursor.skipRangeMark() else { return false }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let upper = try probe.readAmount() else { return false }
    switch (phrase.lower.value, upper.value) {
    case (.number(let number), .amount(let amount)):
      // `2-3 tsp`: the unit of both.
      guard let ticks = number.times(amount.unit.tickCount) else {
        throw tooLarge(phrase.lower.range)
      }
      phrase.lower = ExpressionOperand(
        .amount(AnyAmount(tickCount: ticks, unit: amount.unit)), at: phrase.lower.range)
    case (.amount(let lower), .amount(let amount)):
      guard lower.unit.kind == amount.unit.kind, !isOr || lower.unit == amount.unit else {
        return false
      }
    case (.number, .number): break
    case (.amount, .number): return false
    }
    phrase.upper = upper
    phrase.isHyphenated = probe.wasHyphenated
    if phrase.upper.isLess(than: phrase.lower) { swap(&phrase.lower, &phrase.upper) }
    self = probe
    return true
  }

  /// Reads ` plus 2 tablespoons` behind an amount of the same kind.
  private mutating func readFurtherAmount(
    than first: ExpressionOperand
  ) throws(ParseError) -> (ExpressionOperand, isPlus: Bool)? {
    guard case .amount(let amount) = first.value else { return nil }
    var probe = self
    probe.cursor.skipSpaces()
    guard let isPlus = probe.skipPlusOrMinus() else { return nil }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let operand = try probe.readAmount() else { return nil }
    guard case .amount(let other) = operand.value, other.unit.kind == amount.unit.kind else {
      return nil
    }
    self = probe
    return (operand, isPlus)
  }

  // MARK: The same amount again

  /// Reads `/1lb` or ` (about 95 g)` behind an amount.
  mutating func readAlternate() throws(ParseError) -> Phrase? {
    var probe = self
    probe.cursor.skipSpaces()
    let isGroup = probe.cursor.skip("(")
    guard isGroup || probe.cursor.skip("/") else { return nil }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let phrase = try probe.readPhrase(), phrase.unit != nil else {
      return nil
    }
    if isGroup {
      probe.cursor.skipSpaces()
      guard probe.cursor.skip(")") else { return nil }
    }
    self = probe
    return phrase
  }
}

extension ByteCursor {
  /// Steps over what stands between the ends of a range; tells whether it is `or`, or gives `nil`
  /// if it is nothing of the kind.
  fileprivate mutating func skipRangeMark() -> Bool? {
    var probe = self
    probe.skipSpaces()
    if probe.skip("–") || probe.skip("—") || probe.skip("-") {
      // `16- to 9-pound`
      _ = probe.skipWord("to")
    } else if probe.skipWord("or") {
      self = probe
      return true
    } else if !probe.skipWord("to") {
      return nil
    }
    self = probe
    return false
  }
}

extension ExpressionOperand {
  fileprivate func isLess(than other: ExpressionOperand) -> Bool {
    switch (value, other.value) {
    case (.amount(let amount), .amount(let other)): amount.tickCount < other.tickCount
    case (.number(let number), .number(let other)): number < other
    case (.amount, .number), (.number, .amount): false
    }
  }
}
