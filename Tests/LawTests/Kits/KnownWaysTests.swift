import Quantities
import TestSupport
import Testing

/// A kit keeps ways that it found to make amounts: what it shows must not depend on what it showed before.
@Suite("Ways that a kit knows")
struct KnownWaysTests {
  static let kits: [StatedKit<VolumeKind>] = StatedKit.all

  @Test("are what a new kit finds, in the kits of the library", arguments: kits)
  func builtIn(stated: StatedKit<VolumeKind>) throws {
    var random = SeededGenerator.ofLaw
    try check(stated, rounds: LongTests.choose(2000, everyday: 60), &random)
  }

  @Test("are what a new kit finds, in random kits")
  func randomKits() throws {
    var random = SeededGenerator.ofLaw
    for _ in 0..<LongTests.choose(2000, everyday: 40) {
      try check(StatedKit.random(using: &random), rounds: 15, &random)
    }
  }

  @Test("do not leave out what stands beside several of the largest unit")
  func besideMany() throws {
    let kit = try Kit(
      "cook",
      measures: [
        Measure(.cup), Measure(.teaspoon, upTo: 47, besideLessThan: Amount(10, .cup)),
      ])
    for _ in 0..<2 {
      #expect((6.cups + 1.teaspoons).formatted(kit: kit) == "6 cups + 1 teaspoon")
      #expect((60.cups + 1.teaspoons).formatted(kit: kit) == "~60 cups")
    }
  }

  /// Shows amounts of many sizes with a kit, in all ways to ask for them, and twice; and each with a kit
  /// that is new.
  private func check(
    _ stated: StatedKit<VolumeKind>, rounds: Int, _ random: inout SeededGenerator
  ) throws {
    let kit = stated.kit
    let presenters = [
      Presenter(kit: kit), Presenter(kit: kit, approximation: .never),
      Presenter(kit: kit, approximation: .within(Fraction(1, 10))),
      Presenter(kit: kit, maxParts: 2),
      Presenter(kit: kit, preferredUnit: stated.measures.last?.unit), Presenter(kit: kit),
    ]
    for _ in 0..<rounds {
      let amount = amount(of: stated, &random)
      for presenter in presenters {
        var fresh = presenter
        fresh.kit = try Kit(
          kit.name, measures: kit.measures, or: kit.alternative,
          counting: stated.isScale ? .marks : .scoops, tolerance: kit.tolerance)
        let expected = fresh.present(amount)
        #expect(
          presenter.present(amount) == expected,
          "\(amount), \(presenter), \(stated.details), seed \(random.seed)")
      }
      // Without a presenter, what is known is shown in a shorter way.
      let expected = presenters[0].present(amount)
      #expect(
        amount.presented(kit: kit) == expected,
        "\(amount), \(stated.details), seed \(random.seed)")
    }
  }

  /// Returns a sum of some of the measures, now and then with many of the largest or with less than all of
  /// them can make.
  private func amount(
    of stated: StatedKit<VolumeKind>, _ random: inout SeededGenerator
  ) -> Amount<VolumeKind> {
    var ticks: Int128 = 0
    for (place, measure) in stated.measures.enumerated() where Bool.random(using: &random) {
      let most = place == 0 ? [2, 8, 40, 1_000_000].randomElement(using: &random) ?? 2 : 5
      let size = measure.unit.ticks.count
      ticks += size * Int128(Int.random(in: 0...most, using: &random))
      if let fraction = measure.fractions.randomElement(using: &random)?.value {
        ticks += size / Int128(fraction.denominator) * Int128(fraction.numerator)
      }
    }
    let least = stated.measures.last?.unit.ticks.count ?? 1
    if Int.random(in: 0..<4, using: &random) == 0 {
      ticks += least / Int128(Int.random(in: 2...50, using: &random))
    }
    return Amount(ticks: Ticks(max(ticks, least)), unit: stated.smallest)
  }
}
