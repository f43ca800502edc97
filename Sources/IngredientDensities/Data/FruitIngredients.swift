/// Fruit, fresh and dried.
let fruitIngredients = """
  # Fresh fruit
  125/cup U09003; apples, chopped
  110/cup U09004, 109/cup U09003, 113/cup K, 3.8/tsp F; sliced apples:
    (fresh) (Granny Smith|Golden Delicious|tart|crisp|cooking|baking|peeled) apples (sliced),
    (grated) apple
  171/cup U09005; cooked apples
  244/cup U09019, 246/cup U09020, 255/cup K; applesauce: (sweetened|unsweetened|smooth) applesauce,
    apple sauce, (unsweetened) apple puree
  155/cup U09021; apricots: (fresh) apricot halves
  165/cup U09021; apricots, sliced
  258/cup U09027; canned apricots: apricots in [syrup|juice]
  150/cup U09037; avocado: (Hass) avocados, avocado cubes, avocado chunks, chopped avocado
  146/cup U09037; avocado, sliced
  230/cup U09037; avocado, mashed
  225/cup U09040, 227/cup K, 4.9/tsp F; mashed bananas: (ripe) mashed banana, banana puree
  150/cup U09040, 3.8/tsp F; sliced bananas
  100/cup U09041; banana powder: dehydrated bananas
  144/cup U09042; blackberries: (fresh) blackberries
  151/cup U09048, 142/cup K; frozen blackberries
  148/cup U09050, 156/cup K, 170/cup K; blueberries: (fresh|wild) blueberries
  155/cup U09054, 142/cup K; frozen blueberries: frozen wild blueberries
  230/cup U09055; sweetened frozen blueberries
  142/cup K; frozen berries: mixed berries, frozen mixed berries
  132/cup U09057, 142/cup K; boysenberries: frozen boysenberries
  220/cup U09059; breadfruit
  160/cup U09181, 70/100ml I477; cantaloupe: (cubed) cantaloupe, muskmelon, cantaloupe melon
  177/cup U09181; cantaloupe balls: melon balls
  132/cup U09060; star fruit: carambola
  160/cup U09062; cherimoya
  155/cup U09063; sour cherries: (pitted) tart cherries, pie cherries, (red) (pitted) sour cherries
  154/cup U09070, 80/.5cup K; cherries: (pitted|Bing) (sweet) cherries, (sweet|dark sweet) cherries
  244/cup U09064; canned sour cherries: canned tart cherries
  253/cup U09074; canned cherries: canned sweet cherries, cherries in syrup
  155/cup U09068, 113/cup K; frozen cherries: frozen (sour|tart) cherries
  110/cup U09077; crab apples: sliced crabapples
  100/cup U09078, 99/cup K, 2.1/tsp F; cranberries: (fresh|whole|frozen) cranberries
  110/cup U09078; cranberries, chopped
  112/cup U09084, 50/100ml I445; fresh currants: red currants, white currants
  112/cup U09083, 50/100ml I444; black currants: blackcurrants
  145/cup U09088; elderberries
  259/cup U09092; canned figs
  237/cup U09097; fruit cocktail: canned fruit cocktail
  150/cup U09107, 45/100ml I446; gooseberries
  230/cup U09111; grapefruit: grapefruit (sections|segments), (pink|ruby|red|white) grapefruit
  151/cup U09132, 70/100ml I423; grapes: (seedless) (red|green|white|black|purple) grapes, seedless
    grapes
  92/cup U09131; Concord grapes: American grapes
  165/cup U09139; guava: guavas
  170/cup U09184, 70/100ml I11203; honeydew: honeydew (melon), (cubed) honeydew
  170/cup U09183; casaba melon
  165/cup U09144; jackfruit
  180/cup U09148; kiwi: kiwifruit, kiwi fruit
  212/cup U09150; lemon: lemon (sections|segments)
  190/cup U09164; lychees: litchis
  147/cup U09167; loganberries: frozen loganberries
  149/cup U09174, .6/ml D; loquats
  165/cup U09176; mango: (cubed) mangoes, mango (cubes|chunks|flesh|pieces)
  140/cup U09190; mulberries
  143/cup U09191; nectarines: sliced nectarines
  180/cup U09200; orange: orange (sections|segments), (navel|Valencia|blood) oranges
  195/cup U09218; tangerines: mandarin oranges, tangerine (sections|segments), clementines,
    mandarins
  249/cup U09219; canned mandarin oranges
  145/cup U09226; papaya: papaya (chunks|cubes)
  230/cup U09226; papaya, mashed
  236/cup U09231; passion fruit: passion fruit pulp
  154/cup U09236, 170/cup K; peaches: (sliced) peaches, peach slices, (fresh) peaches chopped
  262/cup U09241, 250/cup U09238, 105/100ml I411; canned peaches: peaches in [syrup|juice]
  250/cup U09250; sweetened frozen peaches
  140/cup U09252; pears: (sliced) pears, (Bosc|Bartlett|Anjou) pears
  161/cup U09252, 163/cup K; pears, chopped
  266/cup U09257, 248/cup U09254; canned pears: pears in [syrup|juice]
  165/cup U09266, 170/cup K; pineapple: (fresh) pineapple (chunks), pineapple (pieces|cubes),
    (fresh) chopped pineapple
  249/cup U09268, 256/cup K; canned pineapple: (canned) crushed pineapple, canned pineapple chunks,
    pineapple in [juice|syrup], crushed pineapple in juice
  148/cup U09277; plantains: sliced plantains, (green|yellow) plantains
  200/cup U09278; cooked plantains, mashed
  165/cup U09279; plums: (sliced|red|black|purple|Italian) plums
  258/cup U09284; canned plums: purple plums canned
  87/.5cup U09286, 60/100ml I31555; pomegranate seeds: pomegranate arils, pomegranate
  149/cup U09287; prickly pears
  190/cup U09295; pomelo: pummelo
  123/cup U09302, 120/cup K; raspberries: (fresh|red|black) raspberries
  140/cup U09518, 142/cup K; frozen raspberries
  250/cup U09306; sweetened frozen raspberries
  122/cup U09307, 130/cup K; rhubarb: (fresh|sliced) rhubarb
  137/cup U09309; frozen rhubarb
  240/cup U09310; cooked rhubarb: stewed rhubarb
  144/cup U09316, 3.2/tsp F; strawberries: (whole|fresh) strawberries
  166/cup U09316, 167/cup K; strawberries, sliced
  152/cup U09316; strawberries, halved
  232/cup U09316; strawberries, pureed
  149/cup U09318, 142/cup K; frozen strawberries
  255/cup U09320, 255/cup U09319; sweetened frozen strawberries
  120/cup U09322; tamarind: tamarind pulp, tamarinds
  152/cup U09326, 154/cup U09326; watermelon: (cubed) watermelon, watermelon balls
  # Dried fruit, peel and olives
  86/cup U09011, 85/cup K, 1.9/tsp F; dried apples
  130/cup U09032, 64/.5cup K, 3.2/tsp F; dried apricots
  71/.5cup K; dried cherries: dried (sour|tart|sweet) cherries
  57/.5cup K, 40/.333cup U09079; dried cranberries: Craisins, (sweetened) dried cranberries
  144/cup U09085, 142/cup K, 3.2/tsp F; currants: dried currants, Zante currants
  147/cup U09087, 149/cup K, 3.2/tsp F, 150/250ml F; dates: chopped dates,
    (pitted) (Medjool|Deglet Noor) dates
  149/cup U09094, 149/cup K, 3.5/tsp F; dried figs: (chopped) dried figs
  128/cup K, 160/250ml F; dried fruit: mixed dried fruit, fruitcake fruit blend
  156/cup K, 40/.25cup U09163; dried blueberries
  116/cup U09244; dehydrated peaches
  160/cup U09246; dried peaches
  180/cup U09259; dried pears
  71/.5cup K; dried pineapple
  132/cup U09289; dehydrated prunes
  174/cup U09291; prunes: (pitted|dried) prunes, dried plums
  145/cup U09298, 149/cup K, 3.2/tsp F; raisins: (loose|dark|seedless|black|California) raisins
  165/cup U09298, 85/.5cup K; raisins, packed
  145/cup U09297, 3.2/tsp F; golden raisins: sultanas, yellow raisins, white raisins
  50/.25cup K; candied cherries: glace cherries, maraschino cherries
  85/.5cup K, 2.9/tsp F; candied lemon peel
  85/.5cup K, 2.6/tsp F; candied orange peel
  85/.5cup K; candied citron: candied (citrus) peel, mixed peel, candied fruit
  2/tsp U09156, 3.2/tsp F; lemon rind: lemon [rind|zest]
  2/tsp U09216, 1.9/tsp F; orange rind: orange [rind|zest]
  142/cup K, 8.4/tbsp U09193; ripe olives: [ripe|black|Kalamata|Nicoise] (pitted) olives, sliced
    ripe olives, olives
  142/cup K, 3.8/tsp F; chopped olives: olives
  142/cup K; sliced olives
  """
