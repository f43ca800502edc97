import Quantities
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
    let trial = KitTrial(.usKitchen, upTo: Amount(15, .cup))
    let amount = Amount<VolumeKind>(teaspoons, .teaspoon)
    #expect(trial.oracle.answer(to: amount.ticks.count, by: rule).description == expected)
    try trial.expectOptimum(of: amount, by: rule)
  }

  @Test(
    "sixteenths of a teaspoon up to four cups are as in brute force",
    arguments: StatedKit<VolumeKind>.all)
  func teaspoons(stated: StatedKit<VolumeKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(6, .cup))
    for sixteenths in stride(from: 1, through: 4 * 48 * 16, by: LongTests.choose(1, everyday: 31)) {
      try trial.expectOptimum(of: Amount(Fraction(sixteenths, 16), .teaspoon))
    }
  }

  @Test(
    "sixty-fourths of an ounce up to three pounds are as in brute force",
    arguments: StatedKit<MassKind>.all)
  func ounces(stated: StatedKit<MassKind>) throws {
    let trial = KitTrial(stated, upTo: Amount(5, .pound))
    for parts in stride(from: 1, through: 3 * 16 * 64, by: LongTests.choose(1, everyday: 17)) {
      try trial.expectOptimum(of: Amount(Fraction(parts, 64), .ounce))
    }
  }

  @Test("random volumes are as in brute force", arguments: StatedKit<VolumeKind>.all)
  func volumes(stated: StatedKit<VolumeKind>) throws {
    try randomFractions(
      in: stated, upTo: LongTests.choose(Amount(190, .cup), everyday: Amount(6, .cup)),
      of: [.cup, .tablespoon, .teaspoon, .milliliter, .fluidOunce, .quart, .imperialFluidOunce])
  }

  @Test("random masses are as in brute force", arguments: StatedKit<MassKind>.all)
  func masses(stated: StatedKit<MassKind>) throws {
    try randomFractions(
      in: stated, upTo: LongTests.choose(Amount(190, .pound), everyday: Amount(6, .pound)),
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

  @Test("random kits, by random rules, are as in brute force")
  func randomKits() throws {
    var random = SeededGenerator(seed: 43)
    for number in 0..<LongTests.choose(10_000, everyday: 100) {
      let stated = try StatedKit.random(using: &random)
      let isLarge = stated.measures.count <= 2 && number % 10 == 0
      let most = isLarge ? 180 : Int.random(in: 2...8, using: &random)
      let largest = stated.measures.map(\.unit.ticks.count).max() ?? 1
      let bound = Amount<VolumeKind>(ticks: Ticks(Int128(most) * largest), unit: .teaspoon)
      let trial = KitTrial(stated, upTo: bound, seed: random.seed)
      for _ in 0..<LongTests.choose(30, everyday: 10) {
        var rule = Rule()
        if Bool.random(using: &random) {
          rule.maxParts = Int.random(in: 1...4, using: &random)
          let bounds = [.zero, Fraction(1, 100), Fraction(1, 10), Fraction(1, 3), Fraction(1, 2)]
          rule.bound = bounds[Int.random(in: 0..<5, using: &random)]
          rule.preferredUnit = stated.measures.randomElement(using: &random)?.unit
        }
        let ticks = trial.oracle.randomAmount(within: rule.bound, using: &random)
        try trial.expectOptimum(of: Amount(ticks: Ticks(ticks), unit: .teaspoon), by: rule)
      }
    }
  }

  /// Where the cups have a limit, all that is off by no more than a twentieth has to be weighed.
  @Test(
    "of a thousand cups and a little none is left away to save scoops",
    arguments: [nil, 1000] as [Int?])
  func manyCups(limit: Int?) throws {
    let measures: [Measure<VolumeKind>] = [
      Measure(.cup, upTo: limit), Measure(.tablespoon, upTo: 3),
    ]
    let stated = StatedKit(kit: try Kit("cups", measures: measures), measures: measures)
    let trial = KitTrial(stated, upTo: Amount(1600, .cup))
    for cups in [99, 100, 101, 150, 999, 1000] {
      for percent in [10, 49, 50, 51, 90] {
        let amount = Amount<VolumeKind>(Fraction(100 * cups + percent, 100), .cup)
        try trial.expectOptimum(of: amount, by: Rule(maxParts: 1))
        try trial.expectOptimum(of: amount, by: Rule(maxParts: 2))
      }
    }
    let shown = Presenter(kit: stated.kit).present(1000.1.cups)
    #expect(shown.parts.map(\.value) == [Fraction(1000)])
  }
}
