import Quantities
import Testing

@Suite("Lines of cookbooks, brewers and canners, scaled by two")
struct CookbookLineTests {
  @Test(
    "numbers before units, signs and adverbs grow",
    arguments: [
      ("1.5 Kg potatoes", "3 Kg potatoes"), ("250 Ml milk", "500 Ml milk"),
      ("12 St James Street", "12 St James Street"),
      ("- 1.5 Plymouth Gin", "- 3 Plymouth Gin"), ("4.5 AAU Saaz hops", "9 AAU Saaz hops"),
      ("2.1 Feeding the starter", "2.1 Feeding the starter"),
      ("4 lightly crushed peeled cloves", "8 lightly crushed peeled cloves"),
      ("1 lightly beaten egg", "2 lightly beaten eggs"), ("5 eggs, 2 beaten", "10 eggs, 4 beaten"),
      ("3 carrots: 1 peeled, 2 sliced", "6 carrots: 2 peeled, 4 sliced"),
      ("5 eggs: 3 whole and 2 yolks", "10 eggs: 6 whole and 4 yolks"),
      ("Add 1 cup milk followed by 1 cup oil", "Add 2 cups milk followed by 2 cups oil"),
      ("4 Lightly grease the tin.", "4 Lightly grease the tin."),
      ("20# ground beef", "40# ground beef"), ("5 # beef", "5 # beef"),
      ("7.5 # plums", "15 # plums"),
      ("3 Habanero Pepper", "6 Habanero Pepper"), ("2 Star Anise", "4 Star Anise"),
      ("6 qt Dutch oven", "6 qt Dutch oven"),
      ("5-quart Dutch Oven with lid", "5-quart Dutch Oven with lid"),
      ("1/2 cup Dutch cocoa", "1 cup Dutch cocoa"),
      ("3 Bean Chili", "3 Bean Chili"), ("2 Ingredient Bagels", "2 Ingredient Bagels"),
      ("1 wineglassful of water", "2 wineglassfuls of water"),
      ("For 8 portions you need 100 g rice", "For 16 portions you need 200 g rice"),
      ("6 or so small potatoes", "12 or so small potatoes"),
      ("3 tbsp jar garlic", "6 tbsp jar garlic"),
      ("1 lb. butter, 1 doz. eggs", "2 lb. butter, 2 doz. eggs"),
      ("1 rounded tbsp or 4 tsp paste", "2 rounded tbsp or 2 tbsp + 2 tsp paste"),
      ("a handful (30 g) of spinach", "2 handfuls (60 g) of spinach"),
      ("A bunch (about 50 g) of parsley", "2 bunches (about 100 g) of parsley"),
      ("2 cups less 2 tablespoons flour", "3 3/4 cups flour"),
      ("Makes one 9x5-inch loaf.", "Makes 2 9x5-inch loaves."),
      ("1 boneless rib-eye steak", "2 boneless rib-eye steaks"),
      ("1 small red or white onion", "2 small red or white onions"),
      ("1 white or red onion", "2 white or red onions"),
      ("milk with scant teaspoon of soda", "milk with 2 scant teaspoons of soda"),
      ("Will serve 5 guests.", "Will serve 10 guests."),
      ("Stir in 3 finely chopped garlic cloves.", "Stir in 6 finely chopped garlic cloves."),
      ("two-and-one-half cups rice", "5 cups rice"), ("one-and-a-half cups rice", "3 cups rice"),
      ("2-and-a-half cups rice", "5 cups rice"), ("2-and-3/4 cups rice", "5 1/2 cups rice"),
      ("1 cup-and-a-half rice", "3 cups rice"),
      ("Water: 2.5 gallons (10 quarts)", "Water: 5 gallons (20 quarts)"),
      (".5 (14 g) ounce of dye", "1 (28 g) ounce of dye"),
      ("100 g flour 2 tablespoons jam Preheat oven", "200 g flour 1/4 cup jam Preheat oven"),
      (
        "Cream 20 g fat and 90 g sugar with a few drops of milk at a time",
        "Cream 40 g fat and 180 g sugar with a few drops of milk at a time"
      ),
      (
        "Heat oven to 350. Rub 1/2 C. lard into 1 C. flour.",
        "Heat oven to 350. Rub 1 C. lard into 2 C. flour."
      ),
      ("(3 gallon batch)", "(6 gallon batch)"), ("1 cocktail", "2 cocktails"),
      ("- 3 Tbps Mirin Sauce", "- 6 Tbps Mirin Sauce"), ("1 Part Title", "1 Part Title"),
      (
        "One cup of treacle, one of lard, and two of them",
        "2 cups of treacle, 2 of lard, and two of them"
      ),
      ("One cupful of suet, one of rye", "2 cupfuls of suet, 2 of rye"),
      ("1/2 of yellow onion", "1 of yellow onion"), ("two and 1/4 cups rye", "4 1/2 cups rye"),
      ("Sufficient for 5 or 6 persons", "Sufficient for 10 or 12 persons"),
      ("Enough for a family of 4.", "Enough for a family of 8."),
      ("Makes enough to fill 3 mason jars.", "Makes enough to fill 6 mason jars."),
      ("1 bar spoon absinthe", "2 bar spoon absinthe"),
      ("Sea salt, 2 fistfuls", "Sea salt, 4 fistfuls"),
      ("White pepper, 2 cracks", "White pepper, 4 cracks"),
      ("To make three 4 oz bars of soap:", "To make 6 4 oz bars of soap:"),
      ("Say 0.5 l each so that's 4 l", "Say 0.5 l each so that's 8 l"),
      ("## Basic - Makes two 8in tarts", "## Basic - Makes 4 8in tarts"),
      ("'servings': 3", "'servings': 6"),
      ("To make twelve bars:", "To make 24 bars:"),
      ("Makes 20 oz, for two 10 oz pies.", "Makes 2 1/2 lb, for 4 10 oz pies."),
      ("This is enough for two flans.", "This is enough for 4 flans."),
      ("Batch size 4.5 gallons", "Batch size 9 gallons"),
      ("- Plums (2, halved)", "- Plums (4, halved)"),
      ("- Peppers (4-5, any color)", "- Peppers (8-10, any color)"),
      ("Chops (lean, boneless) – 3", "Chops (lean, boneless) – 6"),
      ("2 tbsp each (30 ml) oil and soy", "1/4 cup each (60 ml) oil and soy"),
      (
        "Mix 2 cups rye, 1/3 cup each oil and milk and 2 eggs.",
        "Mix 4 cups rye, 2/3 cup each oil and milk and 4 eggs."
      ),
      (#"2\. Beat 1\/4 cup oil with 3\-4 cups rye."#, #"2\. Beat 1/2 cup oil with 6\-8 cups rye."#),
      ("1 cup water (105&degF;)", "2 cups water (105&degF;)"),
      ("Add the onions (`2`) and stir.", "Add the onions (`4`) and stir."),
      ("2 lb Crystal Malt - 60L", "4 lb Crystal Malt - 60L"),
      ("8 oz crystal 80 L", "1 lb crystal 80 L"), ("2 lb 40L crystal", "4 lb 40L crystal"),
      ("Use 2 quarts / pound malt (~9 quarts).", "Use 2 quarts / pound malt (~4 1/2 gallons)."),
      ("2.75 gallons of wort", "5.5 gallons of wort"), ("3.45 gallons water", "6.9 gallons water"),
      ("2 rounding teaspoons soda", "4 rounding teaspoons soda"),
      ("1 stack crackers", "2 stacks crackers"), ("One teacup sugar", "2 teacups sugar"),
      ("168 batch sparge", "168 batch sparge"),
      ("Servings\n\n4", "Servings\n\n8"), ("**Makes:**\n\nabout 18", "**Makes:**\n\nabout 36"),
      ("## Yield\n6-8\n## Notes\n2", "## Yield\n12-16\n## Notes\n2"),
      ("This should make 18 buns.", "This should make 36 buns."),
      ("Makes just enough for one pie.", "Makes just enough for 2 pies."),
      ("Add-2 eggs, then mix", "Add-4 eggs, then mix"),
      ("- 11.5|g yeast", "- 23|g yeast"), ("- 3| eggs", "- 6| eggs"),
      ("- 2| tsp soda", "- 4| tsp soda"), ("3| eggs", "3| eggs"),
      ("2\n\nmix the flour in", "2\n\nmix the flour in"),
      ("Add 1 red onion till soft.", "Add 2 red onions till soft."),
      ("Cut and portion into 8oz steaks", "Cut and portion into 8oz steaks"),
      ("servings=3 guests,", "servings=6 guests,"),
      ("Simmer for 50", "Simmer for 50"), ("Jar of salsa", "2 Jars of salsa"),
      ("Makes 8 half size pans", "Makes 16 half size pans"),
      ("3 half chickens", "6 half chickens"), ("2 half cups oil", "2 cups oil"),
      ("About 15 servings per pan.", "About 15 servings per pan."),
      ("15 servings per batch", "30 servings per batch"),
      (
        "Add 9 cups hot water, 1 tsp salt and 2 tbsp oil to each pan.",
        "Add 9 cups hot water, 1 tsp salt and 2 tbsp oil to each pan."
      ),
      (
        "Mix. For each batch use 5 cups rice, approx. 2 cups celery, 1 can (50 oz) soup, and 4 lb beef.",
        "Mix. For each batch use 5 cups rice, approx. 2 cups celery, 1 can (50 oz) soup, and 4 lb beef."
      ),
    ])
  func counts(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "sizes stay, and their counts grow",
    arguments: [
      ("1 8oz. cream cheese", "2 8oz. cream cheese"),
      ("1 - 8 oz. cream cheese", "2 - 8 oz. cream cheese"),
      ("1-8 oz. sour cream", "2-8 oz. sour cream"),
      ("2-4 oz. rye", "4-8 oz. rye"),
      ("Malt comes in (50-55lb) sacks", "Malt comes in (50-55lb) sacks"),
      ("This fills 1/2 cup (4 oz) ramekins.", "This fills 1/2 cup (4 oz) ramekins."),
      ("I have a 10 gallon tun, 5 gallon tank.", "I have a 10 gallon tun, 5 gallon tank."),
      ("Open a large 14 oz can of corn.", "Open 2 large 14 oz cans of corn."),
      ("Add a standard 750 ml bottle of rum.", "Add 2 standard 750 ml bottles of rum."),
      ("Makes 25 – 8 oz drinks", "Makes 50 – 8 oz drinks"),
      ("10 - 6 oz steaks", "20 - 6 oz steaks"),
      ("Makes 1 lb fudge or (4) 4 oz bars", "Makes 2 lb fudge or (8) 4 oz bars"),
      ("(3) eggs", "(6) eggs"), ("(2) Beat the eggs", "(2) Beat the eggs"),
      ("Yield: 6 pint jars or 3 quart jars", "Yield: 12 pint jars or 6 quart jars"),
      ("Wash 6 quart jars.", "Wash 6 quart jars."),
      ("Roll 1 tbsp sized balls.", "Roll 1 tbsp sized balls."),
      ("Close with 2 piece lids.", "Close with 2 piece lids."),
      ("1 kg Munich Malt (10L)", "2 kg Munich Malt (10L)"),
      (
        "For a 10- to 12-pound turkey serving six people",
        "For 2 10- to 12-pound turkeys serving 12 people"
      ),
      ("2 10.75 oz tomato soup", "4 10.75 oz tomato soup"),
      ("Season four 6-ounce fillets.", "Season 8 6-ounce fillets."),
      ("add three 12-ounce cans cold beer", "add 6 12-ounce cans cold beer"),
      ("8-9 pint jars", "16-18 pint jars"), ("3-16 oz cans", "6-16 oz cans"),
      ("Makes 8 jars (or 4 pint/500 ml jars)", "Makes 16 jars (or 8 pint/500 ml jars)"),
      ("Weigh it down with two quart (1 l) jars.", "Weigh it down with two quart (1 l) jars."),
      ("Roll it into 90g balls x4 and rest.", "Roll it into 90g balls x8 and rest."),
      ("6 oz beef, split into two 3-ounce balls", "12 oz beef, split into two 3-ounce balls"),
      ("Cut it into 3 oz. of 12 equal portions.", "Cut it into 3 oz. of 24 equal portions."),
      ("Seal 2 lb peas in a (quart/1 l) bag.", "Seal 4 lb peas in a (quart/1 l) bag."),
      ("1 400-g can (240 g drained) beans", "2 400-g cans (240 g drained) beans"),
      ("1 lb large shrimp (21-25), peeled", "2 lb large shrimp (21-25), peeled"),
      ("1 lb extra-large (21-25) shrimp", "2 lb extra-large (21-25) shrimp"),
      ("12 ounces shrimp (16 to 20 per pound)", "1 1/2 pounds shrimp (16 to 20 per pound)"),
      ("1 lb potatoes (4-6), peeled", "2 lb potatoes (8-12), peeled"),
      ("1 (2\") piece ginger", "2 (2\") pieces ginger"),
      ("1 2” piece ginger", "2 2” pieces ginger"),
      ("(2) 15 oz cans beans", "(4) 15 oz cans beans"),
      ("Two (2) 15-oz cans corn", "4 15-oz cans corn"), ("one (1) egg", "2 eggs"),
      ("1 can – 15 oz corn", "2 cans – 15 oz corn"),
      ("1 can, 15 oz, drained", "2 cans, 15 oz, drained"),
      ("2 - 8oz blocks cheese", "4 - 8oz blocks cheese"),
      ("1 brick (8 oz) feta", "2 bricks (8 oz) feta"),
      ("1 family size (22 oz) can soup", "2 family size (22 oz) cans soup"),
      ("1 pkg. (4 serving size) jelly", "2 pkgs. (4 serving size) jelly"),
      ("Makes 6 (1 cup) servings.", "Makes 12 (1 cup) servings."),
      ("Drop by 1/4 cupfuls onto a sheet.", "Drop by 1/4 cupfuls onto a sheet."),
      ("Repeat with the other 2 layers.", "Repeat with the other 2 layers."),
      (
        "For every 2 cups of rice, use 1 tsp salt.", "For every 2 cups of rice, use 1 tsp salt."
      ),
      ("6 (32 oz) quarts", "12 (32 oz) quarts"), ("8 oz Crystal malt 60L", "1 lb Crystal malt 60L"),
      ("1 tsp salt, 2 pulses", "2 tsp salt, 2 pulses"),
      ("2 eggs in a 13 by 9-inch dish", "4 eggs in a 13 by 9-inch dish"),
      ("1.5 qt Pyrex casserole dish", "1.5 qt Pyrex casserole dish"),
    ])
  func sizes(text: String, twice: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == twice)
    #expect(scaling.unscaled.isEmpty, "\(text)")
  }

