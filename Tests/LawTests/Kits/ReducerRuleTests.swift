import Quantities
import Testing

/// The rule of the reducer, clause by clause, with amounts that each clause decides.
@Suite("The rule of reducing")
struct ReducerRuleTests {
  @Test(
    "what it takes to measure: 3 for each part but one, and the scoops",
    arguments: [
      ("1 cup", 1), ("3 cups", 3), ("2/3 cup", 2), ("3/4 cup", 2), ("1/3 cup", 1), ("1 tbsp", 1),
      ("1/8 tsp", 1), ("1/4 tsp", 1), ("3/8 tsp", 2), ("1/2 tsp", 1), ("5/8 tsp", 2),
      ("3/4 tsp", 2), ("7/8 tsp", 3), ("2 7/8 tsp", 5), ("1/3 tsp", 1), ("2/3 tsp", 2),
      ("5 tbsp", 5), ("1 1/2 tbsp", 3), ("5 1/2 tbsp", 5), ("6 1/2 tbsp", 8), ("9 tbsp", 5),
      ("1 1/6 cups", 11),
      ("1/16 tsp", 2),
    ])
  func costs(text: String, cost: Int) throws {
    let explanation = Presenter(kit: .usKitchen).explain(try Amount<VolumeKind>(text))
    #expect(explanation.candidates[0].cost == Fraction(cost))
  }

  @Test(
    "in a jug any number of fluid ounces is one scoop, and so is each mark",
    arguments: [
      ("1 uk fl oz", 1), ("8 uk fl oz", 1), ("19 uk fl oz", 1), ("8 3/4 uk fl oz", 2),
      ("3/4 uk pint", 1), ("2 1/4 uk pints", 3), ("1 uk pint + 3 uk fl oz", 5),
    ])
  func jug(text: String, cost: Int) throws {
    let explanation = Presenter(kit: .ukKitchen).explain(try Amount<VolumeKind>(text))
    #expect(explanation.candidates[0].cost == Fraction(cost))
  }

  @Test(
    "the least cost decides, and where it ties the fewer parts",
    arguments: [
      // With mugs of 4 spoons: 5 spoons and 1 + 1 both cost 5; 6 spoons and 1 + 2 both cost 6.
      (4, "5 tsp", "5 teaspoons"), (4, "6 tsp", "6 teaspoons"), (4, "8 tsp", "2 mugs"),
      // With mugs of 5 spoons: 6 spoons cost 6, and 1 + 1 costs 5.
      (5, "6 tsp", "1 mug + 1 teaspoon"), (5, "7 tsp", "1 mug + 2 teaspoons"),
    ])
  func parts(size: Int, text: String, shown: String) throws {
    let mug = MeasurementUnit<VolumeKind>(size, .teaspoon, name: "mug")
    let kit = try Kit("pantry", measures: [Measure(mug), Measure(.teaspoon, upTo: 6)])
    #expect(try Amount<VolumeKind>(text).formatted(kit: kit) == shown)
  }

  @Test(
    "of volumes whose costs tie, the larger units decide, and then the larger numbers",
    arguments: [
      // 1/4 cup + 2 tablespoons also costs 6, but has two parts.
      ("6 tbsp", nil, "6 tablespoons"),
      // 1 1/3 cups + 2 teaspoons also costs 7.
      ("1 3/8 cups", nil, "1 1/4 cups + 2 tablespoons"), ("9/8 cup", nil, "1 cup + 2 tablespoons"),
      // Halfway between 3 1/4 and 3 1/3, in one part.
      ("3 7/24 cups", 1, "~3 1/3 cups"), ("4 7/24 cups", 1, "~4 1/3 cups"),
    ] as [(String, Int?, String)])
  func volumeTies(text: String, maxParts: Int?, shown: String) throws {
    let presenter = Presenter(kit: Kit<VolumeKind>.usKitchen, maxParts: maxParts)
    #expect(presenter.present(try Amount(text)).formatted() == shown)
  }

  @Test(
    "of masses whose costs tie, the larger numbers decide, part by part",
    arguments: [
      (Kit.pounds, "30 oz", "1 pound 14 ounces"),
      (.pounds, "25 1/8 oz", "~1 pound 9 1/4 ounces"),
      (.stone, "105 1/8 lb", "~7 stone 7 1/4 pounds"),
    ] as [(Kit<MassKind>, String, String)])
  func massTies(kit: Kit<MassKind>, text: String, shown: String) throws {
    #expect(try Amount<MassKind>(text).formatted(kit: kit) == shown)
  }

  @Test("in the middle between two whole numbers, the larger is shown")
  func wholeTies() throws {
    let presenter = Presenter(kit: .stone, maxParts: 1)
    #expect(presenter.present(287.pounds).formatted() == "~21 stone")
    #expect(presenter.present((-287).pounds).formatted() == "~-21 stone")
  }

