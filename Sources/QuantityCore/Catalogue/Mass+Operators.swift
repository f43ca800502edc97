// Generated from units.tsv by .ci/catalogue. Edit the table instead.

// Everything that names `any Mass`; Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  // One operator per kind, and not generic: with any generic overload the compiler gives up on a sum
  // of six literals ("unable to type-check this expression in reasonable time"). Transparent, so that
  // the existentials vanish before the optimizer has to find them.

  /// Returns the exact sum, in the left quantity's unit.
  ///
  ///     1.pounds + 4.ounces  // 1 1/4 pounds
  @_transparent
  public func + (lhs: any Mass, rhs: any Mass) -> Amount<MassKind> { lhs.adding(rhs) }

  /// Returns the exact difference, in the left quantity's unit.
  @_transparent
  public func - (lhs: any Mass, rhs: any Mass) -> Amount<MassKind> { lhs.subtracting(rhs) }

  /// Returns the quantity with the opposite sign.
  @_transparent
  public prefix func - (quantity: any Mass) -> Amount<MassKind> { quantity.scaled(by: -1) }

  /// Returns the exact product with a number.
  @_transparent
  public func * (lhs: any Mass, rhs: Int) -> Amount<MassKind> { lhs.scaled(by: rhs) }

  /// Returns the exact product with a number.
  @_transparent
  public func * (lhs: Int, rhs: any Mass) -> Amount<MassKind> { rhs.scaled(by: lhs) }

  /// Returns the quotient by a number, to the nearest tick, ties to even.
  @_transparent
  public func / (lhs: any Mass, rhs: Int) -> Amount<MassKind> { lhs.divided(by: rhs) }

  /// Returns the product with the simplest fraction that rounds to a number, to the nearest tick,
  /// ties to even.
  @_transparent
  public func * (lhs: any Mass, rhs: Double) -> Amount<MassKind> { lhs.scaled(by: rhs) }

  /// Returns the product with the simplest fraction that rounds to a number, to the nearest tick,
  /// ties to even.
  @_transparent
  public func * (lhs: Double, rhs: any Mass) -> Amount<MassKind> { rhs.scaled(by: lhs) }

  /// Returns the quotient by a number, to the nearest tick, ties to even.
  @_transparent
  public func / (lhs: any Mass, rhs: Double) -> Amount<MassKind> { lhs.divided(by: rhs) }

  /// Returns the product with a number, to the nearest tick, ties to even.
  @_transparent
  public func * (lhs: any Mass, rhs: Fraction) -> Amount<MassKind> { lhs.scaled(by: rhs) }

  /// Returns the product with a number, to the nearest tick, ties to even.
  @_transparent
  public func * (lhs: Fraction, rhs: any Mass) -> Amount<MassKind> { rhs.scaled(by: lhs) }

  /// Returns the quotient by a number, to the nearest tick, ties to even.
  @_transparent
  public func / (lhs: any Mass, rhs: Fraction) -> Amount<MassKind> { lhs.divided(by: rhs) }

  /// Returns the exact ratio of two quantities.
  ///
  /// - Precondition: the divisor is not zero, and neither quantity is the least possible.
  @_transparent
  public func / (lhs: any Mass, rhs: any Mass) -> Fraction { lhs.ratio(to: rhs) }

  /// Returns whether two quantities are equal, whatever their units.
  @_transparent
  public func == (lhs: any Mass, rhs: any Mass) -> Bool { lhs.ticks.count == rhs.ticks.count }

  /// Returns whether two quantities differ.
  @_transparent
  public func != (lhs: any Mass, rhs: any Mass) -> Bool { lhs.ticks.count != rhs.ticks.count }

  /// Returns whether the left quantity is smaller.
  @_transparent
  public func < (lhs: any Mass, rhs: any Mass) -> Bool { lhs.ticks.count < rhs.ticks.count }

  /// Returns whether the left quantity is smaller or equal.
  @_transparent
  public func <= (lhs: any Mass, rhs: any Mass) -> Bool { lhs.ticks.count <= rhs.ticks.count }

  /// Returns whether the left quantity is greater.
  @_transparent
  public func > (lhs: any Mass, rhs: any Mass) -> Bool { lhs.ticks.count > rhs.ticks.count }

  /// Returns whether the left quantity is greater or equal.
  @_transparent
  public func >= (lhs: any Mass, rhs: any Mass) -> Bool { lhs.ticks.count >= rhs.ticks.count }

  /// Returns the range between two quantities, each in its own unit.
  ///
  /// - Precondition: the lower end isn't greater than the upper end.
  @_disfavoredOverload  // Of one type, the standard library's keeps that.
  @_transparent
  public func ... (lhs: any Mass, rhs: any Mass) -> ClosedRange<Amount<MassKind>> {
    lhs.range(to: rhs)
  }

  /// Returns the lesser of two quantities, in its own unit, or the first if they are equal.
  @_disfavoredOverload  // Of one type, the standard library's keeps that.
  @_transparent
  public func min(_ first: any Mass, _ second: any Mass) -> Amount<MassKind> {
    second.ticks.count < first.ticks.count
      ? second.converted(to: second.unit) : first.converted(to: first.unit)
  }

  /// Returns the greater of two quantities, in its own unit, or the second if they are equal.
  @_disfavoredOverload  // Of one type, the standard library's keeps that.
  @_transparent
  public func max(_ first: any Mass, _ second: any Mass) -> Amount<MassKind> {
    second.ticks.count >= first.ticks.count
      ? second.converted(to: second.unit) : first.converted(to: first.unit)
  }

  extension Mass where Self: ConcreteQuantity {
    /// Adds a quantity and keeps the unit.
    @inlinable @inline(__always)
    public static func += (lhs: inout Self, rhs: any Mass) {
      lhs = lhs.withTicks(Ticks(lhs.ticks.count + rhs.ticks.count))
    }

    /// Subtracts a quantity and keeps the unit.
    @inlinable @inline(__always)
    public static func -= (lhs: inout Self, rhs: any Mass) {
      lhs = lhs.withTicks(Ticks(lhs.ticks.count - rhs.ticks.count))
    }
  }

  extension Amount where Kind == MassKind {
    /// Adds a quantity and keeps the unit; ``zero`` takes the unit of the quantity.
    @inlinable @inline(__always)
    public static func += (lhs: inout Amount, rhs: any Mass) { lhs = lhs + rhs }

    /// Subtracts a quantity and keeps the unit; ``zero`` takes the unit of the quantity.
    @inlinable @inline(__always)
    public static func -= (lhs: inout Amount, rhs: any Mass) { lhs = lhs - rhs }
  }

  extension UnitQuantity where Self: Mass {
    /// Makes the same mass in this unit, exactly and without computation.
    ///
    ///     Ounces(1.pounds).value  // 16.0
    @inlinable @inline(__always)
    public init(_ mass: any Mass) { self.init(ticks: mass.ticks) }
  }

  extension Sequence {
    /// Returns the exact sum in the given unit; zero if there are no elements.
    ///
    ///     let masses: [any Mass] = [1.pounds, 4.ounces]
    ///     masses.sum(in: .ounce).value  // 20.0
    ///
    /// - Precondition: the sum and all partial sums fit 128 bits of ticks.
    @inlinable
    public func sum(in unit: MeasurementUnit<MassKind>) -> Amount<MassKind>
    where Element == any Mass {
      Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
    }
  }
#endif
