/// An amount known within a range, such as the weight of a cup of flour.
///
///     let flour = Estimate(240.grams, in: 200.grams...280.grams)
///     flour.formatted()  // "~240 grams"
///
/// It is shown as a cook says it, with `~` in front and, for example, in multiples of 5 grams: see
/// ``presented(in:)-([MeasurementUnit<Kind>])``.
public struct Estimate<Kind: QuantityKind>: Sendable, Hashable {
  /// The most likely amount.
  public let amount: Amount<Kind>
  /// The range from the least possible amount to the greatest.
  public let range: ClosedRange<Amount<Kind>>

  /// Makes an estimate.
  ///
  /// - Precondition: the amount is within the range.
  public init(_ amount: some Quantity<Kind>, in range: ClosedRange<Amount<Kind>>) {
    precondition(
      range.lowerBound.ticks <= amount.ticks && amount.ticks <= range.upperBound.ticks,
      "An estimate is within its range")
    self.amount = Amount(amount)
    self.range = range
  }

  /// Makes an estimate within a range of quantities of one unit type.
  ///
  ///     Estimate(240.grams, in: 200.grams...280.grams)
  ///
  /// - Precondition: the amount is within the range.
  public init<Bound: UnitQuantity>(_ amount: some Quantity<Kind>, in range: ClosedRange<Bound>)
  where Bound.Kind == Kind {
    self.init(amount, in: Amount(range.lowerBound)...Amount(range.upperBound))
  }

  /// Whether the range is a single amount.
  public var isExact: Bool { range.lowerBound.ticks == range.upperBound.ticks }
}

extension Quotient {
  /// Returns an estimate of the numerator for a quantity of the denominator, given the range of the
  /// quotient.
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     let range = 100.grams / 1.cups...140.grams / 1.cups
  ///     try flour.estimate(for: 2.cups, within: range).formatted()  // "~240 grams"
  ///
  /// - Throws: ``QuantityError`` if an amount does not fit 128 bits of ticks.
  /// - Precondition: the quotient is within the range.
  public func estimate(
    for denominator: some Quantity<Denominator>, within range: ClosedRange<Quotient>
  ) throws(QuantityError) -> Estimate<Numerator> {
    try Estimate(self, within: range) { quotient in
      quotient.multipliedReportingOverflow(by: denominator)
    }
  }

  /// Returns an estimate of the denominator for a quantity of the numerator, given the range of the
  /// quotient.
  ///
  ///     let flour: Density = 120.grams / 1.cups
  ///     let range = 100.grams / 1.cups...140.grams / 1.cups
  ///     try flour.estimate(for: 240.grams, within: range).formatted()  // "~2 cups"
  ///
  /// - Throws: ``QuantityError`` if an amount does not fit 128 bits of ticks, or the range contains
  ///   zero.
  /// - Precondition: the quotient is within the range.
  public func estimate(
    for numerator: some Quantity<Numerator>, within range: ClosedRange<Quotient>
  ) throws(QuantityError) -> Estimate<Denominator> {
    guard range.lowerBound.ratio > .zero || range.upperBound.ratio < .zero else {
      throw .divisionByZero
    }
    return try Estimate(self, within: range) { quotient in
      numerator.dividedReportingOverflow(by: quotient)
    }
  }
}

extension Estimate {
  /// Creates an estimate by applying a calculation to a quotient and to both ends of its range.
  fileprivate init<Numerator, Denominator>(
    _ quotient: Quotient<Numerator, Denominator>,
    within range: ClosedRange<Quotient<Numerator, Denominator>>,
    _ calculate: (Quotient<Numerator, Denominator>) -> (partialValue: Amount<Kind>, overflow: Bool)
  ) throws(QuantityError) {
    let results = [range.lowerBound, quotient, range.upperBound].map(calculate)
    guard !results.contains(where: { $0.overflow }) else { throw .overflow }
    // A division or a negative quantity reverses the range.
    let (first, last) = (results[0].partialValue, results[2].partialValue)
    self.init(results[1].partialValue, in: first.ticks < last.ticks ? first...last : last...first)
  }
}

extension Int128 {
  /// Returns the distance from a number that is not greater.
  func distance(from lower: Int128) -> UInt128 {
    // The difference of two signed numbers fits an unsigned one, whatever their signs.
    UInt128(truncatingIfNeeded: self) &- UInt128(truncatingIfNeeded: lower)
  }
}
