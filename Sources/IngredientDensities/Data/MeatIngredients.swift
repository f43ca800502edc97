/// Meat and fish.
let meatIngredients = """
  # Meat and poultry (solid)
  140/cup U05013; cooked chicken: [roasted|roast|rotisserie] chicken, cooked chicken (breast|meat)
  140/cup U05065, 140/cup U05046, 160/cup U05083; stewed chicken: poached chicken
  145/cup U05022; giblets: cooked giblets, chicken giblets
  140/cup U10136; cooked ham: (cured|baked|smoked|boiled) ham, ham
  135/cup U10009; cooked pork: [roast|roasted|pulled] pork
  4.9/tsp F; cooked beef
  4.7/tsp F, .96/ml D; raw beef: (lean) ground beef, minced beef, hamburger meat
  # Fish and shellfish (solid)
  5.1/tsp F; anchovies: anchovy (fillets), canned anchovies, anchovy paste,
    anchovies in oil, anchovy fillets in oil
  16/tbsp U15012, 100/100ml I832; caviar: salmon roe, fish roe
  118/cup U15140, 135/cup U15140; crab meat: (cooked|lump|blue|fresh|jumbo lump) (crab) crab meat,
    (cooked|lump|blue) crabmeat, crab
  135/cup U15141; canned crab: canned crabmeat
  145/cup U15148; cooked lobster: lobster (meat)
  227/cup U15157; clams: (shucked) clams, clams in liquid
  160/cup U15160; canned clams: drained canned clams
  # Clam juice (liquid)
  240/cup U15162; clam juice: liquid of clams, clam broth
  # Mussels and other fish (solid)
  150/cup U15164; mussels: (shucked) mussels
  248/cup U15167; oysters: (shucked) oysters
  162/cup U15170; canned oysters
  128/cup U15152; canned shrimp
  127/cup U15250; conch: cooked conch
  140/cup U15041; pickled herring
  190/cup U15048; canned mackerel
  136/cup U15077; smoked salmon: (cooked) smoked salmon, lox
  149/cup U15088; sardines: canned sardines, sardines in oil
  89/cup U15089; tomato sauce sardines: (canned) sardines in tomato sauce
  4.2/tsp F, 146/cup U15119, 154/cup U15121; canned tuna: tuna in oil
  """
