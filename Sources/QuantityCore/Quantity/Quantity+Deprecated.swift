// Names of earlier versions, to be removed in version 1.0.

extension Quantity {
  /// Returns the sum with another quantity; now called `adding(_:)`.
  @available(*, deprecated, renamed: "adding(_:)")
  public func adding(quantity other: some Quantity<Kind>) -> Amount<Kind> { adding(other) }

  /// Returns this quantity minus another; now called `subtracting(_:)`.
  @available(*, deprecated, renamed: "subtracting(_:)")
  public func subtracting(quantity other: some Quantity<Kind>) -> Amount<Kind> {
    subtracting(other)
  }

  /// Returns the sum with another quantity's ticks, in this quantity's unit.
  @available(*, deprecated, message: "add the quantity and not its ticks")
  public func adding(_ other: Ticks<Kind>) -> Amount<Kind> {
    Amount(ticks: Ticks(ticks.count + other.count), unit: unit)
  }

  /// Returns this quantity minus another's ticks, in this quantity's unit.
  @available(*, deprecated, message: "subtract the quantity and not its ticks")
  public func subtracting(_ other: Ticks<Kind>) -> Amount<Kind> {
    Amount(ticks: Ticks(ticks.count - other.count), unit: unit)
  }

  /// Returns the exact quotient by another quantity's ticks.
  @available(*, deprecated, message: "divide by the quantity and not by its ticks")
  public func ratio(to other: Ticks<Kind>) -> Fraction { ticks.ratio(to: other) }

  /// Returns the upper end of a range that starts here.
  @available(*, deprecated, message: "make the whole range by 'range(to:)'")
  public func upperEnd(of ticks: Ticks<Kind>, _ unit: MeasurementUnit<Kind>) -> Amount<Kind> {
    range(to: Amount(ticks: ticks, unit: unit)).upperBound
  }
}

extension ConcreteQuantity {
  /// Returns a quantity with the same unit and other ticks; now called `withTicks(_:)`.
  @available(*, deprecated, renamed: "withTicks(_:)")
  public func replacing(ticks: Ticks<Kind>) -> Self { withTicks(ticks) }
}

extension NumericalValue {
  /// Returns the ticks of this many units; now called `scaling(_:)`.
  @available(*, deprecated, renamed: "scaling(_:)")
  public func ticks<Kind>(per unit: Ticks<Kind>) -> Ticks<Kind> { scaling(unit) }

  /// Returns the ticks of this many units, for untrusted input.
  @available(*, deprecated, message: "make an amount by 'Amount(checking:_:)', and take its ticks")
  public func checkedTicks<Kind>(per unit: Ticks<Kind>) throws(QuantityError) -> Ticks<Kind> {
    try scalingChecked(unit)
  }

  /// Returns the value as a fraction; now called `simplestFraction()`.
  @available(*, deprecated, renamed: "simplestFraction()")
  public func checkedFraction() throws(QuantityError) -> Fraction { try simplestFraction() }
}
