/// A mass for each volume: how heavy a cup of something is.
///
///     120.grams / 1.cups              // 120 g/c
///
/// Write one as a quotient, or read it from text.
public typealias Density = Quotient<MassKind, VolumeKind>

// Not generic, as the operators of the kinds are not (see Time+Operators.swift).

/// The mass for each volume, exactly.
///
///     120.grams / 1.cups              // 120 g/c
///
/// - Precondition: the volume is not zero.
@_transparent
public func / (lhs: any Mass, rhs: any Volume) -> Density { Quotient(lhs, per: rhs) }

/// The mass of so much volume, to the nearest tick, ties to even.
///
///     120.grams / 1.cups * 2.cups   // 240 grams
///
/// - Precondition: the result fits 128 bits of ticks.
@_transparent
public func * (lhs: Density, rhs: any Volume) -> Amount<MassKind> { lhs.multiplied(by: rhs) }

/// The mass of so much volume, to the nearest tick, ties to even.
///
/// - Precondition: the result fits 128 bits of ticks.
@_transparent
public func * (lhs: any Volume, rhs: Density) -> Amount<MassKind> { rhs.multiplied(by: lhs) }

/// The volume of so much mass, to the nearest tick, ties to even.
///
///     300.grams / (120.grams / 1.cups)   // 5/2 cups
///
/// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
@_transparent
public func / (lhs: any Mass, rhs: Density) -> Amount<VolumeKind> { lhs.divided(by: rhs) }
