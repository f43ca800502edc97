import Quantities
import Testing

@Suite("Lines of recipe pages, scaled by two")
struct ScaledLineTests {
  @Test(
    "sizes stay where their counts grow",
    arguments: [
      ("4 (4 ounce) salmon fillets", "8 (4 ounce) salmon fillets"),
      ("2 (6 to 8 ounce) steaks", "4 (6 to 8 ounce) steaks"),
      ("4 (about 200 g) onions", "8 (about 400 g) onions"),
      ("1 can cream of red pepper soup (10.5 oz)", "2 cans cream of red pepper soup (10.5 oz)"),
      ("1 pack of 6 burger buns", "2 packs of 6 burger buns"),
      ("Makes 4 pint jars", "Makes 8 pint jars"), ("1 bone-in ham", "2 bone-in hams"),
      ("1 3/4\" thick steak", "1 3/4\" thick steak"), ("say \"2\" eggs", "say \"4\" eggs"),
      ("6 half-pint jars", "12 half-pint jars"), ("Makes 6 half-pints", "Makes 12 half-pints"),
      ("12 half-pint (8 oz) jars", "24 half-pint (8 oz) jars"),
      ("2 quarter-pound (113 g) burgers", "4 quarter-pound (113 g) burgers"),
      ("8 half-cup servings", "16 half-cup servings"), ("2 half cups milk", "2 cups milk"),
      ("1 half pound of butter", "1 pound of butter"),
      ("Wrap in 2 layers of foil.", "Wrap in 2 layers of foil."),
      ("Use a 2 oz ladle.", "Use a 2 oz ladle."), ("say \"about 2\" eggs", "say \"about 4\" eggs"),
      (
        "Trim a long and tough piece of the freshest ginger that you can find anywhere to 1\" pieces",
        "Trim a long and tough piece of the freshest ginger that you can find anywhere to 1\" pieces"
      ),
    ])
  func sizes(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "facts about a recipe stay",
    arguments: [
      "Serving size: 1/2 cup (120 g)", "Serving Size: 1 slice (85g)", "\"servingSize\": \"1 cup\"",
      "Serving: 1 cup | Calories: 245kcal", "4.8 stars (1,234 reviews)", "5 from 128 votes",
      "12 Comments", "1 cup of flour = 120 g", "Allow 2 slices of bread per sandwich.",
    ])
  func facts(text: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text && scaling.unscaled.isEmpty)
  }

  @Test(
    "nutrition facts end with their object",
    arguments: [
      (
        #"{"nutrition":{"fatContent":"7 g"},"recipeIngredient":["2 eggs","1/2 cup sugar"]}"#,
        #"{"nutrition":{"fatContent":"7 g"},"recipeIngredient":["4 eggs","1 cup sugar"]}"#
      ),
      (
        #"{"recipeYield":"6 servings","nutrition":{"calories":"180 calories"}}"#,
        #"{"recipeYield":"12 servings","nutrition":{"calories":"180 calories"}}"#
      ),
    ])
  func nutrition(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "an address is no heading of nutrition facts",
    arguments: ["nutrition@example.org", "& : @nutrition.com}"])
  func addresses(text: String) {
    #expect(AmountScaler(by: 2).scaling("\(text)\n100 g fat\n").text == "\(text)\n200 g fat\n")
  }

  @Test(
    "amounts of things named with each grow, and a reference stays",
    arguments: [
      ("salt and pepper, 1/4 tsp each", "salt and pepper, 1/2 tsp each"),
      ("2 chicken breasts, 6 oz each", "4 chicken breasts, 6 oz each"),
      ("2 cups cheese [1]", "4 cups cheese [1]"), ("1 -1/2 cups milk", "3 cups milk"),
    ])
  func others(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "an article before the thing that a part is taken of is a number",
    arguments: [
      ("juice of a lemon", "juice of 2 lemons"),
      ("Zest of an unwaxed lime, grated", "Zest of 2 unwaxed limes, grated"),
      ("leaves of a bunch of mint", "leaves of 2 bunches of mint"),
      ("a juice of the season", "a juice of the season"), ("a T-bone", "a T-bone"),
    ])
  func partsOfOne(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "numbers that may be one, or begin a line unclearly, are reported",
    arguments: [
      "12 1/4-inch slices tomato", "4+ cloves garlic", "2+ cups water", "1 - 1/2 cups milk",
      "1 – ½ cups milk",
    ])
  func unclear(text: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text && scaling.unscaled.count == 1)
  }
}