  @Test(
    "what is one of several, a part or a reference stays",
    arguments: [
      "1 egg per 600 grams of flour", "3 leaves or 1/2 tsp seed per jar",
      "Mash with hot water (1.2 qts./lb.).",
      "per 100 g: 100 g; 292 kcal; fat 0.1 g", "Pickle half your peppers.",
      "For each serving, use 2 eggs.", "On each tortilla, spread cream (1 tsp).",
      "Transfer the mixture into a quart or half gallon jar.", "14-16 times.",
      "8qt Pressure Cooker", "Brush with half of the cup of sauce.", "4 of 12 recipes",
      "Bake on a tray and/or a stone.", "(each roughly 60g/2oz)",
      "Add 2 tbsp lemon juice or 1/2 tsp citric acid to each jar.", "Pour @&(~1)batter{} over it.",
      "Add 1 tbsp (15 ml) batter to each hole.", "Add 1 tsp oil (5 ml) to each hole.",
      "Use one you can sterilize.",
      "Add 1/4 tsp mace, 1/2 tsp salt and a squeeze of lime to each.",
      "Pot (20 qt) or larger. Ours is 24 qt.", "Crush two 1/4 wedges.", "cut the 204bone short",
      "Pour 1/4 cup of batter onto the griddle.", "Put 1 tbsp nut filling in the center.",
      "Fries (2 potatoes per eater)", "Add milk by 1/3 cupfuls.", "Add it in 1/4 cup increments.",
      "Set 2 racks in the oven.", "Mix. One batch makes 9 tsp. = 3 tbsp",
      "Nutritional value per slice: 4g Net Carbs 9g Fat", "One Pan Rice and Beans",
      "Size: 3lb, color: dark", "Line 2 square boxes with parchment.", "180 calories 16 g 11 oz",
      "Poach at 63&degC; for an hour.",
      "1 potato per person", "Set it on the lower 1/3 rack.", "Feed it 1/4 cup each day.",
      "Put it in a gallon zip-top bag.", "Freeze in a 2 gallon zip-loc bag.",
      "450&degF (230&degC)",
      "## Two Bean Salad with Eggs", "### Oysters in Half Shell",
    ])
  func staying(text: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text)
    #expect(scaling.unscaled.isEmpty, "\(text)")
  }

  @Test("remarks behind a name grow with the field of its amount")
  func remarks() {
    func fields(_ amount: String, _ unit: String, _ name: String) -> String {
      "ingredients:\n  - quantity: \(amount)\n    unit: \(unit)\n    item: \(name)\n"
    }
    let rows = [
      (
        fields("60", "ml", "lime juice (about 2 limes)"),
        fields("120", "ml", "lime juice (about 4 limes)")
      ),
      (
        fields("20", "g", "fresh yeast, or 7g dried"),
        fields("40", "g", "fresh yeast, or 14g dried")
      ),
      (fields("1", "can", "beans (400 g)"), fields("2", "can", "beans (400 g)")),
    ]
    for (text, twice) in rows { #expect(AmountScaler(by: 2).scaling(text).text == twice) }
  }
}
