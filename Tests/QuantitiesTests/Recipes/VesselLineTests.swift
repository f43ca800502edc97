import Quantities
import Testing

@Suite("Lines with vessels and equipment, scaled by two")
struct VesselLineTests {
  private func twice(_ text: String) -> ScaledText { AmountScaler(by: 2).scaling(text) }

  @Test(
    "sizes and numbers of vessels stay",
    arguments: [
      "Transfer it to a 15 ml centrifuge tube.", "- Conical tube (50 ml)", "- Pipette (10 ml)",
      "Pour it into 1.5 ml tubes labeled with the date.", "- Bottle (1 l)", "250 ml sterile bottle",
      "16 oz spray bottle", "Spray bottle (16 oz)", "Use a 10 ml syringe.",
      "- Filter flask (500 ml capacity)", "Large pot, 1", "- Mason jar, 1", "Baking sheet, 2",
      "In a medium (3 quart) saucepan heat the oil.", "0.22 um filter",
      "Pack them into nine hot quart jars within an hour.", "20 x 30 cm baking tin",
      "12 hole muffin tin", "5 gallon carboy", "Line two loaf tins (450 g) with paper",
      "Use a tablespoon to drop the batter.",
    ])
  func vessels(text: String) {
    let scaling = twice(text)
    #expect(scaling.text == text)
    #expect(scaling.unscaled.isEmpty)
  }

  @Test(
    "temperatures, forces and concentrations stay",
    arguments: [
      "Store in 4 C.", "Keep it in the 4 C fridge.", "Stay below 4 C", "Incubate in 37 C shaker",
      "Spin at 3000 g for 5 min.", "5 g/100 ml", "Bring it to pH 7.4.",
      "| Value | 100 g | Serving |", "Wash with 5 volumes of buffer.",
      "Keep it between 3 C and 6 C.", "3.2 Shaping", "portions:\n  slice: 25.0",
      "A family recipe since 1850", #"{"title": "12 Grain Bread with 2 Eggs"}"#,
      "Pellet it for 4 min at 700 g.", "14,000 × g", "Heat it in an 800 W microwave.", "650 W",
      "Set the title in 14 pt type.",
    ])
  func otherNumbers(text: String) {
    let scaling = twice(text)
    #expect(scaling.text == text)
    #expect(scaling.unscaled.isEmpty)
  }

  @Test(
    "portions and fillings stay",
    arguments: [
      ("Place 6 to a cookie sheet.", "Place 6 to a cookie sheet."),
      ("Fill the tins 3/4 full.", "Fill the tins 3/4 full."),
      ("Pour it into the can, about half full.", "Pour it into the can, about half full."),
      ("14 cloves garlic (2 per jar)", "28 cloves garlic (2 per jar)"),
      ("250 g balls x 6", "250 g balls x 12"), ("400 g can of peas x 2", "400 g can of peas x 4"),
      ("14 oz tin plums, drained x 2", "14 oz tin plums, drained x 4"),
      ("Crush half peppercorns.", "Crush half peppercorns."),
      ("Drop 1 tablespoon mounds onto it.", "Drop 1 tablespoon mounds onto it."),
      ("Fill each of 12 cups with 1 oz batter", "Fill each of 12 cups with 1 oz batter"),
      ("Top each with 1 tsp sour cream, 2 olives", "Top each with 1 tsp sour cream, 2 olives"),
      ("Fill 6 glasses with 1/2 cup tea each.", "Fill 12 glasses with 1/2 cup tea each."),
      ("Fill 2 pots and add 1 tbsp salt to each.", "Fill 2 pots and add 1 tbsp salt to each."),
      ("Portion it into 10 balls of 90 g.", "Portion it into 20 balls of 90 g."),
      ("2.1 Add 200 g rye", "2.1 Add 400 g rye"), ("1.5 Onions", "3 Onions"),
      ("Between 1 C and 2 C of flour", "Between 2 C and 4 C of flour"),
    ])
  func portions(text: String, twice: String) {
    let scaling = self.twice(text)
    #expect(scaling.text == twice)
    #expect(scaling.unscaled.isEmpty)
  }

