/// A mass for each time: how fast something is used or made.
///
///     30.grams / 1.seconds            // 30 g/s
///
/// Write one as a quotient, or read it from text.
public typealias MassFlow = Quotient<MassKind, TimeKind>

// Not generic, as the operators of the kinds are not (see Time+Operators.swift).

/// The mass for each time, exactly.
///
///     30.grams / 1.seconds            // 30 g/s
///
/// - Precondition: the time is not zero.
@_transparent
public func / (lhs: any Mass, rhs: any Time) -> MassFlow { Quotient(lhs, per: rhs) }

/// The mass that flows in so much time, to the nearest tick, ties to even.
///
///     30.grams / 1.seconds * 2.minutes  // 3600 grams
///
/// - Precondition: the result fits 128 bits of ticks.
@_transparent
public func * (lhs: MassFlow, rhs: any Time) -> Amount<MassKind> { lhs.multiplied(by: rhs) }

/// The mass that flows in so much time, to the nearest tick, ties to even.
///
/// - Precondition: the result fits 128 bits of ticks.
@_transparent
public func * (lhs: any Time, rhs: MassFlow) -> Amount<MassKind> { rhs.multiplied(by: lhs) }

/// The time in which so much flows, to the nearest tick, ties to even.
///
///     900.grams / (30.grams / 1.seconds)  // 30 seconds
///
/// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
@_transparent
public func / (lhs: any Mass, rhs: MassFlow) -> Amount<TimeKind> { lhs.divided(by: rhs) }
