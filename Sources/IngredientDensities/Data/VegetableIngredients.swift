/// Vegetables, A to O.
let vegetableIngredients = """
  # Vegetables, A to C (solid)
  33/cup U11001; alfalfa sprouts: sprouts alfalfa
  28/cup U11003; amaranth leaves
  84/.5cup U11008; artichoke hearts: cooked artichoke (hearts)
  168/cup U11010; frozen artichoke hearts
  10/.5cup U11959; arugula: (baby) arugula (leaf), rocket, rucola
  134/cup U11011, 55/100ml I11689; asparagus: (raw) asparagus, asparagus (tips|pieces)
  90/.5cup U11012; cooked asparagus
  242/cup U11015; canned asparagus
  131/cup U11028, 120/cup U11027, 75/100ml I11135; bamboo shoots: (cooked|canned) bamboo shoots
  151/cup U11026; raw bamboo shoots
  104/cup U11043; bean sprouts: (mung) bean sprouts
  100/cup U11052, 55/100ml I372, .53/ml D; green beans: string beans, snap beans, haricots verts,
    wax beans, (cut) green beans
  125/cup U11053, 55/100ml I29022; cooked green beans
  121/cup U11060; frozen green beans
  136/cup U11080; beets: (red|golden) beets, beetroot
  85/.5cup U11081; cooked beets: roasted beets
  157/cup U11084; canned beets
  38/cup U11086; beet greens
  93/cup U11024; bitter melon: balsam pear
  91/cup U11090; broccoli: (chopped) broccoli
  71/cup U11740; broccoli florets
  78/.5cup U11091; cooked broccoli
  156/cup U11092; frozen broccoli: frozen chopped broccoli
  40/cup U11096; broccoli rabe: rapini
  184/cup U11093; cooked frozen broccoli
  88/cup U11098, 60/100ml I327; Brussels sprouts
  78/.5cup U11099; cooked Brussels sprouts
  155/cup U11101; cooked frozen Brussels sprouts
  118/cup U11104; burdock root: gobo, burdock
  89/cup U11109, 40/100ml I320; cabbage: (green|white) cabbage
  70/cup U11109; shredded cabbage: [grated|sliced] (green|white) cabbage, coleslaw mix
  75/.5cup U11110; cooked cabbage
  89/cup U11112, 40/100ml I321; red cabbage: (chopped) red cabbage, purple cabbage
  70/cup U11112; red cabbage, shredded
  70/cup U11114; savoy cabbage: (grated) savoy cabbage
  70/cup U11116; bok choy: (baby) bok choy, pak choi
  170/cup U11117; cooked bok choy
  76/cup U11119, 25/100ml I359; napa cabbage: [napa|Chinese|Nappa] cabbage, napa
  128/cup U11124, 142/cup K; carrots: (chopped) carrots, (diced) carrots
  122/cup U11124; carrots, sliced
  110/cup U11124, 99/cup K; grated carrots
  78/.5cup U11125; cooked carrots
  128/.5cup K; pureed carrots: carrot puree, pureed cooked carrots
  146/cup U11128; canned carrots
  64/.5cup U11130; frozen carrots
  74/cup U11683; dehydrated carrots
  107/cup U11135, 40/100ml I322; cauliflower: cauliflower (florets|fleurets|pieces)
  62/.5cup U11136, .45/ml D; cooked cauliflower
  66/.5cup U11137; frozen cauliflower
  14/cup U11974; grape leaves: fresh grape leaves
  56/cup U11190; mache: corn salad, lamb's lettuce
  88/cup U11969; cooked Chinese broccoli: cooked gai lan
  146/cup U11961; hearts of palm: canned hearts palm
  109/cup U11970; cooked napa cabbage
  156/cup U11141; celery root: celeriac
  101/cup U11143, 142/cup K; celery: (chopped|sliced) celery, celery (stalks|ribs|hearts),
    (stalks|ribs) celery
  150/cup U11144; cooked celery
  36/cup U11147; Swiss chard: (Swiss|red|rainbow) chard
  175/cup U11148; cooked Swiss chard: cooked chard
  132/cup U11149; chayote
  45/.5cup U11151; witloof chicory: Belgian endive
  29/cup U11152; chicory greens: chicory
  36/cup U11161; collards: collard greens
  190/cup U11162; cooked collards: cooked collard greens
  145/cup U11167, 38/.25cup K; corn kernels: (sweet|fresh|white|yellow|raw|cut) corn (kernels),
    corn (niblets), kernels corn, sweetcorn
  149/cup U11168, .73/ml D; cooked corn: cooked corn kernels
  164/cup U11172; canned corn: canned corn kernels, canned whole kernel corn
  256/cup U11174; creamed corn: (canned) cream style corn
  136/cup U11178, 38/.25cup K; frozen corn: frozen corn kernels
  52/.5cup U11205; cucumber, sliced
  133/cup U11206; cucumber: (English|Kirby|hothouse|seedless|Persian) cucumbers
  119/cup U11206; peeled cucumber, sliced
  # Vegetables, D to O (solid)
  55/cup U11207; dandelion greens: dandelion leaves
  82/cup U11209, 30/100ml I362; eggplant: (cubed) eggplant, (Japanese|Italian) eggplant, aubergine
  99/cup U11210; cooked eggplant
  118/cup U11211; edamame: (frozen|shelled) edamame
  155/cup U11212; cooked edamame
  25/.5cup U11213; endive: (curly) endive, escarole, frisee
  87/cup U11957; fennel bulb: (sliced|fresh) fennel (bulb), fennel
  136/cup U11215, 2.8/tsp U11215, 149/cup K, 3.4/tsp F; garlic: (whole|fresh) garlic (cloves),
    cloves garlic
  67/cup U11233; kale: (curly|Tuscan|lacinato|chopped) kale, kale leaves
  130/cup U11234; cooked kale
  135/cup U11241; kohlrabi
  89/cup U11246, 92/cup K; leeks: (chopped|sliced) leeks
  67/cup U11972; lemongrass: lemon grass, chopped lemongrass
  55/cup U11250; butterhead lettuce: Boston lettuce, bibb lettuce, butter lettuce
  10/2tbsp U11446; laver: raw nori
  86/cup U11963; nopales: (sliced) cactus paddles
  149/cup U11964; cooked nopales
  47/cup U11251; romaine lettuce: romaine, cos lettuce, (shredded) romaine
  72/cup U11252; iceberg lettuce, shredded
  57/cup U11252, 25/100ml I331; iceberg lettuce: iceberg
  36/cup U11253; green leaf lettuce: leaf lettuce, mixed (salad) greens, mesclun, salad greens
  28/cup U11257; red leaf lettuce
  96/cup U11260, 1.3/tsp F; whole mushrooms: button mushrooms whole, whole button mushrooms
  70/cup U11260, 78/cup K, 1.4/tsp F; sliced mushrooms: (white|button|cultivated) mushrooms (sliced)
  1.6/tsp F; chopped mushrooms
  156/cup U11261; cooked mushrooms
  156/cup U11264, 60/100ml I11064; canned mushrooms
  86/cup U11265; portobello mushrooms: (chopped) portabella mushrooms, portobellos
  72/cup U11266; cremini mushrooms: [crimini|brown|baby bella] mushrooms
  86/cup U11987; oyster mushrooms: (sliced) oyster mushrooms
  65/cup U11950; enoki mushrooms: enoki
  66/cup U11240; morel mushrooms: morels
  54/cup U11239; chanterelle mushrooms: chanterelles
  70/cup U11993; maitake mushrooms: hen of the woods
  1.1/tsp F; Chinese black mushrooms: (dry) shiitake dried, dry shiitake, dried shiitake mushrooms,
    dried black mushrooms
  145/cup U11269; cooked shiitake mushrooms
  2.1/tsp F; wood ear: wood ear fungus, wood ear mushrooms, cloud ear
  0.8/tsp F; tiger lily blossoms: lily buds
  56/cup U11270; mustard greens
  140/cup U11271; cooked mustard greens
  10/2tbsp U11445; kelp: kombu, raw kelp
  10/2tbsp U11669; wakame: raw wakame
  100/cup U11278; okra: (sliced) okra
  80/.5cup U11279; cooked okra
  160/cup U11282, 142/cup K, 3.2/tsp F; onion:
    (chopped) (red|yellow|white|Spanish|sweet|Vidalia|purple|brown|Bermuda) onions, onion chunks,
    cubed onion
  4.2/tsp F; onion, minced
  115/cup U11282, 2.8/tsp F; onion, sliced
  210/cup U11283; cooked onions: boiled onions
  87/cup U11286, .75/ml D; sauteed onions: caramelized onions
  112/.5cup U11285; canned onions
  5/tbsp U11284, 9/15ml I336; onion flakes: (dried|dehydrated) onion flakes, dried (minced|chopped)
    onion
  """
