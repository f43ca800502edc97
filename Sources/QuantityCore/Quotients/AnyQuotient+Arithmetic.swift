// The methods that typed quotients have as operators. Kinds are checked at run time, so these throw
// where the operators don't compile. Amounts are rounded to the nearest tick, ties to even;
// everything else is exact.

extension AnyQuotient {
  /// Returns the sum of two quotients of the same kinds, in this quotient's units.
  ///
  ///     try AnyQuotient("125 ml/h").adding(AnyQuotient("3 l/day"))  // 250 ml/h
  ///
  /// - Throws: ``QuantityError`` if the kinds differ or the sum does not fit 128 bits.
  public func adding(_ other: AnyQuotient) throws(QuantityError) -> AnyQuotient {
    try requireKinds(of: other)
    return try replacing(ratio.addingReportingOverflow(other.ratio), with: other)
  }

  /// Returns the difference of two quotients of the same kinds, in this quotient's units.
  ///
  ///     try AnyQuotient("200 ml/h").subtracting(AnyQuotient("3 l/day"))  // 75 ml/h
  ///
  /// - Throws: ``QuantityError`` if the kinds differ or the difference does not fit 128 bits.
  public func subtracting(_ other: AnyQuotient) throws(QuantityError) -> AnyQuotient {
    try requireKinds(of: other)
    return try replacing(ratio.subtractingReportingOverflow(other.ratio), with: other)
  }

  /// Returns the quotient times a number.
  ///
  ///     try AnyQuotient("125 ml/h").scaled(by: 1.5)  // 187.5 ml/h
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, its magnitude is between 0 and 2⁻¹²⁶,
  ///   or the product does not fit 128 bits.
  public func scaled(by factor: some NumericalValue) throws(QuantityError) -> AnyQuotient {
    try replacing(ratio.multipliedReportingOverflow(by: factor.checkedFactor()))
  }

  /// Returns the quotient divided by a number.
  ///
  ///     try AnyQuotient("125 ml/h").divided(by: 5)  // 25 ml/h
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, its magnitude is less than 2⁻¹²⁶, or
  ///   the result does not fit 128 bits.
  public func divided(by divisor: some NumericalValue) throws(QuantityError) -> AnyQuotient {
    let divisor = try divisor.checkedFactor()
    guard divisor != .zero else { throw .divisionByZero }
    return try replacing(ratio.dividedReportingOverflow(by: divisor))
  }

  /// Returns the ratio of two quotients of the same kinds.
  ///
  ///     try AnyQuotient("3 l/day").ratio(to: AnyQuotient("25 ml/h"))  // 5
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, the divisor is zero, or the ratio does not
  ///   fit 128 bits.
  public func ratio(to other: AnyQuotient) throws(QuantityError) -> Fraction {
    try requireKinds(of: other)
    return try divided(by: other.ratio).ratio
  }

  /// Returns whether the quotient is less than another of the same kinds, whatever their units.
  ///
  ///     try AnyQuotient("2 l/day").isLess(than: AnyQuotient("125 ml/h"))  // true
  ///
  /// - Throws: ``QuantityError`` if the kinds differ.
  public func isLess(than other: AnyQuotient) throws(QuantityError) -> Bool {
    try requireKinds(of: other)
    return ratio < other.ratio
  }

  /// Returns the same quotient in other units of its kinds.
  ///
  ///     let (liter, day) = try (AnyUnit(named: "l"), AnyUnit(named: "day"))
  ///     try AnyQuotient("125 ml/h").converted(to: liter, per: day)  // 3 l/d
  ///
  /// - Throws: ``QuantityError`` if a unit is of another kind.
  public func converted(
    to numeratorUnit: AnyUnit, per denominatorUnit: AnyUnit
  ) throws(QuantityError) -> AnyQuotient {
    let quotient = AnyQuotient(
      ratio: ratio, numeratorUnit, per: denominatorUnit, secondDenominatorUnit)
    try requireKinds(of: quotient)
    return quotient
  }

