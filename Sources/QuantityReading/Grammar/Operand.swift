import QuantityCore

/// A value in a text, and its range.
struct Operand {
  var value: Value
  var range: Range<Int>
  /// The range of its last unit's name; empty for a number.
  var unitRange = 0..<0
  /// Whether a hyphen joins its number and its unit, as in `10-ounce`.
  var isHyphenated = false
  /// Whether it was written in percent: `10%` has the number 1/10.
  var isPercentage = false
  /// The range of a time of two numbers that nothing has settled: `1:30` is read as minutes and
  /// seconds, but can be hours and minutes.
  var shortTime: Range<Int>?

  enum Value {
    case number(Fraction)
    /// A ratio of amounts whose names had several meanings.
    case ratio(Fraction, OpenAmount)
    case amount(AnyAmount)
    /// An amount with several meanings, or one that isn't a whole number of ticks.
    case open(OpenAmount)
    /// A quotient of two amounts, with all its meanings.
    case quotient(OpenQuotient)

    /// Makes an amount with a single meaning.
    init(_ ticks: ExactTicks, _ unit: AnyUnit) {
      self =
        ticks.isWhole
        ? .amount(AnyAmount(tickCount: ticks.count, unit: unit))
        : .open(OpenAmount([AmountMeaning(ticks, unit: unit)], unclear: nil, conflict: nil))
    }
  }

  init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }

  init(_ amount: AnyAmount, at range: Range<Int>) { self.init(.amount(amount), at: range) }

  /// The number; `nil` for an amount or a quotient.
  var number: Fraction? {
    switch value {
    case .number(let number), .ratio(let number, _): number
    case .amount, .open, .quotient: nil
    }
  }

  var isNumber: Bool { number != nil }

  /// The unit of an amount, or of its first meaning.
  var unit: AnyUnit? {
    switch value {
    case .number, .ratio, .quotient: nil
    case .amount(let amount): amount.unit
    case .open(let open): open.meanings[0].unit
    }
  }

  /// The operand's kind in messages: `volume`.
  var kindName: String {
    if case .quotient(let open) = value { return open.quotients[0].kindName }
    return unit?.kind.name ?? "a number without a unit"
  }

  var isZero: Bool {
    switch value {
    case .number(let number), .ratio(let number, _): number == .zero
    case .amount(let amount): amount.tickCount == 0
    case .open(let open): open.meanings.allSatisfy { $0.ticks.isZero }
    case .quotient(let open): open.quotients.allSatisfy { $0.ratio == .zero }
    }
  }
}

// MARK: Sums

extension Operand {
  /// The operation that joins two amounts.
  enum Operation {
    case plus, minus

    fileprivate func message(_ left: String, _ right: String) -> String {
      switch self {
      case .plus: "cannot add \(right) to \(left)"
      case .minus: "cannot subtract \(right) from \(left)"
      }
    }

    fileprivate func join(_ left: AnyAmount, _ right: AnyAmount) -> AnyAmount? {
      let result =
        self == .plus
        ? left.tickCount.addingReportingOverflow(right.tickCount)
        : left.tickCount.subtractingReportingOverflow(right.tickCount)
      return result.overflow ? nil : AnyAmount(tickCount: result.partialValue, unit: left.unit)
    }

    fileprivate func join(_ left: ExactTicks, _ right: ExactTicks) -> ExactTicks? {
      self == .plus ? left.adding(right) : left.subtracting(right)
    }
  }

  /// Adds or subtracts another operand.
  func joined(_ sign: Operation, _ other: Operand) throws(ParseError) -> Operand {
    let range = range.lowerBound..<other.range.upperBound
    if case .amount(let left) = value, case .amount(let right) = other.value {
      guard left.unit.kind == right.unit.kind else { throw incompatible(other, sign) }
      guard let sum = sign.join(left, right) else { throw tooLarge(range) }
      return replacing(.amount(sum), range, unitOf: other)
    }
    switch (number, other.number) {
    case (let left?, let right?):
      return try number(
        sign == .plus
          ? left.addingReportingOverflow(right) : left.subtractingReportingOverflow(right),
        with: other, range)
    case (_?, nil):
      throw ParseError(.missingUnit, at: self.range, sign.message(kindName, other.kindName))
    case (nil, _?):
      throw ParseError(.missingUnit, at: other.range, sign.message(kindName, other.kindName))
    case (nil, nil):
      let conflict = incompatible(other, sign)
      if isQuotient, var sum = try joinedQuotient(sign, other, conflict, tooLarge(range)) {
        sum.range = range
        return sum
      }
      let pairs = AmountMeaning.pairs(meanings, other.meanings)
      guard !pairs.isEmpty else { throw unclear(with: other) ?? conflict }
      var sums: [AmountMeaning] = []
      for (left, right) in pairs {
        guard let sum = sign.join(left.ticks, right.ticks) else { throw tooLarge(range) }
        sums.append(left.joined(right, ticks: sum))
      }
      let open = OpenAmount(
        sums, unclear: unclear(with: other), conflict: conflict)
      return replacing(.open(open), range, unitOf: other)
    }
  }

  private func incompatible(_ other: Operand, _ sign: Operation) -> ParseError {
    ParseError(.incompatibleKinds, at: other.range, sign.message(kindName, other.kindName))
  }
}

// MARK: Results

extension Operand {
  func number(
    _ result: (partialValue: Fraction, overflow: Bool), with other: Operand, _ range: Range<Int>
  ) throws(ParseError) -> Operand {
    guard !result.overflow else { throw tooLarge(range) }
    for case .ratio(_, let choice) in [value, other.value] {
      // Drop the quotients that the ratio could be instead: the result can't.
      let choice = choice.replacing(choice.meanings)
      return Operand(.ratio(result.partialValue, choice), at: range)
    }
    return Operand(.number(result.partialValue), at: range)
  }

  func replacing(
    _ value: Value, _ range: Range<Int>, unitOf other: Operand
  ) -> Operand {
    var result = Operand(value, at: range)
    result.unitRange = other.unitRange
    result.shortTime = shortTime ?? other.shortTime
    return result
  }

  func tooLarge(_ range: Range<Int>) -> ParseError {
    ParseError(.tooLarge, at: range, "the result is too large: it does not fit 128 bits")
  }
}
