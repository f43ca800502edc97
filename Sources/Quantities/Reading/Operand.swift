/// A value in a text, and where it stands.
struct Operand {
  var value: Value
  var range: Range<Int>
  /// Where the name of its last unit stands; empty for a number.
  var unitRange = 0..<0
  /// Whether a hyphen joins its number and its unit, as in `10-ounce`.
  var isHyphenated = false
  /// How many bytes its first group of digits has, if a plain space joins it to the next one, as in
  /// `2 400 g`; one byte, because operands are copied often.
  var groupLength: UInt8 = 0

  /// Where that group ends.
  var groupEnd: Int? { groupLength == 0 ? nil : range.lowerBound + Int(groupLength) }

  enum Value {
    case number(Fraction)
    /// A number of two amounts, whose names took a choice.
    case ratio(Fraction, OpenAmount)
    case amount(AnyAmount)
    /// An amount in whose text a name can mean units of several kinds, or that is no whole number of
    /// ticks.
    case open(OpenAmount)
    /// A quotient of amounts of two kinds, in all that it can mean.
    case quotient(OpenQuotient)

    /// Makes an amount whose unit is settled.
    init(_ ticks: ExactTicks, _ unit: AnyUnit) {
      self =
        ticks.isWhole
        ? .amount(AnyAmount(tickCount: ticks.count, unit: unit))
        : .open(OpenAmount([Meaning(ticks, unit: unit)], unclear: nil, conflict: nil))
    }
  }

  init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }

  init(_ amount: AnyAmount, at range: Range<Int>) { self.init(.amount(amount), at: range) }

  /// The number, if it is one.
  var number: Fraction? {
    switch value {
    case .number(let number), .ratio(let number, _): number
    case .amount, .open, .quotient: nil
    }
  }

  var isNumber: Bool { number != nil }

  /// Whether it begins with a digit.
  func isInDigits(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let cursor = ByteCursor(bytes, at: range.lowerBound)
    return cursor.isAtDigit || VulgarFraction(at: cursor) != nil
  }

  /// The unit of an amount, or the first of those that it can have.
  var unit: AnyUnit? {
    switch value {
    case .number, .ratio, .quotient: nil
    case .amount(let amount): amount.unit
    case .open(let open): open.meanings[0].unit
    }
  }

  /// What the operand is called in messages: `volume`.
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
  /// What joins two amounts.
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

  /// Adds another operand, or subtracts it.
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
      if var sum = try joinedQuotient(sign, other, conflict, tooLarge(range)) {
        sum.range = range
        return sum
      }
      let pairs = Meaning.pairs(meanings, other.meanings)
      guard !pairs.isEmpty else { throw unclear(with: other) ?? conflict }
      var sums: [Meaning] = []
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

// MARK: Products

extension Operand {
  func negated(at range: Range<Int>) throws(ParseError) -> Operand {
    var result = try multiplied(by: Operand(.number(Fraction(-1)), at: range))
    (result.range, result.groupLength) = (range, 0)
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

  /// - Parameter makesQuotients: whether an amount over one of another kind is a quotient.
  func divided(
    by other: Operand, makesQuotients: Bool = false
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
      if case .amount(let left) = value, case .amount(let right) = other.value,
        left.unit.kind == right.unit.kind
      {
        let ticks = (ExactTicks(left.tickCount), ExactTicks(right.tickCount))
        return Operand(.number(try ratio(ticks.0, ticks.1, range)), at: range)
      }
      let conflict = cannotDivide(by: other, range)
      let quotients =
        makesQuotients ? try quotients(per: other, conflict, tooLarge(range)) : nil
      let pairs = Meaning.pairs(meanings, other.meanings)
      guard !pairs.isEmpty else {
        return try quotients.map { Operand(.quotient($0), at: range) }
          .at(range, or: unclear(with: other) ?? conflict)
      }
      let open = OpenAmount(
        pairs.map { $0.joined($1) }, unclear: unclear(with: other),
        conflict: conflict)
      let place = try open.chosenPlace()
      let ratio = try ratio(pairs[place].0.ticks, pairs[place].1.ticks, range)
      let choice = OpenAmount(
        [open.meanings[place]], unclear: nil, conflict: conflict, quotients: quotients)
      return Operand(.ratio(ratio, choice), at: range)
    }
  }

  private func cannotDivide(by other: Operand, _ range: Range<Int>) -> ParseError {
    ParseError(
      .incompatibleKinds, at: range, "cannot divide \(kindName) by \(other.kindName)")
  }

  private func ratio(
    _ left: ExactTicks, _ right: ExactTicks, _ range: Range<Int>
  ) throws(ParseError) -> Fraction {
    guard let ratio = left.ratio(to: right) else { throw tooLarge(range) }
    return ratio
  }

  /// Changes the ticks of an amount, in each of its meanings.
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
      for place in changed.indices {
        guard let ticks = change(changed[place].ticks) else { throw tooLarge(range) }
        changed[place].ticks = ticks
      }
      return replacing(.open(open.replacing(changed)), range, unitOf: self)
    }
  }

  private func number(
    _ result: (partialValue: Fraction, overflow: Bool), with other: Operand, _ range: Range<Int>
  ) throws(ParseError) -> Operand {
    guard !result.overflow else { throw tooLarge(range) }
    for case .ratio(_, let choice) in [value, other.value] {
      // What the ratio could be otherwise is not what the product could be.
      let choice = choice.replacing(choice.meanings)
      return Operand(.ratio(result.partialValue, choice), at: range)
    }
    return Operand(.number(result.partialValue), at: range)
  }

  private func replacing(
    _ value: Value, _ range: Range<Int>, unitOf other: Operand
  ) -> Operand {
    var result = Operand(value, at: range)
    result.unitRange = other.unitRange
    return result
  }

  private func tooLarge(_ range: Range<Int>) -> ParseError {
    ParseError(.tooLarge, at: range, "the result is too large: it does not fit 128 bits")
  }
}
