import IngredientDensities
import Quantities
import Testing

/// The sources of the table's entries, compared with their figures.
@Suite("Sources of ingredients")
struct IngredientSourceTests {
  /// Parses the figures in an ingredient's sources: `USDA ... 18375 (4 g/tsp)`.
  private func figures(of ingredient: Ingredient) throws -> [Density] {
    try (ingredient.source ?? "").split(separator: "; ").map { source in
      let figure = try #require(source.split(separator: "(").last?.dropLast(), "\(source)")
      let parts = figure.split(separator: " g/").map { $0.first == "." ? "0\($0)" : String($0) }
      let grams = try Fraction(parts[0]).grams
      let measure = parts[1].first?.isNumber == true ? parts[1] : "1 \(parts[1])"
      return try grams / Amount<VolumeKind>(measure.replacing("floz", with: "fl oz"))
    }
  }

  /// Returns the sources of an ingredient's figures; two foods of USDA count as one source.
  private func sources(of ingredient: Ingredient) -> Set<String> {
    Set(
      (ingredient.source ?? "").split(separator: "; ").map { source in
        String(source.prefix { $0 != "(" }.filter { !$0.isNumber })
      })
  }

  private func grams(_ density: Density) -> Double { density.value(in: .gram, per: .cup) }

  @Test("each figure is that of its first source, within the range of all")
  func ranges() throws {
    var (differing, compared) = (0, 0)
    for ingredient in IngredientTable.standard.ingredients {
      let figures = try figures(of: ingredient)
      #expect(figures.first == ingredient.density, "\(ingredient)")
      let (least, most) = (try #require(figures.min()), try #require(figures.max()))
      let range = ingredient.densityRange
      #expect(range.contains(least) && range.contains(most), "\(ingredient)")
      // A single figure is accurate to 5 %, the first of several to 2 %, rounded away to three
      // digits.
      let percent = figures.count == 1 ? 5.0 : 2
      let figure = grams(ingredient.density)
      let (low, high) = (figure * (100 - percent) / 100, figure * (100 + percent) / 100)
      let (lower, upper) = (Swift.min(low, grams(least)), Swift.max(high, grams(most)))
      #expect((lower * 0.99...lower * 1.000001).contains(grams(range.lowerBound)), "\(ingredient)")
      #expect((upper * 0.999999...upper * 1.01).contains(grams(range.upperBound)), "\(ingredient)")
      #expect(ingredient.sourcesDiffer == (grams(most) > grams(least) * 1.1), "\(ingredient)")
      if ingredient.sourcesDiffer { differing += 1 }
      if sources(of: ingredient).count > 1 { compared += 1 }
    }
    #expect(differing > 170)
    #expect(compared > 375)
  }

  /// Some entries with the printed figures of their sources, copied by hand.
  @Test(
    "figures are those that the sources print",
    arguments: [
      ("all-purpose flour", "125 g/cup", "120 g/cup"),
      ("granulated sugar", "200 g/cup", "198 g/cup"),
      ("brown sugar", "220 g/cup", "213 g/cup"), ("cornstarch", "128 g/cup", "112 g/cup"),
      ("rolled oats", "81 g/cup", "89 g/cup"), ("honey", "339 g/cup", "21 g/tbsp"),
      ("active dry yeast", "4 g/tsp", "3.12 g/tsp"), ("baking powder", "4.6 g/tsp", "4 g/tsp"),
      ("salt", "292 g/cup", "18 g/tbsp"), ("butter", "227 g/cup", "226 g/cup"),
      ("milk", "244 g/cup", "227 g/cup"), ("lemon juice", "244 g/cup", "14 g/tbsp"),
      ("tomato paste", "262 g/cup", "14.5 g/tbsp"), ("chickpea flour", "92 g/cup", "85 g/cup"),
      ("blueberries", "148 g/cup", "170 g/cup"), ("pine nuts", "135 g/cup", "142 g/cup"),
      ("Diamond Crystal kosher salt", "8 g/tbsp", "2.8 g/tsp"),
      ("dried oregano", "1 g/tsp", "1.5 g/15 ml"), ("stewed chicken", "140 g/cup", "160 g/cup"),
      ("red wine", "29.4 g/fl oz", "0.998 g/ml"), ("red lentils", "192 g/cup", "80 g/100 ml"),
      ("frozen peas", "134 g/cup", "60 g/100 ml"),
      ("chicken stock", "240 g/cup", "100 g/100 ml"), ("frozen corn", "136 g/cup", "152 g/cup"),
      ("frozen raspberries", "140 g/cup", "142 g/cup"), ("ground cumin", "1.8 g/tsp", "2.9 g/tsp"),
      ("ground coriander", "2 g/tsp", "6 g/tbsp"),
      ("sweetened frozen blueberries", "230 g/cup", "230 g/cup"),
    ])
  func known(name: String, first: String, second: String) throws {
    guard case .found(let ingredient) = IngredientTable.standard.match(name) else {
      Issue.record("\(name) is not found")
      return
    }
    for figure in [first, second] {
      #expect(ingredient.densityRange.contains(try Density(figure)), "\(figure)")
    }
  }

  @Test("a source of USDA and of Fineli names the food")
  func foods() throws {
    guard case .found(let oil) = IngredientTable.standard.match("sunflower oil") else {
      Issue.record("sunflower oil is not found")
      return
    }
    #expect(
      oil.source
        == "USDA National Nutrient Database, Standard Reference 28, household weights of food 04506 (218 g/cup); "
        + "Fineli, food composition database of Finland's institute for health and welfare, food 540 (90 g/100ml)"
    )
    #expect(!oil.sourcesDiffer)
    let range = 100.grams / 1.cups...120.grams / 1.cups
    #expect(Ingredient("flour", density: 110.grams / 1.cups, within: range).sourcesDiffer)
  }
}
