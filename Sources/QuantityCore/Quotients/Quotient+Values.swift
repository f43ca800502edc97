extension Quotient {
  /// Returns the exact value in two units, or `nil` if its numerator or denominator needs more than
  /// 128 bits.
  ///
  ///     (120.grams / 1.cups).exactValue(in: .gram, per: .tablespoon)  // 15/2
  ///
  /// Amounts of a few hundred units with three decimals always fit.
  public func exactValue(
    in numerator: MeasurementUnit<Numerator>, per denominator: MeasurementUnit<Denominator>
  ) -> Fraction? {
    untyped.exactValue(in: numerator.handle, per: denominator.handle)
  }

  /// The exact value in the quotient's own units, or `nil` if its numerator or denominator needs
  /// more than 128 bits.
  ///
  ///     (300.grams / 2.cups).exactValue  // 150
  public var exactValue: Fraction? { exactValue(in: numeratorUnit, per: denominatorUnit) }

  /// Returns the value in two units, as the nearest `Double`.
  ///
  ///     (120.grams / 1.cups).value(in: .gram, per: .teaspoon)  // 2.5
  ///
  /// It is correctly rounded where ``exactValue(in:per:)`` fits, and within two ulps otherwise.
  public func value(
    in numerator: MeasurementUnit<Numerator>, per denominator: MeasurementUnit<Denominator>
  ) -> Double {
    untyped.value(in: numerator.handle, per: denominator.handle)
  }

  /// The value in the quotient's own units, as the nearest `Double`.
  ///
  ///     (300.grams / 2.cups).value  // 150.0
  public var value: Double { value(in: numeratorUnit, per: denominatorUnit) }

  /// Returns the amount of the numerator per unit, to the nearest tick, and whether it is exact;
  /// `nil` if it does not fit 128 bits of ticks.
  func amount(
    per unit: MeasurementUnit<Denominator>
  ) -> (amount: Amount<Numerator>, isExact: Bool)? {
    guard let count = ratio.times(unit.ticks.count) else { return nil }
    let isExact = unit.ticks.count % ratio.denominator == 0
    return (Amount(ticks: Ticks(count), unit: numeratorUnit), isExact)
  }
}
