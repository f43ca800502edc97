import QuantityCore

// Factors in words after an amount: `3/4 cup halved in tbsp`, `3 cups divided into 4`,
// `2 cups reduced by 25%`, `25% off 2 cups`.

extension Grammar {
  /// Applies the factors in words after an amount; returns whether there are any.
  ///
  /// They end the text or precede a conversion. Before other words, `halved` belongs to an
  /// ingredient: `1 cup halved cherries`.
  mutating func readFactorsInWords(of amount: inout Operand) throws(ParseError) -> Bool {
    var isChanged = false
    while !cursor.isAtEnd, let (changed, rest) = try changedInWords(amount) {
      amount = changed
      amount.range = amount.range.lowerBound..<rest.cursor.position
      self = rest
      isChanged = true
    }
    return isChanged
  }

  /// Returns the amount after one factor, and the grammar behind it.
  private func changedInWords(_ amount: Operand) throws(ParseError) -> (Operand, Grammar)? {
    var probe = self
    _ = probe.cursor.skipComma()
    probe.cursor.skipSpaces()
    guard probe.cursor.isAtLetter else { return nil }
    let start = probe.cursor.position
    var changed = amount
    if let factor = probe.cursor.readParticiple() {
      guard probe.endsAmount else { return nil }
      changed = try amount.multiplied(
        by: Operand(.number(factor), at: start..<probe.cursor.position))
    } else if let sign = probe.cursor.skipChange() {
      guard let part = probe.readShareOfChange(), probe.endsAmount else { return nil }
      changed = try probe.join(amount, sign, part)
    } else if let parts = probe.readParts(of: amount), probe.endsAmount {
      changed = try amount.divided(by: parts)
    } else {
      return nil
    }
    return (changed, probe)
  }

  /// Whether the text ends here, or a conversion or another factor follows.
  private var endsAmount: Bool {
    var probe = afterSpaces
    if probe.cursor.isAtEnd || probe.skipConversion() { return true }
    return probe.cursor.readParticiple() != nil
  }

  /// Reads the share after `increased by`: `25%`, `half`, `a third`.
  mutating func readShareOfChange() -> Operand? {
    guard var part = try? readOperand() else { return nil }
    // `reduced by a third`
    if let number = part.number, number < Fraction(1) { part.isPercentage = true }
    return part
  }

  /// Reads the amount that a percentage changes: `20% off 1 cup`, `10% more than 300 ml`.
  mutating func readChange(by share: Operand) throws(ParseError) -> Operand? {
    guard isExpression, share.isPercentage, let sign = cursor.skipComparison() else { return nil }
    var (whole, share) = (try readOperand(), share)
    let range = share.range.lowerBound..<cursor.position
    (whole.range, share.range) = (range, range)
    return try whole.joined(sign, whole.multiplied(by: share))
  }

  /// Reads how an amount is divided: `in half`, `into thirds`, `split into 4 parts`, `split 4 ways`,
  /// `between 4 people`.
  private mutating func readParts(of amount: Operand) -> Operand? {
    let isDivided = cursor.skipWord(of: ["cut", "split", "divided", "shared"])
    if cursor.skipWord(of: ["between", "among"]) { return readSharers() }
    let isInto = cursor.skipWord("into")
    guard isInto || cursor.skipWord("in") || isDivided && cursor.isBeforeNumber(decimalMark) else {
      return nil
    }
    cursor.skipSpaces()
    let start = cursor.position
    if let (word, end) = cursor.keyword {
      switch word {
      case .fraction(2):
        cursor.position = end
        return Operand(.number(Fraction(2)), at: start..<end)
      case .fractions(let parts):
        cursor.position = end
        return Operand(.number(Fraction(Int(parts))), at: start..<end)
      default: break
      }
    }
    guard let count = readNumberOfParts() else { return nil }
    _ = cursor.skipWord("equal") || cursor.skipWord("even")
    let isNamed = cursor.skipWord(of: ["parts", "pieces", "portions", "servings", "ways", "shares"])
    // `in 4` may be the beginning of anything.
    return isNamed || isDivided || isInto ? count : nil
  }

  /// Reads the `4 people` of `between 4 people`.
  private mutating func readSharers() -> Operand? {
    guard let count = readNumberOfParts() else { return nil }
    _ = skipThing()
    return count
  }

  private mutating func readNumberOfParts() -> Operand? {
    cursor.skipSpaces()
    let start = cursor.position
    guard cursor.isBeforeNumber(decimalMark), let number = (try? readNumber())?.fraction,
      number > .zero
    else { return nil }
    return Operand(.number(number), at: start..<cursor.position)
  }
}

extension ByteCursor {
  /// Skips `halved`, `doubled` or the like, and returns the factor.
  fileprivate mutating func readParticiple() -> Fraction? {
    let factors: [(StaticString, Fraction)] = [
      ("halved", Fraction(reduced: 1, 2)), ("doubled", Fraction(2)), ("tripled", Fraction(3)),
      ("quartered", Fraction(reduced: 1, 4)), ("quadrupled", Fraction(4)),
    ]
    for (word, factor) in factors where skipWord(word) { return factor }
    return nil
  }

  /// Skips `more than`, `less than` or `off`, and returns the sign.
  fileprivate mutating func skipComparison() -> Operand.Operation? {
    if skipWords("more", "than") { return .plus }
    return skipWords("less", "than") || skipWord("off") ? .minus : nil
  }

  /// Skips `increased by` or `reduced by`, and returns the sign.
  fileprivate mutating func skipChange() -> Operand.Operation? {
    var probe = self
    let isIncrease = probe.skipWord("increased")
    guard isIncrease || probe.skipWord(of: ["reduced", "decreased"]), probe.skipWord("by") else {
      return nil
    }
    self = probe
    return isIncrease ? .plus : .minus
  }
}
