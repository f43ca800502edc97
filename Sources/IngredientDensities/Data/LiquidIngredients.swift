/// Water, broth, juices, vinegars, sauces and spreads.
let liquidIngredients = """
  # Water and broth (liquid)
  236.6/cup W, 227/cup K, 237/cup U14411, 5/tsp F; water: (ice|tap|spring|filtered|mineral) water
  240/cup U06008, 100/100ml I29; beef broth: beef consomme, [fresh|canned] beef broth
  249/cup U06194, 244/cup U06413, 100/100ml I30315; chicken broth: [fresh|canned] chicken broth
  126/.5cup U06013; condensed chicken broth
  # Bouillon powder
  2/tsp U06080; chicken bouillon powder: chicken [bouillon|stock|broth] [powder|granules]
  # Stock and drinks (liquid)
  240/cup U06170, 100/100ml I29; beef stock: brown (beef) stock, veal stock, meat stock
  240/cup U06172, 100/100ml I30315; chicken stock: (rich|brown|light|white) chicken stock
  233/cup U06174, 100/100ml I75; fish stock: fish broth, fish fumet
  221/cup V, 100/100ml I29026; vegetable broth: vegetable stock
  29.6/floz U14121, 100/100ml I915; club soda: soda water, sparkling water, seltzer (water),
    carbonated water
  30.5/floz U14136; ginger ale
  30.7/floz U14400, 1.04/ml D; cola: Coca-Cola, Coke
  29.7/floz U14003, 1.005/ml D; beer: (lager|dark|light|pale|amber) beer, lager
  29.5/floz U14084, 100/100ml I904; table wine
  29.4/floz U14096, .998/ml D; red wine: (dry|fruity|full-bodied) red wine, (dry) red table wine,
    Burgundy
  29.4/floz U14106, .995/ml D; white wine: (dry|crisp|fruity) white wine, (dry) white table wine
  29.5/floz U14057, 29.5/floz U14536, .988/ml D, 1.046/ml D; fortified wine: (sweet|dry) dessert
    wine, (dry|cream|sweet) sherry, (ruby|tawny) port (wine), Madeira (wine), (dry|sweet) Marsala
    (wine), (dry|sweet|white) vermouth
  27.8/floz U14037, .95/ml D; distilled spirits: brandy, cognac, bourbon, whiskey, whisky, armagnac,
    Scotch (whisky), bourbon whiskey, 80 proof liquor
  27.8/floz U14050, .95/ml D; rum: (dark|light|white|gold) rum
  27.8/floz U14051, .95/ml D; vodka
  27.8/floz U14049, .939/ml D; gin
  34.8/floz U14414, 1.13/ml D; coffee liqueur: Kahlua
  33.6/floz U14034, 1.12/ml D; creme de menthe
  # Juices (liquid)
  244/cup U09152, 14/tbsp K; lemon juice: (strained|squeezed) lemon juice, juice lemon
  244/cup U09153, 100/100ml I11557; bottled lemon juice
  242/cup U09160; lime juice: (key) lime juice, (strained|squeezed) lime juice
  246/cup U09161; bottled lime juice
  248/cup U09206, 1.038/ml D; orange juice: (blood|squeezed|strained) orange juice
  284/cup U09214; orange juice concentrate: frozen orange juice (concentrate)
  247/cup U09128, 100/100ml I435; grapefruit juice: (pink|white) grapefruit juice
  247/cup U09221; tangerine juice: mandarin (orange) juice
  248/cup U09016, 100/100ml I433; apple juice: (sweet|hard|unfiltered) apple cider, (clear) apple
    juice
  70/.25cup K; apple juice concentrate
  253/cup U09135, 1.054/ml D; grape juice: (white|red|purple|Concord) grape juice
  250/cup U09273, 100/100ml I438; pineapple juice: (canned) pineapple juice
  256/cup U09294; prune juice
  249/cup U09442; pomegranate juice
  253/cup U14242; cranberry juice cocktail: cranberry juice
  247/cup U09232; passion fruit juice: passionfruit juice
  250/cup U09229; papaya nectar
  251/cup U09036; apricot nectar
  249/cup U09251; peach nectar
  250/cup U09262; pear nectar
  250/cup U09043; blackberry juice
  243/cup U11540, 100/100ml I390; tomato juice
  253/cup U11578, 100/100ml I358; vegetable juice: V8, tomato vegetable juice
  236/cup U11655; carrot juice
  # Milks of plants (liquid)
  226/cup U12118, 241/cup K; coconut milk: (canned|full fat|light|lite|thick) coconut milk
  240/cup U12117; coconut milk, fresh
  240/cup U12115, 284/cup K; unsweetened coconut cream: canned unsweetened coconut cream
  # Sweetened coconut cream
  296/cup U12116, 142/.5cup K; sweetened coconut cream: Coco Lopez
  # Evaporated coconut milk (liquid)
  242/cup K; evaporated coconut milk
  # Condensed coconut milk
  288/cup K; sweetened condensed coconut milk
  # Coconut water (liquid)
  240/cup U12119, 100/100ml I34688; coconut water
  # Coconut milk powder
  57/.5cup K; coconut milk powder: powdered coconut milk
  # Soy milk (liquid)
  243/cup U16120, 100/100ml I33597; soy milk: soymilk, soya milk
  # Vinegars (liquid)
  239/cup U02048; cider vinegar: (apple) cider vinegar
  238/cup U02053, 100/100ml I933; white vinegar: (distilled) (white) vinegar, (plain) vinegar,
    spirit vinegar
  239/cup U02068, 100/100ml I929; wine vinegar: [red|white|rice] wine vinegar,
    sherry (wine) vinegar, champagne vinegar, rice vinegar
  255/cup U02069; balsamic vinegar: (aged) balsamic (vinegar)
  # Flavorings (liquid)
  208/cup U02050, 14/tbsp K; vanilla extract: vanilla (essence|flavoring)
  4.2/tsp U02052; imitation vanilla: imitation vanilla extract
  # Sauces (liquid)
  255/cup U16123, 1.12/ml D, 120/100ml I31; soy sauce: (dark|light|regular|Japanese|Chinese|thin)
    soy sauce, shoyu, soya sauce
  18/tbsp U16124; tamari: tamari (soy) sauce
  275/cup U06971; Worcestershire sauce: Worcester sauce, Worcestershire
  18/tbsp U06179; fish sauce: (Asian|Thai|Vietnamese) fish sauce, nam pla, nuoc mam
  18/tbsp U06176; oyster sauce
  # Thick sauces and condiments
  16/tbsp U06175; hoisin sauce: hoisin
  288/cup U06112; teriyaki sauce
  # Hot sauces (liquid)
  4.7/tsp U06168; hot sauce: (bottled|Louisiana) hot (pepper) sauce, pepper sauce,
    hot red pepper sauce, red hot sauce
  4.7/tsp U06169; Tabasco sauce: Tabasco
  # Condiments
  279/cup U06150; barbecue sauce: BBQ sauce
  240/cup U11935, 120/100ml I353; ketchup: (tomato) ketchup
  262/cup U11546, 29/2tbsp K; tomato paste: (double concentrated) tomato paste
  245/cup U11549; tomato sauce: (fresh|canned) tomato sauce
  250/cup U11547; tomato puree: (fresh|canned) tomato puree, passata, sieved tomatoes
  132/.5cup U06931; marinara sauce: [spaghetti|pasta] sauce, marinara
  57/.25cup K; pizza sauce
  259/cup U06164; salsa: (tomato|red|green) salsa
  28/2tbsp K; pesto: (basil) pesto (sauce)
  277/cup U09081; cranberry sauce: (canned|jellied|whole berry) cranberry sauce
  238/cup U06125; gravy: (turkey|brown) gravy
  249/cup U02046, 5/tsp U02046, 5.3/tsp F; prepared mustard: [yellow|American|ballpark] mustard
  5/tsp L; Dijon mustard: (smooth|creamy|French) Dijon mustard, Dijon (style) mustard, Dijon
  5/tsp U02055; horseradish: (prepared|bottled|grated) (white) horseradish
  220/cup U04025, 113/.5cup K, 4.7/tsp F; mayonnaise: mayo, Hellmann's (mayonnaise),
    (real) mayonnaise
  250/cup U04120, 95/100ml I563; French dressing
  235/cup U04114; Italian dressing: (Italian) vinaigrette, Italian salad dressing
  245/cup U04015; Russian dressing
  250/cup U04017; Thousand Island dressing: 1000 Island dressing
  245/cup U04539; blue cheese dressing
  15/tbsp U12166, 128/.5cup K; tahini: (sesame) tahini (paste), sesame paste
  258/cup U16098, 135/.5cup K, 3.8/tsp F; peanut butter:
    (smooth|creamy|crunchy|chunky) peanut butter
  250/cup U12195, 68/.25cup K; almond butter
  16/tbsp U12088; cashew butter
  16/tbsp U12040; sunflower seed butter
  78/.25cup K; pistachio paste
  246/cup U16158, 246/cup U16137; hummus
  17/tbsp U16112; miso: (white|red|yellow|light|brown) miso (paste)
  8.6/tbsp U02054; capers: (nonpareil|brined|salt packed) capers
  122/.5cup U11958; relish: hamburger relish
  245/cup U11945, 120/100ml I394; sweet pickle relish: pickle relish, sweet relish
  122/.5cup U11944; hot dog relish
  275/cup U09082; cranberry-orange relish
  """
