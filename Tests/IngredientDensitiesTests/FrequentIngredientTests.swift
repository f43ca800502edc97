import IngredientDensities
import Quantities
import TestSupport
import Testing

/// The ingredients that recipes most often measure by volume.
@Suite("Frequent ingredients", .enabled(if: SharedFile.exist))
struct FrequentIngredientTests {
  private static let volumes: Set<String> = [
    "cup", "tablespoon", "teaspoon", "pint", "quart", "fluid ounce", "ml", "liter",
  ]

  /// The meanings of the most frequent names, decided by reading their lines.
  private static let meanings: [String: String] = [
    "sugar": "granulated sugar", "water": "water", "unsalted butter": "butter",
    "butter": "butter", "salt": "salt", "flour": "all-purpose flour",
    "chicken stock": "chicken stock", "extra virgin olive oil": "olive oil",
    "heavy cream": "heavy cream", "parsley": "fresh parsley", "chicken broth": "chicken broth",
    "all purpose flour": "all-purpose flour", "garlic": "garlic", "scallions": "scallions",
    "olive oil": "olive oil", "almonds": "almonds", "milk": "milk", "onions": "onion",
    "fresh ginger": "fresh ginger", "shallots": "shallots", "lemon juice": "lemon juice",
    "black pepper": "ground black pepper", "chives": "fresh chives",
    "parmesan cheese": "parmesan cheese", "vegetable oil": "vegetable oil", "walnuts": "walnuts",
    "celery": "celery", "onion": "onion", "pecans": "pecans", "italian parsley": "fresh parsley",
    "red wine vinegar": "wine vinegar", "carrots": "carrots", "fresh coriander": "fresh cilantro",
    "fresh dill": "fresh dill", "fresh lemon juice": "lemon juice", "brown sugar": "brown sugar",
    "fresh rosemary": "fresh rosemary", "basil leaves": "fresh basil", "capers": "capers",
    "fresh thyme leaves": "fresh thyme", "fresh bread crumbs": "fresh bread crumbs",
    "fresh thyme": "fresh thyme", "mayonnaise": "mayonnaise", "fresh basil": "fresh basil",
    "black peppercorns": "black peppercorns", "granulated sugar": "granulated sugar",
    "cilantro": "fresh cilantro", "soy sauce": "soy sauce",
    "balsamic vinegar": "balsamic vinegar", "raisins": "raisins", "red onion": "onion",
    "dry bread crumbs": "dry bread crumbs", "light brown sugar": "brown sugar",
    "parsley leaves": "fresh parsley", "cornstarch": "cornstarch", "honey": "honey",
    "lime juice": "lime juice", "whole milk": "milk", "cilantro leaves": "fresh cilantro",
    "coriander seeds": "coriander seed", "half and half": "half-and-half",
    "cayenne pepper": "cayenne", "sherry vinegar": "wine vinegar", "tomato paste": "tomato paste",
    "lemon zest": "lemon rind", "worcestershire sauce": "Worcestershire sauce",
    "baking powder": "baking powder", "white wine vinegar": "wine vinegar",
    "cumin seeds": "cumin seed", "dry red wine": "red wine",
    "confectioners' sugar": "powdered sugar", "nutmeg": "nutmeg", "orange juice": "orange juice",
    "flat leaf parsley": "fresh parsley", "sour cream": "sour cream",
    "dry white wine": "white wine", "sesame oil": "sesame oil", "canola oil": "canola oil",
    "cake flour": "cake flour", "maple syrup": "maple syrup", "white wine": "white wine",
    "cinnamon": "cinnamon", "pine nuts": "pine nuts", "curry powder": "curry powder",
    "fresh cilantro": "fresh cilantro", "dry sherry": "fortified wine", "tomatoes": "tomatoes",
    "cider vinegar": "cider vinegar", "sesame seeds": "sesame seeds",
    "canned plum tomatoes": "canned tomatoes", "vanilla extract": "vanilla extract",
    "buttermilk": "buttermilk", "vinegar": "white vinegar", "fresh parsley": "fresh parsley",
    "peanut oil": "peanut oil", "dark brown sugar": "brown sugar",
    "red pepper flakes": "red pepper flakes", "chili powder": "chili powder",
    "dried thyme": "dried thyme",
  ]

  /// Ambiguous names, for which the table must not choose.
  private static let ambiguous: Set<String> = [
    "basil", "bread crumbs", "corn, peanut or vegetable oil", "ginger", "kosher salt",
  ]

  /// Names for which no source was found.
  private static let missing: Set<String> = ["fresh sage", "fresh tarragon"]

  @Test("of the hundred most frequent, 93 are found, none wrongly, and the others are told apart")
  func hundred() throws {
    var counts: [String: Int] = [:]
    for row in try SharedFile.rows(of: "conformance/ingredients_nyt.tsv")
    where Self.volumes.contains(row[3]) {
      counts[row[1].lowercased().replacing("-", with: " "), default: 0] += 1
    }
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(100).map(\.key)
    var found = 0
    for name in names {
      switch IngredientTable.standard.match(name) {
      case .found(let ingredient):
        #expect(ingredient.description == Self.meanings[name], "\(name)")
        found += 1
      case .choices: #expect(Self.ambiguous.contains(name), "\(name)")
      case .unknown: #expect(Self.missing.contains(name), "\(name)")
      }
    }
    #expect(found == 93)
  }

  @Test("of the lines, seven in ten are found")
  func lines() throws {
    let rows = try SharedFile.rows(of: "conformance/ingredients_nyt.tsv")
      .filter { Self.volumes.contains($0[3]) }
    let found = rows.filter {
      if case .found = IngredientTable.standard.match(IngredientLine($0[0]).rest) {
        true
      } else {
        false
      }
    }
    #expect(Double(found.count) / Double(rows.count) > 0.7)
  }
}
