extension RecipeTexts {
  /// The words of Danish recipes. Source of the forms: Den Danske Ordbog.
  static var danish: String {
    """
    grammar: compounds singularBelowTwo
    plurals: e/er el/ler er/re /er
    nouns: æg/æg æggeblomme æggehvide løg/løg rødløg/rødløg forårsløg/forårsløg
      skalotteløg/skalotteløg hvidløg/hvidløg gulerod/gulerødder kartoffel/kartofler tomat agurk
      peberfrugt aubergine/auberginer squash/squash champignon/champignoner svamp/svampe
      æble/æbler pære banan citron lime/lime limefrugt appelsin mandarin/mandariner
      fersken/ferskner abrikos blomme kirsebær/kirsebær jordbær/jordbær hindbær/hindbær
      blåbær/blåbær bær/bær figen/figner daddel/dadler nød/nødder mandel/mandler
      valnød/valnødder oliven/oliven kapers/kapers ansjos filet/fileter bøf/bøffer
      kotelet/koteletter pølse kylling kyllingebryst/kyllingebryster kyllingelår/kyllingelår
      bryst/bryster lår/lår reje musling laks/laks torsk/torsk sild/sild brød/brød bolle
      rundstykke kage kiks/kiks vaffel/vafler pandekage muffin/muffins porre radise rødbede
      selleri/sellerier fennikel/fennikler avocado/avocadoer mango/mangoer ananas/ananas
      kiwi/kiwier melon græskar/græskar salat chili/chilier frugt kål/kål blomkål/blomkål
      nellike peberkorn/peberkorn korn/korn laurbærblad/laurbærblade kerne person portion
      pastinak/pastinakker majskolbe
    pieces: nip/nip fed/fed skive stykke bundt/bundter kvist/kviste blad/blade stilk/stilke
      stængel/stængler håndfuld/håndfulde hoved/hoveder stang/stænger dråbe klump tern/tern
      ring/ringe halvdel/halvdele skefuld/skefulde knivspids/knivspidser glas/glas båd/både
      kop/kopper hvidløgsfed/hvidløgsfed dusin/dusin
    containers: dåse pose pakke pakning flaske glas/glas karton/kartoner bæger/bægre brev/breve
      bakke tube rør/rør bøtte
    abbreviations: pk ds
    vessels: rummer/rummer gryde/gryder pande/pander form/forme skål/skåle bageplade/bageplader fad/fade
    agreeing: toppet/toppede strøget/strøgne stor/store stort/store mellemstor/mellemstore mellemstort/mellemstore lille/små
      rød/røde rødt/røde grøn/grønne grønt/grønne gul/gule gult/gule hvid/hvide hvidt/hvide
      frisk/friske moden/modne modent/modne hel/hele helt/hele god/gode godt/gode
    descriptions: halv halve halvt
    ends: af for i med og eller på til uden à fra cirka ca omtrent hakket hakkede revet revne
      skrællet skrællede snittet snittede pisket piskede presset pressede skåret skårne fint
      groft
    relations: ad af efter for før i inden mellem på til under ved over pr hver om ca
    heat: bag bages steg steges kog koges varm varmes varmt ovn ovnen grader
    yields: person personer portion portioner giver pers gæster kuverter
    purposes: til for
    parts: saft saften skal skallen
    links: à á af fra på vægt
    shapes: kugle
    uncounted: dage dag timer time minutter gange gang uger uge måneder år grader procent
    others: for fat
    roots: ingefær
    fillings: toppet toppede strøgen strøgne strøget knap knappe
    temperatures: grader
    quarters: trekvart/3
    fractions: halv/2 halve/2 halvt/2 kvart/4 tredjedel/3
    denominators: tredjedele/3
    between: mellem
    to: til
    and: og
    or: eller
    about: cirka omtrent
    references: side trin
    each: hver stykket
    per: portion person stk styk
    at: gangen
    nutrition: næringsindhold næringsværdi næringsværdier
    ratings: anmeldelser kommentarer
    staples: mel hvedemel sukker salt smør mælk vand olie peber fløde ost gær bagepulver
      knivspids spsk tsk og med til
    """
  }
}