  /// Returns the same two-denominator quotient in other units of its kinds.
  ///
  ///     let (milligram, kilogram) = try (AnyUnit(named: "mg"), AnyUnit(named: "kg"))
  ///     let dose = try AnyQuotient("5 mcg/kg/min")
  ///     try dose.converted(to: milligram, per: kilogram, AnyUnit(named: "h"))  // 0.3 mg/kg/h
  ///
  /// - Throws: ``QuantityError`` if a unit is of another kind.
  public func converted(
    to numeratorUnit: AnyUnit, per denominatorUnit: AnyUnit, _ secondDenominatorUnit: AnyUnit
  ) throws(QuantityError) -> AnyQuotient {
    let quotient = AnyQuotient(
      ratio: ratio, numeratorUnit, per: denominatorUnit, secondDenominatorUnit)
    try requireKinds(of: quotient)
    return quotient
  }

  /// Returns a quotient with another ratio in the same units. A unitless zero takes the units of
  /// the quotient added to it.
  func replacing(_ ratio: Fraction, with other: AnyQuotient? = nil) -> AnyQuotient {
    guard let other, self.ratio == .zero, secondDenominatorUnit == nil else {
      return AnyQuotient(ratio: ratio, numeratorUnit, per: denominatorUnit, secondDenominatorUnit)
    }
    return AnyQuotient(
      ratio: ratio, numeratorUnit.isUnnamed ? other.numeratorUnit : numeratorUnit,
      per: denominatorUnit.isUnnamed ? other.denominatorUnit : denominatorUnit)
  }

  private func replacing(
    _ ratio: (partialValue: Fraction, overflow: Bool), with other: AnyQuotient? = nil
  ) throws(QuantityError) -> AnyQuotient {
    guard !ratio.overflow else { throw .overflow }
    return replacing(ratio.partialValue, with: other)
  }

  private func requireKinds(of other: AnyQuotient) throws(QuantityError) {
    guard isOfKinds(of: other) else { throw .incompatibleKinds }
  }
}

extension AnyQuotient {
  /// Returns the product of two quotients; the denominator of one must be of the same kind as the
  /// numerator of the other.
  ///
  ///     try AnyQuotient("245 g/cup").multiplied(by: AnyQuotient("2 cups/min"))  // 490 g/min
  ///     try AnyQuotient("2 cups/min").multiplied(by: AnyQuotient("245 g/cup"))  // 490 g/min
  ///
  /// - Throws: ``QuantityError`` if the kinds don't cancel or the product does not fit 128 bits.
  public func multiplied(by other: AnyQuotient) throws(QuantityError) -> AnyQuotient {
    guard cancels(other) else { throw .incompatibleKinds }
    let isFirst = denominatorUnit.kind == other.numeratorUnit.kind
    let (above, below) = isFirst ? (self, other) : (other, self)
    return try AnyQuotient(ratio: ratio, above.numeratorUnit, per: below.denominatorUnit)
      .scaled(by: other.ratio)
  }

  /// Returns the quotient divided by one with a numerator or denominator of the same kind.
  ///
  ///     try AnyQuotient("490 g/min").divided(by: AnyQuotient("2 cups/min"))  // 245 g/c
  ///     try AnyQuotient("490 g/min").divided(by: AnyQuotient("245 g/cup"))   // 2 c/min
  ///
  /// - Throws: ``QuantityError`` if neither is of the same kind, the divisor is zero, or the result
  ///   does not fit 128 bits.
  public func divided(by other: AnyQuotient) throws(QuantityError) -> AnyQuotient {
    let isDenominator = denominatorUnit.kind == other.denominatorUnit.kind
    guard secondDenominatorUnit == nil, other.secondDenominatorUnit == nil,
      isDenominator || numeratorUnit.kind == other.numeratorUnit.kind
    else {
      throw .incompatibleKinds
    }
    let (above, below) =
      isDenominator
      ? (numeratorUnit, other.numeratorUnit) : (other.denominatorUnit, denominatorUnit)
    return try AnyQuotient(ratio: ratio, above, per: below).divided(by: other.ratio)
  }

  /// Returns the amount of the numerator for an amount of the denominator, in the numerator's unit.
  ///
  ///     try AnyQuotient("125 ml/h").multiplied(by: AnyAmount("2 days"))  // 6000 milliliters
  ///
  /// - Throws: ``QuantityError`` if the amount is not of the denominator's kind, or if the product
  ///   does not fit 128 bits of ticks or is nonzero but less than half a tick.
  public func multiplied(by denominator: AnyAmount) throws(QuantityError) -> AnyAmount {
    guard denominator.unit.kind == denominatorUnit.kind, secondDenominatorUnit == nil
    else { throw .incompatibleKinds }
    return try AnyAmount(tickCount: denominator.tickCount, unit: numeratorUnit).scaled(by: ratio)
  }

