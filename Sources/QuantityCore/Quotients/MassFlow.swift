// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

/// A mass per time: how fast something is used or made.
///
///     30.grams / 1.seconds  // 30 g/s
///
/// Write one as a quotient, or read it from text.
public typealias MassFlow = Quotient<MassKind, TimeKind>

// Not generic, like the operators of the kinds (see Time+Operators.swift). Three overloads in place
// of `any NumericalValue` would slow the type checking of literal products. Embedded Swift has no
// existentials.
#if !hasFeature(Embedded)
  /// Returns the mass per time, exactly.
  ///
  ///     30.grams / 1.seconds  // 30 g/s
  ///
  /// - Precondition: the time is not zero, and neither quantity is −2¹²⁷ ticks, the least
  ///   there is.
  @_transparent
  public func / (lhs: any Mass, rhs: any Time) -> MassFlow { Quotient(lhs, per: rhs) }

  /// Returns the mass for a time, to the nearest tick, ties to even.
  ///
  ///     30.grams / 1.seconds * 2.minutes  // 3600 grams
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: MassFlow, rhs: any Time) -> Amount<MassKind> { lhs.multiplied(by: rhs) }

  /// Returns the mass for a time, to the nearest tick, ties to even.
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: any Time, rhs: MassFlow) -> Amount<MassKind> { rhs.multiplied(by: lhs) }

  /// Returns the time for a mass, to the nearest tick, ties to even.
  ///
  ///     900.grams / (30.grams / 1.seconds)  // 30 seconds
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
  @_transparent
  public func / (lhs: any Mass, rhs: MassFlow) -> Amount<TimeKind> { lhs.divided(by: rhs) }

  /// Returns the exact sum, in the left operand's units.
  ///
  ///     let massFlow: MassFlow = 30.grams / 1.seconds
  ///     massFlow + massFlow  // 60 g/s
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many may not: see <doc:Densities>.
  @_transparent
  public func + (lhs: MassFlow, rhs: MassFlow) -> MassFlow { lhs.adding(rhs) }

  /// Returns the exact difference, in the left operand's units.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  @_transparent
  public func - (lhs: MassFlow, rhs: MassFlow) -> MassFlow { lhs.subtracting(rhs) }

  /// Returns the mass per time with the opposite sign.
  ///
  /// - Precondition: the ratio's numerator is not −2¹²⁷, which has no positive counterpart.
  @_transparent
  public prefix func - (quotient: MassFlow) -> MassFlow { quotient.scaled(by: -1) }

  /// Returns the exact product with a number.
  ///
  ///     let massFlow: MassFlow = 30.grams / 1.seconds
  ///     massFlow * 2  // 60 g/s
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  @_transparent
  public func * (lhs: MassFlow, rhs: any NumericalValue) -> MassFlow { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  @_transparent
  public func * (lhs: any NumericalValue, rhs: MassFlow) -> MassFlow { rhs.scaled(by: lhs) }

  /// Returns the quotient divided by a number, exactly.
  ///
  /// - Precondition: the number is finite and at least 2⁻¹²⁶ in magnitude, and the result fits
  ///   128 bits.
  @_transparent
  public func / (lhs: MassFlow, rhs: any NumericalValue) -> MassFlow { lhs.divided(by: rhs) }

  /// Returns the exact ratio.
  ///
  ///     let massFlow: MassFlow = 30.grams / 1.seconds
  ///     massFlow / (massFlow * 2)  // 1/2
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  @_transparent
  public func / (lhs: MassFlow, rhs: MassFlow) -> Fraction { lhs.ratio(to: rhs) }
#endif
