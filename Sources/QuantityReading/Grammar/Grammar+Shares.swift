import QuantityCore

// Shares in percent: `350 g as % of 500 g`, `what percent of 500 g is 350 g`, `10 mg/kg as %`.

extension Grammar {
  /// Reads `%` or `% of 500 g` after `as`, and converts the value to a percentage; returns whether
  /// it is there.
  mutating func readShareTarget(of value: inout Operand) throws(ParseError) -> Bool {
    guard isExpression else { return false }
    let start = cursor.position
    var probe = cursor
    _ = probe.skip(.article)
    guard probe.skipPercent() else { return false }
    cursor = probe
    let range = value.range.lowerBound..<cursor.position
    if cursor.skip(.of) {
      value = try share(value, of: try readOperand(), at: range.lowerBound)
    } else if let ratio = value.ratioOfOneKind {
      value = Operand(.number(ratio), at: range)
    } else if !value.isNumber {
      throw ParseError(
        .incompatibleKinds, at: start..<cursor.position,
        "cannot convert \(value.kindName) to a percentage",
        hint: "name the whole, as in 350 g as % of 500 g")
    }
    value.isPercentage = true
    return true
  }

  /// Reads `what percent of 500 g is 350 g` or `what percent is 350 g of 500 g`; returns `nil` if
  /// another question is here.
  mutating func readShareAsked() throws(ParseError) -> ParsedText? {
    var probe = self
    guard probe.cursor.skipWord("what"), probe.cursor.skipPercent() else { return nil }
    let isPartFirst = probe.cursor.skipWord(of: ["is", "are"])
    guard isPartFirst || probe.cursor.skip(.of) else { return nil }
    self = probe
    let start = cursor.position
    let first = try readOperand()
    guard isPartFirst ? cursor.skip(.of) : cursor.skipWord(of: ["is", "are"]) else {
      throw ParseError(
        .incomplete, at: start..<cursor.position,
        isPartFirst ? "expected 'of' and the whole" : "expected 'is' and the part",
        hint: "write a whole question, such as what percent of 500 g is 350 g")
    }
    let second = try readOperand()
    var share =
      isPartFirst
      ? try share(first, of: second, at: start) : try share(second, of: first, at: start)
    share.isPercentage = true
    try expectEnd()
    return ParsedText(phrase: Phrase(share))
  }

  /// Returns a part as a fraction of the whole.
  private func share(
    _ part: Operand, of whole: Operand, at start: Int
  ) throws(ParseError) -> Operand {
    let range = start..<max(start, cursor.position)
    var (part, whole) = (part, whole)
    (part.range, whole.range) = (range, range)
    let share = try part.divided(by: whole)
    guard share.isNumber else {
      throw ParseError(
        .incompatibleKinds, at: range, "\(part.kindName) is no part of \(whole.kindName)")
    }
    return share
  }
}

extension Operand {
  /// The number that a rate of one kind equals: a hundredth for `10 g/kg`.
  fileprivate var ratioOfOneKind: Fraction? {
    let rate = quotients.first { $0.names.isDefault } ?? quotients.first
    guard let rate = rate?.quotient, rate.secondDenominatorUnit == nil,
      rate.numeratorUnit.kind == rate.denominatorUnit.kind
    else { return nil }
    return rate.ratio
  }
}
