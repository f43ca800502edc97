extension RecipeTexts {
  /// The words of Swedish recipes. Source of the adjectives: Svenska Akademiens ordlista.
  static var swedish: String {
    """
    grammar: compounds
    plurals: a/or e/ar lök/lökar el/lar er/rar /er
    nouns: bröst/bröst lår/lår vinge sardin rova fralla limpa rot/rötter majskolv/majskolvar
      sparris/sparrisar kanin forell kronärtskocka nejlika ägg/ägg äggula/äggulor äggvita/äggvitor
      lök morot/morötter potatis/potatisar tomat gurka zucchini/zucchini squash/squash
      aubergine/auberginer paprika/paprikor champinjon svamp/svampar äpple/äpplen päron/päron
      banan citron lime/lime apelsin persika aprikos plommon/plommon körsbär/körsbär
      jordgubbe/jordgubbar hallon/hallon bär/bär fikon/fikon dadel nöt/nötter mandel oliv sardell
      filé/filéer kotlett biff/biffar korv/korvar kyckling/kycklingar kycklingfilé/kycklingfiléer
      räka mussla lax/laxar laxfilé/laxfiléer bröd/bröd bulle kaka kex/kex våffla pannkaka
      muffins/muffins purjolök rädisa rödbeta avokado/avokador mango/mango ananas/ananas kiwi/kiwi
      melon pumpa sallad/sallader chili/chili chilifrukt/chilifrukter frukt/frukter kål/kål
      blomkål/blomkål kryddnejlika pepparkorn/pepparkorn korn/korn lagerblad/lagerblad blad/blad
      kärna person/personer portion/portioner bit/bitar gräslök/gräslök palsternacka dill/dill
      knöl/knölar huvud/huvuden
    pieces: rulle tablett tärning/tärningar klick/klickar kula stam/stammar glas/glas kopp/koppar
      skiva ring/ringar halva droppe bit/bitar stycke/stycken stänk/stänk nypa stång/stänger dussin/dussin
    containers: ask/askar pkt/pkt pack/pack flaska kartong/kartonger tub/tuber förp/förp
      förpackning/förpackningar
    vessels: rymmer/rymmer rummer/rummer form/formar gryta/grytor kastrull/kastruller panna/pannor plåt/plåtar bunke/bunkar
      skål/skålar
    agreeing: rågad/rågade struken/strukna stor/stora stort/stora liten/små litet/små gul/gula gult/gula röd/röda rött/röda
      grön/gröna grönt/gröna vit/vita vitt/vita färsk/färska färskt/färska mogen/mogna moget/mogna
      hel/hela helt/hela medelstor/medelstora medelstort/medelstora rågad/rågade rågat/rågade
      struken/strukna struket/strukna
    descriptions: st mindre större halv halvt halva finhackad
    ends: av för i med och eller på till utan à från cirka ca ungefär skalad skalade hackad
      hackade riven rivna rivet tärnad skivad skivade pressad pressade uppvispade delad delade
    heat: grädda gräddas stek koka värm varm varmt
    links: vikt
    shapes: bit bulle/bullar boll/bollar
    yields: person portion ger räcker pers gäster
    purposes: för till
    relations: av efter för före i innan mellan på till under över per varje om ca
    others: fat glass
    roots: ingefära
    fillings: rågad rågade rågat struken strukna struket toppad toppade knapp knappa
    temperatures: grader
    quarters: trekvart/3 trekvarts/3
    fractions: halv/2 halva/2 halvt/2 kvart/4 kvarts/4 tredjedel/3 tredjedels/3
    denominators: tredjedelar/3
    between: mellan
    to: till
    and: och
    or: eller
    about: cirka ungefär
    references: sida steg
    each: varje vardera
    per: portion person
    at: taget gången
    nutrition: näringsvärde näringsvärden näringsinnehåll
    ratings: betyg kommentarer recensioner röster
    staples: mjöl vetemjöl socker salt smör mjölk vatten olja peppar grädde ost jäst bakpulver
      msk tsk krm nypa och med till för
    """
  }
}
