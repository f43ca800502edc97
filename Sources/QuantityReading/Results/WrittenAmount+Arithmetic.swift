public import QuantityCore

// Operations apply to both ends of a range. They use the exact numbers in the text, and round once.

extension WrittenAmount {
  /// Returns the amount times a number: both ends of a range, and the alternates.
  ///
  ///     try WrittenAmount("2-3 tsp").scaled(by: 3).formatted()               // "2 to 3 tablespoons"
  ///     try WrittenAmount("1 cup (95 g)").scaled(by: 2).alternates           // [190 grams]
  ///     let thirteenth = try WrittenAmount("1/13 cup")
  ///     try thirteenth.scaled(by: 13) == WrittenAmount(1.cups)               // true
  ///     try WrittenAmount(count: 2).scaled(by: 1.5).count                    // 3
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or a product does not fit 128 bits,
  ///   or is less than half a tick but not zero.
  public func scaled(by factor: some NumericalValue) throws(QuantityError) -> WrittenAmount {
    let factor = try factor.simplestFraction()
    let ends = (try first.scaled(by: factor), try second.scaled(by: factor))
    var alternates: [WrittenAmount] = []
    for alternate in self.alternates { alternates.append(try alternate.scaled(by: factor)) }
    return factor < .zero
      ? WrittenAmount(ends.1, ends.0, isAbout: isAbout, alternates: alternates)
      : WrittenAmount(ends.0, ends.1, isAbout: isAbout, alternates: alternates)
  }

  /// Returns the sum with an amount of the same kind, or of two counts: the lower ends are added,
  /// and the upper ends.
  ///
  ///     try WrittenAmount("2-3 tsp").adding(WrittenAmount("1 tsp")).formatted()  // "3 to 4 teaspoons"
  ///     try WrittenAmount(count: 2).adding(WrittenAmount(counts: 1...2)).formatted() // "3 to 4"
  ///     try WrittenAmount("2 cups").adding(WrittenAmount("30 g"))                // throws: the quantities are of different kinds
  ///
  /// The sum has this amount's unit, and is approximate if either amount is. Alternates are added
  /// if both amounts have the same number of them.
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the sum does not fit 128 bits.
  public func adding(_ other: WrittenAmount) throws(QuantityError) -> WrittenAmount {
    let ends = (try first.adding(other.first), try second.adding(other.second))
    var alternates: [WrittenAmount] = []
    if self.alternates.count == other.alternates.count {
      for (one, another) in zip(self.alternates, other.alternates) {
        guard let sum = try? one.adding(another) else { continue }
        alternates.append(sum)
      }
    }
    return WrittenAmount(
      ends.0, ends.1, isAbout: isAbout || other.isAbout, alternates: alternates)
  }

  /// Returns the same amount in another unit of its kind, or an alternate of that kind.
  ///
  ///     let gram = try AnyUnit(named: "g")
  ///     try WrittenAmount("1-2 lb").converted(to: gram)        // 453.59237 grams to 907.18474 grams
  ///     try WrittenAmount("1 cup (95 g)").converted(to: gram)  // 95 grams
  ///
  /// - Throws: ``QuantityError`` if neither the amount nor an alternate has the unit's kind; counts
  ///   have no kind.
  public func converted(to unit: AnyUnit) throws(QuantityError) -> WrittenAmount {
    if lower.amount?.unit.kind != unit.kind,
      let alternate = alternates.first(where: { $0.lower.amount?.unit.kind == unit.kind })
    {
      return try alternate.converted(to: unit)
    }
    return WrittenAmount(
      try first.converted(to: unit), try second.converted(to: unit), isAbout: isAbout,
      alternates: alternates)
  }

  /// The exact number in the text, before rounding to whole ticks; `nil` for counts, and if it does
  /// not fit.
  package var exactLower: ExactTicks? { first.exactTicks }

  private var first: WrittenEnd { WrittenEnd(value: lower, rounding: lowerRounding) }
  private var second: WrittenEnd { WrittenEnd(value: upper, rounding: upperRounding) }

  private init(
    _ lower: WrittenEnd, _ upper: WrittenEnd, isAbout: Bool, alternates: [WrittenAmount]
  ) {
    let isExact = lower.rounding == .zero && upper.rounding == .zero
    self.init(
      lower.value, to: upper.value, isAbout: isAbout,
      rounding: isExact ? .none : .ends(lower.rounding, upper.rounding), alternates: alternates)
  }
}

/// An end of a range, with its rounding error in its unit, which is `nil` if unknown.
private struct WrittenEnd {
  var value: ExpressionValue
  var rounding: Fraction? = .zero

  /// The exact number in the text; `nil` for a number without a unit, and if it does not fit.
  var exactTicks: ExactTicks? {
    guard case .amount(let amount) = value else { return nil }
    let ticks = ExactTicks(amount.tickCount)
    guard let rounding, rounding != .zero, let size = Int128(exactly: amount.unit.size) else {
      return ticks
    }
    return ExactTicks(size).times(rounding).flatMap { ticks.subtracting($0) }
  }

  func scaled(by factor: Fraction) throws(QuantityError) -> WrittenEnd {
    switch value {
    case .number(let number):
      let (product, overflow) = number.multipliedReportingOverflow(by: factor)
      guard !overflow else { throw .overflow }
      return WrittenEnd(value: .number(product))
    case .quotient(let quotient):
      return WrittenEnd(value: .quotient(try quotient.scaled(by: factor)))
    case .amount(let amount): return try end(exactTicks?.times(factor), amount.unit, isSure: isSure)
    }
  }

  func adding(_ other: WrittenEnd) throws(QuantityError) -> WrittenEnd {
    switch (value, other.value) {
    case (.number(let number), .number(let more)):
      guard let sum = number.plus(more) else { throw .overflow }
      return WrittenEnd(value: .number(sum))
    case (.quotient(let quotient), .quotient(let more)):
      return WrittenEnd(value: .quotient(try quotient.adding(more)))
    case (.amount(let amount), .amount(let more)):
      let unit = try amount.adding(more).unit
      guard let ticks = exactTicks, let added = other.exactTicks else { throw .overflow }
      return try end(ticks.adding(added), unit, isSure: isSure && other.isSure)
    default: throw .incompatibleKinds
    }
  }

  func converted(to unit: AnyUnit) throws(QuantityError) -> WrittenEnd {
    guard case .amount(let amount) = value else { throw .incompatibleKinds }
    let ratio = Fraction(numerator: amount.unit.tickCount, denominator: unit.tickCount)
    let rounding = rounding.flatMap { rounding -> Fraction? in
      let (product, overflow) = rounding.multipliedReportingOverflow(by: ratio)
      return overflow ? nil : product
    }
    return WrittenEnd(value: .amount(try amount.converted(to: unit)), rounding: rounding)
  }

  /// Whether the rounding error is known.
  private var isSure: Bool { rounding != nil }

  /// Makes an end from a result, rounded to whole ticks.
  private func end(
    _ ticks: ExactTicks?, _ unit: AnyUnit, isSure: Bool
  ) throws(QuantityError) -> WrittenEnd {
    guard let ticks else { throw .overflow }
    if ticks.isTooSmall { throw .underflow }
    return WrittenEnd(
      value: .amount(AnyAmount(tickCount: ticks.count, unit: unit)),
      rounding: isSure ? ticks.rounding(in: unit.size) : nil)
  }
}
