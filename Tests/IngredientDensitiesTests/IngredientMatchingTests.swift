import IngredientDensities
import Quantities
import Testing

@Suite("What texts call ingredients")
struct IngredientMatchingTests {
  private let table = IngredientTable.standard

  private func expect(_ text: String, is name: String) {
    switch table.match(text) {
    case .found(let ingredient): #expect(ingredient.description == name)
    case let other: Issue.record("\(text): \(other)")
    }
  }

  @Test(
    "words of preparation and measure never hide the food",
    arguments: [
      ("freshly ground black pepper", "ground black pepper"), ("unsalted butter", "butter"),
      ("heaping sugar", "granulated sugar"), ("coarsely chopped fresh parsley", "fresh parsley"),
      ("large ripe tomatoes, peeled, seeded and diced", "tomatoes"),
      ("boiling water, plus more as needed", "water"), ("2 percent milk", "milk"),
      ("firm, ripe avocado", "avocado"), ("low-sodium chicken stock", "chicken stock"),
      ("no-salt-added tomato paste", "tomato paste"), ("fat-free sour cream", "sour cream"),
      ("finely chopped, toasted walnuts", "walnuts, chopped"),
      ("cooked, drained chick peas", "cooked chickpeas"), ("93% lean ground beef", "raw beef"),
      ("garlic cloves, crushed", "minced garlic"),
    ])
  func preparations(text: String, name: String) { expect(text, is: name) }

  @Test(
    "but where they tell foods apart, the more particular food is meant",
    arguments: [
      ("brown sugar", "brown sugar"), ("packed brown sugar", "brown sugar"),
      ("brown sugar, loose", "brown sugar, loose"), ("almonds", "almonds"),
      ("sliced almonds", "almonds, sliced"), ("almonds, finely ground", "almonds, ground"),
      ("onion", "onion"), ("thinly sliced red onion", "onion, sliced"), ("cloves", "whole cloves"),
      ("ground cloves", "ground cloves"), ("dried thyme", "dried thyme"),
      ("fresh thyme leaves", "fresh thyme"), ("cooked rice", "cooked rice"),
      ("rice, cooked", "cooked rice"), ("white wine vinegar", "wine vinegar"),
      ("walnut pieces", "walnuts, chopped"), ("shredded cabbage", "shredded cabbage"),
    ])
  func particulars(text: String, name: String) { expect(text, is: name) }

  @Test(
    "what stands in parentheses or after a comma only makes a food more particular",
    arguments: [
      ("sugar (brown sugar works too)", "granulated sugar"), ("butter, melted", "butter"),
      ("butter (1 stick), or as needed", "butter"),
      ("flour (see note), sifted", "all-purpose flour, sifted"),
      ("onion, garlic powder and salt", "onion"), ("basil leaves, washed and dried", "fresh basil"),
      ("(packed) brown sugar", "brown sugar"), ("milk, at room temperature", "milk"),
      ("heavy cream or 1/2 cup milk", "heavy cream"), ("oatmeal [quick", "oatmeal"),
      ("flour, rye", "rye flour"), ("pepper (white, ground)", "white pepper"),
      ("black beans (cooked)", "cooked black beans"),
      ("chopped garlic (3 cloves)", "minced garlic"),
      ("stock (chicken)", "chicken stock"), ("peaches (canned in juice)", "canned peaches"),
      ("vinegar, cider", "cider vinegar"),
    ])
  func remarks(text: String, name: String) { expect(text, is: name) }

  @Test(
    "accents, brands and names of other countries are known",
    arguments: [
      ("crème fraîche", "creme fraiche"), ("Gruyère", "gruyere cheese"),
      ("jalapeño", "jalapeno peppers"),
      ("Nutella", "hazelnut spread"), ("courgettes", "zucchini"), ("nam pla", "fish sauce"),
      ("Worcestershire sauce", "Worcestershire sauce"), ("bicarbonate of soda", "baking soda"),
      ("salted or unsalted butter", "butter"), ("canola or rapeseed oil", "canola oil"),
    ])
  func spellings(text: String, name: String) { expect(text, is: name) }

  @Test(
    "a food that is more than a known one is not taken for it",
    arguments: [
      "seasoned salt", "celery salt", "whole allspice", "peanut butter cups", "lemon pepper",
      "coconut rum", "chicken bouillon cubes of beef", "chicken livers", "smoked oysters",
      "beef jerky",
      "cinnamon sticks", "vanilla sugar", "butter cookies", "milk chocolate", "brown sugar syrup",
      "coffee cake", "fresh yeast", "compressed yeast", "chicken stock cubes", "ice cubes",
      "sugar cubes", "chili crisp", "apple crisp", "cocoa krispies", "ham bone", "hot chocolate",
      "hot cocoa", "coarse sugar", "salted black beans", "crispy onions", "peach syrup",
      "seasoned rice vinegar", "soft-shelled crabs",
    ])
  func others(text: String) {
    if case .found(let ingredient) = table.match(text) { Issue.record("\(text): \(ingredient)") }
  }

