import IngredientDensities
import Quantities
import TestSupport
import Testing

@Suite("Recipes in the reader's kitchen")
struct ReaderKitchenTests {
  private func scaled(_ text: String, by factor: Fraction = 1.fraction, for kitchen: ReaderKitchen)
    -> ScaledText
  {
    IngredientScaler(AmountScaler(by: factor, for: kitchen)).scaling(text)
  }

  @Test(
    "each substance is weighed or measured as the kitchen does it",
    arguments: [
      // as written                      metric                          us
      ("2 cups all-purpose flour", "~240 g all-purpose flour", "2 cups all-purpose flour"),
      ("1 cup whole milk", "~240 ml whole milk", "1 cup whole milk"),
      ("1 cup or 240 ml milk", "240 ml milk", "1 cup milk"),
      ("240 ml (or 1 cup) milk", "240 ml milk", "1 cup milk"),
      ("240 ml or 1 cup milk", "240 ml milk", "1 cup milk"),
      ("1/3 cup olive oil", "~80 ml olive oil", "1/3 cup olive oil"),
      ("2 tablespoons olive oil", "2 tablespoons olive oil", "2 tablespoons olive oil"),
      ("3 tablespoons sugar", "~38 g sugar", "3 tablespoons sugar"),
      ("1/2 tsp cayenne", "1/2 tsp cayenne", "1/2 tsp cayenne"),
      ("Pinch of salt", "Pinch of salt", "Pinch of salt"),
      ("2 lb ground beef", "~905 g ground beef", "2 lb ground beef"),
      ("1.5 kg chicken", "1.5 kg chicken", "~3 lb 5 oz chicken"),
      ("250 g plain flour", "250 g plain flour", "~2 cups plain flour"),
      ("300 g strawberries", "300 g strawberries", "~2 cups strawberries"),
      ("1 kg potatoes", "1 kg potatoes", "~2 lb 3 oz potatoes"),
      ("2 liters ginger ale", "2 liters ginger ale", "~2 qt + 1/2 cup ginger ale"),
      ("12 oz beer", "~350 ml beer", "12 oz beer"),
      ("8 oz spinach", "~225 g spinach", "8 oz spinach"),
      ("2 oz lime juice", "~60 ml lime juice", "2 oz lime juice"),
      ("1 cup cashew milk", "~240 ml cashew milk", "1 cup cashew milk"),
      ("3 eggs", "3 eggs", "3 eggs"),
      ("1 1/2 to 2 cups stock", "~350 to 470 ml stock", "1 1/2 to 2 cups stock"),
      ("1 to 2 cups sugar", "~200 to 400 g sugar", "1 to 2 cups sugar"),
      ("about 2 cups flour", "about 240 g flour", "about 2 cups flour"),
      ("Milk: 2 cups", "Milk: ~470 ml", "Milk: 2 cups"),
      ("flour, 2 cups", "flour, ~240 g", "flour, 2 cups"),
      ("2-3 tablespoons honey", "~42-64 g honey", "2-3 tablespoons honey"),
      ("Makes about 3 cups", "Makes about 700 ml", "Makes about 3 cups"),
      (
        "Add 1 cup of the milk and 2 cups flour.", "Add ~240 ml of the milk and ~240 g flour.",
        "Add 1 cup of the milk and 2 cups flour."
      ),
    ])
  func substances(text: String, metric: String, us: String) {
    #expect(scaled(text, for: .metric).text == metric)
    #expect(scaled(text, for: .us).text == us)
  }

  @Test(
    "the recipe's own figure comes first, and no other stays beside it",
    arguments: [
      ("2 cups (240 g) flour", "240 g flour", "2 cups flour"),
      ("4 cups (512g) bread flour", "512g bread flour", "4 cups bread flour"),
      ("8oz/225g flour", "225g flour", "8oz flour"),
      ("½ cup (4 oz., 110 g) sour cherries", "110 g sour cherries", "½ cup (4 oz.) sour cherries"),
      ("½ cup (110 g, 4 oz) sour cherries", "110 g sour cherries", "½ cup (4 oz) sour cherries"),
      ("600ml/1 pint milk", "600ml milk", "~2 1/2 cups milk"),
      ("250 g (9 oz) smoked trout", "250 g smoked trout", "9 oz smoked trout"),
      ("2 cups flour (about 240 g), sifted", "240 g flour, sifted", "2 cups flour, sifted"),
      ("1 stick (113g) butter", "113g butter", "1 stick butter"),
      ("1 stick soft butter (113 g)", "113 g soft butter", "1 stick soft butter"),
      ("2 sticks (8 oz) butter", "~225 g butter", "2 sticks (8 oz) butter"),
      ("1 stick unsalted butter", "~115 g unsalted butter", "1 stick unsalted butter"),
      ("2 lbs./900 g potatoes", "900 g potatoes", "2 lbs. potatoes"),
      (
        "1 cup shredded mozzarella (4 ounces)", "~115 g shredded mozzarella",
        "1 cup shredded mozzarella (4 ounces)"
      ),
      ("1 cup (2 sticks/227 g) butter", "227 g butter", "1 cup (2 sticks) butter"),
      ("8 tablespoons (1 stick) butter", "~115 g butter", "8 tablespoons (1 stick) butter"),
      ("50 g or 3 tbsp tahini", "50 g or 3 tbsp tahini", "3 tbsp tahini"),
      ("1 cup or 125 g flour", "125 g flour", "1 cup flour"),
      ("50 g/2 oz grated parmesan", "50 g grated parmesan", "2 oz grated parmesan"),
      (
        "4 cups zucchini (about 3 medium)", "~495 g zucchini (about 3 medium)",
        "4 cups zucchini (about 3 medium)"
      ),
    ])
  func ownFigures(text: String, metric: String, us: String) {
    #expect(scaled(text, for: .metric).text == metric)
    #expect(scaled(text, for: .us).text == us)
  }

