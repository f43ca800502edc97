/// Nuts, seeds, grains, pasta and pulses.
let grainIngredients = """
  # Nuts
  143/cup U12061, 142/cup K, 3.6/tsp F; almonds: (natural|shelled|whole) almonds
  145/cup U12062; blanched almonds: blanched whole almonds
  138/cup U12063; roasted almonds: dry roasted almonds
  95/cup U12061, 1.8/tsp F; almonds, ground
  43/.5cup K, 92/cup U12061; almonds, sliced
  43/.5cup K, 92/cup U12061; flaked almonds
  57/.5cup K, 108/cup U12061; almonds, slivered
  133/cup U12078, 3.2/tsp F; brazil nuts: whole brazil nuts
  113/cup K, 129/cup U12086, 2.3/tsp F; cashews: (whole|raw|oil roasted|roasted) cashews,
    (raw|roasted) cashew nuts
  137/cup U12085; dry roasted cashews
  113/cup K; cashews, chopped
  143/cup U12167; roasted chestnuts
  142/cup K, 135/cup U12120, 3.6/tsp F; hazelnuts: whole hazelnuts, filberts,
    (roasted|skinned) hazelnuts
  115/cup U12120; hazelnuts, chopped
  75/cup U12120; hazelnuts, ground
  120/cup U12084; butternuts
  120/cup U12130; hickory nuts
  149/cup K, 134/cup U12131; macadamia nuts: macadamias, (whole|roasted) macadamia nuts
  137/cup U12135, 65/100ml I33569; mixed nuts: (salted) mixed nuts
  144/cup U16089, 146/cup U16087, 142/cup K, 3.2/tsp F; peanuts:
    (oil roasted|roasted|raw|dry roasted|cocktail|whole) peanuts
  3.4/tsp F, 144/cup U16089; peanuts, chopped
  105/cup K, 99/cup U12142, 2.5/tsp F; pecans: (shelled|whole) pecans, pecan halves
  109/cup U12142, 57/.5cup K, 2.5/tsp F; pecans, chopped
  2.1/tsp F; pecans, ground
  71/.5cup K, 135/cup U12147, 2.6/tsp F; pine nuts: pignolias (pine nuts), pignoli, pinon nuts,
    pine kernels
  123/cup U12151, 60/.5cup K; pistachios: (roasted|whole) pistachios,
    (roasted|whole) pistachio nuts, (roasted) pistachio nutmeats
  113/cup K, 117/cup U12155, 100/cup U12155, 64/.5cup K, 2.5/tsp F; walnuts:
    (shelled|English) walnuts, (English) walnut meats
  64/.5cup K, 100/cup U12155, 2.5/tsp F; walnut halves: whole walnuts
  113/cup K, 117/cup U12155, 2.4/tsp F; walnuts, chopped
  80/cup U12155, 1.8/tsp F; walnuts, ground
  125/cup U12154; black walnuts: chopped black walnuts
  125/250ml F; chopped nuts: nuts
  # Seeds
  35/.25cup K, 168/cup U12220; flaxseed: (whole|golden|brown) flax seed, linseed
  50/.5cup K, 7/tbsp U12220; flax meal: ground flaxseed, ground flax seed, flaxseed meal
  37/.25cup K, 65/100ml I34847; chia seeds
  8.8/tbsp U02033, 18/2tbsp K, 2.9/tsp F; poppy seeds
  144/cup U12023, 71/.5cup K, 3.4/tsp F; sesame seeds: (white|black) sesame seeds
  150/cup U12201, 60/100ml I34245; hulled sesame seeds: sesame seed kernels
  128/cup U12029; toasted sesame kernels: toasted hulled sesame seeds
  140/cup U12036, 35/.25cup K; sunflower seeds: (raw|hulled|shelled) sunflower seeds,
    sunflower kernels
  128/cup U12037; roasted sunflower seeds
  129/cup U12014, 118/cup U12016, 70/100ml I31211; pumpkin seeds: (hulled|green|shelled|raw|roasted)
    pumpkin seeds, pepitas
  64/cup U12163; whole pumpkin seeds: unhulled pumpkin seeds
  108/cup U12174; watermelon seeds
  # Coconut
  85/cup K, 93/cup U12179, 1.6/tsp F; shredded coconut: sweetened (shredded) coconut
  85/cup U12109, 77/cup U12110; flaked coconut: (sweetened|angel) flaked coconut
  53/cup K; unsweetened shredded coconut: unsweetened coconut
  85/cup K, 95/250ml F; desiccated coconut: (flaked|unsweetened) desiccated coconut
  60/cup K; large coconut flakes: unsweetened coconut flakes, coconut chips
  85/cup K; toasted coconut: toasted (sweetened|shredded) coconut
  80/cup U12104; fresh coconut: (grated) fresh coconut, raw coconut, grated coconut meat
  # Grains
  193/cup U20001; amaranth: amaranth grain
  246/cup U20002; cooked amaranth
  184/cup U20004; hulled barley: whole barley, barley groats
  200/cup U20005, 213/cup K, 3.9/tsp F; barley: (uncooked|pearl|pearled|medium) barley
  157/cup U20006, 215/cup K; cooked barley: cooked pearl barley
  46/.5cup K, 35/100ml I152; barley flakes
  170/cup U20008, 170/cup K; buckwheat: whole buckwheat
  164/cup U20009, 3.6/tsp F; buckwheat groats: kasha
  168/cup U20010; cooked buckwheat groats: cooked kasha
  140/cup U20012, 152/cup K; bulgur: (fine|medium|coarse) bulgur (wheat), bulghur, bulgar
  182/cup U20013; cooked bulgur
  149/cup K; cracked wheat
  173/cup U20028, 80/100ml I29208; couscous: (instant|pearl|Israeli) couscous, dry couscous
  157/cup U20029; cooked couscous
  165/cup U20030; hominy: canned hominy, pozole
  166/cup U20014, .72/ml D; dried corn: corn grain
  200/cup U20031, 103/.5cup K; millet: (whole) millet (grain)
  174/cup U20032; cooked millet
  156/cup U20038, .74/ml D; oat groats: whole oats
  89/cup K, 113/cup K, 81/cup U08120, 1.7/tsp F, 90/250ml F; rolled oats:
    (old-fashioned|quick|quick-cooking) (rolled) oats, porridge oats
  1.7/tsp F, 81/cup U08120; oatmeal: uncooked oatmeal, quick oatmeal
  147/cup K; cooked oatmeal
  140/cup K, 3.4/tsp F; steel-cut oats: [pinhead|Irish|Scottish] oats
  170/cup U20035, 177/cup K; quinoa: (white|red|uncooked) quinoa
  185/cup U20137, 184/cup K; cooked quinoa
  169/cup U20062, .7/ml D; rye: rye berries, rye grain
  124/cup K, 30/100ml I103; rye flakes
  120/cup K; rye chops
  192/cup U20067; sorghum grain: whole sorghum
  174/cup U20140; spelt: (uncooked) spelt berries, farro
  194/cup U20141; cooked spelt: cooked farro
  193/cup U20142; teff: teff grain
  252/cup U20143; cooked teff
  192/cup U20069; triticale
  186/cup U20138; Kamut: khorasan wheat
  172/cup U20139; cooked Kamut
  156/cup U08090; grits: (corn|white|yellow|quick|stone-ground) grits, hominy grits
  257/cup U08091; cooked grits
  184/cup K, 192/cup U20071; wheat berries: (red|hard) wheat berries, wheat kernels
  162/cup U20131; barley malt flour: malted barley flour
  185/cup U20044, 198/cup K, 4.4/tsp F, 200/250ml F; white rice: [uncooked|dry] (white) rice,
    (uncooked|dry|American) long grain (white) rice, Carolina rice
  195/cup U20050; medium grain rice: (white) medium grain (white) rice, arborio (rice),
    risotto rice, (Italian) arborio rice, carnaroli (rice)
  200/cup U20052, 210/250ml F; short grain rice: (white) short grain (white) rice, sushi rice
  185/cup U20054; glutinous rice: (uncooked) sweet rice, sticky rice
  185/cup U20046, 85/100ml I11521; parboiled rice: converted rice, (parboiled) long grain parboiled
    rice, Uncle Ben's (rice)
  95/cup U20048; instant rice: (dry) minute rice, precooked rice
  4.1/tsp F; basmati rice: (uncooked|white) basmati rice, basmati
  185/cup U20036, 190/cup U20040, 85/100ml I28910; brown rice: (uncooked|long grain|medium
    grain|short grain) brown rice
  160/cup U20088, 3.1/tsp F; wild rice: (raw|uncooked) wild rice
  158/cup U20045, 3.4/tsp F; cooked rice: steamed rice, cooked (long grain) (white) rice
  186/cup U20051; cooked medium grain rice
  186/cup U20053; cooked short grain rice: cooked sushi rice
  165/cup U20049; cooked instant rice
  174/cup U20055; cooked glutinous rice: cooked sticky rice
  195/cup U20037, 170/cup K; cooked brown rice
  164/cup U20089; cooked wild rice
  # Pasta (solid)
  105/cup U20099, 2.4/tsp F; macaroni: (dry|uncooked|elbow) macaroni, pasta macaroni,
    (dry) elbow pasta, elbows
  84/cup U20099; spiral pasta: rotini, fusilli, (dry) spirals
  93/cup U20099; shell pasta: (dry) small (pasta) shells, (dry) conchiglie,
    dry shell pasta
  140/cup U20100, 65/100ml I30356, .55/ml D; cooked macaroni: cooked elbow macaroni, cooked pasta,
    cooked spaghetti
  2.5/tsp F; spaghetti: [dry|uncooked] spaghetti
  38/cup U20109; egg noodles: (dry|wide) egg noodles
  160/cup U20110, .59/ml D; cooked egg noodles: cooked noodles
  114/cup U20115; cooked soba noodles: cooked soba
  176/cup U20134, 60/100ml I29056; cooked rice noodles
  176/cup U20117; cooked somen noodles: cooked somen
  45/cup U20118; chow mein noodles
  # Beans and peas
  4.2/tsp F, 184/cup U16027; dried beans: beans dried
  197/cup U16001; adzuki beans: (dried) adzuki (beans), aduki beans
  230/cup U16002; cooked adzuki beans
  194/cup U16014; black beans: (dried) black turtle beans, dried black beans, turtle beans
  172/cup U16015; cooked black beans
  240/cup U16018; canned black beans
  195/cup U16019; cranberry beans: (dried) cranberry beans, borlotti beans, Roman beans
  177/cup U16020; cooked cranberry beans
  184/cup U16022; dried French beans: (dried) flageolets, (dried) flageolet beans
  183/cup U16024; Great Northern beans: dried Great Northern beans
  177/cup U16025; cooked Great Northern beans
  262/cup U16026; canned Great Northern beans
  184/cup U16027, .75/ml D; kidney beans: (dried) (red|dark red|light red) kidney beans, dried red
    beans, red beans
  177/cup U16028, .79/ml D, 85/100ml I31214; cooked kidney beans
  256/cup U16029; canned kidney beans
  208/cup U16037, 85/100ml I34380; navy beans: (dried) navy beans, pea beans, haricot beans
  182/cup U16038; cooked navy beans
  262/cup U16039; canned navy beans
  193/cup U16042; pinto beans: dried pinto beans
  171/cup U16043; cooked pinto beans
  240/cup U16044; canned pinto beans
  196/cup U16047; yellow beans: (dried) yellow beans
  202/cup U16049, 85/100ml I373; white beans: dried white beans, (dried) cannellini (beans)
  179/cup U16050, 70/100ml I395; cooked white beans: cooked cannellini (beans)
  262/cup U16051; canned white beans: canned cannellini (beans)
  215/cup U16045; small white beans: dried small white beans
  179/cup U16046; cooked small white beans
  150/cup U16052; fava beans: (dried) fava beans, (dried) broad beans
  170/cup U16053, 55/100ml I31233; cooked fava beans: cooked broad beans
  256/cup U16054; canned fava beans
  200/cup U16056; chickpeas: (dried) chickpeas, (dried) chick peas, (dried) garbanzo beans,
    garbanzos
  164/cup U16057; cooked chickpeas: cooked garbanzo beans, cooked chick peas
  240/cup U16058, 152/cup U16359, 60/100ml I11089; canned chickpeas: canned garbanzo beans, canned
    chick peas
  167/cup U16062, .72/ml D; black-eyed peas: (dried) black-eyed peas, cowpeas, black-eyed beans
  171/cup U16063, .75/ml D; cooked black-eyed peas
  240/cup U16064; canned black-eyed peas
  192/cup U16069, 4.2/tsp F, 200/250ml F; lentils:
    (dried) (green|brown|French|French green|black|du Puy|beluga) lentils
  192/cup U16144, 80/100ml I31219; red lentils: (dried) pink lentils, dried red lentils, masoor dal
  198/cup U16070, .85/ml D; cooked lentils
  178/cup U16071; lima beans: (dried) lima beans, butter beans, (dried) large lima beans
  188/cup U16072; cooked lima beans
  241/cup U16073; canned lima beans: canned butter beans
  202/cup U16074; baby lima beans: dried baby lima beans
  207/cup U16080, .79/ml D; mung beans: (dried) mung beans, moong beans
  202/cup U16081, .76/ml D, 55/100ml I31213; cooked mung beans
  207/cup U16083; urad dal: mungo beans, black gram
  205/cup U16101, .84/ml D; pigeon peas: (dried) pigeon peas, toor dal
  197/cup U16085, 4.2/tsp F, 200/250ml F; split peas: (dried) (green|yellow) split peas,
    (dried) split (green|yellow) peas
  196/cup U16086; cooked split peas
  186/cup U16108, .74/ml D, 85/100ml I391; soybeans: dried soybeans, soya beans
  172/cup U16109, .79/ml D; cooked soybeans
  238/cup U16103; refried beans: canned refried beans
  254/cup U16006; baked beans: canned baked beans, vegetarian baked beans
  # Tofu (solid)
  248/cup U16127, 126/.5cup U16426, 100/100ml I33501; tofu: (firm|soft|silken|extra firm) tofu, bean
    curd
  166/cup U16114; tempeh
  175/cup U16113; natto
  122/cup U16130; okara
  # Breakfast cereals
  57/.5cup K, 2.5/tsp F; grape-nuts
  28/cup K, 0.5/tsp F, 30/250ml F; crisped rice: (cereal) rice crispies,
    rice bubbles (rice crispies), crisp rice cereal
  30/250ml F, 13/100ml I163; cornflakes: corn flakes
  60/cup K; bran cereal: all-bran (cereal)
  113/cup K; granola
  14/cup U08156; puffed rice: (puffed) puffed rice cereal
  12/cup U08157; puffed wheat
  """
