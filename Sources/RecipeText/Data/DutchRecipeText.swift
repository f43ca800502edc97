extension RecipeTexts {
  /// The words of Dutch recipes. Source of the adjectives: Woordenlijst Nederlandse Taal.
  static var dutch: String {
    """
    grammar: compounds
    plurals: je/jes el/els er/ers um/ums e/es /en
    nouns: dij/dijen poot/poten vleugel kotelet/koteletten karbonade worstje
      winterpeen/winterpenen bloemkool/bloemkolen beschuit maïskolf/maïskolven kool/kolen asperge
      konijn forel/forellen inktvis/inktvissen peul/peulen ei/eieren eidooier eigeel/eigelen
      eiwit/eiwitten ui bosui sjalot/sjalotten wortel/wortelen winterwortel/winterwortelen
      aardappel/aardappelen tomaat/tomaten komkommer courgette aubergine paprika/paprika's
      champignon/champignons paddenstoel/paddenstoelen appel peer/peren banaan/bananen citroen
      limoen/limoenen sinaasappel perzik/perziken abrikoos/abrikozen pruim kers/kersen
      aardbei/aardbeien framboos/frambozen bes/bessen jeneverbes/jeneverbessen vijg dadel
      noot/noten walnoot/walnoten amandel/amandelen olijf/olijven kappertje ansjovis/ansjovissen
      filet/filets kipfilet/kipfilets biefstuk/biefstukken worst kip/kippen garnaal/garnalen
      mossel/mosselen brood/broden broodje koekje koek cracker/crackers wafel/wafels pannenkoek
      muffin/muffins prei/preien raap/rapen radijs/radijzen radijsje biet artisjok/artisjokken
      avocado/avocado's mango/mango's ananas/ananassen kiwi/kiwi's meloen/meloenen
      pompoen/pompoenen sla/sla venkel/venkels peper/pepers augurk kruidnagel/kruidnagels korrel
      peperkorrel laurierblad/laurierbladeren blad/bladeren persoon/personen portie/porties
      bol/bollen steranijs/steranijs krop/kroppen struik stronk
    pieces: blokje tablet/tabletten klont steel/stelen stokje stok/stokken scheutje rolletje
      knol/knollen vel/vellen glas/glazen kop/koppen kopje teen/tenen snee/sneeën schijf/schijven
      schijfje ring/ringen reep/repen druppel handvol/handvol scheut/scheuten klontje bol/bollen
      stuk/stuks stukje bos/bossen dopje lepel/lepels
      koffielepel/koffielepels lepeltje mok/mokken tros/trossen tak/takken pluk/plukken mespunt/mespunten dozijn/dozijn
    containers: zak/zakken flesje beker pot/potten doos/dozen tube doosje bak/bakken kuipje
      rol/rollen
    vessels: inhoud/inhoud vorm/vormen schaal/schalen kom/kommen bakvorm/bakvormen koekenpan/koekenpannen
    agreeing: groot/grote grote/grote klein/kleine kleine/kleine middelgroot/middelgrote
      middelgrote/middelgrote rood/rode rode/rode groen/groene groene/groene geel/gele gele/gele
      wit/witte witte/witte vers/verse verse/verse rijp/rijpe rijpe/rijpe heel/hele hele/hele
    descriptions: halve half dikke dunne
    ends: ze hem deze aan als bij en in met of op te tot uit van voor zonder à ca circa ongeveer fijn grof
      gesneden gehakt gepeld geperst geraspt geschild gesnipperd losgeklopt uitgelekt
    relations: aan in na om op over per tot tussen voor voordat gedurende elke
    links: uitlekgewicht
    shapes: balletje bol/bollen stukken/stukken
    yields: persoon portie punten pers gasten eters
    foods: vet zout suiker suikers
    nutrients: eiwit eiwitten verzadigd vezels
    purposes: voor
    heat: verwarm verwarmen bak bakken heet hete
    others: big
    roots: gember gemberwortel kurkuma
    fillings: afgestreken opgehoopte opgehoopt volle flinke royale
    degrees: goed licht
    quarters: driekwart/3
    denominators: derde/3
    fractions: halve/2 half/2
    between: tussen
    to: tot
    or: of
    each: elk elke ieder iedere
    references: pagina stap
    verbs: de het
    nutrition: voedingsstof voedingswaarden voedingswaarde
    per: portie persoon
    at: keer
    ratings: beoordelingen reacties stemmen sterren
    staples: bloem suiker zout boter melk water olie peper room kaas gist bakpoeder snufje
      eetlepel eetlepels theelepel theelepels en de het een met voor
    """
  }
}
