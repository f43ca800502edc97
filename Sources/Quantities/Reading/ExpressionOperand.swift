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

  func adding(_ other: ExpressionOperand) throws(ParseError) -> ExpressionOperand {
    try combined(with: other, .addition)
  }

  func subtracting(_ other: ExpressionOperand) throws(ParseError) -> ExpressionOperand {
    try combined(with: other, .subtraction)
  }

  private enum Combination {
    case addition, subtraction

    /// The message for operands that do not go together.
    func refusal(of right: String, _ left: String) -> String {
      switch self {
      case .addition: "cannot add \(right) to \(left)"
      case .subtraction: "cannot subtract \(right) from \(left)"
      }
    }
  }

  private func combined(
    with other: ExpressionOperand, _ operation: Combination
  ) throws(ParseError) -> ExpressionOperand {
    let range = range.lowerBound..<other.range.upperBound
    switch (value, other.value) {
    case (.amount(let left), .amount(let right)):
      guard left.unit.kind == right.unit.kind else {
        throw ParseError(
          .incompatibleKinds, at: other.range,
          operation.refusal(of: right.unit.kind.name, left.unit.kind.name))
      }
      let (left, unit, right) = (left.tickCount, left.unit, right.tickCount)
      let result =
        operation == .addition
        ? left.addingReportingOverflow(right) : left.subtractingReportingOverflow(right)
      guard !result.overflow else { throw tooLarge(range) }
      return ExpressionOperand(
        .amount(AnyAmount(tickCount: result.partialValue, unit: unit)), at: range)
    case (.number(let left), .number(let right)):
      return try number(
        operation == .addition
          ? left.addingReportingOverflow(right) : left.subtractingReportingOverflow(right), range)
    case (.amount(let left), .number):
      throw ParseError(
        .missingUnit, at: other.range,
        operation.refusal(of: "a number without a unit", left.unit.kind.name))
    case (.number, .amount(let right)):
      throw ParseError(
        .missingUnit, at: self.range,
        operation.refusal(of: right.unit.kind.name, "a number without a unit"))
    }
  }

  func multiplied(by other: ExpressionOperand) throws(ParseError) -> ExpressionOperand {
    let range = range.lowerBound..<other.range.upperBound
    switch (value, other.value) {
    case (.amount(let amount), .number(let factor)), (.number(let factor), .amount(let amount)):
      guard let ticks = factor.times(amount.tickCount) else { throw tooLarge(range) }
      return ExpressionOperand(.amount(AnyAmount(tickCount: ticks, unit: amount.unit)), at: range)
    case (.number(let left), .number(let right)):
      return try number(left.multipliedReportingOverflow(by: right), range)
    case (.amount(let left), .amount(let right)):
      throw ParseError(
        .invalidOperation, at: range,
        "cannot multiply \(left.unit.kind.name) by \(right.unit.kind.name)")
    }
  }

  func divided(by other: ExpressionOperand) throws(ParseError) -> ExpressionOperand {
    let range = range.lowerBound..<other.range.upperBound
    guard !other.isZero else {
      throw ParseError(.divisionByZero, at: other.range, "cannot divide by zero")
    }
    switch (value, other.value) {
    case (.amount(let amount), .number(let divisor)):
      guard let ticks = divisor.dividing(amount.tickCount) else { throw tooLarge(range) }
      return ExpressionOperand(.amount(AnyAmount(tickCount: ticks, unit: amount.unit)), at: range)
    case (.number(let left), .number(let divisor)):
      return try number(left.dividedReportingOverflow(by: divisor), range)
    case (.amount(let left), .amount(let right)):
      guard left.unit.kind == right.unit.kind else {
        throw ParseError(
          .incompatibleKinds, at: range,
          "cannot divide \(left.unit.kind.name) by \(right.unit.kind.name)")
      }
      let ratio = Fraction(
        magnitude: left.tickCount.magnitude, over: right.tickCount.magnitude,
        isNegative: (left.tickCount < 0) != (right.tickCount < 0))
      guard let ratio else { throw tooLarge(range) }
      return ExpressionOperand(.number(ratio), at: range)
    case (.number, .amount(let amount)):
      throw ParseError(
        .invalidOperation, at: range, "cannot divide a number by \(amount.unit.kind.name)",
        hint: "a fraction is written without spaces, such as 1/2")
    }
  }

  private var isZero: Bool {
    switch value {
    case .amount(let amount): amount.tickCount == 0
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
