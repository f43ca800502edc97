extension Estimate {
  /// Shows the estimate in one unit, rounded as a cook would.
  ///
  ///     Estimate(237.grams, in: 200.grams...280.grams).presented(in: .gram)   // ~235 grams
  ///     Estimate(237.grams, in: 200.grams...280.grams).presented(in: .ounce)  // ~8 1/4 ounces
  ///
  /// The rule is that of ``presented(in:)-([MeasurementUnit<Kind>])``.
  public func presented(in unit: MeasurementUnit<Kind>) -> Presentation<Kind> {
    presented(in: [unit])
  }

  /// Shows the estimate in the given units, rounded as a cook would.
  ///
  ///     let weight = Estimate(700.grams, in: 680.grams...720.grams)
  ///     weight.presented(in: [.pound, .ounce])  // ~1 pound 9 ounces
  ///
  /// One rule applies to all estimates: the amount is rounded to a multiple of one of these steps,
  /// the coarsest whose multiple is within 5 % of the amount and within the range.
  ///
  /// | | from | to multiples of |
  /// |---|---|---|
  /// | grams, milliliters | 1000 | three significant digits |
  /// | | 100 | 5 |
  /// | | 10 | 1 |
  /// | | 0 | two significant digits |
  /// | ounces and pounds | 1 pound | 1 ounce |
  /// | | 1 ounce | 1/4, then 1/8 ounce |
  /// | | 0 | 1/8 ounce, then two significant digits |
  /// | cups, pints, sticks | 10 | 1/2 |
  /// | | 0 | 1/4 or 1/3, then 1/8 |
  /// | tablespoons | 100 | 5 |
  /// | | 0 | 1, then 1/2, then 1/4 or 1/3 |
  /// | teaspoons | 100 | 5 |
  /// | | 0 | 1, then 1/2, 1/4, 1/8 |
  /// | cups and spoons of a kit | 10 cups | 1/2 cup |
  /// | | 1/4 cup | 1/4 or 1/3, then 1/8 cup |
  /// | | 1 tablespoon | 1/2 tablespoon |
  /// | | 0 | 1/2 teaspoon, then 1/4, 1/8 |
  ///
  /// - Cups and spoons have fractions, not decimals. If no fraction of a cup is near enough, the
  ///   amount is shown in tablespoons, and if no fraction of a tablespoon is, in teaspoons:
  ///
  ///       Estimate(0.94.cups, in: 0.9.cups...0.97.cups).presented(in: .cup)  // ~15 tablespoons
  ///
  /// - Nobody fills a cup more precisely than to 2.5 %, so a multiple of the finest step of a cup
  ///   or tablespoon within 2.5 % is shown even outside the range.
  /// - The smallest spoon is 1/8 teaspoon, followed by the pinch, 1/16 teaspoon. The nearest
  ///   multiple of these is shown however far off it is, so an amount below 1 1/4 teaspoons can be
  ///   more than 5 % off. Less than half a pinch is a decimal.
  /// - The result is never zero. It starts with `~` unless the range is a single amount.
  ///
  /// Imperial fluid ounces are rounded like ounces, but to whole ones from a quarter of a pint.
  /// Times are rounded to minutes from 10 minutes, and to 5 minutes from an hour. Other units are
  /// rounded to three significant digits.
  ///
  /// - Precondition: there is at least one unit.
  public func presented(in units: [MeasurementUnit<Kind>]) -> Presentation<Kind> {
    precondition(!units.isEmpty, "expected at least one unit to show an estimate in")
    let handles = units.map { $0.handle }
    if isExact { return marked(AnyPresentation(magnitude, in: handles)) }
    return marked(inSpoons(handles) ?? inDecimals(handles))
  }

  /// Shows cups and spoons in fractions of the given units or, if none is near enough, of smaller
  /// ones.
  ///
  /// Returns `nil` for other families, and for pints or sticks that need a decimal.
  private func inSpoons(_ units: [AnyUnit]) -> AnyPresentation? {
    let smallest = units.smallest
    let family = EstimateFamily(of: smallest)
    guard !family.spoons.isEmpty else { return nil }
    let smaller =
      family.spoons.contains(smallest) ? family.spoons.filter { $0.size < smallest.size } : []
    for unit in [smallest] + smaller {
      let units = units.count == 1 ? [unit] : unit == smallest ? units : units + [unit]
      for step in family.steps(for: magnitude, in: unit) {
        guard let ticks = multiple(of: step) else { continue }
        let shown = AnyPresentation(ticks, in: units, notation: .fraction)
        let denominator = shown.lastPart.number.ratio.denominator
        if step.tolerance == .any || family.says(denominator, of: unit) { return shown }
      }
    }
    return nil
  }

  /// Shows the amount in units. The last number is a decimal unless people say it as a fraction.
  private func inDecimals(_ units: [AnyUnit]) -> AnyPresentation {
    let family = EstimateFamily(of: units.smallest)
    // Pints and sticks that aren't near a usual fraction have two digits.
    let steps =
      family.spoons.isEmpty
      ? family.steps(for: magnitude)
      : EstimateFamily.decimalSteps(of: units.smallest.size, notAbove: magnitude / 10)
    let shown = AnyPresentation(rounded(to: steps), in: units)
    guard units.count == 1, shown.parts[0].hasManyDigits else { return shown }
    let value = DecimalValue(
      (magnitude, units[0].size), significantDigits: 3, rounding: .toNearestOrEven)
    let readable = AnyPresentation(value, units[0])
    let total = Presentation(amount, readable.approximated(unless: false)).total
    return range.contains(total) ? readable : shown
  }

  /// Shows the estimate with the measures of a kit, rounded as a cook would.
  ///
  ///     Estimate(1.26.cups, in: 1.2.cups...1.32.cups).presented()  // ~1 1/4 cups
  ///     Estimate(237.grams, in: 225.grams...249.grams).presented()  // ~235 grams
  ///
  /// The rule is that of ``presented(in:)-([MeasurementUnit<Kind>])``. A kit that has no measures
  /// for the rounded amount shows the nearest amount that it can make within the same bounds, if
  /// any.
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of the amount's own unit.
  ///   - system: the system whose kits show units with shared names when no kit is given.
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
    let family = EstimateFamily(of: kit.unit(thinking: amount.ticks.count))
    guard
      let rounded = amount(of: rounded(to: family.steps(for: magnitude)), family.unit)
    else { return AnyPresenter(kit: kit).present(amount) }
    var presenter = AnyPresenter(kit: kit, approximation: .never)
    let exact = presenter.present(rounded).inEighths
    if kit.table == nil || exact.isReadable && exact.parts.count < 3 { return exact }
    presenter.approximation = approximation(of: rounded)
    if exact.isReadable {
      presenter.maxParts = 2
      let shown = presenter.present(rounded)
      // If two parts are too few, the presenter ignores the kit's limits and counts spoons.
      return shown.isMeasurable && shown.parts[0].unit == exact.parts[0].unit ? shown : exact
    }
    for parts in 2...3 {
      presenter.maxParts = parts
      let shown = presenter.present(rounded)
      if shown.isMeasurable { return shown }
    }
    return exact
  }

  /// Returns the presentation of the amount, marked as approximate unless the range is exact.
  private func marked(_ shown: AnyPresentation) -> Presentation<Kind> {
    Presentation(amount, shown.approximated(unless: isExact))
  }

  /// Returns how far off a rounded amount the measures may be and still be near enough.
  private func approximation(of rounded: Amount<Kind>) -> Approximation {
    let (ticks, most) = (rounded.ticks.count.magnitude, magnitude / 20)
    let off = distance(of: ticks)
    guard range.contains(rounded), off <= most else { return .never }
    let room = min(
      most - off, rounded.ticks.count.distance(from: range.lowerBound.ticks.count),
      range.upperBound.ticks.count.distance(from: rounded.ticks.count))
    return Fraction(magnitude: room, over: ticks, isNegative: false).map { .within($0) } ?? .never
  }
}

