extension Quantity {
  /// Shows the quantity in one unit, and in no other.
  ///
  ///     1.5.cups.presented(in: .tablespoon).formatted()  // "24 tablespoons"
  ///     1.liters.presented(in: .cup).formatted()         // "~4.226752838 cups"
  ///
  /// The number is a fraction if the unit is customary in the kitchen and the denominator is 2, 3, 4
  /// or 8, and else a decimal: exactly, if it ends within 15 significant digits, or rounded to 10,
  /// ties to even. A notation overrules this:
  ///
  ///     1.liters.presented(in: .cup, notation: .fraction).isExact  // true
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - notation: a decimal in any case, or the exact fraction, whatever its denominator; a style
  ///     with decimals then rounds it once, to its own digits.
  @inlinable
  public func presented(
    in unit: MeasurementUnit<Kind>, notation: NumberNotation? = nil
  ) -> Presentation<Kind> {
    Presentation(
      Amount(self), AnyPresentation(ticks.count.magnitude, in: unit.handle, notation: notation))
  }

  /// Shows the quantity in the given units, and in no others.
  ///
  ///     1.375.cups.presented(in: [.cup, .tablespoon]).formatted()  // "1 cup + 6 tablespoons"
  ///
  /// All but the smallest unit are counted in whole numbers; those of which there is none are left
  /// out. The last number is written as that of one unit.
  ///
  /// - Parameters:
  ///   - units: the units, in any order.
  ///   - notation: how the last number is written, if not by the rule.
  /// - Precondition: there is at least one unit.
  @inlinable
  public func presented(
    in units: [MeasurementUnit<Kind>], notation: NumberNotation? = nil
  ) -> Presentation<Kind> {
    Presentation(
      Amount(self),
      AnyPresentation(ticks.count.magnitude, in: units.map(\.handle), notation: notation))
  }
}

extension AnyPresentation {
  /// A magnitude in one unit.
  @usableFromInline
  init(_ ticks: UInt128, in unit: AnyUnit, notation: NumberNotation?) {
    self = ConversionPresenter(larger: [], smallest: unit, notation: notation).present(ticks)
  }

  /// A magnitude in chosen units, in any order.
  @usableFromInline
  init(_ ticks: UInt128, in units: [AnyUnit], notation: NumberNotation?) {
    var larger = units.sorted { $0.size > $1.size }
    guard let smallest = larger.popLast() else {
      preconditionFailure("A quantity is shown in at least one unit")
    }
    self = ConversionPresenter(larger: larger, smallest: smallest, notation: notation)
      .present(ticks)
  }
}

/// Shows a magnitude in chosen units.
struct ConversionPresenter {
  /// The units that are counted in whole numbers, in falling order.
  let larger: [AnyUnit]
  let smallest: AnyUnit
  /// How the last number is written, if not by the rule.
  let notation: NumberNotation?

  func present(_ ticks: UInt128) -> AnyPresentation {
    var parts = AnyPresentation.Parts(anyUnit: smallest)
    var rest = ticks
    for unit in larger {
      let (count, below) = rest.quotientAndRemainder(dividingBy: unit.size)
      if count > 0 { parts.append(AnyPresentation.Part(count, unit)) }
      rest = below
    }
    let (last, isExact) = lastPart(rest)
    if !isExact, let carried = carried(ticks, rest, last) { return carried }
    if rest > 0 || parts.count == 0 { parts.append(last) }
    return AnyPresentation(parts, isExact: isExact)
  }

  /// The amount rounded up to the next larger unit, if rounding the last part made one of it:
  /// nobody says "1 h 60 min".
  private func carried(_ ticks: UInt128, _ rest: UInt128, _ last: AnyPresentation.Part)
    -> AnyPresentation?
  {
    guard let larger = larger.last?.size,
      let shown = last.value.times(last.unit.tickCount), shown.magnitude >= larger
    else { return nil }
    let (next, overflow) = (ticks - rest).addingReportingOverflow(larger)
    guard !overflow, next <= UInt128(Int128.max) else { return nil }
    var result = present(next)
    result.isExact = false
    return result
  }

  private func lastPart(_ ticks: UInt128) -> (part: AnyPresentation.Part, isExact: Bool) {
    let unit = smallest
    if notation == .fraction || (notation == nil && unit.saysFractions) {
      let divisor = greatestCommonDivisor(ticks, unit.size)
      let denominator = unit.size / divisor
      if notation == .fraction || [2, 3, 4, 8].contains(denominator) {
        return (AnyPresentation.Part(ticks / divisor, over: denominator, unit), true)
      }
    }
    let value = DecimalValue(convertible: (ticks, unit.size))
    return (AnyPresentation.Part(value, unit), value.isExact)
  }
}

extension AnyUnit {
  /// Whether people say fractions of the unit: of the customary ones, not of the metric.
  var saysFractions: Bool {
    definition.systems.contains { $0 == .usCustomary || $0 == .imperial }
  }
}

extension DecimalValue {
  /// A ratio as a conversion gives it: exactly, if that takes at most 15 significant digits, else
  /// to 10.
  init(convertible ratio: (UInt128, UInt128), maxPlaces: Int = 38) {
    let divisor = greatestCommonDivisor(ratio.0, ratio.1)
    if let exact = DecimalValue(exactly: (ratio.0 / divisor, ratio.1 / divisor)),
      exact.significantDigits <= 15
    {
      self = exact
    } else {
      self.init(ratio, significantDigits: 10, maxPlaces: maxPlaces, rounding: .toNearestOrEven)
    }
  }

  /// How many digits the number has between its first and its last that is not zero.
  private var significantDigits: Int {
    DecimalValue.digitCount(of: count.dividedWhole(by: 10, times: 38).rest)
  }
}
