/// Vegetables, P to Z.
let moreVegetableIngredients = """
  # Vegetables, P to Z (solid)
  133/cup U11298; parsnips: (sliced) parsnips
  78/.5cup U11299; cooked parsnips
  145/cup U11304, 3.2/tsp F; peas: (uncooked|green|fresh|English|garden|shelled) peas,
    fresh green peas, (shelled) green peas
  134/cup U11312, 60/100ml I34229; frozen peas: frozen (green|baby|petite) peas
  160/cup U11305; cooked peas: cooked green peas
  175/cup U11308; canned peas
  63/cup U11300; snow peas: (whole) snow peas, sugar snap peas, snap peas, pea pods
  98/cup U11300; snow peas, chopped
  160/cup U11301; cooked snow peas
  149/cup U11333, 142/cup K; bell peppers: (green|red|yellow|orange|mixed) bell peppers,
    sweet (green|red|yellow|orange) (bell) peppers, [red|green|yellow|orange] peppers, capsicum
  92/cup U11333, .39/ml D; bell peppers, sliced
  135/cup U11334; cooked bell peppers: sauteed peppers
  140/cup U11916; canned bell peppers: roasted (red) (bell) peppers, jarred roasted peppers
  192/cup U11943; pimientos: (canned|chopped) pimiento, pimentos
  105/cup U11977; serrano peppers: serranos, serrano (chili|chile) (peppers)
  124/cup U11976; banana peppers
  3.6/tsp F, 75/.5cup U11819, 75/.5cup U11670; chili peppers:
    (hot) (red|green|Thai|bird) [chili|chile|chilli] (peppers), hot (fresh) peppers
  90/cup U11979; jalapeno peppers: (sliced|chopped) jalapenos, jalapeno (chili|chile) (peppers)
  136/cup U11632, 104/cup U11632; canned jalapenos: pickled jalapenos
  139/cup U11980; canned green chiles: (canned) chopped green chilies
  37/cup U11962; sun-dried chiles: dried (hot|red) chiles, dried (red) (hot) chili peppers
  33/cup U11416; pumpkin flowers
  143/cup U11937; dill pickles: (chopped) (dill) pickles, (kosher) dill pickles, gherkins,
    cornichons
  155/cup U11937; dill pickles, sliced
  160/cup U11940; sweet pickles: (chopped) sweet pickles, sweet gherkins
  153/cup U11940; sweet pickles, sliced
  153/cup U11940; bread and butter pickles
  155/cup U11941; sour pickles
  75/.5cup U11352, 3.8/tsp F; raw potatoes:
    (cubed) (Yukon gold|russet|red|Idaho|baking|boiling|white|new|waxy|all-purpose) potatoes,
    sliced raw potatoes, (sliced|peeled) potatoes
  4.2/tsp F, 78/.5cup U11367; cooked potatoes: cooked diced potatoes, boiled potatoes
  210/cup U11371, 213/cup K, 4.4/tsp F; mashed potatoes
  105/.5cup U11390; frozen hash browns: hash brown potatoes, hash browns
  128/cup U11399; potato puffs: tater tots
  116/cup U11422; raw pumpkin: cubed pumpkin, fresh pumpkin, chopped pumpkin
  245/cup U11424, 227/cup K, 3.8/tsp F; pumpkin puree: [cooked|canned|mashed] pumpkin,
    (canned) (solid pack) pumpkin puree
  270/cup U11426; pumpkin pie mix: pumpkin pie filling
  43/cup U11427; purslane
  40/cup U11952; radicchio: (shredded) radicchio
  116/cup U11429; radishes: (sliced) (red) radishes
  116/cup U11430; daikon: daikon (radish), (grated) daikon, Oriental radish
  147/cup U11431; cooked daikon
  140/cup U11435; rutabaga: (cubed) rutabagas, swede
  170/cup U11436; cooked rutabaga
  240/cup U11436; rutabaga, mashed
  142/cup U11439; sauerkraut: (drained) sauerkraut
  64/cup K, 100/cup U11291, 1.1/tsp F; scallions:
    (sliced|chopped|thinly sliced) (scallions) green onions, (sliced|chopped) scallions,
    spring onions, [scallion|green onion] [greens|whites|tops]
  10/tbsp U11677, 156/cup K, 5.1/tsp F; shallots: (chopped|minced) shallots, sliced shallots
  30/cup U11457, .08/ml D; spinach: (fresh|baby|raw) spinach (leaves), (baby) spinach leaves
  180/cup U11458, 3.8/tsp F; cooked spinach
  156/cup U11463; frozen spinach: frozen (chopped) spinach
  95/.5cup U11464; cooked frozen spinach: thawed spinach
  214/cup U11461; canned spinach
  113/cup U11641; summer squash: (sliced) (yellow|summer|crookneck|pattypan) squash
  180/cup U11642; cooked summer squash
  124/cup U11477; zucchini: (chopped) zucchini, courgettes, baby zucchini
  113/cup U11477; zucchini, sliced
  125/cup K; zucchini, grated
  180/cup U11478; cooked zucchini
  140/cup U11482; acorn squash: cubed acorn squash
  205/cup U11483; cooked acorn squash: baked acorn squash
  140/cup U11485; butternut squash: (cubed) butternut squash
  205/cup U11486; cooked butternut squash
  240/cup U11488; mashed butternut squash: butternut squash puree
  116/cup U11643; winter squash: (cubed|Hubbard) winter squash, (Hubbard|kabocha) squash
  205/cup U11644; cooked winter squash
  101/cup U11492; spaghetti squash
  155/cup U11493; cooked spaghetti squash
  133/cup U11507, 3.8/tsp F; raw sweet potatoes: (cubed) sweet potatoes, yams
  200/cup U11508, 5.1/tsp F; cooked sweet potatoes: baked sweet potatoes
  328/cup U11510, 240/cup K; mashed sweet potatoes: sweet potato puree
  200/cup U11512, 255/cup U11512; canned sweet potatoes: canned yams
  104/cup U11518; taro: taro root
  132/cup U11519; cooked taro
  150/cup U11601, .66/ml D; true yams: yam root
  66/.5cup U11954; tomatillos: (chopped) tomatillos
  180/cup U11529, 3.4/tsp F; tomatoes:
    (chopped|sliced) (plum|ripe|Roma|red|ripe plum|ripe red|Italian plum|beefsteak|vine) tomatoes
  149/cup U11529; cherry tomatoes: (red|yellow) [cherry|grape] tomatoes
  180/cup U11527; green tomatoes
  240/cup U11530; cooked tomatoes
  240/cup U11531; canned tomatoes:
    (canned) (whole|peeled|chopped) (plum|Italian plum|Italian|diced) tomatoes canned,
    canned (plum|whole|Italian plum) tomatoes
  255/cup U11533; stewed tomatoes: canned stewed tomatoes
  241/cup U11537; canned tomatoes and green chiles: Rotel
  121/.5cup U11693, 100/100ml I398; crushed tomatoes: (canned) crushed tomatoes
  54/cup U11955, 170/cup K; sun-dried tomatoes: (dry pack) dried tomatoes, sundried tomatoes
  110/cup U11956, 60/100ml I30444; oil-packed sun-dried tomatoes: sun-dried tomatoes in oil,
    sundried tomatoes in oil
  130/cup U11564; turnips: (cubed|white) turnips
  156/cup U11565; cooked turnips
  55/cup U11568; turnip greens
  144/cup U11569; cooked turnip greens
  70/.5cup U11590; canned water chestnuts: (canned|sliced) water chestnuts
  62/.5cup U11588; raw water chestnuts: fresh water chestnuts
  34/cup U11591; watercress: (chopped) watercress, watercress leaves
  112/cup U11667; spirulina: dried spirulina, spirulina powder
  130/cup U11990; wasabi root
  120/cup U11603; jicama: (sliced) jicama, yam bean
  150/cup U11226; sunchokes: Jerusalem artichokes
  163/cup U11581; canned mixed vegetables
  """
