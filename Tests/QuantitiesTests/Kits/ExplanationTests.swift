import Quantities
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("an explanation lists every candidate, and why it lost")
  func explanation() {
    let explanation = Presenter().explain(6.tablespoons)
    #expect(
      explanation.description == """
        6 tablespoons             exact, cost 6
        1/4 cup + 2 tablespoons   exact, cost 6: as cheap, but in more parts
        1/3 cup + 2 teaspoons     exact, cost 6: as cheap, but in more parts
        18 teaspoons              not measurable: measures come first
        """)
    #expect(explanation.candidates.map(\.rank) == [.exact, .exact, .exact, .notMeasurable])
    #expect(explanation.candidates.map(\.cost) == [Fraction(6), Fraction(6), Fraction(6), nil])
  }

  @Test("an explanation in words has the ten best, and says how many more there are")
  func longExplanation() {
    let explanation = Presenter().explain(0.4.cups)
    let lines = explanation.description.split(separator: "\n")
    #expect(explanation.candidates.count > 20)
    #expect(lines.count == 11)
    #expect(lines.first?.hasPrefix("~1/3 cup + 1 tablespoon ") == true)
    #expect(lines.last == "and \(explanation.candidates.count - 10) more")
  }

  @Test("an explanation says when it was the preferred unit that decided")
  func preferredExplanation() {
    let presenter = Presenter(kit: .usLiquid, preferredUnit: .quart)
    #expect(
      presenter.explain(2.quarts).description == """
        2 quarts                exact, cost 2
        1/2 gallon              exact, cost 1: the preferred unit reads well
        1 1/2 quarts + 2 cups   exact, cost 7: costs more
        384 teaspoons           not measurable: measures come first
        """)
  }

  @Test("an explanation says when an amount stays in its own unit, or is said in one unit")
  func withoutMeasures() {
    #expect(
      Presenter().explain(3.pinches).description == """
        3 pinches       exact
        3/16 teaspoon   not measurable: the amount stays in its own unit
        """)
    #expect(
      Presenter(maxParts: 1).explain(10.tablespoons).description == """
        10 tablespoons   exact
        30 teaspoons     not measurable: it can be said in one unit
        """)
  }

  @Test("an explanation compares both ladders of a kit")
  func twoLadders() {
    let explanation = Presenter(kit: .ukKitchen).explain(57.milliliters)
    #expect(explanation.candidates[0].presentation.formatted() == "~2 fluid ounces")
    let units = explanation.candidates.compactMap { $0.presentation.parts.first?.unit }
    #expect(units.contains(.metricTablespoon))
    #expect(explanation.candidates.map(\.rank) == explanation.candidates.map(\.rank).sorted())
    #expect(explanation.candidates[0].reason == nil)
    #expect(explanation.candidates.dropFirst().allSatisfy { $0.reason != nil })
  }

  @Test("an explanation of an approximation tells its error")
  func approximateExplanation() {
    let explanation = Presenter().explain(1.995.cups)
    let first = explanation.candidates[0]
    #expect(first.rank == .approximate)
    #expect(first.cost == Fraction(2) + Fraction(100, 399))
    #expect(explanation.description.hasPrefix("~2 cups"))
    #expect(explanation.description.contains("off by 0.251 %"))
    #expect(explanation.candidates.contains { $0.presentation.parts.count == 3 })
    #expect(Presenter().explain(90.minutes).candidates.count == 1)
    #expect(Presenter().explain(1.teaspoons / 64).candidates.count == 1)
    #expect(Presenter().explain(0.cups).candidates.count == 1)
  }

  @Test("a large count costs the scoops that each of the unit takes")
  func bulk() throws {
    let kit = try Kit("heavy cups", measures: [Measure(.cup, scoops: 3)])
    #expect(Presenter(kit: kit).explain(100.cups).candidates[0].cost == Fraction(300))
    let scale = try Kit("scale", measures: [Measure<MassKind>(.pound)], counting: .marks)
    #expect(Presenter(kit: scale).explain(100.pounds).candidates[0].cost == .zero)
  }
}
