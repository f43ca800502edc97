/// A quotient whose kinds are known only at run time, such as one read from text.
///
///     let rate = AnyQuotient(125.milliliters / 1.hours)
///     rate.as(VolumeKind.self, per: TimeKind.self)?.value      // 125.0
///     rate.as(MassKind.self, per: VolumeKind.self) == nil      // true
///
/// It keeps the units it was expressed in, even two of one kind, and can have a second denominator:
///
///     try AnyQuotient("10 mg/kg")                              // 10 mg/kg
///     try AnyQuotient("40 mg/kg/day")                          // 40 mg/kg/d
///
/// The typed forms are ``Quotient`` and, with two denominators, ``CompoundQuotient``.
public struct AnyQuotient: Sendable {
  /// The numerator's ticks per tick of the denominator, or of both denominators.
  package let ratio: Fraction
  /// The unit that the numerator was expressed in. A density's is a unit of mass.
  ///
  ///     try AnyQuotient("125 ml/h").numeratorUnit    // milliliter
  public let numeratorUnit: AnyUnit
  /// The unit that the denominator was expressed in. A density's is a unit of volume.
  ///
  ///     try AnyQuotient("125 ml/h").denominatorUnit  // hour
  public let denominatorUnit: AnyUnit
  /// The second denominator's unit, or `nil` if there is only one denominator.
  ///
  ///     try AnyQuotient("40 mg/kg/day").secondDenominatorUnit  // day
  public let secondDenominatorUnit: AnyUnit?

  /// Creates an untyped quotient from a typed one.
  ///
  ///     AnyQuotient(3.liters / 1.days) == AnyQuotient(125.milliliters / 1.hours)  // true
  public init<Numerator, Denominator>(_ quotient: Quotient<Numerator, Denominator>) {
    self = quotient.untyped
  }

  /// Creates an untyped quotient from a typed one with two denominators.
  ///
  ///     let dose = try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day")
  ///     try AnyQuotient(dose).scaled(by: 1e300)  // throws: the value is too large
  public init<Numerator, First, Second>(_ quotient: CompoundQuotient<Numerator, First, Second>) {
    self = quotient.untyped
  }

  /// Creates the quotient of two amounts.
  ///
  ///     try AnyQuotient(checking: AnyAmount("1 l"), per: AnyAmount("8 h")).exactValue  // 1/8
  ///
  /// - Throws: ``QuantityError`` if the denominator is zero, or if the ratio does not fit 128 bits,
  ///   which takes an amount of −2¹²⁷ ticks, the least there is.
  public init(
    checking numerator: AnyAmount, per denominator: AnyAmount
  ) throws(QuantityError) {
    let (top, bottom) = (numerator.tickCount, denominator.tickCount)
    guard bottom != 0 else { throw .divisionByZero }
    guard
      let ratio = Fraction(
        magnitude: top.magnitude, over: bottom.magnitude, isNegative: (top < 0) != (bottom < 0))
    else { throw .overflow }
    self.init(ratio: ratio, numerator.unit, per: denominator.unit)
  }

  package init(
    ratio: Fraction, _ numeratorUnit: AnyUnit, per denominatorUnit: AnyUnit,
    _ secondDenominatorUnit: AnyUnit? = nil
  ) {
    self.ratio = ratio
    self.numeratorUnit = numeratorUnit
    self.denominatorUnit = denominatorUnit
    self.secondDenominatorUnit = secondDenominatorUnit
  }

  /// Returns the typed quotient, or `nil` if the kinds are others.
  ///
  ///     AnyQuotient(5.grams / 1.liters).as(MassKind.self, per: VolumeKind.self)  // 5 g/l
  public func `as`<Numerator: QuantityKind, Denominator: QuantityKind>(
    _ numerator: Numerator.Type, per denominator: Denominator.Type
  ) -> Quotient<Numerator, Denominator>? {
    guard numeratorUnit.kind == AnyKind(numerator), denominatorUnit.kind == AnyKind(denominator),
      secondDenominatorUnit == nil
    else { return nil }
    return Quotient(known: self)
  }

