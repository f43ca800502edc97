// The data, and nothing else. In each row: grams, the least and the most that sources give, the US
// measure that they fill, the sources, the name with its variant, other names. A word in parentheses
// can be left out. The first source is that of the figure: U is USDA, K King Arthur, F the FAQ, B
// The Cake Bible, W the density of water. A single source is taken as good to 5 %, several to no
// less than 2 %.
let standardIngredients = """
  # Flours and starches
    120  100  137 cup KUF all-purpose flour: (plain) (white) flour, AP flour, all-purpose (white) flour
    113  108  119 cup B   all-purpose flour, sifted
    137  134  160 cup UK  all-purpose flour, scooped
    113  110  125 cup KUF self-rising flour: self-rising (plain) flour
    120  100  137 cup KUF bread flour: wheat bread flour, strong flour, strong white flour
    120   91  137 cup KUF cake flour
    120  113  135 cup UKF whole wheat flour: Deaf Smith flour, graham flour
    103   91  106 cup KUF rye flour
    120  117  173 cup UKF buckwheat flour
    158  142  162 cup UKF rice flour: white rice flour
    167  163  178 cup UKF semolina: semolina flour
    160  156  173 cup UF  potato flour
    134  127  142 cup F   legume flour: bean flour
     96   91  101 cup K   almond flour
    128  121  135 cup K   coconut flour
     92   90  104 cup KU  oat flour
    128  112  154 cup UKF cornstarch: cornflour, corn starch, (cornstarch) cornflour
    128  121  135 cup U   arrowroot: arrowroot flour, arrowroot starch, arrowroot powder
    113  107  119 cup K   tapioca starch: tapioca flour
    138  122  173 cup KUF cornmeal: corn meal, yellow cornmeal, polenta
    120  114  126 cup F   blue cornmeal: blue corn meal
    182  173  192 cup F   farina: cream of wheat
    134  127  142 cup F   biscuit mix: (biscuit mix) Bisquick
     58   56   64 cup UKF bran: wheat bran, unsifted bran
    115  112  125 cup UKF wheat germ
  # Sugars and syrups
    200  192  237 cup UKF granulated sugar: (white) (granulated) (table) (crystal) sugar
    190  186  209 cup KF  caster sugar: (caster) superfine sugar
    213  160  220 cup KUF brown sugar: (packed) (light) (dark) (soft) brown sugar
    145  137  153 cup U   brown sugar, loose
    120  113  142 cup UKF powdered sugar: confectioners' sugar, (confectioners') icing sugar
    100   95  105 cup U   powdered sugar, sifted
    339  332  346 cup UKF honey
    337  330  356 cup UKF molasses: treacle
    341  312  356 cup UKF corn syrup: light corn syrup
    341  323  358 cup F   golden syrup
    341  323  358 cup F   glucose syrup: glucose
    315  308  322 cup UK  maple syrup
    320  312  340 cup UKF jam: preserves, jelly
    182  163  186 cup UF  gumdrops
    154  145  162 cup F   gummy bears
     50   43   53 cup UKF small marshmallows: mini marshmallows, miniature marshmallows
  # Leavening, salt and thickeners
      4 3.92  6.1 tsp UF  active dry yeast: dry yeast, yeast
   3.11 2.95 3.27 tsp K   instant yeast: rapid-rise yeast, fast-action yeast
    4.6  3.8  4.7 tsp UKF baking powder
    4.6  4.3    6 tsp UKF baking soda: bicarbonate of soda, sodium bicarbonate
      3 2.94  3.2 tsp UF  cream of tartar
   2.33 2.21 2.45 tsp U   gelatin: powdered gelatin
    288  236  294 cup UKF salt: table salt, fine salt, iodized salt
   2.67 2.53 2.81 tsp K   Diamond Crystal kosher salt
   5.33 5.06  5.6 tsp K   Morton kosher salt
  # Fats
    227  222  237 cup UKF butter: melted butter
    229  224  234 cup UF  margarine
    205  200  226 cup UKF lard
    206  182  211 cup UF  bacon fat: bacon grease, bacon drippings
    205  184  226 cup UKF shortening: (solid) (vegetable) shortening, (solid) Crisco
    211  200  222 cup F   shortening, melted
    218  198  223 cup UKF vegetable oil: canola oil, sunflower oil, soybean oil, cooking oil
    216  192  221 cup UKF olive oil: (extra) (virgin) olive oil
    226  218  231 cup KU  coconut oil
    220  215  226 cup UKF mayonnaise: mayo
  # Dairy and eggs
    244  227  249 cup UK  milk: whole milk, skim milk, low-fat milk, lowfat milk, nonfat milk, 2% milk
    245  227  250 cup UK  buttermilk
    238  227  243 cup UK  heavy cream: (heavy) whipping cream, double cream
    242  227  247 cup UK  half-and-half: half half, light cream
    230  225  235 cup UK  sour cream
    245  227  250 cup UK  yogurt: plain yogurt
    252  225  258 cup UKF evaporated milk
    306  299  313 cup UK  sweetened condensed milk: condensed milk
    120   84  128 cup UKF powdered milk: (nonfat) milk powder, (nonfat) dry milk, (nonfat) powdered milk
    232  227  245 cup UKF cream cheese
    226  210  236 cup UF  cottage cheese
    246  227  251 cup UK  ricotta: ricotta cheese
    113  110  120 cup UKF cheddar cheese: (grated) cheddar (cheese)
    113  110  116 cup UF  colby cheese: (grated) colby (cheese)
    113  110  135 cup UKF jack cheese: (grated) (Monterey) jack (cheese)
    112  109  115 cup UK  mozzarella: (grated) mozzarella (cheese)
    100   98  102 cup UK  parmesan cheese: (grated) parmesan (cheese)
    243  235  248 cup UF  eggs: beaten eggs, whole eggs
    243  225  248 cup UF  egg whites
    243  238  274 cup UF  egg yolks
  # Liquids
  236.6  227  242 cup WKF water
    4.2 4.11 4.67 tsp UK  vanilla extract: vanilla
    239  227  251 cup U   vinegar: cider vinegar, apple cider vinegar, white vinegar
    240  228  252 cup U   ketchup: tomato ketchup
    262  232  268 cup UK  tomato paste
    249  244  255 cup UF  prepared mustard: yellow mustard
  # Nuts and seeds
    143  140  173 cup UKF almonds: whole almonds
     95   86   97 cup UF  almonds, ground
     92   86   94 cup UK  almonds, sliced
    108  105  114 cup UK  almonds, slivered
    133  130  154 cup UF  brazil nuts: whole brazil nuts
    129  110  137 cup UKF cashews: whole cashews, oil roasted cashews
    135  132  173 cup UKF hazelnuts: whole hazelnuts, filberts
    144  141  154 cup UKF peanuts: oil roasted peanuts, roasted peanuts
    163  155  172 cup F   peanuts, chopped
    258  182  264 cup UF  peanut butter
     99   97  120 cup UKF pecans: shelled pecans, pecan halves
    109  106  120 cup UF  pecans, chopped
    101   95  106 cup F   pecans, ground
    135  124  142 cup UKF pine nuts: pignolias (pine nuts), pignoli
    100   98  128 cup UKF walnuts: shelled walnuts, walnut halves
    117  113  120 cup UKF walnuts, chopped
     80   78   87 cup UF  walnuts, ground
    118  112  125 cup F   chopped nuts
    2.8 2.74  2.9 tsp UF  poppy seeds
    144  141  164 cup UKF sesame seeds
    140  137  143 cup UK  sunflower seeds
    240  235  256 cup UK  tahini: sesame paste
  # Grains, rice, pasta and pulses
    200  180  213 cup UKF barley: uncooked barley, pearl barley
    164  160  173 cup UKF buckwheat groats: kasha
     99   81  101 cup KF  rolled oats: (old-fashioned) (rolled) oats
     82   77   86 cup F   oatmeal: uncooked oatmeal
    198  163  202 cup KF  steel-cut oats: pinhead oats
    185  181  212 cup UKF white rice: uncooked (white) rice, (uncooked) long grain (white) rice
    200  196  204 cup UF  short grain rice
    197  186  207 cup F   basmati rice: (uncooked) basmati rice
    160  148  164 cup UF  wild rice
    158  154  164 cup UF  cooked rice: steamed rice, cooked white rice
    170  166  177 cup UK  quinoa
    122  115  125 cup UF  macaroni: uncooked macaroni, pasta macaroni, elbow macaroni
    120  114  126 cup F   spaghetti: uncooked spaghetti
     38   36   40 cup U   egg noodles
    194  184  208 cup UF  dried beans
    192  188  202 cup UF  lentils: dried lentils
    197  189  202 cup UF  split peas: dried split peas
    114  111  120 cup KF  grape-nuts
     28 24.0 28.6 cup KF  crisped rice: (cereal) rice crispies, rice bubbles (rice crispies)
   28.4 26.9 29.9 cup F   cornflakes: corn flakes
  # Crumbs
     45   44   84 cup UKF fresh bread crumbs: (fresh) soft bread crumbs
    108  105  120 cup UKF dry bread crumbs: (dry) packaged bread crumbs
     91   86   96 cup F   cake crumbs: fresh cake crumbs
     85   83  120 cup KF  cookie crumbs: biscuit (cookie) crumbs, crushed oreo cookies, crushed cookies
     62   59   66 cup F   cracker crumbs
     84   82   99 cup UKF graham cracker crumbs
    163  155  172 cup F   crushed vanilla wafers
  # Chocolate, coffee and tea
     86   84  111 cup UKF cocoa: (unsweetened) cocoa (powder)
    168  164  183 cup UKF chocolate chips: semisweet chocolate chips
    132  100  135 cup UF  grated chocolate
    245  232  258 cup F   melted chocolate
    170  161  179 cup K   chopped chocolate
     91   86   96 cup F   ground coffee
     58   54   61 cup F   instant coffee
     77   72   81 cup F   tea: tea leaves
  # Fruit
     86   84   92 cup UKF dried apples
    113  110  183 cup KF  sliced apples: fresh apples sliced
    128  125  154 cup KF  dried apricots
    225  220  236 cup UKF mashed bananas
    150  147  183 cup UF  sliced bananas
    148  145  170 cup UK  blueberries: fresh blueberries
    139  136  170 cup FK  candied lemon peel
    125  122  170 cup FK  candied orange peel
     93   76   95 cup UKF shredded coconut: sweetened (shredded) coconut, flaked coconut
     90   88  113 cup FK  desiccated coconut: (flaked) desiccated coconut, unsweetened (shredded) coconut
     99   97  101 cup KF  cranberries: fresh cranberries
    144  141  154 cup UKF currants: dried currants
    147  141  154 cup UKF dates: chopped dates
    149  146  168 cup KF  dried figs: chopped dried figs
    151  143  159 cup F   dried fruit: mixed dried fruit
    145  142  154 cup UKF raisins: loose raisins
    165  161  170 cup UK  raisins, packed
    154  145  162 cup F   sultanas: golden raisins
    152  148  167 cup UKF strawberries
      2 1.96  3.2 tsp UF  lemon rind: (grated) lemon rind, (grated) lemon zest
      2  1.9 2.04 tsp UF  orange rind: (grated) orange rind, (grated) orange zest
  # Vegetables
    274  259  288 cup F   bamboo shoots
     70   66   74 cup U   shredded cabbage
    110   99  113 cup UK  grated carrots
    107  102  112 cup U   cauliflower: cauliflower florets, cauliflower fleurets
      2 1.96  2.5 tsp UF  celery seed: celery seeds
     42   41   53 cup KF  fresh chives: chopped fresh chives
    9.6  9.1 10.1 cup F   dried chives: chopped dried chives, freeze-dried chives
    149  146  164 cup KF  garlic: garlic cloves
    154  150  224 cup FK  minced garlic
     96   62   98 cup UF  whole mushrooms
     70   67   78 cup UKF sliced mushrooms
     77   72   81 cup F   chopped mushrooms
     53   50   56 cup F   Chinese black mushrooms: shiitake, dry shiitake
    101   95  106 cup F   wood ear: wood ear fungus, wood ear mushrooms
     38   36   41 cup F   tiger lily blossoms: lily buds
    182  173  192 cup F   chopped olives
    160  142  164 cup UKF onion: chopped onion
    202  191  212 cup F   onion, minced
    115  112  135 cup UF  onion, sliced
     60   38   62 cup UF  fresh parsley: (fresh) (chopped) parsley
    145  131  154 cup UF  peas: uncooked peas, frozen peas, green peas
    173  164  182 cup F   chili peppers: chopped chili peppers
    202  191  212 cup F   cooked potatoes: cooked diced potatoes
    210  205  215 cup UKF mashed potatoes
    150  147  183 cup UF  raw potatoes: sliced raw potatoes, sliced potatoes
    245  182  250 cup UKF pumpkin puree: pumpkin, cooked pumpkin, canned pumpkin
     64   52  100 cup KUF scallions: (sliced) (scallions) green onions, sliced scallions, spring onions
    156  152  245 cup KF  shallots: sliced shallots
    180  176  184 cup UF  cooked spinach
    245  232  258 cup F   cooked sweet potatoes: mashed sweet potatoes
    133  130  183 cup UF  raw sweet potatoes
    180  163  184 cup UF  tomatoes: chopped tomatoes
  # Meat and fish
    245  232  258 cup F   anchovies
    235  223  247 cup F   cooked beef
    226  214  237 cup F   raw beef: ground beef
    202  191  212 cup F   canned tuna: tuna
  # Herbs and spices
    1.9 1.86  2.1 tsp UF  allspice: ground allspice
    0.7  0.5 0.72 tsp UF  dried basil
    1.8 1.71 1.89 tsp U   cayenne: cayenne pepper
    2.7 2.57 2.84 tsp U   chili powder
    2.6  2.5 2.66 tsp UF  cinnamon: ground cinnamon
    2.1    2 2.15 tsp UF  ground cloves
     91   86   96 cup F   whole cloves
    2.1    2  2.2 tsp U   cumin seed: cumin seeds, whole cumin
      2  1.9  2.1 tsp U   curry powder
    3.1 2.94 3.26 tsp U   garlic powder
    1.8 1.76  2.5 tsp UF  ground ginger
    184  180  245 cup KF  crystallized ginger: crystal ginger, candied ginger
    228  223  236 cup KF  fresh ginger: grated ginger, minced ginger, ginger root
      2 1.96  2.4 tsp UF  dry mustard: mustard powder, ground mustard
    154  145  162 cup F   mustard seed: mustard seeds
    2.2 2.09 2.31 tsp U   nutmeg: (ground) (grated) nutmeg
      1 0.95 1.05 tsp U   dried oregano
    2.3 2.25  2.4 tsp UF  paprika
    2.9 2.84 2.96 tsp UF  black peppercorns: whole black pepper
    154  145  162 cup F   white peppercorns: whole white pepper
    2.3 2.18 2.42 tsp U   ground black pepper: (ground) (black) pepper
      1 0.95 1.05 tsp U   dried thyme
      3 2.94 3.06 tsp UF  turmeric: ground turmeric
  """
