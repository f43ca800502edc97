extension RecipeTexts {
  /// The words of French recipes. Source of the adjectives: Dictionnaire de l’Académie française.
  static var french: String {
    """
    grammar: nounAhead singularBelowTwo
    partitives: de_l' de_l’ de_la_ de_ du_ des_ d' d’
    plurals: s/s x/x z/z eau/eaux eu/eux al/aux /s
    nouns: gigot rôti aile asperge truite poulpe calamar boudin haricot merguez œuf Œuf oeuf
      jaune blanc oignon échalote carotte tomate courgette aubergine poivron concombre
      champignon pomme poire banane citron orange pêche abricot prune cerise fraise framboise
      figue datte noix/noix noisette amande olive câpre anchois filet steak escalope cuisse
      blanc côtelette côte saucisse merguez/merguez poulet canard lapin pavé dos crevette moule
      huître coquille pain baguette brioche biscuit galette crêpe muffin macaron cookie pâte
      poireau navet radis betterave endive artichaut avocat mangue ananas/ananas kiwi melon
      potiron courge patate navet fenouil salade laitue chou/choux piment cornichon clou étoile
      grain graine bâton yaourt personne part portion boudoir spéculoos/spéculoos carré cube
      boule
    pieces: tour louche tablette bâtonnet tête dé barre racine unité épi rouleau disque
      cuillerée cuillère giclée verre tasse bol bout noisette noix/noix pointe quartier rondelle lamelle
      moitié quart tiers/tiers cube trait dose part goutte filet carré boule douzaine dizaine
    containers: pot tube bouteille carton
    vessels: contenance moule plat cocotte casserole poêle sauteuse saladier marmite terrine cercle
    agreeing: gros/gros grosse/grosses petit/petits petite/petites grand/grands grande/grandes
      moyen/moyens moyenne/moyennes beau/beaux belle/belles bon/bons bonne/bonnes jeune/jeunes
      vieux/vieux vieille/vieilles rouge/rouges vert/verts verte/vertes jaune/jaunes blanc/blancs
      blanche/blanches noir/noirs noire/noires frais/frais fraîche/fraîches mûr/mûrs mûre/mûres
      entier/entiers entière/entières sèche/sèches doux/doux douce/douces nouveau/nouveaux
      bombé/bombés bombée/bombées rase/rases pleine/pleines comble/combles garni/garnis
    descriptions: demi demie
    ends: à a au aux avec en et ou pour sans dans sur de du des d' par puis bien finement émincé
      émincée haché hachée coupé coupée pelé pelée râpé râpée battu battus environ
    heat: four cuire cuisson chauffer réchauffer chaud chaude frire griller rôtir
    relations: à avant après dans en entre par pour sur pendant jusqu'à chaque vers
    links: d'environ égoutté
    yields: personne rendement pers convives couverts
    uncounted: mn
    shapes: boulette pâton
    nutrients: protéine protéines glucides lipides
    foods: sucres graisses fibres sel
    purposes: pour
    parts: feuilles graines pépins pulpe
    others: as or on an of as
    roots: gingembre curcuma galanga raifort
    fillings: bombée bombées rase rases ras pleine pleines comble combles bombé bombés
    degrees: bien légèrement
    temperatures: degrés
    fractions: demi/2 demie/2 moitié/2 quart/4 tiers/3 quarts/4
    articles: un une
    between: entre
    to: à
    and: et
    or: ou
    each: chaque chacun chacune
    references: page étape etape vitesse th thermostat
    nutrition: nutriment nutritionnelles nutritionnelle nutritionnel nutritionnels
    per: portion personne
    verbs: préchauffez ajoutez mélangez versez laissez coupez faites
    at: fois
    ratings: avis commentaire commentaires
    staples: farine sucre sel beurre lait eau huile poivre crème fromage levure pincée cuillère
      cuillères soupe café sachet de du des le la les et au aux avec pour
    """
  }
}
