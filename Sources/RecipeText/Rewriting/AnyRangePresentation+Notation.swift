import QuantityCore
import QuantityReading

// A kit decides how much to measure. The writer decides between fractions and decimals.

extension AnyRangePresentation {
  /// Returns the presentation in the written unit if that unit must stay: `6 EL`; otherwise `nil`.
  func keepingUnit(
    of form: WrittenForm, _ ends: (lower: ExactTicks, upper: ExactTicks)
  ) -> AnyRangePresentation? {
    guard form.isForeign || form.keepsUnit, let unit = form.unit?.unit else { return nil }
    func shown(_ ticks: ExactTicks) -> AnyPresentation {
      let number = ScaledNumber(
        magnitude: ticks.count.magnitude, over: unit.size, asDecimal: form.number.decimalMark != nil
      )
      return AnyPresentation(.init(number.number, unit), isExact: number.isExact && ticks.isWhole)
    }
    return presented(shown(ends.lower), shown(ends.upper), in: unit)
  }

  /// Returns the presentation in the written grams or milliliters if the kit has a smaller unit,
  /// which no cook measures in: `~0.33 g` instead of `~330 mg`. Returns `nil` below 0.1.
  func keepingKitchenUnit(of form: WrittenForm) -> AnyRangePresentation? {
    let least = [
      MeasurementUnit<MassKind>.gram.handle, MeasurementUnit<VolumeKind>.milliliter.handle,
    ]
    guard let unit = form.unit?.unit, least.contains(unit) else { return nil }
    func shown(_ own: AnyPresentation) -> AnyPresentation? {
      guard own.parts.count == 1, own.parts[0].unit.size < unit.size else { return nil }
      let (numerator, denominator) = own.parts[0].number.ratio
      let (ticks, size) = (numerator * own.parts[0].unit.size, denominator * unit.size)
      guard ticks >= size / 10 else { return nil }
      return AnyPresentation(.init(exactly: ticks, over: size, unit), isExact: own.isExact)
    }
    guard let upper = shown(upper), let lower = shown(lower) else { return nil }
    return presented(lower, upper, in: unit)
  }

  /// Returns the presentation with other ends in one unit, which they share unless one is negative.
  private func presented(
    _ lower: AnyPresentation, _ upper: AnyPresentation, in unit: AnyUnit
  ) -> AnyRangePresentation {
    AnyRangePresentation(
      lower: lower, upper: upper, counts: counts,
      sharedUnit: min(counts.lower, counts.upper) < 0 ? nil : unit)
  }

  /// Returns the presentation with fractions or decimals as written. Keeps the written unit if it
  /// is exact where the kit's isn't: `2.2 lb` doubled is `4.4 lb`, and `1/3 l` doubled is `2/3 l`.
  /// Decimals and fractions of metric units from 0.1 up to 1 also keep their unit: `0.3 g` doubled
  /// is `0.6 g`, and `1/4 l` is `1/2 l`.
  func keepingNotation(
    of form: WrittenForm, _ ends: (lower: ExactTicks, upper: ExactTicks)
  ) -> AnyRangePresentation {
    guard let unit = form.unit?.unit, !form.number.isWhole, ends.lower.isWhole, ends.upper.isWhole
    else { return self }
    let least = min(ends.lower.count.magnitude, ends.upper.count.magnitude)
    let isPartOfOne =
      (form.number.keepsDecimals(of: unit) || form.number.fractions != nil && !unit.isScooped)
      && unit.isMetric && (unit.size / 10..<unit.size).contains(least)
    if isPartOfOne || !isExact || lower.parts.count > 1 || upper.parts.count > 1,
      form.partJoint == nil,
      let first = form.number.exactPart(ends.lower.count.magnitude, unit, isExact: isExact),
      let second = form.number.exactPart(ends.upper.count.magnitude, unit, isExact: isExact)
    {
      return presented(
        AnyPresentation(first, isExact: true), AnyPresentation(second, isExact: true), in: unit)
    }
    let parts = (form.number.notatedPart(of: lower), form.number.notatedPart(of: upper))
    if parts.0 == nil, parts.1 == nil { return self }
    return AnyRangePresentation(
      lower: parts.0.map { AnyPresentation($0, isExact: true) } ?? lower,
      upper: parts.1.map { AnyPresentation($0, isExact: true) } ?? upper, counts: counts,
      sharedUnit: sharedUnit)
  }
}

extension NumberForm {
  /// Returns whether decimals of a unit stay decimals. Those of spoons and cups don't: nobody has a
  /// spoon for 0.7 teaspoons.
  fileprivate func keepsDecimals(of unit: AnyUnit) -> Bool {
    decimalMark != nil
      && (unit.kind == .mass || unit.kind == .volume && !unit.isScooped
        || ["fluid ounce", "quart", "gallon"].contains(unit.name))
  }

  /// Returns an amount in the written unit if its notation is exact.
  ///
  /// - Parameter isExact: whether the kit's presentation is exact, though in several parts.
  fileprivate func exactPart(
    _ ticks: UInt128, _ unit: AnyUnit, isExact: Bool
  ) -> AnyPresentation.Part? {
    let divisor = greatestCommonDivisor(ticks, unit.size)
    let ratio = (ticks / divisor, unit.size / divisor)
    if keepsDecimals(of: unit) {
      return DecimalValue(exactly: ratio).flatMap { $0.places <= 3 ? .init($0, unit) : nil }
    }
    let isMetric = unit.isMetric
    let denominators: [UInt128] = !isExact ? [1, 2, 3, 4, 6, 8] : isMetric ? [1, 2, 3, 4] : []
    guard fractions != nil, denominators.contains(ratio.1), !unit.isScooped else { return nil }
    return AnyPresentation.Part(ratio.0, over: ratio.1, unit)
  }

  /// Returns the single part of a presentation, changed to the notation of the form; `nil` if
  /// nothing changes.
  fileprivate func notatedPart(of shown: AnyPresentation) -> AnyPresentation.Part? {
    guard shown.isExact, shown.parts.count == 1 else { return nil }
    let part = shown.parts[0]
    switch part.notation {
    case .fraction where keepsDecimals(of: part.unit):
      return DecimalValue(exactly: part.number.ratio).flatMap {
        $0.places <= 3 ? .init($0, part.unit) : nil
      }
    case .decimal where fractions != nil && decimalMark == nil:
      let (numerator, denominator) = part.number.ratio
      let divisor = greatestCommonDivisor(numerator, denominator)
      guard SaidDenominator.isBinary(denominator / divisor) else { return nil }
      return .init(numerator / divisor, over: denominator / divisor, part.unit)
    default: return nil
    }
  }
}
