/// One entry of a kit: a unit, which whole counts of it people use, and which fractions.
///
///     Measure(.tablespoon, upTo: 3)
///     Measure(.cup, fractions: [.scooped(1, 4), .scooped(1, 3), .scooped(1, 2)])
public struct Measure<Kind: QuantityKind>: Sendable, Hashable {
  /// The unit.
  public var unit: MeasurementUnit<Kind>
  /// The greatest whole count, or `nil` for any.
  public var limit: Int?
  /// The fractions that can be measured or said.
  public var fractions: [MeasureFraction]

  /// Describes a measure.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - limit: the greatest whole count, or `nil` for any.
  ///   - fractions: the fractions that can be measured or said.
  public init(
    _ unit: MeasurementUnit<Kind>, upTo limit: Int? = nil, fractions: [MeasureFraction] = []
  ) {
    self.unit = unit
    self.limit = limit
    self.fractions = fractions
  }
}

/// A fraction of a unit in a kit, and what it takes to measure it.
///
///     MeasureFraction.scooped(3, 4, scoops: 2)   // 3/4 in 2 scoops
///     MeasureFraction.sayable(1, 3)              // 1/3, only said
public struct MeasureFraction: Sendable, Hashable {
  /// The fraction, between 0 and 1.
  public var value: Fraction
  /// How many scoops it takes.
  public var scoops: Int
  /// Whether there is a measure for it; otherwise it can only be said.
  public var isMeasurable: Bool
  /// Whether it reads well only after a whole count: `1 1/2 quarts`, but not `1/2 quart`.
  public var needsWhole: Bool

  /// A fraction that can be measured in so many scoops.
  ///
  ///     MeasureFraction.scooped(3, 8, scoops: 2)  // 3/8 in 2 scoops
  public static func scooped(
    _ numerator: Int, _ denominator: Int, scoops: Int = 1, needsWhole: Bool = false
  ) -> MeasureFraction {
    MeasureFraction(
      value: Fraction(numerator, denominator), scoops: scoops, isMeasurable: true,
      needsWhole: needsWhole)
  }

  /// A fraction that is exact to say, but for which there is no measure.
  ///
  ///     MeasureFraction.sayable(2, 3, scoops: 2)
  public static func sayable(
    _ numerator: Int, _ denominator: Int, scoops: Int = 1
  ) -> MeasureFraction {
    MeasureFraction(
      value: Fraction(numerator, denominator), scoops: scoops, isMeasurable: false,
      needsWhole: false)
  }
}

extension Measure: CustomStringConvertible {
  /// The unit, its limit and its fractions: `teaspoon, up to 2, with 1/2 in 1 scoop`.
  public var description: String {
    let count = limit.map { ", up to \($0)" } ?? ""
    let shares = fractions.map(\.description).joined(separator: ", ")
    return "\(unit)\(count)\(fractions.isEmpty ? "" : ", with \(shares)")"
  }
}

extension MeasureFraction: CustomStringConvertible {
  /// The fraction and what it takes: `3/4 in 2 scoops`.
  public var description: String {
    guard isMeasurable else { return "\(value), only said" }
    return "\(value) in \(scoops) \(scoops == 1 ? "scoop" : "scoops")"
  }
}
