import Quantities
import TestSupport

extension StatedKit<VolumeKind> {
  /// A random kit of one to four spoons that nobody owns, with properties that kitchen kits lack:
  /// other ratios, overlapping counts, a limited largest unit, and sums of equal cost.
  static func random(using random: inout SeededGenerator) throws -> StatedKit {
    let count = Int.random(in: 1...4, using: &random)
    var size = Int.random(in: 1...2, using: &random)
    var measures: [StatedMeasure<VolumeKind>] = []
    for position in 1...count {
      let isUnlimited = position == count && Bool.random(using: &random)
      let fractions = randomFractions(using: &random)
      let canDoWithout =
        position < count
        && fractions.contains { $0.isMeasurable && $0.placement == .anywhere }
      let least = canDoWithout ? 0 : 1
      let limit = Int.random(in: least...[40, 20, 4, 2][count - 1], using: &random)
      var measure = StatedMeasure(
        spoons[size - 1], upTo: isUnlimited ? nil : limit, fractions: fractions)
      if !isUnlimited, Int.random(in: 0..<4, using: &random) == 0 {
        measure.mostAlone = limit + Int.random(in: 1...3, using: &random)
      }
      let takesMore = Int.random(in: 0..<4, using: &random) == 0
      let isJug = Int.random(in: 0..<4, using: &random) == 0
      // If the largest unit takes two scoops, dropping most of them can cost no more than they are
      // worth. No real kit has such a unit, or marks for any number of them.
      if position < count || !isUnlimited {
        measure.scoops = takesMore ? 2 : 1
        measure.isGraduated = isJug
      }
      if position == 1, count > 1, Int.random(in: 0..<3, using: &random) == 0 {
        let most = Int128(size * Int.random(in: 2...8, using: &random))
        measure.neighborhood = most * MeasurementUnit<VolumeKind>.teaspoon.ticks.count
      }
      if Bool.random(using: &random) {
        let most = Int128(size * Int.random(in: 1...6, using: &random))
        measure.sayableNeighborhood = most * MeasurementUnit<VolumeKind>.teaspoon.ticks.count
      }
      measures.append(measure)
      let isMultiple = Bool.random(using: &random)
      let step = Int.random(in: 2...5, using: &random)
      size = isMultiple ? size * step : size + step - 1
    }
    let isScale = Int.random(in: 0..<4, using: &random) == 0
    measures.shuffle(using: &random)
    return try StatedKit("random", measures, isScale: isScale)
  }

  /// Makes a custom kit, with measures in any order.
  init(_ name: String, _ measures: [StatedMeasure<VolumeKind>], isScale: Bool = false) throws {
    let kit = try Kit(
      name, measures: measures.map(\.measure),
      counting: isScale ? .marks : .scoops, tolerance: Amount(Fraction(1, 24), .teaspoon))
    let falling = measures.sorted { $0.unit.ticks > $1.unit.ticks }
    let plain = falling.last { $0.neighborhood == nil } ?? falling[falling.count - 1]
    self.init(
      kit: kit, ladders: [falling], isScale: isScale, teaspoon: Self.size(.teaspoon),
      smallest: plain.unit)
  }

  /// Units are never freed, so all kits share these.
  private static let spoons = (1...250).map { size in
    MeasurementUnit<VolumeKind>(size, .teaspoon, name: "spoon of \(size)")
  }

  private static func randomFractions(using random: inout SeededGenerator) -> [MeasureFraction] {
    let all = [(1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (3, 8), (5, 6)]
    let some = all.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
    let places: [MeasureFraction.Placement] = [
      .afterWhole, .atEnd, .anywhere, .anywhere, .anywhere, .anywhere,
    ]
    return some.map { numerator, denominator in
      let scoops = Int.random(in: 1...3, using: &random)
      guard Int.random(in: 0..<4, using: &random) > 0 else {
        return .sayable(numerator, denominator, scoops: scoops)
      }
      return .scooped(
        numerator, denominator, scoops: scoops,
        placed: places[Int.random(in: 0..<places.count, using: &random)])
    }
  }
}
