// Methods in place of the operators of amounts of one kind. The kinds are known only at run time,
// so mixing them throws, where the operators would not compile.

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

  /// Returns this amount minus another of the same kind, in this amount's unit.
  ///
  ///     try AnyAmount("2 h").subtracting(AnyAmount("30 min"))  // 1.5 hours
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the difference does not fit 128 bits of ticks.
  public func subtracting(_ other: AnyAmount) throws(QuantityError) -> AnyAmount {
    try requireKind(of: other)
    return try replacing(tickCount.subtractingReportingOverflow(other.tickCount), with: other)
  }

  /// Returns the amount times a number, rounded to the nearest tick, ties to even.
  ///
  ///     try AnyAmount("1 cup").scaled(by: Fraction(2, 3))  // 2/3 cup
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or the product does not fit 128 bits
  ///   of ticks, or is less than half a tick but not zero.
  public func scaled(by factor: some NumericalValue) throws(QuantityError) -> AnyAmount {
    let factor = try factor.simplestFraction()
    return try replacing(factor.times(tickCount), isZero: factor == .zero)
  }

  /// Returns the amount divided by a number, rounded to the nearest tick, ties to even.
  ///
  ///     try AnyAmount("1 cup").divided(by: 3)  // 1/3 cup
  ///
  /// - Throws: ``QuantityError`` if the number is zero or not finite, or the quotient does not fit
  ///   128 bits of ticks, or is less than half a tick but not zero.
  public func divided(by divisor: some NumericalValue) throws(QuantityError) -> AnyAmount {
    let divisor = try divisor.simplestFraction()
    guard divisor != .zero else { throw .divisionByZero }
    return try replacing(divisor.dividing(tickCount), isZero: false)
  }

  /// Returns the exact quotient of two amounts of one kind.
  ///
  ///     try AnyAmount("1 gallon").ratio(to: AnyAmount("1 cup"))  // 16
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, the divisor is zero, or the ratio does not
  ///   fit 128 bits, which only happens if one of the amounts is the least possible.
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

  /// Returns whether the amount is less than another of the same kind, whatever their units.
  ///
  ///     try AnyAmount("90 s").isLess(than: AnyAmount("2 min"))  // true
  ///
  /// There is no `<`, because it would have to order hours and grams, too.
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
  /// - Throws: ``QuantityError`` if the unit is of another kind.
  public func converted(to unit: AnyUnit) throws(QuantityError) -> AnyAmount {
    let amount = AnyAmount(tickCount: tickCount, unit: unit)
    try requireKind(of: amount)
    return amount
  }

  /// The exact value in the amount's own unit.
  ///
  ///     try AnyAmount("2 1/2 cups").exactValue  // 5/2
  public var exactValue: Fraction { Fraction(numerator: tickCount, denominator: unit.tickCount) }

  /// Returns the nearest multiple of another amount of the same kind, in this amount's unit.
  ///
  ///     try AnyAmount("50 min").rounded(to: AnyAmount("1/4 h"))      // 45 minutes
  ///     try AnyAmount("50 min").rounded(to: AnyAmount("1/4 h"), .up) // 60 minutes
  ///
  /// - Parameters:
  ///   - step: the amount to round to a multiple of; its sign doesn't matter.
  ///   - rule: the rounding rule; default: to nearest, ties to even.
  /// - Throws: ``QuantityError`` if the kinds differ, the step is zero, or the result does not fit
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

  /// Whether the amount is less than zero.
  ///
  ///     try AnyAmount("-2 cups").isNegative  // true
  public var isNegative: Bool { tickCount < 0 }

  /// The amount without its sign.
  ///
  ///     try AnyAmount("-2 cups").magnitude   // 2 cups
  ///
  /// - Precondition: the amount is not the least possible, whose magnitude does not fit.
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
  // Not a method of sequences: a second `sum` there would leave the compiler without a message for
  // the sum of an array of hours and minutes.

  /// Returns the exact sum of amounts of one kind, in the unit of the first, or `nil` if there are
  /// none.
  ///
  ///     try AnyAmount.sum(of: ["2 cups", "250 ml"].map { try AnyAmount($0) })?.formatted()  // "~3 cups"
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or any partial sum does not fit 128 bits of
  ///   ticks.
  public static func sum(of amounts: some Sequence<AnyAmount>) throws(QuantityError) -> AnyAmount? {
    var sum: AnyAmount?
    for amount in amounts { sum = try sum?.adding(amount) ?? amount }
    return sum
  }
}
