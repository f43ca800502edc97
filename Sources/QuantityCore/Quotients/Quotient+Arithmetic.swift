// The arithmetic of all quotients, which the operators of each kind call. All of it is exact.

extension Quotient {
  /// Zero, in the first unit of each kind.
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     [flour, flour].reduce(.zero, +) == flour * 2  // true
  ///
  /// A sum with it is in the other quotient's units; ``zero(in:per:)`` chooses its own.
  ///
  /// - Precondition: the kinds have units.
  public static var zero: Quotient {
    zero(in: Amount<Numerator>.zero.unit, per: Amount<Denominator>.zero.unit)
  }

  /// Returns zero in the given units.
  ///
  ///     Density.zero(in: .gram, per: .cup)  // 0 g/c
  public static func zero(
    in numerator: MeasurementUnit<Numerator>, per denominator: MeasurementUnit<Denominator>
  ) -> Quotient {
    Quotient(ratio: .zero, numerator, per: denominator)
  }

  /// Returns the exact sum, in this quotient's units.
  ///
  ///     (120.grams / 1.cups).adding(10.grams / 1.tablespoons)  // 280 g/c
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many quotients may not: see <doc:Densities>.
  public func adding(_ other: Quotient) -> Quotient {
    replacing(ratio + other.ratio, with: other)
  }

  /// Returns the exact difference, in this quotient's units.
  ///
  ///     (120.grams / 1.cups).subtracting(5.grams / 1.tablespoons)  // 40 g/c
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  public func subtracting(_ other: Quotient) -> Quotient {
    replacing(ratio - other.ratio, with: other)
  }

  /// Returns the quotient times a number, exactly.
  ///
  ///     (120.grams / 1.cups).scaled(by: Fraction(2, 3))  // 80 g/c
  ///
  /// This traps where ``AnyQuotient/scaled(by:)`` throws, as with ``Amount`` and ``AnyAmount``.
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  public func scaled(by factor: some NumericalValue) -> Quotient {
    replacing(ratio * factor.exactFraction)
  }

  /// Returns the quotient divided by a number, exactly.
  ///
  ///     (120.grams / 1.cups).divided(by: 1.5)  // 80 g/c
  ///
  /// - Precondition: the number is finite and at least 2⁻¹²⁶ in magnitude, and the result fits 128
  ///   bits.
  public func divided(by divisor: some NumericalValue) -> Quotient {
    replacing(ratio / divisor.exactFraction)
  }

  /// Returns the exact ratio of two quotients of the same kinds.
  ///
  ///     (120.grams / 1.cups).ratio(to: 10.grams / 1.tablespoons)  // 3/4
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  public func ratio(to other: Quotient) -> Fraction { ratio / other.ratio }

  private func replacing(_ ratio: Fraction, with other: Quotient? = nil) -> Quotient {
    Quotient(known: untyped.replacing(ratio, with: other?.untyped))
  }
}

extension NumericalValue {
  /// The value as a fraction. A value too small for one throws an error that doesn't mention ticks,
  /// which quotients don't have.
  package func checkedFactor() throws(QuantityError) -> Fraction {
    do {
      return try simplestFraction()
    } catch .underflow {
      throw .tooSmallForFraction
    }
  }

  /// The value as a fraction, for quotients, which have no ticks to round a small value to.
  var exactFraction: Fraction {
    do {
      return try checkedFactor()
    } catch {
      preconditionFailure("A quotient cannot be scaled: \(error)")
    }
  }
}

extension Quotient {
  /// Returns the exact sum, and whether it overflows 128 bits (the partial value is then zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.addingReportingOverflow(flour).partialValue       // 240 g/c
  public func addingReportingOverflow(
    _ other: Quotient
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.addingReportingOverflow(other.ratio), with: other)
  }

  /// Returns the exact difference, and whether it overflows 128 bits (the partial value is then
  /// zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.subtractingReportingOverflow(flour).partialValue  // 0 g/c
  public func subtractingReportingOverflow(
    _ other: Quotient
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.subtractingReportingOverflow(other.ratio), with: other)
  }

  /// Returns the quotient times a fraction, exactly, and whether the result overflows 128 bits (the
  /// partial value is then zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.multipliedReportingOverflow(by: Fraction(2, 3)).partialValue  // 80 g/c
  public func multipliedReportingOverflow(
    by factor: Fraction
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.multipliedReportingOverflow(by: factor))
  }

  /// Returns the quotient divided by a fraction, exactly, and whether the result overflows 128 bits
  /// or the divisor is zero (the partial value is then zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.dividedReportingOverflow(by: Fraction(3)).partialValue  // 40 g/c
  public func dividedReportingOverflow(
    by divisor: Fraction
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.dividedReportingOverflow(by: divisor))
  }

  private func replacing(
    _ ratio: (partialValue: Fraction, overflow: Bool), with other: Quotient? = nil
  ) -> (partialValue: Quotient, overflow: Bool) {
    (replacing(ratio.partialValue, with: other), ratio.overflow)
  }
}

extension Quotient {
  /// Adds a quotient and keeps the units.
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many quotients may not: see <doc:Densities>.
  public static func += (lhs: inout Quotient, rhs: Quotient) { lhs = lhs.adding(rhs) }

  /// Subtracts a quotient and keeps the units.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  public static func -= (lhs: inout Quotient, rhs: Quotient) { lhs = lhs.subtracting(rhs) }

  /// Multiplies by a number and keeps the units.
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  public static func *= (lhs: inout Quotient, rhs: some NumericalValue) {
    lhs = lhs.scaled(by: rhs)
  }

  /// Divides by a number and keeps the units.
  ///
  /// - Precondition: the number is finite and at least 2⁻¹²⁶ in magnitude, and the result fits 128
  ///   bits.
  public static func /= (lhs: inout Quotient, rhs: some NumericalValue) {
    lhs = lhs.divided(by: rhs)
  }
}
