import Quantities

/// The specification of one unit in a kit.
struct StatedMeasure<Kind: QuantityKind>: Sendable {
  let unit: MeasurementUnit<Kind>
  /// The greatest whole count, or `nil` if there is no limit.
  var most: Int?
  /// The greatest whole count if no larger unit is used, when that is more.
  var mostAlone: Int?
  /// The number of scoops for one of the unit.
  var scoops = 1
  /// Whether any whole count takes as many scoops as one, as in a jug with marks.
  var isGraduated = false
  /// All larger parts together must be less than this many ticks, if there is a limit. With a
  /// single tick, the unit is only used alone.
  var neighborhood: Int128?
  /// The same limit for fractions that can only be said.
  var sayableNeighborhood: Int128?
  var fractions: [MeasureFraction] = []

  init(
    _ unit: MeasurementUnit<Kind>, upTo most: Int? = nil, alone mostAlone: Int? = nil,
    scoops: Int = 1, isGraduated: Bool = false, besideLessThan neighborhood: Int128? = nil,
    fractions: [MeasureFraction] = [], sayableBesideLessThan sayableNeighborhood: Int128? = nil
  ) {
    self.unit = unit
    self.most = most
    self.mostAlone = mostAlone
    self.scoops = scoops
    self.isGraduated = isGraduated
    self.neighborhood = neighborhood
    self.sayableNeighborhood = sayableNeighborhood
    self.fractions = fractions
  }

  /// The number of scoops for a whole count.
  func scoops(for count: Int) -> Int {
    isGraduated ? min(count, 1) * scoops : count * scoops
  }

  /// The measure as given to a custom kit.
  var measure: Measure<Kind> {
    func amount(_ ticks: Int128) -> Amount<Kind> { Amount(ticks: Ticks(ticks), unit: unit) }
    return Measure(
      unit, upTo: most, alone: mostAlone, scoops: scoops, isGraduated: isGraduated,
      besideLessThan: neighborhood.map(amount), fractions: fractions,
      sayableBesideLessThan: sayableNeighborhood.map(amount))
  }
}

extension StatedMeasure: CustomStringConvertible {
  var description: String {
    let fractions = fractions.map { fraction in
      let scoops = fraction.isMeasurable ? "\(fraction.scoops)" : "\(fraction.scoops) said"
      let place = fraction.placement == .anywhere ? "" : ", \(fraction.placement)"
      return "\(fraction.value) (\(scoops)\(place))"
    }
    let limit = most.map { "0...\($0)" } ?? "any"
    let alone = mostAlone.map { ", to \($0) alone" } ?? ""
    let scoops = "\(scoops)\(isGraduated ? " for any" : "")"
    let beside = neighborhood.map { ", beside less than \($0)" } ?? ""
    let said = sayableNeighborhood.map { ", said beside less than \($0)" } ?? ""
    return "\(unit) \(limit)\(alone) (\(scoops))\(beside) "
      + fractions.joined(separator: " ") + said
  }
}
