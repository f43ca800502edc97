// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

/// A volume per time: how fast something flows.
///
///     2.gallons / 1.minutes  // 2 gal/min
///
/// Write one as a quotient, or read it from text.
public typealias Flow = Quotient<VolumeKind, TimeKind>

// Not generic, like the operators of the kinds (see Time+Operators.swift). Three overloads in place
// of `any NumericalValue` would slow the type checking of literal products. Embedded Swift has no
// existentials.
#if !hasFeature(Embedded)
  /// Returns the volume per time, exactly.
  ///
  ///     2.gallons / 1.minutes  // 2 gal/min
  ///
  /// - Precondition: the time is not zero, and neither quantity is −2¹²⁷ ticks, the least
  ///   there is.
  @_transparent
  public func / (lhs: any Volume, rhs: any Time) -> Flow { Quotient(lhs, per: rhs) }

  /// Returns the volume for a time, to the nearest tick, ties to even.
  ///
  ///     2.gallons / 1.minutes * 30.seconds  // 1 gallon
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: Flow, rhs: any Time) -> Amount<VolumeKind> { lhs.multiplied(by: rhs) }

  /// Returns the volume for a time, to the nearest tick, ties to even.
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: any Time, rhs: Flow) -> Amount<VolumeKind> { rhs.multiplied(by: lhs) }

  /// Returns the time for a volume, to the nearest tick, ties to even.
  ///
  ///     5.gallons / (2.gallons / 1.minutes)  // 2.5 minutes
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
  @_transparent
  public func / (lhs: any Volume, rhs: Flow) -> Amount<TimeKind> { lhs.divided(by: rhs) }

  /// Returns the exact sum, in the left operand's units.
  ///
  ///     let flow: Flow = 2.gallons / 1.minutes
  ///     flow + flow  // 4 gal/min
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many may not: see <doc:Densities>.
  @_transparent
  public func + (lhs: Flow, rhs: Flow) -> Flow { lhs.adding(rhs) }

  /// Returns the exact difference, in the left operand's units.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  @_transparent
  public func - (lhs: Flow, rhs: Flow) -> Flow { lhs.subtracting(rhs) }

  /// Returns the volume per time with the opposite sign.
  ///
  /// - Precondition: the ratio's numerator is not −2¹²⁷, which has no positive counterpart.
  @_transparent
  public prefix func - (quotient: Flow) -> Flow { quotient.scaled(by: -1) }

  /// Returns the exact product with a number.
  ///
  ///     let flow: Flow = 2.gallons / 1.minutes
  ///     flow * 2  // 4 gal/min
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  @_transparent
  public func * (lhs: Flow, rhs: any NumericalValue) -> Flow { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  @_transparent
  public func * (lhs: any NumericalValue, rhs: Flow) -> Flow { rhs.scaled(by: lhs) }

  /// Returns the quotient divided by a number, exactly.
  ///
  /// - Precondition: the number is finite and at least 2⁻¹²⁶ in magnitude, and the result fits
  ///   128 bits.
  @_transparent
  public func / (lhs: Flow, rhs: any NumericalValue) -> Flow { lhs.divided(by: rhs) }

  /// Returns the exact ratio.
  ///
  ///     let flow: Flow = 2.gallons / 1.minutes
  ///     flow / (flow * 2)  // 1/2
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  @_transparent
  public func / (lhs: Flow, rhs: Flow) -> Fraction { lhs.ratio(to: rhs) }
#endif
