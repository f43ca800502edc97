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
  /// The smallest unit in which a time is shown; what is below is rounded to it, half away from
  /// zero. Kits of measures know their own smallest.
  public var smallest: MeasurementUnit<Kind>?

  /// Makes a presenter.
  ///
  /// - Precondition: `maxParts` is at least 1.
  public init(
    kit: Kit<Kind>? = nil, maxParts: Int? = nil, smallest: MeasurementUnit<Kind>? = nil
  ) {
    precondition(maxParts ?? 1 >= 1, "An amount is shown in at least one part")
    self.kit = kit
    self.maxParts = maxParts
    self.smallest = smallest
  }

  /// Chooses how to show a quantity.
  ///
  ///     Presenter().present(3.teaspoons).formatted()  // "1 tablespoon"
  ///
  /// Nothing is one part and keeps its unit.
  public func present(_ quantity: some Quantity<Kind>) -> Presentation<Kind> {
    let amount = Amount(quantity)
    let ticks = amount.ticks.count.magnitude
    guard ticks != 0 else {
      return Presentation(
        amount, Shown(Shown.Part(.zero, amount.unit, .fraction), isExact: true))
    }
    let shown =
      switch (kit ?? Kind.kit(for: amount.unit)).method {
      case .measures(let table):
        MeasurePresenter(table: table, maxParts: maxParts ?? 3).present(ticks)
      case .decimal(let units):
        DecimalPresenter(units: units).present(ticks)
      case .sexagesimal(let whole, let decimal):
        SexagesimalPresenter(
          whole: whole, decimal: decimal, maxParts: maxParts, smallest: smallest
        ).present(ticks)
      }
    return Presentation(amount, shown)
  }

  /// How the magnitude of an amount is shown; the presenters of the single methods make it.
  struct Shown {
    typealias Part = Presentation<Kind>.Part
    var parts: Presentation<Kind>.Parts
    var isExact: Bool
    var isMeasurable = true

    init(_ first: Part, isExact: Bool) {
      parts = .init(first)
      self.isExact = isExact
    }
  }
}

extension Presentation {
  /// Gives the parts of a magnitude the sign of the amount.
  init(_ amount: Amount<Kind>, _ shown: Presenter<Kind>.Shown) {
    self.init(
      amount: amount, parts: amount.ticks < .zero ? shown.parts.negated : shown.parts,
      isExact: shown.isExact, isMeasurable: shown.isMeasurable)
  }
}

extension Presentation.Part {
  init(_ value: Fraction, _ unit: MeasurementUnit<Kind>, _ notation: NumberNotation) {
    self.init(value: value, unit: unit, notation: notation)
  }
}

extension Quantity {
  /// Chooses the units and fractions in which a person would say the quantity.
  ///
  ///     7.teaspoons.presented().parts.count               // 2
  ///     1.cups.presented(kit: .metric).isExact            // false
  ///
  /// - Parameter kit: the kit, or `nil` for that of the quantity's own unit.
  public func presented(kit: Kit<Kind>? = nil) -> Presentation<Kind> {
    Presenter(kit: kit).present(self)
  }
}
