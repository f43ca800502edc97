/// A quantity whose unit is known only at run time, such as a sum or an amount read from text.
///
///     let total = 2.hours + 30.minutes  // Amount<TimeKind>
///     total.unit                        // hour
///     total.value                       // 2.5
///     total == 150.minutes              // true
///
/// Two amounts of the same size are equal, whatever their units.
@frozen
public struct Amount<Kind: QuantityKind>: ConcreteQuantity {
  /// The size, exactly.
  public let ticks: Ticks<Kind>
  /// The amount's unit.
  public let unit: MeasurementUnit<Kind>

  /// Makes an amount from ticks.
  @inlinable @inline(__always)
  public init(ticks: Ticks<Kind>, unit: MeasurementUnit<Kind>) {
    self.ticks = ticks
    self.unit = unit
  }

  /// Makes an amount from a number and a unit.
  ///
  ///     Amount(3, .teaspoon)               // 3 teaspoons
  ///     Amount(Fraction(2, 3), .cup)       // 2/3 cup
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits of ticks.
  @inlinable
  public init(_ value: some NumericalValue, _ unit: MeasurementUnit<Kind>) {
    self.init(ticks: value.scaling(unit.ticks), unit: unit)
  }

  /// Makes an amount from a number and a unit, for untrusted input.
  ///
  ///     try Amount(checking: 1e300, .gallon)  // throws: the value is too large
  ///
  /// The result is rounded to the nearest tick, ties to even.
  ///
  /// - Throws: ``QuantityError`` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick but not zero.
  public init(
    checking value: some NumericalValue, _ unit: MeasurementUnit<Kind>
  ) throws(QuantityError) {
    self.init(ticks: try value.scalingChecked(unit.ticks), unit: unit)
  }

  /// Makes an amount from any quantity, in the quantity's own unit.
  @inlinable @inline(__always)
  public init(_ quantity: some Quantity<Kind>) {
    self.init(ticks: quantity.ticks, unit: quantity.unit)
  }

  /// Returns an amount with the same unit and the given ticks.
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
