import Quantities
import TestSupport
import Testing

/// Compares the reducer with ``BruteForce``, which tries every sum.
///
/// The everyday run takes samples. The long run tries every amount of the grids, and many times as
/// many random ones.
@Suite("Reducing")
struct ReducerTests {
  @Test("each kit has the measures that the design gives it")
  func measures() {
    for stated in StatedKit<VolumeKind>.all { expectMeasures(of: stated) }
    for stated in StatedKit<MassKind>.all { expectMeasures(of: stated) }
    #expect(Kit<VolumeKind>.europeanKitchen.measures.map(\.limit) == [6, 2])
  }

  private func expectMeasures<Kind>(of stated: StatedKit<Kind>) {
    #expect(stated.kit.units == stated.measures.map(\.unit))
    let measures = stated.kit.measures + stated.kit.alternative
    #expect(measures.map(\.unit) == stated.measures.map(\.unit))
    var least = Int128.max
    for (measure, expected) in zip(measures, stated.measures) {
      #expect(measure.limit == expected.most, "\(measure.unit) of \(stated)")
      #expect(measure.limitAlone == expected.mostAlone, "\(measure.unit) of \(stated)")
      #expect(measure.scoops == expected.scoops, "\(measure.unit) of \(stated)")
      #expect(measure.isGraduated == expected.isGraduated, "\(measure.unit) of \(stated)")
      // A unit that is only used alone can have any limit up to the smallest larger measure.
      let isAlone = expected.neighborhood.map { $0 <= least }
      #expect(
        measure.besideLessThan.map { $0.ticks.count <= least } == isAlone,
        "\(measure.unit) of \(stated)")
      if isAlone == false {
        #expect(
          measure.besideLessThan?.ticks.count == expected.neighborhood,
          "\(measure.unit) of \(stated)")
      }
      if expected.fractions.contains(where: { !$0.isMeasurable }) {
        #expect(
          measure.sayableBesideLessThan?.ticks.count == expected.sayableNeighborhood,
          "\(measure.unit) of \(stated)")
      }
      least = ([Fraction(1)] + expected.fractions.map(\.value)).reduce(least) { least, value in
        min(least, expected.unit.ticks.count * value.numerator / value.denominator)
      }
      #expect(
        Set(measure.fractions) == Set(expected.fractions), "\(measure.unit) of \(stated)")
    }
  }

  @Test(
    "sixteenths of a teaspoon up to four cups are as in brute force",
    arguments: StatedKit<VolumeKind>.all)
  func teaspoons(stated: StatedKit<VolumeKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(4, .cup))
    for sixteenths in stride(from: 1, through: 4 * 48 * 16, by: LongTests.choose(1, everyday: 29)) {
      try trial.expectOptimum(of: Amount(Fraction(sixteenths, 16), .teaspoon))
    }
  }

  @Test(
    "sixteenths of its own teaspoon up to a pint are as in brute force",
    arguments: [
      StatedKit.metricKitchen, .australianKitchen, .ukKitchen, .japaneseKitchen, .nordicKitchen,
    ])
  func ownTeaspoons(stated: StatedKit<VolumeKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(500, .milliliter))
    for sixteenths in stride(from: 1, through: 100 * 16, by: LongTests.choose(1, everyday: 7)) {
      try trial.expectOptimum(of: Amount(Fraction(sixteenths, 16), .metricTeaspoon))
    }
  }

  @Test("in a European kitchen, spoons up to six tablespoons are as in brute force")
  func europeanSpoons() throws {
    let trial = KitTrial(.europeanSpoons, upTo: Amount(90, .milliliter))
    for sixteenths in stride(from: 1, through: 18 * 16, by: LongTests.choose(1, everyday: 7)) {
      try trial.expectOptimum(of: Amount(Fraction(sixteenths, 16), .metricTeaspoon))
    }
  }

  @Test("amounts in spoons, and in units smaller than these, are as in brute force")
  func units() throws {
    var random = SeededGenerator(seed: 45)
    let units: [MeasurementUnit<VolumeKind>] = [
      .teaspoon, .tablespoon, .metricTeaspoon, .metricTablespoon, .australianTablespoon, .pinch,
      .smidgen, .drop, .medicalDrop, .minim, .microliter,
    ]
    for stated in StatedKit<VolumeKind>.all {
      let trial = KitTrial(stated, upTo: Amount(2, .cup), seed: random.seed)
      for _ in 0..<LongTests.count(2_500, everyday: 100) {
        let amount = Amount.random(of: units, upTo: trial.oracle.greatest, using: &random)
        try trial.expectOptimum(of: amount)
        try trial.expectOptimum(of: amount, by: .init(maxParts: 1))
      }
    }
  }

  @Test(
    "eighths of an ounce up to twenty pounds are as in brute force",
    arguments: StatedKit<MassKind>.all)
  func ounces(stated: StatedKit<MassKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(20, .pound))
    for eighths in stride(from: 1, through: 20 * 16 * 8, by: LongTests.choose(1, everyday: 7)) {
      try trial.expectOptimum(of: Amount(Fraction(eighths, 8), .ounce))
    }
  }

  @Test("random volumes are as in brute force", arguments: StatedKit<VolumeKind>.all)
  func volumes(stated: StatedKit<VolumeKind>) throws {
    try randomFractions(
      in: stated, upTo: LongTests.choose(Amount(110, .cup), everyday: Amount(5, .cup)),
      of: [.cup, .tablespoon, .teaspoon, .milliliter, .metricTeaspoon, .quart, .imperialFluidOunce])
  }

  @Test("random masses are as in brute force", arguments: StatedKit<MassKind>.all)
  func masses(stated: StatedKit<MassKind>) throws {
    try randomFractions(
      in: stated, upTo: LongTests.choose(Amount(110, .pound), everyday: Amount(30, .pound)),
      of: [.pound, .ounce, .gram, .stone])
  }

  private func randomFractions<Kind>(
    in stated: StatedKit<Kind>, upTo bound: Amount<Kind>, of units: [MeasurementUnit<Kind>]
  ) throws {
    var random = SeededGenerator(seed: 41)
    let trial = KitTrial(stated, upTo: bound, seed: random.seed)
    for _ in 0..<LongTests.count(3000, everyday: 100) {
      let amount = Amount.random(of: units, upTo: trial.oracle.greatest, using: &random)
      try trial.expectOptimum(of: amount)
      let maxParts = Int.random(in: 1...5, using: &random)
      try trial.expectOptimum(of: amount, by: .init(maxParts: maxParts))
    }
  }

  @Test("random volumes by other rules are as in brute force", arguments: StatedKit<VolumeKind>.all)
  func volumeRules(stated: StatedKit<VolumeKind>) throws {
    try randomRules(
      in: stated, upTo: Amount(3, .cup),
      of: [.cup, .tablespoon, .teaspoon, .milliliter, .metricTeaspoon, .imperialFluidOunce])
  }

  @Test("random masses by other rules are as in brute force", arguments: StatedKit<MassKind>.all)
  func massRules(stated: StatedKit<MassKind>) throws {
    try randomRules(in: stated, upTo: Amount(20, .pound), of: [.pound, .ounce, .gram, .stone])
  }

  /// Bounds that callers might choose; the first forbids approximations.
  private static let bounds = [(0, 1), (1, 1000), (1, 100), (1, 20), (1, 10), (1, 2), (1, 1)]

  private func randomRules<Kind>(
    in stated: StatedKit<Kind>, upTo greatest: Amount<Kind>, of units: [MeasurementUnit<Kind>]
  ) throws {
    var random = SeededGenerator(seed: 42)
    let trial = KitTrial(stated, upTo: greatest, within: Fraction(1), seed: random.seed)
    for _ in 0..<LongTests.count(500, everyday: 10) {
      let amount = Amount.random(of: units, upTo: trial.oracle.greatest, using: &random)
      let edge = Amount<Kind>(
        ticks: Ticks(trial.oracle.randomAmount(within: Fraction(1, 20), using: &random)),
        unit: units[0])
      for (part, whole) in Self.bounds {
        let maxParts = Int.random(in: 1...5, using: &random)
        let bound = Fraction(part, whole)
        try trial.expectOptimum(of: amount, by: .init(maxParts: maxParts, bound: .within(bound)))
        try trial.expectOptimum(of: edge, by: .init(maxParts: maxParts, bound: .within(bound)))
      }
    }
  }

  @Test("ranges are as in brute force", arguments: StatedKit<VolumeKind>.all)
  func volumeRanges(stated: StatedKit<VolumeKind>) throws {
    try randomRanges(
      in: stated, upTo: Amount(3, .cup),
      of: [.cup, .tablespoon, .teaspoon, .metricTeaspoon, .imperialFluidOunce])
  }

  @Test("ranges of masses are as in brute force", arguments: StatedKit<MassKind>.all)
  func massRanges(stated: StatedKit<MassKind>) throws {
    try randomRanges(in: stated, upTo: Amount(20, .pound), of: [.pound, .ounce, .stone])
  }

  private func randomRanges<Kind>(
    in stated: StatedKit<Kind>, upTo greatest: Amount<Kind>, of units: [MeasurementUnit<Kind>]
  ) throws {
    var random = SeededGenerator(seed: 44)
    let trial = KitTrial(stated, upTo: greatest, seed: random.seed)
    let groups = stated.groups(of: units)
    for number in 0..<LongTests.count(5000, everyday: 100) {
      let ends = (0..<2).map { _ in
        let amount = Amount.random(
          of: groups[number % groups.count], upTo: trial.oracle.greatest, using: &random)
        return amount.ticks < .zero ? amount.scaled(by: -1) : amount
      }
      guard ends[0] != ends[1] else { continue }
      try trial.expectShared(min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
  }

  @Test("beyond a hundred of the largest unit, more of it change nothing else")
  func manyMore() throws {
    for stated in StatedKit<VolumeKind>.all { try manyMore(in: stated) }
    for stated in StatedKit<MassKind>.all { try manyMore(in: stated) }
  }

  private func manyMore<Kind>(in stated: StatedKit<Kind>) throws {
    var random = SeededGenerator(seed: 71)
    let unit = stated.measures[0].unit
    for _ in 0..<LongTests.count(3000, everyday: 20) {
      let size = unit.ticks.count
      let rest =
        Bool.random(using: &random)
        ? Int128.random(in: 0..<size, using: &random)
        : size * Int128.random(in: 0..<96, using: &random) / 96
      let more = Int128.random(in: 1...(.max / size - 101), using: &random)
      let some = Amount<Kind>(ticks: Ticks(100 * size + rest), unit: unit)
      let many = Amount<Kind>(ticks: Ticks((100 + more) * size + rest), unit: unit)
      var expected = Answer(some.presented(kit: stated.kit))
      expected.parts[0].value += Fraction(numerator: more, denominator: 1)
      expected.nearest?.value += Fraction(numerator: more, denominator: 1)
      let shown = Answer(many.presented(kit: stated.kit))
      guard shown != expected else { continue }
      throw Failure(many, "is \(shown), not \(expected)", in: stated.details, random.seed)
    }
  }
}
