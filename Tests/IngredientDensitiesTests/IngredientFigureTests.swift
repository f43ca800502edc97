import IngredientDensities
import Quantities
import TestSupport
import Testing

/// A table of household ingredients measured with spoons, to two digits.
@Suite("Figures of ingredients", .enabled(if: SharedFile.exist))
struct IngredientFigureTests {
  /// Rows that name several substances, or that use other words.
  private static let names: [String: [String]] = [
    "salt, or crystal sugar": ["salt", "granulated sugar"],
    "golden syrup, honey, glucose": ["golden syrup", "honey", "glucose"],
    "dried split peas, lentils": ["dried split peas", "lentils"],
    "flour, plain, self-rising": ["plain flour", "self-rising flour"],
    "cheese, grated": ["grated cheddar"],
    "nuts, chopped": ["chopped nuts"],
    "chocolate, cocoa powder": ["cocoa powder"],
    "pasta, egg noodles": ["egg noodles"],
    "tea": ["tea leaves"],
  ]

  /// Figures that USDA, King Arthur Baking or a label contradict by more than three quarters, with
  /// theirs. The table's ranges exclude them.
  private static let superseded = [
    "arrowroot": "128 g/cup", "bamboo shoots": "131 g/cup", "cabbage, shredded": "70 g/cup",
    "cauliflower fleurets": "107 g/cup", "cheese, grated parmesan": "100 g/cup",
    "chives, chopped dried": "0.2 g/tbsp", "egg noodles": "38 g/cup", "gelatin": "7 g/tbsp",
    "pasta, egg noodles": "38 g/cup", "sour cream": "230 g/cup",
    "vanilla wafers, crushed": "80 g/cup", "yeast, active dry": "3.1 g/tsp",
  ]

  private static let rows = (try? SharedFile.rows(of: "data/densities.tsv")) ?? []

  @Test("each agrees with the table, within its range")
  func agree() throws {
    let table = IngredientTable.standard
    #expect(Self.rows.count > 200)
    for row in Self.rows {
      let grams = try Fraction(row[1]).grams
      let density: Density =
        row[2] == "grams per US teaspoon" ? grams / 1.teaspoons : grams / 250.milliliters
      for name in Self.names[row[0]] ?? [row[0]] {
        guard case .found(let ingredient) = table.match(name) else {
          Issue.record("\(name): \(table.match(name))")
          continue
        }
        let isWithin = ingredient.densityRange.contains(density)
        #expect(
          isWithin == (Self.superseded[row[0]] == nil),
          "\(row) is \(density.converted(to: .gram, per: .cup).value) and \(ingredient.densityRange)"
        )
      }
    }
  }
}
