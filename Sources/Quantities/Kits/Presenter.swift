/// Decides how amounts are shown: with which kit, and in how many parts.
///
///     let presenter = Presenter<TimeKind>(maxParts: 2)
///     presenter.present(90061.seconds).formatted()  // "~1 day 1 hour"
public struct Presenter<Kind: QuantityKind>: Sendable {
  /// The kit, or `nil` for that of each amount's own unit.
  public var kit: Kit<Kind>?
  /// The greatest number of parts, or `nil` for the kit's own: three measures, or as many parts of
  /// a time as it takes.
  ///
  /// - Precondition: it is at least 1.
  public var maxParts: Int? {
    didSet { precondition(maxParts ?? 1 >= 1, "An amount is shown in at least one part") }
  }
  /// How far what is shown may be off where the kit cannot make an amount exactly.
  public var approximation: Approximation
  /// The unit to stay with while it reads well: while the amount is one part of it that the kit has,
  /// or, in a decimal kit or a clock, a number from 1 to 9999 with at most three decimals.
  ///
  /// Of what is no better, that is; an amount that is exact otherwise is not approximated for it.
  public var preferredUnit: MeasurementUnit<Kind>?
  /// The smallest unit in which a time is shown; what is below is rounded to it. Kits of measures
  /// know their own smallest.
  public var smallest: MeasurementUnit<Kind>?
  /// How a time is rounded to its last part. The rule is that of the magnitude, so that
  /// `.down` takes negative times toward zero too.
  public var rounding: FloatingPointRoundingRule
  /// How many more of the preferred unit may be counted than the kit does.
  @usableFromInline var limitSlack = 0

  /// Makes a presenter.
  ///
  ///     Presenter(kit: .usLiquid, preferredUnit: .quart).present(2.quarts)  // 2 quarts
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of each amount's own unit.
  ///   - maxParts: the greatest number of parts, or `nil` for the kit's own.
  ///   - approximation: how far what is shown may be off.
  ///   - preferredUnit: the unit to stay with while it reads well.
  ///   - smallest: the smallest unit in which a time is shown.
  ///   - rounding: how a time is rounded to its last part.
  /// - Precondition: `maxParts` is at least 1.
  public init(
    kit: Kit<Kind>? = nil, maxParts: Int? = nil, approximation: Approximation = .usual,
    preferredUnit: MeasurementUnit<Kind>? = nil, smallest: MeasurementUnit<Kind>? = nil,
    rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    precondition(maxParts ?? 1 >= 1, "An amount is shown in at least one part")
    self.kit = kit
    self.maxParts = maxParts
    self.approximation = approximation
    self.preferredUnit = preferredUnit
    self.smallest = smallest
    self.rounding = rounding
  }

  /// Chooses how to show a quantity.
  ///
  ///     Presenter().present(3.teaspoons).formatted()  // "1 tablespoon"
  ///
  /// Nothing is one part and keeps its unit.
  @inlinable
  public func present(_ quantity: some Quantity<Kind>) -> Presentation<Kind> {
    let amount = Amount(quantity)
    let request = PresentationRequest(
      method: (kit ?? Kind.kit(for: amount.unit)).method, maxParts: maxParts,
      approximation: approximation, preferredUnit: preferredUnit?.handle, limitSlack: limitSlack,
      smallest: smallest?.handle, rounding: rounding)
    return Presentation(amount, request.shown(amount.ticks.count.magnitude, amount.unit.handle))
  }
}

/// What a presenter asks for, without the kind.
@usableFromInline
struct PresentationRequest {
  let method: AnyKit
  let maxParts: Int?
  let approximation: Approximation
  let preferredUnit: AnyUnit?
  let limitSlack: Int
  let smallest: AnyUnit?
  let rounding: FloatingPointRoundingRule

  @usableFromInline
  init(
    method: AnyKit, maxParts: Int? = nil, approximation: Approximation = .usual,
    preferredUnit: AnyUnit? = nil, limitSlack: Int = 0, smallest: AnyUnit? = nil,
    rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    self.method = method
    self.maxParts = maxParts
    self.approximation = approximation
    self.preferredUnit = preferredUnit
    self.limitSlack = limitSlack
    self.smallest = smallest
    self.rounding = rounding
  }

  @usableFromInline
  func shown(_ ticks: UInt128, _ unit: AnyUnit) -> AnyPresentation {
    guard ticks != 0 else {
      return AnyPresentation(AnyPresentation.Part(0, preferredUnit ?? unit), isExact: true)
    }
    switch method {
    case .measures(let table):
      return MeasurePresenter(
        table: table, maxParts: maxParts ?? 3, approximation: approximation,
        preferredUnit: preferredUnit, limitSlack: limitSlack
      ).present(ticks)
    case .steps(let scale):
      return StepPresenter(scale: scale, approximation: approximation).present(ticks)
    case .decimal(let units):
      return preferred(ticks) ?? DecimalPresenter(units: units).present(ticks)
    case .sexagesimal(let units):
      return preferred(ticks)
        ?? SexagesimalPresenter(
          units: units, maxParts: maxParts, smallest: smallest, rounding: rounding
        ).present(ticks)
    }
  }

  /// One decimal number of the preferred unit, if it reads well.
  private func preferred(_ ticks: UInt128) -> AnyPresentation? {
    guard let unit = preferredUnit else { return nil }
    let (whole, rest) = ticks.quotientAndRemainder(dividingBy: unit.size)
    guard (1...9999).contains(whole), let value = DecimalValue(whole, and: rest, over: unit.size)
    else { return nil }
    return AnyPresentation(value, unit)
  }
}

extension Quantity {
  /// Chooses the units and fractions in which a person would say the quantity.
  ///
  ///     7.teaspoons.presented().parts.count               // 2
  ///     1.cups.presented(kit: .metric).isExact            // false
  ///
  /// - Parameter kit: the kit, or `nil` for that of the quantity's own unit.
  @inlinable
  public func presented(kit: Kit<Kind>? = nil) -> Presentation<Kind> {
    let amount = Amount(self)
    return Presentation(amount, amount.shown(kit: kit))
  }
}

extension Amount {
  /// How the magnitude is shown if nothing but the kit is asked for.
  @inlinable
  func shown(kit: Kit<Kind>?) -> AnyPresentation {
    PresentationRequest(method: (kit ?? Kind.kit(for: unit)).method)
      .shown(ticks.count.magnitude, unit.handle)
  }
}
