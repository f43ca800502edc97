/// A quantity of one kind for each of two others: a dose a day for each kilogram of who takes it.
///
///     typealias DailyDose = CompoundQuotient<MassKind, MassKind, TimeKind>
///     let dose = try DailyDose("40 mg/kg/day")
///     dose.multiplied(by: 18.kilograms)                           // 720 mg/d
///     dose.multiplied(by: 18.kilograms).multiplied(by: 8.hours)   // 240 milligrams
///
/// Like a ``Quotient``, it is an exact ratio of counts of ticks, and remembers the units in which it was
/// expressed. The two kinds below differ. An ``AnyQuotient`` of it throws where this traps.
public struct CompoundQuotient<
  Numerator: QuantityKind, First: QuantityKind, Second: QuantityKind
>: Sendable {
  package let untyped: AnyQuotient

  /// - Precondition: the quotient is of these kinds, in this order.
  package init(known untyped: AnyQuotient) { self.untyped = untyped }

  /// Makes a quotient of one quotient for a quantity of a further kind.
  ///
  ///     let each = Quotient(15.milligrams, per: 1.kilograms)
  ///     CompoundQuotient(each, per: 6.hours)                      // 2.5 mg/kg/h
  ///
  /// - Precondition: the quantity is not zero, its kind is not the one below already, and the ratio fits 128
  ///   bits.
  public init(_ quotient: Quotient<Numerator, First>, per second: some Quantity<Second>) {
    do {
      try self.init(checking: quotient, per: second)
    } catch {
      preconditionFailure("A quotient cannot be made: \(error)")
    }
  }

  /// Makes a quotient of one quotient for a quantity of a further kind, for quantities that the program did
  /// not choose.
  ///
  ///     let each = Quotient(15.milligrams, per: 1.kilograms)
  ///     try CompoundQuotient(checking: each, per: 6.hours)        // 2.5 mg/kg/h
  ///
  /// - Throws: ``QuantityError`` if the quantity is zero, or its kind is the one below already, or the ratio
  ///   does not fit 128 bits.
  public init(
    checking quotient: Quotient<Numerator, First>, per second: some Quantity<Second>
  ) throws(QuantityError) {
    self.init(known: try quotient.untyped.divided(by: AnyAmount(second)))
  }

  /// Makes a quotient of one of any kinds, or returns `nil` if it is of others.
  ///
  ///     let dose = try AnyQuotient("40 mg/day/kg")
  ///     CompoundQuotient<MassKind, MassKind, TimeKind>(dose)       // 40 mg/kg/d
  public init?(_ quotient: AnyQuotient) {
    guard let second = quotient.secondDenominatorUnit,
      quotient.numeratorUnit.kind == AnyKind(Numerator.self)
    else { return nil }
    let first = quotient.denominatorUnit
    let (one, other) = (AnyKind(First.self), AnyKind(Second.self))
    if (first.kind, second.kind) == (one, other) {
      self.init(known: quotient)
    } else if (second.kind, first.kind) == (one, other) {
      self.init(
        known: AnyQuotient(ratio: quotient.ratio, quotient.numeratorUnit, per: second, first))
    } else {
      return nil
    }
  }

  /// The unit in which the numerator was expressed.
  public var numeratorUnit: MeasurementUnit<Numerator> {
    MeasurementUnit(known: untyped.numeratorUnit)
  }
  /// The first unit below in which it was expressed.
  public var firstUnit: MeasurementUnit<First> { MeasurementUnit(known: untyped.denominatorUnit) }
  /// The second unit below in which it was expressed.
  public var secondUnit: MeasurementUnit<Second> {
    MeasurementUnit(known: untyped.secondDenominatorUnit ?? untyped.denominatorUnit)
  }
}

// MARK: Products

extension CompoundQuotient {
  /// Returns what is left for a quantity of the first kind below, exactly.
  ///
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day").multiplied(by: 18.kilograms)
  ///     // 720 mg/d
  ///
  /// - Precondition: the product fits 128 bits.
  public func multiplied(by quantity: some Quantity<First>) -> Quotient<Numerator, Second> {
    Quotient(
      ratio: untyped.ratio * Fraction(numerator: quantity.ticks.count, denominator: 1),
      numeratorUnit, per: secondUnit)
  }

