/// Milk, cheese, eggs, fats and oils.
let dairyIngredients = """
  # Milk (liquid)
  244/cup U01077, 227/cup K, 242/cup B; milk:
    (whole|skim|skimmed|semi-skimmed|1%|2%|nonfat|sweet|cow's) milk, full (fat|cream) milk
  244/cup U01106, 100/100ml I604; goat's milk
  245/cup U01109; sheep's milk
  250/cup U01102, 1.056/ml D; chocolate milk drink: chocolate milk
  245/cup U01088, 227/cup K; buttermilk: (cultured) buttermilk
  252/cup U01214, 113/.5cup K, 4.7/tsp F; evaporated milk: (skim|canned) evaporated milk
  # Condensed milk
  306/cup U01095, 78/.25cup K; sweetened condensed milk: condensed milk
  # Milk powder
  28/.25cup K, 120/cup U01091, 68/cup U01092, 2.4/tsp F; powdered milk:
    (nonfat|skim|instant nonfat) milk powder, (nonfat|skim) dry milk (powder),
    (nonfat) powdered milk, (nonfat) dried milk
  50/.5cup K, 128/cup U01090; whole milk powder: [dried|powdered] whole milk
  18/2tbsp K, 120/cup U01094; buttermilk powder: powdered buttermilk, dry buttermilk (powder)
  145/cup U01115, 50/100ml I11092; whey powder: dried whey, sweet whey
  # Whey and cream (liquid)
  246/cup U01112; whey
  238/cup U01053, 227/cup K, 232/cup B; heavy cream: [heavy|double|thick] (whipping) cream,
    whipping cream
  239/cup U01052, 100/100ml I29066; light whipping cream
  240/cup U01050, 227/cup K; light cream: [table|coffee|single] cream
  242/cup U01049, 227/cup K; half-and-half: half half
  # Whipped cream and creamer
  120/cup U01053, .496/ml D; whipped cream: whipped (heavy|double|whipping) cream
  60/cup U01054; pressurized whipped cream: aerosol whipped cream
  75/cup U01073; whipped topping: Cool Whip, frozen whipped topping
  94/cup U01069; powdered creamer: powdered coffee creamer
  # Creamer (liquid)
  240/cup U01067; coffee creamer: (liquid) (coffee) creamer
  # Sour cream and yogurt
  230/cup U01056, 227/cup K, 242/cup B; sour cream: (cultured|full fat|light) sour cream,
    soured cream
  124/.5cup K, 100/100ml I628; creme fraiche
  245/cup U01116, 227/cup K; yogurt:
    (plain|Greek|natural|whole milk|Greek style|vanilla|skim milk|nonfat|full fat) yogurt
  245/cup U01120, 100/100ml I11723; fruit yogurt
  # Eggnog (liquid)
  254/cup U01057; eggnog
  # Ice cream
  66/.5cup U19095, 50/100ml I663; ice cream: (vanilla|chocolate) ice cream
  74/.5cup U19097; sherbet
  19/tbsp U01225; dulce de leche
  # Cheese (solid)
  135/cup U01004; blue cheese: (crumbled) blue cheese, Roquefort (cheese), Gorgonzola (cheese),
    Stilton (cheese)
  113/cup U01005; brick cheese: (grated) brick cheese
  240/cup U01006; brie, melted
  144/cup U01006; brie: (sliced) brie (cheese)
  246/cup U01007, 90/100ml I640; camembert: camembert (cheese)
  113/cup U01009, 113/cup K, 2.5/tsp F, 125/250ml F; cheddar cheese:
    (grated) (sharp|mild|white|yellow|extra sharp) cheddar (cheese), grated sharp cheddar (cheese)
  113/cup K; shredded cheese: [grated|shredded] cheese
  132/cup U01009; cheddar cheese, cubed
  244/cup U01009; cheddar cheese, melted
  113/cup U01011, 2.3/tsp F; colby cheese: (grated) colby (cheese)
  113/cup U01025, 113/cup K, 2.8/tsp F; jack cheese: (grated) (Monterey|pepper) jack (cheese),
    grated Monterey cheese
  112/cup U01026, 113/cup K; mozzarella: (grated) mozzarella (cheese)
  132/cup U01029; mozzarella, cubed
  100/cup U01032, 50/.5cup K; parmesan cheese: (grated) parmesan (cheese),
    (grated) Parmigiano (Reggiano) (cheese)
  100/cup U01032; romano cheese: (grated) (pecorino) romano (cheese), (grated) pecorino (cheese)
  108/cup U01040, 113/cup K; Swiss cheese: (grated) Swiss (cheese), (grated) Emmental (cheese),
    (grated) Emmentaler (cheese)
  132/cup U01040; Swiss cheese, cubed
  244/cup U01040; Swiss cheese, melted
  108/cup U01023; gruyere cheese: (grated) gruyere (cheese), (grated) Comte (cheese)
  108/cup U01020; fontina cheese: (grated) fontina (cheese)
  113/cup U01030; muenster cheese: (grated) muenster (cheese)
  132/cup U01035; provolone cheese: provolone (cheese)
  113/cup U01034; port salut: (grated) port salut cheese, port de salut
  134/cup U01024; limburger cheese: limburger (cheese)
  113/cup U01042; American cheese: (grated) American cheese, process cheese
  244/cup U01042; American cheese, melted
  244/cup U01048, 100/100ml I648; cheese spread
  28/.25cup U01251; Mexican cheese blend: (grated) Mexican cheese (blend), taco cheese
  57/.5cup K, 150/cup U01019; feta cheese: (crumbled) feta (cheese)
  57/.5cup K, 122/cup U01228; queso fresco
  118/cup U01229; queso blanco
  97/cup U01227; queso seco
  132/cup U01165; queso anejo
  232/cup U01017, 227/cup K, 5.1/tsp F; cream cheese: (Philadelphia) (full fat) cream cheese
  227/cup K, 100/100ml I34752; mascarpone: mascarpone (cheese)
  # Soft cheese
  10/tbsp U01017; whipped cream cheese
  226/cup U01015, 225/cup U01012, 210/cup U01012, 4.9/tsp F; cottage cheese:
    (small curd|large curd|creamed) cottage cheese
  145/cup U01014; dry curd cottage cheese: dry cottage cheese
  246/cup U01036, 227/cup K; ricotta: (whole milk|part skim|skim) ricotta (cheese)
  # Eggs (solid)
  243/cup U01123, 4.9/tsp F; eggs: (beaten|whole) eggs
  243/cup U01124, 4.7/tsp F; egg whites
  243/cup U01125, 5.7/tsp F; egg yolks
  136/cup U01129, .6/ml D; hard-boiled eggs: (chopped) hard cooked eggs, chopped eggs, boiled eggs
  220/cup U01132; scrambled eggs
  85/cup U01133; dried eggs: egg powder, powdered eggs, dried whole egg
  11/2tbsp K, 107/cup U01136; dried egg whites: powdered egg whites, egg white powder
  67/cup U01137; dried egg yolks: powdered egg yolks
  # Fats
  227/cup U01001, 113/.5cup K, 226.8/cup B, 4.9/tsp F, 250/250ml F; butter:
    (sweet|melted|clarified sweet|cultured) butter, sweet cream butter, stick butter
  151/cup U01002; whipped butter
  205/cup U01003, 44/.25cup K, 192.8/cup B; ghee: clarified butter, butter ghee
  229/cup U04612, 4.7/tsp F; margarine: (stick|soft|tub|soft tub) margarine, oleo, vegan butter
  205/cup U04002, 113/.5cup K, 4.7/tsp F; lard: pork fat
  205/cup U04542; chicken fat: schmaltz
  205/cup U04574; duck fat
  205/cup U04576; goose fat
  205/cup U04575; turkey fat
  205/cup U04001, 85/100ml I553; beef tallow: tallow, beef fat
  3.8/tsp F; bacon fat: bacon grease, bacon drippings
  205/cup U04615, 184/cup K, 191.4/cup B, 4.7/tsp F; shortening:
    (solid) (vegetable|white) shortening, (solid) Crisco
  4.4/tsp F; shortening, melted
  45/.25cup K; palm shortening
  # Oils (liquid)
  218/cup U04044, 198/cup K, 212.6/cup B, 4.4/tsp F; vegetable oil:
    [soybean|soy|cooking|neutral|salad|frying|flavorless] (vegetable) oil
  218/cup U04582, .92/ml D; canola oil: rapeseed oil
  218/cup U04518, .922/ml D; corn oil
  218/cup U04506, 90/100ml I540; sunflower oil
  218/cup U04510; safflower oil
  216/cup U04042, .914/ml D; peanut oil: groundnut oil
  218/cup U04502; cottonseed oil
  218/cup U04517; grapeseed oil: grape seed oil
  216/cup U04053, 50/.25cup K, 4/tsp F; olive oil: (extra) (virgin|light|fruity) olive oil
  218/cup U04581, 90/100ml I33091; avocado oil
  218/cup U04529; almond oil
  218/cup U04532; hazelnut oil
  218/cup U04528; walnut oil
  218/cup U04058, .923/ml D; sesame oil: (toasted|dark|Asian|roasted|light|Oriental|Chinese) sesame
    oil
  # Fats of plants
  218/cup U04047, 113/.5cup K; coconut oil
  216/cup U04055, .915/ml D; palm oil
  218/cup U04501, 255.1/cup B; cocoa butter: cacao butter
  # More oils (liquid)
  218/cup U04514; poppyseed oil: poppy seed oil
  218/cup U04530; apricot kernel oil
  13.6/tbsp U04588; oat oil
  # Nutmeg butter
  218/cup U04572; nutmeg butter
  # Fish oil (liquid)
  218/cup U04589, .928/ml D; cod liver oil: fish oil
  """
