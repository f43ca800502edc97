// The only `sum()`: with a second one, the compiler has no message for
// `[1.hours, 30.minutes].sum()`.
extension Sequence where Element: ConcreteQuantity {
  /// Returns the exact sum, in the unit of the first element.
  ///
  ///     [1.hours, 2.hours].sum()                      // 3 hours
  ///     [1.hours + 15.minutes, 45.minutes * 1].sum()  // 2 hours
  ///
  /// The sum of no elements is ``ConcreteQuantity/zero``.
  ///
  /// - Precondition: the sum and all partial sums fit 128 bits of ticks.
  @inlinable @inline(__always)
  public func sum() -> Element {
    var first: Element?
    var count: Int128 = 0
    for element in self {
      if first == nil { first = element }
      count += element.ticks.count
    }
    return first?.withTicks(Ticks(count)) ?? .zero
  }

  /// Returns the exact sum in the given unit; zero if there are no elements.
  ///
  ///     [1.cups + 1.cups, 1.pints + 0.cups].sum(in: .cup).value  // 4.0
  ///     [20.minutes, 40.minutes].sum(in: .hour)                  // 1 hour
  ///
  /// - Precondition: the sum and all partial sums fit 128 bits of ticks.
  @inlinable
  public func sum(in unit: MeasurementUnit<Element.Kind>) -> Amount<Element.Kind> {
    Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
  }
}
