/// A quantity whose unit is known only when the program runs: a sum, or what was read from text.
///
///     let total = 2.hours + 30.minutes  // Amount<TimeKind>
///     total.unit                        // hour
///     total.value                       // 2.5
///     total == 150.minutes              // true
///
/// An amount is equal to every other of the same size, whatever the unit.
@frozen
public struct Amount<Kind: QuantityKind>: ConcreteQuantity {
  /// How much there is, exactly.
  public let ticks: Ticks<Kind>
  /// The unit in which the amount is expressed.
  public let unit: MeasurementUnit<Kind>

  /// Makes an amount from ticks.
  @inlinable @inline(__always)
  public init(ticks: Ticks<Kind>, unit: MeasurementUnit<Kind>) {
    self.ticks = ticks
    self.unit = unit
  }

  /// Makes an amount of a number of units.
  ///
  ///     Amount(3, .teaspoon)               // 3 teaspoons
  ///     Amount(Fraction(2, 3), .cup)       // 2/3 cup
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits of ticks.
  @inlinable
  public init(_ value: some NumericalValue, _ unit: MeasurementUnit<Kind>) {
    self.init(ticks: value.scaling(unit.ticks), unit: unit)
  }

  /// Makes an amount of a number of units, for numbers that the program did not choose.
  ///
  ///     try Amount(checking: 1e300, .gallon)  // throws: the value is too large
  ///
  /// What isn't a whole number of ticks is rounded to the nearest, ties to even.
  ///
  /// - Throws: ``QuantityError`` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick and yet not zero.
  public init(
    checking value: some NumericalValue, _ unit: MeasurementUnit<Kind>
  ) throws(QuantityError) {
    self.init(ticks: try value.scalingChecked(unit.ticks), unit: unit)
  }

  /// Makes an amount of any quantity, in its own unit.
  @inlinable @inline(__always)
  public init(_ quantity: some Quantity<Kind>) {
    self.init(ticks: quantity.ticks, unit: quantity.unit)
  }

  /// Returns an amount with the same unit and other ticks.
  @inlinable @inline(__always)
  public func withTicks(_ ticks: Ticks<Kind>) -> Amount { Amount(ticks: ticks, unit: unit) }

  @_documentation(visibility: internal)
  @_implements(Equatable,==(_:_:))
  @inlinable @inline(__always)
  public static func isEqual(_ lhs: Amount, _ rhs: Amount) -> Bool { lhs.ticks == rhs.ticks }
}

extension Amount: Comparable {
  @_documentation(visibility: internal)
  @_implements(Comparable,<(_:_:))
  @inlinable @inline(__always)
  public static func isLess(_ lhs: Amount, _ rhs: Amount) -> Bool {
    lhs.ticks.count < rhs.ticks.count
  }
}
