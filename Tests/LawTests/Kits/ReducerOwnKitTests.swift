import Quantities
import TestSupport
import Testing

/// Compares the reducer with ``BruteForce``, in kits that nobody owns and by unusual rules.
@Suite("Reducing with kits of one's own")
struct ReducerOwnKitTests {
  typealias Rule = BruteForce<VolumeKind>.Rule

  @Test("random kits, by random rules, are as in brute force")
  func randomKits() throws {
    var random = SeededGenerator(seed: 43)
    for number in 0..<LongTests.count(1500, everyday: 80) {
      let stated = try StatedKit.random(using: &random)
      let isLarge = stated.measures.count <= 2 && number % 20 == 0
      let most = isLarge ? 110 : Int.random(in: 2...5, using: &random)
      let largest = stated.measures.map(\.unit.ticks.count).max() ?? 1
      let trial = KitTrial(
        stated, upTo: Amount(ticks: Ticks(Int128(most) * largest), unit: .teaspoon),
        within: Fraction(1), seed: random.seed)
      for _ in 0..<LongTests.choose(30, everyday: 10) {
        let rule = Bool.random(using: &random) ? nil : randomRule(for: stated, using: &random)
        var bound = Fraction(1, 20)
        if case .within(let part) = rule?.bound { bound = part }
        let ticks = trial.oracle.randomAmount(within: bound, using: &random)
        // Amounts beyond twice the kit's capacity are not shown in its measures.
        if let capacity = trial.oracle.capacity, abs(ticks) > 2 * capacity, bound > Fraction(1, 2) {
          continue
        }
        // The rule does not say whether a preferred unit is kept when its limit is lifted.
        let verdict = trial.oracle.verdict(on: ticks, by: rule ?? Rule())
        if rule?.preferredUnit != nil, verdict.rank == .oneUnit { continue }
        try trial.expectOptimum(of: Amount(ticks: Ticks(ticks), unit: .teaspoon), by: rule)
      }
    }
  }

  @Test("what stands beside little is not left out beside several of the largest unit")
  func besideMany() throws {
    let kit = try Kit(
      "cook",
      measures: [
        Measure(.cup), Measure(.teaspoon, upTo: 47, besideLessThan: Amount(10, .cup)),
      ])
    #expect((6.cups + 1.teaspoons).formatted(kit: kit) == "6 cups + 1 teaspoon")
    #expect((60.cups + 1.teaspoons).formatted(kit: kit) == "~60 cups")
  }

  @Test("a half that stands only at the end has nothing smaller beside it")
  func halfAtEnd() throws {
    let half = MeasureFraction.scooped(1, 2, scoops: 2, placed: .atEnd)
    let kit = try Kit(
      "cook",
      measures: [
        Measure(.cup), Measure(.tablespoon, upTo: 3, fractions: [half]),
        Measure(.teaspoon, upTo: 2),
      ])
    let presenter = Presenter(kit: kit, approximation: .never)
    #expect(presenter.present(0.5.tablespoons).formatted() == "1 1/2 teaspoons")
    #expect(presenter.present(1.5.tablespoons).formatted() == "1 1/2 tablespoons")
    #expect(presenter.present(17.5.tablespoons).formatted() == "1 cup + 1 1/2 tablespoons")
    #expect(presenter.present(5.5.teaspoons).formatted() == "5 1/2 teaspoons")
  }

  @Test("any count that is marked takes the scoops of one")
  func graduated() throws {
    let kit = try Kit(
      "jug",
      measures: [
        Measure(.cup), Measure(.fluidOunce, upTo: 7, scoops: 2, isGraduated: true),
      ])
    let presenter = Presenter(kit: kit)
    #expect(presenter.explain(1.fluidOunces).candidates[0].cost == Fraction(2))
    #expect(presenter.explain(7.fluidOunces).candidates[0].cost == Fraction(2))
    #expect(presenter.explain(15.fluidOunces).candidates[0].cost == Fraction(6))
  }

  @Test("what can only be said stands beside little, or where nothing else will do")
  func sayableBeside() throws {
    let kit = try Kit(
      "cook",
      measures: [
        Measure(.tablespoon),
        Measure(
          .teaspoon, upTo: 2, fractions: [.sayable(1, 3)],
          sayableBesideLessThan: Amount(2, .tablespoon)),
      ])
    let third = 1.teaspoons / 3
    #expect((1.tablespoons + third).formatted(kit: kit) == "1 tablespoon + 1/3 teaspoon")
    #expect((2.tablespoons + third).formatted(kit: kit) == "2 tablespoons + 1/3 teaspoon")
    #expect((7.tablespoons + third).formatted(kit: kit) == "~7 tablespoons")
    let exact = Presenter(kit: kit, approximation: .never)
    #expect(exact.present(7.tablespoons + third).formatted() == "7 tablespoons + 1/3 teaspoon")
  }

