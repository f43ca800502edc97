/// A mass for each volume: how heavy a cup of something is.
///
///     120.grams / 1.cups              // 120 g/c
///
/// Write one as a quotient, or read it from text.
public typealias Density = Quotient<MassKind, VolumeKind>

/// A volume for each time: how fast something runs.
///
///     2.gallons / 1.minutes           // 2 gal/min
///
/// Write one as a quotient, or read it from text.
public typealias Flow = Quotient<VolumeKind, TimeKind>

/// A mass for each time: how fast something is used or made.
///
///     30.grams / 1.seconds            // 30 g/s
///
/// Write one as a quotient, or read it from text.
public typealias MassFlow = Quotient<MassKind, TimeKind>