  /// The exact value in the quotient's own units, or `nil` if its numerator or denominator needs
  /// more than 128 bits.
  ///
  ///     AnyQuotient(100.milligrams / 5.milliliters).exactValue  // 20
  public var exactValue: Fraction? {
    exactValue(in: numeratorUnit, per: denominatorUnit, secondDenominatorUnit)
  }

  /// The value in the quotient's own units, as the nearest `Double`.
  ///
  ///     try AnyQuotient("125 ml/h").value            // 125.0
  public var value: Double {
    value(in: numeratorUnit, per: denominatorUnit, secondDenominatorUnit)
  }

  func value(
    in numerator: AnyUnit, per denominator: AnyUnit, _ second: AnyUnit? = nil
  ) -> Double {
    if let exact = exactValue(in: numerator, per: denominator, second) { return Double(exact) }
    let units = Fraction(numerator: denominator.tickCount, denominator: numerator.tickCount)
    return Double(ratio) * Double(units) * (second.map { Double($0.tickCount) } ?? 1)
  }

  func exactValue(
    in numerator: AnyUnit, per denominator: AnyUnit, _ second: AnyUnit? = nil
  ) -> Fraction? {
    let product = ratio.multipliedReportingOverflow(
      by: Fraction(numerator: denominator.tickCount, denominator: numerator.tickCount))
    guard let second else { return product.overflow ? nil : product.partialValue }
    let whole = product.partialValue.multipliedReportingOverflow(
      by: Fraction(numerator: second.tickCount, denominator: 1))
    return product.overflow || whole.overflow ? nil : whole.partialValue
  }

  /// The quotient for one of the second unit, which leaves a single denominator; `nil` if it
  /// doesn't fit 128 bits.
  package var forOneOfSecond: AnyQuotient? {
    guard let second = secondDenominatorUnit else { return self }
    let (ratio, overflow) = ratio.multipliedReportingOverflow(
      by: Fraction(numerator: second.tickCount, denominator: 1))
    return overflow ? nil : AnyQuotient(ratio: ratio, numeratorUnit, per: denominatorUnit)
  }

  /// The kinds as messages name them: `volume per time`.
  package var kindName: String {
    let second = secondDenominatorUnit.map { " per \($0.kind.name)" } ?? ""
    return "\(numeratorUnit.kind.name) per \(denominatorUnit.kind.name)\(second)"
  }

  /// Returns whether two quotients are of the same kinds; two denominators match in either order.
  package func isOfKinds(of other: AnyQuotient) -> Bool {
    guard numeratorUnit.kind == other.numeratorUnit.kind else { return false }
    let (first, second) = (denominatorUnit.kind, secondDenominatorUnit?.kind)
    let (otherFirst, otherSecond) = (other.denominatorUnit.kind, other.secondDenominatorUnit?.kind)
    return first == otherFirst && second == otherSecond
      || first == otherSecond && second == otherFirst
  }
}

// Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  extension AnyQuotient {
    /// The kind of the numerator. A density's is mass.
    ///
    ///     AnyQuotient(5.grams / 1.liters).numeratorKind == MassKind.self  // true
    public var numeratorKind: any QuantityKind.Type { numeratorUnit.kind.type }

    /// The kind of the denominator. A density's is volume.
    ///
    ///     AnyQuotient(5.grams / 1.liters).denominatorKind == VolumeKind.self  // true
    public var denominatorKind: any QuantityKind.Type { denominatorUnit.kind.type }
  }
#endif

extension AnyQuotient: Hashable {
  /// Returns whether two quotients are of the same kinds and equal, whatever their units.
  public static func == (lhs: AnyQuotient, rhs: AnyQuotient) -> Bool {
    lhs.isOfKinds(of: rhs) && lhs.ratio == rhs.ratio
  }

  /// Feeds the kinds and the ratio to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numeratorUnit.kind)
    // Two denominators are equal in either order, so neither is hashed.
    if secondDenominatorUnit == nil { hasher.combine(denominatorUnit.kind) }
    hasher.combine(ratio)
  }
}
