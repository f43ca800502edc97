extension Sequence where Element: UnitQuantity {
  /// Returns the exact sum, in the unit of the elements; zero, if there are none.
  ///
  ///     [1.hours, 2.hours].sum()  // 3 hours
  ///
  /// - Precondition: the sum fits 128 bits of ticks.
  @inlinable @inline(__always)
  public func sum() -> Element {
    Element(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }))
  }
}

extension Sequence {
  /// Returns the exact sum in a unit; zero, if there are no elements.
  ///
  ///     [1.cups + 1.cups, 1.pints + 0.cups].sum(in: .cup).value  // 4.0
  ///
  /// - Precondition: the sum fits 128 bits of ticks.
  @inlinable
  public func sum<Kind>(in unit: MeasurementUnit<Kind>) -> Amount<Kind>
  where Element == Amount<Kind> {
    Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
  }
}