  @Test(
    "classes come before costs",
    arguments: [
      // Measurable sums come before those that can only be said.
      ("2/3 cup", "2/3 cup", true), ("1 tbsp + 1/3 tsp", "1 tablespoon + 1/3 teaspoon", false),
      // Those that can only be said come before approximations: 1 tablespoon + 5/8 teaspoon is off
      // by 1.1 %.
      ("3 2/3 tsp", "1 tablespoon + 2/3 teaspoon", false),
      // Approximations come before those that can only be said beside four tablespoons or more.
      ("1 cup + 1/3 tsp", "~1 cup", true), ("1/4 cup + 2/3 tsp", "~1/4 cup + 1/2 teaspoon", true),
      ("5 tbsp + 1/3 tsp", "~1/3 cup", true),
      ("3 tbsp + 1/3 tsp", "3 tablespoons + 1/3 teaspoon", false),
      // Approximations come before odd fractions: within 1/24 teaspoon, but at most half of the
      // amount.
      ("5/42 tsp", "~1/8 teaspoon", true), ("0.119 tsp", "~1/8 teaspoon", true),
      ("1/24 tsp", "~1 pinch", true), ("1/25 tsp", "1/25 teaspoon", false),
      // In drops, within 5 % at most.
      ("4 drops", "1/24 teaspoon", false), ("100 drops", "~1 teaspoon", true),
      // A fraction of the smallest unit up to 64ths, otherwise a decimal.
      ("1/64 tsp", "1/64 teaspoon", false), ("1/63 tsp", "1/63 teaspoon", false),
      ("1/66 tsp", "~0.0152 teaspoons", false), ("1/80 tsp", "0.0125 teaspoons", false),
    ])
  func classes(text: String, shown: String, isMeasurable: Bool) throws {
    let presentation = try Amount<VolumeKind>(text).presented(kit: .usKitchen)
    #expect(presentation.formatted() == shown)
    #expect(presentation.isMeasurable == isMeasurable)
  }

  @Test(
    "there are three parts at most, if no other number is asked for",
    arguments: [
      (nil, "~1 gallon + 1 quart + 1 cup"), (3, "~1 gallon + 1 quart + 1 cup"),
      (4, "1 gallon + 1 quart + 1 cup + 1 tablespoon"), (2, "~1 gallon + 1 1/2 quarts"),
      (1, "337 tablespoons"),
    ] as [(Int?, String)])
  func maxParts(parts: Int?, shown: String) throws {
    let amount = try Amount<VolumeKind>("1 gal + 1 qt + 1 cup + 1 tbsp")
    #expect(Presenter(kit: .usLiquid, maxParts: parts).present(amount).formatted() == shown)
  }

  @Test(
    "on a scale a scoop costs nothing",
    arguments: [
      ("13 oz", "13 ounces"), ("15 oz", "15 ounces"), ("13 1/4 oz", "13 1/4 ounces"),
      // 1 pound would be a single scoop, but is off by 2.6 %.
      ("15.6 oz", "~15 1/2 ounces"), ("15.95 oz", "~1 pound"),
      ("1/2 lb", "8 ounces"), ("1/3 lb", "1/3 pound"), ("1 2/3 lb", "1 2/3 pounds"),
    ])
  func scales(text: String, shown: String) throws {
    #expect(try Amount<MassKind>(text).formatted(kit: .pounds) == shown)
  }

  @Test(
    "an explanation has every candidate of brute force, in its order",
    arguments: ["6 tbsp", "30 tsp", "2/3 tsp", "5.99 tbsp", "0.33 cup", "1.995 cups", "2/7 tsp"])
  func explanations(text: String) throws {
    let trial = KitTrial(.usKitchen, upTo: Amount(4, .cup))
    let amount = try Amount<VolumeKind>(text)
    let explained = Presenter(kit: .usKitchen).explain(amount).candidates
    let shown = explained.map { Answer($0.presentation).parts }
    let measured = explained.filter { $0.rank != .notMeasurable }
    #expect(
      measured.map { Answer($0.presentation).parts }
        == trial.oracle.candidates(for: amount.ticks.count))
    #expect(explained.prefix(measured.count).map(\.rank) == measured.map(\.rank))
    #expect(Set(shown).count == shown.count)
    #expect(explained.map { $0.reason == nil } == shown.indices.map { $0 == 0 })
  }

  @Test("an explanation weighs errors in percent")
  func weight() throws {
    let candidates = Presenter(kit: .usKitchen).explain(1.995.cups).candidates
    for candidate in candidates where candidate.rank != .notMeasurable {
      let parts = candidate.presentation.parts
      let error = candidate.presentation.relativeError.magnitude
      let cost = try #require(candidate.cost) - Fraction(100) * error
      #expect(cost.isWhole && cost >= Fraction(3 * (parts.count - 1) + parts.count))
    }
  }
}
