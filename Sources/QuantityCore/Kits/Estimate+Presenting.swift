extension Estimate {
  /// Shows the estimate in one unit, rounded as a cook would.
  ///
  ///     Estimate(237.grams, in: 200.grams...280.grams).presented(in: .gram)   // ~235 grams
  ///     Estimate(237.grams, in: 200.grams...280.grams).presented(in: .ounce)  // ~8 1/4 ounces
  ///
  /// ``presented(in:)-([MeasurementUnit<Kind>])`` has the rule.
  public func presented(in unit: MeasurementUnit<Kind>) -> Presentation<Kind> {
    presented(in: [unit])
  }

  /// Shows the estimate in the given units, rounded as a cook would.
  ///
  ///     let weight = Estimate(700.grams, in: 680.grams...720.grams)
  ///     weight.presented(in: [.pound, .ounce])  // ~1 pound 9 ounces
  ///
  /// The rule, said once for all that is shown of estimates:
  ///
  /// | | from | to multiples of |
  /// |---|---|---|
  /// | grams, milliliters | 1000 | three significant digits |
  /// | | 100 | 5 |
  /// | | 10 | 1 |
  /// | | 0 | two significant digits |
  /// | ounces and pounds | 1 pound | 1 ounce |
  /// | | 1 ounce | 1/4 ounce |
  /// | | 0 | 1/8 ounce |
  /// | cups and spoons | 10 cups | 1/2 cup |
  /// | | 1/4 cup | 1/4 or 1/3 cup |
  /// | | 1 tablespoon | 1/2 tablespoon |
  /// | | 0 | 1/8 teaspoon |
  ///
  /// - It depends on the family of the unit, not on which or how many of its units are asked for: what
  ///   is said in cups and what is said in cups and tablespoons is the same amount.
  /// - What is shown is within the range, and not zero; if it would be, it takes a finer step.
  /// - It starts with `~`, unless the range is a single amount.
  ///
  /// Imperial fluid ounces are rounded as ounces, whole ones from a quarter of a pint; times to minutes
  /// from 10 minutes, and to five of them from an hour; other units to three significant digits.
  ///
  /// - Precondition: there is at least one unit.
  public func presented(in units: [MeasurementUnit<Kind>]) -> Presentation<Kind> {
    precondition(!units.isEmpty, "expected at least one unit to show an estimate in")
    let smallest = units.reduce(units[0]) { $0.ticks <= $1.ticks ? $0 : $1 }
    let ticks = rounded(in: smallest).ticks.count
    let shown = shown(ticks, in: units)
    guard !isExact, units.count == 1, shown.parts[0].hasManyDigits else { return marked(shown) }
    let readable = AnyPresentation(
      inThreeDigits: ticks.magnitude, units[0].handle, rounding: .toNearestOrEven)
    let total = Presentation(amount.replacing(ticks: Ticks(ticks)), readable).total
    return marked(range.contains(total) ? readable : shown)
  }

  /// Shows the estimate with the measures of a kit, rounded as a cook would.
  ///
  ///     Estimate(1.26.cups, in: 1.2.cups...1.32.cups).presented()  // ~1 1/4 cups
  ///     Estimate(237.grams, in: 225.grams...249.grams).presented()  // ~235 grams
  ///
  /// ``presented(in:)-([MeasurementUnit<Kind>])`` has the rule. A kit that cannot make what it gives
  /// shows what it can within the range, if there is such an amount.
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of the amount's own unit.
  ///   - system: the system whose kits show the units of shared names, where no kit is given.
  public func presented(
    kit: Kit<Kind>? = nil, system: MeasurementSystem = .us
  ) -> Presentation<Kind> {
    guard !isExact else { return amount.presented(kit: kit, system: system) }
    var shown = shown(with: kit?.core ?? amount.unit.handle.kit(in: system).takeUnretainedValue())
    shown.hasNamedKit = kit != nil
    return marked(shown)
  }

  private func shown(with kit: AnyKit) -> AnyPresentation {
    // A scale rounds to its own step.
    if case .steps = kit.method { return AnyPresenter(kit: kit).present(amount) }
    let kit = kit.serving(amount.ticks.count.magnitude)
    let rounded = self.rounded(in: MeasurementUnit(known: kit.unit(thinking: amount.ticks.count)))
    var presenter = AnyPresenter(kit: kit, approximation: .never)
    let exact = presenter.present(rounded)
    if kit.table == nil || exact.isReadable { return exact }
    presenter.approximation = approximation(of: rounded)
    for parts in 1...3 {
      presenter.maxParts = parts
      let shown = presenter.present(rounded)
      if shown.isMeasurable { return shown }
    }
    return exact
  }

  /// Shows the range in a unit, each end rounded outward by the rule of
  /// ``presented(in:)-([MeasurementUnit<Kind>])``.
  ///
  ///     Estimate(237.grams, in: 201.grams...280.grams).presentedRange(in: .gram).formatted()
  ///     // "~200 to 280 grams"
  public func presentedRange(in unit: MeasurementUnit<Kind>) -> RangePresentation<Kind> {
    let family = EstimateFamily(of: unit.handle)
    func end(_ end: Amount<Kind>, isUpper: Bool) -> Presentation<Kind> {
      let rounded = isExact ? end : end.roundedOutward(isUpper, in: family)
      var shown = shown(rounded.ticks.count, in: [unit])
      if !isExact, shown.parts[0].hasManyDigits {
        shown = AnyPresentation(
          inThreeDigits: rounded.ticks.count.magnitude, unit.handle,
          rounding: isUpper == (end.ticks >= .zero) ? .awayFromZero : .towardZero)
      }
      return Presentation(end, shown.approximated(unless: rounded.ticks == end.ticks))
    }
    return RangePresentation(
      lower: end(range.lowerBound, isUpper: false), upper: end(range.upperBound, isUpper: true),
      sharedUnit: range.lowerBound.ticks < .zero ? nil : unit)
  }

  /// Returns what is shown for the amount itself, not exactly unless the range is exact.
  private func marked(_ shown: AnyPresentation) -> Presentation<Kind> {
    Presentation(amount, shown.approximated(unless: isExact))
  }

  /// Shows ticks in units.
  private func shown(_ ticks: Int128, in units: [MeasurementUnit<Kind>]) -> AnyPresentation {
    let handles = units.map { $0.handle }
    let shown = AnyPresentation(ticks.magnitude, in: handles)
    guard !isExact else { return shown }
    // Cups of metric kitchens, too, are said in fractions here, as their kit has them.
    let fraction = AnyPresentation(ticks.magnitude, in: handles, notation: .fraction)
    let isSpoons = handles.allSatisfy { EstimateFamily(of: $0).isSpoons }
    if isSpoons, SaidDenominator.isUsual(fraction.lastPart.number.ratio.denominator) {
      return fraction
    }
    return shown
  }

  /// Returns how far measures may be off without leaving the range on either side.
  private func approximation(of rounded: Amount<Kind>) -> Approximation {
    let (lower, upper) = (range.lowerBound.ticks.count, range.upperBound.ticks.count)
    let (ticks, magnitude) = (rounded.ticks.count, rounded.ticks.count.magnitude)
    let room = min(ticks.distance(from: lower), upper.distance(from: ticks))
    guard room < magnitude else { return .within(Fraction(1)) }
    return Fraction(magnitude: room, over: magnitude, isNegative: false)
      .map { .within($0) } ?? .never
  }
}

