import QuantityCore

// The same amount in other units: `2 cups (240 ml)`, `450g/1lb flour`. But `500 g / 120 g flour`
// may be a quotient of two amounts.

extension Grammar {
  /// Reads `/1lb` or ` (about 95 g)` after an amount.
  ///
  /// - Parameter slashDivides: whether a slash divides unless an ingredient follows, as in
  ///   `450g/1lb flour`.
  mutating func readAlternate(slashDivides: Bool) throws(ParseError) -> Phrase? {
    var probe = afterSpaces
    let isGroup = probe.cursor.skip("(")
    guard isGroup || probe.cursor.skip("/") else { return nil }
    probe.cursor.skipSpaces()
    guard !probe.cursor.isAtEnd, let phrase = try? probe.readPhrase(), !phrase.first.isNumber else {
      return nil
    }
    if isGroup {
      probe.cursor.skipSpaces()
      guard probe.cursor.skip(")") else { return nil }
    } else if slashDivides, !probe.isBeforeRemark {
      return nil
    }
    self = probe
    return phrase
  }

  /// Whether something other than an operator follows: an ingredient, or the same amount in other
  /// units.
  var isBeforeRemark: Bool {
    let probe = afterSpaces
    let isRemark =
      probe.cursor.endOfWord() > probe.cursor.position || probe.cursor.isAtDigit
      || probe.cursor.peek() == "("
    let word = probe.cursor.keyword?.word
    return isRemark && word?.joinsAmounts != true && (word == .of || !probe.isAtOperatorInWords)
  }

  /// The offset of a slash, if one follows.
  var slashAhead: Int? {
    let next = cursor.afterSpaces
    return next.isAt("/") ? next.position : nil
  }

  /// Refuses an amount after a slash or in parentheses that isn't the previous one in another unit:
  /// nobody would notice that it was dropped.
  func expectSame(
    _ alternate: Phrase, as phrase: Phrase, after slash: Int?
  ) throws(ParseError) {
    // Only the density of flour could show whether `225g/1½ cups flour` is the same twice.
    let isSpaced = slash.map { cursor.bytes[$0 - 1] == 0x20 } ?? false
    if !isSpaced, !phrase.last.isOfOneKind(with: alternate.last) { return }
    // Parentheses often hold the measure of another country: `1 tbsp (20 ml)`.
    let tolerance = slash == nil ? Fraction(reduced: 1, 3) : Fraction(reduced: 3, 20)
    let isSame =
      phrase.first.isSame(as: alternate.first, within: tolerance)
      && phrase.last.isSame(as: alternate.last, within: tolerance)
    // After a slash, the same unit is a divisor: `2 cups / 2 cups flour`.
    let (unit, other) = (phrase.last.unit, alternate.last.unit)
    if isSame, slash == nil || unit != other { return }
    if slash == nil {
      throw ParseError(
        .invalidOperation, at: alternate.range,
        "\(quote(alternate.range)) is another amount than \(quote(phrase.range))",
        hint: "leave out one of them")
    }
    throw ParseError(
      .invalidOperation, at: alternate.range, "cannot divide by an amount of an ingredient",
      hint:
        "leave out the ingredient, or write the same amount in other units, as in 450g/1lb flour")
  }
}

extension Operand {
  /// Whether another operand has a single meaning, of the kind of this one.
  fileprivate func isOfOneKind(with other: Operand) -> Bool {
    guard case .amount(let amount) = other.value else { return false }
    return amount.unit.kind == unit?.kind
  }

  /// Whether two amounts are of one kind and differ by at most a part of the larger one.
  fileprivate func isSame(as other: Operand, within part: Fraction) -> Bool {
    AmountMeaning.pairs(meanings, other.meanings).contains { left, right in
      let counts = [left.ticks.count.magnitude, right.ticks.count.magnitude].sorted()
      let (numerator, denominator) = part.magnitudes
      return counts[1] - counts[0] <= counts[1] / denominator * numerator
    }
  }
}