  /// Returns what is left for a quantity of the second kind below, exactly.
  ///
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day").multiplied(by: 12.hours)
  ///     // 20 mg/kg
  ///
  /// - Precondition: the product fits 128 bits.
  public func multiplied(by quantity: some Quantity<Second>) -> Quotient<Numerator, First> {
    Quotient(
      ratio: untyped.ratio * Fraction(numerator: quantity.ticks.count, denominator: 1),
      numeratorUnit, per: firstUnit)
  }

  /// Returns the exact sum, in this quotient's units.
  ///
  ///     let dose = try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day")
  ///     dose.adding(dose)  // 80 mg/kg/d
  ///
  /// - Precondition: the sum fits 128 bits.
  public func adding(_ other: CompoundQuotient) -> CompoundQuotient {
    replacing(untyped.ratio + other.untyped.ratio)
  }

  /// Returns the exact difference, in this quotient's units.
  ///
  ///     let dose = try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day")
  ///     dose.subtracting(dose)  // 0 mg/kg/d
  ///
  /// - Precondition: the difference fits 128 bits.
  public func subtracting(_ other: CompoundQuotient) -> CompoundQuotient {
    replacing(untyped.ratio - other.untyped.ratio)
  }

  /// Returns the exact product with a number.
  ///
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day").scaled(by: 1.5)
  ///     // 60 mg/kg/d
  ///
  /// - Precondition: the number is finite, and zero or not less than 2⁻¹²⁶, and the product fits 128 bits.
  public func scaled(by factor: some NumericalValue) -> CompoundQuotient {
    replacing(untyped.ratio * factor.exactFraction)
  }

  /// Returns the exact ratio of two quotients of the same kinds.
  ///
  ///     let dose = try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day")
  ///     try dose.ratio(to: CompoundQuotient<MassKind, MassKind, TimeKind>("60 mg/kg/day"))  // 2/3
  ///
  /// - Precondition: the divisor is not zero, and the ratio fits 128 bits.
  public func ratio(to other: CompoundQuotient) -> Fraction {
    untyped.ratio / other.untyped.ratio
  }

  private func replacing(_ ratio: Fraction) -> CompoundQuotient {
    CompoundQuotient(known: untyped.replacing(ratio))
  }

  /// Returns the same quotient in other units.
  ///
  ///     let dose = try CompoundQuotient<MassKind, MassKind, TimeKind>("5 mcg/kg/min")
  ///     dose.converted(to: .milligram, per: .kilogram, .hour)       // 0.3 mg/kg/h
  public func converted(
    to numerator: MeasurementUnit<Numerator>, per first: MeasurementUnit<First>,
    _ second: MeasurementUnit<Second>
  ) -> CompoundQuotient {
    CompoundQuotient(
      known: AnyQuotient(
        ratio: untyped.ratio, numerator.handle, per: first.handle, second.handle))
  }
}

// MARK: Values

extension CompoundQuotient {
  /// The value in the quotient's own units, exactly, or `nil` if it needs more than 128 bits on either side.
  ///
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("1/3 mg/kg/day").exactValue  // 1/3
  public var exactValue: Fraction? { untyped.exactValue }

  /// The value in the quotient's own units, as the nearest `Double`.
  ///
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day").value  // 40.0
  public var value: Double { untyped.value }
}

extension CompoundQuotient: Comparable {
  @_documentation(visibility: internal)
  @_implements(Equatable,==(_:_:))
  public static func isEqual(_ lhs: CompoundQuotient, _ rhs: CompoundQuotient) -> Bool {
    lhs.untyped.ratio == rhs.untyped.ratio
  }

  @_documentation(visibility: internal)
  @_implements(Comparable,<(_:_:))
  public static func isLess(_ lhs: CompoundQuotient, _ rhs: CompoundQuotient) -> Bool {
    lhs.untyped.ratio < rhs.untyped.ratio
  }
}

extension CompoundQuotient: Hashable {
  /// Feeds the ratio to a hasher, so that equal quotients in different units have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(untyped.ratio) }
}

extension CompoundQuotient: CustomStringConvertible {
  /// The exact value in the quotient's own units: `40 mg/kg/d`.
  public var description: String { untyped.description }
}