  @Test(
    "a form that a food doesn't have is not taken for the plain one, wherever it is said",
    arguments: [
      "fresh bay leaves", "fresh lima beans", "fresh horseradish", "fresh turmeric", "fresh ham",
      "fresh spaghetti", "fresh edamame", "raw lobster", "raw artichoke hearts", "frozen peaches",
      "large marshmallows", "yeast, fresh", "yeast (fresh)", "allspice, whole", "nutmeg (whole)",
      "okra, frozen", "okra (frozen)", "red onion, pickled", "orange slices, candied",
      "artichoke hearts in oil",
    ])
  func missingForms(text: String) {
    if case .found(let ingredient) = table.match(text) { Issue.record("\(text): \(ingredient)") }
  }

  @Test(
    "a form that it has is found, wherever it is said",
    arguments: [
      ("frozen raspberries", "frozen raspberries"), ("raspberries, frozen", "frozen raspberries"),
      ("corn (frozen)", "frozen corn"), ("sweetened frozen peaches", "sweetened frozen peaches"),
      ("frozen sweetened raspberries", "sweetened frozen raspberries"),
      ("black pepper, whole", "black peppercorns"), ("cloves, whole", "whole cloves"),
      ("fresh cranberries", "cranberries"), ("fresh crabmeat", "crab meat"),
      ("fresh or canned chicken broth", "chicken broth"), ("raw cashews", "cashews"),
      ("hot tea", "brewed tea"), ("brewed green tea", "brewed tea"),
      ("green-tea leaves", "tea leaves"),
      ("dry rice", "white rice"), ("rice, dry", "white rice"),
      ("chocolate milk", "chocolate milk drink"),
      ("peaches in syrup", "canned peaches"), ("pineapple chunks in juice", "canned pineapple"),
      ("sun-dried tomatoes, packed in oil", "oil-packed sun-dried tomatoes"),
      ("canned plum tomatoes in juice", "canned tomatoes"), ("anchovies in oil", "anchovies"),
      ("rice krispies", "crisped rice"), ("crisp apples", "sliced apples"),
      ("ground cumin", "ground cumin"), ("rice vinegar", "wine vinegar"),
      ("chicken bouillon granules", "chicken bouillon powder"),
    ])
  func knownForms(text: String, name: String) { expect(text, is: name) }

  @Test(
    "what a remark says was done after measuring does not change the food",
    arguments: [
      ("heavy cream, whipped", "heavy cream"), ("whipped heavy cream", "whipped cream"),
      ("basil leaves, washed, dried", "fresh basil"), ("parsley, well dried", "fresh parsley"),
      ("spinach, drained and dried", "spinach"),
      ("egg whites, whipped to soft peaks", "egg whites"),
    ])
  func steps(text: String, name: String) { expect(text, is: name) }

  @Test(
    "the first 512 characters of a text name the food",
    arguments: [
      ("butter", 1, "butter"), (" rye flour", 40, "rye flour"), ("salted butter, ", 5000, "butter"),
      ("butter, in juice ", 1000, "butter"), ("hot water ", 5000, "water"),
    ])
  func long(piece: String, count: Int, name: String) {
    expect(String(repeating: piece, count: count), is: name)
  }

  @Test("of a long text, nothing behind them counts")
  func beginning() {
    let filler = String(repeating: "sliced ", count: 100)
    #expect(table.match("butter, \(filler)or gravel") == table.match("butter, sliced"))
    let gravel = String(repeating: "gravel ", count: 10_000)
    #expect(table.match(gravel) == table.match("gravel"))
  }

  @Test(
    "in patterns of names, parentheses are optional, brackets are not, and a bar separates choices")
  func patterns() {
    let sugar = Ingredient(
      "demo", aliases: ["[fine|bar] (white|cane) crystals"], density: 1.grams / 1.teaspoons)
    let table = IngredientTable([sugar])
    for name in ["fine crystals", "bar crystals", "fine white crystals", "cane bar crystals"] {
      #expect(table.match(name) == .found(sugar))
    }
    #expect(table.match("crystals") == .unknown(near: [sugar]))
    #expect(table.match("white cane fine crystals") == .unknown(near: [sugar]))
  }
}
