import IngredientDensities
import Quantities
import Testing

@Suite("Fields in the reader's kitchen")
struct KitchenFieldTests {
  private func scaled(_ text: String, by factor: Fraction = Fraction(1), for kitchen: ReaderKitchen)
    -> ScaledText
  {
    IngredientScaler(AmountScaler(by: factor, for: kitchen)).scaling(text)
  }

  @Test(
    "a field of Cooklang is converted as an ingredient line",
    arguments: [
      ("Add @water{4%cups}.", 1, "Add @water{~950%ml}."),
      ("Add @plain flour{1 1/2%cups}.", 2, "Add @plain flour{~360%g}."),
      ("Add @salt{1%tsp} and @eggs{2}.", 2, "Add @salt{2%tsp} and @eggs{4}."),
      ("Add @salt{=2%cups}.", 2, "Add @salt{=2%cups}."),
    ])
  func cooklang(text: String, factor: Int, expected: String) {
    let scaled = scaled(text, by: Fraction(factor), for: .metric)
    #expect(scaled.text == expected)
    #expect(scaled.unscaled.isEmpty)
  }

  @Test("estimates in fields of Cooklang are marked, unless marks are hidden")
  func estimates() {
    let text = "Add @curing salt{20%g} and @water{950%ml}."
    var scaler = AmountScaler(by: 1, for: .us)
    #expect(
      IngredientScaler(scaler).scaling(text).text
        == "Add @curing salt{~3/4%oz} and @water{~1%qt}.")
    scaler.hidesEstimates = true
    #expect(
      IngredientScaler(scaler).scaling(text).text
        == "Add @curing salt{3/4%oz} and @water{1%qt}.")
  }

  @Test("an estimate in a field of Cooklang is read, and converted back")
  func back() {
    #expect(
      scaled("Add @water{~950%ml}.", by: Fraction(2), for: .metric).text == "Add @water{~1.9%l}.")
    #expect(scaled("Add @water{~950%ml}.", for: .us).text == "Add @water{~1%qt}.")
  }

  @Test("a field of Cooklang that needs two measures keeps its unit, and is reported")
  func cooklangOfTwoMeasures() {
    let scaled = scaled("Add @milk{225%ml}.", for: .us)
    #expect(scaled.text == "Add @milk{225%ml}.")
    #expect(scaled.unscaled.count == 1)
  }

  @Test("a field keeps its unit, which is reported if the kitchen does not have it")
  func fields() {
    let text = #"{"name": "flour", "amount": 2, "unit": "cups"}"#
    #expect(scaled(text, for: .metric).text == text)
    #expect(
      scaled(text, for: .metric).unscaled.map(\.reason.message) == [
        "its unit is in another field, and stays"
      ])
    #expect(scaled(text, for: .us).unscaled.isEmpty)
    let grams = #"{"name": "flour", "amount": 250, "unit": "g"}"#
    #expect(scaled(grams, for: .metric).unscaled.isEmpty)
  }
}
