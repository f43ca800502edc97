// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

/// A mass for each time: how fast something is used or made.
///
///     30.grams / 1.seconds  // 30 g/s
///
/// Write one as a quotient, or read it from text.
public typealias MassFlow = Quotient<MassKind, TimeKind>

// Not generic, as the operators of the kinds are not (see Time+Operators.swift). Three overloads instead of
// `any NumericalValue` would cost products of literals twice as much. Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  /// Returns the mass for each time, exactly.
  ///
  ///     30.grams / 1.seconds  // 30 g/s
  ///
  /// - Precondition: the time is not zero, and neither is the least quantity that there is.
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

  /// Returns the exact sum, in the units of the left one.
  ///
  ///     let massFlow: MassFlow = 30.grams / 1.seconds
  ///     massFlow + massFlow  // 60 g/s
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many may not; <doc:Densities> has the cure.
  @_transparent
  public func + (lhs: MassFlow, rhs: MassFlow) -> MassFlow { lhs.adding(rhs) }

  /// Returns the exact difference, in the units of the left one.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  @_transparent
  public func - (lhs: MassFlow, rhs: MassFlow) -> MassFlow { lhs.subtracting(rhs) }

  /// Returns the mass for each time with the opposite sign.
  ///
  /// - Precondition: its numerator is not the least that there is, which has no positive twin.
  @_transparent
  public prefix func - (quotient: MassFlow) -> MassFlow { quotient.scaled(by: -1) }

  /// Returns the exact product with a number.
  ///
  ///     let massFlow: MassFlow = 30.grams / 1.seconds
  ///     massFlow * 2  // 60 g/s
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  @_transparent
  public func * (lhs: MassFlow, rhs: any NumericalValue) -> MassFlow { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  @_transparent
  public func * (lhs: any NumericalValue, rhs: MassFlow) -> MassFlow { rhs.scaled(by: lhs) }

  /// Returns the exact quotient by a number.
  ///
  /// - Precondition: the number is finite and not zero nor less than 2⁻¹²⁶, and the quotient fits 128 bits.
  @_transparent
  public func / (lhs: MassFlow, rhs: any NumericalValue) -> MassFlow { lhs.divided(by: rhs) }

  /// Returns the exact ratio of two of them.
  ///
  ///     let massFlow: MassFlow = 30.grams / 1.seconds
  ///     massFlow / (massFlow * 2)  // 1/2
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  @_transparent
  public func / (lhs: MassFlow, rhs: MassFlow) -> Fraction { lhs.ratio(to: rhs) }
#endif