  @Test(
    "counts grow",
    arguments: [
      ("Beat 1 egg white stiffly.", "Beat 2 egg whites stiffly."),
      ("1 drizzle of oil", "2 drizzles of oil"), ("(2) nine inch crusts", "(4) nine inch crusts"),
      ("For 3 regular quart jars", "For 6 regular quart jars"),
      ("Enough for 2 loaves", "Enough for 4 loaves"), ("servings: \"4\"", "servings: \"8\""),
      ("[Servings] 8", "[Servings] 16"), ("Egg      2", "Egg      4"), ("Egg\t1", "Egg\t2"),
      ("Onion (red or white), 1", "Onion (red or white), 2"), ("1\\2 cup oil", "1 cup oil"),
      ("4 cups plus 4 heaping tbsp flour", "8 cups plus 8 heaping tbsp flour"),
      ("1 glass apple juice", "2 glasses apple juice"), ("1 tray figs", "2 trays figs"),
      ("1 x 900g loaf tin", "2 x 900g loaf tins"), ("1 lamb shoulder", "2 lamb shoulders"),
      ("1 pint (UK) milk", "2 pints (UK) milk"), ("2 pints (UK) milk", "4 pints (UK) milk"),
      ("2 skin-on 6 oz fillets", "4 skin-on 6 oz fillets"), ("Eggs (x3)", "Eggs (x6)"),
      ("Bananas x 2, sliced", "Bananas x 4, sliced"), ("Leeks (2), diced", "Leeks (4), diced"),
      ("1 bag 15 bean soup mix", "2 bags 15 bean soup mix"), ("200 G RYE", "400 G RYE"),
      ("2 slices 7 grain toast", "4 slices 7 grain toast"),
      ("Shallots x3, halved", "Shallots x6, halved"), ("Onion, 1, grated", "Onion, 2, grated"),
      ("Plums (ripe): 5", "Plums (ripe): 10"), ("1 mugful broth", "2 mugfuls broth"),
      ("1 loosely-packed cup kale", "2 loosely-packed cups kale"),
      ("Add a cup to the pot.", "Add 2 cups to the pot."),
      ("Eggs 5, lightly whisked", "Eggs 10, lightly whisked"),
      ("Whisk 3 cups milk and an egg.", "Whisk 6 cups milk and 2 eggs."),
      ("Add 1 lb beef, an onion and a carrot.", "Add 2 lb beef, 2 onions and 2 carrots."),
      ("Add 2 leeks, an onion and a bay leaf.", "Add 4 leeks, 2 onions and 2 bay leaves."),
      ("1 kaffir (fresh or frozen) lime", "2 kaffir (fresh or frozen) limes"),
      ("1 lb sausage, a mix of hot and mild", "2 lb sausage, a mix of hot and mild"),
      ("2 lb veal, a sprig of thyme, a lid", "4 lb veal, 2 sprigs of thyme, a lid"),
      ("Whisk 2 cups milk with a fork and a spoon.", "Whisk 4 cups milk with a fork and a spoon."),
    ])
  func counts(text: String, twice: String) {
    #expect(self.twice(text).text == twice)
  }

  @Test(
    "a line with a number that may belong to a count is left whole, and reported",
    arguments: ["2 (maybe 3) leeks", "1 bag 12 cheese sticks"])
  func whole(text: String) {
    let scaling = twice(text)
    #expect(scaling.text == text)
    #expect(scaling.unscaled.count == 1)
  }

  @Test("a number that mixing verbs precede is reported if nothing explains it")
  func reported() {
    #expect(twice("Sprinkle 3 handfulls over it.").unscaled.count == 1)
    #expect(twice("Fold 1/3 of the whites in.").unscaled.isEmpty)
    #expect(twice("Review 3 handfulls.").unscaled.isEmpty)
  }

  @Test("an amount is one of several if the next line says so")
  func wrappedShares() {
    let start = "Divide the warm sauce between the bowls, and then add 2 slices of"
    for next in ["cheese to each bowl.", "each cheese."] {
      #expect(twice(start + "\n  " + next).text == start + "\n  " + next)
    }
    #expect(twice(start + "\ncheese.").text.contains("4 slices"))
    #expect(twice(start + "\n- cheese to each").text.contains("4 slices"))
    var block = FieldBlock()
    #expect(block.take(start) == .open && block.take("cheese.") == .apart)
  }

  @Test("a measure after a wrapped article has no number of its own")
  func wrappedArticles() {
    #expect(twice("Serve it with a small\ndrizzle of oil").text.hasSuffix("\ndrizzle of oil"))
    #expect(twice("1 cup stock\ndrizzle of oil").text == "2 cups stock\n2 drizzles of oil")
    let vulgar = "When the oil is hot, add the onion, the garlic and ¼\ncup of wine."
    #expect(twice(vulgar).text.hasSuffix("and ½\ncup of wine."))
    #expect(twice("Pour it into a 1 cup measuring\njug.").text.contains("a 1 cup"))
  }

  @Test(
    "a number at the end of a wrapped line belongs to the unit on the next one",
    arguments: [
      ("teaspoon salt.", "2\n  teaspoons salt."), ("kg flour.", "2\n  kg flour."),
      ("eggs.", "1\n  eggs."), ("Cups", "1\n  Cups"),
    ])
  func wrapped(next: String, twice: String) {
    let start = "When the oil is hot, add the onion, the garlic and "
    #expect(self.twice(start + "1\n  " + next).text == start + twice)
    var block = FieldBlock()
    #expect(block.take(start + "1") == .open)
    #expect(block.take(next) == (twice.hasPrefix("2") ? .closed : .apart))
  }
}
