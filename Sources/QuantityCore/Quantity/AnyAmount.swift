/// An amount whose kind is known only at run time, such as one read from text.
///
///     let amount = try AnyAmount("1 lb 4 oz")
///     amount.kind == MassKind.self       // true
///     amount.as(MassKind.self)?.value    // 1.25
public struct AnyAmount: Sendable {
  /// The exact size, in ticks of the amount's kind.
  public let tickCount: Int128
  /// The amount's unit.
  public let unit: AnyUnit

  /// Makes an amount from any quantity, erasing its kind.
  public init(_ quantity: some Quantity) {
    tickCount = quantity.ticks.count
    unit = quantity.unit.handle
  }

  /// Makes an amount from a number and a unit.
  ///
  ///     try AnyAmount(2, AnyUnit(named: "cup"))  // 2 cups
  ///
  /// - Throws: ``QuantityError`` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick but not zero.
  public init(_ value: some NumericalValue, _ unit: AnyUnit) throws(QuantityError) {
    self = try AnyAmount(tickCount: unit.tickCount, unit: unit).scaled(by: value)
  }

  package init(tickCount: Int128, unit: AnyUnit) {
    self.tickCount = tickCount
    self.unit = unit
  }

  /// Returns the amount as one of the given kind, or `nil` if its kind differs.
  ///
  ///     try AnyAmount("2 h").as(TimeKind.self)?.value  // 2.0
  @inlinable
  public func `as`<Kind: QuantityKind>(_ kind: Kind.Type) -> Amount<Kind>? {
    unit.kind == AnyKind(kind)
      ? Amount(ticks: Ticks(tickCount), unit: MeasurementUnit(known: unit)) : nil
  }
}

// Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  extension AnyAmount {
    /// The kind of quantity.
    public var kind: any QuantityKind.Type { unit.kind.type }

    /// The amount as a quantity of its kind.
    ///
    ///     let quantity: any Quantity = try AnyAmount("2 h").quantity
    public var quantity: any Quantity {
      func amount<Kind: QuantityKind>(of kind: Kind.Type) -> any Quantity {
        Amount<Kind>(ticks: Ticks(tickCount), unit: MeasurementUnit(known: unit))
      }
      return amount(of: kind)
    }
  }
#endif

extension AnyAmount: Hashable {
  /// Whether two amounts have the same kind and size, whatever their units.
  public static func == (lhs: AnyAmount, rhs: AnyAmount) -> Bool {
    lhs.unit.kind == rhs.unit.kind && lhs.tickCount == rhs.tickCount
  }

  /// Feeds the kind and the ticks to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unit.kind)
    hasher.combine(tickCount)
  }
}
