/// A quantity of one kind per another, such as a density or a flow.
///
///     let flour: Density = 120.grams / 1.cups
///     flour * 2.5.cups                        // 300 grams
///     try Density("2.1 g/tsp") < flour        // true
///     flour / 2                               // 60 g/c
///
/// It is the exact ratio of two tick counts and remembers the units it was expressed in. Equality
/// compares the ratios, whatever the units.
///
/// ``Density``, ``Flow`` and ``MassFlow`` have operators. Other quotients have methods, or need a
/// line per operator:
///
///     typealias RoastingTime = Quotient<TimeKind, MassKind>
///     func / (lhs: any Time, rhs: any Mass) -> RoastingTime { Quotient(lhs, per: rhs) }
///     func * (lhs: RoastingTime, rhs: any Mass) -> Amount<TimeKind> { lhs.multiplied(by: rhs) }
///
///     let lamb = 20.minutes / 1.pounds
///     lamb * 3.pounds                         // 60 minutes
public struct Quotient<Numerator: QuantityKind, Denominator: QuantityKind>: Sendable {
  package let untyped: AnyQuotient

  /// The numerator's ticks per tick of the denominator.
  var ratio: Fraction { untyped.ratio }
  /// The unit that the numerator was expressed in.
  public var numeratorUnit: MeasurementUnit<Numerator> {
    MeasurementUnit(known: untyped.numeratorUnit)
  }
  /// The unit that the denominator was expressed in.
  public var denominatorUnit: MeasurementUnit<Denominator> {
    MeasurementUnit(known: untyped.denominatorUnit)
  }

  /// Creates the quotient of two quantities.
  ///
  ///     Quotient(120.grams, per: 1.cups) == 120.grams / 1.cups  // true
  ///
  /// - Precondition: the denominator is not zero, and the ratio of the ticks fits 128 bits. It does
  ///   unless a quantity is −2¹²⁷ ticks, the least there is.
  public init(
    _ numerator: some Quantity<Numerator>, per denominator: some Quantity<Denominator>
  ) {
    do {
      try self.init(checking: numerator, per: denominator)
    } catch {
      preconditionFailure("A quotient cannot be made: \(error)")
    }
  }

  /// Creates the quotient of two quantities. Unlike ``init(_:per:)``, it throws: use it for input.
  ///
  ///     try Density(checking: 120.grams, per: 0.cups)  // throws: the divisor is zero
  ///
  /// - Throws: ``QuantityError`` if the denominator is zero, or if the ratio does not fit 128 bits,
  ///   which takes a quantity of −2¹²⁷ ticks, the least there is.
  public init(
    checking numerator: some Quantity<Numerator>, per denominator: some Quantity<Denominator>
  ) throws(QuantityError) {
    self.init(
      known: try AnyQuotient(checking: AnyAmount(numerator), per: AnyAmount(denominator)))
  }

  init(
    ratio: Fraction, _ numeratorUnit: MeasurementUnit<Numerator>,
    per denominatorUnit: MeasurementUnit<Denominator>
  ) {
    self.init(
      known: AnyQuotient(ratio: ratio, numeratorUnit.handle, per: denominatorUnit.handle))
  }

  /// - Precondition: the quotient is of these kinds.
  package init(known untyped: AnyQuotient) { self.untyped = untyped }

  /// Returns the same quotient in other units.
  ///
  ///     (120.grams / 1.cups).converted(to: .gram, per: .tablespoon)  // 7.5 g/tbsp
  public func converted(
    to numeratorUnit: MeasurementUnit<Numerator>, per denominatorUnit: MeasurementUnit<Denominator>
  ) -> Quotient {
    Quotient(ratio: ratio, numeratorUnit, per: denominatorUnit)
  }
}

extension Quotient: Hashable {
  @_documentation(visibility: internal)
  @_implements(Equatable,==(_:_:))
  public static func isEqual(_ lhs: Quotient, _ rhs: Quotient) -> Bool {
    lhs.ratio == rhs.ratio
  }

  /// Hashes the ratio, so equal quotients in different units have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ratio) }
}

extension Quotient: Comparable {
  @_documentation(visibility: internal)
  @_implements(Comparable,<(_:_:))
  public static func isLess(_ lhs: Quotient, _ rhs: Quotient) -> Bool { lhs.ratio < rhs.ratio }
}
