// What the operators of each quotient are made of, for quotients of all kinds. All of it is exact.

extension Quotient {
  /// Zero, in the first units of the kinds.
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     [flour, flour].reduce(.zero, +) == flour * 2  // true
  ///
  /// A sum with it is in the units of what is added; ``zero(in:per:)`` chooses others.
  ///
  /// - Precondition: the kinds have units.
  public static var zero: Quotient {
    zero(in: Amount<Numerator>.zero.unit, per: Amount<Denominator>.zero.unit)
  }

  /// Returns zero, in two units.
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
  /// - Precondition: the sum fits 128 bits. Sums of many quotients may not; <doc:Densities> has the cure.
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

  /// Returns the exact product with a number.
  ///
  ///     (120.grams / 1.cups).scaled(by: Fraction(2, 3))  // 80 g/c
  ///
  /// As with an ``Amount`` and an ``AnyAmount``, this traps and ``AnyQuotient/scaled(by:)`` throws.
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  public func scaled(by factor: some NumericalValue) -> Quotient {
    replacing(ratio * factor.exactFraction)
  }

  /// Returns the exact quotient by a number.
  ///
  ///     (120.grams / 1.cups).divided(by: 1.5)  // 80 g/c
  ///
  /// - Precondition: the number is finite and not zero nor less than 2⁻¹²⁶, and the quotient fits 128 bits.
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
  /// The value as a fraction by which a quotient is scaled, which has no ticks of which it could be less
  /// than half of one.
  package func checkedFactor() throws(QuantityError) -> Fraction {
    do {
      return try simplestFraction()
    } catch .underflow {
      throw .tooSmallForFraction
    }
  }

  /// The value as a fraction, where nothing is rounded to ticks that could hide what is too small.
  var exactFraction: Fraction {
    do {
      return try checkedFactor()
    } catch {
      preconditionFailure("A quotient cannot be scaled: \(error)")
    }
  }
}

extension Quotient {
  /// Returns the exact sum, and whether it does not fit 128 bits (the partial value is then zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.addingReportingOverflow(flour).partialValue       // 240 g/c
  public func addingReportingOverflow(
    _ other: Quotient
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.addingReportingOverflow(other.ratio), with: other)
  }

  /// Returns the exact difference, and whether it does not fit 128 bits (the partial value is then zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.subtractingReportingOverflow(flour).partialValue  // 0 g/c
  public func subtractingReportingOverflow(
    _ other: Quotient
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.subtractingReportingOverflow(other.ratio), with: other)
  }

  /// Returns the exact product with a fraction, and whether it does not fit 128 bits (the partial value is
  /// then zero).
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     flour.multipliedReportingOverflow(by: Fraction(2, 3)).partialValue  // 80 g/c
  public func multipliedReportingOverflow(
    by factor: Fraction
  ) -> (partialValue: Quotient, overflow: Bool) {
    replacing(ratio.multipliedReportingOverflow(by: factor))
  }

  /// Returns the exact quotient by a fraction, and whether it does not fit 128 bits or the divisor is zero
  /// (the partial value is then zero).
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
  /// Adds a quotient; the units stay.
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many quotients may not; <doc:Densities> has the cure.
  public static func += (lhs: inout Quotient, rhs: Quotient) { lhs = lhs.adding(rhs) }

  /// Subtracts a quotient; the units stay.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  public static func -= (lhs: inout Quotient, rhs: Quotient) { lhs = lhs.subtracting(rhs) }

  /// Multiplies by a number; the units stay.
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  public static func *= (lhs: inout Quotient, rhs: some NumericalValue) {
    lhs = lhs.scaled(by: rhs)
  }

  /// Divides by a number; the units stay.
  ///
  /// - Precondition: the number is finite and not zero nor less than 2⁻¹²⁶, and the quotient fits 128 bits.
  public static func /= (lhs: inout Quotient, rhs: some NumericalValue) {
    lhs = lhs.divided(by: rhs)
  }
}
