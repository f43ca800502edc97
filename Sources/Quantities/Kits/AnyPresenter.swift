/// What a ``Presenter`` is, whatever its kind.
@usableFromInline
struct AnyPresenter: Sendable {
  @usableFromInline var kit: AnyKit?
  @usableFromInline var maxParts: Int?
  @usableFromInline var approximation = Approximation.usual
  @usableFromInline var preferredUnit: AnyUnit?
  /// How many more of the preferred unit may be counted than the kit does.
  var limitSlack: Int64 = 0
  /// The smallest unit of a clock, if it is not the kit's own.
  var smallest: AnyUnit?
  /// How a clock rounds.
  var rounding = FloatingPointRoundingRule.toNearestOrAwayFromZero

  init(kit: AnyKit? = nil, maxParts: Int? = nil, approximation: Approximation = .usual) {
    self.kit = kit
    self.maxParts = maxParts
    self.approximation = approximation
  }

  /// Chooses how to show a magnitude that is expressed in a unit.
  @usableFromInline
  func present(_ ticks: UInt128, _ unit: AnyUnit) -> AnyPresentation {
    guard ticks != 0 else {
      return AnyPresentation(AnyPresentation.Part(0, preferredUnit ?? unit), isExact: true)
    }
    let kit = kit ?? unit.kit
    switch kit.method {
    case .measures(let table): return made(ticks, with: table)
    case .steps(let step, let notation): return stepped(ticks, by: step, kit.units, notation)
    case .decimals:
      if let shown = preferred(ticks) { return shown }
      return AnyPresentation(ticks, decimalIn: kit.units[...], rounding: .toNearestOrEven)
    case .clock(let place):
      if let shown = preferred(ticks) { return shown }
      return clocked(ticks, kit.units, decimalsFrom: place)
    }
  }

  /// Returns one decimal number of the preferred unit, if it reads well.
  private func preferred(_ ticks: UInt128) -> AnyPresentation? {
    guard let unit = preferredUnit else { return nil }
    let (whole, rest) = unit.split(ticks)
    guard (1...9999).contains(whole), let value = DecimalValue(whole, and: rest, over: unit.size)
    else { return nil }
    return AnyPresentation(value, unit)
  }
}

extension AnyPresentation {
  /// Shows a magnitude with a kit, or with that of the unit in which it is expressed.
  @usableFromInline
  init(_ ticks: UInt128, _ unit: AnyUnit, kit: AnyKit?) {
    self = AnyPresenter(kit: kit).present(ticks, unit)
  }
}

extension AnyAmount {
  /// Returns how the magnitude is shown with a kit, or with that of the unit.
  func shown(kit: AnyKit? = nil) -> AnyPresentation {
    AnyPresentation(tickCount.magnitude, unit, kit: kit)
  }
}

// Ranges.

extension AnyPresenter {
  /// Chooses how to show a range of amounts, in one unit where that serves both ends.
  ///
  /// The kit is that of the lower end's unit, if no other is given.
  func present(from lower: AnyAmount, to upper: AnyAmount) -> AnyRangePresentation {
    var presenter = self
    let kit = kit ?? lower.unit.kit
    presenter.kit = kit
    let alone = presenter.presentEnds(lower, upper)
    // Where both ends are one part of a unit already, or equal, there is no unit to look for.
    if alone.sharedUnit != nil || lower.tickCount == upper.tickCount { return alone }
    presenter.limitSlack = 1
    func shared(_ unit: AnyUnit) -> AnyRangePresentation? {
      presenter.preferredUnit = unit
      let shown = presenter.presentEnds(lower, upper)
      return shown.sharedUnit == unit && shown.isNoWorse(than: alone) ? shown : nil
    }
    // The unit in which both were given is what they are best compared in.
    if lower.unit == upper.unit, let shown = shared(lower.unit) { return shown }
    for unit in kit.units {
      if let shown = shared(unit) { return shown }
    }
    return alone
  }

  private func presentEnds(_ lower: AnyAmount, _ upper: AnyAmount) -> AnyRangePresentation {
    let first = present(lower.tickCount.magnitude, lower.unit)
    let last = present(upper.tickCount.magnitude, upper.unit)
    let unit = last.parts[0].unit
    let isShared =
      first.parts.count == 1 && last.parts.count == 1 && first.parts[0].unit == unit
      && lower.tickCount >= 0
    return AnyRangePresentation(lower: first, upper: last, sharedUnit: isShared ? unit : nil)
  }
}

/// What a ``RangePresentation`` is, whatever its kind.
struct AnyRangePresentation {
  let lower: AnyPresentation
  let upper: AnyPresentation
  let sharedUnit: AnyUnit?

  /// Returns whether the ends are as exact and as measurable as other presentations of them.
  fileprivate func isNoWorse(than other: AnyRangePresentation) -> Bool {
    ((lower.isExact && upper.isExact) || !(other.lower.isExact && other.upper.isExact))
      && ((lower.isMeasurable && upper.isMeasurable)
        || !(other.lower.isMeasurable && other.upper.isMeasurable))
  }
}
