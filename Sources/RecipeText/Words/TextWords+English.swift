import QuantityReading

extension TextWords {
  /// The words that are read in every language.
  static let english = TextWords(
    """
    months: january february march april may june july august september october november december
      jan feb mar apr jun jul aug sep sept oct nov dec
    references: page pages pg step steps chapter figure fig table section no nr number ph version
      vol volume isbn tel phone room level day week lesson stage note method street mark id sku size
      type grade aisle footnote illustration sections subsection subsections clause clauses
      paragraph paragraphs rfc unicode
    ordinals: st nd rd th ths rds nds
    temperatures: degree degrees deg celsius fahrenheit centigrade kelvin
    lengths: inch inches in cm mm ㎝ ㎜ m meter meters metre metres foot feet ft yard yards km mile
      miles centimeter centimeters centimetre centimetres millimeter millimeters
    otherUnits: kcal cal cals calorie calories kj kilojoules kilojoule joules watt watts w psi rpm
      ibu ibus ebc srm brix vols volumes abv proof bpm ppm sg og fg mhz ghz mb gb kb TB MB GB px dpi
      bit bits byte bytes KiB MiB GiB kib mib gib file files column columns row rows character
      characters chars digit digits argument arguments parameter parameters user users bug bugs
      commit commits error errors warning warnings pixel pixels dollars dollar cents euro euros usd
      gbp iu ph M W
    verbs: add bake beat blend boil bring brush chill chop combine cook cool cover crack cream cut
      divide drain drizzle drop fill fold form freeze fry garnish grease grill heat knead leave let
      lightly line make marinate mash measure melt microwave mix peel place pour preheat prepare
      press prick put reduce refrigerate remove rest return rinse roast roll rub saute sauté
      season serve set shake shape sieve sift simmer slice soak spoon spread sprinkle stand steam splash squeeze grind
      stir strain take tip toast top toss transfer turn use warm wash whip whisk wrap using
      meanwhile once when
    into: into
    percents: percent pct
    grades: count ct size
    participles: chopped diced grated sliced minced peeled cubed crushed halved quartered shredded
      beaten torn split cut mashed cooked toasted trimmed pitted seeded drained boiled separated
      juiced zested
    keeping: below store stored keep kept freeze freezer frozen fridge refrigerate refrigerator
      chill chilled cold cool ferment fermentation incubate incubated incubator centrifuge
      centrifuged shaker mash hold held at to between heat heated oven bake preheat warm roast
      temperature
    nutrition: nutrition nutritional
    per: serving portion portions servings person
    each: each
    at: at
    dishes: soup salad rub cereal bread brownies
    clock: am pm o'clock
    infinitives: also always be do easily even find get have just make not only often prepare say see
      simply still substitute take then use
    titles: name title headline
    mixtures: part parts
    ratings: stars rating ratings review reviews vote votes comment comments photo photos
    measures: handful sprig clove knob rasher dollop glug stalk cupful bulb splash squeeze shaving grind
    plain: arugula asparagus bacon basil beef bran brie broccoli brioche butter caramel cardamom cayenne celery
      cheddar cheese chervil chickpeas chives chocolate chorizo cilantro cinnamon cocoa coffee coriander corn cornflour
      cornmeal cornstarch couscous cumin custard dill dough feta fennel fish flour fruit garlic gelatin ghee ginger
      gnocchi granola greens halloumi herbs honey horseradish hummus jam kale ketchup kimchi lard leaves lemongrass lentils
      lettuce margarine marjoram marmalade marzipan mascarpone mayo mayonnaise meat mince mint miso molasses mozzarella
      mustard nori oatmeal oats oil okra oregano pancetta paprika parmesan parsley pasta pastry pectin pesto
      polenta pork prosciutto quinoa ricotta rice rocket rosemary saffron sage salsa sauce salami salmon sausagemeat seaweed
      spaghetti spinach sprouts syrup tahini tarragon tea thyme tofu tuna turmeric vanilla veal vinegar watercress
      yeast yoghurt yogurt
    mixing: add crack stir mix whisk fold beat blend pour sprinkle whip
    roots: ginger galangal turmeric lemongrass daikon cinnamon
    sides: upper lower left right first second
    streets: street st avenue ave road place lane
    finite: is are was were has have had will must contains equals gives holds measures weighs
    dishNames: ingredient layer bean berry cheese grain meat mushroom pepper spice minute
    pans: muffin cupcake popover
    fillings: scant heaping heaped generous rounded rounding level brimming packed piled
    degrees: firmly lightly loosely tightly well
    liquids: milk beer broth stock water juice wine buttermilk cider cola lemonade ale brandy champagne gin lager
      port prosecco rum sherry soda stout vodka whiskey whisky liqueur vermouth tequila mezcal bourbon cognac
      syrup bouillon campari aperol chartreuse absinthe amaro curaçao curacao cachaça pisco cointreau
      amaretto limoncello sake grenadine orgeat rhum
    """)
}
