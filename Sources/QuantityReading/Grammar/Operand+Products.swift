import QuantityCore

// Products and quotients of operands.

extension Operand {
  func negated(at range: Range<Int>) throws(ParseError) -> Operand {
    var result = try multiplied(by: Operand(.number(Fraction(-1)), at: range))
    result.range = range
    return result
  }

  func multiplied(by other: Operand) throws(ParseError) -> Operand {
    let range = range.lowerBound..<other.range.upperBound
    if isQuotient || other.isQuotient {
      let (quotient, factor) = isQuotient ? (self, other) : (other, self)
      let conflict = cannotMultiply(by: other, range)
      return try quotient.multipliedQuotient(by: factor, conflict, tooLarge(range))
        .at(range, or: unclear(with: other) ?? conflict)
    }
    switch (number, other.number) {
    case (let left?, let right?):
      return try number(left.multipliedReportingOverflow(by: right), with: other, range)
    case (nil, let factor?): return try mapped(range) { $0.times(factor) }.noting(other)
    case (let factor?, nil): return try other.mapped(range) { $0.times(factor) }.noting(self)
    case (nil, nil): throw cannotMultiply(by: other, range)
    }
  }

  private func cannotMultiply(by other: Operand, _ range: Range<Int>) -> ParseError {
    ParseError(
      .invalidOperation, at: range, "cannot multiply \(kindName) by \(other.kindName)")
  }

  /// - Parameters:
  ///   - makesQuotients: whether an amount divided by one of another kind is a quotient.
  ///   - isRate: whether the kinds may be equal, and both units are kept: `10 mg/kg`, but not
  ///     `10 mg / 1 kg`.
  func divided(
    by other: Operand, makesQuotients: Bool = false, isRate: Bool = false
  ) throws(ParseError) -> Operand {
    let range = range.lowerBound..<other.range.upperBound
    guard !other.isZero else {
      throw ParseError(.divisionByZero, at: other.range, "cannot divide by zero")
    }
    if isQuotient || other.isQuotient {
      let conflict = cannotDivide(by: other, range)
      return try dividedAsQuotient(by: other, conflict, tooLarge(range))
        .at(range, or: unclear(with: other) ?? conflict)
    }
    switch (number, other.number) {
    case (let left?, let divisor?):
      return try number(left.dividedReportingOverflow(by: divisor), with: other, range)
    case (nil, let divisor?): return try mapped(range) { $0.divided(by: divisor) }.noting(other)
    case (_?, nil):
      throw ParseError(
        .invalidOperation, at: range, "cannot divide a number by \(other.kindName)",
        hint: "a fraction is written without spaces, such as 1/2")
    case (nil, nil):
      if !isRate, case .amount(let left) = value, case .amount(let right) = other.value,
        left.unit.kind == right.unit.kind
      {
        let ticks = (ExactTicks(left.tickCount), ExactTicks(right.tickCount))
        return Operand(.number(try ratio(ticks.0, ticks.1, range)), at: range)
      }
      let conflict = cannotDivide(by: other, range)
      let quotients =
        makesQuotients && LinkedParts.hasQuestions
        ? try quotients(per: other, isRate: isRate, conflict, tooLarge(range)) : nil
      let pairs = AmountMeaning.pairs(meanings, other.meanings)
      // In `5 m/s`, only the `s` is a time by default, so the `m` is a length.
      if isRate,
        pairs.contains(where: {
          !$0.0.isAnchored && !$0.0.presumptions.isEmpty && $0.1.isAnchored
        })
      {
        throw ParseError(
          .unsupportedKind, at: range, "meters over a time are a speed",
          hint: "write 'min' for minutes")
      }
      guard !pairs.isEmpty, !isRate else {
        return try quotients.map { Operand(.quotient($0), at: range) }
          .at(range, or: unclear(with: other) ?? conflict)
      }
      let open = OpenAmount(
        pairs.map { $0.joined($1) }, unclear: unclear(with: other),
        conflict: conflict)
      let index = try open.chosenIndex()
      let ratio = try ratio(pairs[index].0.ticks, pairs[index].1.ticks, range)
      let choice = OpenAmount(
        [open.meanings[index]], unclear: nil, conflict: conflict, quotients: quotients)
      return Operand(.ratio(ratio, choice), at: range)
    }
  }

  private func cannotDivide(by other: Operand, _ range: Range<Int>) -> ParseError {
    ParseError(
      .incompatibleKinds, at: range, "cannot divide \(kindName) by \(other.kindName)",
      hint: isQuotient ? "a rate has at most two units below, of different kinds" : nil)
  }

  private func ratio(
    _ left: ExactTicks, _ right: ExactTicks, _ range: Range<Int>
  ) throws(ParseError) -> Fraction {
    guard let ratio = left.ratio(to: right) else { throw tooLarge(range) }
    return ratio
  }

  /// Changes the ticks in every meaning of an amount.
  private func mapped(
    _ range: Range<Int>, _ change: (ExactTicks) -> ExactTicks?
  ) throws(ParseError) -> Operand {
    switch value {
    case .number, .ratio, .quotient: return self
    case .amount(let amount):
      guard let ticks = change(ExactTicks(amount.tickCount)) else { throw tooLarge(range) }
      return replacing(Value(ticks, amount.unit), range, unitOf: self)
    case .open(let open):
      var changed = open.meanings
      for index in changed.indices {
        guard let ticks = change(changed[index].ticks) else { throw tooLarge(range) }
        changed[index].ticks = ticks
      }
      return replacing(.open(open.replacing(changed)), range, unitOf: self)
    }
  }
}
