extension Estimate {
  /// Shows the estimate in one unit, in digits to match its range.
  ///
  ///     Estimate(240.grams, in: 200.grams...280.grams).presented(in: .ounce)  // ~8 ounces
  ///
  /// ``presented(in:)-([MeasurementUnit<Kind>])`` has the rule.
  public func presented(in unit: MeasurementUnit<Kind>) -> Presentation<Kind> {
    presented(in: [unit])
  }

  /// Shows the estimate in the given units, in digits to match its range.
  ///
  ///     let weight = Estimate(700.grams, in: 680.grams...720.grams)
  ///     weight.presented(in: [.pound, .ounce])  // ~1 pound 9 ounces
  ///
  /// The rule, said once for all that is shown of estimates:
  ///
  /// - The last digit is worth no more than half of the range's width, what the amount is give or
  ///   take: 237 give or take 12 is shown as 240, give or take 4 as 237.
  /// - Where a unit is said in fractions, below that width the first of wholes, halves, thirds,
  ///   fourths and eighths that is off by at most half of it: 1.26 cups give or take 0.06 are
  ///   1 1/4 cups.
  /// - What is shown is within the range; if it would not be, it takes a digit more.
  /// - It starts with `~`, unless the range is a single amount.
  ///
  /// - Precondition: there is at least one unit.
  public func presented(in units: [MeasurementUnit<Kind>]) -> Presentation<Kind> {
    precondition(!units.isEmpty, "expected at least one unit to show an estimate in")
    let smallest = units.reduce(units[0]) { $0.ticks <= $1.ticks ? $0 : $1 }
    return marked(rounded(in: smallest).presented(in: units).shown)
  }

  /// Shows the estimate with the measures of a kit, in digits to match its range.
  ///
  ///     Estimate(1.26.cups, in: 1.2.cups...1.32.cups).presented()  // ~1 1/4 cups
  ///     Estimate(237.grams, in: 225.grams...249.grams).presented()  // ~240 grams
  ///
  /// A kit of measures makes it in as few parts as are surely within the range; for decimals
  /// ``presented(in:)-([MeasurementUnit<Kind>])`` has the rule.
  ///
  /// - Parameter kit: the kit, or `nil` for that of the amount's own unit.
  public func presented(kit: Kit<Kind>? = nil) -> Presentation<Kind> {
    guard !isExact else { return amount.presented(kit: kit) }
    let kit = kit?.core ?? amount.unit.handle.kit
    // A scale rounds to its own step.
    if case .steps = kit.method { return marked(AnyPresenter(kit: kit).present(amount)) }
    let rounded = self.rounded(in: MeasurementUnit(known: kit.smallest))
    guard case .measures = kit.method else {
      return marked(AnyPresenter(kit: kit).present(rounded))
    }
    var presenter = AnyPresenter(kit: kit, approximation: approximation(of: rounded))
    for parts in 1...3 {
      presenter.maxParts = parts
      let shown = presenter.present(rounded)
      if shown.isMeasurable { return marked(shown) }
    }
    presenter.approximation = .never
    return marked(presenter.present(rounded))
  }

  /// Returns what is shown for the amount itself, not exactly unless the range is exact.
  private func marked(_ shown: AnyPresentation) -> Presentation<Kind> {
    Presentation(amount, shown.approximated(unless: isExact))
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
  /// Rounds the amount to as many digits of a unit as the range supports.
  func rounded(in unit: MeasurementUnit<Kind>) -> Amount<Kind> {
    guard !isExact else { return amount }
    let size = unit.ticks.count.magnitude
    if unit.handle.saysFractions, halfWidth < size {
      let fractions = [1, 2, 3, 4, 8].lazy.compactMap { multiple(of: size, over: $0) }
      if let fraction = fractions.first(where: isNear) { return fraction }
    }
    var step = Step(notAbove: halfWidth, unit: size)
    while let digits = multiple(of: step) {
      if range.contains(digits) { return digits }
      guard step.refine() else { break }
    }
    return amount
  }

  /// Returns the nearest multiple of a part of a unit.
  private func multiple(of size: UInt128, over parts: UInt128) -> Amount<Kind>? {
    multiple(of: Step(size: size, over: parts))
  }

  /// Returns the nearest multiple of a step to the nearest tick, or `nil` if it does not fit.
  private func multiple(of step: Step) -> Amount<Kind>? {
    let magnitude = amount.ticks.count.magnitude
    guard
      let count = WideInteger.multiply(magnitude, step.parts, roundingDivisionBy: step.size),
      let ticks = WideInteger.multiply(count, step.size, roundingDivisionBy: step.parts),
      let signed = Int128(magnitude: ticks, isNegative: amount.ticks < .zero)
    else { return nil }
    return amount.replacing(ticks: Ticks(signed))
  }

  /// Returns whether a fraction is within the range, and off by no more than half of its half-width.
  private func isNear(_ fraction: Amount<Kind>) -> Bool {
    let (one, other) = (fraction.ticks.count, amount.ticks.count)
    return range.contains(fraction)
      && max(one, other).distance(from: min(one, other)) <= halfWidth / 2
  }
}

/// What the last digit shown is worth: a power of ten of a unit.
private struct Step {
  /// The size in ticks, of which the step is one of this many parts.
  private(set) var size: UInt128
  private(set) var parts: UInt128 = 1

  init(size: UInt128, over parts: UInt128) {
    self.size = size
    self.parts = parts
  }

  /// Makes the greatest power of ten of a unit that is at most a width.
  init(notAbove width: UInt128, unit: UInt128) {
    size = unit
    while size <= width / 10 { size *= 10 }
    while size > width * parts, refine() {}
  }

  /// Makes the step ten times smaller, unless it has become so small that nobody can want it.
  mutating func refine() -> Bool {
    guard parts < 1_000_000_000_000_000 else { return false }
    if size % 10 == 0, parts == 1 { size /= 10 } else { parts *= 10 }
    return true
  }
}

extension AnyPresenter {
  fileprivate func present<Kind>(_ amount: Amount<Kind>) -> AnyPresentation {
    present(amount.ticks.count.magnitude, amount.unit.handle)
  }
}
