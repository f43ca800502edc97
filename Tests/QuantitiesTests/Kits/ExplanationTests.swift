import Quantities
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("an explanation lists every candidate, and why it lost")
  func explanation() {
    let explanation = Presenter().explain(6.tablespoons)
    #expect(
      explanation.description == """
        1/4 cup + 2 tablespoons   exact, cost 5
        1/3 cup + 2 teaspoons     exact, cost 5: as cheap, but in smaller units
        18 teaspoons              not measurable: measures come first
        """)
    #expect(explanation.candidates.map(\.rank) == [.exact, .exact, .notMeasurable])
    #expect(explanation.candidates.map(\.cost) == [Fraction(5), Fraction(5), nil])
  }

  @Test("an explanation says when it was the preferred unit that decided")
  func preferredExplanation() {
    let presenter = Presenter(kit: .usLiquid, preferredUnit: .quart)
    #expect(
      presenter.explain(2.quarts).description == """
        2 quarts                exact, cost 2
        1/2 gallon              exact, cost 1: the preferred unit reads well
        1 1/2 quarts + 2 cups   exact, cost 6: costs more
        384 teaspoons           not measurable: measures come first
        """)
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
    #expect(Presenter().explain(1.teaspoons / 12).candidates.count == 1)
    #expect(Presenter().explain(0.cups).candidates.count == 1)
  }
}
