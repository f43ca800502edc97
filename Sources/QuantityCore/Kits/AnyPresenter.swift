/// The nongeneric core of a ``Presenter``.
@usableFromInline
package struct AnyPresenter: Sendable, Hashable {
  /// The kit that the caller named, if any.
  @usableFromInline package var kit: AnyKit?
  @usableFromInline var maxParts: Int?
  @usableFromInline package var approximation = Approximation.usual
  @usableFromInline var preferredUnit: AnyUnit?
  /// The system whose kits are used when none is named.
  @usableFromInline var system = MeasurementSystem.us
  /// The smallest unit of a clock, or `nil` for the kit's own.
  package var smallest: AnyUnit?
  /// How a clock rounds.
  package var rounding = RoundingRule.toNearestOrAwayFromZero

  package init(
    kit: AnyKit? = nil, maxParts: Int? = nil, approximation: Approximation = .usual,
    system: MeasurementSystem = .us
  ) {
    self.kit = kit
    self.maxParts = maxParts
    self.approximation = approximation
    self.system = system
  }

  /// Chooses how to show a magnitude expressed in a unit.
  @usableFromInline
  package func present(_ ticks: UInt128, _ unit: AnyUnit) -> AnyPresentation {
    withKit(for: unit) { kit in
      var shown = present(ticks, unit, with: kit)
      mark(&shown, by: kit)
      return shown
    }
  }

  /// Calls a function with the kit that shows amounts of a unit.
  ///
  /// Avoids contended reference counts: threads share kits, which are never freed.
  @inline(__always)
  func withKit<Result>(for unit: AnyUnit, _ body: (AnyKit) -> Result) -> Result {
    // One call for both cases, so the function is inlined and the presenter isn't copied.
    let kit = kit.map { Unmanaged.passUnretained($0) } ?? unit.kit(in: system)
    return kit._withUnsafeGuaranteedRef(body)
  }

  /// Returns a copy that records for styles how it was chosen: whether the caller named the kit,
  /// and whether the caller or the steps of a scale asked for the rounding.
  ///
  /// - Parameter usedKit: the kit that was used, named or not.
  func marked(_ shown: AnyPresentation, by usedKit: AnyKit) -> AnyPresentation {
    var shown = shown
    mark(&shown, by: usedKit)
    return shown
  }

  private func mark(_ shown: inout AnyPresentation, by usedKit: AnyKit) {
    shown.hasNamedKit = kit != nil
    shown.usesPowers = true
    shown.startsFromAmount = maxParts == nil && smallest == nil && !usedKit.hasSteps
  }

  func present(_ ticks: UInt128, _ unit: AnyUnit, with kit: AnyKit) -> AnyPresentation {
    guard ticks != 0 else {
      return AnyPresentation(AnyPresentation.Part(0, preferredUnit ?? unit), isExact: true)
    }
    if let table = kit.measures(for: unit) {
      return table._withUnsafeGuaranteedRef { bounded(for: unit).made(ticks, with: $0) }
    }
    switch kit.method {
    case .measures(let table, _): return made(ticks, with: table)
    case .steps(let step, let notation): return stepped(ticks, by: step, kit.units, notation)
    case .decimals(let units):
      if let shown = preferred(ticks) ?? whole(ticks, units) { return shown }
      let (part, isExact) = inDecimals(ticks, kit.units, digits: exactDigits(of: unit, in: kit))
      return AnyPresentation(part, isExact: isExact)
    case .clock(let place):
      return preferred(ticks) ?? clock(ticks, kit.units, decimalsFrom: place)
    case .bySize: return present(ticks, unit, with: kit.serving(ticks))
    case .counts(let counts, let base):
      if counts.unit == unit, let counted = counted(ticks, by: counts, base) { return counted }
      return present(ticks, unit, with: base)
    }
  }

  /// Returns one decimal of the preferred unit, if it reads well.
  private func preferred(_ ticks: UInt128) -> AnyPresentation? {
    guard let unit = preferredUnit else { return nil }
    let (whole, rest) = unit.split(ticks)
    guard (1...9999).contains(whole), let value = DecimalValue(whole, and: rest, over: unit.size)
    else { return nil }
    return AnyPresentation(value, unit)
  }

  /// Returns whole numbers of units, largest first, if they are exact where a decimal of the
  /// largest unit isn't and if there are no more parts than allowed.
  func whole(_ ticks: UInt128, _ units: [AnyUnit]) -> AnyPresentation? {
    guard units.count > 1, DecimalValue(readableExactly: (ticks, units[0].size)) == nil else {
      return nil
    }
    var parts: [AnyPresentation.Part] = []
    guard parts.append(ticks, inWhole: units[...], .decimal) == 0, parts.count <= maxParts ?? 3
    else { return nil }
    return AnyPresentation(parts, isExact: true)
  }

  /// Returns an amount as a count of its own unit, or `nil` if measures suit it better.
  ///
  /// A small unit, such as a drop, is measured from a certain amount on, but only if the measures
  /// are exact. Otherwise it stays in its own unit, as a whole or half count within the bound or
  /// else as a fraction.
  func counted(
    _ ticks: UInt128, by counts: OwnCounts, _ base: AnyKit
  ) -> AnyPresentation? {
    let exact = counts.part(ticks)
    guard let measuredFrom = counts.measuredFrom else {
      return exact.map { AnyPresentation($0, isExact: true) }
    }
    if ticks >= measuredFrom {
      let measured = present(ticks, counts.unit, with: base)
      guard !measured.isExact || !measured.isMeasurable else { return measured }
    }
    if let exact { return AnyPresentation(exact, isExact: true) }
    let allowance = bounded(for: counts.unit).approximation.allowance(for: ticks, tolerance: 0)
    for parts in [1, counts.parts] {
      let step = counts.unit.size / parts
      let near = ticks.rounded(to: step, .toNearestOrEven)
      guard near > 0, (near > ticks ? near - ticks : ticks - near) <= allowance else { continue }
      return counts.part(near).map { AnyPresentation($0, isExact: false) }
    }
    let divisor = greatestCommonDivisor(ticks, counts.unit.size)
    return .notMeasurable(
      ticks, in: counts.unit, nearest: AnyPresentation.Part(1, over: counts.parts, counts.unit),
      approximation, saysFractions: SaidDenominator.isUsual(counts.unit.size / divisor))
  }

  /// Returns the presenter for amounts given in a unit. For units smaller than the smallest spoon,
  /// only the bound applies: a kit's tolerance, invisible in a spoon, is a large part of a drop.
  func bounded(for unit: AnyUnit) -> AnyPresenter {
    guard approximation.isUsual, unit.isFine else { return self }
    var presenter = self
    presenter.approximation = .within(approximation.bound)
    return presenter
  }
}

extension AnyUnit {
  /// Whether the unit is smaller than 1/8 teaspoon, the smallest spoon.
  fileprivate var isFine: Bool { kind == .volume && size < Teaspoons.unit.handle.size / 8 }
}

extension AnyPresentation {
  /// Shows a magnitude expressed in a unit with the given kit, or else with the unit's kit in a
  /// system.
  @usableFromInline
  static func presenting(
    _ ticks: UInt128, _ unit: AnyUnit, kit: AnyKit?, system: MeasurementSystem
  ) -> AnyPresentation {
    let presenter = AnyPresenter(kit: kit, system: system)
    return presenter.present(ticks, unit)
  }
}

extension OwnCounts {
  /// Returns the count of an amount, or `nil` if it does not stay in its own unit.
  func part(_ ticks: UInt128) -> AnyPresentation.Part? {
    // Units have divisible sizes: half of one is a whole number of ticks.
    let size = unit.size / parts
    let (count, rest) = ticks.quotientAndRemainder(dividingBy: size)
    guard rest == 0, unit.size % parts == 0, ticks <= greatest ?? ticks else { return nil }
    let divisor = greatestCommonDivisor(count, parts)
    return AnyPresentation.Part(count / divisor, over: parts / divisor, unit)
  }
}
