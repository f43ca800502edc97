import Quantities
import TestSupport
import Testing

/// Holds the reducer against ``BruteForce``, which tries everything.
///
/// The everyday run takes samples; the long one tries each amount of the grids, and many times as
/// many random ones.
@Suite("Reducing")
struct ReducerTests {
  typealias Rule = BruteForce<VolumeKind>.Rule

  @Test(
    "brute force finds what can be found by hand",
    arguments: [
      (Fraction(7), Rule(), "2 tablespoon + 1 teaspoon"),
      (Fraction(-30), Rule(), "-1/2 cup + -2 tablespoon"),
      (Fraction(30), Rule(maxParts: 1), "30 teaspoon (not measurable, nearest 2/3 cup)"),
      (Fraction(96), Rule(), "2 cup"),
      (Fraction(96), Rule(preferredUnit: .teaspoon), "2 cup"),
      (Fraction(3, 2), Rule(preferredUnit: .teaspoon), "3/2 teaspoon"),
      (Fraction(8, 3), Rule(), "8/3 teaspoon (not measurable, nearest 21/8 teaspoon)"),
      (
        Fraction(14, 3), Rule(),
        "1 tablespoon + 5/3 teaspoon (not measurable, nearest 2 tablespoon)"
      ),
      (Fraction(1, 12), Rule(), "1/12 teaspoon (not measurable, nearest 1/8 teaspoon)"),
      (Fraction(1, 100), Rule(), "1/100 teaspoon (not measurable, nearest 1/8 teaspoon)"),
      (Fraction(2, 7), Rule(), "2/7 teaspoon (not measurable, nearest 1/4 teaspoon)"),
      (Fraction(627, 2000), Rule(), "~157/500 teaspoon (not measurable, nearest 3/8 teaspoon)"),
      (Fraction(629, 2000), Rule(), "~157/500 teaspoon (not measurable, nearest 3/8 teaspoon)"),
      (Fraction(7 * 48 - 1), Rule(maxParts: 1), "~7 cup"),
      (Fraction(105), Rule(maxParts: 1), "~9/4 cup"),
    ])
  func byHand(teaspoons: Fraction, rule: Rule, expected: String) throws {
    let trial = KitTrial(.usKitchen, upTo: Amount(7, .cup))
    let amount = Amount<VolumeKind>(teaspoons, .teaspoon)
    #expect(trial.oracle.answer(to: amount.ticks.count, by: rule).description == expected)
    try trial.expectOptimum(of: amount, by: rule)
  }

  @Test("each kit has the measures that the design gives it")
  func measures() {
    for stated in StatedKit<VolumeKind>.all { #expect(stated.kit.measures == stated.sorted) }
    for stated in StatedKit<MassKind>.all { #expect(stated.kit.measures == stated.sorted) }
  }

  @Test(
    "sixteenths of a teaspoon up to four cups are as in brute force",
    arguments: StatedKit<VolumeKind>.all)
  func teaspoons(stated: StatedKit<VolumeKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(4, .cup))
    for sixteenths in stride(from: 1, through: 4 * 48 * 16, by: LongTests.choose(1, everyday: 31)) {
      try trial.expectOptimum(of: Amount(Fraction(sixteenths, 16), .teaspoon))
    }
  }

  @Test(
    "sixty-fourths of an ounce up to three pounds are as in brute force",
    arguments: StatedKit<MassKind>.all)
  func ounces(stated: StatedKit<MassKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(3, .pound))
    for parts in stride(from: 1, through: 3 * 16 * 64, by: LongTests.choose(1, everyday: 17)) {
      try trial.expectOptimum(of: Amount(Fraction(parts, 64), .ounce))
    }
  }

  @Test("random volumes are as in brute force", arguments: StatedKit<VolumeKind>.all)
  func volumes(stated: StatedKit<VolumeKind>) throws {
    try randomFractions(
      in: stated, upTo: LongTests.choose(Amount(110, .cup), everyday: Amount(5, .cup)),
      of: [.cup, .tablespoon, .teaspoon, .milliliter, .fluidOunce, .quart, .imperialFluidOunce])
  }

  @Test("random masses are as in brute force", arguments: StatedKit<MassKind>.all)
  func masses(stated: StatedKit<MassKind>) throws {
    try randomFractions(
      in: stated, upTo: LongTests.choose(Amount(110, .pound), everyday: Amount(5, .pound)),
      of: [.pound, .ounce, .gram])
  }

  private func randomFractions<Kind>(
    in stated: StatedKit<Kind>, upTo bound: Amount<Kind>, of units: [MeasurementUnit<Kind>]
  ) throws {
    var random = SeededGenerator(seed: 41)
    let trial = KitTrial(stated, upTo: bound, seed: random.seed)
    for _ in 0..<LongTests.choose(100_000, everyday: 100) {
      let amount = Amount.random(of: units, upTo: trial.oracle.greatest, using: &random)
      try trial.expectOptimum(of: amount)
      let maxParts = Int.random(in: 1...4, using: &random)
      try trial.expectOptimum(of: amount, by: .init(maxParts: maxParts))
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
    for _ in 0..<LongTests.choose(10_000, everyday: 20) {
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
