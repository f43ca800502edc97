extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; Słownik języka polskiego PWN;
  // Internetová jazyková příručka; Slovník slovenského jazyka; Slovar slovenskega knjižnega jezika;
  // Hrvatski jezični portal; Rečnik Matice srpske; Rechnik na balgarskiya ezik; «Книга о вкусной и
  // здоровой пище», the table of measures; Словник української мови. In these kitchens, a glass is
  // used as a cup.
  static let slavic = """
    pl
    about: około, ok.
    ask: ile, to ile, ile to
    link: to, jest, ma, mają
    end: to
    and: i, oraz
    or: lub, albo
    to: do
    in: w
    minus: minus
    per: na
    half: pół, połowa, połowę
    quarter: ćwierć
    US: cup, pint, quart, gallon, fluid ounce
    cup: szklanka|szklanki|szklanek|szklanki, szklankę|szklanki|szklanek|szklanki, szklanką|szklankami|szklankami|szklanki, szkl.
    tablespoon: łyżka|łyżki|łyżek|łyżki, łyżkę|łyżki|łyżek|łyżki, łyżką|łyżkami|łyżkami|łyżki, łyżce|łyżkach|łyżkach|łyżki, lyzka|lyzki|lyzek|lyzki, lyzke|lyzki|lyzek|lyzki, płaska łyżka|płaskie łyżki|płaskich łyżek|płaskiej łyżki
    teaspoon: łyżeczka|łyżeczki|łyżeczek|łyżeczki, łyżeczkę|łyżeczki|łyżeczek|łyżeczki, łyżeczką|łyżeczkami|łyżeczkami|łyżeczki, lyzeczka|lyzeczki|lyzeczek|lyzeczki, lyzeczke|lyzeczki|lyzeczek|lyzeczki, płaska łyżeczka|płaskie łyżeczki|płaskich łyżeczek|płaskiej łyżeczki
    pinch: szczypta|szczypty|szczypt|szczypty, szczyptę|szczypty|szczypt|szczypty, szczyptą
    hour: godzinę, godzinach
    minute: minutę, minutach
    decagram: dag, dkg, deka, dekagramów

    cs
    about: asi, cca, přibližně, zhruba
    ask: kolik, je kolik, kolik je
    link: je, jsou, má
    and: a
    or: nebo
    to: až
    in: v
    minus: minus
    per: na
    half: půl, půlka, polovina
    quarter: čtvrt, čtvrtě, čtvrtiny
    cup: hrnek|hrnky|hrnku|hrnků, hrneček|hrnečky|hrnečku|hrnečků
    tablespoon: PL, polévková lžíce|polévkové lžíce|polévkové lžíce|polévkových lžic, lžíce|lžíce|lžíce|lžic, lžíci|lžíce|lžíce|lžic
    teaspoon: ČL, čajová lžička|čajové lžičky|čajové lžičky|čajových lžiček, lžička|lžičky|lžičky|lžiček, lžičku|lžičky|lžičky|lžiček
    pinch: špetka|špetky|špetky|špetek, špetku|špetky|špetky|špetek
    kilogram: kilo|kila|kila|kil
    minute: minutách
    hour: hodinách

    sk
    about: asi, cca, približne
    ask: koľko, je koľko, koľko je
    link: je, sú, má
    and: a
    or: alebo
    to: až
    minus: mínus
    per: na
    half: pol, polovica
    cup: hrnček|hrnčeky|hrnčeka|hrnčekov, hrnčeky, šálka|šálky|šálky|šálok
    tablespoon: PL, lyžica|lyžice|lyžice|lyžíc, lyžicu
    teaspoon: ČL, lyžička|lyžičky|lyžičky|lyžičiek, lyžičku
    pinch: štipka|štipky|štipky|štipiek, štipku

    sl
    about: približno, približ., okoli, cca
    and: in
    or: ali
    to: do
    in: v
    minus: minus
    per: na
    half: pol, polovica
    cup: skodelica, skodelici, skodelice, skodelic, skodelico
    tablespoon: žlica, žlici, žlice, žlic, žlico
    teaspoon: žlička, žlički, žličke, žličk, žličko
    pinch: ščepec, ščepca, ščepci, ščepcev

    hr
    about: oko, otprilike, približno, cca
    and: i
    or: ili
    to: do
    in: u
    minus: minus
    half: pola, pol
    cup: šalica|šalice|šalica, šalicu
    tablespoon: žlica|žlice|žlica, žlicu, jušna žlica|jušne žlice|jušnih žlica, velika žlica|velike žlice|velikih žlica
    teaspoon: žličica|žličice|žličica, žličicu, čajna žličica|čajne žličice|čajnih žličica, mala žlica|male žlice|malih žlica
    pinch: prstohvat|prstohvata|prstohvata

    bs
    about: oko, otprilike, približno
    and: i
    or: ili
    to: do
    in: u
    minus: minus
    half: pola, pol
    cup: šolja|šolje|šolja, šolju
    tablespoon: kašika|kašike|kašika, kašiku, supena kašika|supene kašike|supenih kašika
    teaspoon: kašičica|kašičice|kašičica, kašičicu, kafena kašičica|kafene kašičice|kafenih kašičica
    pinch: prstohvat|prstohvata|prstohvata

    sr
    about: око, отприлике, приближно
    and: и
    or: или
    to: до
    in: у
    minus: минус
    half: пола, пол
    cup: шоља|шоље|шоља, шољу
    tablespoon: кашика|кашике|кашика, кашику, супена кашика|супене кашике|супених кашика
    teaspoon: кашичица|кашичице|кашичица, кашичицу, кафена кашичица|кафене кашичице|кафених кашичица
    pinch: прстохват|прстохвата|прстохвата

    sr-Latn
    about: oko, otprilike, približno
    and: i
    or: ili
    to: do
    in: u
    minus: minus
    half: pola, pol
    cup: šolja|šolje|šolja, šolju
    tablespoon: kašika|kašike|kašika, kašiku, supena kašika|supene kašike|supenih kašika
    teaspoon: kašičica|kašičice|kašičica, kašičicu, kafena kašičica|kafene kašičice|kafenih kašičica
    pinch: prstohvat|prstohvata|prstohvata

    bg
    about: около, приблизително
    and: и
    or: или
    to: до
    in: в
    minus: минус
    per: на
    half: половин, половина
    cup: чаша|чаши, чаена чаша|чаени чаши, ч.ч.
    tablespoon: с.л., супена лъжица|супени лъжици
    teaspoon: ч.л., чаена лъжичка|чаени лъжички
    pinch: щипка|щипки
    gram: гр.

    mk
    about: околу
    and: и
    or: или
    to: до
    minus: минус
    half: половина, пола

    ru
    about: около, примерно, приблизительно
    ask: сколько, это сколько, сколько это, сколько будет
    link: это, будет
    end: будет
    and: и
    or: или
    to: до
    in: в
    minus: минус
    per: на
    half: половина, половины, половину, пол
    third: треть
    quarter: четверть, четверти
    US: cup, pint, quart, gallon, fluid ounce
    cup: стакан|стакана|стаканов|стакана, стаканы, стак., стаканом, стаканами, чашка|чашки|чашек|чашки, чашку|чашки|чашек|чашки
    tablespoon: ст. л., ст. ложка|ст. ложки|ст. ложек|ст. ложки, столовых ложки, столовая ложка|столовые ложки|столовых ложек|столовой ложки, столовую ложку|столовые ложки|столовых ложек|столовой ложки, столовой ложкой, столовыми ложками, стол. л., стол. ложки
    teaspoon: ч. л., ч. ложка|ч. ложки|ч. ложек|ч. ложки, чайных ложки, чайная ложка|чайные ложки|чайных ложек|чайной ложки, чайную ложку|чайные ложки|чайных ложек|чайной ложки, чайной ложкой, чайными ложками, чайн. л., чайн. ложки
    pinch: щепотка|щепотки|щепоток|щепотки, щепотку|щепотки|щепоток|щепотки
    dessertspoon: дес. л., десертная ложка|десертные ложки|десертных ложек|десертной ложки
    gram: гр., граммов, граммами
    kilogram: килограммов, кило
    minute: минуту, минутах
    hour: часах

    uk
    about: близько, приблизно, приблиз.
    ask: скільки, це скільки, скільки це
    link: це, буде, має
    and: і, й, та
    or: або, чи
    to: до
    in: в, у
    minus: мінус
    per: на
    half: пів, половина, половину
    quarter: чверть
    cup: склянка|склянки|склянок|склянки, склянку|склянки|склянок|склянки, філіжанка|філіжанки|філіжанок|філіжанки, філіжанку|філіжанки|філіжанок|філіжанки, скл.
    tablespoon: ст. л., столова ложка|столові ложки|столових ложок|столової ложки, столову ложку|столові ложки|столових ложок|столової ложки
    teaspoon: ч. л., чайна ложка|чайні ложки|чайних ложок|чайної ложки, чайну ложку|чайні ложки|чайних ложок|чайної ложки
    pinch: щіпка|щіпки|щіпок|щіпки, щіпку|щіпки|щіпок|щіпки, дрібка|дрібки|дрібок|дрібки
    gram: г, гр.
    minute: хвилинах
    hour: годинах
    kilogram: кіло

    be
    about: каля, прыкладна
    and: і
    or: або
    to: да
    in: у
    minus: мінус
    cup: шклянка|шклянкі|шклянак|шклянкі

    """
}
