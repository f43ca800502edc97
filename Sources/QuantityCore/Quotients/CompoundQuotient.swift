/// A quantity of one kind per two others, such as a daily dose per kilogram of body weight.
///
///     typealias DailyDose = CompoundQuotient<MassKind, MassKind, TimeKind>
///     let dose = try DailyDose("40 mg/kg/day")
///     dose.multiplied(by: 18.kilograms)                           // 720 mg/d
///     dose.multiplied(by: 18.kilograms).multiplied(by: 8.hours)   // 240 milligrams
///
/// Like a ``Quotient``, it is an exact ratio of tick counts and remembers the units it was
/// expressed in. The two denominators are of different kinds. Where this type traps,
/// ``AnyQuotient`` throws.
public struct CompoundQuotient<
  Numerator: QuantityKind, First: QuantityKind, Second: QuantityKind
>: Sendable {
  package let untyped: AnyQuotient

  /// - Precondition: the quotient is of these kinds, in this order.
  package init(known untyped: AnyQuotient) { self.untyped = untyped }

  /// Creates a quotient by dividing another by a quantity of a further kind.
  ///
  ///     let each = Quotient(15.milligrams, per: 1.kilograms)
  ///     CompoundQuotient(each, per: 6.hours)                      // 2.5 mg/kg/h
  ///
  /// - Precondition: the quantity is not zero, it is not of the denominator's kind, and the ratio
  ///   fits 128 bits.
  public init(_ quotient: Quotient<Numerator, First>, per second: some Quantity<Second>) {
    do {
      try self.init(checking: quotient, per: second)
    } catch {
      preconditionFailure("A quotient cannot be made: \(error)")
    }
  }

  /// Creates a quotient by dividing another by a quantity of a further kind. Unlike
  /// ``init(_:per:)``, it throws: use it for input.
  ///
  ///     let each = Quotient(15.milligrams, per: 1.kilograms)
  ///     try CompoundQuotient(checking: each, per: 6.hours)        // 2.5 mg/kg/h
  ///
  /// - Throws: ``QuantityError`` if the quantity is zero, it is of the denominator's kind, or the
  ///   ratio does not fit 128 bits.
  public init(
    checking quotient: Quotient<Numerator, First>, per second: some Quantity<Second>
  ) throws(QuantityError) {
    self.init(known: try quotient.untyped.divided(by: AnyAmount(second)))
  }

  /// Creates a typed quotient from an untyped one, or returns `nil` if the kinds are others.
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

  /// The unit that the numerator was expressed in.
  public var numeratorUnit: MeasurementUnit<Numerator> {
    MeasurementUnit(known: untyped.numeratorUnit)
  }
  /// The unit that the first denominator was expressed in.
  public var firstUnit: MeasurementUnit<First> { MeasurementUnit(known: untyped.denominatorUnit) }
  /// The unit that the second denominator was expressed in.
  public var secondUnit: MeasurementUnit<Second> {
    MeasurementUnit(known: untyped.secondDenominatorUnit ?? untyped.denominatorUnit)
  }
}

// MARK: Products

extension CompoundQuotient {
  /// Returns the exact quotient that remains for a quantity of the first denominator.
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

  /// Returns the exact quotient that remains for a quantity of the second denominator.
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
  /// - Precondition: the number is finite, it is zero or at least 2⁻¹²⁶ in magnitude, and the
  ///   product fits 128 bits.
  public func scaled(by factor: some NumericalValue) -> CompoundQuotient {
    replacing(untyped.ratio * factor.exactFraction)
  }

  /// Returns the exact ratio to another quotient.
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
  /// The exact value in the quotient's own units, or `nil` if its numerator or denominator needs
  /// more than 128 bits.
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
  /// Hashes the ratio, so equal quotients in different units have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(untyped.ratio) }
}

extension CompoundQuotient: CustomStringConvertible {
  /// The exact value in the quotient's own units: `40 mg/kg/d`.
  public var description: String { untyped.description }
}
