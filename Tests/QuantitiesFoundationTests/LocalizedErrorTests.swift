import Foundation
import Quantities
import QuantitiesFoundation
import Testing

@Suite("Errors of the library, as Foundation describes them")
struct LocalizedErrorTests {
  private func expect(_ description: String, _ fail: () throws -> Void) {
    let error = #expect(throws: (any Error).self) { try fail() }
    #expect(error?.localizedDescription == description)
  }

  @Test("say what they say without Foundation")
  func descriptions() {
    expect("unknown unit 'cupz'; did you mean 'cup' or 'cups'?") {
      _ = try Amount<VolumeKind>("2 cupz")
    }
    expect("the quantities are of different kinds") {
      _ = try AnyAmount(1.cups).adding(AnyAmount(1.grams))
    }
    expect("'teaspoon' needs a limit: only the largest unit can do without") {
      _ = try Kit("two", measures: [Measure<VolumeKind>(.cup), Measure(.teaspoon)])
    }
    expect("no line has the ingredient of '200 g rice'") {
      _ = try AmountScaler.factor(for: "200 g rice", in: "1 egg")
    }
    expect("'1/0' divides by zero") {
      throw try #require(AmountScaler(by: 2).scaling("1/0 cup").unscaled.first)
    }
    expect("expected '=' or '!=' in 'n is 1'") {
      _ = try PluralRule([.one: "n is 1"])
    }
  }
}
