extension Quotient {
  /// Chooses the units that a person would use for the quotient.
  ///
  ///     (120.grams / 1.cups).presented()      // 120 grams per cup
  ///     (0.5.grams / 1.liters).presented()    // 500 milligrams per liter
  ///     (7200.gallons / 1.hours).presented()  // 7200 gallons per hour
  ///
  /// The quotient keeps its own units while it reads well in them, as a fraction used in kitchens
  /// or as a number from 1 to 9999 with at most three decimals. Otherwise, the units come from the
  /// kits of its units: the first pair, starting with the denominators nearest to its own, with one
  /// exact number below 1000. If no number is exact, it is the first pair with a rounded number
  /// below 1000.
  public func presented() -> QuotientPresentation<Numerator, Denominator> {
    if let shown = asExpressed, shown.isExact, shown.readsWell(below: 10_000, decimals: 3) {
      return shown
    }
    let units = denominatorUnits
    let exact = units.lazy.compactMap { presented(per: $0, .never) }
    if let shown = exact.first(where: {
      $0.isExact && $0.numerator.isMeasurable && $0.readsWell(below: 1000)
    }) {
      return shown
    }
    let shown = units.compactMap { presented(per: $0, .usual) }
    return shown.first { $0.readsWell(below: 1000) } ?? asExpressed ?? shown.first ?? unshowable
  }

  /// Shows the quotient in two given units.
  ///
  ///     let flow = 125.milliliters / 1.hours
  ///     flow.presented(in: .liter, per: .day)?.formatted()       // "3 liters per day"
  ///     let water = 1.grams / 1.milliliters
  ///     water.presented(in: .ounce, per: .cup)?.formatted()      // "~8.345404452 ounces per cup"
  ///
  /// The number is written like that of an amount in one unit.
  ///
  /// - Returns: `nil` if the numerator or denominator of the number needs more than 128 bits.
  public func presented(
    in numerator: MeasurementUnit<Numerator>, per denominator: MeasurementUnit<Denominator>,
    notation: NumberNotation? = nil
  ) -> QuotientPresentation<Numerator, Denominator>? {
    guard let value = exactValue(in: numerator, per: denominator) else { return nil }
    let (part, isExact) = numerator.handle.part(value.magnitudes, notation)
    // The number is written directly, even if it isn't a whole number of ticks or doesn't fit them.
    // The amount only provides the sign.
    let nearest = ratio.times(denominator.ticks.count) ?? 0
    let count = nearest == 0 ? Int128(value.numerator.signum()) : nearest
    return QuotientPresentation(
      Presentation(
        Amount(ticks: Ticks(count), unit: numerator), AnyPresentation(part, isExact: isExact)),
      per: denominator, isExact: isExact)
  }

  /// The quotient in its own units, or `nil` if an amount does not fit.
  private var asExpressed: QuotientPresentation<Numerator, Denominator>? {
    amount(per: denominatorUnit).map { amount, isExact in
      let shown = amount.presented(in: numeratorUnit)
      return QuotientPresentation(
        shown, per: denominatorUnit, isExact: isExact && shown.isExact)
    }
  }

  /// Shows the quotient for one of a unit, with the numerator in the unit of its kind that suits it
  /// best.
  private func presented(
    per unit: MeasurementUnit<Denominator>, _ approximation: Approximation
  ) -> QuotientPresentation<Numerator, Denominator>? {
    amount(per: unit).map { amount, isExact in
      let shown = Presenter(maxParts: 1, approximation: approximation).present(amount)
      return QuotientPresentation(shown, per: unit, isExact: isExact && shown.isExact)
    }
  }

  /// The denominator's unit and those of its kit, nearest first.
  private var denominatorUnits: [MeasurementUnit<Denominator>] {
    let own = denominatorUnit.ticks.count
    func distance(_ unit: MeasurementUnit<Denominator>) -> Fraction {
      let size = unit.ticks.count
      return Fraction(numerator: max(size, own), denominator: min(size, own))
    }
    let others = Denominator.kit(for: denominatorUnit).units
      .filter { $0 != denominatorUnit }
    return [denominatorUnit] + others.sorted { distance($0) < distance($1) }
  }

  /// The greatest amount, for a quotient that is too large in every unit.
  private var unshowable: QuotientPresentation<Numerator, Denominator> {
    let greatest = Amount(ticks: Ticks(ratio < .zero ? .min : .max), unit: numeratorUnit)
    return QuotientPresentation(greatest.presented(), per: denominatorUnit, isExact: false)
  }
}

extension QuotientPresentation {
  /// Returns whether the number is zero, a fraction that people say, or from 1 up to a bound, with
  /// at most this many decimals.
  fileprivate func readsWell(below bound: Int, decimals: Int? = nil) -> Bool {
    guard let part = numerator.parts.first, numerator.parts.count == 1 else { return false }
    if let decimals, part.notation == .decimal,
      Int128(powerOfTen(decimals)) % part.value.denominator != 0
    {
      return false
    }
    // Nobody says thirds of a milliliter.
    if part.notation == .fraction, !part.value.isWhole, !part.unit.handle.saysFractions {
      return false
    }
    let magnitude = part.value.magnitude
    return magnitude < Fraction(bound)
      && (part.notation == .fraction || magnitude >= Fraction(1) || magnitude == .zero)
  }
}

/// How a quotient is shown: an amount per unit.
///
///     let shown = (0.5.grams / 1.liters).presented()
///     shown.formatted()                       // "500 milligrams per liter"
///     (1.liters / 7.minutes).presented().isExact  // false
public struct QuotientPresentation<
  Numerator: QuantityKind, Denominator: QuantityKind
>: Sendable, Hashable {
  /// The presentation of the numerator, with its amount to the nearest tick.
  public let numerator: Presentation<Numerator>
  /// The unit of the denominator, which is always one of it.
  public let denominatorUnit: MeasurementUnit<Denominator>

  /// Whether the presentation is exact.
  public var isExact: Bool { numerator.isExact }

  init(
    _ numerator: Presentation<Numerator>, per unit: MeasurementUnit<Denominator>, isExact: Bool
  ) {
    self.numerator = Presentation(
      numerator.amount, numerator.shown.approximated(unless: isExact))
    denominatorUnit = unit
  }
}
