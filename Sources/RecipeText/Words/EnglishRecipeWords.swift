import QuantityCore
import QuantityReading

extension RecipeWords {
  /// The words of English recipes, and foreign words for the same things that mean nothing else in
  /// English. Source of the plurals: Merriam-Webster’s Collegiate Dictionary.
  static let english = RecipeWords(englishWords + foreignWords, isEnglish: true)

  static let englishWords = """
    grammar: nounLast
    plurals: sh/shes ch/ches s/ses x/xes z/zes ay/ays ey/eys iy/iys oy/oys uy/uys y/ies /s
    nouns: almond anchovy anise/anise apple apricot artichoke aubergine avocado bagel baguette ball banana
      bap batch bean beet beetroot bell berry bird biscuit blackberry blossom blueberry bone
      bouquet bowl breast brisket brownie bun burger cabbage cake candy cantaloupe caper capsicum carrot
      casing cauliflower chayote cherry chestnut chicken chile chili/chilies chilli/chillies
      chop clam cluster cob cocktail coconut cookie cornichon courgette crab cracker crepe croissant
      crouton crumpet crust cucumber cupcake cutlet date donut doughnut drumstick duck dumpling
      egg eggplant endive falafel fig filet floret flower frond gherkin gingersnap glass
      goose/geese grape grapefruit guava habanero half/halves ham heart hen herring hock
      honeydew jalapeño jalapeno jug kebab kernel kettle kipper kiwi knuckle kumquat ladyfinger
      layer leek leg lemon lime link lobster log loin macaroon mandarin mango/mangoes mix mound
      marshmallow meatball melon meringue muffin mug mushroom mussel nectarine noodle nut nutmeg
      olive onion orange oyster pancake papaya parsnip patty pea peach peapod pear pepper
      peppercorn person/people petal pheasant pickle pie pineapple pistachio pita pitta pizza
      plantain plum pod pomegranate popsicle portion pot potato/potatoes poussin prawn pretzel
      prune pumpkin quail quarter quince rabbit rack radish raisin raspberry ring roll root rusk
      rutabaga sandwich sardine sausage scallion scallop scone seed shallot shank shell
      shortcake shoulder shrimp/shrimp skewer spear sprout squab squash steak strawberry swede tablet taco
      tangerine tart tenderloin tentacle thigh tomatillo tomato/tomatoes tortilla truffle turkey
      turnip wafer waffle walnut white wing wonton wrap wrapper yam yolk zucchini
    pieces: glassful mugful bowlful scoopful bar blade branch bulb bunch bundle capful chunk clove crack cube dab dash dessertspoonful dollop doz/doz
      drizzle drop ear fillet fistful glug grind handful head jigger knob ladleful leaf/leaves loaf/loaves
      lump nub
      pair pat piece pinch rasher recipe rib round saltspoonful scoop segment serving shaving sheet shot slab
      slice sliver splash spoonful sprig squeeze squirt stack stalk stem stick strand strip teacup teacupful twist unit
      wedge wineglassful cupful
    containers: bag block bottle box brick can carton container envelope jar pack package packet pail pkg
      pkt pot pouch punnet sachet sack sleeve tin tray tub tube
    abbreviations: cn ctn ctns ds env envs pn sl pk pkgs pks pkts
    vessels: basin beaker blender boiler bowl bucket carafe carboy casserole cauldron cooker cooler crock
      crockpot cup cutter cylinder demijohn dish dispenser fermenter flask glass griddle jug kettle ladle measure mixer
      mold mould mug oven pan pipet pipette pitcher pot processor ramekin roaster saucepan saucepot
      sheet skillet springform steamer stockpot syringe tray tureen vessel wok
    uses: baking bundt cake canning casserole centrifuge conical dropper dutch fluted freezer glass
      gratin heatproof loaf mason measuring mixing muffin nonstick ovenproof pie plastic preserving
      pressure pudding pullman quiche resealable roasting sampling serving sheet souffle soufflé
      spray springform squeeze sterile sterilised sterilized storage tart tube zip ziploc
    descriptions: additional baby big black boneless brown cold dried extra family fat firm fresh
      freshly frozen full generous good green heaped heaping hot jumbo large lean level little
      lg long med medium mini more organic overripe plump purple raw red regular ripe rounded rounding scant short
      skinless slim sm small smallish soft standard sweet tart thick thin tiny unripe unwaxed very white
      whole yellow young
    ends: a about after an and approximately around as at baked beaten before boiled boned broken by
      chilled chopped cleaned coarsely cold cooked cooled cored crumbled crushed cubed cut deseeded
      deveined diced divided drained each filled finely gradually for from grated halved if in into juiced
      just labeled labelled left lengthwise lightly mashed melted minced of on only optional or over
      packed peeled per pitted plus pounded pressed quartered rinsed room roughly seeded separated
      separately shelled shredded shucked skinned sliced slightly slowly smashed so soaked softened
      split squeezed stemmed that the then thickly thinly till to toasted torn trimmed unpeeled until
      washed weighing when which with within without zested
    heat: bake baked baking boil broil broiler celsius centigrade chill degree degrees
      fahrenheit fan fry frying gas grill heat heated hold hot oven ovens preheat preheated
      proof reach reaches registers roast roasting simmer smoker temp temperature thermometer
      toast warm warmed warming
    nutrients: calorie calories carb carbohydrate carbohydrates carbs cholesterol fiber fibre
      kcal kilojoules kj caloriecontent carbohydratecontent cholesterolcontent fatcontent
      fibercontent proteincontent saturatedfatcontent sodiumcontent sugarcontent servingsize monounsaturated polyunsaturated potassium protein proteins saturated
      saturates sodium unsaturated
    foods: calcium fat fats iron salt sugar sugars
    yields: feeds makes portions recipeyield serves serving servings yield yields
    parts: flesh juice leaves peel pulp rind seeds whites yolks zest
    shares: apiece at each per
    relations: after among at before between by for in into on onto per than until
    uncounted: cents cm days deg euro euros feet folds ft hours in inch inches meter meters
      metres minutes mm nm pulses slits times um years
    shapes: ball batch biscuit block bun cake chunk cookie cracker cube cupcake doughnut half
      layer loaf log lump meatball mound muffin pancake patty person pie piece pizza portion
      quarter roll round
      sandwich segment serving slab slice square strip waffle wedge
    staples: flour sugar salt butter milk water oil pepper cream cheese yeast pinch tablespoon
      tablespoons tbsp teaspoon teaspoons tsp cup cups of the and a an with for to or in

    """
}