extension Estimate {
  private var magnitude: UInt128 { amount.ticks.count.magnitude }

  /// Returns an amount with the estimate's sign, or `nil` if it does not fit.
  private func amount(of magnitude: UInt128, _ unit: AnyUnit) -> Amount<Kind>? {
    Int128(magnitude: magnitude, isNegative: amount.ticks < .zero).map {
      Amount(ticks: Ticks($0), unit: MeasurementUnit(known: unit))
    }
  }

  private func distance(of ticks: UInt128) -> UInt128 {
    max(ticks, magnitude) - min(ticks, magnitude)
  }

  /// Rounds the magnitude to a multiple of the first step that has one near enough.
  private func rounded(to steps: [EstimateStep]) -> UInt128 {
    for step in steps {
      if let ticks = multiple(of: step) { return ticks }
    }
    return magnitude
  }

  /// Returns the nearest multiple of a step, if it is near enough and not zero.
  private func multiple(of step: EstimateStep) -> UInt128? {
    guard let ticks = step.multiple(near: magnitude), ticks > 0 else { return nil }
    func isWithin(oneOf parts: UInt128) -> Bool {
      WideInteger.isProduct(distance(of: ticks), parts, atMost: magnitude, 1)
    }
    let isNear =
      switch step.tolerance {
      case .range:
        isWithin(oneOf: 20) && amount(of: ticks, amount.unit.handle).map(range.contains) ?? false
      case .filling: isWithin(oneOf: 40)
      case .usual: isWithin(oneOf: 20)
      case .any: true
      }
    return isNear ? ticks : nil
  }
}

extension AnyPresentation.Part {
  /// Whether the number is a decimal of more than three significant digits.
  var hasManyDigits: Bool {
    guard case .decimal(let count, let places) = number, places > 0 else { return false }
    return count >= 1000
  }
}

extension AnyKit {
  /// Returns the unit whose family people think in for this many ticks: the largest unit that the
  /// amount is at least one of, because a kit can have both spoons and pints.
  fileprivate func unit(thinking ticks: Int128) -> AnyUnit {
    // The tablespoon or the cup distinguishes the kit from other metric ones.
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

extension [AnyUnit] {
  fileprivate var smallest: AnyUnit { reduce(self[0]) { $0.size <= $1.size ? $0 : $1 } }
}
