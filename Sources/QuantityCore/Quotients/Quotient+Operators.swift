// Operators between quotients; Density.swift, Flow.swift and MassFlow.swift have the others.
// Embedded Swift has the methods instead, since it cannot make quotients with operators.
#if !hasFeature(Embedded)
  /// Returns the mass flow of a volume flow at a density, exactly.
  ///
  ///     let milk: Density = 245.grams / 1.cups
  ///     let tap: Flow = 2.cups / 1.minutes
  ///     milk * tap                        // 490 g/min
  ///
  /// - Precondition: the product fits 128 bits.
  @_transparent
  public func * (lhs: Density, rhs: Flow) -> MassFlow { lhs.multiplied(by: rhs) }

  /// Returns the mass flow of a volume flow at a density, exactly.
  ///
  /// - Precondition: the product fits 128 bits.
  @_transparent
  public func * (lhs: Flow, rhs: Density) -> MassFlow { rhs.multiplied(by: lhs) }

  /// Returns the volume flow of a mass flow at a density, exactly.
  ///
  ///     let milk: Density = 245.grams / 1.cups
  ///     let poured: MassFlow = 490.grams / 1.minutes
  ///     poured / milk                     // 2 c/min
  ///
  /// - Precondition: the divisor is not zero, and the quotient fits 128 bits.
  @_transparent
  public func / (lhs: MassFlow, rhs: Density) -> Flow { lhs.divided(by: rhs) }

  /// Returns the density given by a mass flow and a volume flow, exactly.
  ///
  ///     let poured: MassFlow = 490.grams / 1.minutes
  ///     let tap: Flow = 2.cups / 1.minutes
  ///     poured / tap                      // 245 g/c
  ///
  /// - Precondition: the divisor is not zero, and the quotient fits 128 bits.
  @_transparent
  public func / (lhs: MassFlow, rhs: Flow) -> Density { lhs.divided(by: rhs) }
#endif
