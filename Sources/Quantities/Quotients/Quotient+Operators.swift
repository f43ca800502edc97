// Not generic, as the operators of the kinds are not (see Time+Operators.swift); Embedded Swift has no
// existentials.
#if !hasFeature(Embedded)
  // MARK: Density

  /// Returns the mass for each volume, exactly.
  ///
  ///     120.grams / 1.cups              // 120 g/c
  ///
  /// - Precondition: the volume is not zero.
  @_transparent
  public func / (lhs: any Mass, rhs: any Volume) -> Density { Quotient(lhs, per: rhs) }

  /// Returns the mass of a volume, to the nearest tick, ties to even.
  ///
  ///     120.grams / 1.cups * 2.cups   // 240 grams
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: Density, rhs: any Volume) -> Amount<MassKind> { lhs.multiplied(by: rhs) }

  /// Returns the mass of a volume, to the nearest tick, ties to even.
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: any Volume, rhs: Density) -> Amount<MassKind> { rhs.multiplied(by: lhs) }

  /// Returns the volume of a mass, to the nearest tick, ties to even.
  ///
  ///     300.grams / (120.grams / 1.cups)   // 2 1/2 cups
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
  @_transparent
  public func / (lhs: any Mass, rhs: Density) -> Amount<VolumeKind> { lhs.divided(by: rhs) }

  // MARK: Flow

  /// Returns the volume for each time, exactly.
  ///
  ///     2.gallons / 1.minutes           // 2 gal/min
  ///
  /// - Precondition: the time is not zero.
  @_transparent
  public func / (lhs: any Volume, rhs: any Time) -> Flow { Quotient(lhs, per: rhs) }

  /// Returns the volume that runs in a time, to the nearest tick, ties to even.
  ///
  ///     2.gallons / 1.minutes * 30.seconds  // 1 gallon
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: Flow, rhs: any Time) -> Amount<VolumeKind> { lhs.multiplied(by: rhs) }

  /// Returns the volume that runs in a time, to the nearest tick, ties to even.
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: any Time, rhs: Flow) -> Amount<VolumeKind> { rhs.multiplied(by: lhs) }

  /// Returns the time in which a volume runs, to the nearest tick, ties to even.
  ///
  ///     5.gallons / (2.gallons / 1.minutes)  // 2.5 minutes
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
  @_transparent
  public func / (lhs: any Volume, rhs: Flow) -> Amount<TimeKind> { lhs.divided(by: rhs) }

  // MARK: MassFlow

  /// Returns the mass for each time, exactly.
  ///
  ///     30.grams / 1.seconds            // 30 g/s
  ///
  /// - Precondition: the time is not zero.
  @_transparent
  public func / (lhs: any Mass, rhs: any Time) -> MassFlow { Quotient(lhs, per: rhs) }

  /// Returns the mass that flows in a time, to the nearest tick, ties to even.
  ///
  ///     30.grams / 1.seconds * 2.minutes  // 3600 grams
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: MassFlow, rhs: any Time) -> Amount<MassKind> { lhs.multiplied(by: rhs) }

  /// Returns the mass that flows in a time, to the nearest tick, ties to even.
  ///
  /// - Precondition: the result fits 128 bits of ticks.
  @_transparent
  public func * (lhs: any Time, rhs: MassFlow) -> Amount<MassKind> { rhs.multiplied(by: lhs) }

  /// Returns the time in which a mass flows, to the nearest tick, ties to even.
  ///
  ///     900.grams / (30.grams / 1.seconds)  // 30 seconds
  ///
  /// - Precondition: the divisor is not zero, and the result fits 128 bits of ticks.
  @_transparent
  public func / (lhs: any Mass, rhs: MassFlow) -> Amount<TimeKind> { lhs.divided(by: rhs) }
#endif
