/// One entry of a kit: a unit, which whole counts of it people use, and which fractions.
///
///     Measure(.tablespoon, upTo: 3)
///     Measure(.cup, fractions: [.scooped(1, 4), .scooped(1, 3), .scooped(1, 2)])
///     Measure(.metricTablespoon, upTo: 3, alone: 8)
///     Measure(.pinch, upTo: 1, scoops: 2, besideLessThan: Amount(2, .teaspoon))
public struct Measure<Kind: QuantityKind>: Sendable, Hashable {
  /// The unit.
  public var unit: MeasurementUnit<Kind>
  /// The greatest whole count, or `nil` for any.
  public var limit: Int?
  /// The greatest whole count where no larger unit is used, if that is more than the limit.
  ///
  ///     120.milliliters.formatted(kit: .metricKitchen)  // "8 tablespoons"
  ///     135.milliliters.formatted(kit: .metricKitchen)  // "1/2 cup + 2 teaspoons"
  ///
  /// It is between the limit and 1000; `nil` if it is the limit. A unit without a limit has none.
  public var limitAlone: Int?
  /// How many scoops one of the unit takes, from 1 to 100.
  ///
  ///     Kit.usKitchen.measures[3]         // pinch, up to 1, 2 scoops each, beside less than 2 teaspoons
  ///     Kit.usKitchen.measures[3].scoops  // 2
  ///
  /// A pinch takes two, because it is measured by feel: where spoons do as well, they are used. On a
  /// scale counts cost nothing, and this does not matter.
  public var scoops = 1
  /// What all larger parts together must be less than for the unit to be used: nobody sees a pinch beside
  /// a cup. `nil` if that doesn't matter.
  ///
  ///     (1.teaspoons + 1.pinches).formatted(kit: .usKitchen)  // "1 teaspoon + 1 pinch"
  ///     (2.teaspoons + 1.pinches).formatted(kit: .usKitchen)  // "~2 teaspoons"
  ///
  /// It is more than zero, so that the unit can stand alone.
  public var besideLessThan: Amount<Kind>?
  /// The fractions that can be measured or said.
  public var fractions: [MeasureFraction]
  /// The largest unit beside which fractions stand that can only be said; `nil` for any.
  ///
  ///     (1.tablespoons + 1.teaspoons / 3).formatted(kit: .usKitchen)  // "1 tablespoon + 1/3 teaspoon"
  ///     (1.cups + 1.teaspoons / 3).formatted(kit: .usKitchen)         // "~1 cup"
  ///
  /// Its size is what counts: it need not be in the kit. Where no approximation will do, such a fraction
  /// stands beside any unit.
  public var sayableBeside: MeasurementUnit<Kind>?

  /// Describes a measure.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - limit: the greatest whole count, or `nil` for any.
  ///   - limitAlone: the greatest whole count where no larger unit is used, if that is more.
  ///   - scoops: how many scoops one of the unit takes.
  ///   - besideLessThan: what all larger parts together must be less than for the unit to be used, or
  ///     `nil` if that doesn't matter.
  ///   - fractions: the fractions that can be measured or said.
  ///   - sayableBeside: the largest unit beside which fractions stand that can only be said, or
  ///     `nil` for any.
  public init(
    _ unit: MeasurementUnit<Kind>, upTo limit: Int? = nil, alone limitAlone: Int? = nil,
    scoops: Int = 1, besideLessThan: Amount<Kind>? = nil,
    fractions: [MeasureFraction] = [], sayableBeside: MeasurementUnit<Kind>? = nil
  ) {
    self.unit = unit
    self.limit = limit
    self.limitAlone = limitAlone
    self.scoops = scoops
    self.besideLessThan = besideLessThan
    self.fractions = fractions
    self.sayableBeside = sayableBeside
  }
}

/// A fraction of a unit in a kit, and what it takes to measure it.
///
///     MeasureFraction.scooped(3, 4, scoops: 2)   // 3/4 in 2 scoops
///     MeasureFraction.sayable(1, 3)              // 1/3, only said
///
/// It does not belong to a kind: the marks of a scale and of a measuring jug are the same.
public struct MeasureFraction: Sendable, Hashable {
  /// The fraction, between 0 and 1.
  public var value: Fraction
  /// How many scoops it takes.
  public var scoops: Int
  /// Whether there is a measure for it; otherwise it can only be said.
  public var isMeasurable: Bool
  /// Where it reads well.
  public var placement: Placement

  /// Makes a fraction that can be measured in a number of scoops.
  ///
  ///     MeasureFraction.scooped(3, 8, scoops: 2)            // 3/8 in 2 scoops
  ///     MeasureFraction.scooped(1, 2, placed: .afterWhole)  // 1/2 in 1 scoop after a whole
  public static func scooped(
    _ numerator: Int, _ denominator: Int, scoops: Int = 1, placed placement: Placement = .anywhere
  ) -> MeasureFraction {
    MeasureFraction(
      value: Fraction(numerator, denominator), scoops: scoops, isMeasurable: true,
      placement: placement)
  }

  /// Makes a fraction that is exact to say, but for which there is no measure.
  ///
  ///     MeasureFraction.sayable(2, 3, scoops: 2)  // 2/3, only said
  public static func sayable(
    _ numerator: Int, _ denominator: Int, scoops: Int = 1
  ) -> MeasureFraction {
    MeasureFraction(
      value: Fraction(numerator, denominator), scoops: scoops, isMeasurable: false,
      placement: .anywhere)
  }

  /// Where a fraction of a unit reads well: anywhere, or only after a whole count.
  ///
  ///     MeasureFraction.scooped(1, 2, placed: .afterWhole).placement  // after a whole
  public struct Placement: Sendable, Hashable, CustomStringConvertible {
    private let needsWhole: Bool

    /// Alone, too: `1/2 cup`.
    public static let anywhere = Placement(needsWhole: false)
    /// Only after a whole count: `1 1/2 quarts`, but not `1/2 quart`.
    public static let afterWhole = Placement(needsWhole: true)

    /// The place in words: `anywhere` or `after a whole`.
    public var description: String { needsWhole ? "after a whole" : "anywhere" }
  }
}

extension Measure: CustomStringConvertible {
  /// The unit, its limits and its fractions: `teaspoon, up to 2, with 1/2 in 1 scoop`.
  public var description: String {
    var text = unit.description
    if let limit { text += ", up to \(limit)" }
    if let limitAlone { text += ", alone up to \(limitAlone)" }
    if scoops != 1 { text += ", \(scoops) scoops each" }
    if let besideLessThan { text += ", beside less than \(besideLessThan)" }
    let shares = fractions.map { $0.description }.joined(separator: ", ")
    if !fractions.isEmpty { text += ", with \(shares)" }
    if let sayableBeside { text += ", what is only said beside no more than \(sayableBeside)" }
    return text
  }
}

extension MeasureFraction: CustomStringConvertible {
  /// The fraction and what it takes: `3/4 in 2 scoops`.
  public var description: String {
    guard isMeasurable else { return "\(value), only said" }
    let place = placement == .anywhere ? "" : " \(placement)"
    return "\(value) in \(scoops) \(scoops == 1 ? "scoop" : "scoops")\(place)"
  }
}
