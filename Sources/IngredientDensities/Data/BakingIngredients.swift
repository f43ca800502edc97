/// Flours, sugars, leavening, chocolate and what is baked of them.
let bakingIngredients = """
  # Flours and starches
  120/cup K, 125/cup U20081, 120.5/cup B, 2.1/tsp F; all-purpose flour: (plain|white|wheat) flour,
    AP flour, all-purpose (white|wheat|plain) flour
  113.4/cup B; all-purpose flour, sifted
  141.7/cup B, 137/cup U20129, 160/cup K; all-purpose flour, scooped
  113/cup K, 125/cup U20082, 2.3/tsp F; self-rising flour: self-rising (plain|cake) flour
  120/cup K, 137/cup U20083, 127.6/cup B, 2.1/tsp F; bread flour: wheat bread flour,
    strong (white|bread) flour, (strong) white bread flour, artisan bread flour
  120/cup K, 137/cup U20084, 113.4/cup B, 1.9/tsp F; cake flour: (soft|sponge) cake flour
  99.2/cup B; cake flour, sifted
  106/cup K; pastry flour: (white) pastry flour
  96/cup K; whole wheat pastry flour
  113/cup K, 120/cup U20080, 2.8/tsp F, 135/250ml F; whole wheat flour: Deaf Smith flour,
    (white) whole wheat flour, (whole wheat) bread whole wheat flour, graham flour, atta (flour)
  113/cup K; sprouted wheat flour
  116/cup K; 00 flour: (00|Italian) pizza flour, Italian 00 flour, Tipo 00 (flour),
    double zero flour
  103/cup K, 102/cup U20064, 1.9/tsp F; rye flour: (white|light|medium) rye flour
  106/cup K, 128/cup U20063; dark rye flour: pumpernickel (flour)
  120/cup K, 120/cup U20011, 3.6/tsp F; buckwheat flour
  142/cup K, 158/cup U20061, 3.2/tsp F; rice flour: white rice flour
  128/cup K, 158/cup U20090; brown rice flour
  120/cup K; glutinous rice flour: sweet rice flour, mochiko
  163/cup K, 167/cup U20066, 3.7/tsp F; semolina: semolina flour
  124/cup K; durum flour
  184/cup K, 160/cup U11413, 3.6/tsp F; potato flour
  86/cup K, 60/cup U11378; potato flakes: (dried|instant mashed) potato flakes,
    instant mashed potatoes
  152/cup K, 60/100ml I162; potato starch
  2.8/tsp F; legume flour: bean flour
  85/cup K, 92/cup U16157; chickpea flour: (besan) garbanzo (bean) flour, gram flour, besan
  140/cup K, 84/cup U16115; soy flour: soya flour, full fat soy flour
  105/cup U16117; defatted soy flour
  96/cup K; almond flour: (toasted|blanched) almond flour
  84/cup K; almond meal
  89/cup K; hazelnut flour: hazelnut meal
  80/cup K; pecan meal: pecan flour
  128/cup K; coconut flour
  92/cup K, 104/cup U20132; oat flour
  85/cup K, 148/cup U20130; barley flour
  103/cup K; amaranth flour
  110/cup K; quinoa flour
  138/cup K, 121/cup U20648; sorghum flour
  99/cup K, 55/100ml I31226; spelt flour: (whole|white) spelt flour
  135/cup K; teff flour
  130/cup U20070; triticale flour
  117/cup U20016, 126/cup U20018, 55/100ml I29823; corn flour: maize flour, yellow corn flour
  93/cup K, 114/cup U20017; masa harina: (corn) masa (flour)
  120/cup K, 60/100ml I31544; gluten-free flour: gluten-free (all-purpose|measure for measure) flour
  18/2tbsp K; vital wheat gluten: (wheat) gluten
  112/cup K, 128/cup U20027, 120/cup B, 3.2/tsp F, 125/250ml F; cornstarch: cornflour, corn starch,
    (cornstarch) cornflour, maize starch
  128/cup U20003; arrowroot: arrowroot flour, arrowroot starch, arrowroot powder
  113/cup K; tapioca starch: tapioca flour
  21/2tbsp K; quick-cooking tapioca: (minute|instant|quick) tapioca
  152/cup U20068; tapioca pearls: (pearl) tapioca
  138/cup K, 122/cup U20020, 156/cup K, 157/cup U20022, 3.6/tsp F; cornmeal: corn meal,
    (yellow|white|fine|stone-ground) cornmeal
  138/cup U20025; self-rising cornmeal
  163/cup K, 55/100ml I29822; polenta: (coarse) polenta, instant polenta
  2.5/tsp F; blue cornmeal: blue corn meal
  176/cup U08104, 173/cup U08102, 3.8/tsp F; farina: cream of wheat
  2.8/tsp F; biscuit mix: (biscuit mix) Bisquick, (Bisquick) baking mix
  130/cup U18289; pancake mix
  64/cup K, 58/cup U20077, 1.2/tsp F; bran: wheat bran, unsifted bran
  106/cup K, 94/cup U20033; oat bran: (raw) oat bran
  118/cup U20060; rice bran
  115/cup U20078, 112/cup K, 113/cup U08084, 2.6/tsp F; wheat germ: (toasted) wheat germ
  # Sugars
  200/cup U19335, 198/cup K, 200/cup B, 4/tsp F, 250/250ml F; granulated sugar:
    (white) (granulated) (table|cane|crystal) sugar, beet sugar
  190/cup K, 4/tsp F, 220/250ml F; caster sugar: (caster|bar) superfine sugar, golden caster
    sugar, baker's sugar, very fine sugar
  213/cup K, 220/cup U19334, 217/cup B, 239/cup B, 4.2/tsp F, 170/250ml F; brown sugar:
    (packed) (light|dark|soft|golden) brown sugar, (light|dark) muscovado (sugar)
  145/cup U19334; brown sugar, loose
  220/cup K; demerara sugar
  180/cup K; turbinado sugar: raw sugar, sugar in the raw
  154/cup K; coconut sugar
  156/cup K; maple sugar
  113.5/cup K, 120/cup U19336, 113.4/cup B, 2.8/tsp F, 150/250ml F; powdered sugar:
    confectioners' sugar, (confectioners') icing sugar, 10x sugar
  100/cup U19336; powdered sugar, sifted
  200/cup K; cinnamon sugar
  25/cup K; sugar substitute: Splenda, (granulated) sucralose
  # Syrups and spreads
  339/cup U19296, 336/cup K, 333/cup B, 7.2/tsp F, 360/250ml F; honey:
    (clover|liquid|runny|acacia|wildflower|raw) honey
  337/cup U19304, 340/cup K, 319/cup B, 7.4/tsp F; molasses: treacle, black treacle,
    (light|dark|unsulfured|mild|blackstrap) molasses
  341/cup U19350, 312/cup K, 326/cup B, 7.4/tsp F; corn syrup: (light|white) corn syrup, Karo
  328/cup U19349, 1.38/ml D; dark corn syrup
  310/cup U19351; high-fructose corn syrup
  360/250ml F, 140/100ml I3; golden syrup: Lyle's (golden syrup)
  360/250ml F, 140/100ml I946; glucose syrup: glucose, liquid glucose
  315/cup U19353, 312/cup K; maple syrup: (real|dark|amber) maple syrup
  315/cup U19360, 315/cup U19361, 1.312/ml D; pancake syrup: table syrup
  42/2tbsp K; barley malt syrup: malt syrup
  330/cup U19355; sorghum syrup: sorghum
  84/.25cup K, 6.9/tsp U19912; agave syrup: agave (nectar)
  300/cup U14181; chocolate syrup
  304/cup U19348; fudge sauce: (hot) fudge (topping), chocolate fudge topping
  340/cup U19366; pineapple topping
  41/2tbsp U19364; caramel sauce: [caramel|butterscotch] topping, butterscotch (sauce)
  328/cup U19367; nut topping: nuts syrup
  282/cup U19294; fruit butter: apple butter
  320/cup U19303, 340/cup K, 330/250ml F, 20/tbsp U19297; jam: preserves, jelly,
    (strawberry|raspberry|apricot|grape|red currant|currant|blackberry) jam,
    (strawberry|raspberry|apricot|cherry|peach|fig) preserves,
    (apple|grape|currant|red currant|pepper|mint) jelly
  320/cup U19303, 115/100ml I11013; marmalade: (orange|ginger) marmalade
  113/.5cup K; lemon curd
  85/.25cup K; boiled cider
  160/.5cup K, 149/.5cup K, 1.26/ml D; hazelnut spread: Nutella, chocolate hazelnut spread
  156/.5cup K; hazelnut praline paste: praline paste
  72/.25cup K; cookie butter spread
  100/.25cup K; guava paste
  60/.333cup K; passion fruit puree
  # Sweets
  182/cup U19106, 3.4/tsp F; gumdrops
  3.2/tsp F; gummy bears
  43/cup K, 50/cup U19116, 1.1/tsp F; small marshmallows: (mini|miniature) marshmallows
  128/cup K, 123/cup K; marshmallow fluff: marshmallow [creme|spread]
  142/.5cup K; caramels: caramel candies, caramel squares
  156/cup K; toffee bits: (chopped|Heath) toffee, caramel bits, toffee chunks
  208/cup U19141; M&Ms: chocolate candies
  170/cup U19140; peanut M&Ms: chocolate covered peanuts
  290/cup K; marzipan
  259/cup K, 227/cup U12071; almond paste
  # Leavening, salt and thickeners
  7/2.25tsp L, 4/tsp U18375, 12/tbsp U18375; active dry yeast: dry yeast, yeast, active yeast
  9/tbsp K, 7/2.25tsp L; instant yeast: rapid-rise yeast, instant dry yeast,
    [fast-action|bread machine|quick] yeast
  4/tsp K, 4.6/tsp U18369, 4.6/tsp B, 3.8/tsp F; baking powder:
    (double-acting|aluminum-free) baking powder
  6/tsp K, 4.6/tsp U18372, 4.3/tsp F; baking soda: [bicarb|bi-carb] (soda),
    bicarbonate of soda, sodium bicarbonate
  3/tsp U18373, 3.2/tsp F; cream of tartar
  7/tbsp U19177, 9/15ml I25; gelatin: (unflavored|powdered|granulated) (powdered) gelatin, gelatin
    powder
  6/tsp L, 18/tbsp K, 292/cup U02047, 5.1/tsp F, 250/250ml F; salt: (table|fine|iodized) salt
  8/tbsp K, 2.8/tsp L, 37/.25cup T; Diamond Crystal kosher salt: (coarse) kosher salt, coarse salt
  16/tbsp K, 4.8/tsp L, 71/.25cup T; Morton kosher salt: (coarse) kosher salt, coarse salt
  71/.25cup T; Whole Foods kosher sea salt
  5/tsp E, 125/100ml I33151; fine sea salt: sea salt
  5/tsp C, 5/tsp A, 6/tsp A; coarse sea salt: sea salt, coarse salt, grey salt, gray salt
  2.5/tsp A, 2/tsp A, 3/tsp A; flaky sea salt: sea salt, Maldon (sea) (salt), sea salt flakes,
    flake salt, fleur de sel
  6/tsp A; pink Himalayan salt: Himalayan (pink) salt, pink salt
  6/tsp A; pickling salt: canning salt
  # Chocolate, coffee and tea
  86/cup U19165, 84/cup K, 82/cup B, 2.3/tsp F, 110/250ml F; cocoa:
    (unsweetened|natural|baking) cocoa (powder)
  86/cup U19166, 92/cup B; Dutch process cocoa: Dutch (processed) cocoa (powder), alkalized cocoa
  75/cup B; cocoa, sifted
  170/cup K, 168/cup U19080, 3.8/tsp F; chocolate chips:
    (semisweet|dark|bittersweet) chocolate [chips|morsels|chunks],
    semi sweet chocolate [chips|morsels|chunks]
  168/cup U19120; milk chocolate chips
  170/cup U19087, 170/cup K; white chocolate chips: white chocolate [chips|morsels|chunks]
  177/cup K, 173/cup U19080; mini chocolate chips: miniature chocolate chips
  170/cup U19085, 168/cup U19086; baking chips: butterscotch chips, peanut butter chips
  120/cup K; cacao nibs: cocoa nibs
  132/cup U19078, 2.1/tsp F; grated chocolate:
    grated (semisweet|bittersweet|unsweetened|dark|milk) chocolate, milk chocolate
  5.1/tsp F; melted chocolate: melted (semisweet|bittersweet|dark|unsweetened|milk) chocolate,
    milk chocolate
  170/cup K; chopped chocolate:
    chopped (semisweet|bittersweet|dark|unsweetened|milk|baking) chocolate, milk chocolate
  1.9/tsp F; ground coffee: coffee (grounds|powder)
  1.2/tsp F, 1/tsp U14214; instant coffee: instant coffee (powder|granules)
  7/tbsp K; espresso powder: instant espresso (powder|coffee)
  # Brewed coffee (liquid)
  237/cup U14209, 100/100ml I900; brewed coffee: coffee brewed, [black|strong] (brewed) coffee,
    [liquid|hot|warm|cool|cooled|cold|chilled|iced]
    (black|strong|brewed) coffee
  30/floz U14210, 100/100ml I35475; espresso: brewed espresso
  # Tea leaves
  1.6/tsp F; tea leaves: (black|green|loose) tea (leaf)
  # Brewed tea (liquid)
  237/cup U14355, 100/100ml I901; brewed tea: (brewed|hot|strong|weak) (black|green) tea
  # Malted milk powder
  35/.25cup K; malted milk powder: malt powder, malted milk
  # Crumbs and bread
  84/cup K, 45/cup U18416, 1.3/tsp F, 60/250ml F; fresh bread crumbs:
    (fresh) soft (white) bread crumbs, fresh (white|sourdough) bread crumbs
  112/cup K, 108/cup U18079, 2.5/tsp F, 125/250ml F; dry bread crumbs:
    (dry) (packaged) plain bread crumbs, [dry|fine dry|packaged] (white) bread crumbs
  120/cup U18376; seasoned bread crumbs: Italian bread crumbs
  50/cup K; panko: (Japanese) panko (bread crumbs)
  35/cup U18416; bread cubes: cubed bread, cubes of bread, (white) bread cubes
  30/cup U18242; croutons: plain croutons
  40/cup U18243; seasoned croutons
  1.9/tsp F; cake crumbs: fresh cake crumbs
  85/cup K, 110/250ml F, 2.5/tsp F; cookie crumbs: biscuit (cookie) crumbs, crushed oreo cookies,
    (chocolate) cookie crumbs, crushed cookies
  1.3/tsp F, 70/cup U18228; cracker crumbs
  70/cup U18228; saltine crumbs: crushed saltines, saltine cracker crumbs
  99/cup K, 84/cup U18173, 1.9/tsp F; graham cracker crumbs: crushed graham crackers
  80/cup U18212; crushed vanilla wafers: vanilla wafer crumbs
  115/cup U18236; cracker meal
  45/cup U18228; oyster crackers
  5.25/cup K, 8/cup U19034; popcorn: popped popcorn, popped corn, air-popped popcorn
  """
