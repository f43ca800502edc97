import IngredientDensities
import Quantities
import Testing

/// The sources of the usual figures that differ from King Arthur Baking's by more than 5 %.
@Suite("The usual figure of an ingredient")
struct UsualFigureTests {
  private static let others: [(reason: String, names: [String])] = [
    (
      "liquids, creams and pastes leave no gaps: a cup holds what their density says",
      [
        "milk", "buttermilk", "evaporated milk", "light cream", "half-and-half", "yogurt",
        "ricotta",
        "ghee", "lard", "shortening", "vegetable oil", "olive oil", "corn syrup", "jam",
        "lemon juice", "coconut milk", "unsweetened coconut cream", "vanilla extract",
        "tomato paste", "tahini", "almond butter", "pumpkin puree", "mashed sweet potatoes",
      ]
    ),
    (
      "fruit and vegetables: USDA has each cut by itself",
      [
        "frozen blackberries", "blueberries", "frozen blueberries", "boysenberries",
        "frozen cherries", "peaches", "rhubarb", "sun-dried tomatoes", "carrots", "grated carrots",
        "celery", "frozen corn", "garlic", "sliced mushrooms", "onion",
      ]
    ),
    (
      "grains are cooked rather than baked, and USDA has them dry and cooked",
      ["barley", "cooked barley", "bulgur", "white rice", "cooked brown rice"]
    ),
    (
      "of three scoops of flour, The Cake Bible's is between the others",
      ["all-purpose flour, scooped"]
    ),
  ]

  /// Parses the first figure of King Arthur Baking in an ingredient's sources.
  private func bakersFigure(of ingredient: Ingredient) throws -> Density? {
    let sources = (ingredient.source ?? "").split(separator: "; ")
    guard let source = sources.first(where: { $0.hasPrefix("King Arthur") }) else { return nil }
    let figure = try #require(source.split(separator: "(").last?.dropLast())
    let parts = figure.split(separator: " g/").map { $0.first == "." ? "0\($0)" : String($0) }
    let measure = parts[1].first?.isNumber == true ? parts[1] : "1 \(parts[1])"
    return try Fraction(parts[0]).grams / Amount<VolumeKind>(measure)
  }

  @Test("it is the bakers' unless there is a reason, and 44 of 257 differ")
  func groups() throws {
    var (compared, differing) = (0, Set<String>())
    for ingredient in IngredientTable.standard.ingredients {
      guard let bakers = try bakersFigure(of: ingredient) else { continue }
      compared += 1
      let ratio =
        bakers.value(in: .gram, per: .cup) / ingredient.density.value(in: .gram, per: .cup)
      if !(0.95...1.05).contains(ratio) { differing.insert(ingredient.description) }
    }
    #expect(compared == 257)
    #expect(differing == Set(Self.others.flatMap { $0.names }))
  }

  @Test(
    "the bakers' figures",
    arguments: [
      ("baking powder", "4 g/tsp"), ("baking soda", "6 g/tsp"), ("salt", "6 g/tsp"),
      ("walnuts", "113 g/cup"), ("chopped walnuts", "113 g/cup"), ("walnut halves", "128 g/cup"),
      ("graham cracker crumbs", "99 g/cup"), ("fresh bread crumbs", "84 g/cup"),
      ("dry bread crumbs", "112 g/cup"), ("feta", "114 g/cup"), ("minced garlic", "14 g/tbsp"),
      ("fresh ginger", "228 g/cup"), ("caraway seeds", "9 g/tbsp"), ("cornstarch", "112 g/cup"),
      ("powdered sugar", "113.5 g/cup"), ("whole wheat flour", "113 g/cup"),
    ])
  func known(name: String, figure: String) throws {
    guard case .found(let ingredient) = IngredientTable.standard.match(name) else {
      Issue.record("\(name) is not found")
      return
    }
    #expect(try ingredient.density == Density(figure), "\(ingredient.source ?? "")")
  }

  @Test(
    "coffee by itself is ground, and a drink where a word says so",
    arguments: [
      ("coffee", "ground coffee"), ("coffee, freshly ground", "ground coffee"),
      ("liquid coffee", "brewed coffee"), ("strong coffee", "brewed coffee"),
      ("hot coffee", "brewed coffee"), ("freshly brewed coffee", "brewed coffee"),
      ("instant coffee", "instant coffee"),
    ])
  func coffee(text: String, name: String) {
    guard case .found(let ingredient) = IngredientTable.standard.match(text) else {
      Issue.record("\(text): \(IngredientTable.standard.match(text))")
      return
    }
    #expect(ingredient.name == name)
  }
}
