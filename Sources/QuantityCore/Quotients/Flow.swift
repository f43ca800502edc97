// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

/// A volume for each time: how fast something runs.
///
///     2.gallons / 1.minutes  // 2 gal/min
///
/// Write one as a quotient, or read it from text.
public typealias Flow = Quotient<VolumeKind, TimeKind>

// Not generic, as the operators of the kinds are not (see Time+Operators.swift). Three overloads instead of
// `any NumericalValue` would cost products of literals twice as much. Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  /// Returns the volume for each time, exactly.
  ///
  ///     2.gallons / 1.minutes  // 2 gal/min
  ///
  /// - Precondition: the time is not zero, and neither is the least quantity that there is.
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

  /// Returns the exact sum, in the units of the left one.
  ///
  ///     let flow: Flow = 2.gallons / 1.minutes
  ///     flow + flow  // 4 gal/min
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many may not; <doc:Densities> has the cure.
  @_transparent
  public func + (lhs: Flow, rhs: Flow) -> Flow { lhs.adding(rhs) }

  /// Returns the exact difference, in the units of the left one.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  @_transparent
  public func - (lhs: Flow, rhs: Flow) -> Flow { lhs.subtracting(rhs) }

  /// Returns the volume for each time with the opposite sign.
  ///
  /// - Precondition: its numerator is not the least that there is, which has no positive twin.
  @_transparent
  public prefix func - (quotient: Flow) -> Flow { quotient.scaled(by: -1) }

  /// Returns the exact product with a number.
  ///
  ///     let flow: Flow = 2.gallons / 1.minutes
  ///     flow * 2  // 4 gal/min
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  @_transparent
  public func * (lhs: Flow, rhs: any NumericalValue) -> Flow { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  @_transparent
  public func * (lhs: any NumericalValue, rhs: Flow) -> Flow { rhs.scaled(by: lhs) }

  /// Returns the exact quotient by a number.
  ///
  /// - Precondition: the number is finite and not zero nor less than 2⁻¹²⁶, and the quotient fits 128 bits.
  @_transparent
  public func / (lhs: Flow, rhs: any NumericalValue) -> Flow { lhs.divided(by: rhs) }

  /// Returns the exact ratio of two of them.
  ///
  ///     let flow: Flow = 2.gallons / 1.minutes
  ///     flow / (flow * 2)  // 1/2
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  @_transparent
  public func / (lhs: Flow, rhs: Flow) -> Fraction { lhs.ratio(to: rhs) }
#endif
