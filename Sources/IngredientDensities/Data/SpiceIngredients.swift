/// Herbs and spices.
let spiceIngredients = """
  # Fresh herbs, ginger and garlic
  6/.25cup U02044, 5.3/2tbsp U02044, 13/100ml I11134; fresh basil: (fresh|Thai|sweet) basil leaf,
    fresh (Thai|sweet) basil
  21/.5cup K, 3/tbsp U11156, 1/tsp U11156, 1.1/tsp F; fresh chives: (chopped|snipped) (fresh) chives
  4/.25cup U11165, 13/100ml I34238; fresh cilantro: (fresh) cilantro (leaf), (fresh) coriander leaf,
    fresh coriander, Chinese parsley
  8.9/cup U02045; fresh dill: fresh dill (weed|fronds), dill (sprigs|fronds)
  3.2/2tbsp U02064; fresh mint: (fresh) [mint|peppermint] leaf, fresh peppermint, mint
  11.4/2tbsp U02065; fresh spearmint: spearmint leaf
  60/cup U11297, 3.8/tbsp U11297, 0.8/tsp F; fresh parsley:
    (fresh) (chopped) (flat leaf|Italian|curly|flatleaf|curly leaf|Italian flat leaf) parsley (leaf)
  1.7/tbsp U02063, 0.7/tsp U02063; fresh rosemary: (fresh) rosemary [leaf|needles]
  0.8/tsp U02049; fresh thyme: (fresh|lemon) thyme leaf, fresh lemon thyme
  57/.25cup K, 2/tsp U11216, 24/.25cup U11216, 4.9/tsp F; fresh ginger:
    (fresh) [grated|minced|chopped|sliced] ginger, (fresh) ginger root, (fresh) gingerroot
  28/2tbsp K, 2.8/tsp U11215, 3.2/tsp F; minced garlic: (finely) chopped garlic,
    [crushed|grated|minced] garlic (cloves)
  # Dried herbs
  0.7/tsp U02003, 0.5/tsp F; dried basil: dried basil leaf
  1.4/tsp U02003; ground basil
  0.6/tsp U02004; bay leaf: (crumbled) (dried|Turkish) bay leaf
  0.6/tsp U02008; dried chervil
  0.2/tbsp U11615, .8/.25cup U11615; dried chives: chopped dried chives, freeze-dried chives
  0.6/tsp U02012; dried cilantro: dried coriander leaf
  1/tsp U02017; dried dill: (dried) dill weed
  0.6/tsp U02023; dried marjoram: dried marjoram leaf
  1/tsp U02027, 1.5/15ml I11191; dried oregano: dried (Mexican|Greek) oregano, dried oregano leaf
  1.8/tsp U02027; ground oregano
  0.5/tsp U02029; dried parsley: (dried) parsley flakes, dried parsley leaf
  1.5/tsp U02034; poultry seasoning
  1.2/tsp U02036; dried rosemary: dried rosemary (leaf|needles)
  0.7/tsp U02038; ground sage: (dried) rubbed sage, dried sage
  1.4/tsp U02039; ground savory: (dried) (summer) savory
  0.5/tsp U02066; dried mint: dried [spearmint|mint] (leaf)
  0.6/tsp U02041; dried tarragon: dried tarragon leaf
  1.6/tsp U02041; ground tarragon
  1/tsp U02042, 1.5/15ml I11194; dried thyme: dried thyme leaf
  1.4/tsp U02042; ground thyme
  # Spices
  1.9/tsp U02001, 2.1/tsp F; allspice: (ground) all spice, ground allspice
  2.1/tsp U02002; anise seed: aniseed, (whole) anise seeds
  18/2tbsp K, 6.7/tbsp U02005; caraway seeds: caraway
  2/tsp U02006; cardamom: ground cardamom
  1.8/tsp U02031; cayenne: (ground) cayenne (pepper), (ground) red pepper, (hot) cayenne pepper
  2/tsp U02007, 2.5/tsp F; celery seed: celery seeds
  2.7/tsp U02009; chili powder: (mild|hot) chili powder, chile powder
  2.6/tsp U02010, 2.5/tsp F; cinnamon: (ground|powdered) cinnamon
  2.1/tsp U02011, 2/tsp F; ground cloves: powdered cloves
  1.9/tsp F; whole cloves: cloves
  1.8/tsp U02013; coriander seed: (whole) coriander seeds, whole coriander
  2/tsp S; ground coriander: coriander powder, powdered coriander
  2.1/tsp U02014; cumin seed: (whole) cumin seeds, whole cumin
  2.3/tsp S, 1.8/tsp S, 2.9/tsp S; ground cumin: cumin powder, powdered cumin
  2/tsp U02015; curry powder: (Madras|mild|hot) curry powder
  2.1/tsp U02016; dill seed
  2/tsp U02018; fennel seed: whole fennel seeds
  3.7/tsp U02019; fenugreek seed: fenugreek
  3.1/tsp U02020; garlic powder: [granulated|powdered] garlic
  1.8/tsp U02021, 2.5/tsp F; ground ginger: ginger powder, powdered ginger, dried ginger
  92/.5cup K, 5.1/tsp F; crystallized ginger: [crystal|candied] ginger
  1.7/tsp U02022; mace: ground mace
  2/tsp U02024, 2.4/tsp F; dry mustard: (ground) mustard powder, ground mustard, Colman's mustard,
    English mustard powder, ground mustard seed
  3.2/tsp F; mustard seed: (yellow|brown|black|white|whole) mustard seeds
  2.2/tsp U02025; nutmeg: (fresh|ground|grated) nutmeg
  2.4/tsp U02026; onion powder: [granulated|powdered] onion
  2.3/tsp U02028, 2.4/tsp F; paprika: (sweet|hot|smoked|ground|Hungarian|Spanish) paprika,
    (sweet|smoked) pimenton
  2.9/tsp U02030, 2.9/tsp F; black peppercorns: whole black pepper, peppercorns,
    (whole) (black) peppercorns
  3.2/tsp F; white peppercorns: whole white pepper
  2.3/tsp U02030, 6.5/15ml I11177; ground black pepper: (ground|cracked) (black) pepper,
    fresh black pepper
  2.4/tsp U02032, 6.5/15ml I11178; white pepper: (ground) white pepper
  1.7/tsp U02035; pumpkin pie spice: pumpkin spice
  1.8/tsp N, 2/tsp N; red pepper flakes: (crushed|dried) (hot|dried hot) red pepper flakes,
    crushed red pepper, crushed (red) pepper flakes, (dried) (hot|red) [chili|chile] flakes,
    hot pepper flakes, (red) [chili|chile] pepper flakes, (dried) hot red pepper flakes
  0.7/tsp U02037; saffron: saffron (threads|strands)
  3/tsp U02043, 3/tsp F; turmeric: ground turmeric
  """
