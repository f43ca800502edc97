import IngredientDensities
import Quantities
import Testing

@Suite("Ingredients")
struct IngredientTableTests {
  private let table = IngredientTable.standard

  @Test("the table is sound")
  func sound() {
    #expect(table.ingredients.count > 900)
    #expect(Set(table.ingredients.map(\.description)).count == table.ingredients.count)
    for ingredient in table.ingredients {
      let (low, high) = (ingredient.densityRange.lowerBound, ingredient.densityRange.upperBound)
      let (least, most) = (
        low.value(in: .gram, per: .milliliter), high.value(in: .gram, per: .milliliter)
      )
      // From freeze-dried chives to guava paste, and never claimed to be exact.
      #expect(0.01 < least && most < 1.8, "\(ingredient)")
      #expect(least * 1.03 < most && most < least * 3.3, "\(ingredient)")
      #expect(ingredient.source?.isEmpty == false, "\(ingredient)")
    }
  }

  @Test("every ingredient is found by its own name, with and without its variant's place")
  func ownNames() {
    for ingredient in table.ingredients {
      #expect(table.match(ingredient.description) == .found(ingredient))
      let words = (ingredient.variant.map { [$0] } ?? []) + [ingredient.name]
      #expect(table.match(words.joined(separator: " ")) == .found(ingredient))
    }
  }