  @Test(
    "own figures grow, and what was converted is the scaled amount",
    arguments: [
      ("2 cups (240 g) flour", "480 g flour"), ("8oz/225g flour", "450g flour"),
      ("2 cups flour", "~480 g flour"), ("1 tbsp sugar", "2 tbsp sugar"),
      ("2 tbsp sugar", "~50 g sugar"), ("2 (15 oz) cans beans", "4 (425 g) cans beans"),
      ("28 oz can tomatoes", "2 (795 g) cans tomatoes"),
      // Cups are no measure of this kitchen.
      ("5 tbsp rapeseed oil", "~150 ml rapeseed oil"), ("3-5 tbsp cider", "~90-150 ml cider"),
      ("75 ml (5 tbsp) cider", "150 ml cider"), ("1 1/2 tbsp cider", "3 tbsp cider"),
    ])
  func factors(text: String, expected: String) {
    #expect(scaled(text, by: 2.fraction, for: .metric).text == expected)
  }

  @Test(
    "sizes and portions are in the kitchen's units",
    arguments: [
      ("2 (15 oz) cans black beans", "2 (425 g) cans black beans"),
      ("1 (14.5-ounce) can tomatoes", "1 (410-gram) can tomatoes"),
      ("1 (15 oz / 425 g) can corn", "1 (425 g) can corn"),
      ("1 (32 oz) carton chicken broth", "1 (950 ml) carton chicken broth"),
      ("1 bottle (12 oz) beer", "1 bottle (350 ml) beer"),
      ("1 (14 oz) can condensed milk", "1 (395 g) can condensed milk"),
      ("Pour into a 2-quart dish.", "Pour into a 1.9-liter dish."),
      ("Use 1/4 cup of batter for each.", "Use 60 ml of batter for each."),
      ("in a 9-inch pan", "in a 9-inch pan"),
      ("Line a 12-cup muffin pan.", "Line a 12-cup muffin pan."),
      ("Ladle about 140ml/¼ pint into each glass.", "Ladle about 140ml into each glass."),
      ("Butter a 1.2l/2 pint basin.", "Butter a 1.2l basin."),
      ("Butter a 1.2 litre (2 pint) pie dish.", "Butter a 1.2 litre pie dish."),
    ])
  func sizes(text: String, expected: String) {
    #expect(scaled(text, for: .metric).text == expected)
  }

  @Test(
    "cans and dishes of other countries are in fluid ounces and quarts",
    arguments: [
      ("1 x 400ml can coconut milk", "1 x 13 1/2 fl oz can coconut milk"),
      ("1 x 850ml can juice", "1 x 28 1/2 fl oz can juice"),
      ("in a 2 litre dish", "in a 2 1/8 qt dish"),
      ("in a 2-3 litre dish", "in a 2 1/8-3 1/8 qt dish"),
      ("Use 60 ml of batter for each.", "Use 1/4 cup of batter for each."),
    ])
  func usSizes(text: String, expected: String) {
    #expect(scaled(text, for: .us).text == expected)
  }

  @Test(
    "a pint, a cup or a spoon of another country, as a metric figure beside it shows, is converted",
    arguments: [
      ("300ml/½ pint stock", "300ml stock", "~1 1/4 cups stock"),
      ("Oil a 600ml/1 pint bowl.", "Oil a 600ml bowl.", "Oil a 20 1/2 fl oz bowl."),
      ("2 x 15 ml spoons cider", "2 x 15 ml spoons cider", "2 x 15 ml spoons cider"),
      ("1 pint/570ml milk", "570ml milk", "~2 1/3 cups milk"),
      ("1 cup (284 ml) milk", "284 ml milk", "~1 cup + 3 tbsp milk"),
      ("2 tbsp (40 ml) oil", "40 ml oil", "~2 tbsp + 2 tsp oil"),
      // As near as spoons and scales allow.
      ("1 cup (250 ml) milk", "250 ml milk", "1 cup milk"),
      ("225g/8oz butter", "225g butter", "8oz butter"),
    ])
  func otherCountries(text: String, metric: String, us: String) {
    #expect(scaled(text, for: .metric).text == metric)
    #expect(scaled(text, for: .us).text == us)
  }

