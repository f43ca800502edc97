extension Estimate {
  /// Shows the range in a unit, each end rounded outward.
  ///
  ///     Estimate(237.grams, in: 201.grams...280.grams).presentedRange(in: .gram).formatted()
  ///     // "~200 to 280 grams"
  ///     Estimate(2.cups, in: 1.92.cups...2.38.cups).presentedRange(in: .cup).formatted()
  ///     // "~1.9 to ~2.4 cups"
  ///
  /// Both ends are multiples of one step, at most a quarter of the width of the range. It is the
  /// coarsest step of ``presented(in:)-([MeasurementUnit<Kind>])`` with usual fractions at both
  /// ends, or else a decimal step. Both ends are thus fractions or both are decimals.
  public func presentedRange(in unit: MeasurementUnit<Kind>) -> RangePresentation<Kind> {
    let ends = isExact ? nil : roundedEnds(in: unit.handle)
    func end(_ end: Amount<Kind>, _ rounded: AnyPresentation?) -> Presentation<Kind> {
      let magnitude = end.ticks.count.magnitude
      return Presentation(
        end,
        rounded?.approximating(magnitude) ?? AnyPresentation(magnitude, in: [unit.handle]))
    }
    return RangePresentation(
      lower: end(range.lowerBound, ends?.lower), upper: end(range.upperBound, ends?.upper),
      sharedUnit: range.lowerBound.ticks < .zero ? nil : unit)
  }

  private typealias Ends = (lower: AnyPresentation, upper: AnyPresentation)

  private func roundedEnds(in unit: AnyUnit) -> Ends? {
    let (lower, upper) = (range.lowerBound.ticks.count, range.upperBound.ticks.count)
    let quarter = upper.distance(from: lower) / 4
    let family = EstimateFamily(of: unit)
    let steps = family.steps(for: min(lower.magnitude, upper.magnitude), in: unit)
    for step in steps where step.isAtMost(quarter) {
      if let ends = saidEnds(step, family, unit) { return ends }
    }
    for step in EstimateFamily.decimalSteps(of: unit.size, notAbove: quarter) {
      if let ends = saidEnds(step, family, unit) ?? ends(step, .decimal, unit) { return ends }
    }
    return nil
  }

  /// Rounds both ends outward to multiples of a step, or returns `nil` if people don't say these
  /// numbers.
  private func saidEnds(_ step: EstimateStep, _ family: EstimateFamily, _ unit: AnyUnit) -> Ends? {
    ends(step, family.hasFractions ? .fraction : .decimal, unit).flatMap { ends in
      let parts = [ends.lower.parts[0], ends.upper.parts[0]]
      let isSaid = parts.allSatisfy {
        family.hasFractions
          ? family.says($0.number.ratio.denominator, of: unit) : !$0.hasManyDigits
      }
      return isSaid ? ends : nil
    }
  }

  /// Rounds both ends outward to multiples of a step, or returns `nil` if either becomes zero.
  private func ends(_ step: EstimateStep, _ notation: NumberNotation, _ unit: AnyUnit) -> Ends? {
    func end(_ ticks: Int128, isUpper: Bool) -> AnyPresentation? {
      guard let rounded = step.multiple(isUpper == (ticks >= 0), ticks.magnitude),
        rounded > 0 || ticks == 0
      else { return nil }
      return AnyPresentation(rounded, in: [unit], notation: notation)
    }
    guard let lower = end(range.lowerBound.ticks.count, isUpper: false),
      let upper = end(range.upperBound.ticks.count, isUpper: true)
    else { return nil }
    return (lower, upper)
  }
}
