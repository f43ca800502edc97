extension RecipeTexts {
  /// The words of Norwegian recipes. Source of the forms: Bokmålsordboka.
  static var norwegian: String {
    """
    grammar: compounds singularBelowTwo
    plurals: e/er el/ler er/re /er
    nouns: egg/egg eggeplomme eggehvite løk/løk rødløk/rødløk vårløk/vårløk
      sjalottløk/sjalottløk hvitløk/hvitløk gulrot/gulrøtter potet tomat agurk paprika/paprikaer
      aubergine/auberginer squash/squash sjampinjong/sjampinjonger sopp/sopper eple/epler pære
      banan sitron lime/lime appelsin mandarin fersken/ferskener aprikos plomme
      kirsebær/kirsebær jordbær/jordbær bringebær/bringebær blåbær/blåbær bær/bær fiken/fikener
      daddel/dadler nøtt/nøtter mandel/mandler valnøtt/valnøtter oliven/oliven kapers/kapers
      ansjos filet/fileter biff/biffer kotelett/koteletter pølse kylling
      kyllingfilet/kyllingfileter kyllingbryst/kyllingbryst kyllinglår/kyllinglår bryst/bryst
      lår/lår reke musling/muslinger blåskjell/blåskjell laks/laks torsk/torsk sild/sild
      brød/brød bolle rundstykke kake kjeks/kjeks vaffel/vafler pannekake muffins/muffins purre
      reddik/reddiker rødbete selleri/sellerier fennikel/fenikler avokado/avokadoer
      mango/mangoer ananas/ananas kiwi/kiwier melon gresskar/gresskar salat chili/chilier frukt
      kål/kål blomkål/blomkål nellik/nelliker pepperkorn/pepperkorn korn/korn
      laurbærblad/laurbærblader kjerne person porsjon/porsjoner pastinakk/pastinakker
      kålrot/kålrøtter lefse lompe tortilla/tortillaer
    pieces: fedd/fedd båt/båter skive stykke bunt/bunter kvist/kvister blad/blader stilk/stilker
      stengel/stengler neve/never håndfull/håndfuller hode/hoder stang/stenger dråpe
      klump/klumper terning/terninger ring/ringer halvdel/halvdeler knivspiss/knivspisser
      glass/glass bit/biter kopp/kopper dusin/dusin
    containers: boks/bokser pose pakke pakning/pakninger flaske glass/glass kartong/kartonger
      beger/begre tube rør/rør
    abbreviations: pk bx
    vessels: rommer/rommer gryte/gryter panne/panner form/former stekebrett/stekebrett fat/fat
      langpanne/langpanner kjele/kjeler
    agreeing: stor/store stort/store liten/små lita/små lite/små rød/røde rødt/røde grønn/grønne
      grønt/grønne gul/gule gult/gule hvit/hvite hvitt/hvite fersk/ferske ferskt/ferske
      moden/modne modent/modne hel/hele helt/hele god/gode godt/gode
    descriptions: middels halv halve halvt
    ends: av for i med og eller på til uten à fra cirka ca omtrent hakket hakkede revet revne
      skrelt skrelte kuttet kuttede presset pressede skåret skårne finhakket finhakkede fint
      grovt
    relations: av etter for før i innen mellom på til under ved over per pr hver om ca
    heat: stek stekes bak bakes kok kokes varm varmes varmt ovn ovnen grader
    yields: person personer porsjon porsjoner gir pers gjester
    purposes: til for
    parts: saft saften skall skallet
    links: à á av fra på vekt
    shapes: emne kule
    uncounted: dager dag timer time minutter ganger gang uker uke måneder år grader prosent
    others: for fat
    roots: ingefær
    fillings: toppet toppede strøken strøkne strøket knapp knappe
    temperatures: grader
    quarters: trekvart/3
    fractions: halv/2 halve/2 halvt/2 kvart/4 tredjedel/3
    denominators: tredjedeler/3
    between: mellom
    to: til
    and: og
    or: eller
    about: cirka omtrent
    references: side trinn
    each: hver stykket
    per: porsjon person stk
    at: gangen
    nutrition: næringsinnhold næringsverdi næringsverdier
    ratings: anmeldelser kommentarer
    staples: mel hvetemel sukker salt smør melk vann olje pepper fløte ost gjær bakepulver klype
      ss ts og med til
    """
  }
}
