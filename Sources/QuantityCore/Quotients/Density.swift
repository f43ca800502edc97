// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

/// A mass per volume: how heavy a cup of something is.
///
///     120.grams / 1.cups  // 120 g/c
///
/// Write one as a quotient, or read it from text.
public typealias Density = Quotient<MassKind, VolumeKind>

// Not generic, like the operators of the kinds (see Time+Operators.swift). Three overloads in place
// of `any NumericalValue` would slow the type checking of literal products. Embedded Swift has no
// existentials.
#if !hasFeature(Embedded)
  /// Returns the mass per volume, exactly.
  ///
  ///     120.grams / 1.cups  // 120 g/c
  ///
  /// - Precondition: the volume is not zero, and neither quantity is −2¹²⁷ ticks, the least
  ///   there is.
  @_transparent
  public func / (lhs: any Mass, rhs: any Volume) -> Density { Quotient(lhs, per: rhs) }

  /// Returns the mass for a volume, to the nearest tick, ties to even.
  ///
  ///     120.grams / 1.cups * 2.cups  // 240 grams
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: Density, rhs: any Volume) -> Amount<MassKind> { lhs.multiplied(by: rhs) }

  /// Returns the mass for a volume, to the nearest tick, ties to even.
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: any Volume, rhs: Density) -> Amount<MassKind> { rhs.multiplied(by: lhs) }

  /// Returns the volume for a mass, to the nearest tick, ties to even.
  ///
  ///     300.grams / (120.grams / 1.cups)  // 2 1/2 cups
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
  @_transparent
  public func / (lhs: any Mass, rhs: Density) -> Amount<VolumeKind> { lhs.divided(by: rhs) }

  /// Returns the exact sum, in the left operand's units.
  ///
  ///     let density: Density = 120.grams / 1.cups
  ///     density + density  // 240 g/c
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many may not: see <doc:Densities>.
  @_transparent
  public func + (lhs: Density, rhs: Density) -> Density { lhs.adding(rhs) }

  /// Returns the exact difference, in the left operand's units.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  @_transparent
  public func - (lhs: Density, rhs: Density) -> Density { lhs.subtracting(rhs) }

  /// Returns the mass per volume with the opposite sign.
  ///
  /// - Precondition: the ratio's numerator is not −2¹²⁷, which has no positive counterpart.
  @_transparent
  public prefix func - (quotient: Density) -> Density { quotient.scaled(by: -1) }

  /// Returns the exact product with a number.
  ///
  ///     let density: Density = 120.grams / 1.cups
  ///     density * 2  // 240 g/c
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  @_transparent
  public func * (lhs: Density, rhs: any NumericalValue) -> Density { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  ///
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  @_transparent
  public func * (lhs: any NumericalValue, rhs: Density) -> Density { rhs.scaled(by: lhs) }

  /// Returns the quotient divided by a number, exactly.
  ///
  /// - Precondition: the number is finite and at least 2⁻¹²⁶ in magnitude, and the result fits
  ///   128 bits.
  @_transparent
  public func / (lhs: Density, rhs: any NumericalValue) -> Density { lhs.divided(by: rhs) }

  /// Returns the exact ratio.
  ///
  ///     let density: Density = 120.grams / 1.cups
  ///     density / (density * 2)  // 1/2
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  @_transparent
  public func / (lhs: Density, rhs: Density) -> Fraction { lhs.ratio(to: rhs) }
#endif