  @Test(
    "the known figures",
    arguments: [
      ("water", "4.93 g/tsp", 1), ("granulated sugar", "4.0 g/tsp", 5),
      ("all-purpose flour", "120 g/cup", 1), ("butter", "227 g/cup", 1), ("milk", "244 g/cup", 1),
      ("honey", "339 g/cup", 1), ("table salt", "6 g/tsp", 1), ("baking powder", "4 g/tsp", 1),
      ("rolled oats", "89 g/cup", 1), ("cocoa", "86 g/cup", 1), ("olive oil", "216 g/cup", 1),
      ("sifted flour", "4 oz/cup", 1), ("pearl barley", "200 g/cup", 1),
      ("elbow macaroni", "105 g/cup", 1), ("baking soda", "6 g/tsp", 1),
      ("cream of tartar", "3 g/tsp", 1), ("active dry yeast", "3.12 g/tsp", 1),
      ("lemon juice", "244 g/cup", 1), ("soy sauce", "255 g/cup", 1),
      ("garlic powder", "3.1 g/tsp", 1), ("Morton kosher salt", "16 g/tbsp", 1),
      ("raisins, packed", "165 g/cup", 1), ("grated carrots", "110 g/cup", 1),
    ])
  func figures(name: String, density: String, percent: Int) throws {
    let known = try Density(density)
    guard case .found(let ingredient) = table.match(name) else {
      Issue.record("\(name) is not found")
      return
    }
    #expect(ingredient.densityRange.contains(known))
    #expect(
      abs(ingredient.density.value(in: .gram, per: .cup) / known.value(in: .gram, per: .cup) - 1)
        <= Double(percent) / 100)
  }

  @Test(
    "a name is found without regard to plural, case, order, commas and hyphens",
    arguments: [
      ("flour", "all-purpose flour"), ("Flour, all purpose", "all-purpose flour"),
      ("all-purpose flour", "all-purpose flour"), ("AP flour", "all-purpose flour"),
      ("U.S. all-purpose flour", "all-purpose flour"), ("FLOURS", "all-purpose flour"),
      ("unbleached all-purpose flour", "all-purpose flour"),
      ("flour, sifted", "all-purpose flour, sifted"),
      ("sifted AP flour", "all-purpose flour, sifted"),
      ("wholemeal flour", "whole wheat flour"), ("flour, rye", "rye flour"),
      ("sugar", "granulated sugar"), ("light brown sugar", "brown sugar"),
      ("firmly packed brown sugar", "brown sugar"), ("confectioners’ sugar", "powdered sugar"),
      ("unsalted butter, cubed", "butter"), ("butter, cut into pieces", "butter"),
      ("butter (1 stick), softened", "butter"), ("tomato, diced", "tomatoes"),
      ("walnuts, coarsely chopped", "walnuts, chopped"), ("chopped walnut", "walnuts, chopped"),
      ("cheddar, shredded", "cheddar cheese"), ("extra-virgin olive oil", "olive oil"),
      ("breadcrumbs, fresh", "fresh bread crumbs"), ("boiling water", "water"),
      ("cornflour", "cornstarch"), ("flour, coconut, toasted", "coconut flour"),
      ("cream of tartar", "cream of tartar"),
    ])
  func found(text: String, name: String) {
    switch table.match(text) {
    case .found(let ingredient): #expect(ingredient.description == name)
    case let other: Issue.record("\(text): \(other)")
    }
  }

  @Test(
    "between different substances it does not guess",
    arguments: [
      ("kosher salt", ["Diamond Crystal kosher salt", "Morton kosher salt"]),
      ("sea salt", ["fine sea salt", "coarse sea salt", "flaky sea salt"]),
      ("semisweet chocolate", ["grated chocolate", "melted chocolate", "chopped chocolate"]),
      ("stock", ["beef stock", "chicken stock", "fish stock", "vegetable broth"]),
      ("bananas", ["mashed bananas", "sliced bananas", "banana powder"]),
      ("basil", ["fresh basil", "dried basil", "ground basil"]),
      (
        "fine bread crumbs",
        ["fresh bread crumbs", "dry bread crumbs", "seasoned bread crumbs", "panko"]
      ),
      ("butter or margarine", ["butter", "margarine"]),
      ("each: butter, margarine", ["butter", "margarine"]),
      ("chicken or vegetable stock", ["chicken stock", "vegetable broth"]),
      ("chicken stock or broth", ["chicken stock", "chicken broth"]),
      ("corn, peanut or vegetable oil", ["corn oil", "peanut oil", "vegetable oil"]),
      (
        "minced cilantro, basil leaves or chives",
        ["fresh cilantro", "fresh basil", "fresh chives"]
      ),
      ("minced parsley, or chives", ["fresh parsley", "fresh chives"]),
      ("fresh or frozen raspberries", ["raspberries", "frozen raspberries"]),
      ("red or yellow peppers", ["bell peppers", "cayenne"]),
      ("tea", ["tea leaves", "brewed tea"]), ("cumin", ["cumin seed", "ground cumin"]),
      ("milk chocolate", ["grated chocolate", "melted chocolate", "chopped chocolate"]),
    ])
  func choices(text: String, names: [String]) {
    guard case .choices(let choices) = table.match(text) else {
      Issue.record("\(text): \(table.match(text))")
      return
    }
    #expect(choices.map(\.description) == names)
  }

  @Test(
    "what it does not know it says, with what is near",
    arguments: [
      ("all-purpos flour", ["all-purpose flour"]), ("tumeric", ["turmeric"]),
      ("almond milk", ["milk"]), ("ground caraway", ["caraway seeds"]),
      ("fresh tarragon", ["dried tarragon", "ground tarragon"]),
      ("butter or gravel", ["butter"]), ("fresh yeast", ["active dry yeast"]),
      ("chicken stock cubes", ["chicken stock"]), ("bacon, crumbled", ["bacon fat"]),
      ("okra, frozen", ["okra"]), ("tuna", ["canned tuna"]), ("hot cocoa", ["cocoa"]),
      ("apple crisp", ["sliced apples"]),
      ("xyzzy", []), ("", []), (" , () ", []), ("of the", []), ("🥐", []), ("or", []),
    ])
  func unknown(text: String, near: [String]) {
    guard case .unknown(let found) = table.match(text) else {
      Issue.record("\(text): \(table.match(text))")
      return
    }
    #expect(found.map(\.description) == near)
  }

  @Test("a hostile text ends soon, and unknown")
  func hostile() {
    let words = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    let choices = (0..<20_000).map { "flour or word\($0)" }.joined(separator: ", ")
    #expect(table.match(words) == .unknown(near: []))
    guard case .unknown = table.match(choices) else {
      Issue.record("\(table.match(choices))")
      return
    }
    #expect(table.match(String(repeating: "(", count: 100_000)) == .unknown(near: []))
    #expect(table.match(String(repeating: "a", count: 100_000)) == .unknown(near: []))
  }

  @Test(
    "a weight from a volume is what a cook would say",
    arguments: [
      ("2 cups", "flour", "~240 grams"), ("7 cups", "flour", "~840 grams"),
      ("1 cup", "flour", "~120 grams"),
      ("1 tsp", "flour", "~2.5 grams"), ("2 cups", "sugar", "~400 grams"),
      ("1 cup", "water", "~235 grams"), ("1 cup", "butter", "~225 grams"),
      ("1 tbsp", "baking powder", "~12 grams"), ("250 ml", "milk", "~260 grams"),
      ("10 gal", "water", "~37.9 kilograms"),
    ])
  func weights(volume: String, name: String, text: String) throws {
    guard case .found(let ingredient) = table.match(name) else {
      Issue.record("\(name) is not found")
      return
    }
    #expect(try ingredient.mass(of: Amount<VolumeKind>(volume)).formatted() == text)
  }

  @Test(
    "and so has a volume from a weight",
    arguments: [
      ("250 g", "sugar", "~1 1/4 cups"), ("8 oz", "flour", "~1 3/4 cups + 2 tablespoons"),
      ("500 g", "flour", "~4 1/4 cups"), ("1 kg", "honey", "~3 cups"),
      ("5 g", "salt", "~7/8 teaspoon"),
    ])
  func volumes(mass: String, name: String, text: String) throws {
    guard case .found(let ingredient) = table.match(name) else {
      Issue.record("\(name) is not found")
      return
    }
    #expect(try ingredient.volume(of: Amount<MassKind>(mass)).formatted() == text)
  }

  @Test("what is too large is thrown")
  func tooLarge() throws {
    let honey = try #require(table.match("honey").ingredient)
    let most = Amount<MassKind>(ticks: Ticks(.max), unit: .gram)
    #expect(throws: QuantityError.overflow) { try honey.volume(of: most) }
  }

  @Test("entries are added and replaced")
  func adding() {
    let ours = Ingredient(
      "All purpose flours", aliases: ["Tipo 00"], density: 130.grams / 1.cups)
    let gofio = Ingredient("gofio", aliases: ["toasted (maize) flour"], density: 140.grams / 1.cups)
    let milk = Ingredient("oat drink", aliases: ["milk"], density: 245.grams / 1.cups)
    let own = table.adding([ours, gofio]).adding([milk])
    #expect(own.ingredients.count == table.ingredients.count + 2)
    for name in ["flour", "all-purpose flour", "tipo 00"] {
      #expect(own.match(name) == .found(ours))
    }
    for name in ["gofio", "toasted flour", "Maize flour, toasted"] {
      #expect(own.match(name) == .found(gofio))
    }
    #expect(own.match("sifted flour") == table.match("sifted flour"))
    #expect(own.match("milk") == .found(milk))
    #expect(own.match("whole milk") == table.match("whole milk"))
    #expect(gofio.densityRange == gofio.density...gofio.density)
  }

  @Test("a density without a range gives exact amounts")
  func exact() throws {
    let ours = Ingredient("flour", density: 130.grams / 1.cups)
    let mass = try ours.mass(of: 2.cups)
    #expect(mass.isExact && mass.formatted() == "260 grams")
  }
}

extension IngredientTable.Match {
  fileprivate var ingredient: Ingredient? {
    if case .found(let ingredient) = self { ingredient } else { nil }
  }
}
