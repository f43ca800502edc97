// What an amount of any kind does that an amount of one kind does by operators. Whether two are of one
// kind is known only when the program runs, so that these throw where those do not compile.

extension AnyAmount {
  /// Returns the sum with an amount of the same kind, in this amount's unit.
  ///
  ///     try AnyAmount("2 h").adding(AnyAmount("30 min"))  // 2.5 hours
  ///     try AnyAmount("2 h").adding(AnyAmount("30 g"))    // throws: the quantities are of different kinds
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the sum does not fit 128 bits of ticks.
  public func adding(_ other: AnyAmount) throws(QuantityError) -> AnyAmount {
    try requireKind(of: other)
    return try replacing(tickCount.addingReportingOverflow(other.tickCount), with: other)
  }

  /// Returns the difference with an amount of the same kind, in this amount's unit.
  ///
  ///     try AnyAmount("2 h").subtracting(AnyAmount("30 min"))  // 1.5 hours
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the difference does not fit 128 bits of ticks.
  public func subtracting(_ other: AnyAmount) throws(QuantityError) -> AnyAmount {
    try requireKind(of: other)
    return try replacing(tickCount.subtractingReportingOverflow(other.tickCount), with: other)
  }

  /// Returns the amount times a number, to the nearest tick, ties to even.
  ///
  ///     try AnyAmount("1 cup").scaled(by: Fraction(2, 3))  // 2/3 cup
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or the product does not fit 128 bits of
  ///   ticks, or is less than half a tick and yet not zero.
  public func scaled(by factor: some NumericalValue) throws(QuantityError) -> AnyAmount {
    let factor = try factor.simplestFraction()
    return try replacing(factor.times(tickCount), isZero: factor == .zero)
  }

  /// Returns the amount over a number, to the nearest tick, ties to even.
  ///
  ///     try AnyAmount("1 cup").divided(by: 3)  // 1/3 cup
  ///
  /// - Throws: ``QuantityError`` if the number is zero or not finite, or the quotient does not fit 128
  ///   bits of ticks, or is less than half a tick and yet not zero.
  public func divided(by divisor: some NumericalValue) throws(QuantityError) -> AnyAmount {
    let divisor = try divisor.simplestFraction()
    guard divisor != .zero else { throw .divisionByZero }
    return try replacing(divisor.dividing(tickCount), isZero: false)
  }

  /// Returns the quotient of two amounts of one kind, exactly.
  ///
  ///     try AnyAmount("1 gallon").ratio(to: AnyAmount("1 cup"))  // 16
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the divisor is zero, or the ratio does not
  ///   fit 128 bits: only if one of the two is the least amount that there is.
  public func ratio(to other: AnyAmount) throws(QuantityError) -> Fraction {
    try requireKind(of: other)
    guard other.tickCount != 0 else { throw .divisionByZero }
    guard
      let ratio = Fraction(
        magnitude: tickCount.magnitude, over: other.tickCount.magnitude,
        isNegative: (tickCount < 0) != (other.tickCount < 0))
    else { throw .overflow }
    return ratio
  }

  /// Returns whether the amount is less than another of the same kind, in whatever units.
  ///
  ///     try AnyAmount("90 s").isLess(than: AnyAmount("2 min"))  // true
  ///
  /// There is no `<`, for which hours and grams would have to be in an order, too.
  ///
  /// - Throws: ``QuantityError`` if the kinds differ.
  public func isLess(than other: AnyAmount) throws(QuantityError) -> Bool {
    try requireKind(of: other)
    return tickCount < other.tickCount
  }

  /// Returns the same amount in another unit of its kind.
  ///
  ///     try AnyAmount("90 min").converted(to: AnyUnit(named: "h"))  // 1.5 hours
  ///
  /// - Throws: ``QuantityError`` if the unit is one of another kind.
  public func converted(to unit: AnyUnit) throws(QuantityError) -> AnyAmount {
    let amount = AnyAmount(tickCount: tickCount, unit: unit)
    try requireKind(of: amount)
    return amount
  }

  /// The value in the amount's own unit, exactly.
  ///
  ///     try AnyAmount("2 1/2 cups").exactValue  // 5/2
  public var exactValue: Fraction { Fraction(numerator: tickCount, denominator: unit.tickCount) }

  /// Returns the nearest multiple of another amount of the same kind, in this amount's unit.
  ///
  ///     try AnyAmount("50 min").rounded(to: AnyAmount("1/4 h"))      // 45 minutes
  ///     try AnyAmount("50 min").rounded(to: AnyAmount("1/4 h"), .up) // 60 minutes
  ///
  /// - Parameters:
  ///   - step: what the result is a multiple of; its sign doesn't matter.
  ///   - rule: how it is rounded; default: to the nearest, ties to even.
  /// - Throws: ``QuantityError`` if the kinds differ, or the step is zero, or the result does not fit
  ///   128 bits of ticks.
  public func rounded(
    to step: AnyAmount, _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(QuantityError) -> AnyAmount {
    try requireKind(of: step)
    guard step.tickCount != 0 else { throw .divisionByZero }
    guard let size = Int128(exactly: step.tickCount.magnitude) else { throw .overflow }
    let count = tickCount.divided(by: size, rounding: RoundingRule(rule))
    return try replacing(count.multipliedReportingOverflow(by: size), with: self)
  }

  /// Whether it is less than zero.
  ///
  ///     try AnyAmount("-2 cups").isNegative  // true
  public var isNegative: Bool { tickCount < 0 }

  /// The amount without its sign.
  ///
  ///     try AnyAmount("-2 cups").magnitude   // 2 cups
  ///
  /// - Precondition: it is not the least number of ticks, which has no positive twin.
  public var magnitude: AnyAmount {
    AnyAmount(tickCount: isNegative ? -tickCount : tickCount, unit: unit)
  }

  private func requireKind(of other: AnyAmount) throws(QuantityError) {
    guard unit.kind == other.unit.kind else { throw .incompatibleKinds }
  }

  private func replacing(
    _ count: (partialValue: Int128, overflow: Bool), with other: AnyAmount
  ) throws(QuantityError) -> AnyAmount {
    guard !count.overflow else { throw .overflow }
    let hasUnit = tickCount != 0 || !unit.isUnnamed
    return AnyAmount(tickCount: count.partialValue, unit: hasUnit ? unit : other.unit)
  }

  private func replacing(_ count: Int128?, isZero: Bool) throws(QuantityError) -> AnyAmount {
    guard let count else { throw .overflow }
    if count == 0, tickCount != 0, !isZero { throw .underflow }
    return AnyAmount(tickCount: count, unit: unit)
  }
}

extension AnyAmount {
  // Not a method of sequences, beside which the compiler has no words for the sum of an array of hours and
  // minutes.

  /// Returns the exact sum of amounts of one kind, in the unit of the first; `nil` if there are none.
  ///
  ///     try AnyAmount.sum(of: ["2 cups", "250 ml"].map { try AnyAmount($0) })?.formatted()  // "~3 cups"
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the sum of the first of them, however many,
  ///   does not fit 128 bits of ticks.
  public static func sum(of amounts: some Sequence<AnyAmount>) throws(QuantityError) -> AnyAmount? {
    var sum: AnyAmount?
    for amount in amounts { sum = try sum?.adding(amount) ?? amount }
    return sum
  }
}
