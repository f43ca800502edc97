extension Sequence where Element: UnitQuantity {
  /// The exact sum, in the unit of the elements; nothing, if there are none.
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
  /// The exact sum in a unit; nothing, if there are no elements.
  ///
  ///     let times: [any Time] = [1.hours, 30.minutes]
  ///     times.sum(in: .minute).value  // 90.0
  ///
  /// - Precondition: the sum fits 128 bits of ticks.
  @inlinable
  public func sum(in unit: MeasurementUnit<TimeKind>) -> Amount<TimeKind>
  where Element == any Time {
    Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
  }

  /// The exact sum in a unit; nothing, if there are no elements.
  ///
  ///     let volumes: [any Volume] = [1.cups, 2.tablespoons]
  ///     volumes.sum(in: .tablespoon).value  // 18.0
  ///
  /// - Precondition: the sum fits 128 bits of ticks.
  @inlinable
  public func sum(in unit: MeasurementUnit<VolumeKind>) -> Amount<VolumeKind>
  where Element == any Volume {
    Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
  }

  /// The exact sum in a unit; nothing, if there are no elements.
  ///
  ///     let masses: [any Mass] = [1.pounds, 4.ounces]
  ///     masses.sum(in: .ounce).value  // 20.0
  ///
  /// - Precondition: the sum fits 128 bits of ticks.
  @inlinable
  public func sum(in unit: MeasurementUnit<MassKind>) -> Amount<MassKind>
  where Element == any Mass {
    Amount(ticks: Ticks(reduce(0) { $0 + $1.ticks.count }), unit: unit)
  }

  /// The exact sum in a unit; nothing, if there are no elements.
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
