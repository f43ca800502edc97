// The methods behind the operators of each kind. The operators themselves are not generic (see
// Time+Operators.swift), so custom kinds repeat their one-line bodies.

extension Quantity {
  /// Returns the sum with another quantity, in this quantity's unit; for ``Amount/zero``, in the
  /// other's.
  ///
  ///     1.cups.adding(2.tablespoons)  // 1 1/8 cups
  ///
  /// - Precondition: the sum fits 128 bits of ticks.
  @inlinable @inline(__always)
  public func adding(_ other: some Quantity<Kind>) -> Amount<Kind> {
    Amount(ticks: Ticks(ticks.count + other.ticks.count), unit: unit(with: other))
  }

  /// Returns this quantity minus another, in this quantity's unit; for ``Amount/zero``, in the
  /// other's.
  ///
  ///     1.cups.subtracting(2.tablespoons)  // 7/8 cup
  ///
  /// - Precondition: the difference fits 128 bits of ticks.
  @inlinable @inline(__always)
  public func subtracting(_ other: some Quantity<Kind>) -> Amount<Kind> {
    Amount(ticks: Ticks(ticks.count - other.ticks.count), unit: unit(with: other))
  }

  /// Returns the unit of a sum. Only zero can lack a named unit.
  @inlinable @inline(__always)
  package func unit(with other: some Quantity<Kind>) -> MeasurementUnit<Kind> {
    ticks.count == 0 ? unit.ifNamed(or: other.unit) : unit
  }

  /// Returns the quantity times a number, rounded to the nearest tick, ties to even.
  ///
  ///     1.cups.scaled(by: Fraction(2, 3))  // 2/3 cup
  ///
  /// - Precondition: the number is finite, and the product fits 128 bits of ticks.
  @inlinable @inline(__always)
  public func scaled(by factor: some NumericalValue) -> Amount<Kind> {
    Amount(ticks: factor.scaling(ticks), unit: unit)
  }

  /// Returns the quantity divided by a number, rounded to the nearest tick, ties to even.
  ///
  ///     1.cups.divided(by: 3)  // 1/3 cup
  ///
  /// - Precondition: the number is finite and not zero, and the quotient fits 128 bits of ticks.
  public func divided(by divisor: some NumericalValue) -> Amount<Kind> {
    let divisor = divisor.fraction
    precondition(divisor.numerator != 0, "A quantity cannot be divided by zero")
    guard let quotient = divisor.dividing(ticks.count) else {
      preconditionFailure("The quotient does not fit 128 bits of ticks")
    }
    return Amount(ticks: Ticks(quotient), unit: unit)
  }

  /// Returns the exact quotient of two quantities of one kind.
  ///
  ///     1.gallons.ratio(to: 1.cups)  // 16
  ///
  /// - Precondition: the divisor is not zero, and neither quantity is the least possible.
  @inlinable @inline(__always)
  public func ratio(to other: some Quantity<Kind>) -> Fraction { ticks.ratio(to: other.ticks) }
}

extension Ticks {
  @usableFromInline
  func ratio(to other: Ticks) -> Fraction {
    precondition(other != .zero, "A quantity cannot be divided by zero")
    return Fraction(numerator: count, denominator: other.count)
  }
}

extension Quantity {
  /// Returns the sum, and whether it overflows 128 bits of ticks.
  ///
  ///     2.hours.addingReportingOverflow(30.minutes).partialValue  // 2.5 hours
  public func addingReportingOverflow(
    _ other: some Quantity<Kind>
  ) -> (partialValue: Amount<Kind>, overflow: Bool) {
    let sum = ticks.count.addingReportingOverflow(other.ticks.count)
    return (Amount(ticks: Ticks(sum.partialValue), unit: unit(with: other)), sum.overflow)
  }

  /// Returns the difference, and whether it overflows 128 bits of ticks.
  ///
  ///     2.hours.subtractingReportingOverflow(30.minutes).partialValue  // 1.5 hours
  public func subtractingReportingOverflow(
    _ other: some Quantity<Kind>
  ) -> (partialValue: Amount<Kind>, overflow: Bool) {
    let difference = ticks.count.subtractingReportingOverflow(other.ticks.count)
    return (
      Amount(ticks: Ticks(difference.partialValue), unit: unit(with: other)), difference.overflow
    )
  }

  /// Returns the product with a fraction, rounded to the nearest tick, and whether it overflows 128
  /// bits of ticks (the partial value is then zero).
  ///
  ///     1.cups.multipliedReportingOverflow(by: Fraction(2, 3)).partialValue  // 2/3 cup
  public func multipliedReportingOverflow(
    by factor: Fraction
  ) -> (partialValue: Amount<Kind>, overflow: Bool) {
    guard let product = factor.times(ticks.count) else {
      return (Amount(ticks: .zero, unit: unit), true)
    }
    return (Amount(ticks: Ticks(product), unit: unit), false)
  }

  /// Returns the quotient by a fraction, rounded to the nearest tick, and whether it overflows 128
  /// bits of ticks or the divisor is zero (the partial value is then zero).
  ///
  ///     1.cups.dividedReportingOverflow(by: Fraction(3)).partialValue  // 1/3 cup
  public func dividedReportingOverflow(
    by divisor: Fraction
  ) -> (partialValue: Amount<Kind>, overflow: Bool) {
    guard let quotient = divisor.dividing(ticks.count) else {
      return (Amount(ticks: .zero, unit: unit), true)
    }
    return (Amount(ticks: Ticks(quotient), unit: unit), false)
  }
}

extension ConcreteQuantity {
  /// Multiplies by a number and keeps the unit.
  ///
  /// - Precondition: the number is finite, and the product fits 128 bits of ticks.
  @inlinable @inline(__always)
  public static func *= (lhs: inout Self, rhs: some NumericalValue) {
    lhs = lhs.withTicks(lhs.scaled(by: rhs).ticks)
  }

  /// Divides by a number, rounded to the nearest tick, ties to even, and keeps the unit.
  ///
  /// - Precondition: the number is finite and not zero, and the quotient fits 128 bits of ticks.
  @inlinable @inline(__always)
  public static func /= (lhs: inout Self, rhs: some NumericalValue) {
    lhs = lhs.withTicks(lhs.divided(by: rhs).ticks)
  }
}
