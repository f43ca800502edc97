// There is only one `sum()`: with another, the compiler has no message for
// `[1.hours, 30.minutes].sum()`.
extension Sequence where Element: ConcreteQuantity {
  /// Returns the exact sum, in the unit of the first element.
  ///
  ///     [1.hours, 2.hours].sum()                      // 3 hours
  ///     [1.hours + 15.minutes, 45.minutes * 1].sum()  // 2 hours
  ///
  /// Without elements, it is ``ConcreteQuantity/zero``.
  ///
  /// - Precondition: the sum fits 128 bits of ticks, and so does that of the first elements, however many.
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

  /// Returns the exact sum in a unit; zero, if there are no elements.
  ///
  ///     [1.cups + 1.cups, 1.pints + 0.cups].sum(in: .cup).value  // 4.0
  ///     [20.minutes, 40.minutes].sum(in: .hour)                  // 1 hour
  ///
  /// - Precondition: the sum fits 128 bits of ticks, and so does that of the first elements, however many.
  @inlinable
  public func sum(in unit: MeasurementUnit<Element.Kind>) -> Amount<Element.Kind> {
    Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
  }
}