  private func randomRule(
    for stated: StatedKit<VolumeKind>, using random: inout SeededGenerator
  ) -> Rule {
    let bounds = [(0, 1), (1, 100), (1, 10), (1, 3), (1, 2), (3, 4), (1, 1)]
    let (part, whole) = bounds[Int.random(in: 0..<bounds.count, using: &random)]
    let isPreferring = 2 * part <= whole && Bool.random(using: &random)
    return Rule(
      maxParts: Int.random(in: 1...5, using: &random), bound: .within(Fraction(part, whole)),
      preferredUnit: isPreferring ? stated.measures.randomElement(using: &random)?.unit : nil)
  }

  @Test(
    "what the largest unit cannot make alone takes many of a smaller one",
    arguments: [(7, 6), (6, 5), (13, 11), (25, 24)])
  func overlap(larger: Int, smaller: Int) throws {
    let units = [larger, smaller].map { MeasurementUnit<VolumeKind>($0, .teaspoon, name: "\($0)") }
    let stated = try StatedKit("spoons", [.init(units[0]), .init(units[1], upTo: 25)])
    let trial = KitTrial(stated, upTo: Amount(450, .teaspoon))
    for teaspoons in stride(from: 1, through: 450, by: LongTests.choose(1, everyday: 7)) {
      try trial.expectOptimum(of: Amount(teaspoons, .teaspoon))
    }
  }

  @Test("a preferred unit is kept within the bound, though one more of the largest would be nearer")
  func preferredUnit() throws {
    let stated = try StatedKit("cups", [.init(.cup), .init(.tablespoon, upTo: 40)])
    let trial = KitTrial(stated, upTo: Amount(9, .cup), within: Fraction(1, 2))
    let bound = Fraction(1, 2)
    let rule = Rule(bound: .within(bound), preferredUnit: .tablespoon)
    for hundredths in [401, 499, 501, 899] {
      try trial.expectOptimum(of: Amount(Fraction(hundredths, 100), .cup), by: rule)
    }
    let presenter = Presenter(
      kit: stated.kit, approximation: .within(bound), preferredUnit: rule.preferredUnit)
    #expect(presenter.present(4.99.cups).formatted() == "~40 tablespoons")
    #expect(presenter.present(5.01.cups).formatted() == "~5 cups")
  }

  /// If the cups have a limit, every sum within a twentieth must be considered.
  @Test(
    "of a thousand cups and a little none is left away to save scoops",
    arguments: [nil, 1000] as [Int?])
  func manyCups(limit: Int?) throws {
    let stated = try StatedKit("cups", [.init(.cup, upTo: limit), .init(.tablespoon, upTo: 3)])
    let trial = KitTrial(stated, upTo: Amount(1001, .cup))
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

  @Test(
    "of two ladders, that of the fewer scoops serves, however large the amount",
    arguments: [
      (1, 1, .scoops, "100 cups"), (20, 1, .scoops, "1600 tablespoons"),
      (20, 2, .scoops, "100 cups"), (1, 1, .marks, "100 cups"), (20, 1, .marks, "100 cups"),
    ] as [(Int, Int, Kit<VolumeKind>.Counting, String)])
  func ladders(
    cup: Int, tablespoon: Int, counting: Kit<VolumeKind>.Counting, shown: String
  ) throws {
    let measures = [Measure<VolumeKind>(.cup, scoops: cup)]
    let alternative = [Measure<VolumeKind>(.tablespoon, scoops: tablespoon)]
    let kit = try Kit("one or other", measures: measures, or: alternative, counting: counting)
    #expect(100.cups.formatted(kit: kit) == shown)
  }

  @Test("of two ladders of a scale the first serves, though its numbers are larger")
  func laddersOfScale() throws {
    let kit = try Kit(
      "marks", measures: [Measure<VolumeKind>(.tablespoon)], or: [Measure(.cup)], counting: .marks)
    #expect(100.cups.formatted(kit: kit) == "1600 tablespoons")
  }
}