  /// Applies a quotient of two denominators to an amount of one of them, and returns the quotient
  /// that remains.
  ///
  ///     let dose = try AnyQuotient("40 mg/kg/day")
  ///     try dose.applied(to: AnyAmount("18 kg"))       // 720 mg/d
  ///     try dose.applied(to: AnyAmount("12 h"))        // 20 mg/kg
  ///
  /// - Throws: ``QuantityError`` if there is only one denominator, neither is of the amount's kind,
  ///   or the result does not fit 128 bits.
  public func applied(to amount: AnyAmount) throws(QuantityError) -> AnyQuotient {
    guard let units = unitsKept(over: amount.unit.kind) else { throw .incompatibleKinds }
    return try AnyQuotient(ratio: ratio, units.above, per: units.below)
      .scaled(by: Fraction(numerator: amount.tickCount, denominator: 1))
  }

  /// Returns the units that remain when a quotient of two denominators is applied to an amount of a
  /// kind.
  package func unitsKept(over kind: AnyKind) -> (above: AnyUnit, below: AnyUnit)? {
    guard let second = secondDenominatorUnit else { return nil }
    if kind == denominatorUnit.kind { return (numeratorUnit, second) }
    return kind == second.kind ? (numeratorUnit, denominatorUnit) : nil
  }

  /// Returns the quotient divided by an amount, whose unit becomes the second denominator.
  ///
  ///     try AnyQuotient("15 mg/kg").divided(by: AnyAmount("6 h"))  // 2.5 mg/kg/h
  ///
  /// - Throws: ``QuantityError`` if there are already two denominators or one of the amount's kind,
  ///   the amount is zero, or the result does not fit 128 bits.
  public func divided(by amount: AnyAmount) throws(QuantityError) -> AnyQuotient {
    guard canBeDivided(byOneOf: amount.unit.kind) else { throw .incompatibleKinds }
    return try AnyQuotient(ratio: ratio, numeratorUnit, per: denominatorUnit, amount.unit)
      .divided(by: Fraction(numerator: amount.tickCount, denominator: 1))
  }

  /// Returns whether a unit of a kind can become the second denominator.
  package func canBeDivided(byOneOf kind: AnyKind) -> Bool {
    secondDenominatorUnit == nil && denominatorUnit.kind != kind
  }

  /// Returns whether the numerator of one quotient is of the kind of the other's denominator.
  package func cancels(_ other: AnyQuotient) -> Bool {
    guard secondDenominatorUnit == nil, other.secondDenominatorUnit == nil else { return false }
    return denominatorUnit.kind == other.numeratorUnit.kind
      || numeratorUnit.kind == other.denominatorUnit.kind
  }

  /// Returns the denominator per numerator: hours per liter for liters per hour.
  package func inverse() throws(QuantityError) -> AnyQuotient {
    guard secondDenominatorUnit == nil else { throw .incompatibleKinds }
    return try AnyQuotient(ratio: Fraction(1), denominatorUnit, per: numeratorUnit).divided(
      by: ratio)
  }
}

extension AnyAmount {
  /// Returns the amount of the denominator that has this much of the numerator, in the
  /// denominator's unit.
  ///
  ///     try AnyAmount("500 mg").divided(by: AnyQuotient("100 mg / 5 ml"))  // 25 milliliters
  ///
  /// - Throws: ``QuantityError`` if the amount is not of the numerator's kind, the quotient is
  ///   zero, or the result does not fit 128 bits of ticks or is nonzero but less than half a tick.
  public func divided(by quotient: AnyQuotient) throws(QuantityError) -> AnyAmount {
    guard unit.kind == quotient.numeratorUnit.kind, quotient.secondDenominatorUnit == nil
    else { throw .incompatibleKinds }
    return try AnyAmount(tickCount: tickCount, unit: quotient.denominatorUnit)
      .divided(by: quotient.ratio)
  }
}
