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