  @Test(
    "each kitchen has its own measures",
    arguments: [
      ("us-weight", "1 cup flour, 1 cup milk", "~4 1/4 oz flour, 1 cup milk"),
      ("us-weight", "500 g flour", "~1 lb 2 oz flour"),
      ("uk", "1 cup milk", "~240 ml milk"), ("uk", "8 oz flour", "~225 g flour"),
      ("uk", "Bake at gas mark 4.", "Bake at gas mark 4."),
      ("australian", "2 tbsp sugar", "~1 1/2 tbsp sugar"),
      ("japanese", "1 cup sugar", "~200 g sugar"),
    ])
  func kitchens(name: String, text: String, expected: String) throws {
    let kitchen = try #require(ReaderKitchen(named: name))
    #expect(scaled(text, for: kitchen).text == expected)
    #expect(kitchen.description == name)
  }

  @Test("there is no kitchen of an unknown name")
  func unknown() { #expect(ReaderKitchen(named: "metrical") == nil) }

  @Test("what cannot be weighed is measured by volume, and told by name once")
  func unweighed() {
    let scaled = scaled(
      "1 cup jasmine rice\n2 cups kosher salt, coarse\n2 cups jasmine rice\n1 cup milk",
      for: .metric)
    #expect(
      scaled.text
        == "~240 ml jasmine rice\n~470 ml kosher salt, coarse\n~470 ml jasmine rice\n~240 ml milk")
    #expect(
      scaled.unweighed.map(\.description) == [
        "jasmine rice",
        "kosher salt (say Diamond Crystal kosher salt or Morton kosher salt)",
      ])
    #expect(self.scaled("1 cup jasmine rice", for: .us).unweighed.isEmpty)
  }

  @Test("the original stays where it is asked for, and so does the mark of estimates not")
  func options() throws {
    var scaler = AmountScaler(by: 1, for: .metric)
    scaler.keepsOriginal = true
    #expect(
      try IngredientScaler(scaler).scaled("2 cups milk\n2 cups (240 g) flour\n3 eggs")
        == "2 cups (~470 ml) milk\n2 cups (240 g) flour\n3 eggs")
    scaler.hidesEstimates = true
    #expect(try IngredientScaler(scaler).scaled("2 cups milk") == "2 cups (470 ml) milk")
    scaler.keepsOriginal = false
    #expect(try IngredientScaler(scaler).scaled("2 cups milk") == "470 ml milk")
    scaler.keepsOriginal = true
    #expect(
      try scaler.scaled("Bake at 350°F, or 325-350 F.")
        == "Bake at 350°F (175°C), or 325-350 F (165-175°C).")
    #expect(try scaler.scaled("Bake at 350°F (180°C).") == "Bake at 350°F (180°C).")
  }

  @Test(
    "without the table of ingredients, own figures and units are the kitchen's, and nothing is weighed"
  )
  func withoutTable() {
    let scaled = AmountScaler(by: 1, for: .metric).scaling(
      "2 cups (240 g) flour\n1 lb beef\n1 cup gravel\n12 oz water")
    #expect(scaled.text == "240 g flour\n~455 g beef\n~240 ml gravel\n~350 ml water")
    #expect(scaled.unweighed.map(\.name) == ["gravel"])
  }

  @Test("a line without measures stays, and nothing is reported of it")
  func untouched() {
    let line = "2, 3 or 4 cloves garlic"
    #expect(scaled(line, for: .metric).text == line)
    #expect(scaled(line, for: .metric).unscaled.isEmpty)
    #expect(scaled(line, by: 2.fraction, for: .metric).unscaled.count == 1)
  }

  @Test("an amount that cannot be read is reported once, and the others of its line are converted")
  func unreadable() {
    let scaled = scaled("1/0 cup milk\n1 cup (1/0 g) milk\n1 cup milk", for: .metric)
    #expect(scaled.text == "1/0 cup milk\n~240 ml (1/0 g) milk\n~240 ml milk")
    #expect(scaled.unscaled.map(\.reason.code) == [.divisionByZero, .divisionByZero])
  }

  @Test("a kitchen of one's own has its kits and its oven")
  func own() {
    let kitchen = ReaderKitchen(
      "bakery", liquids: .metric, spoons: .metricKitchen, masses: .scale(step: 5.grams),
      oven: .gasMark, system: .metric)
    let text = "1 cup flour, 12 oz sugar; bake at 350°F"
    #expect(scaled(text, for: kitchen).text == "~120 g flour, ~340 g sugar; bake at gas mark 4")
  }
}

extension Int {
  fileprivate var fraction: Fraction { Fraction(self) }
}
