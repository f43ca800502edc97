/// Decides how amounts are shown: with which kit, and in how many parts.
///
///     let presenter = Presenter<TimeKind>(maxParts: 2)
///     presenter.present(90061.seconds).formatted()  // "~1 day 1 hour"
public struct Presenter<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline package var core: AnyPresenter

  /// Makes a presenter.
  ///
  ///     Presenter(kit: .usLiquid, preferredUnit: .quart).present(2.quarts)  // 2 quarts
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of each amount's own unit.
  ///   - maxParts: the greatest number of parts, or `nil` for the kit's own.
  ///   - approximation: how far what is shown may be off.
  ///   - preferredUnit: the unit to stay with while it reads well.
  ///   - system: the system whose kits show the units of shared names, where no kit is given.
  /// - Precondition: `maxParts` is at least 1.
  public init(
    kit: Kit<Kind>? = nil, maxParts: Int? = nil, approximation: Approximation = .usual,
    preferredUnit: MeasurementUnit<Kind>? = nil, system: MeasurementSystem = .us
  ) {
    precondition(maxParts ?? 1 >= 1, "expected at least one part in maxParts")
    core = AnyPresenter(
      kit: kit?.core, maxParts: maxParts, approximation: approximation, system: system)
    core.preferredUnit = preferredUnit?.handle
  }

  /// The kit, or `nil` for that of each amount's own unit.
  public var kit: Kit<Kind>? {
    get { core.kit.map { Kit(core: $0) } }
    set { core.kit = newValue?.core }
  }

  /// The system whose kits show the units of shared names, where no kit is given.
  ///
  ///     Presenter(system: .imperial).present(1.imperialGallons)  // 8 imperial pints
  public var system: MeasurementSystem {
    get { core.system }
    set { core.system = newValue }
  }

  /// The greatest number of parts, or `nil` for the kit's own: three measures, or as many parts of
  /// a time as it takes.
  ///
  /// An amount that needs more is approximated within the bound, or else said in one unit, whatever
  /// the limits of the kit:
  ///
  ///     Presenter(maxParts: 1).present(10.tablespoons)  // 10 tablespoons
  ///     Presenter(maxParts: 1).present(90.minutes)      // 90 minutes
  ///
  /// - Precondition: it is at least 1.
  public var maxParts: Int? {
    get { core.maxParts }
    set {
      precondition(newValue ?? 1 >= 1, "expected at least one part in maxParts")
      core.maxParts = newValue
    }
  }

  /// How far what is shown may be off where the kit cannot make an amount exactly.
  public var approximation: Approximation {
    get { core.approximation }
    set { core.approximation = newValue }
  }

  /// The unit to stay with while it reads well: while the amount is one part of it that the kit has,
  /// or, in a decimal kit or a clock, a number from 1 to 9999 with at most three decimals.
  ///
  /// It never makes an amount less exact or less measurable than it is without it.
  public var preferredUnit: MeasurementUnit<Kind>? {
    get { core.preferredUnit.map { MeasurementUnit(known: $0) } }
    set { core.preferredUnit = newValue?.handle }
  }

  /// Chooses how to show a quantity.
  ///
  ///     Presenter().present(3.teaspoons).formatted()  // "1 tablespoon"
  ///
  /// An amount of zero is one part and keeps its unit.
  @inlinable
  public func present(_ quantity: some Quantity<Kind>) -> Presentation<Kind> {
    let amount = Amount(quantity)
    return Presentation(amount, core.present(amount.ticks.count.magnitude, amount.unit.handle))
  }
}

extension Presenter where Kind == TimeKind {
  /// Makes a presenter of times that are rounded.
  ///
  ///     Presenter(smallest: .minute).present(90.4.minutes)              // ~1 hour 30 minutes
  ///     Presenter(maxParts: 1, rounding: .down).present(61.minutes)     // ~1 hour
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for the clock.
  ///   - maxParts: the greatest number of parts, or `nil` for as many as it takes.
  ///   - approximation: how far what is shown may be off.
  ///   - preferredUnit: the unit to stay with while it reads well.
  ///   - smallest: the smallest unit in which a time is shown.
  ///   - rounding: how a time is rounded to its last part.
  /// - Precondition: `maxParts` is at least 1.
  @_disfavoredOverload  // For presenters of times without these two.
  public init(
    kit: Kit<TimeKind>? = nil, maxParts: Int? = nil, approximation: Approximation = .usual,
    preferredUnit: MeasurementUnit<TimeKind>? = nil, smallest: MeasurementUnit<TimeKind>? = nil,
    rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    self.init(
      kit: kit, maxParts: maxParts, approximation: approximation, preferredUnit: preferredUnit)
    self.smallest = smallest
    core.rounding = RoundingRule(rounding)
  }

  /// The smallest unit in which a time is shown; what is below is rounded to it.
  ///
  /// Only clocks heed it: kits of measures know their own smallest.
  public var smallest: MeasurementUnit<TimeKind>? {
    get { core.smallest.map { MeasurementUnit(known: $0) } }
    set { core.smallest = newValue?.handle }
  }

  /// How a time is rounded to its last part. The rule is that of the magnitude, so that
  /// `.down` takes negative times toward zero too.
  public var rounding: FloatingPointRoundingRule {
    get { core.rounding.standard }
    set { core.rounding = RoundingRule(newValue) }
  }
}
