/// One entry of a kit: a unit with its usual counts and fractions.
///
///     Measure(.tablespoon, upTo: 3)
///     Measure(.cup, fractions: [.scooped(1, 4), .scooped(1, 3), .scooped(1, 2)])
///     Measure(.metricTablespoon, upTo: 3, alone: 8)
///     Measure(.imperialFluidOunce, upTo: 4, alone: 19, isGraduated: true)
public struct Measure<Kind: QuantityKind>: Sendable, Hashable {
  /// The unit.
  public var unit: MeasurementUnit<Kind>
  /// The greatest whole count, or `nil` if there is no limit.
  public var limit: Int?
  /// The greatest whole count if no larger unit is used, when that exceeds the limit.
  ///
  ///     120.milliliters.formatted(kit: .metricKitchen)  // "8 tablespoons"
  ///     135.milliliters.formatted(kit: .metricKitchen)  // "1/2 cup + 2 teaspoons"
  ///
  /// From the limit to 1000, or `nil` if it equals the limit. A unit without a limit has none.
  public var limitAlone: Int?
  /// The number of scoops for one of the unit, from 1 to 100.
  ///
  ///     Kit.usKitchen.measures[3]         // pinch, up to 1, 2 scoops each, beside less than 1 pinch
  ///     Kit.usKitchen.measures[3].scoops  // 2
  ///
  /// A pinch takes two, because it is measured by feel, so spoons are preferred where they do as
  /// well. On a scale, counts cost nothing and this has no effect.
  public var scoops = 1
  /// Whether the counts are marks on a jug: any whole count then takes as many scoops as one.
  ///
  ///     8.imperialFluidOunces.formatted(kit: .ukKitchen)  // "8 fluid ounces", in 1 scoop
  public var isGraduated = false
  /// The unit is used only if all larger parts together are less than this, or always if `nil`: a
  /// milliliter is negligible beside a liter.
  ///
  ///     7.milliliters.formatted(kit: .nordicKitchen)    // "1 teaspoon + 2 milliliters"
  ///     102.milliliters.formatted(kit: .nordicKitchen)  // "~1 deciliter"
  ///
  /// It is greater than zero, so that the unit can be used alone. A pinch can only be used alone,
  /// since no larger part is less than a pinch.
  public var besideLessThan: Amount<Kind>?
  /// The fractions that can be measured or at least said.
  public var fractions: [MeasureFraction]
  /// A fraction that can only be said is used only if all larger parts together are less than this,
  /// or always if `nil`.
  ///
  ///     (1.tablespoons + 1.teaspoons / 3).formatted(kit: .usKitchen)  // "1 tablespoon + 1/3 teaspoon"
  ///     (1.cups + 1.teaspoons / 3).formatted(kit: .usKitchen)         // "~1 cup"
  ///
  /// If approximations are ruled out, such a fraction is used beside any amount.
  public var sayableBesideLessThan: Amount<Kind>?

  /// Describes a measure.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - limit: the greatest whole count, or `nil` if there is no limit.
  ///   - limitAlone: the greatest whole count if no larger unit is used, when that is more.
  ///   - scoops: the number of scoops for one of the unit.
  ///   - isGraduated: whether any whole count takes as many scoops as one.
  ///   - besideLessThan: use the unit only if all larger parts together are less than this, or
  ///     always if `nil`.
  ///   - fractions: the fractions that can be measured or at least said.
  ///   - sayableBesideLessThan: use a fraction that can only be said only if all larger parts
  ///     together are less than this, or always if `nil`.
  public init(
    _ unit: MeasurementUnit<Kind>, upTo limit: Int? = nil, alone limitAlone: Int? = nil,
    scoops: Int = 1, isGraduated: Bool = false, besideLessThan: Amount<Kind>? = nil,
    fractions: [MeasureFraction] = [], sayableBesideLessThan: Amount<Kind>? = nil
  ) {
    self.unit = unit
    self.limit = limit
    self.limitAlone = limitAlone
    self.scoops = scoops
    self.isGraduated = isGraduated
    self.besideLessThan = besideLessThan
    self.fractions = fractions
    self.sayableBesideLessThan = sayableBesideLessThan
  }
}

/// A fraction of a unit in a kit, with the scoops needed to measure it.
///
///     MeasureFraction.scooped(3, 4, scoops: 2)   // 3/4 in 2 scoops
///     MeasureFraction.sayable(1, 3)              // 1/3, only said
///
/// It has no kind: a scale and a measuring jug have the same marks.
public struct MeasureFraction: Sendable, Hashable {
  /// The fraction, between 0 and 1.
  public var value: Fraction
  /// The number of scoops that it takes.
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

  /// Makes a fraction that can be said, but has no measure.
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
    /// The position in words: `anywhere`, `after a whole`, or `after a whole, at the end`.
    public let description: String

    /// Alone or after a whole count: `1/2 cup`, `1 1/2 cups`.
    public static let anywhere = Placement(description: "anywhere")
    /// Only after a whole count: `1 1/2 quarts`, but not `1/2 quart`.
    public static let afterWhole = Placement(description: "after a whole")
    /// Only after a whole count and without a smaller unit after it: `1 1/2 tablespoons`, but
    /// neither `1/2 tablespoon` nor `1 1/2 tablespoons + 1/4 teaspoon`.
    public static let atEnd = Placement(description: "after a whole, at the end")
  }
}

extension Measure: CustomStringConvertible {
  /// The unit, its limits and its fractions: `teaspoon, up to 2, with 1/2 in 1 scoop`.
  public var description: String {
    var text = unit.description
    if let limit { text += ", up to \(limit)" }
    if let limitAlone { text += ", alone up to \(limitAlone)" }
    if scoops != 1 { text += ", \(scoops) scoops each" }
    if isGraduated { text += ", any count in the scoops of one" }
    if let besideLessThan { text += ", beside less than \(besideLessThan)" }
    let shares = fractions.map { $0.description }.joined(separator: ", ")
    if !fractions.isEmpty { text += ", with \(shares)" }
    if let sayableBesideLessThan {
      text += ", what is only said beside less than \(sayableBesideLessThan)"
    }
    return text
  }
}

extension MeasureFraction: CustomStringConvertible {
  /// The fraction and its scoops: `3/4 in 2 scoops`.
  public var description: String {
    guard isMeasurable else { return "\(value), only said" }
    let place = placement == .anywhere ? "" : " \(placement)"
    return "\(value) in \(scoops) \(scoops == 1 ? "scoop" : "scoops")\(place)"
  }
}
