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
      ("2 half-pint tubs cream", "4 half-pint tubs cream"),
      ("4 half-pint baskets figs", "8 half-pint baskets figs"),
      ("1 half-gallon jug of cider", "2 half-gallon jugs of cider"),
      ("3 lb 21-25 ct prawns", "6 lb 21-25 ct prawns"),
      ("1 lb. 26-30 shrimp, cooked", "2 lb. 26-30 shrimp, cooked"),
      ("1 lb U/12 scallops", "2 lb U/12 scallops"), ("12 ct tortillas", "24 ct tortillas"),
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
      "11 a.m.", "Feed it at 7 p.m.", "4 o'clock", "3 € le kilo", "It costs 6 dollars a pound.",
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

  @Test("facts without a colon are nutrition facts, and so is the fat after them")
  func bareFacts() {
    let facts = "- 410 kcal\n- 31g protein\n- 9g fat\n"
    let scaled = AmountScaler(by: 2).scaling(facts + "\n## Ingredients\n- 9g salt\n").text
    #expect(scaled == facts + "\n## Ingredients\n- 18g salt\n")
    #expect(
      AmountScaler(by: 2).scaling("30 g protein powder\n9 g salt").text.hasSuffix("18 g salt"))
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
      ("Juice of an orange and a lemon", "Juice of 2 oranges and 2 lemons"),
      ("1 cup papaya (from 1)", "2 cups papaya (from 2)"),
      ("a juice of the season", "a juice of the season"), ("a T-bone", "a T-bone"),
      ("Rub the leaves with a lemon half.", "Rub the leaves with a lemon half."),
      ("Zest and juice a lemon.", "Zest and juice a lemon."),
    ])
  func partsOfOne(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "in a sentence, words count only food that is bought by its size",
    arguments: [
      ("Grease an 8-by-8-inch square pan.", "Grease an 8-by-8-inch square pan."),
      ("Put them in a 1-gallon zip top bag.", "Put them in a 1-gallon zip top bag."),
      ("Grease twelve 1/3-cup muffin tins.", "Grease twelve 1/3-cup muffin tins."),
      ("Form a 2-inch ball.", "Form a 2-inch ball."),
      ("Cut six 5-inch rounds.", "Cut six 5-inch rounds."),
      ("Use a 1-ounce cookie scoop.", "Use a 1-ounce cookie scoop."),
      ("Drop by a two tablespoon scoop.", "Drop by a two tablespoon scoop."),
      ("Roast a 5-pound chicken.", "Roast 2 5-pound chickens."),
      ("Stir in a 14-ounce can of tomatoes.", "Stir in 2 14-ounce cans of tomatoes."),
      (
        "Add a 15 oz. can of beans and 2 cups of broth.",
        "Add 2 15 oz. cans of beans and 4 cups of broth."
      ),
      ("Mix 1 cup flour with three eggs.", "Mix 2 cups flour with 6 eggs."),
      ("Add 1 cup rice and a 1-lb. loaf of bread.", "Add 2 cups rice and 2 1-lb. loaves of bread."),
      ("1 lb ham, cut from a 2-pound leg", "2 lb ham, cut from 2 2-pound legs"),
      ("Crush three cloves of garlic.", "Crush three cloves of garlic."),
      ("Yolks of three eggs, whites of one", "Yolks of 6 eggs, whites of 2"),
      ("Use two forks and one piece of foil.", "Use two forks and one piece of foil."),
      ("It takes two people. Mix the two eggs.", "It takes two people. Mix the two eggs."),
      (
        "Peel and quarter potato, then zest and quarter lemon.",
        "Peel and quarter potato, then zest and quarter lemon."
      ),
      ("Salt. Quarter apple.", "Salt. Quarter apple."),
      ("Add salt and quarter cup milk", "Add salt and 1/2 cup milk"),
      ("Add 3 eggs one at a time.", "Add 6 eggs one at a time."),
      ("Mix with 1/2 cup of each of the oils.", "Mix with 1 cup of each of the oils."),
      ("For 8 tarts, half recipe and chill.", "For 16 tarts, half recipe and chill."),
      ("Add salt, a tablespoon or two at a time.", "Add salt, a tablespoon or two at a time."),
      (
        "Per serving: 90 calories; 5 g fat; 1 g saturated fat; 30 mg salt",
        "Per serving: 90 calories; 5 g fat; 1 g saturated fat; 30 mg salt"
      ),
      ("Swap it for 1 can of milk, in 2 pans.", "Swap it for 2 cans of milk, in 2 pans."),
    ])
  func sizedInSentences(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "what is done with a recipe stays",
    arguments: [
      "Brown the chops in 2 batches.", "Add the third layer of cake.", "Top with a third slice.",
      "Pour it into a small cup.", "Level it using a teaspoon.",
      "Beat it in a pinch, then rest it.",
      "Grate the zest of half the lemon.", "Place 1 sheet of phyllo on a board.",
      "Divide it into two serving bowls.", "Drizzle with sauce (see illustration 1).",
    ])
  func procedures(text: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text && scaling.unscaled.isEmpty)
  }

  @Test(
    "counts grow after a name, in capitals and before vessels of food",
    arguments: [
      ("3 Bell Peppers", "6 Bell Peppers"), ("2 Egg Yolks Beaten", "4 Egg Yolks Beaten"),
      ("7 Layer Bars", "7 Layer Bars"), ("- Servings: 8 bowls", "- Servings: 16 bowls"),
      ("add 2 glasses of dry wine", "add 4 glasses of dry wine"),
      ("Onions 2 medium-sized, minced", "Onions 4 medium-sized, minced"),
      ("Garlic cloves 3, crushed", "Garlic cloves 6, crushed"), ("Egg (3)", "Egg (6)"),
      ("Comments (3)", "Comments (3)"), ("1 spoon salt", "2 spoon salt"),
      ("from his 1917 *Recipes for Drinks*", "from his 1917 *Recipes for Drinks*"),
    ])
  func counts(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "an ingredient grows in all its numbers",
    arguments: [
      ("1 cup pepper (about 2 small or 1 large)", "2 cups pepper (about 4 small or 2 large)"),
      ("12 oz tomatoes (1 green, 1 red, 1 large)", "1 1/2 lb tomatoes (2 green, 2 red, 2 large)"),
      ("2 cups flour, half white and half spelt", "4 cups flour, half white and half spelt"),
      ("1 cup milk, half onion, half lemon", "2 cups milk, 1 onion, 1 lemon"),
      ("1 lb plums, sliced (4 or 5 medium)", "2 lb plums, sliced (8 or 10 medium)"),
      ("4 tomatoes (or 6 slightly smaller ones)", "8 tomatoes (or 12 slightly smaller ones)"),
      ("1 cup chives plus 8 whole chives", "2 cups chives plus 16 whole chives"),
      ("2 cups chips or one (180g) bar", "4 cups chips or 2 (180g) bars"),
      ("1 tsp thyme, or half that amount dried", "2 tsp thyme, or half that amount dried"),
      ("1½ (5 g) teaspoons salt", "3 (10 g) teaspoons salt"),
      ("2 (1.5 fluid ounce) jiggers rum", "4 (1.5 fluid ounce) jiggers rum"),
      ("Three 8-ounce (680g) packages cheese", "6 8-ounce (1.36kg) packages cheese"),
      ("another 250 ml (1 cup) milk", "another 500 ml (2 cups) milk"),
      ("1 15.5 -ounce can beans", "2 15.5 -ounce cans beans"),
      ("1 13.5 – ounce can milk", "2 13.5 – ounce cans milk"),
      ("2 or more tablespoons soy sauce", "4 or more tablespoons soy sauce"),
      ("½ tsp each, salt & pepper", "1 tsp each, salt & pepper"),
      ("80 of sugar", "160 of sugar"), ("1 3\" cinnamon stick", "2 3\" cinnamon sticks"),
      ("2 yams, cut into ½\"-1\" cubes", "4 yams, cut into ½\"-1\" cubes"),
      ("oil (at least 1 litre/four cups)", "oil (at least 2 litres/8 cups)"),
      ("3 oz nuts, ground in a processor (1 cup)", "6 oz nuts, ground in a processor (2 cups)"),
      ("1/2 cup Peter Pan Peanut Butter", "1 cup Peter Pan Peanut Butter"),
      ("1 egg, or 1 egg white only", "2 eggs, or 2 egg whites only"),
    ])
  func ingredients(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "numbers that may be one, or begin a line unclearly, are reported",
    arguments: [
      "12 1/4-inch slices tomato", "4+ cloves garlic", "2+ cups water", "1 - 1/2 cups milk",
      "3 - 1 tsp salt",
      "1 – ½ cups milk", "2 cm fresh ginger", "1 inch (2.5 cm) ginger", "1\" ginger, minced",
      "1 1/4 oz (7 g) packet yeast", "1 firmly packed 1/2 cup sugar",
    ])
  func unclear(text: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text && scaling.unscaled.count == 1)
  }
}
