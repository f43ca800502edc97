// Generated from .ci/templates by .ci/catalogue. Edit the template instead.

/// A mass for each volume: how heavy a cup of something is.
///
///     120.grams / 1.cups  // 120 g/c
///
/// Write one as a quotient, or read it from text.
public typealias Density = Quotient<MassKind, VolumeKind>

// Not generic, as the operators of the kinds are not (see Time+Operators.swift). Three overloads instead of
// `any NumericalValue` would cost products of literals twice as much. Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  /// Returns the mass for each volume, exactly.
  ///
  ///     120.grams / 1.cups  // 120 g/c
  ///
  /// - Precondition: the volume is not zero, and neither is the least quantity that there is.
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

  /// Returns the exact sum, in the units of the left one.
  ///
  ///     let density: Density = 120.grams / 1.cups
  ///     density + density  // 240 g/c
  ///
  /// - Precondition: the sum fits 128 bits. Sums of many may not; <doc:Densities> has the cure.
  @_transparent
  public func + (lhs: Density, rhs: Density) -> Density { lhs.adding(rhs) }

  /// Returns the exact difference, in the units of the left one.
  ///
  /// - Precondition: the difference fits 128 bits, as for sums.
  @_transparent
  public func - (lhs: Density, rhs: Density) -> Density { lhs.subtracting(rhs) }

  /// Returns the mass for each volume with the opposite sign.
  ///
  /// - Precondition: its numerator is not the least that there is, which has no positive twin.
  @_transparent
  public prefix func - (quotient: Density) -> Density { quotient.scaled(by: -1) }

  /// Returns the exact product with a number.
  ///
  ///     let density: Density = 120.grams / 1.cups
  ///     density * 2  // 240 g/c
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  @_transparent
  public func * (lhs: Density, rhs: any NumericalValue) -> Density { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  @_transparent
  public func * (lhs: any NumericalValue, rhs: Density) -> Density { rhs.scaled(by: lhs) }

  /// Returns the exact quotient by a number.
  ///
  /// - Precondition: the number is finite and not zero nor less than 2⁻¹²⁶, and the quotient fits 128 bits.
  @_transparent
  public func / (lhs: Density, rhs: any NumericalValue) -> Density { lhs.divided(by: rhs) }

  /// Returns the exact ratio of two of them.
  ///
  ///     let density: Density = 120.grams / 1.cups
  ///     density / (density * 2)  // 1/2
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  @_transparent
  public func / (lhs: Density, rhs: Density) -> Fraction { lhs.ratio(to: rhs) }
#endif
