/// What a ``Presenter`` is, whatever its kind.
@usableFromInline
package struct AnyPresenter: Sendable {
  /// The kit that the caller names, if one is named.
  @usableFromInline package var kit: AnyKit?
  @usableFromInline var maxParts: Int?
  @usableFromInline package var approximation = Approximation.usual
  @usableFromInline var preferredUnit: AnyUnit?
  /// The system whose kits are used where none is named.
  @usableFromInline var system = MeasurementSystem.us
  /// The smallest unit of a clock, if it is not the kit's own.
  var smallest: AnyUnit?
  /// How a clock rounds.
  var rounding = RoundingRule.toNearestOrAwayFromZero

  package init(
    kit: AnyKit? = nil, maxParts: Int? = nil, approximation: Approximation = .usual,
    system: MeasurementSystem = .us
  ) {
    self.kit = kit
    self.maxParts = maxParts
    self.approximation = approximation
    self.system = system
  }

  /// Chooses how to show a magnitude that is expressed in a unit.
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
  /// Avoids contended reference counts: kits are shared by all threads, and never freed.
  @inline(__always)
  func withKit<Result>(for unit: AnyUnit, _ body: (AnyKit) -> Result) -> Result {
    // One call for both, so that the function is inlined and the presenter is not copied for it.
    let kit = kit.map { Unmanaged.passUnretained($0) } ?? unit.kit(in: system)
    return kit._withUnsafeGuaranteedRef(body)
  }

  /// Returns the same with what a style must know of how it was chosen: whether the caller named the
  /// kit, and whether its rounding was asked for, by the caller or by the steps of a scale.
  ///
  /// - Parameter usedKit: the kit that chose it, named or not.
  func marked(_ shown: AnyPresentation, by usedKit: AnyKit) -> AnyPresentation {
    var shown = shown
    mark(&shown, by: usedKit)
    return shown
  }

  private func mark(_ shown: inout AnyPresentation, by usedKit: AnyKit) {
    shown.hasNamedKit = kit != nil
    shown.startsFromAmount = maxParts == nil && smallest == nil && !usedKit.hasSteps
  }

  func present(_ ticks: UInt128, _ unit: AnyUnit, with kit: AnyKit) -> AnyPresentation {
    guard ticks != 0 else {
      return AnyPresentation(AnyPresentation.Part(0, preferredUnit ?? unit), isExact: true)
    }
    if let table = kit.measures {
      return table._withUnsafeGuaranteedRef { made(ticks, with: $0) }
    }
    switch kit.method {
    case .measures(let table): return made(ticks, with: table)
    case .steps(let step, let notation): return stepped(ticks, by: step, kit.units, notation)
    case .decimals:
      if let preferred = preferred(ticks) { return preferred }
      let (part, isExact) = inDecimals(ticks, kit.units, isOwn: kit.shows(unit))
      return AnyPresentation(part, isExact: isExact)
    case .clock(let place):
      return preferred(ticks) ?? clock(ticks, kit.units, decimalsFrom: place)
    case .bySize: return present(ticks, unit, with: kit.serving(ticks))
    case .counts(let counts, let base):
      if counts.unit == unit, let counted = counted(ticks, by: counts, base) { return counted }
      return present(ticks, unit, with: base)
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

  /// Returns an amount as a count of its own unit, or `nil` if measures show it better.
  func counted(
    _ ticks: UInt128, by counts: OwnCounts, _ base: AnyKit
  ) -> AnyPresentation? {
    guard let part = counts.part(ticks) else { return nil }
    if let measuredFrom = counts.measuredFrom, ticks >= measuredFrom {
      let measured = present(ticks, counts.unit, with: base)
      guard !measured.isExact || !measured.isMeasurable else { return measured }
    }
    return AnyPresentation(part, isExact: true)
  }
}

extension AnyPresentation {
  /// Shows a magnitude that is expressed in a unit with a kit, or with that of the unit in a system.
  @usableFromInline
  static func presenting(
    _ ticks: UInt128, _ unit: AnyUnit, kit: AnyKit?, system: MeasurementSystem
  ) -> AnyPresentation {
    let presenter = AnyPresenter(kit: kit, system: system)
    return presenter.present(ticks, unit)
  }
}

extension OwnCounts {
  /// Returns the count of an amount, or `nil` if it is none that stays.
  func part(_ ticks: UInt128) -> AnyPresentation.Part? {
    // Units are made to be divided: half of one is a whole number of ticks.
    let size = unit.size / parts
    let (count, rest) = ticks.quotientAndRemainder(dividingBy: size)
    guard rest == 0, unit.size % parts == 0, ticks <= greatest ?? ticks else { return nil }
    let divisor = greatestCommonDivisor(count, parts)
    return AnyPresentation.Part(count / divisor, over: parts / divisor, unit)
  }
}
