/// Decides how amounts are shown: which kit is used, and how many parts there are.
///
///     let presenter = Presenter<TimeKind>(maxParts: 2)
///     presenter.present(90061.seconds).formatted()  // "~1 day 1 hour"
public struct Presenter<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline package var core: AnyPresenter

  /// Creates a presenter.
  ///
  ///     Presenter(kit: .usLiquid, preferredUnit: .quart).present(2.quarts)  // 2 quarts
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of each amount's own unit.
  ///   - maxParts: the greatest number of parts, or `nil` for the kit's own.
  ///   - approximation: how far off the presentation may be.
  ///   - preferredUnit: the unit to keep while it reads well.
  ///   - system: the system whose kits show units with shared names when no kit is given.
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

  /// The system whose kits show units with shared names when no kit is given.
  ///
  ///     Presenter(system: .imperial).present(1.imperialGallons)  // 8 imperial pints
  public var system: MeasurementSystem {
    get { core.system }
    set { core.system = newValue }
  }

  /// The greatest number of parts, or `nil` for the kit's own: three measures, or any number of
  /// parts of a time.
  ///
  /// An amount that needs more is approximated within the bound or, if that isn't possible, shown
  /// in one unit, regardless of the kit's limits:
  ///
  ///     Presenter(maxParts: 1).present(10.tablespoons)  // 10 tablespoons
  ///     Presenter(maxParts: 1).present(90.minutes)      // 90 minutes
  ///
  /// - Precondition: the number is at least 1.
  public var maxParts: Int? {
    get { core.maxParts }
    set {
      precondition(newValue ?? 1 >= 1, "expected at least one part in maxParts")
      core.maxParts = newValue
    }
  }

  /// How far off the presentation may be when the kit cannot make an amount exactly.
  public var approximation: Approximation {
    get { core.approximation }
    set { core.approximation = newValue }
  }

  /// The unit to keep while it reads well: while the amount is a single part in this unit that the
  /// kit has or, in a decimal kit or a clock, a number from 1 to 9999 with at most three decimals.
  ///
  /// It never makes a presentation less exact or less measurable.
  public var preferredUnit: MeasurementUnit<Kind>? {
    get { core.preferredUnit.map { MeasurementUnit(known: $0) } }
    set { core.preferredUnit = newValue?.handle }
  }

  /// Chooses how to show a quantity.
  ///
  ///     Presenter().present(3.teaspoons).formatted()  // "1 tablespoon"
  ///
  /// Zero is one part and keeps its unit.
  @inlinable
  public func present(_ quantity: some Quantity<Kind>) -> Presentation<Kind> {
    let amount = Amount(quantity)
    return Presentation(amount, core.present(amount.ticks.count.magnitude, amount.unit.handle))
  }
}

extension Presenter where Kind == TimeKind {
  /// Creates a presenter of rounded times.
  ///
  ///     Presenter(smallest: .minute).present(90.4.minutes)              // ~1 hour 30 minutes
  ///     Presenter(maxParts: 1, rounding: .down).present(61.minutes)     // ~1 hour
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for the clock.
  ///   - maxParts: the greatest number of parts, or `nil` for any number.
  ///   - approximation: how far off the presentation may be.
  ///   - preferredUnit: the unit to keep while it reads well.
  ///   - smallest: the smallest unit that a time is shown in.
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

  /// The smallest unit that a time is shown in. Times are rounded to it.
  ///
  /// It applies only to clocks. Kits of measures have their own smallest unit.
  public var smallest: MeasurementUnit<TimeKind>? {
    get { core.smallest.map { MeasurementUnit(known: $0) } }
    set { core.smallest = newValue?.handle }
  }

  /// How a time is rounded to its last part. The rule applies to the magnitude, so `.down` also
  /// rounds negative times toward zero.
  public var rounding: FloatingPointRoundingRule {
    get { core.rounding.standard }
    set { core.rounding = RoundingRule(newValue) }
  }
}
