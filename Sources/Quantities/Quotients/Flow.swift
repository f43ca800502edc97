/// A volume for each time: how fast something runs.
///
///     2.gallons / 1.minutes           // 2 gal/min
///
/// Write one as a quotient, or read it from text.
public typealias Flow = Quotient<VolumeKind, TimeKind>

// Not generic, as the operators of the kinds are not (see Time+Operators.swift).

/// The volume for each time, exactly.
///
///     2.gallons / 1.minutes           // 2 gal/min
///
/// - Precondition: the time is not zero.
@_transparent
public func / (lhs: any Volume, rhs: any Time) -> Flow { Quotient(lhs, per: rhs) }

/// The volume that runs in so much time, to the nearest tick, ties to even.
///
///     2.gallons / 1.minutes * 30.seconds  // 1 gallon
///
/// - Precondition: the result fits 128 bits of ticks.
@_transparent
public func * (lhs: Flow, rhs: any Time) -> Amount<VolumeKind> { lhs.multiplied(by: rhs) }

/// The volume that runs in so much time, to the nearest tick, ties to even.
///
/// - Precondition: the result fits 128 bits of ticks.
@_transparent
public func * (lhs: any Time, rhs: Flow) -> Amount<VolumeKind> { rhs.multiplied(by: lhs) }

/// The time in which so much runs, to the nearest tick, ties to even.
///
///     5.gallons / (2.gallons / 1.minutes)  // 5/2 minutes
///
/// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
@_transparent
public func / (lhs: any Volume, rhs: Flow) -> Amount<TimeKind> { lhs.divided(by: rhs) }
