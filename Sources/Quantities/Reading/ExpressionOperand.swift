/// A value in an expression, and where it stands in the text.
struct ExpressionOperand {
  let value: ExpressionValue
  let range: Range<Int>

  init(_ value: ExpressionValue, at range: Range<Int>) {
    self.value = value
    self.range = range
  }

  func negated(at range: Range<Int>) throws(ParseError) -> ExpressionOperand {
    try ExpressionOperand(.number(Fraction(-1)), at: range).multiplied(by: self)
  }

  func adding(
    _ other: ExpressionOperand, from start: Int
  ) throws(ParseError) -> ExpressionOperand {
    let range = start..<other.range.upperBound
    switch (value, other.value) {
    case (.amount(let left), .amount(let right)):
      guard left.kind == right.kind else {
        throw ParseError(
          .incompatibleKinds, at: other.range,
          "cannot add \(right.kind.name) to \(left.kind.name)")
      }
      let sum = left.ticks.count.addingReportingOverflow(right.ticks.count)
      guard !sum.overflow else { throw tooLarge(range) }
      return ExpressionOperand(
        .amount(AnyAmount(ticks: Ticks(sum.partialValue), unit: left.unit)), at: range)
    case (.number(let left), .number(let right)):
      return try number(left.addingReportingOverflow(right), range)
    case (.amount(let amount), .number), (.number, .amount(let amount)):
      throw ParseError(
        .missingUnit, at: other.range,
        "cannot add a number without a unit to \(amount.kind.name)")
    }
  }

  func subtracting(
    _ other: ExpressionOperand, from start: Int
  ) throws(ParseError) -> ExpressionOperand {
    try adding(try other.negated(at: other.range), from: start)
  }

  func multiplied(by other: ExpressionOperand) throws(ParseError) -> ExpressionOperand {
    let range = range.lowerBound..<other.range.upperBound
    switch (value, other.value) {
    case (.amount(let amount), .number(let factor)), (.number(let factor), .amount(let amount)):
      guard let ticks = factor.checkedTicks(per: amount.ticks) else { throw tooLarge(range) }
      return ExpressionOperand(.amount(AnyAmount(ticks: ticks, unit: amount.unit)), at: range)
    case (.number(let left), .number(let right)):
      return try number(left.multipliedReportingOverflow(by: right), range)
    case (.amount(let left), .amount(let right)):
      throw ParseError(
        .invalidOperation, at: range,
        "cannot multiply \(left.kind.name) by \(right.kind.name)")
    }
  }

  func divided(by other: ExpressionOperand) throws(ParseError) -> ExpressionOperand {
    let range = range.lowerBound..<other.range.upperBound
    guard !other.isZero else {
      throw ParseError(.divisionByZero, at: other.range, "cannot divide by zero")
    }
    switch (value, other.value) {
    case (_, .number(let divisor)):
      let (inverse, overflow) = Fraction(1).dividedReportingOverflow(by: divisor)
      guard !overflow else { throw tooLarge(range) }
      return try multiplied(by: ExpressionOperand(.number(inverse), at: other.range))
    case (.amount(let left), .amount(let right)):
      guard left.kind == right.kind else {
        throw ParseError(
          .incompatibleKinds, at: range,
          "cannot divide \(left.kind.name) by \(right.kind.name)")
      }
      let ratio = Fraction(
        magnitude: left.ticks.count.magnitude, over: right.ticks.count.magnitude,
        isNegative: (left.ticks < .zero) != (right.ticks < .zero))
      guard let ratio else { throw tooLarge(range) }
      return ExpressionOperand(.number(ratio), at: range)
    case (.number, .amount(let amount)):
      throw ParseError(
        .invalidOperation, at: range, "cannot divide a number by \(amount.kind.name)")
    }
  }

  private var isZero: Bool {
    switch value {
    case .amount(let amount): amount.ticks == .zero
    case .number(let number): number == .zero
    }
  }

  private func number(
    _ result: (partialValue: Fraction, overflow: Bool), _ range: Range<Int>
  ) throws(ParseError) -> ExpressionOperand {
    guard !result.overflow else { throw tooLarge(range) }
    return ExpressionOperand(.number(result.partialValue), at: range)
  }

  private func tooLarge(_ range: Range<Int>) -> ParseError {
    ParseError(.tooLarge, at: range, "the result is too large: it does not fit 128 bits")
  }
}
