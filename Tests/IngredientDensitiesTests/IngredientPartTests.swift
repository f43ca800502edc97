import IngredientDensities
import TestSupport
import Testing

@Suite("The part of the table that a text can mean")
struct IngredientPartTests {
  @Test(
    "finds what the whole table finds",
    arguments: [
      "flour", "FLOUR, rye", "all purpose flour", "berries", "cherry", "chilli flakes", "yoghurt",
      "confectioner's sugar", "crème fraîche", "butter or margarine", "sugar (brown sugar)",
      "low fat milk", "low-fat, plain yogurt", "yeast, fresh", "stock cubes",
      "chicken or vegetable stock",
      "cilantro, basil or parsley", "wholewheat flour", "peaches in syrup", "okra, frozen",
      "gravel", "",
    ] + names)
  func sameAsWhole(text: String) {
    let part = IngredientTable(Ingredient.standard(near: text)).match(text)
    let whole = IngredientTable.standard.match(text)
    if case .unknown = part, case .unknown = whole { return }
    #expect(part == whole)
  }

  @Test("is not needed for what is near an unknown name, nor after the first matches")
  func whole() {
    for text in ["gravel", "all-purpos flour", "flour", "flour", "all-purpos flour", "flour"] {
      #expect(IngredientTable.standardMatch(text) == IngredientTable.standard.match(text))
    }
  }

  /// The names of some ingredients, or of all in long runs.
  private static var names: [String] {
    let all = IngredientTable.standard.ingredients
    return stride(from: 7, to: all.count, by: LongTests.choose(1, everyday: 90)).flatMap { place in
      [all[place].description] + all[place].aliases.prefix(LongTests.choose(.max, everyday: 1))
    }
  }
}
