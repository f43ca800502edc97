extension Quantity {
  /// Whether the quantity is less than zero.
  ///
  ///     (1.cups - 2.cups).isNegative  // true
  @inlinable @inline(__always)
  public var isNegative: Bool { ticks.count < 0 }

  /// The quantity without its sign.
  ///
  ///     (1.cups - 3.cups).magnitude   // 2 cups
  ///
  /// - Precondition: the quantity is not the least possible, whose magnitude does not fit.
  @inlinable
  public var magnitude: Amount<Kind> {
    Amount(ticks: isNegative ? Ticks(-ticks.count) : ticks, unit: unit)
  }

  /// Returns the quantity limited to a range, in this quantity's unit.
  ///
  ///     12.minutes.clamped(to: 15.minutes...1.hours)  // 15 minutes
  @inlinable
  public func clamped(to range: ClosedRange<Amount<Kind>>) -> Amount<Kind> {
    let count = min(max(ticks, range.lowerBound.ticks), range.upperBound.ticks)
    return Amount(ticks: count, unit: unit)
  }
}

extension Quantity {
  /// Returns the range from this quantity to another, with each end in its own unit.
  ///
  ///     15.minutes.range(to: 1.hours).contains(Amount(20.minutes))  // true
  ///
  /// - Precondition: the other is not less than this one.
  @inlinable @inline(__always)
  public func range(to upper: some Quantity<Kind>) -> ClosedRange<Amount<Kind>> {
    precondition(ticks <= upper.ticks, "A range can't end below its start")
    return ClosedRange(uncheckedBounds: (converted(to: unit), upper.converted(to: upper.unit)))
  }
}

extension Amount {
  /// Zero, in the first unit of the kind. A sum with it has the other amount's unit.
  ///
  ///     Amount<TimeKind>.zero              // 0 seconds
  ///     Amount<TimeKind>.zero + 2.hours    // 2 hours
  ///
  /// - Precondition: the kind has units.
  public static var zero: Amount {
    guard let unit = Kind.units.first else {
      preconditionFailure("The kind '\(Kind.name)' has no units")
    }
    return Amount(ticks: .zero, unit: MeasurementUnit(known: unit.definition.unnamed))
  }

  /// Returns zero in the given unit.
  ///
  ///     var total = Amount.zero(in: .gram)
  ///     total += 250.grams
  ///     total                         // 250 grams
  @inlinable @inline(__always)
  public static func zero(in unit: MeasurementUnit<Kind>) -> Amount {
    Amount(ticks: .zero, unit: unit)
  }
}
