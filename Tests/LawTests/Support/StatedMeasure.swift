import Quantities

/// What a kit has of one unit.
struct StatedMeasure<Kind: QuantityKind>: Sendable {
  let unit: MeasurementUnit<Kind>
  /// The greatest whole count, or `nil` if any is allowed.
  var most: Int?
  /// The greatest where no larger unit is used, if that is more.
  var mostAlone: Int?
  /// What one whole count takes.
  var scoops = 1
  /// Whether any whole count takes as many scoops as one, as in a jug with marks.
  var isGraduated = false
  /// The ticks that all larger parts together must be less than, if there is a limit. With one tick
  /// the unit stands only alone.
  var neighborhood: Int128?
  /// The same limit for those of its fractions that can only be said.
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

  /// The scoops that a whole count takes.
  func scoops(for count: Int) -> Int {
    isGraduated ? min(count, 1) * scoops : count * scoops
  }

  /// The measure as one gives it to a kit of one's own.
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