extension Estimate {
  /// Rounds the amount as far as a cook does in the family of a unit, and the range allows.
  func rounded(in unit: MeasurementUnit<Kind>) -> Amount<Kind> {
    guard !isExact else { return amount }
    let family = EstimateFamily(of: unit.handle)
    let magnitude = amount.ticks.count.magnitude
    for step in family.steps(for: magnitude) {
      guard let ticks = step.multiple(near: magnitude), ticks > 0 else { continue }
      let rounded = amount.replacing(magnitude: ticks, in: family)
      if let rounded, range.contains(rounded) { return rounded }
    }
    return amount
  }
}

extension Amount {
  /// Rounds an end of a range away from what is between the ends.
  fileprivate func roundedOutward(_ isUpper: Bool, in family: EstimateFamily) -> Amount {
    let magnitude = ticks.count.magnitude
    let isAbove = isUpper == (ticks >= .zero)
    for step in family.steps(for: magnitude) {
      // A step that is coarse for the end would tell of a range that is wider by far.
      if let ticks = step.multiple(isAbove, magnitude), ticks > 0,
        ticks <= magnitude || ticks - magnitude <= magnitude / 2,
        let rounded = replacing(magnitude: ticks, in: family)
      {
        return rounded
      }
    }
    return self
  }

  /// Returns an amount of the same sign in the unit of a family, or `nil` if it does not fit.
  fileprivate func replacing(magnitude: UInt128, in family: EstimateFamily) -> Amount? {
    Int128(magnitude: magnitude, isNegative: ticks < .zero).map {
      Amount(ticks: Ticks($0), unit: MeasurementUnit(known: family.unit))
    }
  }
}

extension AnyPresentation.Part {
  /// Whether the number is a decimal of more than three significant digits.
  fileprivate var hasManyDigits: Bool {
    guard case .decimal(let count, let places) = number, places > 0 else { return false }
    return count >= 1000
  }
}

extension AnyPresentation {
  /// Shows a magnitude in three significant digits: in another unit of the family what is rounded can
  /// take many.
  fileprivate init(
    inThreeDigits ticks: UInt128, _ unit: AnyUnit, rounding: RoundingRule
  ) {
    let value = DecimalValue((ticks, unit.size), significantDigits: 3, rounding: rounding)
    self.init(value, unit)
  }

  /// Whether the parts can be measured, or are one of eighths.
  fileprivate var isReadable: Bool {
    if isMeasurable { return true }
    let denominator = lastPart.number.ratio.denominator
    return parts.count == 1 && (denominator == 1 || SaidDenominator.isBinary(denominator))
  }
}

extension AnyKit {
  /// Returns the unit in whose family people think of an amount of this many ticks: the largest that the
  /// amount has at least one of, because a kit can have spoons beside pints.
  fileprivate func unit(thinking ticks: Int128) -> AnyUnit {
    // Its tablespoon or its cup sets the kit apart from other metric ones.
    if let own = units.first(where: {
      $0.definition.qualifier == .australian || $0.definition.qualifier == .japanese
    }) {
      return own
    }
    return units.first { $0.size <= ticks.magnitude } ?? units[units.count - 1]
  }
}

extension AnyPresenter {
  fileprivate func present<Kind>(_ amount: Amount<Kind>) -> AnyPresentation {
    present(amount.ticks.count.magnitude, amount.unit.handle)
  }
}
